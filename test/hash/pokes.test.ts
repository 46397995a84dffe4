/**
 * Every word of a position that decides what may follow is in its hash: each is poked, and another hash demanded.
 * A word that is new in assembly/constants.ts (Pos) or generated/state.ts must be put into one of the two lists here.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSync } from '../../src/entry-url.js';
import { Address } from '../../src/core/exports.js';
import type { Position } from '../../src/position.js';
import { compileRules } from '../../src/rules/index.js';
import { leipzigRules } from '../differential/leipzig-rules.js';
import { useExpansion } from '../../src/expansions/registry.js';
import { cropCircles } from '../../src/generated/expansions/crop-circles.js';
import { FAMILIES } from '../../src/expansions/manifest.js';
import { stepsOf } from '../../src/build/generate/steps.js';
import { fairy } from '../../src/generated/expansions/fairy.js';
import { festival } from '../../src/generated/expansions/festival.js';
import { kingRobber } from '../../src/generated/expansions/king-robber.js';
import { goldMines } from '../../src/generated/expansions/gold-mines.js';
import { littleBuildings } from '../../src/generated/expansions/little-buildings.js';
import { phantom } from '../../src/generated/expansions/phantom.js';
import { windRoses } from '../../src/generated/expansions/wind-roses.js';
import type { Rules } from '../../src/types.js';
import { PRESETS_UNDER_TEST } from '../differential/presets.js';

const PHASES = [0, ...stepsOf(FAMILIES).map(({ number }) => number)];
const engine = loadSync();
[cropCircles, festival, windRoses, kingRobber, goldMines, littleBuildings, phantom, fairy].forEach(useExpansion);
const ownRules = (): [string, Rules][] => [
  ['crop circles', compileRules({ sets: { base: 1, 'crop-circles-2': 3 } })],
  ['king and robber', compileRules({ sets: { base: 1, 'king-robber': 3 } })],
  ['gold mines', compileRules({ players: 6, sets: { base: 1, 'gold-mines': 3 }, ...{ goldChoice: true } })],
  ['little buildings', compileRules({ edition: 'C1', players: 6, ...{ littleBuildings: '3/2/1' } })],
  [
    'phantom',
    compileRules({ edition: 'C2', modules: { phantom: true }, sets: { base: 1, 'flying-machines': 3, 'princess-dragon': 2 } }),
  ],
  ['fairy', compileRules({ edition: 'C2', modules: { fairy: true } })],
  ['festival', compileRules({ edition: 'C1', sets: { base: 1, festival: 3, 'abbey-mayor': 1, 'traders-builders': 1 } })],
];
const words = (name: string, file: string): string =>
  new RegExp(`export const enum ${name} \\{([\\s\\S]*?)\\n\\}`).exec(readFileSync(file, 'utf8'))?.[1] ?? '';
const enumText = words('Pos', 'assembly/constants.ts') + words('State', 'assembly/generated/state.ts');
const WORDS = Object.fromEntries(
  [...enumText.matchAll(/^ {2}(\w+) = (\d+),/gm)].map(([, name, at]) => [name as string, Number(at)]),
);

/** Words that no later decision reads by themselves, and why. */
const IDLE: Readonly<Record<string, string>> = {
  Tiles: 'length of a list whose entries are in the board part',
  Nodes: 'follows from the tiles',
  Frontier: 'follows from the tiles',
  Hubs: 'follows from the tiles; ferries are in the board part',
  Figures: 'length of a list whose entries are in the board part',
  Left: 'sum of the bag, which is in the board part',
  HashLo: 'the board part itself',
  HashHi: 'the board part itself',
  Rng: 'chance is apart from the position (guide on concepts)',
  Mage: 'in the board part',
  Witch: 'in the board part',
  Highwayman: 'read before the next decision, in the move that writes it',
  Draws: 'place in a deck given from outside, which is chance',
  Discards: 'a count for statistics',
  Turns: 'a count for statistics and for the horizon of playouts',
  Cities: 'follows from the tiles',
  Ingots: 'stays empty; ingots lie in the records of tiles',
  FairyPaid: 'read before the next decision; only positions as they are built bring it along',
  Buildings: 'stays empty; buildings stand in the records of tiles',
  Own: 'their number',
  Words: 'their number with those of families',
};
type Read = (word: string) => number;
type Poke = (read: Read, position: Position) => readonly number[];
const near =
  (word: string): Poke =>
  (read) => [read(word) ^ 1, read(word) + 2, read(word) + 16];
const when =
  (test: (read: Read, position: Position) => boolean, poke: Poke): Poke =>
  (read, position) =>
    test(read, position) ? poke(read, position) : [];
const rulebooks = new WeakMap<object, number>();
/** Whether a bit of Rule.Flags is set, word 9 of the rulebook, which begins with its magic word. */
const flag =
  (bit: number) =>
  (_: Read, { core }: Position): boolean => {
    const at = rulebooks.get(core) ?? core.u32.indexOf(0x4e4d5748);
    rulebooks.set(core, at);
    return ((core.u32[at + 9] as number) & (1 << bit)) !== 0;
  };
const HUBS = flag(6);
const RIVER = flag(24);
const BARNS = flag(27);
const WAGONS = flag(28);
const LEIPZIG = flag(31);
const FLYING = flag(13);
const module =
  (name: string) =>
  (_: Read, { rules }: Position): boolean =>
    (rules.config.modules as unknown as Readonly<Record<string, boolean>>)[name] === true;
const ofPlayer =
  (family: (read: Read, position: Position) => boolean, player: number) =>
  (read: Read, position: Position): boolean =>
    player < position.rules.config.players && family(read, position);
const GOLD = module('goldMines');
const BUILT = module('littleBuildings');
const CROP = (_: Read, { rules }: Position): boolean => (rules.config.modules as { cropCircles?: boolean }).cropCircles === true;
const CARDS = (_: Read, { rules }: Position): boolean => (rules.config.modules as { kingRobber?: boolean }).kingRobber === true;
const PHANTOM = (_: Read, { rules }: Position): boolean => rules.config.modules.phantom === true;
const FAIRY = module('fairy');
/** One more or less of a list, or of an index that may be -1. */
const step =
  (word: string): Poke =>
  (read) => [read(word) > 0 ? read(word) - 1 : read(word) + 1];

/** Words that decide, with the values they are poked to. */
const DECIDES: Readonly<Record<string, Poke>> = {
  Phase: (read) => PHASES.filter((step) => step !== read('Phase')),
  Actor: near('Actor'),
  Turn: near('Turn'),
  Part: near('Part'),
  Drawn: near('Drawn'),
  Double: near('Double'),
  AbbeyEnd: near('AbbeyEnd'),
  Placed: step('Placed'),
  Stage: when(RIVER, near('Stage')),
  RiverTurn: when(RIVER, near('RiverTurn')),
  Ferries: when(HUBS, near('Ferries')),
  Pending: when(HUBS, step('Pending')),
  Moved: when(HUBS, step('Moved')),
  MovedFrom: when(
    (read) => read('Moved') > read('MovedFrom'),
    (read) => [read('Moved')],
  ),
  Resume: (read) => PHASES.flatMap((step) => [step, step | 64]).filter((next) => next !== read('Resume')),
  Together: when((_, { rules }) => rules.config.modules.mageWitch, near('Together')),
  Wagons: when(WAGONS, (read) => [read('Wagons') + 1]),
  WagonNext: when(
    (read) => read('WagonNext') < read('Wagons'),
    (read) => [read('WagonNext') + 1],
  ),
  FlyFigure: when(FLYING, near('FlyFigure')),
  LandTile: when(FLYING, step('LandTile')),
  Barn: when(BARNS, step('Barn')),
  Sends: when(LEIPZIG, (read) => [read('Sends') + 1]),
  SendNext: when(
    (read) => read('SendNext') < read('Sends'),
    (read) => [read('SendNext') + 1],
  ),
  SentRoads: when(
    (_, { phase }) => phase === 'send',
    (read) => [read('SentRoads') - 1],
  ),
  CropChoice: when(CROP, near('CropChoice')),
  CropLeft: when(CROP, near('CropLeft')),
  KingHolder: when(CARDS, (read) => [read('KingHolder') + 1]),
  KingSize: when(CARDS, near('KingSize')),
  RobberHolder: when(CARDS, (read) => [read('RobberHolder') + 1]),
  RobberSize: when(CARDS, near('RobberSize')),
  GoldDue: when(GOLD, near('GoldDue')),
  GoldNext: when(GOLD, near('GoldNext')),
  ...Object.fromEntries(
    [0, 1, 2, 3, 4, 5].flatMap((n) => [
      [`Gold${n}`, when(ofPlayer(GOLD, n), near(`Gold${n}`))],
      [`Built${n}`, when(ofPlayer(BUILT, n), near(`Built${n}`))],
    ]),
  ),
  PhantomAsked: when(PHANTOM, near('PhantomAsked')),
  PortalUsed: when(PHANTOM, near('PortalUsed')),
  Fairy: when((read, position) => FAIRY(read, position) && read('Fairy') >= 0 && read('FairyMeeple') !== 255, near('Fairy')),
  FairyMeeple: when(FAIRY, near('FairyMeeple')),
  ChipHand: when((_, { rules }) => rules.config.map?.chips === true, near('ChipHand')),
};
/** Words by player: name, words a player. */
const BY_PLAYER: readonly (readonly [string, number, (read: Read, position: Position, word: number) => boolean])[] = [
  ['Scores', 1, () => true],
  ['Supply', 3, (read, position, word) => word % 3 < 2 || PHANTOM(read, position)],
  ['Goods', 1, () => true],
  ['Quarters', 1, LEIPZIG],
];

it('every word of the header is in one list', () => {
  const listed = [...Object.keys(IDLE), ...Object.keys(DECIDES), ...BY_PLAYER.map(([name]) => name)];
  expect(listed.sort()).toEqual(Object.keys(WORDS).sort());
});

const reader =
  (position: Position): Read =>
  (word) =>
    position.core.word(position.use(), WORDS[word] as never);
function hashWith(position: Position, word: number, value: number): string {
  const at = (position.core.address(position.use(), Address.Header) >>> 2) + word;
  const { i32 } = position.core;
  const old = i32[at] as number;
  i32[at] = value;
  const hash = position.hash();
  i32[at] = old;
  return hash;
}
/** Names of the words that were poked without a trace. */
function unseen(position: Position, seen: Set<string>): string[] {
  const read = reader(position);
  const hash = position.hash();
  const lost: string[] = [];
  for (const [name, poke] of Object.entries(DECIDES)) {
    for (const value of poke(read, position)) {
      seen.add(name);
      if (hashWith(position, WORDS[name] as number, value) === hash) lost.push(`${name} = ${value} in phase ${position.phase}`);
    }
  }
  for (const [name, each, applies] of BY_PLAYER) {
    for (let i = 0; i < each * position.rules.config.players; i++) {
      if (!applies(read, position, i)) continue;
      seen.add(name);
      const word = (WORDS[name] as number) + i;
      const old = position.core.word(position.use(), word as never);
      for (let byte = 0; byte < 4; byte++)
        if (hashWith(position, word, old ^ (1 << (8 * byte))) === hash) lost.push(`${name}, word ${i}, byte ${byte}`);
    }
  }
  return lost;
}
/** What the sum of the board holds, by the address of a byte that is changed by one. */
function boardBytes(position: Position): [string, number][] {
  const at = (what: Address): number => position.core.address(position.use(), what);
  const read = reader(position);
  const bytes: [string, number][] = [];
  for (let t = 0; t < read('Tiles'); t++)
    for (const [name, offset] of [
      ['x', 0],
      ['y', 2],
      ['kind', 6],
      ['rotation', 8],
    ] as const)
      bytes.push([`tile ${t} ${name}`, at(Address.Tiles) + 16 * t + offset]);
  for (let i = 0; i < read('Figures'); i++) {
    const word = at(Address.Figures) + 4 * i;
    const barn = (((position.core.u32[word >>> 2] as number) >>> 20) & 15) === 7; // its field follows from the corner
    bytes.push([`figure ${i} player`, word + 2], barn ? [`barn ${i} corner`, word + 3] : [`figure ${i} node`, word]);
  }
  position.rules.kinds.forEach(({ id }, kind) => bytes.push([`bag ${id}`, at(Address.Bag) + 2 * kind]));
  for (const name of ['Mage', 'Witch']) if (read(name) >= 0) bytes.push([name, at(Address.Header) + 4 * (WORDS[name] as number)]);
  return bytes;
}

describe('pokes', () => {
  const seen = new Set<string>();
  it.each([
    ...PRESETS_UNDER_TEST().filter(([name]) => /everything|river|perTurn|map .*chips|mage|several/.test(name)),
    ...leipzigRules(),
    ...ownRules(),
  ])('%s', (_, rules) => {
    for (let seed = 1; seed <= 2; seed++) {
      const position = engine.newPosition(rules, seed);
      for (let n = 0; !position.isOver; n++) {
        expect(unseen(position, seen)).toEqual([]);
        const legal = position.legal();
        position.make(legal[(n * 7919 + seed) % legal.length] as number);
      }
      const { u8 } = position.core;
      for (const [name, byte] of boardBytes(position)) {
        u8[byte] = (u8[byte] as number) ^ 1;
        expect(position.hashIsTrue(), name).toBe(false);
        u8[byte] = (u8[byte] as number) ^ 1;
      }
      expect(position.hashIsTrue()).toBe(true);
      position.dispose();
    }
  });
  it('every word that decides was poked', () => {
    expect([...Object.keys(DECIDES), ...BY_PLAYER.map(([name]) => name)].filter((name) => !seen.has(name))).toEqual([]);
  });
});

it('no field of the turn stands in for another, whatever the phase', () => {
  const position = engine.newPosition(compileRules({ edition: 'C2', river: true }), 1);
  const header = position.core.address(position.use(), Address.Header) >>> 2;
  const { i32 } = position.core;
  const at = (word: string): number => header + (WORDS[word] as number);
  const hashes = new Set<string>();
  for (const phase of PHASES)
    for (let turn = 0; turn < 4; turn++)
      for (let drawn = -1; drawn < 2; drawn++)
        for (let end = 0; end < 3; end++)
          for (let stage = 0; stage < 3; stage++) {
            [i32[at('Phase')], i32[at('Turn')], i32[at('Drawn')], i32[at('AbbeyEnd')], i32[at('Stage')]] = [
              phase,
              turn,
              drawn,
              end,
              stage,
            ];
            hashes.add(position.hash());
          }
  expect(hashes.size).toBe(PHASES.length * 4 * 3 * 3 * 3);
  position.dispose();
});

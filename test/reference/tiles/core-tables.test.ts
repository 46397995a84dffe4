/** The tables that the core plays by, in every rotation, against the plain compiler; layout as in assembly/INTERFACE.md. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Edge, KindAt, KindFlag, NodeAt, NodeFlag, Rule, Segment } from '../../../assembly/constants.js';
import { rulebookBytes } from '../../../src/ai/index.js';
import { CATALOGUE } from '../../../src/catalogue/index.js';
import { compileRules, type ConfigInput } from '../../../src/rules/index.js';
import type { Rules } from '../../../src/types.js';
import { dice } from '../../fuzz/random.js';
import { actingOf } from './acting.js';
import { plainKind, turnedEdges, turnedHalf, turnedSide, type PlainKind } from './compiler.js';
import { ownTiles } from './own-tiles.js';
import { plainTile, type PlainTile } from './plain-tile.js';

type Raw = Record<string, (...args: number[]) => number> & { memory: WebAssembly.Memory };
const module = new WebAssembly.Module(readFileSync('build/core.wasm'));

const KINDS = ['field', 'road', 'city', 'monastery', 'garden', 'cathedral'];
const NUMBERS = [Segment.Field, Segment.Road, Segment.City, Segment.Monastery, Segment.Garden, Segment.Cathedral];
const LETTERS: Readonly<Record<string, number>> = { F: Edge.Field, R: Edge.Road, C: Edge.City, W: Edge.River, A: Edge.Any };
const GOODS = ['wine', 'grain', 'cloth'];
const bits = (slots: readonly number[]): number => slots.reduce((mask, slot) => mask | (1 << slot), 0);

/** The rulebook as the core keeps it once it is configured, and the offsets in its header. */
function tablesOf(rules: Rules): { view: DataView; at: (word: Rule) => number } {
  const core = new WebAssembly.Instance(module).exports as unknown as Raw;
  const bytes = rulebookBytes(rules);
  const start = core['reserveRulebook']!(bytes.length);
  new Uint8Array(core.memory.buffer, start).set(bytes);
  expect(core['configure']!()).toBe(0);
  const view = new DataView(core.memory.buffer, start, bytes.length);
  return { view, at: (word) => view.getInt32(word * 4, true) };
}

interface Sheet {
  readonly kind: PlainKind;
  readonly tile: PlainTile;
  /** Sides over which an advanced labyrinth is entered. */
  readonly arms: readonly number[];
}
/** Field of the first half, road or city (or arm), field of the second half, kind of side: as the side stands after some turns. */
function sideOf({ kind: { segments, edges }, arms }: Sheet, turns: number, side: number): number[] {
  const field = (half: number): number =>
    segments.findIndex(({ halves }) => halves.some((own) => turnedHalf(own, turns) === half));
  const reached = segments.findIndex(({ sides }) => sides.some((own) => turnedSide(own, turns) === side));
  const arm = arms.findIndex((own) => turnedSide(own, turns) === side);
  const slot = (at: number): number => (at < 0 ? Edge.None : at);
  const letter = LETTERS[turnedEdges(edges, turns).charAt(side)] as number;
  return [slot(field(2 * side)), arm < 0 ? slot(reached) : segments.length + arm, slot(field(2 * side + 1)), letter];
}
function recordOf({ kind, tile, arms }: Sheet): Record<string, number> {
  const having = (...kinds: readonly string[]): number =>
    bits(kind.segments.flatMap((segment, slot) => (kinds.includes(segment.kind) ? [slot] : [])));
  const river = (turns: number): number =>
    bits([0, 1, 2, 3].filter((side) => turnedEdges(kind.edges, turns).charAt(side) === 'W'));
  const signs: readonly (readonly [boolean, KindFlag])[] = [
    [kind.lake, KindFlag.Lake],
    [kind.magic, KindFlag.Magic],
    [kind.portal, KindFlag.Portal],
    [kind.abbey, KindFlag.Abbey],
    [kind.germanCathedral, KindFlag.German],
    [arms.length > 0, KindFlag.Labyrinth],
    [having('monastery', 'garden') !== 0, KindFlag.Cloister],
    [kind.edges.includes('W'), KindFlag.River],
    [kind.flight >= 0, KindFlag.Flight],
  ];
  return {
    segments: kind.segments.length + arms.length,
    places: kind.segments.length,
    distinct: kind.distinct,
    flight: kind.flight & 255,
    flags: signs.reduce((mask, [is, flag]) => mask | (is ? flag : 0), 0),
    river: river(0) | (river(1) << 8) | (river(2) << 16) | (river(3) << 24),
    stage: kind.stage,
    roads: having('road'),
    cities: having('city'),
    fields: having('field'),
    cloisters: having('monastery', 'garden'),
    cathedral: having('cathedral'),
    gates: bits(kind.gates),
    village: bits(tile.roads.flatMap(({ stop }, slot) => (stop === 'crossing' ? [slot] : []))),
  };
}
function nodesOf({ kind, arms }: Sheet): number[][] {
  const own = kind.segments.map((segment, slot) => {
    const entered = segment.labyrinth && arms.length > 0;
    const flags =
      (segment.inn || segment.cathedral ? NodeFlag.Inn : 0) |
      (kind.germanCathedral && segment.kind === 'road' ? NodeFlag.German : 0) |
      (entered ? NodeFlag.Labyrinth : 0);
    const number = NUMBERS[KINDS.indexOf(segment.kind)] as number;
    return [
      entered ? 0 : segment.sides.length,
      number,
      flags,
      segment.coats,
      bits(segment.cities),
      GOODS.indexOf(segment.goods ?? '') + 1,
      slot,
    ];
  });
  return [...own, ...arms.map((_, arm) => [1, Segment.Road, NodeFlag.Arm, 0, 0, 0, own.length + arm])];
}
/** The distinct rotations that a constraint allows: two bits a side, 0 open; over a river side the field counts here. */
function fitsOf({ kind }: Sheet, constraint: number): number {
  const shown = (letter: string): number => (letter === 'W' ? Edge.Field : (LETTERS[letter] as number));
  const turns = [0, 1, 2, 3].slice(0, kind.distinct);
  return bits(
    turns.filter((turn) =>
      [0, 1, 2, 3].every((side) => {
        const wanted = (constraint >> (2 * side)) & 3;
        const letter = turnedEdges(kind.edges, turn).charAt(side);
        return wanted === 0 || letter === 'A' || shown(letter) === wanted;
      }),
    ),
  );
}
const touchingOf = ({ kind }: Sheet, slot: number): number =>
  bits(
    kind.wagonGroups
      .filter((group) => group.includes(slot))
      .flat()
      .filter((other) => other !== slot),
  );

function expectTables(config: ConfigInput): void {
  const rules = compileRules(config);
  const { view, at } = tablesOf(rules);
  const u8 = (offset: number): number => view.getUint8(offset);
  const u16 = (offset: number): number => view.getUint16(offset, true);
  const bytesAt = (offset: number, length: number): number[] => Array.from({ length }, (_, i) => u8(offset + i));
  rules.kinds.forEach(({ id, set, source, copies }, k) => {
    const tile = plainTile(source);
    const kind = plainKind(tile, actingOf(rules, set));
    const arms = rules.config.labyrinth === 'advanced' ? (kind.segments.find(({ labyrinth }) => labyrinth)?.sides ?? []) : [];
    const sheet = { kind, tile, arms };
    const record = at(Rule.KindAt) + k * KindAt.Size;
    const found = {
      segments: u8(record + KindAt.Segments),
      places: u8(record + KindAt.Places),
      distinct: u8(record + KindAt.Distinct),
      flight: u8(record + KindAt.Flight),
      flags: u16(record + KindAt.Flags),
      river: view.getInt32(record + KindAt.River, true),
      stage: u8(record + KindAt.Stage),
      roads: u16(record + KindAt.Roads),
      cities: u16(record + KindAt.Cities),
      fields: u16(record + KindAt.Fields),
      cloisters: u16(record + KindAt.Cloisters),
      cathedral: u16(record + KindAt.Cathedral),
      gates: u16(record + KindAt.Gates),
      village: u16(record + KindAt.Village),
    };
    const turned = Array.from({ length: 16 }, (_, i) => bytesAt(at(Rule.EdgeAt) + (k * 16 + i) * 4, 4));
    const nodes = nodesOf(sheet);
    const read = nodes.map((_, slot) => {
      const node = at(Rule.SegmentAt) + (k * 16 + slot) * NodeAt.Size_;
      const [kindOfNode, own, goods, number] = [NodeAt.Kind, NodeAt.Own, NodeAt.Goods, NodeAt.Slot].map((part) =>
        u8(node + part),
      );
      const [open, coats, cities] = [NodeAt.Open, NodeAt.Coats, NodeAt.Cities].map((part) => u16(node + part));
      return [open, kindOfNode, own, coats, cities, goods, number];
    });
    const groups = kind.segments.map((_, slot) => u16(at(Rule.GroupAt) + k * 32 + slot * 2));
    expect({ ...found, copies: u16(record + KindAt.Copies), turned, nodes: read, groups }, id).toEqual({
      ...recordOf(sheet),
      copies,
      turned: turned.map((_, i) => sideOf(sheet, i >> 2, i & 3)),
      nodes,
      groups: kind.segments.map((_, slot) => touchingOf(sheet, slot)),
    });
    const fits = bytesAt(at(Rule.FitAt) + k * 256, 256);
    expect(fits.map((mask, constraint) => (mask === fitsOf(sheet, constraint) ? '' : constraint)).join(''), id).toBe('');
  });
}

describe('the core has the tiles that the rules make, in every rotation [BASE-11, BASE-12]', () => {
  const sets = Object.fromEntries(
    CATALOGUE.filter(({ id, tiles }) => id !== 'river' && tiles.length > 0).map(({ id }) => [id, 1]),
  );
  it('the whole catalogue with its rules', () => {
    for (const edition of ['C1', 'C2', 'C3'] as const) {
      expectTables({ edition, sets, abbots: true, labyrinth: 'advanced' });
      expectTables({ edition, sets, labyrinth: 'basic' });
    }
    expectTables({ edition: 'C2', river: true, abbots: true });
  });
  it('own tiles drawn at random', () => {
    const modules = Object.fromEntries(
      ['inns', 'traders', 'ferries', 'labyrinth', 'germanCathedrals', 'mageWitch', 'leipzig', 'flying', 'portal'].map((name) => [
        name,
        true,
      ]),
    );
    for (let seed = 50; seed < 53; seed++)
      expectTables({
        labyrinth: seed % 2 ? 'advanced' : 'basic',
        abbots: true,
        modules,
        tiles: ownTiles(dice(seed), 40).map((tile) => ({ tile })),
      });
  });
});

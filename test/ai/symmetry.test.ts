/** The symmetry law: legal moves, masks and planes of a turned position are the turned ones, through whole turns. */
import { describe, expect, it } from 'vitest';
import { load } from '../../src/entry-url.js';
import {
  Observer,
  planePermutation,
  policyPermutation,
  PolicyView,
  Random,
  turnMask,
  turnMove,
  turnOrigin,
  turnPair,
  turnPlanes,
  turnSquare,
  turnTile,
  type TileLook,
  type Turn,
} from '../../src/ai/index.js';
import { readTiles } from '../../src/core/board-reader.js';
import { Pos } from '../../assembly/constants.js';
import type { Position } from '../../src/position.js';
import { compileRules } from '../../src/rules/index.js';
import { opsFromGame, isTurnStart } from '../../src/setup/from-game.js';
import { buildable } from '../../src/setup/lay.js';
import type { SetupOps } from '../../src/setup/ops.js';
import type { Rules, TileKind } from '../../src/types.js';
import { ALL_EXPANSIONS } from '../../src/generated/expansions/all.js';
import { PRESETS_UNDER_TEST } from '../differential/presets.js';

const engine = await load();
const NAMES = [
  'base C3, abbots, 4 players',
  'ferries x4',
  'ferries x4, ascending',
  'labyrinth advanced',
  'mage, labyrinth, inns',
  'abbey, nearby',
  'traders',
  'flying',
  'portal',
  'everything C2',
];
/** State words of expansions that hold a segment. */
const NODES = ALL_EXPANSIONS.flatMap(({ stateWords }) => stateWords.flatMap(([, word, kind]) => (kind === 'node' ? [word] : [])));
const CONFIGS = PRESETS_UNDER_TEST().filter(([name]) => NAMES.includes(name));

function turnOps(rules: Rules, ops: SetupOps, turn: Turn): SetupOps {
  const kindAt = new Map(ops.tiles.map((t) => [`${t.x},${t.y}`, t]));
  const at = (x: number, y: number) => {
    const [tx, ty] = turnSquare(x, y, turn);
    return { x: tx, y: ty };
  };
  const slots = (x: number, y: number) => {
    const tile = kindAt.get(`${x},${y}`) as SetupOps['tiles'][number];
    return turnTile(rules.kinds[tile.kind] as TileKind, tile.rotation, turn).slots;
  };
  const turnNode = ([word, x, y, slot]: readonly number[]): number[] => {
    const { x: tx, y: ty } = at(x as number, y as number);
    return [word as number, tx, ty, slots(x as number, y as number)[slot as number] as number];
  };
  const magic = (m: SetupOps['mage']) => m && { ...at(m.x, m.y), slot: slots(m.x, m.y)[m.slot] as number };
  return {
    ...ops,
    tiles: ops.tiles.map((t) => ({
      kind: t.kind,
      ...at(t.x, t.y),
      rotation: turnTile(rules.kinds[t.kind] as TileKind, t.rotation, turn).rotation,
    })),
    figures: ops.figures.map((f) => ({
      ...f,
      ...at(f.x, f.y),
      slot: f.figure === 7 ? (f.slot + turn) % 4 : (slots(f.x, f.y)[f.slot] as number),
    })),
    ferries: ops.ferries.map((f) => ({ ...at(f.x, f.y), pair: turnPair(f.pair, turn) })),
    state: (ops.state ?? []).map((row) => (NODES.includes(row[0] as number) ? turnNode(row) : row)),
    mage: magic(ops.mage),
    witch: magic(ops.witch),
  };
}
function looks(position: Position): (x: number, y: number) => TileLook | undefined {
  const tiles = new Map(readTiles(position.core, position.use()).map((t) => [`${t.x},${t.y}`, t]));
  return (x, y) => {
    const tile = tiles.get(`${x},${y}`);
    return tile && { kind: position.rules.kinds[tile.kind] as TileKind, rotation: tile.rotation };
  };
}

describe('symmetry law', () => {
  it.each(CONFIGS)('%s', (_, rules) => {
    const random = new Random(77);
    let compared = 0;
    for (let round = 0; round < 4; round++) {
      const game = engine.newGame(rules, { seed: round, manualChance: true });
      const target = 20 + random.below(120);
      while (!game.isOver && (game.record.length < target || game.phase !== 'place' || !isTurnStart(game))) {
        const moves = game.legalPacked();
        game.play(moves[random.below(moves.length)] as number);
      }
      if (game.isOver) continue;
      const ops = opsFromGame(game);
      const straight = engine.buildPosition(rules, ops);
      const turn = (1 + (round % 3)) as Turn;
      compared += follow(rules, straight, engine.buildPosition(rules, buildable(turnOps(rules, ops, turn))), turn, random);
      game.dispose();
    }
    expect(compared).toBeGreaterThan(3);
  });
});

/** Plays both through their turn in step; returns the decisions compared. */
function follow(rules: Rules, straight: Position, turned: Position, turn: Turn, random: Random): number {
  const side = 31;
  const origin = [-15, -15] as const;
  const to = turnOrigin(origin, side, turn);
  const view = new PolicyView(straight, side);
  const other = new PolicyView(turned, side);
  const a = new Observer(straight, side);
  const b = new Observer(turned, side);
  let compared = 0;
  while (!straight.isOver && straight.phase !== 'draw') {
    const tileAt = looks(straight);
    const drawn = rules.kinds[straight.core.word(straight.use(), Pos.Drawn)];
    const legal = straight.legal().slice();
    const moved = Array.from(legal, (move) => turnMove(move, turn, drawn, tileAt));
    expect(Array.from(turned.legal())).toEqual([...moved].sort((x, y) => x - y));
    const focus = placedLook(straight);
    const mask = view.mask(straight, undefined, origin).slice();
    if (focus !== 'other') {
      const permutation = policyPermutation(side, turn, drawn, focus);
      expect(turnMask(mask, permutation)).toEqual(other.mask(turned, undefined, to).slice());
    }
    const planes = turnPlanes(a.write(straight, { origin }).planes.slice(), a.spec, turn, drawn);
    const there = b.write(turned, { origin: to }).planes;
    const wrong = planes.findIndex((v, i) => v !== there[i]);
    if (wrong >= 0)
      expect.fail(
        `${straight.phase}: plane ${partOf(a, Math.floor(wrong / (side * side)))} has ${there[wrong]}, expected ${planes[wrong]}`,
      );
    compared++;
    const pick = random.below(legal.length);
    straight.make(legal[pick] as number);
    turned.make(moved[pick] as number);
    expect(turned.scores).toEqual(straight.scores);
  }
  for (const one of [view, other, a, b, straight, turned]) one.dispose();
  return compared;
}
function partOf(observer: Observer, plane: number): string {
  const group = observer.spec.planes.find((p) => plane >= p.offset && plane < p.offset + p.length);
  return `${group?.name}/${group?.parts[plane - group.offset]}`;
}
/** The tile in focus by itself; 'other' where it is not the placed one. */
function placedLook(position: Position): TileLook | undefined | 'other' {
  if (position.phase === 'land' || position.phase === 'pivot') return 'other';
  const placed = position.core.word(position.use(), Pos.Placed);
  if (placed < 0 || position.phase === 'place') return undefined;
  const tile = readTiles(position.core, position.use())[placed];
  return tile && { kind: position.rules.kinds[tile.kind] as TileKind, rotation: tile.rotation };
}

describe('permutations', () => {
  it('four quarter turns of planes, cells, pairs and windows are nothing', () => {
    const rules = compileRules({ sets: { base: 1, ferries: 1 } });
    const position = engine.newPosition(rules);
    const observer = new Observer(position, 9);
    const p = planePermutation(observer.spec, 1, undefined);
    const four = Array.from(p, (_, i) => p[p[p[p[i] as number] as number] as number]);
    expect(four).toEqual(Array.from(p, (_, i) => i));
    const q = policyPermutation(
      9,
      1,
      rules.kinds.find((k) => k.distinct === 4),
      undefined,
    );
    expect(new Set(q).size).toBe(q.length);
    for (let pair = 0; pair < 6; pair++) expect(turnPair(turnPair(pair, 1), 3)).toBe(pair);
    let origin: [number, number] = [3, -8];
    for (let i = 0; i < 4; i++) origin = turnOrigin(origin, 9, 1);
    expect(origin).toEqual([3, -8]);
    const old = { ...observer.spec, version: 3 };
    expect(() => planePermutation(old, 1, undefined)).toThrow('ERR_ARGUMENT: spec.version');
    observer.dispose();
    position.dispose();
  });
});

/** Ops → the core's building calls, and the room they need. */
import { Chip, Status } from '../../assembly/constants.js';
import type { CoreInstance } from '../core/instance.js';
import { capacityOf, gridBits, nodesOf, type Capacity } from '../rules/capacity.js';
import { HighwaymanError } from '../errors.js';
import { ferrySupply } from '../rules/ferry-supply.js';
import type { Rules } from '../types.js';
import { setBuilder } from './builder.js';
import type { SetupOps } from './ops.js';
import { checkOps, checkOpsOf } from './ops-shape.js';

/**
 * The same ops, so that `engine.build` takes them: for ops that a Worker or a file has copied. The core checks every part again.
 * @throws ERR_SETUP for what has not the shape of ops
 */
export function buildable(ops: SetupOps): SetupOps {
  checkOps(ops);
  setBuilder(ops, { capacity: (rules) => capacityFor(rules, ops), lay: (core, slot, rules) => lay(core, slot, rules, ops) });
  return ops;
}

/** A built position may hold more tiles and figures than the box: then it gets a core with more room, in steps. */
function capacityFor(rules: Rules, ops: SetupOps): Capacity | undefined {
  checkOpsOf(rules, ops);
  const own = capacityOf(rules);
  const count = (k: number) =>
    ops.tiles.filter((t) => t.kind === k).length +
    (ops.bag[k] ?? 0) +
    (ops.drawn === k ? 1 : 0) +
    (rules.kinds[k]?.printed ? 1 : 0) +
    (k === rules.abbey ? ops.abbeys.reduce((a, b) => a + b, 0) : 0);
  const need = { tiles: 0, nodes: 0, hubs: 0, figures: ops.figures.length + ops.supply.flat().reduce((a, b) => a + b, 0) };
  rules.kinds.forEach((kind, k) => {
    const n = count(k);
    need.tiles += n;
    need.nodes += n * nodesOf(rules, kind);
    if (kind.lake || kind.segments.some((s) => s.labyrinth)) need.hubs += n;
  });
  // tiles that do not hang together may lie far apart and open more squares; the torus must not bring them together
  const toCome = need.tiles - ops.tiles.length;
  const squares = Math.ceil(openSquares(ops) / 2) + toCome;
  need.tiles = Math.max(
    need.tiles,
    squares,
    toCome + Math.max(spread(ops.tiles.map((t) => t.x)), spread(ops.tiles.map((t) => t.y))),
  );
  if (need.tiles > 1022)
    throw new HighwaymanError(
      'ERR_SETUP',
      'tiles',
      need.tiles,
      'at most 1022 tiles on the board, in the bag and in hands together',
    );
  const step = (have: number, wanted: number) => (wanted <= have ? have : (wanted + 63) & ~63);
  const room = {
    tiles: Math.min(1022, step(own.tiles, need.tiles)),
    nodes: step(own.nodes, need.nodes),
    hubs: step(own.hubs, need.hubs),
    figures: step(own.figures, need.figures),
  };
  const more = room.tiles > own.tiles || room.nodes > own.nodes || room.hubs > own.hubs || room.figures > own.figures;
  return more ? { ...room, gridBits: gridBits(rules, room.tiles) } : undefined;
}

function openSquares(ops: SetupOps): number {
  const taken = new Set(ops.tiles.map((t) => `${t.x},${t.y}`));
  const open = new Set(ops.tiles.flatMap(({ x, y }) => [`${x},${y - 1}`, `${x + 1},${y}`, `${x},${y + 1}`, `${x - 1},${y}`]));
  return [...open].filter((square) => !taken.has(square)).length;
}
function spread(coordinates: readonly number[]): number {
  return coordinates.length === 0 ? 0 : Math.max(...coordinates) - Math.min(...coordinates) + 1;
}

function lay(core: CoreInstance, slot: number, rules: Rules, ops: SetupOps): void {
  const x = core.calls;
  const check = (status: number, field: string, value: unknown, expected: string) => {
    if (status !== Status.Ok) throw new HighwaymanError('ERR_SETUP', field, value, expected);
  };
  check(x.build(slot, 0, 0), 'slot', slot, 'a slot');
  ops.tiles.forEach((t, i) => check(x.buildTile(t.kind, t.rotation, t.x, t.y), `tiles[${i}]`, t, 'an empty square'));
  ops.ferries.forEach((f, i) => check(x.buildFerry(f.x, f.y, f.pair), `ferries[${i}]`, f, 'two jetties of this lake'));
  ops.figures.forEach((f, i) =>
    check(x.buildFigure(f.player, f.figure, f.x, f.y, f.slot), `figures[${i}]`, f, 'a segment, or a corner of four fields'),
  );
  [ops.mage, ops.witch].forEach(
    (m, which) => m && check(x.buildMagic(which, m.x, m.y, m.slot), which ? 'witch' : 'mage', m, 'a road or a city'),
  );
  ops.paid?.forEach((c, i) => check(x.buildPaid(c.x, c.y, c.slot, c.players), `paid[${i}]`, c, 'a segment of a complete city'));
  ops.bag.forEach((n, kind) => check(x.buildBag(kind, n), `bag[${kind}]`, n, 'a number'));
  ops.supply.forEach((own, p) =>
    own.forEach((n, figure) =>
      check(x.buildPlayer(p, figure < 8 ? figure : figure + 8, n), `supply[${p}][${figure}]`, n, '0 to 255'),
    ),
  );
  ops.goods.forEach((own, p) =>
    own.forEach((n, good) => check(x.buildPlayer(p, 8 + good, n), `goods[${p}][${good}]`, n, '0 to 255')),
  );
  ops.abbeys.forEach((n, p) => check(x.buildPlayer(p, 11, n), `abbeys[${p}]`, n, '0 to 255'));
  ops.quarters.forEach((own, p) =>
    own.forEach(
      (figure, q) => figure >= 0 && check(x.buildPlayer(p, 12 + q, figure), `quarters[${p}][${q}]`, figure, 'a number'),
    ),
  );
  ops.scores.forEach((n, p) => check(x.buildScore(p, n), `scores[${p}]`, n, 'a number'));
  ops.chips?.forEach((c, i) =>
    check(
      x.buildChip(c.x, c.y, c.value === 0 ? Chip.Down : Chip.Up | (c.colour << 4) | c.value),
      `chips[${i}]`,
      c,
      'a square of the map that takes tiles',
    ),
  );
  ops.hidden?.forEach((own, colour) =>
    own.forEach((n, value) => value > 0 && check(x.buildHidden(colour, value, n), `hidden[${colour}][${value}]`, n, '0 to 255')),
  );
  ops.state?.forEach((row, i) =>
    check(x.buildState(...(row as [number, number, number, number])), `state[${i}]`, row, 'a number'),
  );
  const ferries = Math.max(0, ferrySupply(rules) - ops.ferries.length);
  const last = x.finish(ops.turnPlayer, ops.drawn, ferries);
  if (last === Status.BadState) check(last, 'state', ops.state, 'what goes with the board, such as a meeple where one is named');
  check(last, 'drawn', ops.drawn, 'a tile that fits somewhere (BASE-13)');
}

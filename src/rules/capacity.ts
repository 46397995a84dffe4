/** How much room a game needs in the core: tiles, nodes of its features, networks, figures. */
import type { Rules, TileKind } from '../types.js';

/** Room beyond what the configuration itself needs, for positions that hold more tiles than the box. */
export interface Capacity {
  readonly tiles: number;
  readonly nodes: number;
  readonly hubs: number;
  readonly figures: number;
  /** Bits of the side of the torus: a straight line of all tiles with an open square at both ends must fit. */
  readonly gridBits: number;
}

type Sized = Pick<Rules, 'config' | 'kinds' | 'start' | 'abbey' | 'map'>;

/** Sides over which an advanced labyrinth is entered; each becomes an arm behind the ordinary slots. */
export function armSides(rules: Pick<Rules, 'config'>, kind: TileKind): readonly number[] {
  if (rules.config.labyrinth !== 'advanced') return [];
  return kind.segments.find((s) => s.labyrinth)?.sides ?? [];
}
export function nodesOf(rules: Pick<Rules, 'config'>, kind: TileKind): number {
  return kind.segments.length + armSides(rules, kind).length;
}
/** What a game of these rules needs at most: every tile laid, every piece on the board. */
export function capacityOf(rules: Sized): Capacity {
  const { players, abbeysPerPlayer, pieces } = rules.config;
  let tiles = 0;
  let nodes = 0;
  let hubs = 0;
  rules.kinds.forEach((kind, number) => {
    const copies =
      kind.copies +
      Number(number === rules.start) +
      Number(kind.printed ?? 0) +
      (number === rules.abbey ? players * abbeysPerPlayer : 0);
    const room = nodesOf(rules, kind);
    tiles += copies;
    nodes += copies * room;
    if (kind.lake || room > kind.segments.length) hubs += copies;
  });
  const figures = players * Object.values(pieces).reduce((sum, count) => sum + count, 0);
  return {
    tiles: Math.max(1, tiles),
    nodes: Math.max(1, nodes),
    hubs,
    figures: Math.max(1, figures),
    gridBits: gridBits(rules, tiles),
  };
}

/** Void around a map, so wide that the die's farthest landing square does not come round to the other side. */
const MAP_RING = 4;

export function gridBits({ map }: Pick<Rules, 'map'>, tiles: number): number {
  const side = map ? Math.max(map.rows, map.cols) + MAP_RING : tiles;
  let bits = 5;
  while (1 << bits < side + 2) bits++;
  return bits;
}

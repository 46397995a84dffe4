/** How much room a game needs in the core: tiles, nodes of its features, networks, figures. */
import { FIGURES, type Rules, type TileKind } from '../types.js';

/** Room beyond what the configuration itself needs, for positions that hold more tiles than the box. */
export interface Capacity {
  readonly tiles: number;
  readonly nodes: number;
  readonly hubs: number;
  readonly figures: number;
}

/** Sides over which an advanced labyrinth is entered; each becomes an arm behind the ordinary slots. */
export function armSides(rules: Rules, kind: TileKind): readonly number[] {
  if (rules.config.labyrinth !== 'advanced') return [];
  return kind.segments.find((s) => s.labyrinth)?.sides ?? [];
}
export function nodesOf(rules: Rules, kind: TileKind): number {
  return kind.segments.length + armSides(rules, kind).length;
}
function isHub(rules: Rules, kind: TileKind): boolean {
  return kind.lake || armSides(rules, kind).length > 0;
}

/** What a game of these rules needs at most: every tile laid, every piece on the board. */
export function capacityOf(rules: Rules): Capacity {
  const { players, abbeysPerPlayer, pieces } = rules.config;
  let tiles = 0;
  let nodes = 0;
  let hubs = 0;
  rules.kinds.forEach((kind, number) => {
    const copies =
      kind.copies +
      (number === rules.start ? 1 : 0) +
      (kind.printed ? 1 : 0) +
      (number === rules.abbey ? players * abbeysPerPlayer : 0);
    tiles += copies;
    nodes += copies * nodesOf(rules, kind);
    if (isHub(rules, kind)) hubs += copies;
  });
  const figures = players * FIGURES.reduce((sum, figure) => sum + pieces[figure], 0);
  return { tiles, nodes, hubs, figures: Math.max(1, figures) };
}

/** The Watchtowers (WAT-1..15): a meeple on the tower's tile in a completed road or city scores what the tower sees. */
import { AROUND } from '../board.js';
import type { Placed } from '../board.js';
import type { Feature } from '../features.js';
import { isMeeple, meeplesOn } from '../figures.js';
import { pay } from '../state.js';
import type { State } from '../state.js';
import { word, type ModelFamily } from './family.js';

/** What a tower pays for and how much each is worth; undefined without tower. */
function towerOn({ kind }: Placed): { readonly per: string; readonly points: number } | undefined {
  const mark: unknown = kind.source.features?.['watchtower'];
  const per = typeof mark === 'object' && mark !== null && 'per' in mark ? mark.per : mark;
  const points = { meeple: 2, coat: 2, road: 1, city: 1, monastery: 3 }[String(per)]; // WAT-4
  return points === undefined ? undefined : { per: String(per), points };
}

/** How many of its sort stand on one tile of the range (WAT-7, WAT-9, WAT-10). */
function countOn(state: State, tile: Placed, per: string): number {
  const segments = tile.kind.segments;
  if (per === 'meeple') return state.pieces.filter(({ x, y, figure }) => x === tile.x && y === tile.y && isMeeple(figure)).length;
  if (per === 'coat') return segments.reduce((sum, { coats }) => sum + coats, 0);
  return segments.some(({ kind }) => kind === per) ? 1 : 0;
}

function amount(state: State, tile: Placed): number {
  const tower = towerOn(tile);
  if (!tower) return 0;
  const range = [tile, ...AROUND.flatMap(([dx, dy]) => state.board.at(tile.x + dx, tile.y + dy) ?? [])];
  return tower.points * range.reduce((sum, other) => sum + countOn(state, other, tower.per), 0);
}

export const watchtowers: ModelFamily = {
  id: 'watchtowers',
  beforeScoring(state, complete: readonly Feature[]) {
    const perPlayer = word(state.rules.config, 'watchtowerPer') === 'player'; // WAT-6
    for (const feature of complete) {
      if (feature.kind !== 'road' && feature.kind !== 'city') continue;
      const paid = new Set<string>();
      for (const { player, x, y, slot } of meeplesOn(state, feature)) {
        const tile = state.board.at(x, y);
        const once = `${player} ${x},${y}`;
        if (!tile || !towerOn(tile) || (perPlayer && paid.has(once))) continue;
        paid.add(once);
        pay(state, { player, points: amount(state, tile), kind: 'watchtower', x, y, segment: slot, final: false });
      }
    }
  },
};

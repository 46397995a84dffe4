/** What the other players did since the last own decision. */
import type { Store } from '../store.js';

/** Tiles that others laid since the last decision of the person who decides now. */
export function lastTiles(store: Store): { x: number; y: number; player: number }[] {
  if (store.replay) return [];
  return store
    .since()
    .flatMap(({ entries }) =>
      entries.flatMap(({ move, player }) => (move.type === 'place' ? [{ x: move.x, y: move.y, player }] : [])),
    );
}

/** What the engine, a lesson or the other players' turns put on the board. */
import type { Store } from '../store.js';
import type { Tip } from './marks.js';

const PLACED = /^(-?\d+),(-?\d+)[@:]/;

/** The best moves while analysing, the square of a hint, the move that a lesson asks for. */
export function tipsOf(store: Store): Tip[] {
  const { analyst, lesson, replay, selection } = store;
  if (replay || !selection?.mine) return [];
  const asked = lesson?.asked ?? null;
  if (asked !== null) return squares([asked]).map((at) => ({ ...at, text: '', more: '' }));
  if (analyst.hint > 0 && analyst.best) return squares([analyst.best.token]).map((at) => ({ ...at, text: '', more: '' }));
  if (!analyst.on || selection.square || selection.placements.length === 0) return [];
  return analyst.moves
    .slice(0, 3)
    .flatMap((move) =>
      squares([move.token]).map((at) => ({
        ...at,
        text: `${move.gain >= 0 ? '+' : '−'}${Math.abs(Math.round(move.gain))}`,
        more: `${Math.round(move.win * 100)} %`,
      })),
    );
}
function squares(tokens: readonly string[]): { x: number; y: number }[] {
  return tokens.flatMap((token) => {
    const found = PLACED.exec(token);
    return found ? [{ x: Number(found[1]), y: Number(found[2]) }] : [];
  });
}
/** Tiles that others laid since the last decision of the person who decides now. */
export function lastTiles(store: Store): { x: number; y: number; player: number }[] {
  if (store.replay) return [];
  return store
    .since()
    .flatMap(({ entries }) =>
      entries.flatMap(({ move, player }) => (move.type === 'place' ? [{ x: move.x, y: move.y, player }] : [])),
    );
}

/** Heretics & Shrines (SHR-1..18): a shrine and the monastery beside it run a race. No moves of its own. Sign of a tile: `shrine`. */
import type { TileKind } from '../../../src/types.js';
import { AROUND } from '../board.js';
import type { Placed, Square } from '../board.js';
import { featureOf, firstSpot } from '../features.js';
import type { Feature } from '../features.js';
import { meeplesOn, takeOff } from '../figures.js';
import type { State } from '../state.js';
import { isOn, sign, word, type ModelFamily } from './family.js';

const isPlayed = (state: State): boolean => isOn(state.rules.config.modules, 'shrines');
const isShrine = (kind: TileKind): boolean => sign(kind, 'shrine') !== '';
/** What a shrine has to do with: monasteries of all kinds and abbeys, but no hut (SHR-6, SHR-15). */
const isMonastery = (kind: TileKind): boolean =>
  !isShrine(kind) && sign(kind, 'yagaHut') === '' && kind.segments.some((segment) => segment.kind === 'monastery');

/** Shrines around a monastery, monasteries around a shrine. */
function rivals(state: State, kind: TileKind, { x, y }: Square): Placed[] {
  const other = isShrine(kind) ? isMonastery : isMonastery(kind) ? isShrine : () => false;
  return AROUND.flatMap(([dx, dy]) => state.board.at(x + dx, y + dy) ?? []).filter((tile) => other(tile.kind));
}

/** The monastery of a tile. */
function cloisterOf(state: State, tile: Placed): Feature | undefined {
  const spot = tile.spots.find(({ segment }) => segment.kind === 'monastery');
  return spot && featureOf(state.board, spot);
}

export const shrines: ModelFamily = {
  id: 'shrines',
  /** SHR-3..6. */
  mayPlace(state, kind, square) {
    if (!isPlayed(state)) return true;
    const beside = rivals(state, kind, square);
    if (beside.length > 1) return false;
    if (word(state.rules.config, 'shrinePlacement') === 'ownOnly') return true;
    return beside.every((tile) => rivals(state, tile.kind, tile).length === 0);
  },
  /** Whoever was faster sends the others home without points (SHR-8); a draw where both are complete (SHR-9). */
  afterScoring(state, scored) {
    if (!isPlayed(state)) return;
    for (const winner of scored.filter(({ kind }) => kind === 'monastery')) {
      const { tile } = firstSpot(winner);
      for (const rival of rivals(state, tile.kind, tile)) {
        const loser = cloisterOf(state, rival);
        if (loser && !loser.complete) for (const piece of meeplesOn(state, loser)) takeOff(state, piece);
      }
    }
  },
};

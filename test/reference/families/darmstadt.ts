/** Darmstadt (DAR-1..10): the church pays whoever has most meeples around it, the Darmstadtium its city. No moves of its own. */
import { AROUND } from '../board.js';
import type { Placed } from '../board.js';
import { featureOf } from '../features.js';
import { isMeeple } from '../figures.js';
import { pay, placedTile } from '../state.js';
import type { State } from '../state.js';
import { isOn, sign, type ModelFamily } from './family.js';

const isPlayed = (state: State): boolean => isOn(state.rules.config.modules, 'darmstadt');
const nine = (state: State, tile: Placed): Placed[] => [
  tile,
  ...AROUND.flatMap(([dx, dy]) => state.board.at(tile.x + dx, tile.y + dy) ?? []),
];

/** DAR-5, DAR-6: all meeples of the nine tiles, fields too, count one each. */
function payChurch(state: State, church: Placed, slot: number): void {
  const squares = new Set(nine(state, church).map(({ x, y }) => `${x},${y}`));
  const there = state.pieces.filter((piece) => squares.has(`${piece.x},${piece.y}`) && isMeeple(piece.figure));
  const counts = state.scores.map((_, player) => there.filter((piece) => piece.player === player).length);
  const most = Math.max(...counts);
  if (most === 0) return;
  counts.forEach((count, player) => {
    if (count === most) pay(state, { player, points: 3, kind: 'church', x: church.x, y: church.y, segment: slot, final: false });
  });
}

export const darmstadt: ModelFamily = {
  id: 'darmstadt',
  /** After the payments of step 3, before anybody goes home: a church that the tile just laid completed, claimed or not. */
  afterScoring(state) {
    if (!isPlayed(state) || !state.placed) return;
    for (const tile of nine(state, placedTile(state)).filter(({ kind }) => sign(kind, 'church') !== '')) {
      const spot = tile.spots.find(({ segment }) => segment.kind === 'monastery');
      if (spot && featureOf(state.board, spot).complete) payChurch(state, tile, spot.slot);
    }
  },
  /** DAR-3: before the witch halves. */
  cityPoints({ complete, spots }) {
    const tiles = spots.filter(({ tile }) => sign(tile.kind, 'darmstadtium') !== '').map(({ tile }) => tile);
    return complete ? 3 * new Set(tiles).size : 0;
  },
};

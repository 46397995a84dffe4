/** Little Buildings (LIT-1..13): tokens on tiles, each a point or more for whatever is scored over its tile. */
import { AROUND, sameSquare } from '../board.js';
import type { Square } from '../board.js';
import { firstSpot } from '../features.js';
import type { Feature } from '../features.js';
import { placedTile } from '../state.js';
import type { State } from '../state.js';
import { splitToken, squareToken } from '../tokens.js';
import { word, type ModelFamily } from './family.js';
import { Slice } from './slice.js';

const KINDS = ['tower', 'house', 'shed'];

export interface Building extends Square {
  /** Place in `KINDS`. */
  readonly kind: number;
}

/** Points by kind; empty when the expansion is not in play (LIT-7). */
function values(state: State): number[] {
  const option = word(state.rules.config, 'littleBuildings');
  return option.includes('/') ? option.split('/').map(Number) : [];
}

/** Of each kind the same number: six shared out, rounded down (LIT-2, LIT-3). */
const share = (state: State): number => Math.floor(6 / state.scores.length);

export const buildings = new Slice<readonly Building[]>('game', () => []);
export const tokensLeft = new Slice<readonly (readonly number[])[]>('game', (state) =>
  state.scores.map(() => KINDS.map(() => (values(state).length > 0 ? share(state) : 0))),
);

/** The tokens on the squares of a feature, each once (LIT-6, LIT-10, LIT-11). */
function buildingsOf(state: State, feature: Feature): Building[] {
  const { x, y } = firstSpot(feature);
  const around = feature.kind === 'monastery' || feature.kind === 'garden';
  const squares = around ? [{ x, y }, ...AROUND.map(([dx, dy]) => ({ x: x + dx, y: y + dy }))] : feature.spots;
  if (feature.kind === 'cathedral') return [];
  return buildings.get(state).filter((building) => squares.some((square) => sameSquare(square, building)));
}

const tokenOf = (square: Square, kind: number): string => `${squareToken(square)}+${KINDS[kind]}`;

export const littleBuildings: ModelFamily = {
  id: 'littleBuildings',
  actions: {
    options(state) {
      const hand = tokensLeft.get(state)[state.turnPlayer] ?? [];
      return hand.flatMap((n, kind) => (n > 0 ? [tokenOf(placedTile(state), kind)] : []));
    },
    play(state, token) {
      const kind = KINDS.findIndex((_, other) => tokenOf(placedTile(state), other) === token);
      if (kind < 0) return false;
      const { x, y } = splitToken(token);
      buildings.set(state, [...buildings.get(state), { x, y, kind }]);
      tokensLeft.set(
        state,
        tokensLeft
          .get(state)
          .map((hand, player) => (player === state.turnPlayer ? hand.map((n, i) => (i === kind ? n - 1 : n)) : hand)),
      );
      return true;
    },
  },
  extraPoints: (state, feature) => buildingsOf(state, feature).reduce((sum, { kind }) => sum + (values(state)[kind] ?? 0), 0),
};

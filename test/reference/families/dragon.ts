/** The dragon (DRAG-1..26): it comes with volcanoes, flies with dragon tiles and eats what stands on its way. */
import { sameSquare, SIDES } from '../board.js';
import type { Square } from '../board.js';
import { takeOff } from '../figures.js';
import { ask, placedTile } from '../state.js';
import type { State } from '../state.js';
import { splitToken, squareToken } from '../tokens.js';
import { fairyAt } from './fairy.js';
import { isOn, sign, word, type FamilyStep, type ModelFamily } from './family.js';
import { Slice } from './slice.js';

const STEPS_OF_FLIGHT = 6;

/** Where it stands; null until the first volcano. */
export const dragonAt = new Slice<Square | null>('game', () => null);
/** The squares of this flight, its beginning included (DRAG-13); null before it. */
const flight = new Slice<readonly Square[] | null>('part', () => null);

const isPlayed = (state: State): boolean => isOn(state.rules.config.modules, 'dragon');
const hasSign = (state: State, name: string): boolean => isPlayed(state) && sign(placedTile(state).kind, name) !== '';

/** Squares that it may enter now (DRAG-11, DRAG-13, DRAG-14, X-DRAG-3). */
function targets(state: State): Square[] {
  const visited = flight.get(state) ?? [];
  const from = dragonAt.get(state);
  if (!from || visited.length === 0 || visited.length > STEPS_OF_FLIGHT) return [];
  const fairy = fairyAt(state);
  return SIDES.map((side) => state.board.beside(from, side)).filter(
    (square) =>
      state.board.at(square.x, square.y) !== undefined &&
      !state.board.isPrinted(square) &&
      !visited.some((other) => sameSquare(other, square)) &&
      !(fairy && sameSquare(fairy, square)),
  );
}

/** All but barns; a helper may have gone with its meeple before (DRAG-20..22). */
function eat(state: State, square: Square): void {
  const there = state.pieces.filter((piece) => sameSquare(piece, square) && piece.figure !== 'barn');
  for (const piece of there) if (state.pieces.includes(piece)) takeOff(state, piece);
  if (word(state.rules.config, 'dragonEatsMagic') === 'false') return;
  if (state.mage && sameSquare(state.mage, square)) state.mage = null; // DRAG-23
  if (state.witch && sameSquare(state.witch, square)) state.witch = null;
}

const tokenOf = (square: Square): string => `${squareToken(square)}!D`;

/** One step of the flight; it belongs to one of two places (DRAG-12). */
const stepAt = (id: string, at: FamilyStep['at'], moment: string): FamilyStep => ({
  id,
  at,
  enter(state) {
    const chosen = word(state.rules.config, 'dragonMove') || 'beforeScoring';
    const from = dragonAt.get(state);
    if (chosen !== moment || !from || !hasSign(state, 'dragon')) return false;
    const visited = flight.get(state) ?? [from];
    flight.set(state, visited);
    if (targets(state).length === 0) return false; // DRAG-15
    ask(state, id, (state.turnPlayer + visited.length - 1) % state.scores.length);
    return true;
  },
  options: (state) => targets(state).map(tokenOf),
  play(state, token) {
    const { x, y } = splitToken(token);
    dragonAt.set(state, { x, y });
    flight.set(state, [...(flight.get(state) ?? []), { x, y }]);
    eat(state, { x, y });
    return false;
  },
});

export const dragon: ModelFamily = {
  id: 'dragon',
  /** DRAG-4. */
  drawable: (state, kind) => !isPlayed(state) || dragonAt.get(state) !== null || sign(kind, 'dragon') === '',
  placed(state) {
    const { x, y } = placedTile(state);
    if (hasSign(state, 'volcano')) dragonAt.set(state, { x, y }); // DRAG-5
  },
  /** DRAG-6, DRAG-8. */
  forbids(state, at) {
    const square = dragonAt.get(state);
    return square !== null && sameSquare(square, at);
  },
  steps: [stepAt('dragon', '2e', 'beforeScoring'), stepAt('dragonAfter', '3l', 'afterScoring')],
};

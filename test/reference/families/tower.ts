/** The Tower (TOW-1..40): floors, meeples captured from them, prisoners and their ransom. */
import { sameSquare } from '../board.js';
import type { Placed, Square } from '../board.js';
import { deployPiece, isMeeple, mayStandAt, supplyOf, takeOff } from '../figures.js';
import type { Figure } from '../kinds.js';
import { ask, pay } from '../state.js';
import type { Piece, State } from '../state.js';
import { figureLetter, figureOf, PASS, pieceToken, splitToken, squareToken } from '../tokens.js';
import { isOn, sign, word, type ModelFamily } from './family.js';
import { Slice } from './slice.js';

/** `slot` of a meeple on top of a tower. */
export const TOP = -2;
const ON_TOP: readonly Figure[] = ['normal', 'large', 'phantom']; // TOW-25
const FLOORS: readonly number[] = [10, 10, 10, 9, 7, 6, 5]; // by players, TOW-2

interface Tower extends Square {
  readonly height: number;
  /** Finished for ever, without `towerReopens` (TOW-24). */
  readonly closed: boolean;
}
interface Prisoner {
  readonly captor: number;
  readonly player: number;
  readonly figure: Figure;
}

const isPlayed = (state: State): boolean => isOn(state.rules.config.modules, 'tower');
export const towers = new Slice<readonly Tower[]>('game', () => []);
export const prisoners = new Slice<readonly Prisoner[]>('game', () => []);
export const floorsLeft = new Slice<readonly number[]>('game', (state) => {
  const option = Number(word(state.rules.config, 'towerFloors'));
  return state.scores.map(() => (option > 0 ? option : (FLOORS[state.scores.length] ?? 0)));
});
/** The tower that was just built on, while somebody may be captured from it. */
const watch = new Slice<Square | null>('part', () => null);
/** Whose meeple was just captured, while the captor chooses who comes back for it. */
const exchange = new Slice<Prisoner | null>('part', () => null);
const ransomed = new Slice('turn', () => false);

const towerAt = (state: State, square: Square): Tower | undefined => towers.get(state).find((one) => sameSquare(one, square));
const onTop = (state: State, square: Square): boolean =>
  state.pieces.some((piece) => piece.slot === TOP && sameSquare(piece, square));

function setTower(state: State, tower: Tower): void {
  towers.set(state, [...towers.get(state).filter((other) => !sameSquare(other, tower)), tower]);
}

/** Foundations where a floor may be laid: no meeple on top (TOW-10, TOW-11). */
const buildable = (state: State): Placed[] =>
  state.board
    .tiles()
    .filter((tile) => sign(tile.kind, 'towerFoundation') !== '' && !onTop(state, tile) && towerAt(state, tile)?.closed !== true);

const floorToken = (square: Square): string => `${squareToken(square)}+T`;
const topToken = (square: Square, figure: Figure): string => `${squareToken(square)}:t+${figureLetter(figure)}`;

function actionsOf(state: State): string[] {
  if (!isPlayed(state)) return [];
  const floors = (floorsLeft.get(state)[state.turnPlayer] ?? 0) > 0 ? buildable(state).map(floorToken) : [];
  const hand = ON_TOP.filter((figure) => supplyOf(state, state.turnPlayer)[figure] > 0);
  const open = buildable(state).filter((tile) => towerAt(state, tile) && mayStandAt(state, { x: tile.x, y: tile.y, slot: TOP }));
  return [...floors, ...open.flatMap((tile) => hand.map((figure) => topToken(tile, figure)))]; // TOW-23
}

function act(state: State, token: string): boolean {
  if (!actionsOf(state).includes(token)) return false;
  const { x, y, text } = splitToken(token);
  const player = state.turnPlayer;
  const tower = towerAt(state, { x, y });
  if (text.startsWith(':t')) {
    deployPiece(state, { x, y, slot: TOP, player, figure: figureOf(text.slice(3)), corner: -1 });
    if (tower && word(state.rules.config, 'towerReopens') === 'false') setTower(state, { ...tower, closed: true });
    return true;
  }
  setTower(state, { x, y, height: (tower?.height ?? 0) + 1, closed: false });
  floorsLeft.set(
    state,
    floorsLeft.get(state).map((n, other) => (other === player ? n - 1 : n)),
  );
  watch.set(state, { x, y });
  return true;
}

/** Meeples in range of the tower (TOW-13..15). */
function inRange(state: State): Piece[] {
  const from = watch.get(state);
  const height = from ? (towerAt(state, from)?.height ?? 0) : 0;
  if (!from) return [];
  return state.pieces.filter(({ figure, x, y }) => {
    const [dx, dy] = [Math.abs(x - from.x), Math.abs(y - from.y)];
    return isMeeple(figure) && (dx === 0 || dy === 0) && dx + dy <= height;
  });
}
const captureToken = (state: State, piece: Piece): string =>
  `${pieceToken(state.board, piece)}<${figureLetter(piece.figure)}${piece.player}`;

/** TOW-16..18. */
function capture(state: State, piece: Piece): void {
  takeOff(state, piece);
  const { player, figure } = piece;
  if (player === state.turnPlayer) return;
  supplyOf(state, player)[figure] -= 1;
  const prisoner = { captor: state.turnPlayer, player, figure };
  prisoners.set(state, [...prisoners.get(state), prisoner]);
  exchange.set(state, prisoner);
}

function free(state: State, prisoner: Prisoner): void {
  prisoners.set(
    state,
    prisoners.get(state).filter((other) => other !== prisoner),
  );
  supplyOf(state, prisoner.player)[prisoner.figure] += 1;
}

/** One prisoner of each kind that a captor holds of a player. */
function held(state: State, captor: number, player: number): Prisoner[] {
  const all = prisoners.get(state).filter((one) => one.captor === captor && one.player === player);
  return all.filter((one, i) => all.findIndex(({ figure }) => figure === one.figure) === i);
}

/** TOW-20, TOW-21: the captive just made for one of those that its owner holds. */
function swap(state: State, captive: Prisoner, back: Prisoner): void {
  free(state, captive);
  free(state, back);
  exchange.set(state, null);
}
const kindToken = ({ figure }: Prisoner): string => `=${figureLetter(figure)}`;

/** TOW-30..34, ORDER-21. */
function ransoms(state: State): { readonly token: string; readonly prisoner: Prisoner }[] {
  const player = state.turnPlayer;
  const poor = word(state.rules.config, 'ransomNeedsPoints') !== 'false' && (state.scores[player] ?? 0) < price(state);
  if (!isPlayed(state) || ransomed.get(state) || poor) return [];
  const captors = state.scores.map((_, captor) => captor);
  return captors.flatMap((captor) =>
    held(state, captor, player).map((prisoner) => ({ token: `$${figureLetter(prisoner.figure)}${captor}`, prisoner })),
  );
}
const price = (state: State): number => Number(word(state.rules.config, 'ransomPoints') || 3);

export const tower: ModelFamily = {
  id: 'tower',
  actions: { options: actionsOf, play: act },
  before: {
    options: (state) => ransoms(state).map(({ token }) => token),
    play(state, token) {
      const prisoner = ransoms(state).find((one) => one.token === token)?.prisoner;
      if (!prisoner) return false;
      const at = { kind: 'ransom', x: 0, y: 0, segment: -1, final: false };
      pay(state, { player: prisoner.player, points: -price(state), ...at });
      pay(state, { player: prisoner.captor, points: price(state), ...at });
      free(state, prisoner);
      ransomed.set(state, true);
      return true;
    },
  },
  steps: [
    {
      id: 'capture',
      at: '2a',
      enter(state) {
        if (inRange(state).length === 0) return false;
        ask(state, 'capture', state.turnPlayer);
        return true;
      },
      options: (state) => [PASS, ...new Set(inRange(state).map((piece) => captureToken(state, piece)))],
      play(state, token) {
        const piece = inRange(state).find((one) => captureToken(state, one) === token);
        watch.set(state, null);
        if (piece) capture(state, piece);
        return false;
      },
    },
    {
      id: 'exchange',
      at: '2a',
      enter(state) {
        const captive = exchange.get(state);
        if (!captive) return false;
        const mine = held(state, captive.player, captive.captor);
        if (mine.length === 1) swap(state, captive, mine[0] as Prisoner);
        if (mine.length < 2) return false;
        ask(state, 'exchange', state.turnPlayer);
        return true;
      },
      options(state) {
        const captive = exchange.get(state);
        return captive ? held(state, captive.player, captive.captor).map(kindToken) : [];
      },
      play(state, token) {
        const captive = exchange.get(state);
        const back = captive && held(state, captive.player, captive.captor).find((one) => kindToken(one) === token);
        if (captive && back) swap(state, captive, back);
        return false;
      },
    },
  ],
};

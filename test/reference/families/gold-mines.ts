/** The Gold Mines (GMN-1..19): ingots on tiles, taken by the owners of what is completed there. */
import { AROUND, sameSquare } from '../board.js';
import type { Square } from '../board.js';
import { allFeatures, firstSpot } from '../features.js';
import type { Feature } from '../features.js';
import { ownersOf } from '../figures.js';
import { paidOwners } from '../leipzig.js';
import { ask, clockwise, pay, placedTile } from '../state.js';
import type { State } from '../state.js';
import { splitToken, squareToken } from '../tokens.js';
import { isOn, sign, word, type ModelFamily } from './family.js';
import { Slice } from './slice.js';

/** A pile of ingots on a tile. */
interface Pile extends Square {
  readonly ingots: number;
}

/** Owners of one completed feature, and the squares whose gold is theirs (GMN-6). */
interface Claim {
  readonly owners: readonly number[];
  readonly squares: readonly Square[];
}

const INGOTS_PER_SET = 16;
const piles = new Slice<readonly Pile[]>('game', () => []);
const purses = new Slice<readonly number[]>('game', (state) => state.scores.map(() => 0));
/** The second ingot of the placed tile waits for its place. */
const inHand = new Slice('part', () => false);
/** What is handed out, and who takes next. */
const claims = new Slice<readonly Claim[]>('part', () => []);
const turn = new Slice('part', (state) => state.turnPlayer);
/** Who laid the last tile of the bag. */
const lastPlayer = new Slice('game', (state) => state.turnPlayer);

export const goldOn = (state: State): readonly Pile[] => piles.get(state);
export const goldOf = (state: State, player: number): number => purses.get(state)[player] ?? 0;

const total = (state: State): number => {
  const sets = (state.rules.config.sets as Readonly<Record<string, number>>)['gold-mines'] ?? 1;
  return INGOTS_PER_SET * sets;
};
const left = (state: State): number =>
  total(state) - piles.get(state).reduce((sum, { ingots }) => sum + ingots, 0) - purses.get(state).reduce((sum, n) => sum + n, 0);

function change(state: State, square: Square, by: number): void {
  const old = piles.get(state).find((pile) => sameSquare(pile, square));
  const others = piles.get(state).filter((pile) => pile !== old);
  const ingots = (old?.ingots ?? 0) + by;
  piles.set(state, ingots > 0 ? [...others, { x: square.x, y: square.y, ingots }] : others);
}

/** Tiles beside the placed one, over corners too; nothing comes onto a printed square (GMN-3, XINT-5). */
function neighbours(state: State): Square[] {
  const { x, y } = placedTile(state);
  return AROUND.flatMap(([dx, dy]) => state.board.at(x + dx, y + dy) ?? []).filter((tile) => !state.board.isPrinted(tile));
}

/** Squares whose gold goes with a feature; none for fields and archbishops (GMN-6, GMN-11, GMN-16). */
function squaresOf(feature: Feature): Square[] {
  const { x, y } = firstSpot(feature);
  if (feature.kind === 'road' || feature.kind === 'city') return [...feature.spots];
  if (feature.kind !== 'monastery' && feature.kind !== 'garden') return [];
  return [{ x, y }, ...AROUND.map(([dx, dy]) => ({ x: x + dx, y: y + dy }))];
}

/** Players who own a completed feature with this tile (GMN-9). */
const entitled = (state: State, square: Square): number[] =>
  state.scores.flatMap((_, player) =>
    claims.get(state).some(({ owners, squares }) => owners.includes(player) && squares.some((other) => sameSquare(other, square)))
      ? [player]
      : [],
  );

/** Piles that a player may take from, the best for the taker first (GMN-10). */
function within(state: State, player: number): Pile[] {
  return piles
    .get(state)
    .filter((pile) => entitled(state, pile).includes(player))
    .sort((a, b) => entitled(state, b).length - entitled(state, a).length || a.y - b.y || a.x - b.x);
}

function take(state: State, player: number, pile: Square): void {
  change(state, pile, -1);
  purses.set(
    state,
    purses.get(state).map((n, other) => (other === player ? n + 1 : n)),
  );
  turn.set(state, (player + 1) % state.scores.length);
}

/** The next player who may take one; undefined when nothing is left for anybody (GMN-8). */
const nextTaker = (state: State): number | undefined =>
  clockwise(state, turn.get(state)).find((player) => within(state, player).length > 0);

/** With `goldChoice` a player chooses where tiles differ in who may take from them. */
function hasChoice(state: State, player: number): boolean {
  const groups = new Set(within(state, player).map((pile) => entitled(state, pile).join()));
  return isOn(state.rules.config, 'goldChoice') && groups.size > 1;
}

/** Hands out ingot by ingot until a choice comes up; the player who has it. */
function handOut(state: State): number | undefined {
  for (let player = nextTaker(state); player !== undefined; player = nextTaker(state)) {
    if (hasChoice(state, player)) return player;
    take(state, player, within(state, player)[0] as Pile);
  }
  return undefined;
}

/** GMN-12. */
function worth(ingots: number): number {
  return ingots * (ingots > 9 ? 4 : ingots > 6 ? 3 : ingots > 3 ? 2 : 1);
}

export const goldMines: ModelFamily = {
  id: 'goldMines',
  placed(state) {
    if (!state.ending) lastPlayer.set(state, state.turnPlayer);
    const tile = placedTile(state);
    if (sign(tile.kind, 'goldMine') === '' || left(state) < 1) return;
    change(state, tile, 1);
    const around = neighbours(state);
    if (around.length === 0 || left(state) < 1) return; // GMN-4
    if (around.length === 1) change(state, around[0] as Square, 1);
    else inHand.set(state, true);
  },
  afterScoring(state, scored) {
    claims.set(
      state,
      scored.map((feature) => ({ owners: paidOwners(state, feature), squares: squaresOf(feature) })),
    );
  },
  steps: [
    {
      id: 'gold',
      at: '1b3',
      enter(state) {
        if (!inHand.get(state)) return false;
        ask(state, 'gold', state.turnPlayer);
        return true;
      },
      options: (state) => neighbours(state).map((square) => `${squareToken(square)}*`),
      play(state, token) {
        change(state, splitToken(token), 1);
        inHand.set(state, false);
        return false;
      },
    },
    {
      id: 'ingot',
      at: '3e',
      enter(state) {
        const player = handOut(state);
        if (player === undefined) return false;
        ask(state, 'ingot', player);
        return true;
      },
      options: (state) => within(state, state.actor).map((square) => `${squareToken(square)}*`),
      play(state, token) {
        take(state, state.actor, splitToken(token));
        return false;
      },
    },
  ],
  final(state) {
    if (word(state.rules.config, 'goldUnclaimed') === 'finalOwners') {
      turn.set(state, lastPlayer.get(state)); // GMN-8: whose turn was the last one
      const open = allFeatures(state.board, ['road', 'city', 'monastery', 'garden']).filter(({ complete }) => !complete);
      claims.set(
        state,
        open.map((feature) => ({ owners: ownersOf(state, feature), squares: squaresOf(feature) })),
      );
      for (let player = nextTaker(state); player !== undefined; player = nextTaker(state))
        take(state, player, within(state, player)[0] as Pile);
    }
    purses.get(state).forEach((ingots, player) => {
      if (ingots > 0) pay(state, { player, points: worth(ingots), kind: 'gold', x: 0, y: 0, segment: -1, final: true });
    });
  },
};

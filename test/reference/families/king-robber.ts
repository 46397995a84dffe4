/** King and Robber Baron (KING-1..9, BAR-3..9): cards for the largest city and the longest road completed so far. */
import { spotKey, SIDES, spotsOf } from '../board.js';
import type { Placed } from '../board.js';
import { allFeatures } from '../features.js';
import type { Feature } from '../features.js';
import { pay } from '../state.js';
import type { State } from '../state.js';
import { isOn, word, type ModelFamily } from './family.js';
import { Slice } from './slice.js';

type CardKind = 'city' | 'road';
const CARDS: readonly { readonly kind: CardKind; readonly name: string }[] = [
  { kind: 'city', name: 'king' },
  { kind: 'road', name: 'robberBaron' },
];

/** Who holds a card (-1 nobody), and the size that won it. */
export interface Card {
  readonly holder: number;
  readonly size: number;
}
export const cards = new Slice<Readonly<Record<CardKind, Card>>>('game', () => ({
  city: { holder: -1, size: 0 },
  road: { holder: -1, size: 0 },
}));

const isPlayed = (state: State): boolean => isOn(state.rules.config.modules, 'kingRobber');

/** Features that lie at the placed tile, and roads over a ferry that was moved: what this part may have completed (KING-5, FER-51). */
function completedNow(state: State, kind: CardKind): Feature[] {
  const { board, placed, turned } = state;
  if (!placed) return [];
  const tiles = [placed, ...(kind === 'road' ? turned : [])].flatMap(({ x, y }) => board.at(x, y) ?? []);
  const beside = (tile: Placed): Placed[] => SIDES.flatMap((side) => board.neighbour(tile, side) ?? []);
  const abbey = board.at(placed.x, placed.y)?.kind.abbey ? beside(tiles[0] as Placed) : [];
  const touched = new Set([...tiles, ...abbey].flatMap((tile) => spotsOf(tile).map(spotKey)));
  // an abbey closes only what reaches it
  return allFeatures(board, [kind]).filter(
    (feature) => feature.complete && feature.spots.some((spot) => touched.has(spot.key) && reaches(state, spot, abbey)),
  );
}

/** On a tile beside an abbey, only a segment with a side towards the abbey. */
function reaches(state: State, spot: Feature['spots'][number], abbey: readonly Placed[]): boolean {
  if (!abbey.includes(spot.tile)) return true;
  const sides = spot.tile.turned.sides[spot.slot] ?? [];
  return sides.some((side) => {
    const { x, y } = state.board.beside(spot.tile, side);
    return x === state.placed?.x && y === state.placed.y;
  });
}

function award(state: State, player: number, points: number, name: string, final: boolean): void {
  if (player >= 0 && points > 0) pay(state, { player, points, kind: name, x: 0, y: 0, segment: -1, final });
}

export const kingRobber: ModelFamily = {
  id: 'kingRobber',
  steps: [
    {
      id: 'cards',
      at: '3f',
      /** Never asks. */
      enter(state) {
        if (!isPlayed(state)) return false;
        for (const { kind, name } of CARDS) {
          const now = completedNow(state, kind);
          const held = cards.get(state)[kind];
          if (word(state.rules.config, 'kingRobberScoring') === 'continuous') award(state, held.holder, now.length, name, false);
          const size = Math.max(0, ...now.map(({ tiles }) => tiles)); // KING-4
          if (size > held.size) cards.set(state, { ...cards.get(state), [kind]: { holder: state.turnPlayer, size } });
        }
        return false;
      },
      options: () => [],
      play: () => false,
    },
  ],
  final(state) {
    if (!isPlayed(state)) return;
    const scoring = word(state.rules.config, 'kingRobberScoring');
    const held = cards.get(state);
    const both = held.city.holder === held.road.holder;
    for (const { kind, name } of CARDS) {
      const complete = allFeatures(state.board, [kind]).filter((feature) => feature.complete).length; // KING-6, BAR-9
      const points = { continuous: 0, '10each': 10, '15or40': both ? 20 : 15 }[scoring] ?? complete;
      award(state, held[kind].holder, points, name, true);
    }
  },
};

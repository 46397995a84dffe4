/** Builds a state from a described position; nothing but the names in it is checked. */
import type { Pair, Rules } from '../../src/types.js';
import type { Spot } from './board.js';
import { FAMILIES } from './families/index.js';
import { FIGURES } from './kinds.js';
import type { Figure } from './kinds.js';
import { ask, emptyState, kindOf } from './state.js';
import type { Purse, State, Supply } from './state.js';
import { beginPart } from './turn.js';

interface SegmentPlace {
  readonly x: number;
  readonly y: number;
  /** Slot of the segment. */
  readonly segment: number;
}

/** A piece; a barn has `corner` instead of `segment`. */
export interface FigurePlace {
  readonly player: number;
  readonly figure: Figure;
  readonly x: number;
  readonly y: number;
  readonly segment?: number;
  readonly corner?: number;
}

export interface Position {
  readonly tiles: readonly (readonly [id: string, x: number, y: number, rotation: number])[];
  readonly figures?: readonly FigurePlace[];
  readonly ferries?: readonly { readonly x: number; readonly y: number; readonly pair: Pair }[];
  readonly mage?: SegmentPlace | null;
  readonly witch?: SegmentPlace | null;
  /** Copies left by tile id; default: the copies of the configuration that are not on the board. */
  readonly bag?: Readonly<Record<string, number>>;
  readonly scores?: readonly number[];
  /** By player; default: the configured pieces that are not on the board. */
  readonly supply?: readonly Readonly<Partial<Supply>>[];
  readonly abbeys?: readonly number[];
  readonly goods?: readonly Readonly<Partial<Purse>>[];
  readonly turnPlayer?: number;
  /** Id of the tile in hand; without it the turn begins with the draw. */
  readonly drawn?: string;
  /** Chips on the map: with colour and value for those that show. */
  readonly chips?: readonly {
    readonly x: number;
    readonly y: number;
    readonly colour?: number | null;
    readonly value?: number | null;
  }[];
  /** Chips not turned over, e.g. `o2`; default: all that do not show on the map. */
  readonly hiddenChips?: Readonly<Record<string, number>>;
  /** What families keep, set before the turn begins. */
  readonly prepare?: (state: State) => void;
  /** Meeples in Leipzig, not in their owner's hand; quarter 0 is the Wainwrights'. Default figure: normal. */
  readonly leipzig?: readonly { readonly player: number; readonly quarter: number; readonly figure?: Figure }[];
}

function kindNumber(rules: Rules, id: string): number {
  const found = rules.kinds.findIndex((kind) => kind.id === id || kind.also?.includes(id));
  if (found < 0) throw new Error(`no tile kind ${id} in these rules`);
  return found;
}

const spotAt = (place: SegmentPlace | null | undefined): Spot | null =>
  place ? { x: place.x, y: place.y, slot: place.segment } : null;

function fillBag(state: State, position: Position): void {
  if (position.bag) {
    state.bag.fill(0);
    for (const [id, count] of Object.entries(position.bag))
      state.bag[kindNumber(state.rules, id)] = (state.bag[kindNumber(state.rules, id)] ?? 0) + count;
    return;
  }
  // The start tile is not among the copies of its kind.
  const used: number[] = state.rules.kinds.map((_, kind) => (kind === state.rules.start ? -1 : 0));
  const ids = [...position.tiles.map(([id]) => id), ...(position.drawn === undefined ? [] : [position.drawn])];
  for (const id of ids) used[kindNumber(state.rules, id)] = (used[kindNumber(state.rules, id)] ?? 0) + 1;
  state.bag = state.bag.map((count, kind) => Math.max(0, count - Math.max(0, used[kind] ?? 0)));
}

function putFigures(state: State, position: Position): void {
  for (const { player, figure, x, y, segment = -1, corner = -1 } of position.figures ?? []) {
    state.pieces = [...state.pieces, { player, figure, x, y, slot: figure === 'barn' ? -1 : segment, corner }];
    const supply = state.supply[player];
    if (supply) supply[figure] = Math.max(0, supply[figure] - 1);
  }
  for (const { player, quarter, figure = 'normal' } of position.leipzig ?? []) {
    state.leipzig.push({ player, quarter, figure });
    const supply = state.supply[player];
    if (supply) supply[figure] = Math.max(0, supply[figure] - 1);
  }
  position.supply?.forEach((given, player) => {
    const supply = state.supply[player];
    if (supply) for (const figure of FIGURES) supply[figure] = given[figure] ?? supply[figure];
  });
}

export function stateFromPosition(rules: Rules, position: Position): State {
  const state = emptyState(rules, FAMILIES);
  for (const [id, x, y, rotation] of position.tiles) state.board.put(kindOf(state, kindNumber(rules, id)), x, y, rotation);
  for (const { x, y, pair } of position.ferries ?? []) {
    const lake = state.board.at(x, y);
    if (!lake) throw new Error(`no lake at ${x},${y}`);
    lake.ferry = pair;
    state.ferriesLeft = Math.max(0, state.ferriesLeft - 1);
  }
  putFigures(state, position);
  fillBag(state, position);
  state.chips = (position.chips ?? []).map(({ x, y, colour, value }) => ({ x, y, colour: colour ?? -1, value: value ?? 0 }));
  if (position.hiddenChips) state.hidden = { ...position.hiddenChips };
  else
    for (const { colour, value } of state.chips)
      if (value > 0) state.hidden[`${'obp'.charAt(colour)}${value}`] = (state.hidden[`${'obp'.charAt(colour)}${value}`] ?? 0) - 1;
  state.mage = spotAt(position.mage);
  state.witch = spotAt(position.witch);
  if (position.scores) state.scores = [...position.scores];
  if (position.abbeys) state.abbeys = [...position.abbeys];
  position.goods?.forEach((purse, player) => Object.assign(state.goods[player] ?? {}, purse));
  state.turnPlayer = position.turnPlayer ?? 0;
  position.prepare?.(state);
  if (position.drawn === undefined) beginPart(state);
  else {
    state.drawn = kindNumber(rules, position.drawn);
    ask(state, 'place', state.turnPlayer);
  }
  return state;
}

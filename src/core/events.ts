/** Score events: the records the core writes while explaining, with every term named beside its rule. */
import { Event, Paid } from '../../assembly/constants.js';
import { GOODS, SEGMENTS } from '../rules/numbered.js';
import { FIGURES, type Figure, type Goods, type SegmentKind } from '../types.js';
import { placeOfNode } from './board-reader.js';
import { Address } from './exports.js';
import type { CoreInstance } from './instance.js';

/** One line of a score: how many of what, by which rule. */
export interface ScoreTerm {
  /** Rule id, e.g. "BASE-40". */
  readonly rule: string;
  readonly label: string;
  /** How many were counted. */
  readonly count: number;
  readonly points: number;
}
/** What a map pays for the square of a tile: coats of arms of an island, a chip (CHIP-10, 13, 14). */
export type MapPrize = 'coats' | 'chip';
/** What an expansion pays that belongs to no feature. */
export type OtherPrize = 'windRose' | 'king' | 'robber' | 'watchtower' | 'gold' | 'fairy' | 'church';
/** Points paid to one player for one feature; the terms add up to `points`. */
export interface ScoreEvent {
  readonly type: 'score';
  readonly player: number;
  /** What was paid for: a feature, goods, a prize of the map, or one of an expansion. */
  readonly feature: SegmentKind | Goods | MapPrize | OtherPrize;
  /** A segment of the feature; for goods and cards x = y = 0 and segment -1, for prizes their square and segment -1. */
  readonly x: number;
  readonly y: number;
  readonly segment: number;
  readonly points: number;
  /** Paid as unfinished, at the end of the game. */
  readonly final: boolean;
  /** What the points are made of, each with its rule. */
  readonly terms: readonly ScoreTerm[];
}
/** What a move brought about. */
export type GameEvent =
  | ScoreEvent
  | {
      readonly type: 'return';
      readonly player: number;
      readonly figure: Figure;
      readonly x: number;
      readonly y: number;
      readonly segment: number;
    }
  | { readonly type: 'goods'; readonly player: number; readonly good: Goods; readonly count: number }
  | { readonly type: 'discard'; readonly tile: string }
  | { readonly type: 'double'; readonly player: number }
  | { readonly type: 'roll'; readonly face: number };

const FEATURES: readonly (SegmentKind | Goods | MapPrize)[] = [...SEGMENTS, ...GOODS, 'coats', 'chip'];

/** Decodes the event buffer after a make; nodes are those of the slot's present board. */
export function readEvents(core: CoreInstance, slot: number): GameEvent[] {
  const length = core.calls.eventCount();
  if (length === 0) return [];
  const base = core.address(slot, Address.Events) >>> 2;
  const words = core.i32.subarray(base, base + length);
  const found: GameEvent[] = [];
  for (let at = 0; at < length; at += words[at + 1] as number) found.push(readEvent(core, slot, words, at));
  return found;
}
function readEvent(core: CoreInstance, slot: number, words: Int32Array, at: number): GameEvent {
  const w = (i: number) => words[at + i] as number;
  switch (w(0)) {
    case Event.Return:
      return { type: 'return', player: w(2), figure: FIGURES[w(3)] as Figure, ...placeOfNode(core, slot, w(4)) };
    case Event.Goods:
      return { type: 'goods', player: w(2), good: GOODS[w(3)] as Goods, count: w(4) };
    case Event.Discard:
      return { type: 'discard', tile: core.rules.kinds[w(2)]?.id ?? '' };
    case Event.Double:
      return { type: 'double', player: w(2) };
    case Event.Roll:
      return { type: 'roll', face: w(2) };
    default:
      return readScore(core, slot, words, at);
  }
}
function readScore(core: CoreInstance, slot: number, words: Int32Array, at: number): ScoreEvent {
  const w = (i: number) => words[at + i] as number;
  const terms: ScoreTerm[] = [];
  for (let i = 7; i < w(1); i += 3) {
    const [rule = '', ...words] = core.terms[w(i)] ?? [];
    terms.push({ rule, label: words.join(' '), count: w(i + 1), points: w(i + 2) });
  }
  const node = w(4) < 0 ? { x: 0, y: 0, segment: -1 } : placeOfNode(core, slot, w(4));
  const place = w(3) >= Paid.IslandCoats ? { ...node, segment: -1 } : node;
  return {
    type: 'score',
    player: w(2),
    feature: (FEATURES[w(3) - 1] ?? (core.terms[w(7)] as string[])[1]) as ScoreEvent['feature'],
    ...place,
    points: w(5),
    final: w(6) === 1,
    terms,
  };
}

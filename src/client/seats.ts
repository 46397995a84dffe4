/** Who plays: people, and players that think. */
import { HighwaymanError } from '../errors.js';
import { needInt, needNumber, needText, needTexts, needWordOf } from '../guard.js';
import { needList } from './need.js';

/** Who may sit in a seat. */
export const SEAT_KINDS = ['human', 'random', 'greedy', 'learned', 'mcts'] as const;
/** One of `SEAT_KINDS`. */
export type SeatKind = (typeof SEAT_KINDS)[number];

/** One player of a game at this table. */
export interface Seat {
  readonly name: string;
  readonly kind: SeatKind;
  /** Milliseconds that a searching player may think over a decision, 20 to 60,000. */
  readonly budget: number;
}

/** Names of seats that were given none. */
export const DEFAULT_NAMES = ['Anna', 'Ben', 'Clara', 'David', 'Emma', 'Felix'] as const;
/** Milliseconds that a searching player may think, unless its seat says otherwise. */
export const DEFAULT_BUDGET = 1000;
/** Letters of a name at most. */
export const NAME_LENGTH = 40;

/** A name as it can be shown and written: one line without control characters, not too long. */
export function cleanName(name: unknown, index: number): string {
  needInt(index, 'index', 0);
  const text = typeof name === 'string' ? name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim() : '';
  return [...text].slice(0, NAME_LENGTH).join('') || (DEFAULT_NAMES[index] ?? `Player ${index + 1}`);
}
/** A seat with its defaults. @throws ERR_ARGUMENT for a kind, name or budget that is none */
export function seat(index: number, kind: SeatKind = 'human', name?: string, budget = DEFAULT_BUDGET): Seat {
  needWordOf(kind, 'kind', SEAT_KINDS);
  if (name !== undefined) needText(name, 'name');
  needNumber(budget, 'budget', 0, true);
  return { kind, name: cleanName(name, index), budget: cleanBudget(budget) };
}
const cleanBudget = (budget: number): number => Math.min(60_000, Math.max(20, Math.round(budget)));

/** "human,greedy,mcts*2000": one word a seat, as in links and records. */
export function formatSeats(seats: readonly Seat[]): string {
  needList(seats, 'seats', 'seats', 'kind', 'budget');
  return seats.map(({ kind, budget }) => (kind === 'mcts' ? `${kind}*${budget}` : kind)).join(',');
}
/** Words that are not known are people; names may follow from elsewhere. */
export function parseSeats(text: string, count: number, names: readonly string[] = []): Seat[] {
  needText(text, 'text');
  needInt(count, 'count', 1, 6);
  needTexts(names, 'names', 'a list of names');
  const words = text.split(',');
  return Array.from({ length: count }, (_, i) => {
    const [kind, budget] = (words[i] ?? 'human').split('*');
    const ms = Number(budget);
    return seat(
      i,
      SEAT_KINDS.find((each) => each === kind) ?? 'human',
      names[i],
      Number.isFinite(ms) && ms > 0 ? ms : DEFAULT_BUDGET,
    );
  });
}
/** Seats of plain JSON. @throws ERR_SAVE naming what is wrong */
export function readSeats(value: unknown, count: number, field = 'seats'): Seat[] {
  needInt(count, 'count', 1, 6);
  needText(field, 'field');
  if (!Array.isArray(value) || value.length !== count)
    throw new HighwaymanError('ERR_SAVE', field, value, `a list of ${count} seats`);
  return value.map((each: unknown, i) => {
    const { name, kind, budget = DEFAULT_BUDGET } = (each === Object(each) ? each : {}) as Record<string, unknown>;
    if (typeof name !== 'string') throw new HighwaymanError('ERR_SAVE', `${field}[${i}].name`, name, 'a name');
    if (!(SEAT_KINDS as readonly unknown[]).includes(kind))
      throw new HighwaymanError('ERR_SAVE', `${field}[${i}].kind`, kind, `one of ${SEAT_KINDS.join(', ')}`);
    if (typeof budget !== 'number' || !(budget >= 20 && budget <= 60_000))
      throw new HighwaymanError('ERR_SAVE', `${field}[${i}].budget`, budget, 'milliseconds from 20 to 60000');
    return seat(i, kind as SeatKind, name, budget);
  });
}

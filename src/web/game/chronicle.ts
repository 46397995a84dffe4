/** The log of a session as people read it: turn by turn, with the points of each; sums and curves of the scores. */
import type { ScoreEvent } from 'highwayman';
import type { LogEntry } from 'highwayman/client';

/** All decisions of one turn of one player. */
export interface TurnEntry {
  readonly turn: number;
  readonly player: number;
  /** Moves of the record before and after it. */
  readonly from: number;
  readonly to: number;
  readonly entries: readonly LogEntry[];
  readonly scores: readonly ScoreEvent[];
}

/** @param before turns of the same log a moment ago: those that have not changed are kept as they are */
export function turnsOf(log: readonly LogEntry[], before: readonly TurnEntry[] = []): TurnEntry[] {
  const groups: LogEntry[][] = [];
  for (const entry of log) {
    const last = groups.at(-1)?.[0];
    if (last && last.turn === entry.turn) groups.at(-1)?.push(entry);
    else groups.push([entry]);
  }
  return groups.map((entries, i) => {
    const known = before[i];
    if (known?.entries.length === entries.length && known.entries.every((entry, k) => entry === entries[k])) return known;
    const first = entries[0] as LogEntry;
    const last = entries.at(-1) as LogEntry;
    return {
      turn: first.turn,
      player: first.player,
      from: first.from,
      to: last.from + last.tokens.length,
      entries,
      scores: entries.flatMap(({ events }) =>
        events.filter((event): event is ScoreEvent => event.type === 'score' && !event.final),
      ),
    };
  });
}

export const CATEGORIES = ['city', 'road', 'monastery', 'field', 'goods', 'other'] as const;
/** What points were paid for, in groups. */
export type Category = (typeof CATEGORIES)[number];

export function categoryOf({ feature }: ScoreEvent): Category {
  switch (feature) {
    case 'city':
    case 'road':
    case 'field':
      return feature;
    case 'monastery':
    case 'garden':
    case 'cathedral':
      return 'monastery';
    case 'wine':
    case 'grain':
    case 'cloth':
      return 'goods';
    default:
      return 'other';
  }
}
/** Points by player and category. @param finals how many of the final score events are counted */
export function sumsOf(log: readonly LogEntry[], players: number, finals = Infinity): Record<Category, number>[] {
  const sums = Array.from(
    { length: players },
    () => Object.fromEntries(CATEGORIES.map((each) => [each, 0])) as Record<Category, number>,
  );
  let left = finals;
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.type !== 'score' || (event.final && left-- <= 0)) continue;
    const sum = sums[event.player];
    if (sum) sum[categoryOf(event)] += event.points;
  }
  return sums;
}
/** Scores after every turn, the beginning first; the last point holds the final scoring. */
export function curveOf(turns: readonly TurnEntry[], begin: readonly number[]): number[][] {
  const now = [...begin];
  return [
    [...now],
    ...turns.map(({ entries }) => {
      for (const event of entries.flatMap(({ events }) => events))
        if (event.type === 'score') now[event.player] = (now[event.player] ?? 0) + event.points;
      return [...now];
    }),
  ];
}

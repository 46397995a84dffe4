/** Compares the points paid in a turn, entry by entry, and knows which differences have a known reason. */
import type { BoardView } from './board-view.js';
import type { Mismatch } from './compare.js';
import type { Names } from './names.js';
import type { Payment } from './player.js';
import type { ScoreEntry } from './record.js';

/** A difference with a known reason: theirs is `delta` more than ours for this player. */
export interface ExplainedScore {
  readonly reason: 'witch halves bonus' | 'lone builder counted';
  readonly player: number;
  readonly delta: number;
}

export interface ScoreResult {
  readonly mismatches: readonly Mismatch[];
  readonly explained: readonly ExplainedScore[];
}

/** All that a player was paid for one feature in one turn. */
interface Entry {
  readonly player: number;
  /** Kind and number of the feature. */
  readonly feature: string;
  points: number;
  items: ScoreEntry[4];
}

const itemPoints = (items: ScoreEntry[4], name: string): number => items.find(([item]) => item === name)?.[2] ?? 0;

/**
 * @param loneBuilders number of builders that went home here after a pivot of this turn and may still have counted there
 */
export function compareScores(
  names: Names,
  view: BoardView,
  payments: readonly Payment[],
  recorded: readonly ScoreEntry[],
  loneBuilders: number,
): ScoreResult {
  const ours = sumUp(
    payments.map(({ player, points, feature, x, y, segment }) => ({
      player,
      points,
      items: [],
      feature: feature === 'goods' ? 'goods' : `${feature === 'barn' ? 'field' : feature} ${view.indexAt({ x, y, segment })}`,
    })),
  );
  const theirs = sumUp(
    recorded.map(([player, points, name, at, items]) => ({
      player,
      points,
      items,
      feature: at ? `${name.split('.')[0]} ${view.indexAt({ x: at[0], y: at[1], segment: names.slot(at) })}` : 'goods',
    })),
  );
  const open = [...theirs];
  const left: Entry[] = [];
  for (const entry of ours) {
    const i = open.findIndex(
      (their) => their.player === entry.player && their.feature === entry.feature && their.points === entry.points,
    );
    if (i >= 0) open.splice(i, 1);
    else left.push(entry);
  }
  const explained: ExplainedScore[] = [];
  const pairs = open.filter((their) => {
    const i = left.findIndex((our) => our.player === their.player && our.feature === their.feature);
    const reason = i < 0 ? null : reasonOf((left[i] as Entry).points, their, loneBuilders);
    if (!reason) return true;
    explained.push({ reason, player: their.player, delta: their.points - (left[i] as Entry).points });
    left.splice(i, 1);
    return false;
  });
  if (left.length + pairs.length === 0) return { mismatches: [], explained };
  const show = (entries: readonly Entry[]): string =>
    entries
      .map(
        ({ player, points, feature, items }) =>
          `player ${player}: ${points} for ${feature}${items.length > 0 ? ` (${items.map((item) => item.join(' ')).join(', ')})` : ''}`,
      )
      .join(' | ') || '(none more)';
  return { mismatches: [{ check: 'points', ours: show(left), theirs: show(pairs) }], explained };
}

/** One entry per player and feature, those of 0 points left out: zero-point entries and the split into entries are not compared. */
function sumUp(entries: readonly Entry[]): Entry[] {
  const sums = new Map<string, Entry>();
  for (const entry of entries) {
    const key = `${entry.player} ${entry.feature}`;
    const sum = sums.get(key);
    if (sum) Object.assign(sum, { points: sum.points + entry.points, items: [...sum.items, ...entry.items] });
    else sums.set(key, { ...entry });
  }
  return [...sums.values()].filter(({ points }) => points !== 0);
}

/** Whether ours is what the rules give for the same items (deviations A1 and A4). */
function reasonOf(ours: number, { points, items }: Entry, loneBuilders: number): ExplainedScore['reason'] | null {
  const bonus = itemPoints(items, 'meeples');
  const halved = itemPoints(items, 'witch');
  if (bonus === 0) return null;
  const value = points - bonus - halved;
  const tooMany = 2 * loneBuilders;
  if (halved === 0) return points > ours && points - ours <= tooMany ? 'lone builder counted' : null;
  // Theirs: half of everything. By LAB-45, 46: half of the tiles and what changes them, then the bonus.
  const byRule = Math.ceil(value / 2) + bonus;
  return Math.ceil((value + bonus) / 2) === points && byRule >= ours && byRule - ours <= tooMany ? 'witch halves bonus' : null;
}

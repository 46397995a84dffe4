/**
 * Where the recorded engine departs from the printed rules in a way that no option reproduces. These, and nothing else,
 * count as explained. They are recognised by rule, so any recording can be replayed; the games in which they are known to
 * happen are listed in ./known-deviations.ts.
 *
 *   A1 lone builder      a builder whose follower was cut off by a pivot stays on the board when it stands on the side that the
 *                        ferry keeps (FER-61). From there on the two worlds differ: comparison of the game ends.
 *   A1 counted           the same builder still adds 2 points to a labyrinth that is scored in the same turn.
 *   A2 wagon             a scored wagon may not move to a free labyrinth tile of an occupied network (ABB-26). The choices recorded
 *                        are legal here too: comparison goes on.
 *   B builder on branch  a branch of a labyrinth network on which only a builder stands counts as occupied there; by LAB-12 only a
 *                        meeple occupies it. A step in which nothing else could be done is not recorded. The choices recorded
 *                        are legal here too: comparison goes on.
 *   B wagon on abbey     a C1 wagon that leaves an abbey is offered nothing there; by ABB-25 it may enter what ends at the abbey.
 *                        The choices recorded are legal here too: comparison goes on.
 *   river                a river tile may also not be laid so that its new end has no room (RIV-24 `strict`; RIV-2 asks for the
 *                        turn before only); see ./river.ts. The choices recorded are legal here too: comparison goes on.
 *   A4 witch             the witch also halves the labyrinth bonus (LAB-46). Comparison goes on with the scores apart by that.
 */
import { branchOf } from './branch.js';
import { recordedFigure, segmentOf } from './names.js';
import type { Names } from './names.js';
import type { FigureView, Payment, Player } from './player.js';
import type { Turn } from './record.js';

export type Reason =
  | 'lone builder stays'
  | 'lone builder counted'
  | 'wagon to labyrinth'
  | 'builder on branch'
  | 'wagon leaves abbey'
  | 'witch halves bonus'
  | 'river without room'
  | 'phantom after a pass (PHA-4)';

/**
 * Why the recorded engine doesn't offer one of our options, null when there is no known reason.
 * @param paid payments of this turn, which tell where a wagon was scored
 */
export function reasonMissing(player: Player, names: Names, token: string, paid: readonly Payment[]): Reason | null {
  if (isBuilderBranch(player, names, token)) return 'builder on branch';
  if (player.phase() !== 'wagon' || !token.endsWith('>w')) return null;
  if (player.rules.config.labyrinth === 'advanced' && isLabyrinthTile(names, token)) return 'wagon to labyrinth';
  return leavesAbbey(player, paid) ? 'wagon leaves abbey' : null;
}

/**
 * Reasons for which the present step isn't recorded at all: the recorded engine skips a step in which it offers nothing, so each of
 * our options must be one that it doesn't know. Null when that is not so.
 */
export function reasonsSkipped(player: Player, names: Names, paid: readonly Payment[]): Reason[] | null {
  if (!SKIPPED_PHASES.includes(player.phase())) return null;
  const options = player.options();
  const reasons = options.filter((token) => token !== '-').map((token) => reasonMissing(player, names, token, paid));
  const known = reasons.filter((reason) => reason !== null);
  return options.includes('-') && reasons.length > 0 && known.length === reasons.length ? [...new Set(known)] : null;
}

const SKIPPED_PHASES: readonly string[] = ['deploy', 'wagon'];

/** The token names a labyrinth tile. */
function isLabyrinthTile(names: Names, token: string): boolean {
  const { x, y, segment } = segmentOf(names, token);
  return names.tileAt(x, y)?.kind.segments[segment]?.labyrinth ?? false;
}

/** In the rules of the first edition: whoever is asked about a wagon was paid for an abbey. */
function leavesAbbey(player: Player, paid: readonly Payment[]): boolean {
  const { config, kinds, abbey } = player.rules;
  const id = kinds[abbey]?.id;
  return (
    config.wagonMove === 'connected' &&
    paid.some((one) => one.player === player.actor() && one.feature === 'monastery' && player.tileAt(one.x, one.y)?.id === id)
  );
}

/** The token puts a meeple on a branch of a labyrinth network where a builder stands and no meeple. */
export function isBuilderBranch(player: Player, names: Names, token: string): boolean {
  if (player.rules.config.labyrinth !== 'advanced' || !/:r\d+(\+[nlmwa]|>w)$/.test(token)) return false;
  const { spots, crossed } = branchOf(player, names, segmentOf(names, token));
  if (!crossed) return false;
  const on = player
    .figures()
    .filter((piece) => spots.some(({ x, y, segment }) => piece.x === x && piece.y === y && piece.segment === segment));
  return on.length > 0 && on.every(({ figure }) => figure === 'builder');
}

/** Builders that went home with a pivot here, split by whether the record still has them on the board at the end of the turn. */
export function loneBuilders(
  names: Names,
  gone: readonly FigureView[],
  turn: Turn,
): { readonly staying: string[]; readonly home: number } {
  const deployed = new Set(turn.dep.map(recordedFigure));
  const keys = gone.filter(({ figure }) => figure === 'builder').map((piece) => names.figure(piece));
  const staying = keys.filter((key) => deployed.has(key));
  return { staying, home: keys.length - staying.length };
}

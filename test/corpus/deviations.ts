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
 *                        meeple occupies it. The choices recorded are legal here too: comparison goes on.
 *   A4 witch             the witch also halves the labyrinth bonus (LAB-46). Comparison goes on with the scores apart by that.
 */
import { branchOf } from './branch.js';
import { recordedFigure, segmentOf } from './names.js';
import type { Names } from './names.js';
import type { FigureView, Player } from './player.js';
import type { Turn } from './record.js';

export type Reason = 'lone builder stays' | 'lone builder counted' | 'wagon to labyrinth' | 'builder on branch' | 'witch halves bonus';

/** Our option tokens less the recorded ones are all wagon moves to labyrinth tiles, and nothing recorded is missing. */
export function isLabyrinthWagon(names: Names, advanced: boolean, ours: readonly string[], theirs: readonly string[]): boolean {
  return advanced && theirs.length === 0 && ours.length > 0 && ours.every((token) => {
    const match = /^(-?\d+),(-?\d+):r(\d+)>w$/.exec(token);
    if (!match) return false;
    const segments = names.tileAt(Number(match[1]), Number(match[2]))?.kind.segments;
    return segments?.some((segment) => segment.kind === 'road' && segment.index === Number(match[3]) && segment.labyrinth) ?? false;
  });
}

/** The token puts a meeple on a branch of a labyrinth network where a builder stands and no meeple. */
export function isBuilderBranch(player: Player, names: Names, token: string): boolean {
  if (player.rules.config.labyrinth !== 'advanced' || !/:r\d+(\+[nlmwa]|>w)$/.test(token)) return false;
  const { spots, crossed } = branchOf(player, names, segmentOf(names, token));
  if (!crossed) return false;
  const on = player.figures().filter((piece) => spots.some(({ x, y, segment }) => piece.x === x && piece.y === y && piece.segment === segment));
  return on.length > 0 && on.every(({ figure }) => figure === 'builder');
}

/** Builders that went home with a pivot here, split by whether the record still has them on the board at the end of the turn. */
export function loneBuilders(names: Names, gone: readonly FigureView[], turn: Turn): { readonly staying: string[]; readonly home: number } {
  const deployed = new Set(turn.dep.map(recordedFigure));
  const keys = gone.filter(({ figure }) => figure === 'builder').map((piece) => names.figure(piece));
  const staying = keys.filter((key) => deployed.has(key));
  return { staying, home: keys.length - staying.length };
}

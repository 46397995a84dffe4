/** Players can be told apart by colour, by one mark in white or dark on the figure, and in lists by name. */
import { nothing, svg, type SVGTemplateResult } from 'lit';

/** Class of a player's paint: `--mine`, `--mine-ink` and `--thread` from CSS. */
export const playerClass = (player: number): string => `p${player}`;
/** What the marks are called, for people. */
export const PLAYER_MARKS = ['plain', 'band', 'dot', 'sash', 'pale', 'chevron'] as const;

const MARKS: readonly string[] = [
  '',
  'M-6.2 -1.9L6.2 -1.9L6.2 1.9L-6.2 1.9Z',
  'M3.1 0C3.1 1.7 1.7 3.1 0 3.1C-1.7 3.1 -3.1 1.7 -3.1 0C-3.1 -1.7 -1.7 -3.1 0 -3.1C1.7 -3.1 3.1 -1.7 3.1 0Z',
  'M-5.6 2L3.4 -5L5.6 -2.4L-3.2 4.8Z',
  'M-1.8 -4.6L1.8 -4.6L1.8 4.8L-1.8 4.8Z',
  'M-5 3.8L0 -2.6L5 3.8L1.8 3.8L0 1.4L-1.8 3.8Z',
];
/** The mark of a player about a point of the figure. */
export function markOf(player: number, x: number, y: number, scale = 1): SVGTemplateResult | typeof nothing {
  const d = MARKS[player];
  return d ? svg`<path class="figure-mark" d=${d} transform=${`translate(${x} ${y}) scale(${scale})`}></path>` : nothing;
}

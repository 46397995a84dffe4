/** Players can be told apart by colour, by pattern and by number. The colours are the eight of Okabe and Ito, chosen for colour-blind eyes. */
import { svg, type SVGTemplateResult } from 'lit';

/** Class of a player's paint: `fill` from CSS. */
export const playerClass = (player: number): string => `p${player}`;
export const PLAYER_MARKS = ['1', '2', '3', '4', '5', '6'] as const;

/** Patterns laid over the colour; one a player, the first is plain. */
export function patternDefs(): SVGTemplateResult {
  const lines = ['', 'M0,1.5H6', '', 'M0,6L6,0M-1,1L1,-1M5,7L7,5', 'M1.5,0V6', 'M0,0L6,6M6,0L0,6'];
  return svg`${lines.map((d, player) =>
    player === 0
      ? svg``
      : svg`<pattern id=${`pattern-${player}`} width="6" height="6" patternUnits="userSpaceOnUse">
      ${player === 2 ? svg`<circle class="pattern-dot" cx="2" cy="2" r="1.3"></circle><circle class="pattern-dot" cx="5" cy="5" r="1.3"></circle>` : svg`<path class="pattern-line" d=${d}></path>`}</pattern>`,
  )}`;
}

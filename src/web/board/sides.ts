/** Sides of a lake in words. */
import { sideText } from '../game/describe.js';
import { t } from '../texts/index.js';

export const SIDE_LETTERS = 'NESW';
export const sideName = (side: number): string => t().board.jetty(sideText(SIDE_LETTERS.charAt(side)));

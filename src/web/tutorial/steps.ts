/** The positions of the tutorial: a game played so far, and the moves that the step asks for. Their texts are in ../texts. */
import type { ConfigInput } from 'highwayman';

export interface Step {
  readonly config: ConfigInput;
  /** Tiles in the order in which they are drawn. */
  readonly deck: readonly string[];
  readonly moves: readonly string[];
  /** What is to be played, decision by decision; each a pattern of tokens. */
  readonly asks: readonly RegExp[];
}

const FERRIES: ConfigInput = { sets: ['base', 'ferries'] };
const LABYRINTH: ConfigInput = { sets: ['base', 'labyrinth'], labyrinth: 'basic' };
const ROAD = ['-1,0@3', '-1,0:r0+n', '0,1@0', '-'];

export const STEPS: readonly Step[] = [
  { config: {}, deck: ['base-U'], moves: [], asks: [/^1,0@0$/] },
  { config: {}, deck: ['base-U', 'base-B', 'base-V'], moves: ['1,0@0', '-', '0,1@0', '-'], asks: [/^-1,0@3$/] },
  { config: {}, deck: ['base-V'], moves: ['-1,0@3'], asks: [/^-1,0:r0\+n$/] },
  { config: {}, deck: ['base-F', 'base-U', 'base-E'], moves: ['0,-1@0', '0,-1:c0+n', '1,0@0', '-'], asks: [/^0,-2@2$/, /^-$/] },
  { config: {}, deck: ['base-B'], moves: ['0,1@0'], asks: [/^0,1:m0\+n$/] },
  { config: FERRIES, deck: ['base-V', 'base-B', 'fer-FRRR'], moves: [...ROAD, '1,0@0', '-'], asks: [/^1,0~EW$/] },
  { config: LABYRINTH, deck: ['base-V', 'base-B', 'lab-RRRR-labyrinth'], moves: ROAD, asks: [/^1,0@0$/] },
  { config: { only: { base: ['base-D'] } }, deck: [], moves: ['0,-1@2', '-', '1,0@0', '-', '-1,0@0'], asks: [/^-1,0:f0\+n$/] },
];

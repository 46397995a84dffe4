/** Figures as the model knows them: those of every program, and those of the families. */
import { FIGURES as MAIN_FIGURES } from '../../src/types.js';
import type { Figure as MainFigure } from '../../src/types.js';

export type Figure = MainFigure | 'phantom';
export const FIGURES: readonly Figure[] = [...new Set<Figure>([...MAIN_FIGURES, 'phantom'])];

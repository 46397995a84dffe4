/** Legal moves as choices, in the words of the page's language. */
import type { Game } from 'highwayman';
import { choices as inWords, type Choice, type NameOf } from 'highwayman/client';
import { words } from '../texts/index.js';

export { placements, squareKey, type Choice, type Placement, type Square } from 'highwayman/client';

export const choices = (game: Game, name?: NameOf): Choice[] => inWords(game, words(), name);

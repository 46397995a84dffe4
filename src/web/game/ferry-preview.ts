/** What a ferry would do to the roads at its lake, in the words of the page's language. */
import { effectText as inWords, type NameOf, type RoadEffect } from 'highwayman/client';
import { words } from '../texts/index.js';

export { effectsOf, jettiesAt, type RoadChange, type RoadEffect } from 'highwayman/client';

export const effectText = (effects: readonly RoadEffect[], name: NameOf): string => inWords(effects, name, words());

/** The languages there are. A further one is a file beside ./en.ts and a line here; users may pass a `Words` of their own. */
import { de } from './de.js';
import { en, type OtherMove, type Words } from './en.js';

export type { OtherMove, Words };

/** Texts by language code. */
export const WORDS: Readonly<Record<'en' | 'de', Words>> = { en, de };
/** Name of a player by number. */
export type NameOf = (player: number) => string;

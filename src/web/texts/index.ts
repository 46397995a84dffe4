/**
 * The page's language: its own texts from here, those about the game from `highwayman/client`. A further language is a file
 * beside ./en.ts.
 */
import { WORDS, type Words } from 'highwayman/client';
import { setting } from '../keep.js';
import { de } from './de.js';
import { en, type Texts } from './en.js';

export type { Texts };
export const LANGUAGES: Readonly<Record<string, { readonly texts: Texts; readonly words: Words }>> = {
  en: { texts: en, words: WORDS.en },
  de: { texts: de, words: WORDS.de },
};

let code = wanted();

/** As chosen before, else what the browser asks for, else English. */
function wanted(): string {
  const asked = [setting('language'), ...(globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2))];
  return asked.find((each) => each !== null && Object.hasOwn(LANGUAGES, each)) ?? 'en';
}
export const language = (): string => code;
export function setLanguage(next: string): void {
  if (!Object.hasOwn(LANGUAGES, next)) return;
  code = next;
  setting('language', next);
  markDocument();
}
export function markDocument(): void {
  document.documentElement.lang = code;
}
/** The page's texts. */
export const t = (): Texts => (LANGUAGES[code] as (typeof LANGUAGES)[string]).texts;
/** The words about the game. */
export const words = (): Words => (LANGUAGES[code] as (typeof LANGUAGES)[string]).words;

/** What a person has chosen for the page, beside the language. */
import { choiceSetting, setting } from '../keep.js';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const theme = (): Theme => choiceSetting('theme', THEMES);
export function setTheme(next: Theme): void {
  setting('theme', next);
  paint();
}
/** Puts the theme on the document. */
export function paint(): void {
  const now = theme();
  if (now === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = now;
}
/** Single letters as keys can be switched off, for voice input and the like. */
export const lettersAreKeys = (): boolean => choiceSetting('letters', ['on', 'off']) === 'on';
export const setLettersAreKeys = (on: boolean): void => void setting('letters', on ? 'on' : 'off');

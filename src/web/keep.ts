/** The last game stays in the browser, so that closing the page loses nothing. Quietly does nothing where storage is refused. */
import type { Seat } from './game/seats.js';

const KEY = 'highwayman.game';
export interface Kept {
  readonly game: string;
  readonly seats: readonly Seat[];
}
let timer: ReturnType<typeof setTimeout> | undefined;

/** Written a moment later, and only once for many moves. */
export function keep(what: () => Kept): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(what()));
    } catch {
      // no storage, or it is full
    }
  }, 400);
}
export function kept(): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    return found && typeof found.game === 'string' && Array.isArray(found.seats) ? found : null;
  } catch {
    return null;
  }
}
export function setting(name: string, value?: string): string | null {
  try {
    if (value !== undefined) localStorage.setItem(`highwayman.${name}`, value);
    return localStorage.getItem(`highwayman.${name}`);
  } catch {
    return value ?? null;
  }
}

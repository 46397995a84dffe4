/**
 * The games of this browser, each by its id. A game is written at every move of a person and soon after those of players; it belongs to
 * the tab that took it up last: another tab that has it open is told and writes no more.
 */
import { HighwaymanError, type Engine } from 'highwayman';
import { cleanName, openSession, toSavedSession, type OpenedSession, type Session } from 'highwayman/client';
import { goOn, pictureOf, readSince, type Since, Whole } from './since.js';

const GAME = 'highwayman.game.';
const SINCE = 'highwayman.since.';
const WRITER = 'highwayman.writer.';
const MOST = 30;
const SOON_MS = 300;

/** What the list shows without opening a game. */
export interface Entry {
  readonly id: string;
  /** Milliseconds since 1970 of the last move. */
  readonly date: number;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly over: boolean;
  /** Turns completed. */
  readonly turns: number;
  /** Squares with what lies at their four sides, turned as on the board: "0,0,CRFR;1,0,FFFF". */
  readonly picture: string;
}
interface Stored extends Entry {
  readonly saved: unknown;
}
interface Kept extends Stored {
  readonly since: Since | null;
}

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join('');
export const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-z]{10}$/.test(value);

export class Shelf {
  /** Whether another tab has taken the game up in the meantime. */
  elsewhere = false;
  /** Whether the browser refuses to keep anything, or has no room. */
  refused = false;
  private readonly tab = newId();
  private due: { id: string; session: Session } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private open: string | null = null;
  private whole: Whole | null = null;

  /** @param changed called when the list or one of the two flags has changed */
  constructor(private readonly changed: () => void) {
    addEventListener('pagehide', () => this.flush());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && this.flush());
    addEventListener('storage', ({ key, newValue }) => {
      if (this.open !== null && key === WRITER + this.open && newValue !== this.tab) this.elsewhere = true;
      if (key === null || key.startsWith('highwayman.')) this.changed();
    });
  }

  /** Takes a game up: from now on this tab writes it. */
  take(id: string): void {
    this.flush();
    this.open = id;
    this.whole = null;
    this.elsewhere = false;
    this.write(() => localStorage.setItem(WRITER + id, this.tab));
  }
  leave(): void {
    this.flush();
    this.open = null;
    this.elsewhere = false;
  }
  /** @param soon a moment later, and once for many moves; else at once */
  keep(id: string, session: Session, soon: boolean): void {
    if (this.whole && !this.whole.goesOn(session)) this.whole = null;
    this.due = { id, session };
    if (!soon) return this.flush();
    this.timer ??= setTimeout(() => this.flush(), SOON_MS);
  }
  /** Writes what is still to be written. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { due } = this;
    this.due = null;
    if (!due || this.elsewhere || due.id !== this.open) return;
    this.write(() => {
      if (localStorage.getItem(WRITER + due.id) !== this.tab) {
        this.elsewhere = true;
        return this.changed();
      }
      if (this.whole) return this.put(SINCE, due.id, this.whole.since(due.session));
      const stored = storedOf(due.id, due.session);
      this.put(GAME, due.id, stored);
      localStorage.removeItem(SINCE + due.id);
      this.whole = new Whole(due.session, stored.date);
      // the games are read only when there are too many
      if (Object.keys(localStorage).filter((key) => key.startsWith(GAME)).length > MOST)
        for (const { id } of this.list().slice(MOST)) if (id !== due.id) this.remove(id);
    });
  }
  /** Games that can be read, newest first. */
  list(): Entry[] {
    try {
      const found = Object.keys(localStorage).flatMap((key) =>
        key.startsWith(GAME) ? (read(key.slice(GAME.length)) ?? []) : [],
      );
      return found.sort((a, b) => b.date - a.date);
    } catch {
      return [];
    }
  }
  /** Whether a game of that id is kept here. */
  has(id: unknown): id is string {
    return isId(id) && read(id) !== null;
  }
  /** @throws HighwaymanError when the game is not there or what was kept is damaged */
  load(engine: Engine, id: string): OpenedSession {
    const stored = read(id);
    if (!stored) throw new HighwaymanError('ERR_SAVE', 'game', id, 'a game that this browser keeps');
    const opened = openSession(engine, stored.saved);
    return stored.since ? goOn(opened, stored.since) : opened;
  }
  remove(id: string): void {
    this.write(() => {
      localStorage.removeItem(GAME + id);
      localStorage.removeItem(SINCE + id);
      localStorage.removeItem(WRITER + id);
    });
    this.changed();
  }

  /** Where the browser has no room left, the oldest other games make it. */
  private put(where: string, id: string, what: object): void {
    const text = JSON.stringify(what);
    try {
      localStorage.setItem(where + id, text);
    } catch (error) {
      const others = this.list().filter((other) => other.id !== id);
      const oldest = others.findLast(({ over }) => over) ?? others.at(-1);
      if (!oldest) throw error;
      this.remove(oldest.id);
      localStorage.setItem(where + id, text);
    }
  }
  private write(work: () => void): void {
    const { refused } = this;
    try {
      work();
      this.refused = false;
    } catch {
      this.refused = true;
    }
    if (refused !== this.refused) this.changed();
  }
}

function storedOf(id: string, session: Session): Stored {
  const { game, seats } = session;
  return {
    id,
    date: Date.now(),
    names: seats.map(({ name }) => name),
    scores: game.scores,
    over: game.isOver,
    turns: game.turns,
    picture: pictureOf(game, game.tiles()),
    saved: toSavedSession(session),
  };
}
/** What was stored may have been edited, or be of another version: anything odd is no game. */
function read(id: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(GAME + id) ?? 'null') as Partial<Stored> | null;
    if (!found || found.id !== id || !isId(id)) return null;
    const { date, names, scores, over, turns, picture, saved } = found;
    if (typeof date !== 'number' || !Number.isFinite(date) || typeof over !== 'boolean' || !Number.isInteger(turns)) return null;
    if (!Array.isArray(names) || names.length < 1 || names.length > 6 || !Array.isArray(scores) || scores.length !== names.length)
      return null;
    if (!scores.every((score) => Number.isInteger(score)) || typeof picture !== 'string' || typeof saved !== 'object')
      return null;
    const since = readSince(localStorage.getItem(SINCE + id), date, names.length);
    const whole = {
      id,
      date,
      over,
      picture,
      saved,
      turns: turns as number,
      names: names.map(cleanName),
      scores: scores as number[],
    };
    if (!since) return { ...whole, since };
    return {
      ...whole,
      since,
      date: since.date,
      over: since.over,
      turns: since.turns,
      scores: since.scores,
      picture: [picture, since.picture].filter((text) => text !== '').join(';'),
    };
  } catch {
    return null;
  }
}

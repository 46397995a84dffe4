/**
 * The games of this browser, each by its id. A game is written at every move of a person and soon after those of players; it belongs to
 * the tab that took it up last: another tab that has it open is told and writes no more.
 */
import { HighwaymanError, type Engine, type Game } from 'highwayman';
import { cleanName, openSession, toSavedSession, type OpenedSession, type Session } from 'highwayman/client';

const GAME = 'highwayman.game.';
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
      const text = JSON.stringify(storedOf(due.id, due.session));
      try {
        localStorage.setItem(GAME + due.id, text);
      } catch (error) {
        // full: the oldest other games make room
        const others = this.list().filter(({ id }) => id !== due.id);
        const oldest = others.findLast(({ over }) => over) ?? others.at(-1);
        if (!oldest) throw error;
        this.remove(oldest.id);
        localStorage.setItem(GAME + due.id, text);
      }
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
    return openSession(engine, stored.saved);
  }
  remove(id: string): void {
    this.write(() => {
      localStorage.removeItem(GAME + id);
      localStorage.removeItem(WRITER + id);
    });
    this.changed();
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
    picture: pictureOf(game),
    saved: toSavedSession(session),
  };
}
function pictureOf(game: Game): string {
  return game
    .tiles()
    .map(({ x, y, kind, rotation }) => {
      const edges = game.rules.kinds[kind]?.edges ?? 'FFFF';
      return `${x},${y},${edges.slice(4 - rotation)}${edges.slice(0, 4 - rotation)}`;
    })
    .join(';');
}
/** What was stored may have been edited, or be of another version: anything odd is no game. */
function read(id: string): Stored | null {
  try {
    const found = JSON.parse(localStorage.getItem(GAME + id) ?? 'null') as Partial<Stored> | null;
    if (!found || found.id !== id || !isId(id)) return null;
    const { date, names, scores, over, turns, picture, saved } = found;
    if (typeof date !== 'number' || !Number.isFinite(date) || typeof over !== 'boolean' || !Number.isInteger(turns)) return null;
    if (!Array.isArray(names) || names.length < 1 || names.length > 6 || !Array.isArray(scores) || scores.length !== names.length)
      return null;
    if (!scores.every((score) => Number.isInteger(score)) || typeof picture !== 'string' || typeof saved !== 'object')
      return null;
    return { id, date, over, picture, saved, turns: turns as number, names: names.map(cleanName), scores: scores as number[] };
  } catch {
    return null;
  }
}

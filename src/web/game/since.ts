/**
 * What happened since a game was written whole: the little that is written at every move, however long the game has become. It is bound
 * to the whole by its date.
 */
import { HighwaymanError } from 'highwayman';
import type { Game, PlacedTile } from 'highwayman';
import type { OpenedSession, Session } from 'highwayman/client';

/** Decisions after which a game is written whole again. */
const MOST = 40;

export interface Since {
  /** Date of the whole that this goes on from. */
  readonly whole: number;
  readonly date: number;
  readonly scores: readonly number[];
  readonly over: boolean;
  readonly turns: number;
  /** Tiles placed since, as in the picture of the whole. */
  readonly picture: string;
  /** Tokens of the decisions; the chance that followed comes from the generator again. */
  readonly tokens: readonly string[];
  readonly hash: string;
}
/** Squares with what lies at their four sides, turned as on the board: "0,0,CRFR;1,0,FFFF". */
export const pictureOf = (game: Game, tiles: readonly PlacedTile[]): string =>
  tiles
    .map(({ x, y, kind, rotation }) => {
      const edges = game.rules.kinds[kind]?.edges ?? 'FFFF';
      return `${x},${y},${edges.slice(4 - rotation)}${edges.slice(0, 4 - rotation)}`;
    })
    .join(';');
/** Moves of a session so far, those of chance included, without its record being made. */
export function lengthOf({ log }: Session): number {
  const last = log.at(-1);
  return last ? last.from + last.tokens.length : 0;
}
/** A game as it was written whole last. */
export class Whole {
  private readonly seats: unknown;
  private readonly undo: unknown;
  private readonly decisions: number;
  private length: number;

  constructor(
    private readonly session: Session,
    private readonly date: number,
  ) {
    this.seats = session.seats;
    this.undo = session.undoPolicy;
    this.decisions = session.log.length;
    this.length = lengthOf(session);
  }
  /** Whether the session has only gone on since. To be asked after every move and every step back. */
  goesOn(session: Session): boolean {
    const length = lengthOf(session);
    const on = session === this.session && length >= this.length && session.log.length - this.decisions <= MOST;
    this.length = length;
    return on && session.seats === this.seats && session.undoPolicy === this.undo;
  }
  since({ game, log }: Session): Since {
    return {
      whole: this.date,
      date: Date.now(),
      scores: game.scores,
      over: game.isOver,
      turns: game.turns,
      picture: pictureOf(
        game,
        log.slice(this.decisions).flatMap(({ tile }) => tile ?? []),
      ),
      tokens: log.slice(this.decisions).flatMap(({ tokens }) => tokens[0] ?? []),
      hash: game.hash(),
    };
  }
}
/** Null for what is damaged or belongs to another whole, which is then all there is of the game. */
export function readSince(text: string | null, whole: number, players: number): Since | null {
  try {
    const found = JSON.parse(text ?? 'null') as Partial<Since> | null;
    if (found?.whole !== whole || !Array.isArray(found.tokens) || !Array.isArray(found.scores)) return null;
    const { date, scores, over, turns, picture, tokens, hash } = found as Since;
    const fits =
      Number.isFinite(date) &&
      Number.isInteger(turns) &&
      typeof over === 'boolean' &&
      typeof hash === 'string' &&
      typeof picture === 'string' &&
      scores.length === players &&
      scores.every((score) => Number.isInteger(score)) &&
      tokens.every((token) => typeof token === 'string');
    return fits ? { whole, date, scores, over, turns, picture, tokens, hash } : null;
  } catch {
    return null;
  }
}
/** Plays on. @throws HighwaymanError for moves that come to another position than they did */
export function goOn(opened: OpenedSession, { tokens, hash }: Since): OpenedSession {
  const { game } = opened;
  try {
    for (const token of tokens) game.play(token);
    if (game.hash() !== hash) throw new HighwaymanError('ERR_SAVE', 'hash', game.hash(), hash);
    return opened;
  } catch (error) {
    game.dispose();
    throw error;
  }
}

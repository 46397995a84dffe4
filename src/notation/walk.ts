import { HighwaymanError } from '../errors.js';
import { kindOf } from '../rules/kind-of.js';
import type { Move, Rules, TileKind } from '../types.js';
import type { KindAt } from './squares.js';
import { parseMove } from './parse-token.js';

/**
 * Reads the tokens of a game one after the other without playing it: remembers only which tile lies where and which is in hand,
 * which is what the names of segments need. Legality is not looked at.
 */
export class TokenWalk {
  readonly #rules: Rules;
  readonly #tiles = new Map<string, TileKind>();
  #hand: TileKind | undefined;

  readonly kindAt: KindAt = (x, y) => this.#tiles.get(`${x},${y}`);

  /** @param tiles what lies on the board. @param hand id of the tile drawn already, if any. */
  constructor(
    rules: Rules,
    tiles: Iterable<{ readonly kind: number; readonly x: number; readonly y: number }>,
    hand?: string | null,
  ) {
    this.#rules = rules;
    for (const { kind, x, y } of tiles) this.#put(x, y, rules.kinds[kind]);
    if (hand !== undefined && hand !== null) this.#hand = kindOf(rules, hand);
  }

  /** A walk from the beginning of a game. */
  static fromStart(rules: Rules): TokenWalk {
    return made(rules, rules.laid ?? (rules.start >= 0 && !rules.map ? [{ kind: rules.start, x: 0, y: 0 }] : []));
  }

  #put(x: number, y: number, kind: TileKind | undefined): void {
    if (kind) this.#tiles.set(`${x},${y}`, kind);
  }

  /** A segment of a start tile of a map: which tile it is follows from the seed, so its name cannot be looked up here. */
  #onStartSquare(token: string): boolean {
    const [, x, y] = /^(\d+),(\d+):/.exec(token) ?? [];
    return (
      this.#rules.map?.starts.some(
        ({ square: [row, col] }) => Number(x) === col - 1 && Number(y) === row - 1 && !this.kindAt(col - 1, row - 1),
      ) ?? false
    );
  }

  /** The move of the next token, null for one on a start tile of a map that is not known. @throws ERR_NOTATION */
  next(token: string): Move | null {
    if (this.#onStartSquare(token)) return null;
    const move = parseMove(this.#rules, token, this.kindAt);
    if (move.type === 'draw') this.#hand = kindOf(this.#rules, move.tile);
    if (move.type !== 'place') return move;
    const kind = move.abbey ? this.#rules.kinds[this.#rules.abbey] : this.#hand;
    if (!kind)
      throw new HighwaymanError(
        'ERR_NOTATION',
        'token',
        token,
        move.abbey ? 'rules with abbeys' : 'a draw before the tile is placed',
      );
    if (this.kindAt(move.x, move.y)) throw new HighwaymanError('ERR_NOTATION', 'token', token, 'an empty square');
    this.#put(move.x, move.y, kind);
    if (!move.abbey) this.#hand = undefined;
    return move;
  }
}

/** Stands outside: a class that names itself gets another name from the bundler. */
const made = (...given: ConstructorParameters<typeof TokenWalk>): TokenWalk => new TokenWalk(...given);

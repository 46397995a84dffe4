/** The legal set of both sides as tokens. */
import type { Game } from '../../src/game.js';
import { formatPacked } from '../../src/notation/unpack.js';
import type { Model } from '../reference/model.js';
import { Difference, sameList } from './difference.js';

export interface Options {
  /** Sorted by code units. */
  readonly tokens: readonly string[];
  /** As the core gave them. */
  readonly packed: readonly number[];
}

/** Compares the legal sets of one game; it keeps the tokens of the core's numbers, as tiles stay where they are. */
export class OptionsCheck {
  readonly #tokens = new Map<number, string>();

  constructor(
    readonly game: Game,
    readonly model: Model,
  ) {}

  /** `wholly`: the engine's own list of tokens must be the same as the kept ones. */
  compare(wholly: boolean): Options {
    const packed = Array.from(this.game.legalPacked());
    for (let i = 1; i < packed.length; i++)
      if ((packed[i] as number) <= (packed[i - 1] as number)) throw new Difference('legal moves are not ascending and unique');
    const mine = packed.map(this.#token);
    if (wholly) sameList('tokens of the legal moves (kept as model)', this.game.legalTokens(), mine);
    const tokens = this.model.options();
    const theirs = new Set(tokens);
    if (tokens.length !== theirs.size || mine.length !== tokens.length || !mine.every((token) => theirs.has(token))) {
      const only = mine.filter((token) => !theirs.has(token));
      const missing = tokens.filter((token) => !mine.includes(token));
      throw new Difference(
        `options in phase ${this.game.phase}: only core [${only.join(' ')}], only model [${missing.join(' ')}], ${mine.length} and ${tokens.length}`,
      );
    }
    return { tokens, packed };
  }
  /** The core's number of a token that was offered. */
  packedOf(token: string, { packed }: Options): number {
    const found = packed.find((one) => this.#token(one) === token);
    if (found === undefined) throw new Difference(`no number for ${token}`);
    return found;
  }

  readonly #token = (packed: number): string => {
    let token = this.#tokens.get(packed);
    if (token === undefined) {
      const { game } = this;
      token = formatPacked(game.rules, packed, (x, y) => game.rules.kinds[game.tileAt(x, y)?.kind ?? -1]);
      this.#tokens.set(packed, token);
    }
    return token;
  };
}

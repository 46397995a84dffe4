/** Counts move paths in pieces, so that a progress bar is drawn and Ctrl-C comes through between two of them. */
import { HighwaymanError } from '../errors.js';
import type { Game } from '../game.js';

/** Moves made in one piece at most, some tenths of a second. */
const PIECE = 1_000_000;
/** After a piece with fewer paths the next may be a step deeper. */
const SMALL = 10_000;

export class PathCount {
  /** Paths counted so far. */
  nodes = 0;
  /** The root's moves that are counted to the end, with the paths below each. */
  readonly parts: { token: string; nodes: number }[] = [];
  /** Moves of the root. */
  moves = 0;
  /** Of these, how many are done, with a part of the one at work. */
  done = 0;
  /** Depth of the largest piece tried: twice the decisions, and one more where chance comes first. It grows up to `most`. */
  private largest = 3;
  private most = Infinity;

  /** @param pause called after each piece; true stops the count */
  constructor(
    private readonly game: Game,
    private readonly chance: 'deck' | 'types',
    private readonly pause: (count: PathCount) => Promise<boolean>,
  ) {}

  /** Counts below the game's position, which is the same afterwards. False when `pause` stopped it. */
  async run(depth: number): Promise<boolean> {
    const { game } = this;
    if (depth === 0 || game.isOver) {
      this.nodes = 1;
      return true;
    }
    if (this.followsSeed) return this.after(null, () => this.run(depth));
    const tokens = this.tokens();
    this.moves = tokens.length;
    const rest = this.isChance ? depth : depth - 1;
    for (const token of tokens) {
      const before = this.nodes;
      if (!(await this.after(token, () => this.below(rest, 1)))) return false;
      this.parts.push({ token, nodes: this.nodes - before });
    }
    return true;
  }
  /** @param share of one move of the root */
  private async below(depth: number, share: number): Promise<boolean> {
    const size = depth * 2 + (this.isChance ? 1 : 0);
    if (size <= this.largest || this.game.isOver) {
      const leaves = this.piece(depth);
      if (leaves !== null) {
        this.nodes += leaves;
        this.done += share;
        if (leaves < SMALL && this.largest < this.most) this.largest++;
        return !(await this.pause(this));
      }
      this.most = size - 1;
      this.largest = this.most;
      if (await this.pause(this)) return false;
    }
    if (this.followsSeed) return this.after(null, () => this.below(depth, share));
    const tokens = this.tokens();
    const rest = this.isChance ? depth : depth - 1;
    for (const token of tokens) {
      if (!(await this.after(token, () => this.below(rest, share / tokens.length)))) return false;
    }
    return true;
  }
  /** Paths below the position, null when they are too many for one piece. */
  private piece(depth: number): number | null {
    try {
      return this.game.perft(depth, { chance: this.chance, limit: PIECE });
    } catch (error) {
      if (error instanceof HighwaymanError && error.code === 'ERR_CAPACITY' && error.field === 'limit') return null;
      throw error;
    }
  }
  /** Plays a move, or chance by the seed, does something and takes the move back. */
  private async after(token: string | null, run: () => Promise<boolean>): Promise<boolean> {
    if (token === null) this.game.playRandom();
    else this.game.play(token);
    try {
      return await run();
    } finally {
      this.game.undo();
    }
  }
  private get isChance(): boolean {
    return this.game.actor < 0 && !this.game.isOver;
  }
  private get followsSeed(): boolean {
    return this.isChance && this.chance === 'deck';
  }
  private tokens(): readonly string[] {
    return this.isChance ? this.game.chanceOutcomes().map(({ token }) => token) : this.game.legalTokens();
  }
}

/** A finished or running game looked at again, at any move of its record. */
import type { Engine, Game } from 'highwayman';
import { fromTheBeginning } from './session.js';

export class Replay {
  /** The position after `at` moves. */
  readonly game: Game;
  private readonly tokens: readonly string[];
  private now = 0;

  constructor(engine: Engine, source: Game) {
    this.game = fromTheBeginning(engine, source);
    this.tokens = source.record.map(({ token }) => token);
    this.go(this.tokens.length);
  }

  get at(): number {
    return this.now;
  }
  get length(): number {
    return this.tokens.length;
  }
  /** The move that led here. */
  get token(): string | null {
    return this.tokens[this.now - 1] ?? null;
  }
  /** Goes to the position after so many moves. */
  go(at: number): void {
    const goal = Math.max(0, Math.min(this.tokens.length, Math.round(at)));
    if (goal < this.now) this.game.undo(this.now - goal);
    for (let i = this.now; i < goal; i++) this.game.play(this.tokens[i] as string);
    this.now = goal;
  }
  dispose(): void {
    this.game.dispose();
  }
}

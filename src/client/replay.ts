/** A finished or running game looked at again, at any move or turn of its record. */
import type { Engine } from '../engine.js';
import type { Game } from '../game.js';
import { needEngine, needGame, needNumber } from '../guard.js';
import { fromTheBeginning } from './session.js';

/** One turn of a record: a player's, with both parts of a double turn. */
export interface ReplayTurn {
  /** Moves before it; with `to` the part of the record. */
  readonly from: number;
  readonly to: number;
  readonly player: number;
  /** Points of all players after it. */
  readonly scores: readonly number[];
  /** Points that came in it, by player. */
  readonly gained: readonly number[];
}

/** A game that goes back and forth through its record, by moves or by turns. */
export class Replay {
  /** The position after `at` moves. */
  readonly game: Game;
  /** All turns of the record. */
  readonly turns: readonly ReplayTurn[];
  private readonly packed: readonly number[];
  private readonly tokens: readonly string[];
  private now = 0;

  /** Plays the record of a game again; the game itself is left alone. */
  constructor(engine: Engine, source: Game) {
    needEngine(engine);
    needGame(source, 'source');
    const { record } = source;
    this.game = fromTheBeginning(engine, source);
    this.packed = record.map(({ packed }) => packed);
    this.tokens = record.map(({ token }) => token);
    this.turns = this.readTurns();
  }

  /** Moves played so far. */
  get at(): number {
    return this.now;
  }
  /** Moves in all. */
  get length(): number {
    return this.packed.length;
  }
  /** The move that led here. */
  get token(): string | null {
    return this.tokens[this.now - 1] ?? null;
  }
  /** Turns that lie behind, 0 at the beginning. */
  get turn(): number {
    const open = this.turns.findIndex(({ to }) => to > this.now);
    return open < 0 ? this.turns.length : open;
  }
  /** Goes to the position after so many moves; what is too few or too many is the beginning or the end. */
  go(at: number): void {
    needNumber(at, 'at');
    const goal = Math.max(0, Math.min(this.length, Math.round(at)));
    if (goal < this.now) this.game.undo(this.now - goal);
    for (let i = this.now; i < goal; i++) this.game.play(this.packed[i] as number);
    this.now = goal;
  }
  /** Goes to the end of a turn, 0 is the beginning. */
  goToTurn(turn: number): void {
    needNumber(turn, 'turn');
    this.go(turn <= 0 ? 0 : (this.turns[Math.min(Math.round(turn), this.turns.length) - 1]?.to ?? 0));
  }
  /** Gives the memory of the game back. */
  dispose(): void {
    this.game.dispose();
  }

  private readTurns(): ReplayTurn[] {
    const found: ReplayTurn[] = [];
    const { game } = this;
    let [from, player, turn] = [0, game.turnPlayer, game.turns];
    let before = game.scores;
    for (let i = 0; i < this.length; i++) {
      this.go(i + 1);
      // the draw that follows belongs to the next turn
      if (game.turns === turn && game.turnPlayer === player && !game.isOver && i + 1 < this.length) continue;
      const { scores } = game;
      found.push({ from, to: i + 1, player, scores, gained: scores.map((score, p) => score - (before[p] ?? 0)) });
      [from, player, turn, before] = [i + 1, game.turnPlayer, game.turns, scores];
    }
    return found;
  }
}

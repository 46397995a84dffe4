/** A game on the table: the engine's game, who sits where, what can be redone, and what happened move by move. */
import type { Engine, Game, GameEvent, Move } from 'highwayman';
import type { Seat } from './seats.js';

/** One decision with the chance that followed it. */
export interface LogEntry {
  /** Index in the record of its first move. */
  readonly from: number;
  /** Who decided. */
  readonly player: number;
  readonly turn: number;
  /** Tokens, chance included. */
  readonly tokens: readonly string[];
  readonly events: readonly GameEvent[];
}

export class Session {
  readonly log: LogEntry[] = [];
  private readonly undone: string[] = [];

  constructor(readonly engine: Engine, readonly game: Game, public seats: readonly Seat[]) {
    this.log = logOf(engine, game);
  }

  get canUndo(): boolean {
    return this.game.canUndo;
  }
  get canRedo(): boolean {
    return this.undone.length > 0;
  }
  /** The seat that decides now, or null at the end. */
  get deciding(): Seat | null {
    return this.seats[this.game.actor] ?? null;
  }
  name(player: number): string {
    return this.seats[player]?.name ?? `Player ${player + 1}`;
  }

  /** Plays a move of whoever decides. @throws HighwaymanError ERR_MOVE */
  play(move: Move | number | string): LogEntry {
    const before = this.game.record.length;
    const entry = this.step(move);
    const token = this.game.record[before]?.token;
    if (this.undone.at(-1) === token) this.undone.pop();
    else this.undone.length = 0;
    return entry;
  }
  /** Takes back to the last decision of a person; where nobody is a person, one decision. Returns the number of decisions. */
  undo(): number {
    const people = this.seats.some((one) => one.kind === 'human');
    let done = 0;
    do {
      const { record } = this.game;
      if (this.game.undo() === 0) break;
      const left = this.game.record.length;
      const token = record[left]?.token;
      if (token !== undefined) this.undone.push(token);
      while ((this.log.at(-1)?.from ?? -1) >= left) this.log.pop();
      done++;
    } while (people && this.deciding?.kind !== 'human' && this.game.canUndo);
    return done;
  }
  /** The way back of `undo`. */
  redo(): number {
    let done = 0;
    do {
      const token = this.undone.pop();
      if (token === undefined) break;
      this.step(token);
      done++;
    } while (this.deciding !== null && this.deciding.kind !== 'human' && this.undone.length > 0);
    return done;
  }
  dispose(): void {
    this.game.dispose();
  }

  private step(move: Move | number | string): LogEntry {
    const { game } = this;
    const [from, player, turn] = [game.record.length, game.actor, game.turns];
    game.play(move);
    const entry = { from, player, turn, tokens: game.record.slice(from).map(({ token }) => token), events: game.gameEvents() };
    this.log.push(entry);
    return entry;
  }
}

/** The beginning of a game once more, chance in our own hands. */
export function fromTheBeginning(engine: Engine, game: Game): Game {
  const { initial, rules, givenDeck: deck } = game;
  return initial.kind === 'start' ? engine.newGame(rules, { seed: initial.seed, deck, manualChance: true }) : engine.build(rules, initial.ops, { deck, manualChance: true });
}

/** The log of a game that was loaded: it is played once more to see what each decision brought. */
function logOf(engine: Engine, game: Game): LogEntry[] {
  const tokens = game.record.map(({ token }) => token);
  if (tokens.length === 0) return [];
  const again = fromTheBeginning(engine, game);
  const log: { from: number; player: number; turn: number; tokens: string[]; events: GameEvent[] }[] = [];
  tokens.forEach((token, from) => {
    const player = again.actor;
    if (player >= 0) log.push({ from, player, turn: again.turns, tokens: [], events: [] });
    again.play(token);
    log.at(-1)?.tokens.push(token);
    log.at(-1)?.events.push(...again.gameEvents());
  });
  again.dispose();
  return log;
}

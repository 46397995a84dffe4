/** A game on the table: the engine's game, who sits where, what can be taken back, and what happened decision by decision. */
import type { GameEvent } from '../core/events.js';
import type { PlacedTile } from '../core/board-reader.js';
import { HighwaymanError } from '../errors.js';
import type { Engine } from '../engine.js';
import type { Game } from '../game.js';
import { moveOf } from '../notation/packed.js';
import { codecOf } from '../notation/known.js';
import { needEngine, needFunction, needGame, needInt, needWordOf } from '../guard.js';
import type { Move } from '../types.js';
import { needList } from './need.js';
import { happeningsSince, snapshot, type Happening, type Snapshot } from './happenings.js';
import { cleanName, type Seat } from './seats.js';

/** `casual`: everything can be taken back; `strict`: nothing that came before a draw, a roll or a chip. */
export const UNDO_POLICIES = ['casual', 'strict'] as const;
/** One of `UNDO_POLICIES`. */
export type UndoPolicy = (typeof UNDO_POLICIES)[number];

/** One decision with the chance that followed it. */
export interface LogEntry {
  /** Index in the record of its first move. */
  readonly from: number;
  /** Who decided. */
  readonly player: number;
  readonly turn: number;
  readonly move: Move;
  /** Tokens, chance included. */
  readonly tokens: readonly string[];
  readonly events: readonly GameEvent[];
  /** The tile that was placed, as it lay then. */
  readonly tile: PlacedTile | null;
}

/** Told after every move what happened. */
export type Listener = (happenings: readonly Happening[], session: Session) => void;

/** A game on the table: who sits where, a log, undo and redo over the moves of computers. */
export class Session {
  /** The decisions so far, oldest first. */
  readonly log: LogEntry[];
  private readonly undone: string[] = [];
  private readonly listeners = new Set<Listener>();
  private last: Snapshot | null = null;
  private people: readonly Seat[];

  /** @throws ERR_CONFIG for a wrong number of seats */
  constructor(
    readonly engine: Engine,
    readonly game: Game,
    seats: readonly Seat[],
    public undoPolicy: UndoPolicy = 'casual',
  ) {
    needEngine(engine);
    needGame(game);
    this.people = checked(seats, game);
    this.undoPolicy = needWordOf(undoPolicy, 'undoPolicy', UNDO_POLICIES);
    this.log = logOf(engine, game);
  }

  /** Who sits where, by player. Setting it throws ERR_CONFIG for a wrong number of seats. */
  get seats(): readonly Seat[] {
    return this.people;
  }
  /** @throws ERR_CONFIG for a wrong number of seats */
  set seats(seats: readonly Seat[]) {
    this.people = checked(seats, this.game);
  }
  /** The seat that decides now, or null at chance points and at the end. */
  get deciding(): Seat | null {
    return this.seats[this.game.actor] ?? null;
  }
  /** Name of a player. @throws ERR_ARGUMENT for a number that is no player */
  name(player: number): string {
    needInt(player, 'player', 0, 5);
    return this.seats[player]?.name ?? cleanName('', player);
  }
  /** Calls the listener after every move with what happened; the function returned ends that. */
  listen(listener: Listener): () => void {
    needFunction(listener, 'listener', 'a function that is told what happened');
    this.last ??= snapshot(this.game);
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /**
   * Plays a move of whoever decides.
   * @throws ERR_MOVE or ERR_NOTATION; nothing has changed then
   */
  play(move: Move | number | string): LogEntry {
    const entry = this.step(move);
    if (this.undone.at(-1) === entry.tokens[0]) this.undone.pop();
    else this.undone.length = 0;
    return entry;
  }

  // ── Back and forth ───────────────────────────────────────────────────────────────────────────
  /** Whether there is a decision that the undo policy lets be taken back. */
  get canUndo(): boolean {
    return this.game.canUndo && this.stepsBack() > 0;
  }
  /** Whether there is a decision to be played again. */
  get canRedo(): boolean {
    this.need();
    return this.undone.length > 0;
  }
  /** Takes back to the last decision of a person; where nobody is a person, one decision. Returns the number of decisions. */
  undo(): number {
    this.need();
    const steps = this.stepsBack();
    let done = 0;
    for (; done < steps; done++) {
      const { record } = this.game;
      if (this.game.undo() === 0) break;
      const { length } = this.game.record;
      const token = record[length]?.token;
      if (token !== undefined) this.undone.push(token);
      while ((this.log.at(-1)?.from ?? -1) >= length) this.log.pop();
    }
    if (done > 0 && this.last) this.last = snapshot(this.game);
    return done;
  }
  /** The way back of `undo`. */
  redo(): number {
    this.need();
    let done = 0;
    do {
      const token = this.undone.pop();
      if (token === undefined) break;
      this.step(token);
      done++;
    } while (this.deciding !== null && this.deciding.kind !== 'human' && this.undone.length > 0);
    return done;
  }
  /** Gives the memory of the game back and forgets the listeners. */
  dispose(): void {
    this.listeners.clear();
    this.game.dispose();
  }

  /** @throws ERR_DISPOSED when the game is */
  private need(): void {
    void this.game.phase;
  }
  /** How many decisions `undo` would take back; 0 when the policy does not allow it. */
  private stepsBack(): number {
    const people = this.seats.some((one) => one.kind === 'human');
    for (let n = 1; n <= this.log.length; n++) {
      const entry = this.log[this.log.length - n] as LogEntry;
      // more tokens than the move itself: chance has shown something since
      if (this.undoPolicy === 'strict' && entry.tokens.length > 1) return 0;
      if (!people || this.seats[entry.player]?.kind === 'human') return n;
    }
    return people ? 0 : Math.min(1, this.log.length);
  }
  private step(move: Move | number | string): LogEntry {
    const { game } = this;
    const [from, player, turn] = [game.record.length, game.actor, game.turns];
    game.play(move);
    const entry = entryOf(game, from, player, turn, game.gameEvents());
    this.log.push(entry);
    if (this.last) {
      const now = snapshot(game);
      const happened = happeningsSince(this.last, game, entry.events, now);
      this.last = now;
      for (const listener of this.listeners) listener(happened, this);
    }
    return entry;
  }
}

function checked(seats: readonly Seat[], game: Game): readonly Seat[] {
  const { players } = game.rules.config;
  if (!Array.isArray(seats) || seats.length !== players)
    throw new HighwaymanError('ERR_CONFIG', 'seats', seats, `${players} seats`);
  needList(seats, 'seats', 'seats', 'name', 'kind');
  return seats;
}
function entryOf(game: Game, from: number, player: number, turn: number, events: readonly GameEvent[]): LogEntry {
  const steps = game.record.slice(from);
  const move = moveOf(codecOf(game.rules), game.rules, steps[0]?.packed ?? 0);
  return {
    from,
    player,
    turn,
    move,
    tokens: steps.map(({ token }) => token),
    events,
    tile: move.type === 'place' ? game.tileAt(move.x, move.y) : null,
  };
}

/** The beginning of a game once more, chance in the caller's hands. */
export function fromTheBeginning(engine: Engine, game: Game): Game {
  const { initial, rules, givenDeck: deck } = game;
  return initial.kind === 'start'
    ? engine.newGame(rules, { seed: initial.seed, deck, manualChance: true })
    : engine.build(rules, initial.ops, { deck, manualChance: true });
}

/** The log of a game that was loaded: it is played once more to see what each decision brought. */
function logOf(engine: Engine, game: Game): LogEntry[] {
  const steps = game.record;
  if (steps.length === 0) return [];
  const again = fromTheBeginning(engine, game);
  const log: { -readonly [K in keyof LogEntry]: LogEntry[K] }[] = [];
  try {
    steps.forEach(({ token, packed }, from) => {
      const [player, turn] = [again.actor, again.turns];
      again.play(packed);
      const last = log.at(-1);
      if (player >= 0) log.push(entryOf(again, from, player, turn, again.gameEvents()));
      else if (last) Object.assign(last, { tokens: [...last.tokens, token], events: [...last.events, ...again.gameEvents()] });
    });
    return log;
  } finally {
    again.dispose();
  }
}

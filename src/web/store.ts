/** The state of the page. Components read it and call its methods; it tells them when something changed. */
import type { Engine, Game, Place, ScoreEvent } from 'highwayman';
import { drawnText, Replay, Session, type LogEntry, type OpenedSession, type Seat, type UndoPolicy } from 'highwayman/client';
import { Analyst } from './game/analyst.js';
import { turnsOf, type TurnEntry } from './game/chronicle.js';
import { Driver } from './game/driver.js';
import { turnText } from './game/describe.js';
import { Plan } from './game/plan.js';
import { problemOf, type During, type Problem } from './game/problem.js';
import { Selection } from './game/selection.js';
import { newId, Shelf } from './game/shelf.js';
import type { Lesson } from './tutorial/lesson.js';
import { t, words } from './texts/index.js';

export class Store extends EventTarget {
  screen: 'setup' | 'play' = 'setup';
  session: Session | null = null;
  /** Name of the game in the browser's storage; null for one that is not kept, such as a lesson's. */
  gameId: string | null = null;
  replay: Replay | null = null;
  selection: Selection | null = null;
  /** The lesson that is being taken. */
  lesson: Lesson | null = null;
  /** Segment under the pointer or the inspecting cursor. */
  hover: Place | null = null;
  /** Final score events shown so far; all of them but while they are counted one by one. */
  finalStep = Infinity;
  /** Spoken and shown for a moment. */
  notice = '';
  problem: Problem | null = null;
  /** Counts positions, for what is worked out once a position. */
  version = 0;
  /** Events of the last decision, for what floats over the board. */
  latest: LogEntry | null = null;
  /** A question that waits for yes or no. */
  question: { readonly text: string; readonly yes: string; readonly answer: (yes: boolean) => void } | null = null;
  /** The game that the set-up describes; kept, so that the next one begins from it. */
  readonly plan = new Plan();
  readonly driver: Driver;
  readonly analyst: Analyst;
  readonly shelf: Shelf;
  private pending = false;
  private turnsFor: { readonly version: number; readonly turns: readonly TurnEntry[] } = { version: -1, turns: [] };

  constructor(
    readonly engine: Engine,
    startWorker: () => Worker,
  ) {
    super();
    this.driver = new Driver(this, engine, startWorker);
    this.analyst = new Analyst(this, engine, startWorker);
    this.shelf = new Shelf(() => this.change());
  }

  /** The game that the board shows. */
  get shown(): Game | null {
    return this.replay?.game ?? this.session?.game ?? null;
  }
  name = (player: number): string => this.session?.name(player) ?? words().player(player + 1);

  // ── Games ────────────────────────────────────────────────────────────────────────────────────
  /** Puts a game on the table, takes charge of it and writes it down. @param id that of a game that is kept already, null for none */
  begin({ game, seats, undo }: OpenedSession, id: string | null = newId()): void {
    this.end();
    this.session = new Session(this.engine, game, seats, undo);
    this.gameId = id;
    if (id !== null) this.shelf.take(id);
    this.screen = 'play';
    this.problem = null;
    this.latest = null;
    this.finalStep = Infinity;
    this.driver.paused = false;
    this.analyst.reset();
    this.moved();
    this.dispatchEvent(new Event('begin'));
    this.announce(game.isOver ? words().phase.over : this.asked());
  }
  /** Takes up a game that this browser keeps. */
  resume(id: string): void {
    if (this.session && this.gameId === id && !this.shelf.elsewhere) return this.showGame();
    try {
      this.begin(this.shelf.load(this.engine, id), id);
    } catch (error) {
      this.fail(error, 'open');
    }
  }
  /** Whether leaving the table would interrupt a game. */
  get running(): boolean {
    return (
      this.screen === 'play' &&
      this.session !== null &&
      !this.session.game.isOver &&
      this.session.log.length > 0 &&
      this.lesson === null
    );
  }
  /** Asks before a running game is left. */
  mayLeave(): Promise<boolean> {
    return this.running ? this.ask(t().leave.question, t().leave.yes) : Promise.resolve(true);
  }
  ask(text: string, yes: string): Promise<boolean> {
    this.question?.answer(false);
    return new Promise((done) => {
      this.question = {
        text,
        yes,
        answer: (answer) => {
          this.question = null;
          done(answer);
          this.change();
        },
      };
      this.change();
    });
  }
  /** Back to the set-up; the game stays where it is until another begins. */
  showSetup(): void {
    this.driver.stop();
    this.analyst.cancel();
    this.shelf.flush();
    this.screen = 'setup';
    this.dispatchEvent(new Event('leave'));
    this.change();
  }
  showGame(): void {
    if (!this.session) return;
    this.screen = 'play';
    this.driver.go();
    this.dispatchEvent(new Event('begin'));
    this.change();
  }
  /** Takes the game off the table; what is kept of it stays. */
  forget(): void {
    this.end();
    this.selection = null;
    this.screen = 'setup';
    this.change();
  }
  private end(): void {
    this.driver.stop();
    this.shelf.leave();
    this.closeReplay();
    this.session?.dispose();
    this.session = null;
    this.gameId = null;
    this.lesson = null;
  }

  // ── Moves ────────────────────────────────────────────────────────────────────────────────────
  /** A move of the person whose decision it is. */
  play(move: string | number): void {
    if (this.session?.deciding?.kind === 'human') this.played(move);
  }
  /** A move of whoever decides. */
  played(move: string | number): void {
    const { session } = this;
    if (!session || this.replay) return;
    if (this.lesson && !this.lesson.allows(String(move))) return this.announce(t().tutorial.notThis);
    try {
      this.latest = session.play(move);
    } catch (error) {
      return this.fail(error, 'play');
    }
    this.finalStep = Infinity;
    this.moved();
    this.announce([turnText(this.latest, session, this.name), this.asked()].filter((text) => text !== '').join('. '));
  }
  /** What a screen reader is to know before the next decision. */
  private asked(): string {
    const { session } = this;
    if (!session || session.game.isOver) return '';
    const { game, deciding } = session;
    if (deciding?.kind !== 'human') return '';
    return game.phase === 'place'
      ? drawnText(game, this.name, words())
      : `${this.name(game.actor)}: ${words().phase[game.phase]}`;
  }
  undo(): void {
    const { session } = this;
    if (!session?.canUndo || this.replay) return;
    this.driver.stop();
    // without people the players would take the same way at once
    if (!session.seats.some(({ kind }) => kind === 'human')) this.driver.paused = true;
    session.undo();
    this.latest = null;
    this.moved();
    this.announce(`${t().undone}. ${this.asked()}`);
  }
  redo(): void {
    const { session } = this;
    if (!session?.canRedo || this.replay) return;
    session.redo();
    this.latest = session.log.at(-1) ?? null;
    this.moved();
    this.announce(`${t().redone}. ${this.asked()}`);
  }
  setSeats(seats: readonly Seat[]): void {
    if (!this.session) return;
    this.driver.stop();
    this.session.seats = seats;
    this.moved(false);
  }
  setUndo(undo: UndoPolicy): void {
    if (!this.session) return;
    this.session.undoPolicy = undo;
    this.moved(false);
  }
  /** @param made whether a move was made or taken back, and not only who decides and how was changed */
  private moved(made = true): void {
    const { session } = this;
    this.version++;
    this.hover = null;
    this.selection = session ? new Selection(session.game, session.deciding?.kind === 'human', this.name) : null;
    if (session && this.gameId !== null)
      this.shelf.keep(this.gameId, session, session.deciding?.kind !== 'human' && !session.game.isOver);
    if (made) this.dispatchEvent(new Event('decision'));
    this.lesson?.moved();
    this.analyst.moved();
    this.driver.go();
    this.change();
  }

  // ── Looking back ─────────────────────────────────────────────────────────────────────────────
  /** @param at moves to begin with; the end without it */
  openReplay(at?: number): void {
    if (!this.session) return;
    if (!this.replay) {
      this.driver.stop();
      this.replay = new Replay(this.engine, this.session.game);
    }
    this.goTo(at ?? this.replay.length);
  }
  goTo(at: number): void {
    if (!this.replay) return;
    this.replay.go(at);
    this.version++;
    this.hover = null;
    this.change();
  }
  closeReplay(): void {
    if (!this.replay) return;
    this.replay.dispose();
    this.replay = null;
    this.version++;
    this.driver.go();
    this.change();
  }
  /** The log by turns. */
  turns(): readonly TurnEntry[] {
    const { session, version } = this;
    if (!session) return [];
    if (this.turnsFor.version !== version) this.turnsFor = { version, turns: turnsOf(session.log, this.turnsFor.turns) };
    return this.turnsFor.turns;
  }
  /** Numbers of moves at which a turn is over, 0 first. */
  turnEnds(): number[] {
    return [0, ...this.turns().map(({ to }) => to)];
  }
  /** What others did since the last decision of the person who decides now, turn by turn. */
  since(): readonly TurnEntry[] {
    const { session } = this;
    if (session?.deciding?.kind !== 'human') return [];
    const { actor } = session.game;
    const turns = this.turns();
    const mine = turns.findLastIndex(({ player }) => player === actor);
    return mine < 0 ? turns : turns.slice(mine + 1);
  }

  // ── Final scoring ────────────────────────────────────────────────────────────────────────────
  get finals(): readonly ScoreEvent[] {
    if (!this.session?.game.isOver || this.replay) return [];
    return this.session.log.flatMap(({ events }) =>
      events.filter((event): event is ScoreEvent => event.type === 'score' && event.final),
    );
  }
  /** Scores as far as the final scoring has been gone through. */
  get scores(): number[] {
    const scores = [...(this.shown?.scores ?? [])];
    for (const event of this.finals.slice(this.finalStep)) scores[event.player] = (scores[event.player] ?? 0) - event.points;
    return scores;
  }
  stepFinal(to: number): void {
    const { finals } = this;
    this.finalStep = Math.max(0, Math.min(finals.length, to));
    const event = finals[this.finalStep - 1];
    if (event) this.announce(words().said.scored(this.name(event.player), event.points, event.feature, true));
    this.change();
  }

  // ── Telling ──────────────────────────────────────────────────────────────────────────────────
  setHover(place: Place | null): void {
    if (place?.x === this.hover?.x && place?.y === this.hover?.y && place?.segment === this.hover?.segment) return;
    this.hover = place;
    this.change();
  }
  /** Brings a square of the board into view. */
  lookAt(x: number, y: number): void {
    this.dispatchEvent(new CustomEvent('look', { detail: { x, y } }));
  }
  announce(text: string): void {
    if (text !== '') this.notice = text;
    this.change();
  }
  fail(error: unknown, during: During): void {
    this.problem = problemOf(error, during);
    this.announce(`${this.problem.what}. ${this.problem.todo}`);
  }
  forgive(): void {
    this.problem = null;
    this.change();
  }
  /** Tells the components, once for all changes of one task. */
  change(): void {
    if (this.pending) return;
    this.pending = true;
    queueMicrotask(() => {
      this.pending = false;
      this.dispatchEvent(new Event('change'));
    });
  }
}

/** The state of the page. Components read it and call its methods; it tells them when something changed. */
import type { Engine, Game, Place, ScoreEvent } from 'highwayman';
import { formatRecord, recordOf } from 'highwayman/notation';
import { Driver } from './game/driver.js';
import { eventText } from './game/describe.js';
import { Plan } from './game/plan.js';
import { Replay } from './game/replay.js';
import type { Seat } from './game/seats.js';
import { Selection } from './game/selection.js';
import { Session, type LogEntry } from './game/session.js';
import { keep } from './keep.js';

export class Store extends EventTarget {
  screen: 'setup' | 'play' = 'setup';
  session: Session | null = null;
  replay: Replay | null = null;
  selection: Selection | null = null;
  /** Segment under the pointer or the inspecting cursor. */
  hover: Place | null = null;
  /** Final score events shown so far; all when the stepping is over. */
  finalStep = 0;
  /** Spoken and shown for a moment. */
  notice = '';
  error: string | null = null;
  /** Counts positions, for what is worked out once a position. */
  version = 0;
  /** Events of the last decision, for what floats over the board. */
  latest: LogEntry | null = null;
  /** The game that the set-up describes; kept, so that the next one begins from it. */
  readonly plan = new Plan();
  readonly driver: Driver;
  private pending = false;

  constructor(readonly engine: Engine, workerAddress: URL) {
    super();
    this.driver = new Driver(this, engine, workerAddress);
  }

  /** The game that the board shows. */
  get shown(): Game | null {
    return this.replay?.game ?? this.session?.game ?? null;
  }
  name = (player: number): string => this.session?.name(player) ?? `Player ${player + 1}`;

  // ── Games ────────────────────────────────────────────────────────────────────────────────────
  /** Puts a game on the table and takes charge of it. */
  begin(game: Game, seats: readonly Seat[]): void {
    this.end();
    this.session = new Session(this.engine, game, seats);
    this.screen = 'play';
    this.error = null;
    this.latest = null;
    this.finalStep = 0;
    this.moved();
    this.announce(game.isOver ? 'Game over' : `${this.name(game.actor)} begins`);
  }
  /** Back to the set-up; the game stays where it is until another begins. */
  showSetup(): void {
    this.driver.stop();
    this.screen = 'setup';
    this.change();
  }
  showGame(): void {
    if (!this.session) return;
    this.screen = 'play';
    this.driver.go();
    this.change();
  }
  private end(): void {
    this.driver.stop();
    this.closeReplay();
    this.session?.dispose();
    this.session = null;
  }

  // ── Moves ────────────────────────────────────────────────────────────────────────────────────
  play(move: string | number): void {
    const { session } = this;
    if (!session || this.replay) return;
    this.latest = session.play(move);
    this.finalStep = 0;
    this.moved();
    this.announce(this.latest.events.map((event) => eventText(event, this.name)).filter((text) => text !== null).join('. '));
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
    this.announce('Taken back');
  }
  redo(): void {
    const { session } = this;
    if (!session?.canRedo || this.replay) return;
    session.redo();
    this.latest = session.log.at(-1) ?? null;
    this.moved();
    this.announce('Played again');
  }
  setSeats(seats: readonly Seat[]): void {
    if (!this.session) return;
    this.driver.stop();
    this.session.seats = seats;
    this.moved();
  }
  private moved(): void {
    const { session } = this;
    this.version++;
    this.hover = null;
    this.selection = session ? new Selection(session.game, session.deciding?.kind === 'human') : null;
    if (session) keep(() => ({ game: formatRecord(recordOf(session.game)), seats: session.seats }));
    this.driver.go();
    this.change();
  }

  // ── Looking back ─────────────────────────────────────────────────────────────────────────────
  openReplay(): void {
    if (!this.session || this.replay) return;
    this.driver.stop();
    this.replay = new Replay(this.engine, this.session.game);
    this.version++;
    this.hover = null;
    this.change();
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

  // ── Final scoring ────────────────────────────────────────────────────────────────────────────
  get finals(): readonly ScoreEvent[] {
    if (!this.session?.game.isOver || this.replay) return [];
    return this.session.log.flatMap(({ events }) => events.filter((event): event is ScoreEvent => event.type === 'score' && event.final));
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
    if (event) this.announce(eventText(event, this.name) ?? '');
    this.change();
  }

  // ── Telling ──────────────────────────────────────────────────────────────────────────────────
  setHover(place: Place | null): void {
    if (place?.x === this.hover?.x && place?.y === this.hover?.y && place?.segment === this.hover?.segment) return;
    this.hover = place;
    this.change();
  }
  announce(text: string): void {
    if (text !== '') this.notice = text;
    this.change();
  }
  fail(error: unknown): void {
    this.error = error instanceof Error ? error.message : String(error);
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

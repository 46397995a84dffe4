/** Lets the players that are no people move, one decision after the other, with a breath between. */
import type { Engine } from 'highwayman';
import { Cancelled, Thinker } from 'highwayman/client';
import type { Store } from '../store.js';

/** Milliseconds from decision to decision. */
export const PACES = [0, 350, 900, 2500] as const;

export class Driver {
  /** Milliseconds between decisions, so that one can follow. */
  pace: number = PACES[1];
  /** Stopped by the person; waits for `resume`, or goes on by single steps. */
  paused = false;
  private readonly thinker: Thinker;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private due = false;

  constructor(
    private readonly store: Store,
    engine: Engine,
    startWorker: () => Worker,
  ) {
    this.thinker = new Thinker(engine, startWorker);
  }

  get thinking(): boolean {
    return this.due;
  }
  /** Asks for the next move if a player of ours decides. */
  go(): void {
    this.stop();
    if (!this.paused) this.think();
  }
  /** One decision while paused. */
  step(): void {
    this.stop();
    this.think();
  }
  /** Cancels what is being thought. */
  stop(): void {
    clearTimeout(this.timer);
    this.thinker.cancel();
    this.due = false;
  }
  pause(): void {
    this.paused = true;
    this.stop();
    this.store.change();
  }
  resume(): void {
    this.paused = false;
    this.go();
    this.store.change();
  }

  private think(): void {
    const { session, replay, screen } = this.store;
    const seat = session?.deciding;
    if (!session || replay || screen !== 'play' || !seat || seat.kind === 'human') return;
    this.due = true;
    const begun = performance.now();
    this.thinker.choose(session.game, seat).then(
      (token) => {
        this.timer = setTimeout(
          () => {
            this.due = false;
            this.store.played(token);
          },
          Math.max(0, this.pace - (performance.now() - begun)),
        );
      },
      (error: unknown) => {
        if (error instanceof Cancelled) return;
        this.due = false;
        this.paused = true;
        this.store.fail(error, 'think');
      },
    );
  }
}

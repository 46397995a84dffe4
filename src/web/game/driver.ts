/** Lets the players that are no people move, one decision after the other, with a breath between. */
import type { Engine } from 'highwayman';
import type { Store } from '../store.js';
import { Cancelled, Thinker } from './thinker.js';

export class Driver {
  /** Milliseconds between decisions, so that one can follow. */
  pace = 350;
  /** Stopped by the person; waits for `resume`. */
  paused = false;
  private readonly thinker: Thinker;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private due = false;

  constructor(private readonly store: Store, engine: Engine, workerAddress: URL) {
    this.thinker = new Thinker(engine, workerAddress);
  }

  get thinking(): boolean {
    return this.due;
  }
  /** Asks for the next move if a player of ours decides. */
  go(): void {
    clearTimeout(this.timer);
    this.thinker.cancel();
    this.due = false;
    const { session, replay, screen } = this.store;
    const seat = session?.deciding;
    if (!session || replay || screen !== 'play' || this.paused || !seat || seat.kind === 'human') return;
    this.due = true;
    const begun = performance.now();
    this.thinker.choose(session.game, seat).then(
      (token) => {
        this.timer = setTimeout(() => {
          this.due = false;
          this.store.play(token);
        }, Math.max(0, this.pace - (performance.now() - begun)));
      },
      (error: unknown) => {
        if (error instanceof Cancelled) return;
        this.due = false;
        this.paused = true;
        this.store.fail(error);
      },
    );
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
    this.store.announce('Stopped');
  }
  resume(): void {
    this.paused = false;
    this.go();
    this.store.change();
  }
}

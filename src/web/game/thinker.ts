/** Asks the Worker for moves. Cancelling ends the Worker, so that even a player that never looks up stops at once. */
import type { Engine, Game } from 'highwayman';
import type { FromWorker, ToWorker } from './protocol.js';
import type { Seat } from './seats.js';

export class Cancelled extends Error {}

export class Thinker {
  private worker: Worker | null = null;
  private next = 1;
  private waiting: { id: number; done: (token: string) => void; failed: (error: Error) => void } | null = null;

  constructor(private readonly engine: Engine, private readonly address: URL) {}

  get busy(): boolean {
    return this.waiting !== null;
  }
  /** The token of a move for whoever decides in the game. @throws Cancelled, or what went wrong in the Worker */
  choose(game: Game, seat: Seat): Promise<string> {
    this.cancel();
    const id = this.next++;
    return new Promise((done, failed) => {
      this.waiting = { id, done, failed };
      const { rules, initial, record } = game;
      this.send({ type: 'choose', id, rules, initial, tokens: record.map(({ token }) => token), kind: seat.kind, budget: seat.budget });
    });
  }
  cancel(): void {
    if (!this.waiting) return;
    const { failed } = this.waiting;
    this.waiting = null;
    this.worker?.terminate();
    this.worker = null;
    failed(new Cancelled());
  }

  private send(message: ToWorker): void {
    if (!this.worker) {
      const worker = new Worker(this.address, { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.receive(data));
      worker.addEventListener('error', (event) => this.receive({ type: 'failed', id: this.waiting?.id ?? 0, message: event.message || 'the Worker could not be loaded' }));
      // compiled once: the Worker gets the module, not the bytes
      worker.postMessage({ type: 'module', module: this.engine.module } satisfies ToWorker);
      this.worker = worker;
    }
    this.worker.postMessage(message);
  }
  private receive(message: FromWorker): void {
    if (message.id !== this.waiting?.id) return;
    const { done, failed } = this.waiting;
    this.waiting = null;
    if (message.type === 'chosen') done(message.token);
    else failed(new Error(message.message));
  }
}

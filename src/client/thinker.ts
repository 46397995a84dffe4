/** Asks a Worker for moves and estimates. Cancelling ends the Worker, so that even a player that never looks up stops at once. */
import type { Engine } from '../engine.js';
import { HighwaymanError } from '../errors.js';
import type { Game } from '../game.js';
import type { Estimate, MoveEstimate } from './estimate.js';
import type { Given, Reply, Request, Reviewed } from './protocol.js';
import { needEngine, needFunction, needGame, needInt, needNumber, needNumbers, needObject, needWordOf } from '../guard.js';
import { SEAT_KINDS, type Seat } from './seats.js';

/** A request was cancelled, by the caller or by the next one. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}
/** The Worker could not be started: refused by the browser or its policy, or not to be fetched. */
export class WorkerUnavailable extends Error {
  override readonly name = 'WorkerUnavailable';
}
/** What of a Worker is needed; that of browsers has it. */
export interface WorkerLike {
  /** Sends a request. */
  postMessage(message: Request): void;
  /** Told of answers and errors. */
  addEventListener(type: string, listener: (event: { readonly data?: Reply; readonly message?: string }) => void): void;
  /** Ends the Worker at once. */
  terminate(): void;
}

interface Waiting {
  readonly id: number;
  readonly receive: (reply: Reply) => boolean;
  readonly failed: (error: Error) => void;
}

/** One request at a time: the next one cancels what is under way. Use two thinkers for two things at once. */
export class Thinker {
  private worker: WorkerLike | null = null;
  private next = 1;
  private waiting: Waiting | null = null;
  private disposed = false;

  /**
   * Starts no Worker yet. @param start makes the Worker, e.g. `() => new Worker(new URL('./worker.js', import.meta.url), { type:
   * 'module' })`
   */
  constructor(
    private readonly engine: Engine,
    private readonly start: () => unknown,
  ) {
    needEngine(engine);
    needFunction(start, 'start', 'a function that makes a Worker');
  }

  /** Whether a request is under way. */
  get busy(): boolean {
    return this.waiting !== null;
  }
  /**
   * The token of a move for whoever decides in the game.
   * @throws Cancelled, WorkerUnavailable, or what went wrong in the Worker
   */
  choose(game: Game, seat: Pick<Seat, 'kind' | 'budget'>): Promise<string> {
    needGame(game);
    needObject(seat, 'seat', 'a seat: kind and budget');
    needWordOf(seat.kind, 'kind', SEAT_KINDS);
    needNumber(seat.budget, 'budget', 0, true);
    const { kind, budget } = seat;
    return this.ask<string>(
      (id) => ({ type: 'choose', id, kind, budget, ...given(game) }),
      (reply, done) => {
        if (reply.type !== 'chosen') return false;
        done(reply.token);
        return true;
      },
    );
  }
  /** Values of all legal moves, best first; `progress` gets them earlier, less sure. */
  moves(game: Game, progress: (moves: readonly MoveEstimate[]) => void = () => {}): Promise<readonly MoveEstimate[]> {
    needGame(game);
    needFunction(progress, 'progress', 'a function');
    return this.ask<readonly MoveEstimate[]>(
      (id) => ({ type: 'moves', id, ...given(game) }),
      (reply, done) => {
        if (reply.type !== 'moves') return false;
        progress(reply.moves);
        if (reply.last) done(reply.moves);
        return reply.last;
      },
    );
  }
  /** Win shares after so many moves of the record each. @param n games to play out for each */
  estimates(game: Game, at: readonly number[], progress: (at: number, estimate: Estimate) => void, n = 200): Promise<void> {
    needGame(game);
    needNumbers(at, 'at');
    needFunction(progress, 'progress', 'a function');
    needInt(n, 'n', 1);
    if (at.length === 0) return Promise.resolve();
    return this.ask<void>(
      (id) => ({ type: 'estimates', id, at, n, ...given(game) }),
      (reply, done) => {
        if (reply.type !== 'estimate') return false;
        progress(reply.at, reply.estimate);
        if (reply.last) done();
        return reply.last;
      },
    );
  }
  /** What each decision of the game lost against the best one. @param n games to play out for each legal move */
  review(game: Game, progress: (done: number, of: number) => void = () => {}, n = 40): Promise<readonly Reviewed[]> {
    needGame(game);
    needFunction(progress, 'progress', 'a function');
    needInt(n, 'n', 1);
    const found: Reviewed[] = [];
    if (game.record.length === 0) return Promise.resolve(found);
    return this.ask<readonly Reviewed[]>(
      (id) => ({ type: 'review', id, n, ...given(game) }),
      (reply, done) => {
        if (reply.type !== 'reviewed') return false;
        if (reply.reviewed) found.push(reply.reviewed);
        progress(reply.done, reply.of);
        if (reply.last) done(found);
        return reply.last;
      },
    );
  }
  /** Ends what is under way; its promise is rejected with `Cancelled`. */
  cancel(): void {
    if (!this.waiting) return;
    const { failed } = this.waiting;
    this.stop();
    failed(new Cancelled());
  }
  /** Cancels what is under way and ends the Worker; a request afterwards throws ERR_DISPOSED. */
  dispose(): void {
    this.disposed = true;
    this.cancel();
    this.stop();
  }

  private ask<T>(request: (id: number) => Request, receive: (reply: Reply, done: (value: T) => void) => boolean): Promise<T> {
    if (this.disposed) throw new HighwaymanError('ERR_DISPOSED', 'thinker', 'disposed', 'a thinker that was not disposed');
    this.cancel();
    const id = this.next++;
    return new Promise((done, failed) => {
      this.waiting = { id, failed, receive: (reply) => receive(reply, done) };
      try {
        this.send(request(id));
      } catch (error) {
        this.stop();
        failed(new WorkerUnavailable(error instanceof Error ? error.message : String(error)));
      }
    });
  }
  private stop(): void {
    this.waiting = null;
    this.worker?.terminate();
    this.worker = null;
  }
  private send(message: Request): void {
    if (!this.worker) {
      const worker = this.start() as WorkerLike;
      worker.addEventListener('message', ({ data }) => {
        if (data && worker === this.worker) this.received(data);
      });
      worker.addEventListener('error', ({ message: text }) => {
        if (worker !== this.worker) return;
        const failed = this.waiting?.failed;
        this.stop();
        failed?.(new WorkerUnavailable(text || 'the Worker could not be loaded'));
      });
      // compiled once: the Worker gets the module, not the bytes
      worker.postMessage({ type: 'module', module: this.engine.module });
      this.worker = worker;
    }
    this.worker.postMessage(message);
  }
  private received(reply: Reply): void {
    const { waiting } = this;
    if (!waiting || reply.id !== waiting.id) return;
    if (reply.type === 'failed') {
      this.waiting = null;
      waiting.failed(new Error(reply.message));
    } else if (waiting.receive(reply) && this.waiting === waiting) this.waiting = null;
  }
}
const given = ({ rules, initial, record }: Game): Given => ({ rules, initial, tokens: record.map(({ token }) => token) });

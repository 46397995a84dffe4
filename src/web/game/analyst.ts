/**
 * The engine's opinion, on request: win shares after every turn, the best moves now, and what each decision has cost. In a
 * Worker of its own.
 */
import type { Engine, Game } from 'highwayman';
import { Cancelled, Thinker, type Estimate, type MoveEstimate, type Reviewed } from 'highwayman/client';
import type { Store } from '../store.js';

/** Games played out for a point of the graph, and for each move when the game is gone through. */
const POINT_GAMES = 120;
const REVIEW_GAMES = 24;

export class Analyst {
  /** Whether the strip under the board is shown and kept up to date. */
  on = false;
  /** By number of moves. */
  readonly estimates = new Map<number, Estimate>();
  /** Best first; for the position with `movesAt` moves. */
  moves: readonly MoveEstimate[] = [];
  movesAt = -1;
  /** Whether the moves are being worked on. */
  busy = false;
  /** What is shown of a hint: nothing, where, which move. */
  hint: 0 | 1 | 2 = 0;
  review: readonly Reviewed[] | null = null;
  /** Share of the game that has been gone through, null while it is not. */
  reviewing: number | null = null;
  private readonly thinker: Thinker;

  constructor(
    private readonly store: Store,
    engine: Engine,
    startWorker: () => Worker,
  ) {
    this.thinker = new Thinker(engine, startWorker);
  }

  /** Another game: nothing that was thought holds any more. */
  reset(): void {
    this.thinker.cancel();
    this.estimates.clear();
    this.review = null;
    this.reviewing = null;
    this.moved();
  }
  /** The position has changed: what is under way is of no use. */
  moved(): void {
    this.hint = 0;
    this.moves = [];
    this.movesAt = -1;
    this.busy = false;
    if (this.reviewing === null) this.thinker.cancel();
    const length = this.estimates.size > 0 ? (this.store.session?.game.record.length ?? 0) : 0;
    for (const at of this.estimates.keys()) if (at > length) this.estimates.delete(at);
    if (this.on) this.work();
  }
  toggle(): void {
    this.on = !this.on;
    if (this.on) this.work();
    else this.cancel();
    this.store.change();
  }
  cancel(): void {
    this.thinker.cancel();
    this.busy = false;
    this.reviewing = null;
    this.store.change();
  }
  /** First where, then which move. */
  askHint(): void {
    if (this.hint < 2) this.hint = (this.hint + 1) as 1 | 2;
    if (this.movesAt < 0) this.work();
    this.store.change();
  }
  /** The best move of the position on the board, once it is known. */
  get best(): MoveEstimate | null {
    return this.moves[0] ?? null;
  }

  /** First the missing points of the graph, then the moves. */
  private work(): void {
    const { store } = this;
    const game = store.session?.game;
    if (!game || this.reviewing !== null || store.screen !== 'play') return;
    this.busy = true;
    const missing = this.on ? store.turnEnds().filter((at) => !this.estimates.has(at)) : [];
    this.thinker
      .estimates(
        game,
        missing,
        (at, estimate) => {
          this.estimates.set(at, estimate);
          store.change();
        },
        POINT_GAMES,
      )
      .then(() => this.weigh(game))
      .then(
        () => this.done(),
        (error: unknown) => this.failed(error),
      );
  }
  private async weigh(game: Game): Promise<void> {
    if (game.isOver || game.actor < 0 || !this.store.selection?.mine) return;
    const at = game.record.length;
    await this.thinker.moves(game, (moves) => {
      this.moves = moves;
      this.movesAt = at;
      this.store.change();
    });
  }
  /** Goes through the whole game. */
  lookBack(): void {
    const { store } = this;
    const game = store.session?.game;
    if (!game || this.reviewing !== null) return;
    this.on = true;
    this.reviewing = 0;
    const points = store.turnEnds().filter((at) => !this.estimates.has(at));
    this.thinker
      .estimates(
        game,
        points,
        (at, estimate) => {
          this.estimates.set(at, estimate);
          store.change();
        },
        POINT_GAMES,
      )
      .then(() =>
        this.thinker.review(
          game,
          (done, of) => {
            const share = Math.round((done / of) * 50) / 50;
            if (share === this.reviewing) return;
            this.reviewing = share;
            store.change();
          },
          REVIEW_GAMES,
        ),
      )
      .then(
        (review) => {
          this.review = review;
          this.done();
        },
        (error: unknown) => this.failed(error),
      );
    store.change();
  }
  /** The decisions that cost most, in the order of the game. */
  get turningPoints(): readonly Reviewed[] {
    return [...(this.review ?? [])]
      .filter(({ loss }) => loss > 0.02)
      .sort((a, b) => b.loss - a.loss)
      .slice(0, 5)
      .sort((a, b) => a.at - b.at);
  }
  private done(): void {
    this.busy = false;
    this.reviewing = null;
    this.store.change();
  }
  private failed(error: unknown): void {
    if (error instanceof Cancelled) return;
    this.done();
    this.store.fail(error, 'think');
  }
}

/** The tutorial: eight positions on the real board, one thing to do in each. How far one came stays in the browser. */
import { seat, type OpenedSession } from 'highwayman/client';
import type { Engine } from 'highwayman';
import { setting } from '../keep.js';
import type { Store } from '../store.js';
import { t, words } from '../texts/index.js';
import { STEPS, type Step } from './steps.js';

/** The step that was reached, 0 at the beginning. */
export function lessonReached(): number {
  const at = Number(setting('lesson'));
  return Number.isInteger(at) && at > 0 && at < STEPS.length ? at : 0;
}

export class Lesson {
  readonly length = STEPS.length;
  /** Decisions of the step that are made. */
  private made = 0;

  private constructor(
    private readonly store: Store,
    readonly at: number,
  ) {}

  /** Puts a step on the table. */
  static begin(store: Store, at: number): void {
    const step = STEPS[at];
    if (!step) return;
    setting('lesson', String(at));
    store.begin(opened(store.engine, step), null);
    store.lesson = new Lesson(store, at);
    store.announce(`${store.lesson.text.title}. ${store.lesson.text.text}`);
  }
  get text(): { readonly title: string; readonly text: string } {
    return t().tutorial.steps[this.at] ?? { title: '', text: '' };
  }
  get done(): boolean {
    return this.made >= this.step.asks.length;
  }
  private get step(): Step {
    return STEPS[this.at] as Step;
  }
  /** Whether the step asks for this move. */
  allows(token: string): boolean {
    return !this.done && (this.step.asks[this.made]?.test(token) ?? false);
  }
  /** The move that is asked for now, for a mark on the board; null when the step is done. */
  get asked(): string | null {
    const { session } = this.store;
    return this.done ? null : (session?.game.legalTokens().find((token) => this.allows(token)) ?? null);
  }
  moved(): void {
    this.made++;
    if (this.done) this.store.announce(t().tutorial.well);
  }
  go(to: number): void {
    if (to < 0 || to >= this.length) return;
    Lesson.begin(this.store, to);
  }
  end(): void {
    setting('lesson', this.done && this.at === this.length - 1 ? '0' : String(this.at));
    this.store.showSetup();
    this.store.forget();
  }
}

function opened(engine: Engine, { config, deck, moves }: Step): OpenedSession {
  const game = engine.newGame(config, { seed: 1, deck });
  for (const move of moves) game.play(move);
  return { game, undo: 'casual', seats: [seat(0, 'human'), seat(1, 'human', words().player(2))] };
}

/**
 * Whether a press was meant for what it hits. A double click or tap must not make two moves, and what has just appeared under the pointer
 * is not to be pressed by a press that was under way. Keys that are held down count once.
 */
const NEAR_PX = 40;
const NEAR_MS = 400;
/** A decision that somebody else's move has brought can not have been seen yet. */
const UNSEEN_MS = 300;
/** What a decision of others leaves as it was: to stop the players must be possible however fast they move. */
const STEADY = '[data-tool], [data-steady]';

interface Press {
  readonly time: number;
  readonly x: number;
  readonly y: number;
}

export class Presses {
  private down: Press = { time: -Infinity, x: 0, y: 0 };
  /** The press that made the last move. */
  private mover: Press | null = null;
  /** When the decision at hand came about, and when it was painted. */
  private changed = -Infinity;
  private seen = -Infinity;
  private series = -Infinity;
  /** What the person is doing this moment: a move made meanwhile is theirs. */
  private working: 'press' | 'key' | null = null;
  private byKey = false;

  /** @param guarded selector of what makes moves */
  constructor(
    target: EventTarget,
    private readonly guarded: string,
  ) {
    target.addEventListener('pointerdown', (event) => this.pressed(event as PointerEvent), { capture: true });
    target.addEventListener('click', (event) => this.clicked(event as MouseEvent), { capture: true });
    target.addEventListener('keydown', (event) => this.held(event as KeyboardEvent), { capture: true });
  }

  /** A move was made: what is on the screen is another decision now. */
  decided(): void {
    const now = performance.now();
    this.changed = now;
    this.seen = Infinity;
    // painted between one frame and the next
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (this.changed === now) this.seen = performance.now();
      }),
    );
    this.mover = this.working === 'press' ? this.down : null;
    this.byKey = this.working === 'key';
  }
  private pressed(event: PointerEvent): void {
    const near = this.near(event);
    if (!near || event.timeStamp - this.down.time > NEAR_MS) this.series = event.timeStamp;
    this.down = { time: event.timeStamp, x: event.clientX, y: event.clientY };
  }
  private clicked(event: MouseEvent): void {
    this.work(event.detail > 0 ? 'press' : 'key');
    if (event.detail === 0 || !(event.target as Element | null)?.closest?.(this.guarded) || this.isMeant(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  /** The move is made while the event is handled. */
  private work(by: 'press' | 'key'): void {
    this.working = by;
    setTimeout(() => (this.working = null));
  }
  private isMeant(event: MouseEvent): boolean {
    if (!this.mover && (event.target as Element).closest(STEADY)) return true;
    const { time, x, y } = this.down;
    if (time < this.changed || (event.detail > 1 && this.series < this.changed)) return false;
    const since = time - this.seen;
    if (this.mover) return !(since < NEAR_MS && Math.hypot(this.mover.x - x, this.mover.y - y) < NEAR_PX);
    return this.byKey || since >= UNSEEN_MS;
  }
  private near({ clientX, clientY }: PointerEvent): boolean {
    return Math.hypot(clientX - this.down.x, clientY - this.down.y) < NEAR_PX;
  }
  private held(event: KeyboardEvent): void {
    this.work('key');
    if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
    if (/^(INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

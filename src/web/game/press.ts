/**
 * Whether a press was meant for what it hits. A double click or tap must not make two moves, and what has just appeared under the pointer
 * is not to be pressed by a press that was under way. Keys that are held down count once.
 */
const NEAR_PX = 40;
const NEAR_MS = 400;
/** A decision that somebody else's move has brought can not have been seen yet. */
const UNSEEN_MS = 300;

interface Press {
  readonly time: number;
  readonly x: number;
  readonly y: number;
}

export class Presses {
  private down: Press = { time: -Infinity, x: 0, y: 0 };
  /** The press that made the last move. */
  private mover: Press | null = null;
  private changed = -Infinity;
  private series = -Infinity;
  private working = false;

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
    this.changed = performance.now();
    this.mover = this.working ? this.down : null;
  }
  private pressed(event: PointerEvent): void {
    const near = this.near(event);
    if (!near || event.timeStamp - this.down.time > NEAR_MS) this.series = event.timeStamp;
    this.down = { time: event.timeStamp, x: event.clientX, y: event.clientY };
  }
  private clicked(event: MouseEvent): void {
    this.working = event.detail > 0;
    // the move is made while the click is handled
    setTimeout(() => (this.working = false));
    if (event.detail === 0 || !(event.target as Element | null)?.closest?.(this.guarded) || this.isMeant(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  private isMeant(event: MouseEvent): boolean {
    const since = this.down.time - this.changed;
    if (since < 0) return false;
    if (event.detail > 1 && this.series < this.changed) return false;
    if (this.mover) return !(since < NEAR_MS && Math.hypot(this.mover.x - this.down.x, this.mover.y - this.down.y) < NEAR_PX);
    return since >= UNSEEN_MS;
  }
  private near({ clientX, clientY }: PointerEvent): boolean {
    return Math.hypot(clientX - this.down.x, clientY - this.down.y) < NEAR_PX;
  }
  private held(event: KeyboardEvent): void {
    if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
    if (/^(INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

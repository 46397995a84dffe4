/** Where one looks: a point of the world in the middle of the view, and a scale. Glides where motion is welcome, cuts where it is not. */
import { toView, toWorld } from './view.js';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const LEAST = 0.1;
const MOST = 3.2;
const GLIDE_MS = 350;

export const wantsRest = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Camera {
  x = 50;
  y = 50;
  /** Pixels per unit; a tile is 100 units. */
  scale = 1;
  width = 0;
  height = 0;
  /** The part of the world one may look at. */
  bounds: Box = { left: 0, top: 0, width: 100, height: 100 };
  private frame = 0;
  private goal: Look | null = null;

  /** @param moved called after every change of the look */
  constructor(private readonly moved: () => void) {}

  /** Whether this change is one of many: a gesture or a glide under way. */
  moving = false;
  /** Where the camera is going, or is. */
  get look(): Look {
    return this.goal ?? { x: this.x, y: this.y, scale: this.scale };
  }
  resize(width: number, height: number): void {
    this.moving = false;
    [this.width, this.height] = [width, height];
    this.moved();
  }
  pan(dx: number, dy: number): void {
    this.moving = true;
    this.set({ x: this.x - dx / this.scale, y: this.y - dy / this.scale, scale: this.scale });
  }
  /** Zooms about a point of the view. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const [wx, wy] = this.toWorld(px, py);
    const scale = Math.max(LEAST, Math.min(MOST, this.scale * factor));
    this.moving = true;
    this.set({ x: wx - (px - this.width / 2) / scale, y: wy - (py - this.height / 2) / scale, scale });
  }
  /** The look that shows all of a box. */
  fitted(box: Box, most: number, inset: readonly [x: number, y: number] = [0, 0]): Look {
    const [w, h] = [Math.max(1, this.width - 2 * inset[0]), Math.max(1, this.height - 2 * inset[1])];
    return {
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
      scale: Math.max(LEAST, Math.min(most, w / box.width, h / box.height)),
    };
  }
  /** At once. */
  set(look: Look): void {
    this.stop();
    const { left, top, width, height } = this.bounds;
    this.scale = look.scale;
    this.x = Math.max(left, Math.min(left + width, look.x));
    this.y = Math.max(top, Math.min(top + height, look.y));
    this.moved();
  }
  /** In a third of a second; the next input ends it. */
  glide(look: Look): void {
    const from: Look = { x: this.x, y: this.y, scale: this.scale };
    if (Math.abs(from.x - look.x) + Math.abs(from.y - look.y) < 0.5 && Math.abs(from.scale / look.scale - 1) < 0.002)
      return this.stop();
    if (wantsRest() || document.hidden || this.width === 0) {
      this.moving = false;
      return this.set(look);
    }
    this.stop();
    this.goal = look;
    const begun = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, now - begun) / GLIDE_MS);
      const eased = t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
      this.scale = from.scale * (look.scale / from.scale) ** eased;
      // the middle moves as the scale does, so that the goal stays in sight
      const part = look.scale === from.scale ? eased : (1 / from.scale - 1 / this.scale) / (1 / from.scale - 1 / look.scale);
      this.x = from.x + (look.x - from.x) * part;
      this.y = from.y + (look.y - from.y) * part;
      this.moving = t < 1;
      if (t >= 1) return this.set(look);
      this.moved();
      this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
  /** Ends a glide where it was going. */
  finish(): void {
    if (!this.goal) return;
    this.moving = false;
    this.set(this.goal);
  }
  /** The gesture is over. */
  rest(): void {
    this.moving = false;
    this.moved();
  }
  private stop(): void {
    cancelAnimationFrame(this.frame);
    this.goal = null;
  }
  /** Moves only as far as needed to bring a point into view. */
  reveal(x: number, y: number, margin = 90): void {
    const now = this.look;
    const [halfX, halfY] = [Math.max(0, this.width / 2 / now.scale - margin), Math.max(0, this.height / 2 / now.scale - margin)];
    this.glide({
      x: Math.min(Math.max(now.x, x - halfX), x + halfX),
      y: Math.min(Math.max(now.y, y - halfY), y + halfY),
      scale: now.scale,
    });
  }
  toWorld(px: number, py: number): [x: number, y: number] {
    return toWorld(this, px, py);
  }
  toView(x: number, y: number): [px: number, py: number] {
    return toView(this, x, y);
  }
  /** Placing of what is in world units, as a CSS transform. */
  get transform(): string {
    const [px, py] = this.toView(0, 0);
    return `matrix(${this.scale.toFixed(5)}, 0, 0, ${this.scale.toFixed(5)}, ${px.toFixed(2)}, ${py.toFixed(2)})`;
  }
}

/**
 * Where one looks: a point of the world in the middle of the view, and a scale. While one moves only the transform of one layer
 * changes, which the compositor does without drawing; after zooming the drawing is made sharp once, when the zooming rests.
 */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const LEAST = 0.12;
const MOST = 3;
const REST_MS = 140;

export class Camera {
  x = 50;
  y = 50;
  /** Pixels per unit; a tile is 100 units. */
  scale = 1;
  private drawn = 0;
  private box: Box = { left: 0, top: 0, width: 100, height: 100 };
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly view: HTMLElement,
    private readonly world: () => SVGSVGElement | null,
  ) {}

  /** The part of the world that is drawn. */
  setBox(box: Box): void {
    this.box = box;
    this.drawn = 0;
    this.apply();
  }
  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.keepInside();
    this.apply();
  }
  /** Zooms about a point of the view. */
  zoom(factor: number, px = this.view.clientWidth / 2, py = this.view.clientHeight / 2): void {
    const [wx, wy] = this.toWorld(px, py);
    this.scale = Math.max(LEAST, Math.min(MOST, this.scale * factor));
    this.x = wx - (px - this.view.clientWidth / 2) / this.scale;
    this.y = wy - (py - this.view.clientHeight / 2) / this.scale;
    this.keepInside();
    this.apply();
  }
  /** Shows all of a box. */
  fit(box: Box, most = 1.25): void {
    const { clientWidth: w, clientHeight: h } = this.view;
    if (w === 0 || h === 0) return;
    this.scale = Math.max(LEAST, Math.min(most, w / box.width, h / box.height));
    this.x = box.left + box.width / 2;
    this.y = box.top + box.height / 2;
    this.apply();
  }
  /** Moves only as far as needed to bring the point into view. */
  reveal(x: number, y: number, margin = 90): void {
    const { clientWidth: w, clientHeight: h } = this.view;
    const [halfX, halfY] = [Math.max(0, w / 2 / this.scale - margin), Math.max(0, h / 2 / this.scale - margin)];
    this.x = Math.min(Math.max(this.x, x - halfX), x + halfX);
    this.y = Math.min(Math.max(this.y, y - halfY), y + halfY);
    this.apply();
  }
  toWorld(px: number, py: number): [x: number, y: number] {
    return [this.x + (px - this.view.clientWidth / 2) / this.scale, this.y + (py - this.view.clientHeight / 2) / this.scale];
  }

  private keepInside(): void {
    const { left, top, width, height } = this.box;
    this.x = Math.max(left, Math.min(left + width, this.x));
    this.y = Math.max(top, Math.min(top + height, this.y));
  }
  apply(): void {
    const world = this.world();
    if (!world) return;
    if (this.drawn === 0) this.sharpen();
    else if (this.drawn !== this.scale) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => {
        this.sharpen();
        this.apply();
      }, REST_MS);
    }
    const x = this.view.clientWidth / 2 - (this.x - this.box.left) * this.scale;
    const y = this.view.clientHeight / 2 - (this.y - this.box.top) * this.scale;
    world.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${(this.scale / this.drawn).toFixed(5)})`;
  }
  private sharpen(): void {
    const world = this.world();
    if (!world) return;
    this.drawn = this.scale;
    world.style.width = `${this.box.width * this.scale}px`;
    world.style.height = `${this.box.height * this.scale}px`;
    // what is to be pressed does not shrink as much as the board
    world.style.setProperty('--grow', String(Math.max(1, Math.min(1.5, 0.85 / this.scale))));
  }
}

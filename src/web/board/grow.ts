/** What keeps its size on the screen while the board is zoomed. */

/** How much larger figures are drawn when the tiles are small. */
export const growAt = (scale: number): number => Math.max(1, Math.min(2.1, 20 / (22 * scale)));

/** Squares smaller than this, in pixels, are not to be pressed one by one. */
const LEAST_TARGET = 24;

/** Touches the marks only when the scale has changed. */
export function keepSize(world: SVGGElement, scale: number): void {
  const now = scale.toFixed(4);
  if (world.dataset['scale'] === now) return;
  world.dataset['scale'] = now;
  world.style.setProperty('--grow', growAt(scale).toFixed(2));
  world.classList.toggle('small', scale * 100 < LEAST_TARGET);
}

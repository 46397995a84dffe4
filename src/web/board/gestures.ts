/** Mouse, pen and touch on the board: dragging pans, two fingers and the wheel zoom; a press without a drag stays a click. */
export interface Gestures {
  pan(dx: number, dy: number): void;
  zoom(factor: number, px: number, py: number): void;
  /** A press begins. */
  down(touch: boolean): void;
  /** Pointer over the board without a press; null when it leaves. */
  hover(px: number, py: number): void;
  leave(): void;
  /** Whether the wheel turns the tile in hand there instead of zooming. */
  canTurn(px: number, py: number): boolean;
  turn(step: 1 | -1, px: number, py: number): void;
}

const DRAG = 6;

/** Listens on an element. The returned function tells whether the click that just came was the end of a drag. */
export function listen(view: HTMLElement, to: Gestures): () => boolean {
  const down = new Map<number, { x: number; y: number }>();
  let dragging = false;
  let start = { x: 0, y: 0 };
  let wheeled = 0;
  const place = (event: MouseEvent): { x: number; y: number } => {
    const box = view.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  view.addEventListener('pointerdown', (event) => {
    if (event.button > 1) return;
    to.down(event.pointerType === 'touch');
    if ((event.target as Element).closest('[data-tool]')) return;
    down.set(event.pointerId, place(event));
    if (down.size === 1) {
      dragging = false;
      start = place(event);
    }
  });
  view.addEventListener('pointermove', (event) => {
    const now = place(event);
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== 'touch') to.hover(now.x, now.y);
      return;
    }
    if (!dragging && Math.hypot(now.x - start.x, now.y - start.y) < DRAG && down.size === 1) return;
    if (!dragging) {
      dragging = true;
      for (const id of down.keys()) if (view.hasPointerCapture?.(id) === false) view.setPointerCapture(id);
    }
    if (down.size === 1) to.pan(now.x - before.x, now.y - before.y);
    else {
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const [was, is] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(now.x - other.x, now.y - other.y)];
        to.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
        if (was > 0) to.zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
      }
    }
    down.set(event.pointerId, now);
  });
  const up = (event: PointerEvent): void => void down.delete(event.pointerId);
  view.addEventListener('pointerup', up);
  view.addEventListener('pointercancel', up);
  view.addEventListener('pointerleave', () => to.leave());
  view.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const { x, y } = place(event);
      if (!event.ctrlKey && to.canTurn(x, y)) {
        // one turn for a notch of a wheel, and not one for every pixel of a touchpad
        wheeled += event.deltaY;
        if (Math.abs(wheeled) < 50) return;
        to.turn(wheeled > 0 ? 1 : -1, x, y);
        wheeled = 0;
        return;
      }
      to.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
    },
    { passive: false },
  );
  return () => dragging;
}

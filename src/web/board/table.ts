/** The table around the land: a faint chart, and the numbers of columns and rows on the rim of the view. */
import type { Context, Palette } from '../tile/brush.js';
import { toView, type View } from './view.js';
import type { Tiles } from './tiles.js';

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Lattice of the squares, hills and birds, drawn on the paper. */
export function tableChart(context: Context, colours: Palette, [left, top, right, bottom]: Box, scale: number): void {
  context.strokeStyle = colours('table-dot');
  context.lineWidth = Math.max(1, 0.7 / scale);
  context.lineCap = 'round';
  context.setLineDash([2, 7]);
  context.beginPath();
  for (let x = Math.floor(left / 100) * 100; x < right; x += 100) {
    context.moveTo(x, Math.floor(top / 9) * 9);
    context.lineTo(x, bottom);
  }
  for (let y = Math.floor(top / 100) * 100; y < bottom; y += 100) {
    context.moveTo(Math.floor(left / 9) * 9, y);
    context.lineTo(right, y);
  }
  context.globalAlpha = 0.6;
  context.stroke();
  context.globalAlpha = 1;
  context.setLineDash([]);
  context.lineWidth = 2;
  context.beginPath();
  for (let j = Math.floor(top / 200); j <= bottom / 200; j++) {
    for (let i = Math.floor(left / 300); i <= right / 300; i++) {
      const [x, y] = [i * 300 + (j % 2 === 0 ? 60 : 200), j * 200 + 90 + ((i * 37 + j * 19) % 60)];
      if ((i + j) % 2 === 0) {
        context.moveTo(x, y);
        context.quadraticCurveTo(x + 12, y - 30, x + 24, y);
        context.moveTo(x + 17, y - 14);
        context.quadraticCurveTo(x + 28, y - 24, x + 40, y);
      } else {
        context.moveTo(x, y);
        context.quadraticCurveTo(x + 6, y - 8, x + 12, y);
        context.quadraticCurveTo(x + 18, y - 8, x + 24, y);
      }
    }
  }
  context.stroke();
}

/** Numbers of columns and rows, those that moves are told by. */
export function rimLabels(context: Context, colours: Palette, view: View, tiles: Tiles): void {
  if (tiles.size === 0) return;
  const [xs, ys] = [[...tiles.values()].map(({ x }) => x), [...tiles.values()].map(({ y }) => y)];
  const step = view.scale * 100 < 34 ? 2 : 1;
  const label = (value: number, px: number, py: number): void => {
    const text = String(value);
    const wide = context.measureText(text).width + 10;
    context.globalAlpha = 0.82;
    context.fillStyle = colours('table');
    context.beginPath();
    context.roundRect(px - wide / 2, py - 9, wide, 18, 9);
    context.fill();
    context.globalAlpha = 1;
    context.fillStyle = colours('soft');
    context.fillText(text, px, py);
  };
  context.font = '600 12px Georgia, "DejaVu Serif", serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let x = Math.min(...xs) - 1; x <= Math.max(...xs) + 1; x++) {
    const [px] = toView(view, x * 100 + 50, 0);
    if (x % step === 0 && px > 26 && px < view.width - 8) label(x, px, 12);
  }
  for (let y = Math.min(...ys) - 1; y <= Math.max(...ys) + 1; y++) {
    const [, py] = toView(view, 0, y * 100 + 50);
    if (y % step === 0 && py > 26 && py < view.height - 8) label(y, 13, py);
  }
}

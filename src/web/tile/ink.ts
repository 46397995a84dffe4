/** Collects the paths of a drawing: flat ones in the order they come, standing ones from north to south. */
import type { Path } from 'highwayman/geometry';
import type { PaintName } from './paints.js';

export interface Stroke {
  readonly paint: PaintName;
  readonly d: string;
}
export type Drawing = readonly Stroke[];
/** A part of a symbol about (0,0): absolute commands M L C Q Z only. */
export type Part = readonly [paint: PaintName, d: string];

const short = (value: number): string => String(Math.round(value * 10) / 10);

export const polyline = (path: Path): string => path.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
export const polygon = (path: Path): string => (path.length > 0 ? `${polyline(path)}Z` : '');
export const moved = (path: Path, dx: number, dy: number): Path => path.map(([x, y]) => [x + dx, y + dy] as const);

/** Path data moved and scaled; `flip` mirrors it left to right. */
export function placed(d: string, x: number, y: number, scale = 1, flip = false): string {
  let across = true;
  return d.replace(/-?\d*\.?\d+/g, (text) => {
    const value = Number(text) * scale;
    const out = across ? x + (flip ? -value : value) : y + value;
    across = !across;
    return `${short(out)} `;
  });
}
/** A disc of four curves, so that it can be moved like everything else. */
export function disc(x: number, y: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  const p = (dx: number, dy: number): string => `${short(x + dx)} ${short(y + dy)}`;
  return `M${p(rx, 0)}C${p(rx, ky)} ${p(kx, ry)} ${p(0, ry)}C${p(-kx, ry)} ${p(-rx, ky)} ${p(-rx, 0)}C${p(-rx, -ky)} ${p(-kx, -ry)} ${p(0, -ry)}C${p(kx, -ry)} ${p(rx, -ky)} ${p(rx, 0)}Z`;
}
/** A round shape that is not a circle. */
export function blob(x: number, y: number, r: number, seed: number): string {
  const [count, at] = [
    11,
    (i: number): readonly [number, number] => {
      const wide = r * (1 + Math.sin(i * 2.7 + seed) * 0.045);
      return [x + Math.cos((i / 11) * Math.PI * 2) * wide, y + Math.sin((i / 11) * Math.PI * 2) * wide];
    },
  ];
  const half = (i: number): string => `${short((at(i)[0] + at(i + 1)[0]) / 2)} ${short((at(i)[1] + at(i + 1)[1]) / 2)}`;
  let d = `M${half(count - 1)}`;
  for (let i = 0; i < count; i++) d += `Q${short(at(i)[0])} ${short(at(i)[1])} ${half(i)}`;
  return `${d}Z`;
}

/** The same numbers from the same text, between 0 and 1. */
export function randomOf(text: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
  };
}

/** Standing things of one row are gathered by paint: a street costs a few paths and not hundreds. */
const ROW = 4;

export class Ink {
  private readonly flat: { paint: PaintName; d: string }[] = [];
  private readonly rows = new Map<number, Map<PaintName, string>>();

  /** On the ground, over what came before. */
  lay(paint: PaintName, d: string): this {
    if (d === '') return this;
    const last = this.flat.at(-1);
    if (last?.paint === paint) last.d += d;
    else this.flat.push({ paint, d });
    return this;
  }
  /** Upright on its foot at (x, y): it hides what stands north of it. */
  stand(parts: readonly Part[], x: number, y: number, scale = 1, flip = false): this {
    for (const [paint, d] of parts) this.upright(y, paint, placed(d, x, y, scale, flip));
    return this;
  }
  upright(y: number, paint: PaintName, d: string): void {
    const key = paint === 'shade' ? -1000 : Math.floor(y / ROW);
    let row = this.rows.get(key);
    if (!row) this.rows.set(key, (row = new Map()));
    row.set(paint, (row.get(paint) ?? '') + d);
  }
  drawing(): Drawing {
    const rows = [...this.rows].sort(([a], [b]) => a - b).flatMap(([, row]) => [...row].map(([paint, d]) => ({ paint, d })));
    return [...this.flat, ...rows];
  }
}

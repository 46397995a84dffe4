/** A raster of character cells and its text, with or without ANSI colours. */

/** What a cell shows; decides its colours. */
export type Paint =
  | 'empty'
  | 'field'
  | 'city'
  | 'road'
  | 'river'
  | 'lake'
  | 'ferry'
  | 'building'
  | 'mark'
  | 'chip'
  | 'axis'
  | 'figure';

export interface Cell {
  readonly char: string;
  readonly paint: Paint;
  /** Player of a figure, from 0. */
  readonly player?: number;
}

/** Background and foreground, 256-colour codes. */
const COLOURS: Record<Exclude<Paint, 'figure'>, readonly [number | null, number | null]> = {
  empty: [null, null],
  field: [22, 28],
  city: [137, 94],
  road: [22, 255],
  river: [25, 117],
  lake: [25, 117],
  ferry: [25, 231],
  building: [22, 231],
  mark: [22, 229],
  chip: [94, 231],
  axis: [null, 245],
};
const PLAYER_COLOURS = [160, 27, 220, 34, 16, 201, 208, 51] as const;
const DARK = new Set([160, 27, 34, 16]);

const EMPTY: Cell = { char: ' ', paint: 'empty' };

export class Raster {
  /** Cells left of this are not touched any more. */
  clip = 0;
  private readonly rows: Cell[][];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.rows = Array.from({ length: height }, () => new Array<Cell>(width).fill(EMPTY));
  }

  /** Cells outside are ignored, so that labels at the rim need no care. */
  set(x: number, y: number, cell: Cell): void {
    const row = this.rows[y];
    if (row && x >= this.clip && x < this.width) row[x] = cell;
  }

  text(x: number, y: number, chars: string, paint: Paint, player?: number): void {
    for (const [i, char] of [...chars].entries())
      this.set(x + i, y, player === undefined ? { char, paint } : { char, paint, player });
  }

  /** Lines without blanks at their ends. */
  toString(colour: boolean): string {
    return this.rows
      .map((row) =>
        colour
          ? coloured(row)
          : row
              .map((cell) => cell.char)
              .join('')
              .trimEnd(),
      )
      .join('\n');
  }
}

function coloured(row: readonly Cell[]): string {
  let last = row.length;
  while (last > 0 && row[last - 1]?.paint === 'empty') last--;
  let text = '';
  let now = '';
  for (const cell of row.slice(0, last)) {
    const code = ansi(cell);
    if (code !== now) text += `\x1b[0m${code}`;
    now = code;
    text += cell.char;
  }
  return now === '' ? text : `${text}\x1b[0m`;
}

function ansi(cell: Cell): string {
  if (cell.paint === 'figure') {
    const back = PLAYER_COLOURS[(cell.player ?? 0) % PLAYER_COLOURS.length] ?? 160;
    return `\x1b[1;48;5;${back};38;5;${DARK.has(back) ? 231 : 16}m`;
  }
  const [back, front] = COLOURS[cell.paint];
  return (back === null ? '' : `\x1b[48;5;${back}m`) + (front === null ? '' : `\x1b[38;5;${front}m`);
}

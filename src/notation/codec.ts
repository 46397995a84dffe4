/**
 * The table of moves made ready for use: its rows come from the core, or from ./known.ts where there is none. All that verb and slot can
 * say is listed, some two hundred shapes; objects and texts are compared with them.
 */
import { HighwaymanError } from '../errors.js';
import type { VerbRow } from '../types.js';
import { type Field, fieldOf, listed } from './fields.js';

/** All that verb and slot say of a move. */
export interface Shape {
  readonly row: VerbRow;
  /** verb << 4 | slot */
  readonly index: number;
  /** What the move has besides type, square and x. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The field that x holds. */
  readonly x: Field | undefined;
  /** A field that the text names and this does not say: the segment, by the tile on the square, or x. */
  readonly open: Field | undefined;
  /** The text behind the square, before and after the open field. */
  readonly before: string;
  readonly after: string;
}

/** The name of a slot is known to the tile on the square. */
export function isSegment({ key }: Field): boolean {
  return key === 'segment';
}

function refuseRow(row: VerbRow): never {
  const expected = 'a row of verbs of its own';
  throw new HighwaymanError('ERR_CONFIG', 'rules.verbs', row, expected);
}

export class Codec {
  /** By verb. */
  readonly rows: VerbRow[] = [];
  readonly shapes: Shape[] = [];
  private readonly byIndex: Shape[] = [];

  /** @throws ERR_CONFIG for a row that cannot be read */
  constructor(rows: readonly VerbRow[]) {
    for (const row of rows) this.add(row);
  }
  /** @param index verb << 4 | slot; undefined where no move has it */
  shape(index: number): Shape | undefined {
    return this.byIndex[index];
  }
  private add(row: VerbRow): void {
    const slot = row.slot && fieldOf(row.slot);
    const x = row.x && fieldOf(row.x);
    // one for each way to choose values; the last field of `each` runs fastest among the verbs
    let ways = [{ verb: 0, slot: 0, fields: {}, texts: {} as Readonly<Record<string, string>> }];
    for (const field of [...(slot ? [slot] : []), ...(row.each ?? []).map(listed)])
      ways = ways.flatMap((way) =>
        field.values.map((value, i) => ({
          verb: field === slot ? way.verb : way.verb * field.values.length + i,
          slot: field === slot ? field.low + i : way.slot,
          fields: { ...way.fields, [field.key]: value },
          texts: { ...way.texts, [field.name]: field.texts[i] as string },
        })),
      );
    const pieces = row.token.split(/[{}]/);
    if (!pieces[row.square ? 2 : 0]) refuseRow(row);
    for (const way of ways) {
      const verb = row.verb + way.verb;
      if (!(verb >= 0 && verb < 255) || (this.rows[verb] ??= row) !== row) refuseRow(row);
      const texts = ['', ''] as [string, string];
      let open: Field | undefined;
      pieces.forEach((piece, i) => {
        if (i % 2 === 0) texts[open ? 1 : 0] += piece;
        else if (piece === x?.name) open = x;
        else if (piece === slot?.name && isSegment(slot)) open = slot;
        else if (piece !== 'square') texts[open ? 1 : 0] += way.texts[piece] ?? refuseRow(row);
      });
      const index = (verb << 4) | way.slot;
      const shape = { row, index, fields: { ...way.fields, ...row.fixed }, x, open, before: texts[0], after: texts[1] };
      this.shapes.push((this.byIndex[index] = shape));
    }
  }
}

/** The table of moves made ready for use: src/generated/verbs.ts, and rows that travel in the rules. */
import { HighwaymanError } from '../errors.js';
import { VERBS } from '../generated/verbs.js';
import type { Rules, VerbRow } from '../types.js';
import { type Field, fieldOf, textOf, valuesField } from './fields.js';

/** Stands for the square among the parts of a text. */
export const SQUARE: null = null;

/** Moves of one sort: a row with its fields. */
export interface Sort {
  readonly row: VerbRow;
  readonly slot: Field | null;
  readonly x: Field | null;
  /** Fields that number the verbs. */
  readonly each: readonly Field[];
  /** Keys of the move that are always true. */
  readonly flags: readonly string[];
  /** The text in its order: literals, fields, the square. */
  readonly parts: readonly (string | Field | typeof SQUARE)[];
}

/** All that verb and slot say of a move. */
export interface Shape {
  readonly square: boolean;
  readonly type: string;
  /** What the move has besides: keys and values, without square and x. */
  readonly keys: readonly string[];
  readonly values: readonly unknown[];
  /** A field that the text names and this does not say: the segment, by the tile on the square, or x. */
  readonly open: Field | null;
  /** The text behind the square, before and after the open field. */
  readonly before: string;
  readonly after: string;
}

/** The name of a slot is known to the tile on the square. */
export function isSegment({ key }: Field): boolean {
  return key === 'segment';
}

function refuseRow(row: VerbRow, expected: string): never {
  throw new HighwaymanError('ERR_CONFIG', 'rules.verbs', row, expected);
}

export class Codec {
  readonly sorts: readonly Sort[];
  /** Sorts by type of move; those with fixed keys stand before the others. */
  readonly types = new Map<unknown, readonly Sort[]>();
  /** Sorts by the sign that their text begins with, and by the sign behind their square. */
  private readonly beginnings: readonly [Record<string, Sort[]>, Record<string, Sort[]>] = [{}, {}];
  private readonly verbs: Sort[] = [];
  private readonly shapes: Shape[] = [];

  /** @throws ERR_CONFIG for a row that cannot be read */
  constructor(rows: readonly VerbRow[]) {
    this.sorts = rows.map((row) => this.add(row));
  }
  /** The sort of a verb, undefined for a number that is none. */
  sort(verb: number): Sort | undefined {
    return this.verbs[verb];
  }
  /** @param index verb << 4 | slot */
  shape(index: number): Shape {
    return (this.shapes[index] ??= shapeOf(this.verbs[index >> 4] as Sort, index));
  }
  /** Sorts whose text begins with this sign, or has it behind the square. */
  begins(square: boolean, sign: string): readonly Sort[] {
    return this.beginnings[square ? 1 : 0][sign] ?? [];
  }
  /** The signs that there are. */
  signs(square: boolean): string {
    return Object.keys(this.beginnings[square ? 1 : 0]).join(' ');
  }
  private add(row: VerbRow): Sort {
    const { verb, type, token, fixed, each = [] } = row;
    const slot = row.slot ? fieldOf(row.slot) : null;
    const x = row.x ? fieldOf(row.x) : null;
    let count = 1;
    const numbering = [...each]
      .reverse()
      .map((field) => {
        const stride = count;
        count *= field[1].length;
        return valuesField(stride, ...field);
      })
      .reverse();
    const named = new Map([slot, x, ...numbering].map((field) => [field?.name, field]));
    const part = (name: string) =>
      name === 'square' ? SQUARE : (named.get(name) ?? refuseRow(row, `a row with the field ${name}`));
    const parts = token.split(/[{}]/).map((text, i) => (i % 2 === 0 ? text : part(text)));
    const flags = Object.keys(fixed ?? {}).filter((key) => fixed?.[key] === true);
    const sort: Sort = { row, slot, x, each: numbering, flags, parts: parts.filter((text) => text !== '') };
    for (let number = verb; number < verb + count; number++) {
      if (!(number >= 0 && number < 255) || this.verbs[number]) refuseRow(row, 'a row with numbers 0..254 that no other row has');
      this.verbs[number] = sort;
    }
    const others = this.types.get(type) ?? [];
    this.types.set(type, fixed ? [sort, ...others] : [...others, sort]);
    const first = sort.parts[row.square ? 1 : 0];
    const signs = this.beginnings[row.square ? 1 : 0];
    const sign = typeof first === 'string' ? first.charAt(0) : refuseRow(row, 'a text with a sign before its fields');
    signs[sign] = [...(signs[sign] ?? []), sort];
    return sort;
  }
}

function shapeOf({ row, slot, x, each, parts }: Sort, index: number): Shape {
  const square = row.square === true;
  const number = (field: Field) =>
    field === slot ? index & 15 : Math.floor(((index >> 4) - row.verb) / field.stride) % (field.high + 1);
  const entries: [string, unknown][] = [slot, ...each].flatMap((field) =>
    field ? [[field.key, field.values ? field.values[number(field)] : number(field)]] : [],
  );
  entries.push(...Object.entries(row.fixed ?? {}));
  const texts = ['', ''];
  let open: Field | null = null;
  for (const part of parts) {
    if (part === SQUARE) continue;
    if (typeof part !== 'string' && (part === x || isSegment(part))) open = part;
    else texts[open ? 1 : 0] += typeof part === 'string' ? part : textOf(part, number(part));
  }
  const [before = '', after = ''] = texts;
  return {
    square,
    type: row.type,
    keys: entries.map(([key]) => key),
    values: entries.map(([, value]) => value),
    open,
    before,
    after,
  };
}

let main: Codec | undefined;
const others = new WeakMap<readonly VerbRow[], Codec>();

/** The codec of these rules. @throws ERR_CONFIG for rows in them that cannot be read */
export function codecOf({ verbs }: Pick<Rules, 'verbs'>): Codec {
  if (!verbs) return (main ??= new Codec(VERBS));
  let codec = others.get(verbs);
  if (!codec) others.set(verbs, (codec = new Codec([...VERBS, ...verbs])));
  return codec;
}

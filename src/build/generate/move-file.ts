/** The `Move` union: one member for each type of move, with the fields that its rows have. */
import type { FieldRow, VerbRow } from '../../move-types.js';
import type { Family } from '../../expansions/family.js';
import { HEADING } from './text.js';
import type { NumberedVerb } from './verbs.js';

/** Key and type of each field of the codec. */
const FIELD_TYPES: Readonly<Record<FieldRow & string, readonly [key: string, type: string]>> = {
  rotation: ['rotation', 'Rotation'],
  segment: ['segment', 'number'],
  road: ['segment', 'number'],
  corner: ['corner', 'number'],
  face: ['face', 'number'],
  pair: ['pair', 'Pair'],
  value: ['value', 'number'],
  tile: ['tile', 'string'],
  colour: ['colour', 'number'],
};

/** Path and text of the file. */
export function moveFile(families: readonly Family[], verbs: readonly NumberedVerb[]): [path: string, text: string] {
  // a type with and without a segment has two members, so that `'segment' in move` tells them apart
  const types = new Map<string, VerbRow[]>();
  for (const { row } of verbs.flatMap((verb) => verb.rows)) {
    const key = row.slot === 'segment' ? `${row.type} segment` : row.type;
    types.set(key, [...(types.get(key) ?? []), row]);
  }
  const neutral = families.flatMap((family) => (family.neutral ?? []).map(({ id }) => id));
  const members = [...types.values()].map((rows) => `  | { readonly type: '${rows[0]?.type}'${keysOf(rows, neutral)} }`);
  return [
    'src/generated/moves.ts',
    `/** ${HEADING} */
import type { Figure, MagicFigure, Pair, Rotation } from '../move-types.js';

/** The object face of a move. The other two are the packed u32 and the text token; see the guide on notation. */
export type Move =
${members.join('\n')};

/** Every \`type\` of a move. */
export type MoveType = Move['type'];
`,
  ];
}

function keysOf(rows: readonly VerbRow[], neutral: readonly string[]): string {
  const each = rows.map((row) => typesOf(row, neutral));
  const keys = [...new Set(each.flatMap((types) => [...types.keys()]))];
  return keys
    .map((key) => {
      const types = new Set(each.flatMap((own) => own.get(key) ?? []));
      return `; readonly ${key}${each.every((own) => own.has(key)) ? '' : '?'}: ${[...types].join(' | ')}`;
    })
    .join('');
}

function typesOf({ square, slot, x, each = [], fixed = {} }: VerbRow, neutral: readonly string[]): Map<string, string> {
  const types = new Map<string, string>(
    square
      ? [
          ['x', 'number'],
          ['y', 'number'],
        ]
      : [],
  );
  for (const field of [x, slot])
    if (field) types.set(...(typeof field === 'string' ? FIELD_TYPES[field] : ([field[0], 'number'] as const)));
  for (const [key, values] of each) types.set(key, typeOfValues(key, values, neutral));
  for (const [key, value] of Object.entries(fixed))
    types.set(key, key in FIELD_TYPES ? FIELD_TYPES[key as 'rotation'][1] : typeof value);
  return types;
}

function typeOfValues(key: string, values: readonly (string | number)[], neutral: readonly string[]): string {
  if (key === 'figure') return values.every((value) => neutral.includes(String(value))) ? 'MagicFigure' : 'Figure';
  return values.every((value) => typeof value === 'number') ? 'number' : values.map((value) => `'${value}'`).join(' | ');
}

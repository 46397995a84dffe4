/** The table of verbs as `npm run generate` prints it. */
import type { FieldRow, VerbRow } from '../../move-types.js';
import { MOST_VERBS, type NumberedVerb } from './verbs.js';

const name = (field: FieldRow | undefined): string => (typeof field === 'string' ? field : (field?.[0] ?? ''));

function cells({ family, name: verbName, verb, count }: NumberedVerb, row: VerbRow | undefined): string[] {
  const each = (row?.each ?? []).map(([key, values]) => `${key} ${values.join(' ')}`).join(', ');
  const numbers = count === 1 ? `${verb}` : `${verb}..${verb + count - 1}`;
  return [numbers, family.id, verbName, row?.token ?? '', row?.square ? 'square' : name(row?.x), name(row?.slot), each];
}

/** Columns: verbs, family, name, text, what x and y hold, what the slot holds, what numbers the verbs. */
export function verbTable(verbs: readonly NumberedVerb[]): string {
  const head = ['verb', 'family', 'name', 'text', 'x, y', 'slot', 'one verb for each'];
  const sorted = [...verbs].sort((a, b) => a.verb - b.verb);
  const rows = [head, ...sorted.map((verb) => cells(verb, verb.rows[0]?.row))];
  const widths = head.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const taken = verbs.reduce((sum, { count }) => sum + count, 0);
  const lines = rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, `${taken} of ${MOST_VERBS} verbs taken`].join('\n');
}

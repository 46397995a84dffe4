/** The rows of the codec: those of the main entry in one file, and one file for each family that has an entry of its own. */
import type { Family } from '../../expansions/family.js';
import type { VerbRow } from '../../move-types.js';
import { HEADING, kebab, literal } from './text.js';
import type { NumberedVerb } from './verbs.js';

/** Text of each file by its path. */
export function verbFiles(verbs: readonly NumberedVerb[]): Map<string, string> {
  const rows = verbs.flatMap((verb) => verb.rows);
  const main = rows.filter(({ family }) => !family.ownEntry).map(({ row }) => row);
  const files = new Map([['src/generated/verbs.ts', mainFile(main, verbs)]]);
  for (const family of new Set(rows.filter(({ family: { ownEntry } }) => ownEntry).map((each) => each.family))) {
    files.set(
      `src/generated/expansions/${kebab(family.id)}.ts`,
      ownFile(
        family,
        rows.filter((each) => each.family === family).map(({ row }) => row),
      ),
    );
  }
  return files;
}

function mainFile(rows: readonly VerbRow[], verbs: readonly NumberedVerb[]): string {
  const numbers = verbs.filter(({ family }) => !family.ownEntry).map(({ name, verb }) => `  ${name}: ${verb},\n`);
  return `/** ${HEADING} */
import type { VerbRow } from '../move-types.js';

/** Moves that every program knows. */
export const VERBS: readonly VerbRow[] = [
${rows.map(line).join('')}];

/** First verb of each sort of move. */
export const VERB = {
${numbers.join('')}} as const;
`;
}

function ownFile(family: Family, rows: readonly VerbRow[]): string {
  return `/** ${HEADING} */
import type { VerbRow } from '../../move-types.js';

/** Moves of ${family.title}; they travel in the rules. */
export const ${family.id}Verbs: readonly VerbRow[] = [
${rows.map(line).join('')}];
`;
}

const line = (row: VerbRow): string => `  ${literal(row)},\n`;

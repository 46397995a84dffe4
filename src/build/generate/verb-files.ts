/** The rows of the codec: those of the main entry in one file, and one file for each family that has an entry of its own. */
import type { Family } from '../../expansions/family.js';
import type { VerbRow } from '../../move-types.js';
import { marksOf, optionsOf } from './ids-file.js';
import { setupWords } from './state-file.js';
import { entryOf, kebab } from '../../expansions/names.js';
import { capital, HEADING, literal } from './text.js';
import type { NumberedVerb } from './verbs.js';

/** Text of each file by its path. */
export function verbFiles(families: readonly Family[], verbs: readonly NumberedVerb[]): Map<string, string> {
  const rows = verbs.flatMap((verb) => verb.rows);
  const main = rows.filter(({ family }) => !family.ownEntry).map(({ row }) => row);
  const files = new Map([['src/generated/verbs.ts', mainFile(main, verbs)]]);
  for (const family of families.filter(({ ownEntry }) => ownEntry)) {
    files.set(
      `src/generated/expansions/${kebab(family.id)}.ts`,
      ownFile(
        families,
        family,
        [...rows.filter((each) => each.family.id === family.id), ...sharedRows(family, verbs)].map(({ row }) => row),
      ),
    );
  }
  files.set('src/generated/expansions/all.ts', allFile(families));
  files.set('src/generated/slots.ts', slotFile(rows.map(({ row }) => row)));
  return files;
}

/** The rows of shared verbs that their own family holds. @throws Error for a name that no verb has */
function sharedRows({ id, shares = [] }: Family, verbs: readonly NumberedVerb[]): NumberedVerb['rows'] {
  return shares.flatMap((name) => {
    const shared = verbs.find((verb) => verb.name === name);
    if (!shared) throw new Error(`${id}: no verb of the name ${name} to share`);
    return shared.rows.filter(({ family }) => family === shared.family);
  });
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

/** What the slots of moves with a square say, for what turns the board and has no core to ask. One sign a verb is small and packs well. */
function slotFile(rows: readonly VerbRow[]): string {
  const placed = rows.filter(({ square }) => square);
  const fields = [...new Set(placed.map(({ slot }) => String(slot ?? 'none')))];
  const signs: string[] = [];
  for (const { verb, slot, each = [] } of placed) {
    const count = each.reduce((product, [, values]) => product * values.length, 1);
    for (let i = 0; i < count; i++) signs[verb + i] = String(fields.indexOf(String(slot ?? 'none')));
  }
  return `/** ${HEADING} */

export const SLOT_FIELDS: readonly string[] = ${literal(fields)};
/** By verb the number of the field in its slot, '-' for a move without a square. */
export const SLOTS = ${literal(Array.from(signs, (sign) => sign ?? '-').join(''))};
`;
}

/** What brings a family into play: a set of it, an option, or its own flag. */
function playing({ id, sets: [set] = [], options = {}, activeBy }: Family): string {
  if (set !== undefined) return `sets: ['base', '${set}']`;
  const values = options[activeBy?.option ?? '']?.values;
  return Array.isArray(values) ? `${activeBy?.option}: '${values[0] as string}'` : `modules: { ${id}: true }`;
}

function ownFile(families: readonly Family[], family: Family, rows: readonly VerbRow[]): string {
  const numbers = (all: readonly (readonly [string, number])[], names: object): string =>
    literal(Object.fromEntries(Object.keys(names).map((name) => [name, all.find(([member]) => member === capital(name))?.[1]])));
  const entry = entryOf(family);
  const words = setupWords(families, family);
  const config = playing(family);
  return `/**
 * \`${entry}\`: the rules of ${family.title}.
 * ${HEADING}
 *
 * @example
 * \`\`\`ts
 * import { load, useExpansion } from 'highwayman';
 * import { ${family.id} } from '${entry}';
 *
 * useExpansion(${family.id});
 * const game = (await load()).newGame({ ${config} }, { seed: 7 });
 * console.log(game.legalTokens());
 * \`\`\`
 * @module ${entry}
 */
import { ${family.id} as family } from '../../expansions/${kebab(family.id)}.js';
import type { Expansion } from '../../expansions/registry.js';
${words.length > 0 ? "import * as stateRoom from '../../expansions/state.js';\n" : ''}
/** ${family.title}, for \`useExpansion\`. */
export const ${family.id}: Expansion = {
  ...family,
  bit: ${families.indexOf(family)},
  markNumbers: ${numbers(marksOf(families), family.marks ?? {})},
  optionNumbers: ${numbers(optionsOf(families), family.options ?? {})},
  stateWords: ${literal(words)},
${words.length > 0 ? '  stateRoom,\n' : ''}  verbRows: [${rows.length > 0 ? '\n' : ''}${rows.map((row) => `    ${literal(row)},\n`).join('')}${rows.length > 0 ? '  ' : ''}],
};
`;
}

/** All families with an entry of their own at once. */
function allFile(families: readonly Family[]): string {
  const own = families.filter(({ ownEntry }) => ownEntry);
  const entry = 'highwayman/expansions/all';
  return `/**
 * \`${entry}\`: every family that has an entry of its own.
 * ${HEADING}
 *
 * @example
 * \`\`\`ts
 * import { load, useExpansion } from 'highwayman';
 * import { ALL_EXPANSIONS } from '${entry}';
 *
 * ALL_EXPANSIONS.forEach(useExpansion);
 * const game = (await load()).newGame({ sets: ['base', 'festival'] }, { seed: 7 });
 * console.log(game.legalTokens());
 * \`\`\`
 * @module ${entry}
 */
import type { Expansion } from '../../expansions/registry.js';
${own.map(({ id }) => `import { ${id} } from './${kebab(id)}.js';\n`).join('')}
/** Every family with an entry of its own, in the order of their numbers. */
export const ALL_EXPANSIONS: readonly Expansion[] = [${own.map(({ id }) => id).join(', ')}];
`;
}

const line = (row: VerbRow): string => `  ${literal(row)},\n`;

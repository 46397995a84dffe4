/** Types of what configurations may say about the families with an entry of their own. */
import type { Family, OptionDeclaration } from '../../expansions/family.js';
import { HEADING, literal } from './text.js';

/** Path and text of the file. */
export function optionFile(families: readonly Family[]): [path: string, text: string] {
  const own = families.filter(({ ownEntry }) => ownEntry);
  const options = own.flatMap(({ options = {} }) => Object.entries(options));
  return [
    'src/generated/expansion-options.ts',
    `/** ${HEADING} */

/** Options of expansions that programs bring by an import of their own, each taken where its expansion is in use. */
export interface ExpansionOptions {
${options.map(([name, option]) => `  /** ${option.says} (${option.rules}) */\n  readonly ${name}?: ${typeOf(option)};\n`).join('')}}
/** Their rules, switched by hand. */
export interface ExpansionModules {
${own.map(({ id, title }) => `  /** ${title}. */\n  readonly ${id}?: boolean;\n`).join('')}}
`,
  ];
}
function typeOf({ values }: OptionDeclaration): string {
  if (typeof values === 'boolean') return 'boolean';
  return 'usual' in values ? 'number' : values.map((value) => literal(value)).join(' | ');
}

/** Texts of the terms of scores, as the core holds them. */
import { TERMS } from '../../expansions/terms.js';
import { HEADING } from './text.js';

/** A line for each term: its number, the rule, the words. */
export function termFile(): [path: string, text: string] {
  const lines = Object.entries(TERMS).map(([term, [rule, label]]) => `${term} ${rule} ${label}`);
  return [
    'assembly/generated/terms.ts',
    `/** ${HEADING} */\n\n/** A line for each term of a score (constants.Term): its number, the rule, the words. */\nexport const TERMS: string = \`${lines.join('\n')}\`;\n`,
  ];
}

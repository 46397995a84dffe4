/** Texts that the core holds: names of steps, of the terms of scores, of planes and sections of observations. */
import { PLANES, SECTIONS } from '../../expansions/planes.js';
import { TERMS } from '../../expansions/terms.js';
import { HEADING } from './text.js';
import type { NumberedStep } from './steps.js';
import type { NumberedVerb } from './verbs.js';

export function textFile(steps: readonly NumberedStep[], verbs: readonly NumberedVerb[]): [path: string, text: string] {
  // rows of families with an entry of their own travel in the rules
  const rows = verbs.flatMap((verb) => verb.rows.filter(({ family }) => !family.ownEntry).map(({ row }) => row));
  const terms = Object.entries(TERMS).map(([term, [rule, label]]) => `${term} ${rule} ${label}`);
  const groups = [...Object.values(PLANES), ...Object.values(SECTIONS)].map(([name, about]) => `${name} ${about}`);
  return [
    'assembly/generated/texts.ts',
    [
      `/** ${HEADING} Latin-1, a line for each entry, a zero at the end. */`,
      ...data(
        'STEPS',
        'Steps by number, from 0, the start of a part, which is never seen: key in hashes and observations, name.',
        ['0 ', ...steps.map(({ key, id }) => `${key} ${id}`)],
      ),
      ...data('TERMS', 'Terms of a score (constants.Term): number, rule, words.', terms),
      ...data(
        'PLANES',
        'Groups of planes (constants.Plane), then sections of the global vector (Section): name, what it holds.',
        groups,
      ),
      ...data('MOVES', 'The table of moves, those of families with an entry of their own aside: JSON of VerbRow[].', [
        JSON.stringify(rows),
      ]),
      '',
    ].join('\n'),
  ];
}

function data(name: string, about: string, lines: readonly string[]): string[] {
  const bytes = [...lines.join('\n')].map((character) => character.charCodeAt(0));
  if (bytes.some((byte) => byte > 255)) throw new Error(`${name}: a character beyond Latin-1`);
  return ['', `/** ${about} */`, `export const ${name}: usize = memory.data<u8>([${[...bytes, 0].join(', ')}]);`];
}

/** Numbers for the core: plain const enums, AssemblyScript and TypeScript at once. */
import type { Family } from '../../expansions/family.js';
import { figuresOf } from './figures.js';
import type { NumberedStep } from './steps.js';
import { capital, HEADING } from './text.js';
import type { NumberedVerb } from './verbs.js';

type Member = readonly [name: string, value: number, comment?: string];

/** Families travel as a sum of powers of two in one number. */
const MOST_FAMILIES = 53;

/** Path and text of the file. @throws Error for more families than have a bit */
export function idsFile(
  families: readonly Family[],
  steps: readonly NumberedStep[],
  verbs: readonly NumberedVerb[],
): [path: string, text: string] {
  if (families.length > MOST_FAMILIES) throw new Error(`${families.length} families; ${MOST_FAMILIES} have a bit`);
  const parts = [
    numbers(
      'Verb',
      'Upper byte of a packed move; where several verbs are one sort of move, the first and the last of them.',
      [...verbs].sort((a, b) => a.verb - b.verb).flatMap(verbMembers),
    ),
    numbers(
      'Step',
      'Steps of the turn in the order of play (ORDER-30); bits of a u64.',
      steps.map(({ id, number, at }) => [capital(id), number, at]),
    ),
    numbers(
      'Family',
      'Families of rules, bits of Rule.Families and, from 32 on, of Rule.MoreFamilies.',
      families.map(({ id }, bit) => [capital(id), bit]),
    ),
    numbers(
      'Figure',
      "The players' figures.",
      figuresOf(families).map(({ id, number }) => [capital(id), number]),
    ),
    numbers('Mark', 'Signs on tiles that rooms ask for by number.', [...marksOf(families), ['Count', marksOf(families).length]]),
    numbers('Option', 'Options of families that have an entry of their own.', [
      ...optionsOf(families),
      ['StartTurn', optionsOf(families).length, 'quarter turns of the start tile'],
      ['Beside', optionsOf(families).length + 1, 'a second tile on the table: kind + 1, rotation << 12, side << 14; 0 none'],
      ['Count', optionsOf(families).length + 2],
    ]),
  ];
  return ['assembly/generated/ids.ts', `/** ${HEADING} */\n\n${parts.join('\n')}`];
}

/** Marks and options in the order of the families; numbers of the main families' options are flags. */
export function marksOf(families: readonly Family[]): (readonly [name: string, value: number])[] {
  return families.flatMap(({ marks = {} }) => Object.keys(marks)).map((name, i) => [capital(name), i]);
}
export function optionsOf(families: readonly Family[]): (readonly [name: string, value: number])[] {
  return families
    .filter(({ ownEntry }) => ownEntry)
    .flatMap(({ options = {} }) => Object.keys(options))
    .map((name, i) => [capital(name), i]);
}

function verbMembers({ name, verb, count, rows }: NumberedVerb): Member[] {
  const first: Member = [capital(name), verb];
  if (count === 1) return [first];
  const [field, ...others] = rows[0]?.row.each ?? [];
  const words = field && others.length === 0 && count === field[1].length && count < 4 ? field[1] : [];
  return [
    first,
    ...words.map((word, i): Member => [`${capital(name)}${capital(String(word))}`, verb + i]),
    [`${capital(name)}Last`, verb + count - 1],
  ];
}

function numbers(name: string, about: string, members: readonly Member[]): string {
  const lines = members.map(([member, value, comment]) => `  ${member} = ${value},${comment ? ` // ${comment}` : ''}\n`);
  return `/** ${about} */\nexport const enum ${name} {\n${lines.join('')}}\n`;
}

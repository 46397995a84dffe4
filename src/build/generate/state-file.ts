/** Words of a position's header that belong to families, behind the machine's own. */
import { Pos } from '../../../assembly/constants.js';
import type { Family, StateDeclaration } from '../../expansions/family.js';
import { capital, HEADING } from './text.js';

export interface StateWord extends StateDeclaration {
  readonly family: string;
  readonly name: string;
}
export function wordsOf(families: readonly Family[]): StateWord[] {
  return families.flatMap(({ id, state = {} }) => Object.entries(state).map(([name, word]) => ({ family: id, name, ...word })));
}
/** What a word holds when nothing is said. */
export function initialOf({ initial, kind }: StateDeclaration): number {
  return initial ?? (kind === 'number' ? 0 : -1);
}
/** Words of a family that setups describe, as `Rules.words` has them. */
export function setupWords(families: readonly Family[], family: Family): (string | number)[][] {
  return wordsOf(families).flatMap(({ family: id, name, kind, setup }, i) =>
    setup && id === family.id ? [[name, Pos.Own + i, kind]] : [],
  );
}
/** Path and text of the file. */
export function stateFile(families: readonly Family[]): [path: string, text: string] {
  let at: number = Pos.Own;
  const members = wordsOf(families).map(
    ({ name, family, kind, scope }) => `  ${capital(name)} = ${at++}, // ${family}: ${kind}, ${scope}\n`,
  );
  const total = (at + 3) & ~3;
  return [
    'assembly/generated/state.ts',
    `/** ${HEADING} */

/** Words of a position's header that belong to families of rules. */
export const enum State {
${members.join('')}  Words = ${total}, // of the whole header
}
/** What a word of a family holds that a position is built with. */
export const enum Word {
  None = 0,
  Number = 1,
  Player = 2,
  Tile = 3,
  Node = 4,
  Ingots = 5,
  Building = 6,
}
`,
  ];
}

/** Numbers and letters of the figures. */
import type { Family } from '../../expansions/family.js';

export interface NumberedFigure {
  readonly id: string;
  readonly letter: string;
  readonly number: number;
  readonly deployed: boolean;
  readonly family: Family;
}

/** Figures that there may be at all: a block of verbs has one for each. */
export const MOST_FIGURES = 16;

/** The players' figures, numbered in the order of the families. @throws Error above 16 */
export function figuresOf(families: readonly Family[]): NumberedFigure[] {
  const all = families.flatMap((family) => (family.figures ?? []).map((figure) => ({ deployed: true, ...figure, family })));
  if (all.length > MOST_FIGURES) throw new Error(`${all.length} figures; ${MOST_FIGURES} have a number`);
  return all.map(({ id, letter, deployed, family }, number) => ({ id, letter, deployed, family, number }));
}

/** Letter of every figure by its name, those of no player too. @throws Error for two of one name or letter */
export function lettersOf(families: readonly Family[]): Map<string, string> {
  const letters = new Map<string, string>();
  for (const { id, letter } of families.flatMap((family) => [...(family.figures ?? []), ...(family.neutral ?? [])])) {
    if (letter.length !== 1 || letters.has(id) || [...letters.values()].includes(letter))
      throw new Error(`figure ${id}: a name and a letter of its own, not ${letter}`);
    letters.set(id, letter);
  }
  return letters;
}

/** What is thrown where core and model differ. The text is made only then: comparing comes a hundred times a game. */
export class Difference extends Error {}

/** @throws Difference unless both are the same number, text, truth or null. */
export function same(what: string, core: unknown, model: unknown): void {
  if (core !== model) differ(what, core, model);
}
/** @throws Difference unless both lists hold the same numbers or texts in the same order. */
export function sameList(what: string, core: readonly unknown[], model: readonly unknown[]): void {
  if (!equalLists(core, model)) differ(what, core, model);
}
export function equalLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
/** Two lists in any order, each entry once as often on both sides; `key` holds everything of an entry that is compared. */
export function sameBunch<A, B>(
  what: string,
  core: readonly A[],
  model: readonly B[],
  keyOfCore: (entry: A) => number,
  keyOfModel: (entry: B) => number,
): void {
  if (core.length === 0 && model.length === 0) return;
  const ascending = (a: number, b: number) => a - b;
  if (!equalLists(core.map(keyOfCore).sort(ascending), model.map(keyOfModel).sort(ascending))) differ(what, core, model);
}
export function differ(what: string, core: unknown, model: unknown): never {
  throw new Difference(`${what} differ\n core  ${JSON.stringify(core)}\n model ${JSON.stringify(model)}`);
}

/** A segment on the board as a number, ascending by x, y, slot; -1 as slot is a whole square or a barn. */
export const placeKey = (x: number, y: number, slot: number): number => ((x + 1024) * 2048 + y + 1024) * 16 + slot + 1;

/** The name that was probably meant: for errors about names that there are not. */

/** Letters to change, add, leave out or swap with their neighbour until one text is the other. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const alike = one[i - 1] === other[j - 1];
      let least = Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + (alike ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] as number) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[other.length] as number;
}

/** The name nearest to a text, without regard to case; undefined when none is near: more than a third of the letters would change. */
export function nearest(text: unknown, names: readonly string[]): string | undefined {
  if (typeof text !== 'string' || text.length > 40) return undefined;
  const given = text.toLowerCase();
  let found: string | undefined;
  let least = Math.max(1, Math.floor(given.length / 3)) + 1;
  for (const name of names) {
    if (Math.abs(name.length - given.length) >= least) continue;
    const d = distance(given, name.toLowerCase());
    if (d < least) [found, least] = [name, d];
  }
  return found;
}

/** ` (did you mean ferries?)`, or nothing when no name is near. */
export function meant(text: unknown, names: readonly string[]): string {
  const near = nearest(text, names);
  return near === undefined ? '' : ` (did you mean ${near}?)`;
}

/** What is expected where one of some names must stand. */
export function oneOfNames(names: readonly string[], given?: unknown): string {
  return `one of ${names.join(', ')}${meant(given, names)}`;
}

/** Numbers of the verbs: in the order of the families, each sort of move at the first free number where it fits. */
import type { Family, VerbDeclaration } from '../../expansions/family.js';
import type { VerbField, VerbRow } from '../../move-types.js';
import { figuresOf, lettersOf, MOST_FIGURES } from './figures.js';

/** Verb 255 stays free: the core says "none" with negative words. */
export const MOST_VERBS = 255;
/** Verbs of the base game lie below, so that its moves are small integers in every JavaScript engine. */
const BASE_BELOW = 64;

export interface NumberedVerb {
  readonly family: Family;
  readonly name: string;
  readonly verb: number;
  /** Numbers taken, reserved ones included. */
  readonly count: number;
  /** Rows by the family whose program part holds them: a block of all figures has some in several. */
  readonly rows: readonly { readonly family: Family; readonly row: VerbRow }[];
}

/** @throws Error when there are more verbs than numbers, or two of one name */
export function verbsOf(families: readonly Family[]): NumberedVerb[] {
  const taken = new Set<number>();
  const names = new Set<string>();
  return families.flatMap((family) =>
    (family.verbs ?? []).map((declared: VerbDeclaration) => {
      const { name = declared.type, each = {} } = declared;
      if (names.has(name)) throw new Error(`${family.id}: two verbs of the name ${name}; give one a name of its own`);
      names.add(name);
      const block = Object.values(each).includes('all');
      if (block && Object.keys(each).join() !== 'figure')
        throw new Error(`${family.id}: ${name}: all figures and nothing else number a block`);
      const count = block ? MOST_FIGURES : Object.values(each).reduce((product, values) => product * values.length, 1);
      const verb = firstFree(taken, count, block ? MOST_FIGURES : 1);
      if (verb + count > MOST_VERBS) throw new Error(`${family.id}: ${name}: no number is left below ${MOST_VERBS}`);
      if (family.id === 'base' && verb + count > BASE_BELOW)
        throw new Error(`${name}: verbs of the base game lie below ${BASE_BELOW}`);
      for (let i = 0; i < count; i++) taken.add(verb + i);
      return {
        family,
        name,
        verb,
        count,
        rows: block ? blockRows(families, declared, verb, family) : [{ family, row: rowOf(families, declared, verb) }],
      };
    }),
  );
}

function firstFree(taken: ReadonlySet<number>, count: number, step: number): number {
  let at = 0;
  while (Array.from({ length: count }, (_, i) => taken.has(at + i)).includes(true)) at += step;
  return at;
}

function rowOf(
  families: readonly Family[],
  declared: VerbDeclaration,
  verb: number,
  each = fieldsOf(families, declared),
): VerbRow {
  const { type, token, square, slot, x, fixed } = declared;
  if (square && x) throw new Error(`${type}: x is the square's`);
  return {
    verb,
    type,
    token,
    ...(square && { square }),
    ...(slot && { slot }),
    ...(x && { x }),
    ...(each.length > 0 && { each }),
    ...(fixed && { fixed }),
  };
}

function fieldsOf(families: readonly Family[], { each = {} }: VerbDeclaration): VerbField[] {
  return Object.entries(each).map(([key, values]) =>
    key === 'figure' ? figureField(families, values as readonly string[]) : [key, values as readonly string[]],
  );
}

function figureField(families: readonly Family[], values: readonly string[]): VerbField {
  const letters = lettersOf(families);
  return ['figure', values, values.map((value) => letters.get(value) ?? fail(`no family has the figure ${value}`)).join('')];
}

/** Verb = first + figure number; a row for each run of numbers that one program part holds. */
function blockRows(
  families: readonly Family[],
  declared: VerbDeclaration,
  verb: number,
  own: Family,
): { family: Family; row: VerbRow }[] {
  const runs: { family: Family; first: number; ids: string[] }[] = [];
  for (const { id, number, deployed, family } of figuresOf(families)) {
    if (!deployed) continue;
    const holder = family.ownEntry ? family : own;
    const last = runs.at(-1);
    if (last && last.family === holder && last.first + last.ids.length === number) last.ids.push(id);
    else runs.push({ family: holder, first: number, ids: [id] });
  }
  return runs.map(({ family, first, ids }) => ({
    family,
    row: rowOf(families, declared, verb + first, [figureField(families, ids)]),
  }));
}

function fail(reason: string): never {
  throw new Error(reason);
}

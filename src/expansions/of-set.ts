/** What the families declare for a set of the catalogue. */
import type { Family, OptionDeclaration } from './family.js';
import { FAMILIES } from './manifest.js';

/** Sets whose rules have no family of their own: prefix of their rules. */
const RULES: Readonly<Record<string, string>> = {
  'labyrinth': 'LAB',
  'river': 'RIV',
  'german-cathedrals': 'GER',
  'princess-dragon': 'PORTAL',
};

export const familiesOf = (set: string): readonly Family[] => FAMILIES.filter(({ sets }) => sets?.includes(set));
/** Prefixes of the ids of a set's rules. */
export function rulePrefixes(set: string): string[] {
  const own = RULES[set];
  return [...new Set([...familiesOf(set).flatMap(({ rules }) => rules), ...(own === undefined ? [] : [own])])];
}
export function optionsOf(set: string): readonly (readonly [name: string, option: OptionDeclaration])[] {
  return familiesOf(set).flatMap(({ options = {} }) => Object.entries(options));
}

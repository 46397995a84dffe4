/** The peer's elements: pieces and mechanics that a file switches on by naming them. */
import { hook } from '../expansions/hook.js';
import type { Figure, FigureCounts } from '../types.js';
import { refuse } from './refuse.js';
import type { JczSetup } from './schema.js';
import { broughtElements } from './sets.js';

/** Figures by element; the number is that of each player. */
export const PIECES: Readonly<Record<string, Figure>> = {
  'small-follower': 'normal',
  'big-follower': 'large',
  mayor: 'mayor',
  wagon: 'wagon',
  abbot: 'abbot',
  builder: 'builder',
  pig: 'pig',
  barn: 'barn',
  phantom: 'phantom',
};

/** Mechanics that we have. */
const MECHANICS = [
  'farmers',
  'inn',
  'cathedral',
  'traders',
  'abbey',
  'ferry',
  'labyrinth',
  'mage',
  'witch',
  'flier',
  'portal',
  'garden',
  'river',
];
/** These do nothing without sets that we refuse, or where the file itself is refused when they act. */
const IDLE = [
  'pig-herd',
  'monastery',
  'watchtower',
  'corn-circle',
  'festival',
  'wind-rose',
  'king',
  'robber',
  'gold',
  'princess',
  'shrine',
  'church',
  'siege',
  'escape',
];

/** Elements of expansions that need no tiles, by module: known to programs that use them. */
export const OWN: Readonly<Record<string, string>> = {
  'little-buildings': 'littleBuildings',
  phantom: 'phantom',
  fairy: 'fairy',
};

/** Those that a file may name. */
export const knownElements = (): string[] =>
  [...new Set([...Object.keys(PIECES), ...MECHANICS, ...IDLE, ...Object.keys(OWN)])].filter(
    (name) => OWN[name] === undefined || hook?.modules[OWN[name]] !== undefined,
  );
/** Elements of a file that we do not have. */
export function unknownElements({ elements }: JczSetup): string[] {
  const known = knownElements();
  return Object.keys(elements).filter((name) => !known.includes(name));
}

/** Asks whether a mechanic is on: the key counts whatever its value, and sets bring some without a key. */
export function mechanicsOf(setup: JczSetup): (name: string) => boolean {
  const brought = broughtElements(setup);
  return (name) => Object.hasOwn(setup.elements, name) || brought.includes(name);
}

/** Pieces count only with a number above 0; `true` is one. @throws ERR_IMPORT for what is no number of pieces */
export function pieceCount({ elements }: JczSetup, name: string): number {
  const value = Object.hasOwn(elements, name) ? elements[name] : undefined;
  if (value === undefined || value === null || value === false) return 0;
  if (value === true) return 1;
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? value
    : refuse(`setup.elements.${name}`, value, 'a number of pieces');
}

/** The phantom is left out where nobody has one. */
export function piecesOf(setup: JczSetup): FigureCounts {
  const pieces = Object.fromEntries(
    Object.entries(PIECES).map(([name, figure]) => [figure, pieceCount(setup, name)]),
  ) as FigureCounts;
  if (!pieces.phantom) delete pieces.phantom;
  return pieces;
}

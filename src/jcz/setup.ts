/** The peer's setup (sets, elements, rules) as a configuration of ours, with its choices where the printed rules are open. */
import { hook } from '../expansions/hook.js';
import { compileConfig } from '../rules/compile.js';
import type { ConfigInput } from '../rules/config-schema.js';
import type { Rules } from '../types.js';
import { knownElements, mechanicsOf, OWN, pieceCount, piecesOf, unknownElements } from './elements.js';
import { refuse } from './refuse.js';
import type { JczSetup } from './schema.js';
import { readSets, SETS, unknownSets } from './sets.js';

/** How the peer decides what the printed rules leave open. */
const CHOICES = {
  ferryMoveScope: 'perPlacement',
  pivotOrder: 'free',
  magicMerge: 'ignore',
  labyrinthBonusPieces: 'allFigures',
  flierIgnoresOccupancy: true,
  flierMustLand: true,
} as const satisfies ConfigInput;

/**
 * The configuration of a setup.
 * @param players number of players, 1..6
 * @throws ERR_IMPORT naming every set and every element, or the rule value, that we do not have
 */
export function configOfJcz(setup: JczSetup, players: number): ConfigInput {
  refuseUnknown(setup);
  const has = mechanicsOf(setup);
  if (has('mage') !== has('witch')) refuse('setup.elements', has('mage') ? 'mage' : 'witch', 'mage and witch together');
  const { sets, edition, copies } = readSets(setup);
  const pieces = piecesOf(setup);
  const fields = has('farmers');
  if (!fields) pieces.pig = pieces.barn = 0; // nothing to stand on
  const abbeys = pieceCount(setup, 'abbey');
  const own = expansionsOf(setup, sets, has);
  const rules = readRules(setup.rules);
  return {
    edition,
    players,
    ...(players === 1 ? { solo: true } : {}), // the peer plays its test games also alone
    sets,
    copies,
    ...(has('wind-rose') && !has('river') ? { startTile: 'base-D' } : {}), // which the peer mixes in where the rose is the start
    modules: {
      inns: has('inn') || has('cathedral'),
      traders: has('traders') || pieces.builder > 0 || pieces.pig > 0,
      abbey: abbeys > 0 || pieces.mayor > 0 || pieces.wagon > 0 || pieces.barn > 0,
      ferries: has('ferry'),
      labyrinth: has('labyrinth'),
      germanCathedrals: false,
      mageWitch: has('mage'),
      leipzig: false,
      flying: has('flier'),
      portal: has('portal'),
      ...(pieces.phantom && { phantom: true }),
      ...own.modules,
    } as ConfigInput['modules'],
    pieces,
    abbeysPerPlayer: abbeys,
    abbots: pieces.abbot > 0,
    gardens: has('garden'),
    fields,
    ...CHOICES,
    ...rules,
    ...own.options,
    scoring: {
      ...(has('traders') ? {} : { goodsMajority: 0 }),
      ...(has('inn') || !has('cathedral') ? {} : { road: { complete: { inn: 1 }, final: { inn: 1 } } }),
      ...(has('cathedral') || !has('inn')
        ? {}
        : { city: { complete: { cathedral: { tile: 2, coat: 2 } }, final: { cathedral: { tile: 1, coat: 1 } } } }),
    },
  };
}

interface Part {
  readonly sets: readonly string[];
  /** The peer's element that switches it on. */
  readonly element: string;
  /** An element of the peer that is a flag among our options. */
  readonly flag?: readonly [element: string, option: string];
  /** A rule of the peer, our option, and its words for those of the peer; what is not among them is our default. */
  readonly rules?: readonly (readonly [rule: string, option: string, words: Readonly<Record<string, string>>])[];
  /** What holds where the file says nothing else, whatever the print. */
  readonly choices?: object;
}
/** Expansions with an entry of their own, by module. */
const EXPANSIONS: Readonly<Record<string, Part>> = {
  cropCircles: { sets: ['crop-circles-1', 'crop-circles-2'], element: 'corn-circle' },
  festival: { sets: ['festival'], element: 'festival', rules: [['festival-return', 'festivalReturn', { follower: 'meeples' }]] },
  watchtowers: { sets: ['watchtowers'], element: 'watchtower' },
  goldMines: { sets: ['gold-mines'], element: 'gold' },
  littleBuildings: {
    sets: [],
    element: 'little-buildings',
    rules: [['little-buildings-scoring', 'littleBuildings', { '3/2/1': '3/2/1' }]],
  },
  princess: {
    sets: ['princess-dragon'],
    element: 'princess',
    rules: [['princess-action', 'princessAction', { must: 'must' }]],
    choices: { princessAction: 'may' },
  },
  fairy: { sets: ['princess-dragon'], element: 'fairy', rules: [['fairy-placement', 'fairyPlacement', { 'on-tile': 'onTile' }]] },
  darmstadt: { sets: ['darmstadt'], element: 'church' },
  siege: {
    sets: ['besiegers', 'cathars'],
    element: 'siege',
    rules: [['espace-variant', 'escapeFrom', { 'any-tile': 'anyTile', undefined: 'anyTile' }]],
    flag: ['escape', 'siegeEscape'],
  },
  windRoses: { sets: ['wind-roses'], element: 'wind-rose' },
  shrines: { sets: ['shrines'], element: 'shrine' },
  kingRobber: {
    sets: ['king-robber'],
    element: 'king',
    rules: [
      ['king-and-robber-scoring', 'kingRobberScoring', { '10/20': '10each', '15/40': '15or40', continuously: 'continuous' }],
    ],
  },
};
/** Modules and options of the expansions that the program uses and the file has sets of. */
function expansionsOf({ rules }: JczSetup, sets: Readonly<Record<string, number>>, has: (name: string) => boolean) {
  const modules: Record<string, boolean> = {};
  const options: Record<string, string | boolean> = {};
  for (const [id, { sets: own, element, rules: words = [], choices, flag }] of Object.entries(EXPANSIONS)) {
    if (hook?.modules[id] === undefined || !(own.some((set) => sets[set]) || (OWN[element] && has(element)))) continue;
    modules[id] = has(element);
    if (modules[id]) Object.assign(options, choices);
    if (flag && modules[id]) options[flag[1]] = has(flag[0]);
    for (const [rule, option, theirs] of words) {
      const word = theirs[String(rules[rule])];
      if (modules[id] && word) options[option] = word;
    }
  }
  return { modules, options };
}

/** Everything that is missing is told at once: what a file needs, not what it needs first. */
function refuseUnknown(setup: JczSetup): void {
  const missing = { sets: unknownSets(setup), elements: unknownElements(setup) };
  const kinds = (Object.keys(missing) as (keyof typeof missing)[]).filter((kind) => missing[kind].length > 0);
  if (kinds.length === 0) return;
  const known = {
    sets: `sets among ${Object.keys(SETS).join(', ')} (versions 1 and 2)`,
    elements: `elements among ${knownElements().join(', ')}`,
  };
  // The value of an error is cut in its message, the text behind it is not.
  const list = kinds.map((kind) => `${kind} ${missing[kind].join(', ')}`).join('; ');
  refuse(
    kinds.length > 1 ? 'setup' : `setup.${kinds[0]}`,
    list,
    `${kinds.map((kind) => known[kind]).join('; ')}. Unknown: ${list}`,
  );
}

/**
 * The compiled rules of a setup.
 * @throws ERR_IMPORT for what we do not have, ERR_CONFIG for what does not fit together
 */
export function rulesOfJcz(setup: JczSetup, players: number): Rules {
  return compileConfig(configOfJcz(setup, players));
}

function readRules(
  rules: Readonly<Record<string, unknown>>,
): Pick<ConfigInput, 'twoTileCity' | 'labyrinth' | 'wagonMove' | 'barnOnBarnField' | 'unfinishedInnCathedral'> {
  const choose = <T>(name: string, values: Readonly<Record<string, T>>, usual: T): T => {
    const value = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (value === undefined || value === null) return usual;
    const key = String(value);
    return Object.hasOwn(values, key)
      ? (values[key] as T)
      : refuse(`setup.rules.${name}`, value, Object.keys(values).join(' or '));
  };
  return {
    twoTileCity: choose('tiny-city-scoring', { '4': 'normal', '2': 'reduced' } as const, 'normal'),
    labyrinth: choose('labyrinth-variant', { basic: 'basic', advanced: 'advanced' } as const, 'advanced'),
    wagonMove: choose('wagon-move', { C1: 'connected', C2: 'nearby' } as const, 'nearby'),
    barnOnBarnField: choose('barn-placement', { 'not-occupied': false, occupied: true }, false),
    unfinishedInnCathedral: choose('inn-and-cathedral-final-scoring', { zero: 'zero', ignore: 'ignore' } as const, 'zero'),
  };
}

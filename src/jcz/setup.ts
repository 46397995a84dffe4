/** The peer's setup (sets, elements, rules) as a configuration of ours, with its choices where the printed rules are open. */
import { printedSet } from '../catalogue/printed.js';
import { HighwaymanError } from '../errors.js';
import { compileConfig } from '../rules/compile.js';
import type { ConfigInput } from '../rules/config-schema.js';
import type { Edition, Figure, Rules } from '../types.js';
import type { JczSetup } from './schema.js';

/** Catalogue ids of the peer's tile sets; its ids may carry the version, `:1` or `:2`. */
const SETS: Readonly<Record<string, string>> = {
  basic: 'base',
  'inns-and-cathedrals': 'inns-cathedrals',
  'traders-and-builders': 'traders-builders',
  'princess-and-dragon': 'princess-dragon',
  'abbey-and-mayor': 'abbey-mayor',
  ferries: 'ferries',
  labyrinth: 'labyrinth',
  'mage-and-witch': 'mage-witch',
  flier: 'flying-machines',
  'corn-circles': 'crop-circles-1',
};
const EDITIONS: Readonly<Record<string, Edition>> = { '1': 'C1', '2': 'C2' };

const PIECES: Readonly<Record<string, Figure>> = {
  'small-follower': 'normal',
  'big-follower': 'large',
  mayor: 'mayor',
  wagon: 'wagon',
  abbot: 'abbot',
  builder: 'builder',
  pig: 'pig',
  barn: 'barn',
};
/** Mechanics that we have; and those that do nothing without sets that we would refuse anyway. */
const MECHANICS = ['farmers', 'inn', 'cathedral', 'traders', 'abbey', 'ferry', 'labyrinth', 'mage', 'witch', 'flier', 'portal', 'garden'];
const IDLE = ['pig-herd', 'monastery', 'watchtower'];

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
 * @throws ERR_IMPORT naming every set, element or rule value that we do not have
 */
export function configOfJcz(setup: JczSetup, players: number): ConfigInput {
  const { elements } = setup;
  const has = (name: string): boolean => Object.hasOwn(elements, name);
  const unknown = Object.keys(elements).filter((name) => !Object.hasOwn(PIECES, name) && !MECHANICS.includes(name) && !IDLE.includes(name));
  if (unknown.length > 0) refuse('setup.elements', unknown.join(', '), `elements among ${[...Object.keys(PIECES), ...MECHANICS].join(', ')}`);
  if (has('mage') !== has('witch')) refuse('setup.elements', has('mage') ? 'mage' : 'witch', 'mage and witch together');

  const { sets, edition, copies } = readSets(setup);
  const pieces = Object.fromEntries(Object.entries(PIECES).map(([name, figure]) => [figure, pieceCount(elements[name], name)])) as Record<Figure, number>;
  const fields = has('farmers');
  if (!fields) pieces.pig = pieces.barn = 0; // nothing to stand on
  const abbeys = pieceCount(elements['abbey'], 'abbey');
  const rules = readRules(setup.rules);
  return {
    edition,
    players: Math.max(2, players), // see rulesOfJcz
    sets,
    copies,
    modules: {
      inns: has('inn') || has('cathedral'),
      traders: has('traders') || pieces.builder > 0 || pieces.pig > 0,
      abbey: abbeys > 0 || pieces.mayor > 0 || pieces.wagon > 0 || pieces.barn > 0,
      ferries: has('ferry'),
      labyrinth: Object.hasOwn(sets, 'labyrinth'),
      germanCathedrals: false,
      mageWitch: has('mage'),
      leipzig: false,
      flying: has('flier'),
      portal: has('portal'),
    },
    pieces,
    abbeysPerPlayer: abbeys,
    abbots: pieces.abbot > 0,
    fields,
    ...CHOICES,
    ...rules,
    scoring: {
      ...(has('traders') ? {} : { goodsMajority: 0 }),
      ...(has('inn') || !has('cathedral') ? {} : { road: { complete: { inn: 1 }, final: { inn: 1 } } }),
      ...(has('cathedral') || !has('inn') ? {} : { city: { complete: { cathedral: { tile: 2, coat: 2 } }, final: { cathedral: { tile: 1, coat: 1 } } } }),
    },
  };
}

/**
 * The compiled rules of a setup. The peer plays its test games also alone; our configurations begin with two players,
 * so a solo game is compiled for two and then cut to one.
 * @throws ERR_IMPORT for what we do not have, ERR_CONFIG for what does not fit together
 */
export function rulesOfJcz(setup: JczSetup, players: number): Rules {
  const rules = compileConfig(configOfJcz(setup, players));
  if (players > 1) return rules;
  return Object.freeze({ ...rules, config: Object.freeze({ ...rules.config, players: 1 }), fingerprint: `${rules.fingerprint}-solo` });
}

function readSets(setup: JczSetup): { sets: Record<string, number>; edition: Edition; copies: Record<string, number> } {
  const named = Object.entries(setup.sets).filter(([, count]) => count > 0).map(([id, count]) => {
    const [name = '', version] = id.split(':');
    const set = Object.hasOwn(SETS, name) ? SETS[name] : undefined;
    const print = version === undefined ? undefined : EDITIONS[version];
    return { id, count, set, print, known: set !== undefined && (version === undefined || print !== undefined) };
  });
  const missing = named.filter(({ known }) => !known).map(({ id }) => id);
  if (missing.length > 0) refuse('setup.sets', missing.join(', '), `sets among ${Object.keys(SETS).join(', ')} (versions 1 and 2)`);
  const base = named.find(({ set }) => set === 'base') ?? refuse('setup.sets', Object.keys(setup.sets).join(', '), 'basic:1 or basic:2 among them');
  const edition = base.print ?? 'C1';
  const sets: Record<string, number> = {};
  const copies: Record<string, number> = {};
  for (const { id, set, count, print = edition } of named) {
    if (set === undefined) continue;
    if (Object.hasOwn(sets, set)) refuse('setup.sets', id, `one version of ${set}`);
    sets[set] = count;
    if (print === edition) continue;
    // A set of another printing than the base game: its tiles are counted one by one.
    for (const { tile, count: printed } of printedSet(set)?.tiles ?? []) copies[tile.id] = (printed[print] ?? 0) * count;
  }
  return { sets, edition, copies };
}

function readRules(rules: Readonly<Record<string, unknown>>): Pick<ConfigInput, 'twoTileCity' | 'labyrinth' | 'wagonMove' | 'barnOnBarnField' | 'unfinishedInnCathedral'> {
  const choose = <T>(name: string, values: Readonly<Record<string, T>>, usual: T): T => {
    const value = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (value === undefined || value === null) return usual;
    const key = String(value);
    return Object.hasOwn(values, key) ? (values[key] as T) : refuse(`setup.rules.${name}`, value, Object.keys(values).join(' or '));
  };
  return {
    twoTileCity: choose('tiny-city-scoring', { '4': 'normal', '2': 'reduced' } as const, 'normal'),
    labyrinth: choose('labyrinth-variant', { basic: 'basic', advanced: 'advanced' } as const, 'advanced'),
    wagonMove: choose('wagon-move', { C1: 'connected', C2: 'nearby' } as const, 'nearby'),
    barnOnBarnField: choose('barn-placement', { 'not-occupied': false, occupied: true }, false),
    unfinishedInnCathedral: choose('inn-and-cathedral-final-scoring', { zero: 'zero', ignore: 'ignore' } as const, 'zero'),
  };
}

/** Meeples and abbeys count only with a number above 0; `true` is one. */
function pieceCount(value: unknown, name: string): number {
  if (value === undefined || value === null || value === false) return 0;
  if (value === true) return 1;
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : refuse(`setup.elements.${name}`, value, 'a number of pieces');
}

function refuse(field: string, value: unknown, expected: string): never {
  throw new HighwaymanError('ERR_IMPORT', field, value, expected);
}

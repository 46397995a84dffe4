/** The configurations that core and model are compared on: every rule family alone, with the roads, and all together. */
import { compileRules, preset, type ConfigInput } from '../../src/rules/index.js';
import type { Rules } from '../../src/types.js';
import { ALL_SETS } from './all-sets.js';
import { CIRCLES } from './crop-circles.js';
import { FESTIVALS } from './festival.js';
import { CARDS } from './king-robber.js';
import { GOLD } from './gold-mines.js';
import { BUILT } from './little-buildings.js';
import { FAIRIES } from './fairy.js';
import { TOWERS } from './watchtowers.js';
import { PHANTOMS } from './phantom.js';
import { PRINCESSES } from './princess.js';
import { SHRINES } from './shrines.js';
import { SIEGES } from './siege.js';
import { CHURCHES } from './darmstadt.js';
import { SPIELE } from './spiel-doch.js';
import { ROSES } from './wind-roses.js';

const CONFIGS: Readonly<Record<string, ConfigInput>> = {
  'base C1': { edition: 'C1' },
  'base C2, 3 players': { edition: 'C2', players: 3 },
  'base C3, abbots, 4 players': { edition: 'C3', abbots: true, players: 4 },
  'base, perPlayer3': { edition: 'C1', fieldScoring: 'perPlayer3', twoTileCity: 'normal' },
  'base, perCity4': { edition: 'C1', fieldScoring: 'perCity4' },
  'base, no fields, 6 players': { edition: 'C2', fields: false, players: 6 },
  river: { edition: 'C2', river: true },
  ferries: { edition: 'C1', sets: { base: 1, ferries: 1 } },
  'ferries x4': { edition: 'C3', sets: { base: 1, ferries: 4 }, players: 3 },
  'ferries x4, ascending': { edition: 'C2', sets: { base: 1, ferries: 4 }, pivotOrder: 'ascending' },
  'ferries x6 alone': {
    edition: 'C3',
    sets: { base: 1, ferries: 6 },
    fields: false,
    ferryCount: 20,
    ferryPlacement: 'onlyWithHighwayman',
  },
  'highwaymen and builders': {
    edition: 'C2',
    sets: { base: 1, ferries: 5, 'traders-builders': 1, 'abbey-mayor': 1, 'princess-dragon': 1 },
    ferryPlacement: 'onlyWithHighwayman',
    ferryMoveScope: 'perTurn',
  },
  'branched roads': {
    edition: 'C1',
    sets: { base: 1, ferries: 3, 'abbey-mayor': 3, catapult: 1, 'crop-circles-1': 1, 'russian-promos-2013': 3 },
    tilesOnly: ['abbey-mayor'],
  },
  'labyrinth basic': { edition: 'C2', sets: { base: 1, ferries: 3, labyrinth: 6 }, labyrinth: 'basic' },
  'labyrinth advanced': { edition: 'C2', sets: { base: 1, ferries: 3, labyrinth: 8 }, labyrinth: 'advanced', players: 4 },
  'labyrinth advanced, adjacentTile': {
    edition: 'C2',
    sets: { base: 1, ferries: 2, labyrinth: 8 },
    labyrinth: 'advanced',
    labyrinthExit: 'adjacentTile',
    players: 3,
  },
  inns: { edition: 'C2', sets: { base: 1, 'inns-cathedrals': 2, ferries: 1, labyrinth: 2 }, labyrinth: 'advanced', players: 6 },
  'inns, ignore': { edition: 'C1', sets: { base: 1, 'inns-cathedrals': 2 }, unfinishedInnCathedral: 'ignore' },
  'german cathedrals': {
    edition: 'C2',
    sets: { base: 1, 'german-cathedrals': 2, 'inns-cathedrals': 1, ferries: 2, labyrinth: 3 },
    labyrinth: 'advanced',
  },
  mage: { edition: 'C2', sets: { base: 1, 'mage-witch': 3, ferries: 3 }, players: 3 },
  'mage, labyrinth, inns': {
    edition: 'C1',
    sets: { base: 1, 'mage-witch': 2, ferries: 2, labyrinth: 4, 'inns-cathedrals': 1, 'german-cathedrals': 1 },
    labyrinth: 'advanced',
    magicMerge: 'ignore',
    magicOnUnscored: 'keep',
  },
  traders: { edition: 'C1', sets: { base: 1, 'traders-builders': 2, ferries: 3 }, players: 3 },
  'traders, endOfStep, perTurn': {
    edition: 'C2',
    sets: { base: 1, 'traders-builders': 1, ferries: 4, labyrinth: 3 },
    labyrinth: 'advanced',
    builderSeparation: 'endOfStep',
    ferryMoveScope: 'perTurn',
    labyrinthBonusPieces: 'allFigures',
  },
  'abbey, nearby': {
    edition: 'C2',
    sets: { base: 1, 'abbey-mayor': 2, ferries: 2, labyrinth: 2 },
    labyrinth: 'advanced',
    players: 3,
  },
  'abbey, connected': {
    edition: 'C1',
    sets: { base: 1, 'abbey-mayor': 2, 'traders-builders': 1, ferries: 1, labyrinth: 2 },
    labyrinth: 'advanced',
  },
  'barns, perPlayer3': {
    edition: 'C1',
    sets: { base: 1, 'abbey-mayor': 3, 'traders-builders': 1 },
    fieldScoring: 'perPlayer3',
    barnOnBarnField: true,
    players: 3,
  },
  'abbey, barns on barns': {
    edition: 'C2',
    sets: { base: 1, 'abbey-mayor': 2, 'traders-builders': 1 },
    barnOnBarnField: true,
    players: 4,
    abbeyAfterLastTile: false,
  },
  flying: { edition: 'C3', sets: { base: 1, 'flying-machines': 3, ferries: 2, labyrinth: 3 }, labyrinth: 'advanced' },
  'flying, strict': {
    edition: 'C1',
    sets: { base: 1, 'flying-machines': 3, 'inns-cathedrals': 1, 'german-cathedrals': 1, labyrinth: 3 },
    labyrinth: 'advanced',
    flierIgnoresOccupancy: false,
    flierMustLand: false,
  },
  portal: { edition: 'C2', sets: { base: 1, 'princess-dragon': 1, ferries: 2, labyrinth: 3 }, labyrinth: 'advanced' },
  'everything C2': { edition: 'C2', players: 4, labyrinth: 'advanced', abbots: true, sets: ALL_SETS },
  'everything C1, basic, 2 players': {
    edition: 'C1',
    players: 2,
    labyrinth: 'basic',
    pivotOrder: 'ascending',
    sets: {
      base: 1,
      'inns-cathedrals': 1,
      'traders-builders': 1,
      ferries: 3,
      labyrinth: 3,
      'abbey-mayor': 1,
      'german-cathedrals': 1,
      'mage-witch': 1,
      'flying-machines': 1,
      'princess-dragon': 1,
      catapult: 1,
    },
  },
};

/** More than one of each figure and abbey a player: what the boxes never give, and what lists in chance order would betray. */
const SEVERAL = { normal: 4, large: 2, mayor: 2, wagon: 2, builder: 2, pig: 2, barn: 2 };
const MANY_PIECES: Readonly<Record<string, ConfigInput>> = {
  'several of every figure': {
    edition: 'C2',
    players: 3,
    labyrinth: 'advanced',
    abbots: true,
    sets: ALL_SETS,
    pieces: { ...SEVERAL, abbot: 2 },
    abbeysPerPlayer: 3,
  },
  'several of every figure, connected, perTurn, few ferries': {
    edition: 'C1',
    players: 2,
    sets: { base: 1, 'inns-cathedrals': 1, 'traders-builders': 1, 'abbey-mayor': 1, ferries: 3 },
    pieces: SEVERAL,
    abbeysPerPlayer: 3,
    ferryPlacement: 'onlyWithHighwayman',
    ferryMoveScope: 'perTurn',
    builderSeparation: 'endOfStep',
    barnOnBarnField: true,
  },
};

/** Both maps, with few sets and with all, chips on and off, every option of src/maps/options.ts. */
const MAPS_UNDER_TEST: Readonly<Record<string, ConfigInput>> = {
  'map iberia': { ...preset('iberia'), map: { id: 'iberia' } },
  'map iberia, chips': { ...preset('iberia'), players: 3, map: { id: 'iberia', chips: true } },
  'map iberia, chips, full rules': {
    edition: 'C2',
    players: 3,
    sets: ['base', 'inns-cathedrals', 'traders-builders'],
    map: { id: 'iberia', chips: true, treatMultiplier: 3, connectBy: 'citySide', ferryRoute: 'roadContinues' },
  },
  'map iberia, ferries, labyrinth': {
    edition: 'C3',
    sets: { base: 1, 'inns-cathedrals': 1, ferries: 3, labyrinth: 4 },
    labyrinth: 'advanced',
    pivotOrder: 'ascending',
    map: { id: 'iberia', chips: true, borderMonastery: 'nine', ferryRoute: 'roadContinues' },
  },
  'map iberia, all sets': {
    edition: 'C2',
    players: 4,
    labyrinth: 'advanced',
    abbots: true,
    sets: ALL_SETS,
    map: { id: 'iberia', chips: true, abbeyAtBorder: true, borderCoatsOfArms: 2 },
  },
  'map iberia, all sets, C1, ascending': {
    edition: 'C1',
    labyrinth: 'advanced',
    pivotOrder: 'ascending',
    sets: ALL_SETS,
    map: { id: 'iberia', starts: 2, ferryRoute: 'roadContinues' },
  },
  'map iberia, many abbeys': {
    edition: 'C2',
    sets: { base: 1, 'abbey-mayor': 1, labyrinth: 3 },
    labyrinth: 'advanced',
    abbeysPerPlayer: 5,
    map: { id: 'iberia', abbeyAtBorder: true },
  },
  'map testmap-a': { edition: 'C3', map: 'testmap-a' },
  'map testmap-a, chips': {
    edition: 'C2',
    players: 3,
    sets: ALL_SETS,
    tilesOnly: ['mage-witch'],
    map: { id: 'testmap-a', chips: true, chipCount: 4, borderCoatsOfArms: 2, ferryRoute: 'roadContinues' },
  },
  'map testmap-a, all sets': {
    edition: 'C2',
    players: 2,
    labyrinth: 'advanced',
    abbots: true,
    sets: ALL_SETS,
    map: { id: 'testmap-a', chips: true, chipCount: 4, abbeyAtBorder: true, borderMonastery: 'nine', startRotation: 1 },
  },
  'map testmap-a, all sets, ascending': {
    edition: 'C1',
    labyrinth: 'advanced',
    pivotOrder: 'ascending',
    sets: ALL_SETS,
    map: { id: 'testmap-a', chips: true, chipCount: 4, ferryRoute: 'roadContinues', connectBy: 'citySide' },
  },
};

export function configsUnderTest(): Readonly<Record<string, ConfigInput>> {
  return {
    ...CONFIGS,
    ...CIRCLES,
    ...FESTIVALS,
    ...CARDS,
    ...PRINCESSES,
    ...FAIRIES,
    ...SHRINES,
    ...ROSES,
    ...TOWERS,
    ...BUILT,
    ...GOLD,
    ...PHANTOMS,
    ...SPIELE,
    ...CHURCHES,
    ...SIEGES,
    ...MANY_PIECES,
    ...MAPS_UNDER_TEST,
  };
}
/** Name and compiled rules of each; compiled when asked for. */
export function PRESETS_UNDER_TEST(): [string, Rules][] {
  return Object.entries(configsUnderTest()).map(([name, config]) => [name, compileRules(config)]);
}

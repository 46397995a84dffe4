/**
 * Configurations with The Markets of Leipzig. The printed double tiles are not known, so the gates stand on STAND-INS:
 * invented tiles, many copies of them, so that roads to Leipzig are found in every random game.
 */
import { compileRules, type ConfigInput } from '../../src/rules/index.js';
import type { Rules, TileDefinition } from '../../src/types.js';

/** STAND-IN: four separate roads, each from a gate. */
const GATES: TileDefinition = {
  id: 'stand-in-gates',
  edges: 'RRRR',
  cities: [],
  roads: ['N', 'E', 'S', 'W'].map((ends) => ({ ends, endsAt: 'other' as const })),
  fields: [
    [0, 7],
    [1, 2],
    [3, 4],
    [5, 6],
  ].map((half) => ({ half, cities: [] })),
  features: { leipzigGate: 'r0 r1 r2 r3' },
};
/** STAND-IN: one gate road, the town's wall around it is field. */
const GATE: TileDefinition = {
  id: 'stand-in-gate',
  edges: 'FRFF',
  cities: [],
  roads: [{ ends: 'E', endsAt: 'other' }],
  fields: [{ half: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }],
  features: { leipzigGate: 'r0' },
};
/** STAND-IN: a crossing of three roads, for chains. */
const CROSSING: TileDefinition = {
  id: 'stand-in-crossing',
  edges: 'FRRR',
  cities: [],
  roads: ['E', 'S', 'W'].map((ends) => ({ ends, endsAt: 'crossing' as const })),
  fields: [
    [0, 1, 2, 7],
    [3, 4],
    [5, 6],
  ].map((half) => ({ half, cities: [] })),
};
/** STAND-IN: a city with two coats of arms, for the Coiners. */
const COATS: TileDefinition = {
  id: 'stand-in-coats',
  edges: 'CFFF',
  cities: [{ edges: 'N', pennants: 2 }],
  roads: [],
  fields: [{ half: [2, 3, 4, 5, 6, 7], cities: [0] }],
};

export const STAND_INS: ConfigInput = {
  tiles: [
    { tile: GATES, copies: 10 },
    { tile: GATE, copies: 20 },
    { tile: CROSSING, copies: 6 },
    { tile: COATS, copies: 6 },
  ],
  modules: { leipzig: true },
  scoring: { leipzig: { bookbinders: 2, tanners: 5 } },
};

export const LEIPZIG_CONFIGS: Readonly<Record<string, ConfigInput>> = {
  'leipzig alone, 4 players': { ...STAND_INS, edition: 'C2', players: 4, sets: { base: 1 }, startTile: 'stand-in-gates' },
  'leipzig, everything, hig2024': {
    ...STAND_INS,
    edition: 'C2',
    players: 3,
    labyrinth: 'advanced',
    abbots: true,
    sets: {
      base: 1,
      'inns-cathedrals': 1,
      'traders-builders': 1,
      'abbey-mayor': 1,
      'mage-witch': 1,
      ferries: 3,
      labyrinth: 4,
      'flying-machines': 1,
    },
  },
  'leipzig, everything, recount': {
    ...STAND_INS,
    edition: 'C3',
    players: 3,
    labyrinth: 'advanced',
    leipzigSend: 'recount',
    labyrinthBonusPieces: 'allFigures',
    pivotOrder: 'ascending',
    sets: {
      base: 1,
      'inns-cathedrals': 1,
      'traders-builders': 1,
      'abbey-mayor': 1,
      'mage-witch': 1,
      ferries: 3,
      labyrinth: 4,
      'princess-dragon': 1,
    },
  },
};

/** Name and compiled rules of each; compiled when asked for. */
export function leipzigRules(): [string, Rules][] {
  return Object.entries(LEIPZIG_CONFIGS).map(([name, config]) => [name, compileRules(config)]);
}

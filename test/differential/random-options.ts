/** Sets and options drawn at random, so that options meet that no preset brings together. */
import type { ConfigInput } from '../../src/rules/index.js';
import { chooser } from './compare.js';
import { STAND_INS } from './leipzig-rules.js';

const SETS = {
  'inns-cathedrals': 1,
  'traders-builders': 1,
  ferries: 5,
  labyrinth: 5,
  'abbey-mayor': 1,
  'german-cathedrals': 2,
  'mage-witch': 2,
  'flying-machines': 2,
  'princess-dragon': 1,
} as const;

export function randomOptions(seed: number): ConfigInput {
  const pick = chooser(seed * 31 + 5);
  const one = <const T>(...list: readonly T[]): T => list[pick(list.length)] as T;
  const edition = one('C1', 'C2', 'C3');
  const sets = Object.fromEntries(Object.entries(SETS).flatMap(([id, most]) => (pick(3) === 0 ? [] : [[id, 1 + pick(most)]])));
  return {
    ...one(STAND_INS, {}),
    edition,
    players: one(2, 3, 4, 5),
    sets: { base: 1, ...sets },
    abbots: one(true, false),
    gardens: one(true, true, false),
    fields: one(true, true, false),
    river: edition !== 'C3' && one(true, false, false),
    fieldScoring: one('perField3', 'perPlayer3', 'perCity4'),
    twoTileCity: one('normal', 'reduced'),
    unfinishedInnCathedral: one('zero', 'ignore'),
    ferryCount: one<'perSet' | number>('perSet', 'perSet', 3, 9),
    ferryPlacement: one('always', 'onlyWithHighwayman'),
    ferryMoveScope: one('perPlacement', 'perTurn'),
    pivotOrder: one('free', 'ascending'),
    builderSeparation: one('immediate', 'endOfStep'),
    magicMerge: one('mustMove', 'ignore'),
    magicOnUnscored: one('remove', 'keep'),
    labyrinth: one('advanced', 'advanced', 'basic'),
    labyrinthExit: one('branch', 'adjacentTile'),
    labyrinthBonusPieces: one('meeples', 'allFigures'),
    flierIgnoresOccupancy: one(true, false),
    flierMustLand: one(true, false),
    wagonMove: one('connected', 'nearby'),
    barnOnBarnField: one(true, false),
    abbeyAfterLastTile: one(true, true, false),
    leipzigSend: one('hig2024', 'recount'),
  };
}

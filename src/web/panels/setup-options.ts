/** The options of a game beside its sets: what they are called, their values, and which sets make them matter. */
import type { ConfigInput } from 'highwayman';
import { language } from '../texts/index.js';
import { OPTIONS_DE } from '../texts/options-de.js';

export interface Option {
  readonly key: keyof ConfigInput;
  readonly label: string;
  readonly values: readonly (readonly [value: string | number | boolean, label: string])[];
  /** Sets that make the option matter; none for every game. */
  readonly sets?: readonly string[];
  readonly group: 'Table' | 'Ferries' | 'Labyrinth' | 'Figures' | 'Scoring';
}

const YES_NO = [
  [true, 'yes'],
  [false, 'no'],
] as const;
const AM = ['abbey-mayor', 'abbeys'];

/** Options of a map, by their names in `ConfigInput.map`. */
export const MAP_OPTIONS: readonly {
  readonly key: string;
  readonly label: string;
  readonly values: readonly (readonly [value: string | number, label: string])[];
}[] = [
  {
    key: 'connectBy',
    label: 'Large cities are connected',
    values: [
      ['anySide', 'by any side'],
      ['citySide', 'by a city side'],
    ],
  },
  {
    key: 'ferryRoute',
    label: 'Routes to islands',
    values: [
      ['access', 'give access'],
      ['roadContinues', 'continue roads'],
    ],
  },
  {
    key: 'borderMonastery',
    label: 'Monasteries at the border',
    values: [
      ['tiles', 'count their tiles'],
      ['nine', 'pay nine'],
    ],
  },
  {
    key: 'borderCoatsOfArms',
    label: 'Coats of arms at the border',
    values: [
      [0, 'are decoration'],
      [2, 'count'],
    ],
  },
  {
    key: 'treatMultiplier',
    label: 'Treats multiply by',
    values: [
      [2, '2'],
      [3, '3'],
    ],
  },
];

/** The first value of each is the default of most games; the set-up shows what the engine resolves. */
export const OPTIONS: readonly Option[] = [
  {
    key: 'abbots',
    group: 'Table',
    label: 'Abbots and gardens',
    values: [
      [false, 'no'],
      [true, 'yes'],
    ],
  },
  { key: 'fields', group: 'Table', label: 'Farmers on fields', values: YES_NO },
  {
    key: 'meeplesPerPlayer',
    group: 'Table',
    label: 'Meeples each',
    values: [7, 5, 6, 8, 9, 10].map((n) => [n, String(n)] as const),
  },
  {
    key: 'fieldScoring',
    group: 'Scoring',
    label: 'Fields pay',
    values: [
      ['perField3', '3 a city, each field'],
      ['perPlayer3', '3 a city, once a player'],
      ['perCity4', '4 a city, most farmers around it'],
    ],
  },
  {
    key: 'twoTileCity',
    group: 'Scoring',
    label: 'Cities of two tiles',
    values: [
      ['normal', 'as others'],
      ['reduced', 'half'],
    ],
  },
  {
    key: 'unfinishedInnCathedral',
    group: 'Scoring',
    label: 'Unfinished inns and cathedrals',
    values: [
      ['zero', 'nothing'],
      ['ignore', 'as without'],
    ],
    sets: ['inns-cathedrals'],
  },
  {
    key: 'pigFirstEdition',
    group: 'Scoring',
    label: 'Pig adds, first edition fields',
    values: [1, 0, 2].map((n) => [n, String(n)] as const),
    sets: ['traders-builders'],
  },
  {
    key: 'ferryCount',
    group: 'Ferries',
    label: 'Ferries',
    values: [['perSet', '8 a set'], ...[4, 6, 8, 12, 16].map((n) => [n, String(n)] as const)],
    sets: ['ferries'],
  },
  {
    key: 'ferryPlacement',
    group: 'Ferries',
    label: 'A ferry is laid',
    values: [
      ['always', 'with every lake'],
      ['onlyWithHighwayman', 'only with a figure on the road'],
    ],
    sets: ['ferries'],
  },
  {
    key: 'ferryMoveScope',
    group: 'Ferries',
    label: 'Pivoting',
    values: [
      ['perPlacement', 'with every tile'],
      ['perTurn', 'once a turn'],
    ],
    sets: ['ferries'],
  },
  {
    key: 'pivotOrder',
    group: 'Ferries',
    label: 'Order of pivots',
    values: [
      ['free', 'free'],
      ['ascending', 'row by row'],
    ],
    sets: ['ferries'],
  },
  {
    key: 'builderSeparation',
    group: 'Ferries',
    label: 'A builder cut off',
    values: [
      ['immediate', 'at once'],
      ['endOfStep', 'after all pivots'],
    ],
    sets: ['ferries'],
  },
  {
    key: 'labyrinth',
    group: 'Labyrinth',
    label: 'Labyrinth',
    values: [
      ['basic', 'one road'],
      ['advanced', 'advanced'],
    ],
    sets: ['labyrinth'],
  },
  {
    key: 'labyrinthExit',
    group: 'Labyrinth',
    label: 'Leaving it',
    values: [
      ['branch', 'a finished branch'],
      ['adjacentTile', 'a tile beside it'],
    ],
    sets: ['labyrinth'],
  },
  {
    key: 'labyrinthBonusPieces',
    group: 'Labyrinth',
    label: 'Bonus counts',
    values: [
      ['meeples', 'meeples'],
      ['allFigures', 'all figures'],
    ],
    sets: ['labyrinth'],
  },
  {
    key: 'magicMerge',
    group: 'Figures',
    label: 'Mage and witch on one feature',
    values: [
      ['mustMove', 'one must move'],
      ['ignore', 'both stay'],
    ],
    sets: ['mage-witch'],
  },
  {
    key: 'magicOnUnscored',
    group: 'Figures',
    label: 'Mage or witch on a finished, unpaid feature',
    values: [
      ['remove', 'goes'],
      ['keep', 'stays'],
    ],
    sets: ['mage-witch'],
  },
  {
    key: 'flierIgnoresOccupancy',
    group: 'Figures',
    label: 'Flyers land on taken features',
    values: YES_NO,
    sets: ['flying-machines'],
  },
  { key: 'flierMustLand', group: 'Figures', label: 'Flyers must land', values: YES_NO, sets: ['flying-machines'] },
  {
    key: 'wagonMove',
    group: 'Figures',
    label: 'Wagons drive',
    values: [
      ['nearby', 'to features nearby'],
      ['connected', 'along connections'],
    ],
    sets: AM,
  },
  {
    key: 'barnOnBarnField',
    group: 'Figures',
    label: 'Barns on barn fields',
    values: [
      [false, 'no'],
      [true, 'yes'],
    ],
    sets: AM,
  },
  { key: 'abbeyAfterLastTile', group: 'Figures', label: 'Abbeys after the last tile', values: YES_NO, sets: AM },
  {
    key: 'leipzigSend',
    group: 'Figures',
    label: 'Sent to Leipzig',
    values: [
      ['hig2024', 'as printed 2024'],
      ['recount', 'majority counted anew'],
    ],
    sets: ['leipzig'],
  },
];

/** Labels of options stand here in English; other languages have a table by them. */
export const optionText = (text: string): string => (language() === 'de' ? (OPTIONS_DE[text] ?? text) : text);

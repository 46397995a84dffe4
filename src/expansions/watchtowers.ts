import { defineFamily } from './family.js';

export const watchtowers = defineFamily({
  id: 'watchtowers',
  title: 'The Watchtowers',
  rules: ['WAT'],
  ownEntry: true,
  sets: ['watchtowers'],
  activeBy: { marks: ['watchtower'] },
  marks: { watchtower: ['meeple', 'coat', 'road', 'city', 'monastery'] },
  steps: [{ id: 'towers', at: '3a2', by: 'nobody' }],
  options: {
    watchtowerPer: {
      values: ['meeple', 'player'],
      rules: 'WAT-6',
      says: 'Whether a tower pays once for each meeple on its tile, or once for each player and completed feature.',
    },
  },
  tiles: `
= watchtowers wat 0 12 12 ?
CCRF-coat So /4.1/567.0 watchtower=coat
CCRR-meeple NE So Wo /4.0/56/7.0 watchtower=meeple
CFCF-city /23.01/67.01 watchtower=city
CFCR-coat Wo /23.01/6.1/7.0 watchtower=coat
CFFF-monastery watchtower=monastery
CFFR-road Wo /23456.0/7.0 watchtower=road
CFRF-city-1 So /234.0/567.0 watchtower=city
CFRF-city-2 So /234.0/567.0 watchtower=city
CFRF-meeple So /234.0/567.0 watchtower=meeple
CRFR-road Eo Wo /2.0/3456/7.0 watchtower=road
FFRR-road So Wo /012347/56 watchtower=road
FRFR-monastery Eo Wo /0127/3456 watchtower=monastery
`,
  setNames: { watchtowers: 'The Watchtowers' },
});

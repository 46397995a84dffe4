import { defineFamily } from './family.js';

export const builder = defineFamily({
  id: 'builder',
  title: 'Builder and pig',
  rules: ['TRD'],
  sets: ['traders-builders'],
  activeBy: { figures: ['builder', 'pig'] },
  figures: [
    { id: 'builder', letter: 'b', meeple: false },
    { id: 'pig', letter: 'p', meeple: false },
  ],
  steps: [
    { id: 'notice', at: '1c', by: 'nobody', afterLastTile: false },
    { id: 'separate', at: '2c1', by: 'nobody' },
  ],
  options: {
    builderSeparation: {
      values: ['immediate', 'endOfStep'],
      rules: 'FER-61',
      says: 'When a builder whose meeple a pivot has cut off goes home.',
    },
  },
});

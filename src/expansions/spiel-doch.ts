import { defineFamily } from './family.js';

/** Two tiles without a rule of their own; what they do as a start is data (src/rules/start-tiles.ts). */
export const spielDoch = defineFamily({
  id: 'spielDoch',
  title: 'Spiel Doch!',
  rules: ['SPD'],
  ownEntry: true,
  sets: ['spiel-doch'],
  options: {
    spielDochStart: {
      values: false,
      rules: 'SPD-2',
      says: 'Whether both tiles together are the start in place of the usual tile.',
    },
  },
  start: { option: 'spielDochStart', tile: 'spd-CCFF', rotation: 3, beside: { tile: 'spd-FRRR-garden', rotation: 3, side: 1 } },
  tiles: `
= spiel-doch spd 0 2 0 ?
CCFF
FRRR 000
FRRR-garden
`,
  setNames: { 'spiel-doch': 'Spiel Doch! promo' },
});

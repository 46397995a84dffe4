import { defineFamily } from './family.js';

export const shrines = defineFamily({
  id: 'shrines',
  title: 'Heretics & Shrines',
  rules: ['SHR'],
  ownEntry: true,
  sets: ['shrines'],
  activeBy: { marks: ['shrine'] },
  marks: { shrine: ['true'] },
  options: {
    shrinePlacement: {
      values: ['both', 'ownOnly'],
      rules: 'SHR-4',
      says: 'Whether a tile may give a monastery or shrine that lies there a second opponent.',
    },
  },
  tiles: `
= shrines her 6 5 0 mon shrine
CFFF
CFRF
CRFR 100
FFFF
FFFR
FRFR
`,
  setNames: { shrines: 'Heretics & Shrines' },
});

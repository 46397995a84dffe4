import { defineFamily } from './family.js';

export const windRoses = defineFamily({
  id: 'windRoses',
  title: 'Wind Roses',
  rules: ['WIND'],
  ownEntry: true,
  sets: ['wind-roses'],
  activeBy: { marks: ['windRose'] },
  marks: { windRose: ['NE', 'SE', 'SW', 'NW', 'full'], windRoseNorth: ['N', 'E', 'S', 'W'] },
  steps: [{ id: 'rose', at: '1b2', by: 'nobody', afterLastTile: false }],
  options: {
    windRoseBoundary: {
      values: ['both', 'none'],
      rules: 'WIND-5',
      says: 'Whether squares in the row or column of the whole rose belong to both sections beside them.',
    },
  },
  start: { tile: 'wr-CFRF-orange', rotation: 1 },
  riverStart: { tile: 'riv-FFFW', rotation: 3, beside: { tile: 'wr-CFRF-orange', rotation: 1, side: 0 } },
  tiles: `
= wind-roses wr 6 0 0 ?
CCFF-ne NE windRose=NE
CCFF-se windRose=SE
CFCF-nw NS windRose=NW
CFRF-orange windRose=full windRoseColour=orange windRoseNorth=W
CFRR-sw SW windRose=SW
FFRR-blue SW windRose=full windRoseColour=blue windRoseNorth=N
`,
  setNames: { 'wind-roses': 'Wind Roses' },
});

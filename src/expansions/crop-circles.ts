import { defineFamily } from './family.js';

export const cropCircles = defineFamily({
  id: 'cropCircles',
  title: 'Crop Circles',
  rules: ['CROP'],
  ownEntry: true,
  sets: ['crop-circles-1', 'crop-circles-2'],
  activeBy: { marks: ['cropCircle'] },
  marks: { cropCircle: ['field', 'road', 'city'] },
  steps: [
    { id: 'crop', at: '3k', by: 'turnPlayer' },
    { id: 'tend', at: '3k', by: 'any' },
  ],
  verbs: [
    { type: 'crop', token: '#{choice}', each: { choice: ['add', 'remove'] } },
    { type: 'remove', token: '{square}:{segment}-{figure}', square: true, slot: 'segment', each: { figure: 'all' } },
  ],
  state: { cropChoice: { kind: 'number', scope: 'part' }, cropLeft: { kind: 'number', scope: 'part' } },
  options: { cropMustDeploy: { values: false, rules: 'CROP-5', says: 'A player who can add a meeple has to.' } },
  tiles: `
= crop-circles-2 cc2 6 6 6
CCCC-city NW ES cropCircle=city
CFCF-city /23.01/67.01 cropCircle=city
CFRF-field So cropCircle=field
CRFR-field Eo Wo cropCircle=field
FRRR-road Eo SW /0127/34/56 cropCircle=road
RRRR-road No Eo SW cropCircle=road
`,
  setNames: { 'crop-circles-2': 'Crop Circles II (1st edition); Crop Circles (C2, C3)' },
});

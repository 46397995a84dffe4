import { defineFamily } from './family.js';

export const cropCircles = defineFamily({
  id: 'cropCircles',
  title: 'Crop Circles',
  rules: ['CROP'],
  ownEntry: true,
  sets: ['crop-circles-1', 'crop-circles-2'],
  activeBy: { marks: ['cropCircle'] },
  steps: [
    { id: 'crop', at: '3k', by: 'turnPlayer' },
    { id: 'tend', at: '3k', by: 'any' },
  ],
  verbs: [{ type: 'crop', token: '#{choice}', each: { choice: ['add', 'remove'] } }],
  options: { cropMustDeploy: { values: false, rules: 'CROP-5', says: 'A player who can add a meeple has to.' } },
});

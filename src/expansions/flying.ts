import { defineFamily } from './family.js';

export const flying = defineFamily({
  id: 'flying',
  title: 'The Flying Machines',
  rules: ['FLY'],
  sets: ['flying-machines'],
  activeBy: { marks: ['flight'] },
  steps: [
    { id: 'roll', at: '2a', by: 'chance' },
    { id: 'land', at: '2a', by: 'turnPlayer' },
  ],
  verbs: [
    { type: 'fly', token: '/{figure}', each: { figure: ['normal', 'large', 'mayor', 'wagon', 'abbot'] } },
    { type: 'roll', token: '*{face}', slot: 'face' },
  ],
  state: { flyFigure: { kind: 'number', scope: 'part' }, landTile: { kind: 'tile', scope: 'part' } },
  options: {
    flierIgnoresOccupancy: { values: true, rules: 'FLY-6, LAB-18', says: 'A flight may end on an occupied feature.' },
    flierMustLand: { values: true, rules: 'FLY-7', says: 'A flight that can land has to.' },
  },
});

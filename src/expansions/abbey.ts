import { defineFamily } from './family.js';

export const abbey = defineFamily({
  id: 'abbey',
  title: 'Abbeys',
  rules: ['ABB'],
  sets: ['abbey-mayor', 'abbeys'],
  activeBy: { option: 'abbeysPerPlayer' },
  steps: [{ id: 'abbey', at: '0', by: 'turnPlayer' }],
  verbs: [{ type: 'place', name: 'abbey', token: '{square}@A', square: true, fixed: { rotation: 0, abbey: true } }],
});

import { defineFamily } from './family.js';

export const chips = defineFamily({
  id: 'chips',
  title: 'Map-Chips',
  rules: ['CHIP'],
  activeBy: { option: 'map' },
  steps: [
    { id: 'chip', at: '1b5', by: 'chance' },
    { id: 'treat', at: '1b5', by: 'turnPlayer' },
  ],
  state: { chipHand: { kind: 'number', scope: 'game' } },
  verbs: [
    { type: 'treat', token: '{square}$', square: true },
    { type: 'chip', token: '${colour}{value}', x: 'colour', slot: 'value' },
  ],
});

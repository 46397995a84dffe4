import { defineFamily } from './family.js';

export const wagon = defineFamily({
  id: 'wagon',
  title: 'Wagon',
  rules: ['ABB'],
  sets: ['abbey-mayor'],
  activeBy: { figures: ['wagon'] },
  figures: [{ id: 'wagon', letter: 'w', meeple: true }],
  steps: [{ id: 'wagon', at: '3g', by: 'any' }],
  verbs: [{ type: 'wagon', token: '{square}:{segment}>w', square: true, slot: 'segment' }],
  state: {
    wagons: { kind: 'number', scope: 'part', hashed: false },
    wagonNext: { kind: 'number', scope: 'part', hashed: false },
  },
  options: {
    wagonMove: {
      values: ['nearby', 'connected'],
      byEdition: { C1: 'connected' },
      rules: 'ABB-24, ABB-25',
      says: 'Where a wagon may go: to a neighbouring tile, or along what adjoins the scored feature.',
    },
  },
});

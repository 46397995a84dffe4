import { defineFamily } from './family.js';

/** One of the pairs of sides that a ferry may join (FER-12). */
export const ferries = defineFamily({
  id: 'ferries',
  title: 'The Ferries',
  rules: ['FER'],
  sets: ['ferries'],
  activeBy: { marks: ['lake'] },
  steps: [
    { id: 'ferry', at: '2b', by: 'turnPlayer' },
    { id: 'pivot', at: '2c', by: 'turnPlayer' },
  ],
  verbs: [
    { type: 'ferry', token: '{square}~{pair}', square: true, slot: 'pair' },
    { type: 'pivot', token: '{square}%{pair}', square: true, slot: 'pair' },
  ],
  state: {
    ferries: { kind: 'number', scope: 'game' },
    pending: { kind: 'number', scope: 'part' },
    moved: { kind: 'number', scope: 'game', hashed: false },
    movedFrom: { kind: 'number', scope: 'game', hashed: false },
    highwayman: { kind: 'number', scope: 'part', hashed: false },
  },
  options: {
    ferryPlacement: {
      values: ['always', 'onlyWithHighwayman'],
      rules: 'FER-11, FER-44',
      says: 'When a ferry may be laid on the lake just placed.',
    },
    ferryMoveScope: {
      values: ['perPlacement', 'perTurn'],
      rules: 'FER-43',
      says: 'How long a ferry that was moved stays where it is.',
    },
    pivotOrder: { values: ['free', 'ascending'], rules: 'FER-38', says: 'In which order ferries are offered for pivoting.' },
  },
});

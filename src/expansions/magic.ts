import { defineFamily } from './family.js';

export const magic = defineFamily({
  id: 'magic',
  title: 'Mage & Witch',
  rules: ['MAGE'],
  sets: ['mage-witch'],
  activeBy: { module: 'mageWitch' },
  neutral: [
    { id: 'mage', letter: 'M' },
    { id: 'witch', letter: 'W' },
  ],
  steps: [{ id: 'magic', at: '1d', by: 'turnPlayer' }],
  verbs: [
    { type: 'magic', token: '{square}:{segment}+{figure}', square: true, slot: 'segment', each: { figure: ['mage', 'witch'] } },
    { type: 'unmagic', token: '-{figure}', each: { figure: ['mage', 'witch'] } },
  ],
  state: {
    mage: { kind: 'node', scope: 'game', hashed: false },
    witch: { kind: 'node', scope: 'game', hashed: false },
    together: { kind: 'number', scope: 'part' },
  },
  options: {
    magicMerge: { values: ['mustMove', 'ignore'], rules: 'MAGE-13', says: 'What happens when a ferry joins mage and witch.' },
    magicOnUnscored: {
      values: ['remove', 'keep'],
      rules: 'MAGE-9',
      says: 'Whether mage and witch leave a completed feature that nobody scores.',
    },
  },
});

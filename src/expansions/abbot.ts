import { defineFamily } from './family.js';

export const abbot = defineFamily({
  id: 'abbot',
  title: 'Abbots and gardens',
  rules: ['BASE'],
  activeBy: { figures: ['abbot'] },
  figures: [{ id: 'abbot', letter: 'a', meeple: true }],
  verbs: [{ type: 'recall', token: '{square}^', square: true }],
});

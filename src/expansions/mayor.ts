import { defineFamily } from './family.js';

export const mayor = defineFamily({
  id: 'mayor',
  title: 'Mayor',
  rules: ['ABB'],
  sets: ['abbey-mayor'],
  figures: [{ id: 'mayor', letter: 'm', meeple: true }],
});

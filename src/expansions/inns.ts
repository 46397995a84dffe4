import { defineFamily } from './family.js';

export const inns = defineFamily({
  id: 'inns',
  title: 'Inns & Cathedrals',
  rules: ['INN'],
  sets: ['inns-cathedrals'],
  figures: [{ id: 'large', letter: 'l', meeple: true }],
});

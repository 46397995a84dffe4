import { defineFamily } from './family.js';

export const portal = defineFamily({
  id: 'portal',
  title: 'Magic portals',
  rules: ['PORTAL'],
  sets: ['princess-dragon'],
  activeBy: { marks: ['portal'] },
});

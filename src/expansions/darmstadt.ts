import { defineFamily } from './family.js';

export const darmstadt = defineFamily({
  id: 'darmstadt',
  title: 'Darmstadt',
  rules: ['DAR'],
  ownEntry: true,
  sets: ['darmstadt'],
  activeBy: { marks: ['church', 'darmstadtium'] },
  marks: { church: ['true'], darmstadtium: ['true'] },
  steps: [{ id: 'churches', at: '3b', by: 'nobody' }],
  tiles: `
= darmstadt dar 3 0 0
CCCC NESW darmstadtium
FFRR mon church SW &mr0
RRRR mon church
`,
  setNames: { darmstadt: 'Darmstadt promo' },
});

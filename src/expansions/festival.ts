import { defineFamily } from './family.js';

export const festival = defineFamily({
  id: 'festival',
  title: 'The Festival',
  rules: ['FES'],
  ownEntry: true,
  sets: ['festival'],
  activeBy: { marks: ['festival'] },
  marks: { festival: ['true'] },
  verbs: [
    { type: 'retrieve', token: '{square}:{segment}^{figure}', square: true, slot: 'segment', each: { figure: 'all' } },
    { type: 'retrieveBarn', token: '{square}:b{corner}^h', square: true, slot: 'corner' },
    { type: 'retrieveSent', token: '^{figure}{quarter}', each: { figure: ['normal', 'large', 'wagon'], quarter: [0, 1, 2, 3] } },
  ],
  options: { festivalReturn: { values: ['any', 'meeples'], rules: 'FES-4', says: 'Which own figures a festival brings home.' } },
  tiles: `
= festival fes 10 10 0 festival
CCCC NW ES /.01
CCCF NS E /67.0/.01
CFFR
CFRF
CFRR SW
CRCR /2.0/3.1/6.1/7.0 &c0c1r0r1
CRFF ?
CRRF ES
FFRR-mon
RRRR NW ES
`,
  setNames: { festival: 'The Festival' },
});

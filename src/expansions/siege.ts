import { defineFamily } from './family.js';

export const siege = defineFamily({
  id: 'siege',
  title: 'Siege',
  rules: ['SIE'],
  ownEntry: true,
  sets: ['besiegers', 'cathars'],
  activeBy: { marks: ['besieged'] },
  marks: { besieged: ['true'] },
  steps: [{ id: 'escape', at: '4b', by: 'turnPlayer' }],
  shares: ['retrieve'],
  options: {
    siegeEscape: {
      values: true,
      rules: 'SIE-20',
      says: 'At the end of a turn a knight may leave a besieged city near a monastery.',
    },
    escapeFrom: {
      values: ['siegeTile', 'anyTile'],
      rules: 'SIE-21',
      says: 'Which tiles of the city a monastery has to be beside.',
    },
  },
  tiles: `
= besiegers bes 6 0 0 besieged
CCCF NES
CCFR NE
CCRF NE
CFRF
CFRR SW
CRRF ES
= cathars kat 4 0 0 besieged
CCFF NE
CCRR NE SW
CFFF
CRFR EW
`,
  setNames: { besiegers: 'The Besiegers', cathars: 'The Cathars / Siege' },
});

import { defineFamily } from './family.js';

export const kingRobber = defineFamily({
  id: 'kingRobber',
  title: 'King & Robber Baron',
  rules: ['KING', 'BAR'],
  ownEntry: true,
  sets: ['king-robber'],
  steps: [{ id: 'cards', at: '3f', by: 'nobody' }],
  state: {
    kingHolder: { kind: 'player', scope: 'game', setup: true },
    kingSize: { kind: 'number', scope: 'game', setup: true },
    robberHolder: { kind: 'player', scope: 'game', setup: true },
    robberSize: { kind: 'number', scope: 'game', setup: true },
  },
  options: {
    kingRobberScoring: {
      values: ['perFeature', '10each', '15or40', 'continuous'],
      rules: 'KING-6, KING-7',
      says: 'What king and robber baron pay: per complete city and road at the end, for the card itself, or in every turn.',
    },
  },
  tiles: `
= king-robber kr 5 5 0
CCCC NS EW #c0c1 /.01/.01
CCRR NE /4.0/5.0/6.0/7.0
CFFF-mon
CFFR 100
CFFR-garden 010 ?
CRRR ES
`,
  setNames: { 'king-robber': 'King & Robber Baron' },
});

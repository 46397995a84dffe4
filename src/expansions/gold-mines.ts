import { defineFamily } from './family.js';

export const goldMines = defineFamily({
  id: 'goldMines',
  title: 'The Gold Mines',
  rules: ['GMN'],
  ownEntry: true,
  sets: ['gold-mines'],
  activeBy: { marks: ['goldMine'] },
  marks: { goldMine: ['true'] },
  steps: [
    { id: 'gold', at: '1b3', by: 'turnPlayer', afterLastTile: false },
    { id: 'ingot', at: '3e', by: 'any' },
  ],
  verbs: [{ type: 'ingot', token: '{square}*', square: true }],
  state: {
    goldDue: { kind: 'number', scope: 'part' },
    goldNext: { kind: 'number', scope: 'part' },
    ingots: { kind: 'ingots', scope: 'game', initial: 0, setup: true, hashed: false },
    gold0: { kind: 'number', scope: 'game', setup: true, hashed: false },
    gold1: { kind: 'number', scope: 'game', setup: true, hashed: false },
    gold2: { kind: 'number', scope: 'game', setup: true, hashed: false },
    gold3: { kind: 'number', scope: 'game', setup: true, hashed: false },
    gold4: { kind: 'number', scope: 'game', setup: true, hashed: false },
    gold5: { kind: 'number', scope: 'game', setup: true, hashed: false },
  },
  options: {
    goldChoice: { values: false, rules: 'GMN-10', says: 'Players choose an ingot where tiles differ in who may take from them.' },
    goldUnclaimed: {
      values: ['none', 'finalOwners'],
      rules: 'GMN-13',
      says: 'What happens at the end to gold on the board: nothing, or owners of unfinished features take it.',
    },
  },
  tiles: `
= gold-mines gol 8 8 8 goldMine
CCFF-mon NE
CCRR NE SW
CCRR-mon NE SW
CRCR NS EW #c0r0
FFRR-mon SW
RRRR-1 NW ES
RRRR-2 NS EW #r0r1
RRRR-mon NE SW
`,
  setNames: { 'gold-mines': 'The Gold Mines' },
});

import { defineFamily } from './family.js';

export const phantom = defineFamily({
  id: 'phantom',
  title: 'The Phantom',
  rules: ['PHA'],
  ownEntry: true,
  figures: [{ id: 'phantom', letter: 'f', meeple: true }],
  activeBy: { figures: ['phantom'] },
  steps: [{ id: 'phantom', at: '2a3', by: 'turnPlayer' }],
  verbs: [
    { type: 'fly', name: 'flyPhantom', token: '/{figure}', each: { figure: ['phantom'] } },
    {
      type: 'send',
      name: 'sendPhantom',
      token: '{square}:{road}>{figure}{quarter}',
      square: true,
      slot: 'road',
      each: { figure: ['phantom'], quarter: [0, 1, 2, 3] },
    },
    {
      type: 'retrieveSent',
      name: 'retrieveSentPhantom',
      token: '^{figure}{quarter}',
      each: { figure: ['phantom'], quarter: [0, 1, 2, 3] },
    },
  ],
  state: { phantomAsked: { kind: 'number', scope: 'part' }, portalUsed: { kind: 'number', scope: 'part' } },
});

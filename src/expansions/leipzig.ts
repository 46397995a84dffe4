import { defineFamily } from './family.js';

export const leipzig = defineFamily({
  id: 'leipzig',
  title: 'The Markets of Leipzig',
  rules: ['LEIP'],
  sets: ['leipzig'],
  activeBy: { module: 'leipzig' },
  steps: [{ id: 'send', at: '3b', by: 'any' }],
  verbs: [
    {
      type: 'send',
      token: '{square}:{road}>{figure}{quarter}',
      square: true,
      slot: 'road',
      each: { figure: ['normal', 'large', 'wagon'], quarter: [0, 1, 2, 3] },
    },
  ],
  state: {
    sends: { kind: 'number', scope: 'game', hashed: false },
    sendNext: { kind: 'number', scope: 'game', hashed: false },
    sentRoads: { kind: 'number', scope: 'game', hashed: false },
  },
  options: {
    leipzigSend: {
      values: ['hig2024', 'recount'],
      rules: 'LEIP-5',
      says: 'Whether majorities are counted before or after meeples were sent.',
    },
  },
});

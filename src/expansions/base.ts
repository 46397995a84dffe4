import { defineFamily } from './family.js';

export const base = defineFamily({
  id: 'base',
  title: 'Base game',
  rules: ['BASE'],
  sets: ['base'],
  activeBy: { always: true },
  figures: [{ id: 'normal', letter: 'n', meeple: true }],
  steps: [
    { id: 'draw', at: '1a', by: 'chance', afterLastTile: false },
    { id: 'place', at: '1b', by: 'turnPlayer', afterLastTile: false },
    { id: 'deploy', at: '2a', by: 'turnPlayer' },
    { id: 'score', at: '3c', by: 'nobody' },
  ],
  verbs: [
    { type: 'pass', token: '-' },
    { type: 'draw', token: '?{tile}', x: 'tile' },
    { type: 'place', token: '{square}@{rotation}', square: true, slot: 'rotation' },
    { type: 'deploy', token: '{square}:{segment}+{figure}', square: true, slot: 'segment', each: { figure: 'all' } },
  ],
});

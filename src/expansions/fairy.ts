import { defineFamily } from './family.js';

export const fairy = defineFamily({
  id: 'fairy',
  title: 'The Fairy',
  rules: ['FAIRY'],
  ownEntry: true,
  sets: ['princess-dragon'],
  activeBy: { module: 'fairy' },
  neutral: [{ id: 'fairy', letter: 'F' }],
  steps: [{ id: 'greet', at: '0a', by: 'nobody', afterLastTile: false }],
  verbs: [
    {
      type: 'fairy',
      token: '{square}:{segment}!{figure}',
      square: true,
      slot: 'segment',
      each: { figure: ['normal', 'large', 'mayor', 'wagon', 'abbot', 'phantom'] },
    },
    { type: 'fairy', name: 'fairyTile', token: '{square}!F', square: true },
  ],
  state: {
    fairy: { kind: 'node', scope: 'game', setup: true, hashed: false },
    // player + 16 * number of the figure; 255 beside nobody
    fairyMeeple: { kind: 'number', scope: 'game', initial: 255, setup: true, hashed: false },
    fairyPaid: { kind: 'number', scope: 'game', setup: true, hashed: false },
  },
  options: {
    fairyPlacement: {
      values: ['nextToFollower', 'onTile'],
      rules: 'FAIRY-3, FAIRY-20',
      says: 'Whether the fairy stands beside one meeple, or on a tile for all own meeples there.',
    },
  },
});

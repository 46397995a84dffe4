import { defineFamily } from './family.js';

export const princess = defineFamily({
  id: 'princess',
  title: 'The Princess',
  rules: ['PRIN'],
  ownEntry: true,
  sets: ['princess-dragon'],
  activeBy: { marks: ['princess'] },
  /** The city of her segment. */
  marks: { princess: ['c0', 'c1'] },
  verbs: [
    {
      type: 'princess',
      token: '{square}:{segment}-{figure}{player}',
      square: true,
      slot: 'segment',
      each: { figure: ['normal', 'large', 'mayor', 'wagon', 'phantom'], player: [0, 1, 2, 3, 4, 5] },
    },
  ],
  options: {
    princessAction: {
      values: ['may', 'must'],
      byEdition: { C1: 'must' },
      rules: 'PRIN-2',
      says: 'Whether a knight in the city that a princess joins has to go.',
    },
  },
});

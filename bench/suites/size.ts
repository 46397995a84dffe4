/** Cost of a turn from 72 to 1,000 tiles: playouts of games of one to fourteen base boxes, counted in tiles placed. */
import { compileRules } from '../../src/rules/index.js';
import type { Suite } from '../suite.js';

export const size: Suite = (engine) => [
  {
    title: 'turns of random games by size',
    cases: [1, 2, 4, 7, 14].map((boxes) => {
      const rules = compileRules({ edition: 'C2', sets: { base: boxes } });
      const position = engine.newPosition(rules, 1);
      const { exports } = position.core;
      const tiles = boxes * 72 - 1;
      const games = Math.ceil(400 / boxes);
      let seed = 1;
      return {
        name: `${boxes * 72} tiles`,
        count: games * tiles,
        run: () => {
          exports.playGames(position.slot, games, (seed += 1009));
          return position.isOver ? games * tiles : 0;
        },
      };
    }),
  },
];

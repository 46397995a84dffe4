/** One number that changes only when behaviour does: scores of seeded random games and perft counts of several rule sets, mixed. */
import type { Engine } from '../src/engine.js';
import { compileRules, type ConfigInput } from '../src/rules/index.js';

const CONFIGS: readonly ConfigInput[] = [
  { edition: 'C1' },
  { edition: 'C3', players: 4, abbots: true },
  { edition: 'C2', sets: { base: 1, ferries: 3, labyrinth: 3 }, labyrinth: 'advanced' },
  {
    edition: 'C2',
    players: 3,
    labyrinth: 'advanced',
    sets: {
      base: 1,
      'inns-cathedrals': 1,
      'traders-builders': 1,
      ferries: 2,
      labyrinth: 2,
      'abbey-mayor': 1,
      'german-cathedrals': 1,
      'mage-witch': 1,
      'flying-machines': 1,
      'princess-dragon': 1,
    },
  },
];

export function signature(engine: Engine): string {
  let hash = 0x811c9dc5;
  const mix = (value: number) => (hash = Math.imul(hash ^ (value >>> 0), 0x01000193) >>> 0);
  for (const config of CONFIGS) {
    const position = engine.newPosition(compileRules(config), 7);
    mix(position.perft(3));
    for (let game = 0; game < 200; game++) {
      position.core.exports.newGame(position.slot, game, 7);
      position.playout();
      position.scores.forEach(mix);
      position.hashWords().forEach(mix);
    }
    position.dispose();
  }
  return hash.toString(16).padStart(8, '0');
}

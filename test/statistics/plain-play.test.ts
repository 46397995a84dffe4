/**
 * Random play inside the core has a short way for games without extra steps, and finds a place without listing all of them:
 * both must come to what the long way comes to.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readTiles } from '../../src/core/board-reader.js';
import { loadSync } from '../../src/entry-url.js';
import { compileRules, type ConfigInput } from '../../src/rules/index.js';

const engine = loadSync(readFileSync('build/core.wasm'));

/** Every rule family asked for, none of its tiles and figures in play. */
const WITH_EVERY_RULE: ConfigInput = {
  modules: {
    inns: true,
    traders: true,
    abbey: true,
    ferries: true,
    labyrinth: true,
    germanCathedrals: true,
    mageWitch: true,
    leipzig: true,
    flying: true,
    portal: true,
  },
  pieces: { normal: 7, large: 0, mayor: 0, wagon: 0, builder: 0, pig: 0, barn: 0 },
  abbeysPerPlayer: 0,
};

for (const edition of ['C1', 'C2', 'C3'] as const) {
  for (const players of [2, 5]) {
    it(`${edition}, ${players} players: 500 playouts are the same game, step for step, with every rule switched on`, () => {
      const short = compileRules({ edition, players });
      const long = compileRules({ edition, players, ...WITH_EVERY_RULE });
      for (let seed = 0; seed < 500; seed++) {
        const [a, b] = [short, long].map((rules) => engine.newPosition(rules, seed));
        if (!a || !b) throw new Error('no position');
        a.playout();
        b.playout();
        expect(b.scores).toEqual(a.scores);
        expect(readTiles(b.core, b.slot)).toEqual(readTiles(a.core, a.slot));
        a.dispose();
        b.dispose();
      }
    });
  }
}

it('each place of the last tile comes up as often as any other', () => {
  const game = engine.newGame({ edition: 'C2', fields: false }, { seed: 5, manualChance: true });
  while (game.remaining().reduce((n, { count }) => n + count, 0) > 1) {
    if (game.phase === 'draw') game.playRandom();
    else game.play(game.legalPacked()[0] as number);
  }
  while (game.phase !== 'draw') game.play(game.legalPacked()[0] as number);
  const places = game.placements(game.remaining()[0]?.id ?? '').length;
  const found = new Map<string, number>();
  const games = 400 * places;
  for (let seed = 0; seed < games; seed++) {
    const position = game.position();
    position.reseed(seed, 77);
    position.playout();
    const last = readTiles(position.core, position.slot).at(-1);
    const key = `${last?.x},${last?.y},${last?.rotation}`;
    found.set(key, (found.get(key) ?? 0) + 1);
    position.dispose();
  }
  expect(found.size).toBe(places);
  // 400 expected of each; the spread of such counts is 20, so five of those are chance's part
  for (const count of found.values()) expect(Math.abs(count - 400)).toBeLessThan(100);
});

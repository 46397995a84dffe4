/** A game handed over where a position is asked for is refused by name. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GameState, greedyPlayer, mctsPlayer, playouts, randomPlayer } from '../../src/ai/index.js';
import { loadSync } from '../../src/entry-url.js';

it('players, playouts and states ask for a position', () => {
  const game = loadSync(readFileSync('build/core.wasm')).newGame() as never;
  for (const run of [
    () => playouts(game),
    () => GameState.from(game),
    ...[randomPlayer(), greedyPlayer(), mctsPlayer()].map((player) => () => player.choose(game)),
  ]) {
    expect(run).toThrow(expect.objectContaining({ code: 'ERR_MOVE', field: 'position' }));
  }
});

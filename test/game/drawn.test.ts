/** The tile in hand, told by games and by bare positions alike. */
import { expect, it } from 'vitest';
import { load } from '../../src/entry-url.js';

const engine = await load();

it('is told by positions as the move that drew it says, and by games alike', () => {
  const game = engine.newGame({ edition: 'C3' }, { seed: 5, manualChance: true });
  const position = engine.newPosition(game.rules, 5);
  expect([game.drawn, position.drawn]).toEqual([null, null]);
  const seen = new Set<string>();
  while (!position.isOver) {
    const packed = position.legal()[0] as number;
    const [move] = game.legal();
    game.play(packed);
    position.make(packed);
    if (move?.type === 'draw' && position.phase === 'place') {
      expect(position.drawn).toBe(move.tile);
      seen.add(position.drawn as string);
    }
    expect(position.drawn).toBe(game.drawn);
  }
  expect(position.drawn).toBeNull();
  expect(seen.size).toBeGreaterThan(10);
  position.dispose();
  expect(() => position.drawn).toThrow(expect.objectContaining({ code: 'ERR_DISPOSED' }));
  game.dispose();
});

/** Redo: the way back of undo, chance included. */
import { expect, it } from 'vitest';
import { load } from '../../src/entry-url.js';

const engine = await load();
const played = (moves: number, manualChance = false, copies = 1) => {
  const game = engine.newGame({ sets: { base: copies, ferries: 1, 'flying-machines': 1 } }, { seed: 6, manualChance });
  for (let n = 0; n < moves && !game.isOver; n++) {
    if (game.phase === 'draw' || game.phase === 'roll') game.playRandom();
    else game.play(game.legalPacked()[n % game.legalPacked().length] as number);
  }
  return game;
};

it.each([false, true])('brings back every decision with what chance brought, manual chance %s', (manual) => {
  const game = played(40, manual);
  const [hash, record, events] = [game.hash(), game.record, game.allGameEvents()];
  expect(game.undo(25)).toBe(25);
  expect(game.canRedo).toBe(true);
  expect(game.redo(10)).toBe(10);
  expect(game.redo(100)).toBe(15);
  expect([game.hash(), game.record, game.allGameEvents()]).toEqual([hash, record, events]);
  expect([game.canRedo, game.redo()]).toEqual([false, 0]);
});
it('beyond the journal too', () => {
  const game = played(1500, false, 11);
  const [hash, seed] = [game.hash(), game.seedState()];
  const back = game.undo(1000);
  expect(back).toBeGreaterThan(700);
  expect(game.canUndo).toBe(false);
  expect(game.redo(1000)).toBe(back);
  expect([game.hash(), game.seedState()]).toEqual([hash, seed]);
});
it('the move that was taken back keeps what follows, another one ends it', () => {
  const game = played(10);
  const last = game.record
    .filter(({ token }) => !token.startsWith('?'))
    .slice(-3)
    .map(({ token }) => token);
  game.undo(3);
  game.play(last[0] as string);
  expect(game.canRedo).toBe(true);
  const other = game.legalTokens().find((token) => token !== last[1]) as string;
  game.play(other);
  expect([game.canRedo, game.redo()]).toEqual([false, 0]);
});
it('a move that is refused changes nothing', () => {
  const game = played(10);
  game.undo(2);
  expect(() => game.play('99,99@0')).toThrow('ERR_MOVE');
  expect(game.redo(2)).toBe(2);
});
it('a copy has its own', () => {
  const game = played(10);
  game.undo(2);
  const copy = game.clone();
  expect(copy.redo(2)).toBe(2);
  expect([game.canRedo, copy.canRedo]).toEqual([true, false]);
});

/** What expansions lay on tiles, in setups and position texts: ingots and little buildings. */
import { describe, expect, it } from 'vitest';
import { stateOf } from '../../src/entry-url.js';
import { useExpansion } from '../../src/expansions/registry.js';
import { goldMines } from '../../src/generated/expansions/gold-mines.js';
import { littleBuildings } from '../../src/generated/expansions/little-buildings.js';
import { parsePosition, positionText } from '../../src/notation/index.js';
import type { ConfigInput } from '../../src/rules/config-schema.js';
import { isTurnStart } from '../../src/setup/from-game.js';
import { readSetup, setupFromGame, type Setup } from '../../src/setup/index.js';
import { chooser } from '../differential/compare.js';
import { engine, game } from './table.js';

[goldMines, littleBuildings].forEach(useExpansion);

const CONFIG = { edition: 'C1', sets: { base: 1, 'gold-mines': 3 }, littleBuildings: '3/2/1' } as ConfigInput;
const board = (state: object): Setup =>
  ({
    config: CONFIG,
    tiles: [
      ['base-D', 0, 0, 0],
      ['base-U', 1, 0, 0],
    ],
    state,
  }) as Setup;

describe('ingots and buildings [GMN-5, LIT-5]', () => {
  it('a game at any turn is the same from its setup and from its text', () => {
    let seen = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const g = engine.newGame(CONFIG, { seed, manualChance: true });
      const pick = chooser(seed);
      for (let n = 0; !g.isOver; n++) {
        if (n % 5 === 0 && g.phase === 'draw' && isTurnStart(g)) {
          const { ingots, buildings } = stateOf(g) as { ingots: object[]; buildings: object[] };
          seen += Number(ingots.length > 0 && buildings.length > 0);
          const setup = setupFromGame(g);
          expect(setup.state).toMatchObject(
            Object.fromEntries(Object.entries(stateOf(g)).filter(([, value]) => value !== null && `${value}` !== '')),
          );
          expect(game(setup).hash()).toBe(g.hash());
          const { rules, ops } = readSetup(parsePosition(positionText(g)).setup);
          expect(engine.build(rules, ops, { manualChance: true }).hash()).toBe(g.hash());
        }
        if (g.actor < 0) g.playRandom();
        else {
          const tokens = g.legalTokens();
          g.play(tokens[pick(tokens.length)] as string);
        }
      }
      g.dispose();
    }
    expect(seen).toBeGreaterThan(3);
  });

  it('what is said is there, and makes another position', () => {
    const state = { ingots: [{ x: 0, y: 0, count: 3 }], buildings: [{ x: 1, y: 0, count: 2 }] };
    const g = game(board(state));
    expect(stateOf(g)).toMatchObject({ ...state, gold0: 0, built0: 0 });
    const hashes = [board({}), board(state), board({ ingots: state.ingots }), board({ ...state, gold1: 1 })].map((one) =>
      game(one).hash(),
    );
    expect(new Set(hashes).size).toBe(4);
    expect(g.featureAt(1, 0, 0).points).toBe(4); // two tiles, and a house of two
  });

  it.each([
    [{ ingots: 3 }, /state\.ingots = 3; expected a list/],
    [{ ingots: [{ x: 5, y: 5, count: 1 }] }, /state\.ingots\[0\].*a square with a tile/],
    [{ ingots: [{ x: 0, y: 0, count: 0 }] }, /state\.ingots\[0\]\.count = 0; expected a number from 1 to 15/],
    [{ ingots: [{ x: 0, y: 0, count: 16 }] }, /from 1 to 15/],
    [{ buildings: [{ x: 0, y: 0, count: 4 }] }, /from 1 to 3/],
    [{ buildings: [null] }, /state\.buildings\[0\] = null; expected \{ x, y, count \}/],
    [{ gold0: [] }, /state\.gold0.*no list/],
    [{ ingot: [] }, /state\.ingot = .*ingots/],
  ])('%j is refused by name', (state, message) => {
    expect(() => readSetup(board(state))).toThrow(message);
  });

  it('two buildings on one tile are refused', () => {
    const one = { x: 0, y: 0, count: 1 };
    expect(() => game(board({ buildings: [one, one] }))).toThrow(/state/);
  });
});

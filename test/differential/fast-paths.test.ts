/**
 * A law: play inside the core, which leaves out the steps of rules that are off, comes to the same games as legal moves made one
 * by one. A rule that a fast path has forgotten ends here, for every preset.
 */
import { describe, expect, it } from 'vitest';
import { loadSync } from '../../src/entry-url.js';
import { playouts } from '../../src/ai/index.js';
import type { Position } from '../../src/position.js';
import { compileRules, type ConfigInput } from '../../src/rules/index.js';
import { findTile } from '../../src/catalogue/index.js';
import { seedWords } from '../../src/setup/seed.js';
import type { Rules, TileDefinition } from '../../src/types.js';
import { leipzigRules } from './leipzig-rules.js';
import { PRESETS_UNDER_TEST } from './presets.js';
import { mix, playSlowly } from './slow-play.js';

const engine = loadSync();
const GAMES = 3;

const ABBEY: ConfigInput = { sets: { base: 1, 'abbey-mayor': 1 }, abbeysPerPlayer: 0 };
const TRADERS: ConfigInput = { sets: { base: 1, 'traders-builders': 1 } };
const NONE = { mayor: 0, wagon: 0, barn: 0 };
/** Each capability with none beside it that would close the fast path anyway. */
const ALONE: Readonly<Record<string, ConfigInput>> = {
  'large meeple': { pieces: { large: 1 } },
  mayor: { ...ABBEY, pieces: { ...NONE, mayor: 1 } },
  wagon: { ...ABBEY, pieces: { ...NONE, wagon: 1 } },
  abbot: { edition: 'C2', abbots: true },
  builder: { ...TRADERS, pieces: { builder: 1, pig: 0 } },
  pig: { ...TRADERS, pieces: { builder: 0, pig: 1 } },
  barn: { ...ABBEY, pieces: { ...NONE, barn: 1 } },
  abbey: { ...ABBEY, pieces: NONE, abbeysPerPlayer: 2 },
  river: { river: true },
  ferries: { sets: { base: 1, ferries: 1 } },
  labyrinth: { sets: { base: 1, labyrinth: 3 }, labyrinth: 'advanced' },
  mage: { sets: { base: 1, 'mage-witch': 2 } },
  flying: { sets: { base: 1, 'flying-machines': 2 } },
  portal: { sets: { base: 1, 'princess-dragon': 1 } },
  inns: { sets: { base: 1, 'inns-cathedrals': 1 }, pieces: { large: 0 } },
  goods: { ...TRADERS, pieces: { builder: 0, pig: 0 } },
  map: { map: 'iberia' },
};
const alone = (): [string, Rules][] =>
  Object.entries(ALONE).map(([name, config]) => [`alone: ${name}`, compileRules({ edition: 'C1', ...config })]);

const ending = (position: Position): unknown => [position.scores, position.hash(), position.isOver];
/** A position some moves into a game, by neither way. */
function opened(rules: Rules, seed: number, moves: number): Position {
  const position = engine.newPosition(rules, seed);
  for (let i = 0; i < moves && !position.isOver; i++) {
    const legal = position.legal();
    position.make(legal[(i * 7 + seed) % legal.length] as number);
  }
  return position;
}
/** Whole random games (`playout`, `playGames`). */
function playBothWays(rules: Rules, seed: number, moves: number): void {
  const fast = opened(rules, seed, moves);
  const slow = fast.clone();
  fast.playout();
  playSlowly(slow);
  expect(ending(slow)).toEqual(ending(fast));
  fast.dispose();
  slow.dispose();
}
/** Playouts for search: cut ones, with a horizon that is never reached. */
function playoutBothWays(rules: Rules, seed: number): void {
  const from = opened(rules, seed, 11 * seed);
  const [lo, hi] = seedWords(seed);
  const h = mix((BigInt(lo) | (BigInt(hi) << 32n)) ^ mix(BigInt(0x51ed270b)));
  for (const horizon of [-1, 10_000]) {
    const slow = from.clone();
    slow.reseed(Number(h & 0xffffffffn), Number(h >> 32n));
    playSlowly(slow, horizon < 0);
    expect(slow.scores).toEqual(Array.from(playouts(from, { seed, horizon })));
    slow.dispose();
  }
  from.dispose();
}

describe('play inside the core and by legal moves', () => {
  it.each([...PRESETS_UNDER_TEST(), ...leipzigRules(), ...alone()])('%s', (_, rules) => {
    for (let seed = 1; seed <= GAMES; seed++) playBothWays(rules, seed, 0);
    playBothWays(rules, GAMES + 1, 20);
    playBothWays(rules, GAMES + 2, 45);
    playoutBothWays(rules, 1);
    playoutBothWays(rules, 2);
  });
});

describe('more kinds than a byte tells apart', () => {
  const copies = (id: string, n: number) => {
    const { tile } = findTile(id)!.entry as { tile: TileDefinition };
    return Array.from({ length: n }, (_, i) => ({ tile: { ...tile, id: `own-${id}-${i}` }, copies: 1 }));
  };
  const rules = compileRules({
    edition: 'C1',
    sets: { base: 1, ferries: 1 },
    tiles: [...copies('base-B', 120), ...copies('base-V', 120), ...copies('fer-FRRR', 60)],
  });

  it('by both ways', () => {
    expect(rules.kinds.length).toBeGreaterThan(300);
    playBothWays(rules, 1, 0);
    playoutBothWays(rules, 1);
  });
  it('a deck names each of them', () => {
    const deck = rules.kinds
      .slice(-20)
      .map(({ id }) => id)
      .reverse();
    const game = engine.newGame(rules, { seed: 3, deck });
    const drawn: string[] = [];
    while (drawn.length < deck.length && !game.isOver) {
      if (game.phase === 'place') drawn.push(game.drawn as string);
      game.play(game.legalTokens()[0] as string);
    }
    expect(drawn).toEqual(deck);
    game.dispose();
  });
});

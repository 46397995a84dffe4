/** Public bug reports about the programming interface: undo, clones, saving, chance, move lists. Over the engine only. */
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../src/catalogue/index.js';
import { loadSync } from '../../src/entry-inline.js';
import type { Game } from '../../src/game.js';
import { loadGame, saveGame } from '../../src/saved/index.js';
import { opsOf } from '../corpus/game-player.js';
import { coloursOf, positionOf, rulesOf } from '../golden/scene-spec.js';
import type { SceneSpec } from '../golden/scene.js';
import { CASES } from './board.js';

const engine = loadSync();

function gameOf(spec: SceneSpec, options: { readonly seed?: number; readonly manualChance?: boolean } = {}): Game {
  const colours = coloursOf(spec);
  const rules = rulesOf(spec, colours);
  return engine.build(rules, opsOf(rules, positionOf(rules, spec, colours)), options);
}

/** A board without the tile to be placed live. */
function positionBefore(id: string, x: number, y: number): SceneSpec {
  const pub = CASES.find((candidate) => candidate.id === id);
  const tile = pub?.board.find((laid) => laid[1] === x && laid[2] === y);
  if (!pub || !tile) throw new Error(`${id} has no tile at ${x},${y}`);
  return { tiles: pub.board.filter((laid) => laid !== tile), drawn: tile[0], turn: 'red' };
}

/** Plays the first or a pseudo-random legal move so many times. */
function playOn(game: Game, moves: number): Game {
  for (let i = 0; i < moves && !game.isOver; i++) {
    const legal = game.legalPacked();
    game.play(legal[(i * 7919) % legal.length] as number);
  }
  return game;
}

describe('public bug reports: undo and clones', () => {
  it('PUB-70 undo after a flight restores the position, and the die falls the same again [FLY-4]', () => {
    for (let seed = 0; seed < 12; seed++) {
      const game = gameOf(positionBefore('PUB-70', 1, 0), { seed });
      game.play('1,0@0');
      const hash = game.hash();
      const length = game.record.length;
      game.play('/n');
      const flown = game.record.slice(length).map(({ token }) => token);
      expect(flown[1]).toMatch(/^\*[123]$/);
      expect(game.undo()).toBe(1);
      expect(game.hash()).toBe(hash);
      game.play('/n');
      expect(game.record.slice(length).map(({ token }) => token)).toEqual(flown);
    }
  });

  it('PUB-70 landing can be undone as well [FLY-5]', () => {
    const game = gameOf(positionBefore('PUB-70', 1, 0), { manualChance: true });
    game.play('1,0@0').play('/n').play('*1');
    const hash = game.hash();
    expect(game.phase).toBe('land');
    game.play(game.legalTokens()[0] as string);
    game.undo();
    expect([game.hash(), game.phase]).toEqual([hash, 'land']);
  });

  it('PUB-79 a move in a clone leaves its parent alone', () => {
    const game = gameOf(
      { ...positionBefore('PUB-79', 1, 0), meeples: [{ player: 'red', at: [0, 0], on: 'road:E' }], turn: 'blue' },
      { manualChance: true },
    );
    const state = () => [game.hash(), game.legalTokens(), game.figures(), game.scores];
    const parent = state();
    const clone = game.clone();
    clone.play('1,0@0');
    while (clone.phase !== 'draw') clone.play('-');
    expect([clone.scores[0], clone.figures()]).toEqual([3, []]);
    expect(state()).toEqual(parent);
  });
});

describe('public bug reports: saving', () => {
  it('PUB-77 undo works in a loaded game as in the original', () => {
    const game = playOn(engine.newGame({ sets: { base: 1, ferries: 1 } }, { seed: 5 }), 10);
    const loaded = loadGame(engine, saveGame(game));
    const walk = (g: Game): string[] => {
      const hashes = [g.hash()];
      while (g.undo() === 1) hashes.push(g.hash());
      return hashes;
    };
    const hashes = walk(game);
    expect(hashes).toHaveLength(11);
    expect(walk(loaded)).toEqual(hashes);
  });

  it('PUB-81 the order of draws goes on after loading as without', () => {
    const draws = (g: Game): string[] => g.record.filter(({ token }) => token.startsWith('?')).map(({ token }) => token);
    const unbroken = playOn(engine.newGame({}, { seed: 'order' }), 80);
    const first = playOn(engine.newGame({}, { seed: 'order' }), 40);
    const second = loadGame(engine, saveGame(first));
    expect(second.seedState()).toEqual(first.seedState());
    for (const { packed } of unbroken.record.slice(first.record.length).filter(({ token }) => !/^[?*]/.test(token)))
      second.play(packed);
    expect(draws(second)).toEqual(draws(unbroken));
    expect(second.hash()).toBe(unbroken.hash());
  });

  it('PUB-81 a clone draws like its parent', () => {
    const game = playOn(engine.newGame({}, { seed: 3 }), 20);
    const clone = game.clone();
    expect(playOn(clone, 20).hash()).toBe(playOn(game, 20).hash());
  });
});

describe('public bug reports: chance, lists and phases', () => {
  it('PUB-45 PUB-82 a discarded tile is reported and leaves the counts [BASE-13]', () => {
    const game = gameOf(
      {
        tiles: [
          ['base-D', 0, 0, 0],
          ['base-E', 0, -1, 2],
        ],
        bag: { 'base-C': 1, 'base-U': 3 },
      },
      { manualChance: true },
    );
    game.play('?base-C');
    expect(game.gameEvents()).toContainEqual({ type: 'discard', tile: 'base-C' });
    expect([game.discarded(), game.remaining()]).toEqual([['base-C'], [{ id: 'base-U', count: 3 }]]);
    expect(game.chanceOutcomes().reduce((sum, { weight }) => sum + weight, 0)).toBe(3);
  });

  it('PUB-43 every listed placement can be played, every other one is refused [BASE-11, BASE-12]', () => {
    const game = engine.newGame({}, { deck: ['base-U'] });
    const listed = game.legalTokens();
    expect([...listed].sort()).toEqual(['-1,0@0', '0,1@0', '1,0@0']);
    for (const token of listed)
      expect(
        game
          .clone()
          .play(token)
          .tileAt(...(token.slice(0, -2).split(',').map(Number) as [number, number]))?.id,
      ).toBe('base-U');
    for (let x = -2; x <= 2; x++)
      for (let y = -2; y <= 2; y++)
        for (let r = 0; r < 4; r++) {
          const token = `${x},${y}@${r}`;
          expect(game.isLegal(token)).toBe(listed.includes(token));
        }
  });

  it('PUB-74 a pass ends only the step that it is offered for', () => {
    const game = gameOf(
      {
        tiles: [
          ['base-D', 0, 0, 0],
          ['fer-FRRR', 1, 0, 0],
        ],
        ferries: [[1, 0, 'EW']],
        drawn: 'base-U',
        turn: 'red',
      },
      { manualChance: true },
    );
    game.play('-1,0@0');
    const phases: string[] = [];
    while (game.phase !== 'draw') {
      phases.push(game.phase);
      game.play('-');
    }
    expect([phases, game.turnPlayer]).toEqual([['deploy', 'pivot'], 1]);
  });

  it('PUB-84 asking for the value of a feature changes nothing', () => {
    const game = gameOf(
      {
        tiles: [
          ['base-D', 0, 0, 0],
          ['base-U', 1, 0, 0],
        ],
        meeples: [{ player: 'red', at: [0, 0], on: 'road:E' }],
      },
      { manualChance: true },
    );
    const hash = game.hash();
    const { points, owners } = game.featureAt(0, 0, 0);
    expect([points, owners, game.scores, game.hash()]).toEqual([2, [0], [0, 0], hash]);
  });

  it('PUB-73 no tile of the catalogue disturbs the list of portal moves [PORTAL-1]', () => {
    const tiles = CATALOGUE.flatMap((set) => set.tiles.map(({ tile }) => tile)).filter(
      (tile) => !tile.edges.includes('W') && !tile.features?.abbey,
    );
    for (const tile of tiles) {
      const game = gameOf(
        { tiles: [['base-D', 0, 0, 0]], draws: [tile.id, 'pd-RRRR-portal'], turn: 'red' },
        { manualChance: true },
      );
      game.play(`?${tile.id}`);
      if (game.phase !== 'place') continue; // fits nowhere beside the start tile
      game.play(game.legalTokens()[0] as string);
      const phase = (): string => game.phase;
      while (phase() !== 'draw')
        game.play(game.legalTokens().find((token) => token === '-') ?? (game.legalTokens()[0] as string));
      game.play('?pd-RRRR-portal');
      if (phase() !== 'place') continue;
      game.play(game.legalTokens()[0] as string);
      expect(game.phase, tile.id).toBe('deploy');
      const squares = new Set(
        game
          .legalTokens()
          .filter((token) => token.endsWith('+n'))
          .map((token) => token.split(':')[0]),
      );
      expect(squares.has('0,0'), tile.id).toBe(true);
      expect(squares.has(`${game.placed?.x},${game.placed?.y}`), tile.id).toBe(true);
      game.dispose();
    }
  });
});

/** Where every kind may go, on boards of random games, by the plain compiler's sides alone [BASE-10, BASE-11, BASE-12]. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadSync } from '../../../src/entry-url.js';
import type { Game } from '../../../src/game.js';
import { compileRules, PRESETS } from '../../../src/rules/index.js';
import { dice } from '../../fuzz/random.js';
import { actingOf } from './acting.js';
import { plainKind, turnedEdges, type PlainKind } from './compiler.js';
import { ownTiles } from './own-tiles.js';
import { plainTile } from './plain-tile.js';

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const engine = loadSync(readFileSync('build/core.wasm'));

/** `x,y@rotation` of every place that a kind has on the tiles that lie. */
function placesOf(kind: PlainKind, edgesAt: ReadonlyMap<string, string>): string[] {
  const beside = [...edgesAt.keys()].flatMap((square) => {
    const [x = 0, y = 0] = square.split(',').map(Number);
    return STEPS.map(([dx, dy]) => `${x + dx},${y + dy}`);
  });
  const open = [...new Set(beside)].filter((square) => !edgesAt.has(square));
  return open.flatMap((square) => {
    const [x = 0, y = 0] = square.split(',').map(Number);
    return [0, 1, 2, 3].slice(0, kind.distinct).flatMap((turns) => {
      const own = turnedEdges(kind.edges, turns);
      const fits = STEPS.every(([dx, dy], side) => {
        const met = edgesAt.get(`${x + dx},${y + dy}`)?.charAt((side + 2) % 4);
        return met === undefined || met === own.charAt(side) || own.charAt(side) === 'A' || met === 'A';
      });
      return fits ? [`${square}@${turns}`] : [];
    });
  });
}
const name = (move: object): string => {
  const { x, y, rotation } = move as { x: number; y: number; rotation: number };
  return `${x},${y}@${rotation}`;
};

function checkBoard(game: Game): number {
  const { rules } = game;
  const kinds = new Map(rules.kinds.map(({ id, set, source }) => [id, plainKind(plainTile(source), actingOf(rules, set))]));
  const edgesAt = new Map(
    game.tiles().map(({ x, y, id, rotation }) => [`${x},${y}`, turnedEdges((kinds.get(id) as PlainKind).edges, rotation)]),
  );
  let places = 0;
  const fitting = new Map<string, number>();
  for (const [id, kind] of kinds) {
    const expected = placesOf(kind, edgesAt);
    expect(game.placements(id).map(name).sort(), id).toEqual([...expected].sort());
    places += expected.length;
    const left = game.remaining().find((one) => one.id === id)?.count ?? 0;
    for (const square of new Set(expected.map((place) => place.split('@')[0] as string)))
      fitting.set(square, (fitting.get(square) ?? 0) + left);
  }
  for (const square of game.openSquares())
    expect(square.fitting, `${square.x},${square.y}`).toBe(fitting.get(`${square.x},${square.y}`) ?? 0);
  return places;
}

it.each([
  ['everything', () => compileRules(PRESETS['all'] as object)],
  ['own tiles', () => compileRules({ tiles: ownTiles(dice(77), 60).map((tile) => ({ tile })) })],
])('%s: placements and open squares of boards in the middle of games', (_, rulesOf) => {
  const rules = rulesOf();
  for (let seed = 1; seed <= 3; seed++) {
    const below = dice(seed);
    const game = engine.newGame(rules, { seed });
    let places = 0;
    for (let decisions = 0; !game.isOver && decisions < 120; decisions++) {
      const moves = game.legalPacked();
      game.play(moves[below(moves.length)] as number);
      if (decisions % 20 === 10) places += checkBoard(game);
    }
    expect(places).toBeGreaterThan(1000);
    game.dispose();
  }
});

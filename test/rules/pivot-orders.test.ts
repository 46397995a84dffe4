/**
 * FER-38: laying and pivoting add or remove no other ferry, so pivots are a product of independent choices. `free` (any order,
 * `-` ends) and `ascending` (each ferry once, in square order, present pair = keep) must reach the same positions.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSync } from '../../src/entry-url.js';
import type { Game } from '../../src/game.js';
import type { ConfigInput } from '../../src/rules/config-schema.js';
import { chooser } from '../differential/compare.js';

const engine = loadSync(readFileSync('build/core.wasm'));
const CONFIGS: Readonly<Record<string, ConfigInput>> = {
  'ferries x5': { edition: 'C3', sets: { base: 1, ferries: 5 } },
  'ferries and labyrinths': { edition: 'C2', sets: { base: 1, ferries: 4, labyrinth: 4 }, labyrinth: 'advanced' },
  'roundabouts and inns': {
    edition: 'C2',
    sets: { base: 1, ferries: 8, 'abbey-mayor': 4, 'inns-cathedrals': 1 },
    tilesOnly: ['abbey-mayor'],
  },
};
/** What can be seen once all pivots are made and scored. */
function seen(game: Game): string {
  const ferries = game
    .tiles()
    .map((t) => t.ferry ?? '.')
    .join('');
  const figures = game
    .figures()
    .map((f) => `${f.player}${f.figure}${f.x},${f.y},${f.segment}`)
    .sort()
    .join(' ');
  return `${game.scores.join('/')} ${ferries} ${figures}`;
}
function reachable(game: Game, found: Set<string>): Set<string> {
  if (game.phase !== 'pivot') return found.add(seen(game));
  for (const token of game.legalTokens()) {
    const next = game.clone();
    reachable(next.play(token), found);
    next.dispose();
  }
  return found;
}

describe('FER-38: free and ascending pivots reach the same positions', () => {
  for (const [name, config] of Object.entries(CONFIGS))
    it(name, { timeout: 60_000 }, () => {
      let compared = 0;
      let several = 0;
      for (let seed = 1; seed <= 16; seed++) {
        const free = engine.newGame(config, { seed, manualChance: true });
        const ascending = engine.newGame({ ...config, pivotOrder: 'ascending' }, { seed, manualChance: true });
        const pick = chooser(seed);
        while (!free.isOver) {
          if (free.phase === 'pivot') {
            const ferries = new Set(free.legal().map((m) => (m.type === 'pivot' ? `${m.x},${m.y}` : '')));
            if (ferries.size > 2) several++;
            if (ferries.size < 5) {
              expect([...reachable(ascending, new Set())].sort()).toEqual([...reachable(free, new Set())].sort());
              compared++;
            }
            // both keep every ferry as it lies
            free.play('-');
            while (ascending.phase === 'pivot') ascending.play(kept(ascending));
            continue;
          }
          const options = free.legalTokens();
          const token = options[pick(options.length)] as string;
          free.play(token);
          ascending.play(token);
        }
        free.dispose();
        ascending.dispose();
      }
      expect(compared).toBeGreaterThan(100);
      expect(several).toBeGreaterThan(5);
    });
});
/** The move that leaves the ferry asked for as it lies. */
function kept(game: Game): string {
  const move = game.legal()[0];
  if (move?.type !== 'pivot') throw new Error('no pivot is asked');
  const { x, y } = move;
  return `${x},${y}%${game.tileAt(x, y)?.ferry}`;
}

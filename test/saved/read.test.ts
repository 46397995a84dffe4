/** What earlier versions wrote is read for ever: saved games, records and position texts of every preset, in the middle of a turn too. */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/entry-url.js';
import { gameFromPosition, gameFromRecord, parseRecord } from '../../src/notation/index.js';
import { kindOf } from '../../src/rules/kind-of.js';
import { loadGame, saveGame } from '../../src/saved/index.js';
import { engine } from '../notation/play.js';
import type { Stored } from './stored.js';

const FOLDER = new URL('./', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl.gz'));
const gamesOf = (file: string): Stored[] =>
  gunzipSync(readFileSync(new URL(file, FOLDER)))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Stored);

const seen = (game: Game) => ({ phase: game.phase, actor: game.actor, scores: game.scores, legal: game.legalTokens().sort() });
const tokens = (game: Game) => game.record.map(({ token }) => token);
/** A draw by the id that its kind has now: tiles with a garden were kinds of their own where gardens are decoration (BASE-73). */
const nowIn =
  ({ rules }: Game) =>
  (token: string) =>
    token.startsWith('?') ? `?${kindOf(rules, token.slice(1))?.id ?? ''}` : token;

it('there are some', () => {
  expect(files).toContain('0.1.0.jsonl.gz');
});
describe.each(files)('%s', (file) => {
  it.each(gamesOf(file).map((stored) => [stored.name, stored] as const))(
    '%s',
    (_, { saved, record, position, tokens: moves, phase, actor, scores, legal }) => {
      const loaded = loadGame(engine, saved);
      const now = nowIn(loaded);
      const expected = { phase, actor, scores, legal: [...new Set(legal.map(now))].sort() };
      const drawn = moves.map(now);
      expect(seen(loaded)).toEqual(expected);
      expect(tokens(loaded)).toEqual(drawn);
      const played = gameFromRecord(engine, parseRecord(record), { manualChance: true });
      expect(seen(played)).toEqual(expected);
      expect(tokens(played)).toEqual(drawn);
      expect(played.hash()).toBe(loaded.hash());
      expect(loadGame(engine, saveGame(loaded)).hash()).toBe(loaded.hash());
      const placed = gameFromPosition(engine, position, { manualChance: true });
      expect(seen(placed)).toEqual(expected);
      for (const game of [loaded, played, placed]) game.dispose();
    },
  );
});

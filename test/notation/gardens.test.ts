/**
 * BASE-73: where gardens are decoration, a garden's tile is the tile without it, read under either id wherever a text or a
 * caller names it.
 */
import { describe, expect, it } from 'vitest';
import { importJcz } from '../../src/jcz/index.js';
import {
  formatPosition,
  formatRecord,
  gameFromPosition,
  gameFromRecord,
  pack,
  parseRecord,
  positionText,
  recordOf,
} from '../../src/notation/index.js';
import { compileRules } from '../../src/rules/index.js';
import { loadGame, saveGame } from '../../src/saved/index.js';
import { readSetup } from '../../src/setup/read.js';
import type { Setup } from '../../src/setup/types.js';
import { engine } from './play.js';

const rules = compileRules({ edition: 'C3' });
const manual = { manualChance: true } as const;
const plainIds = (text: string): string => text.replaceAll('-garden', '');

describe('BASE-73 one kind under two ids', () => {
  it('a draw: 24 outcomes with the copies of both, played under either id and written under the plain one', () => {
    const game = engine.newGame(rules, manual);
    const outcomes = game.chanceOutcomes();
    expect([outcomes.length, outcomes.reduce((sum, { weight }) => sum + weight, 0)]).toEqual([24, 71]);
    expect(outcomes.find(({ token }) => token === '?base-E')?.weight).toBe(5);
    expect(game.legalTokens().some((token) => token.includes('garden'))).toBe(false);
    expect(pack(rules, { type: 'draw', tile: 'base-E-garden' })).toBe(pack(rules, { type: 'draw', tile: 'base-E' }));
    game.play('?base-E-garden');
    expect([game.drawn, game.record.map(({ token }) => token)]).toEqual(['base-E', ['?base-E']]);
    expect(game.placements('base-V-garden')).toEqual(game.placements('base-V'));
    expect(engine.newGame({ edition: 'C3', abbots: true }, manual).chanceOutcomes()).toHaveLength(32);
  });

  it('a deck', () => {
    const game = engine.newGame(rules, { deck: ['base-H-garden', 'base-H'] });
    expect([game.drawn, game.givenDeck]).toEqual(['base-H', ['base-H', 'base-H']]);
  });

  it('a setup: tiles, the tile in hand and copies in the bag, which add up', () => {
    const setup = (id: 'base-U' | 'base-U-garden', bag: Record<string, number>): Setup => ({
      config: { edition: 'C3' },
      tiles: [
        ['base-D', 0, 0, 0],
        [id, 1, 0, 0],
      ],
      figures: [{ player: 0, figure: 'normal', x: 1, y: 0, segment: 'r0' }],
      drawn: id,
      bag,
    });
    const { ops } = readSetup(setup('base-U-garden', { 'base-E': 2, 'base-E-garden': 1 }), {}, rules);
    expect(ops).toEqual(readSetup(setup('base-U', { 'base-E': 3 }), {}, rules).ops);
    expect(formatPosition(rules, ops)).not.toContain('garden');
  });

  it('texts and saved games that name gardens, as they were written while these were kinds of their own', () => {
    const game = engine.newGame(rules, { seed: 5, ...manual });
    const moves = '?base-E-garden 0,-1@2 0,-1:c0+n ?base-U-garden 1,0@0 - ?base-U 2,0@0 -'.split(' ');
    moves.forEach((token) => game.play(token));
    const old = (text: string): string => text.replace(`#${rules.fingerprint}`, `#${rules.formerFingerprint}`);
    const record = old(formatRecord(recordOf(game)))
      .replace('?base-E ', '?base-E-garden ')
      .replace('?base-U ', '?base-U-garden ');
    const position = old(positionText(game))
      .replace('base-E:0,-1', 'base-E-garden:0,-1')
      .replace('base-U:1,0', 'base-U-garden:1,0');
    expect([plainIds(record) === record, plainIds(position) === position, record.includes(rules.fingerprint)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(gameFromRecord(engine, parseRecord(record), manual).hash()).toBe(game.hash());
    expect(gameFromPosition(engine, position, manual).hash()).toBe(game.hash());
    expect(positionText(gameFromPosition(engine, position, manual))).toBe(positionText(game));
    expect(loadGame(engine, saveGame(game)).hash()).toBe(game.hash());
    expect(() => parseRecord(record.replace(/#[0-9a-f]{16}/, '#0123456789abcdef'))).toThrow(/fingerprint/);
  });

  it("a recorded engine's tiles", () => {
    const setup = {
      sets: { 'basic:2': 1 },
      elements: { farmers: 1 },
      rules: {},
      timer: null,
      start: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }],
    };
    const file = (tileId: string) => ({
      appVersion: '5.7.0',
      setup,
      players: [
        { name: 'A', slot: 0 },
        { name: 'B', slot: 1 },
      ],
      gameAnnotations: { drawOrder: [tileId] },
      replay: [{ type: 'PLACE_TILE', payload: { tileId, position: [1, 0], rotation: 'R0' }, player: 0 }],
    });
    const [garden, plain] = ['BA/RFrG', 'BA/RFr'].map((tileId) => importJcz(engine, file(tileId)).game);
    expect(garden?.tileAt(1, 0)?.id).toBe('base-U');
    expect(garden?.hash()).toBe(plain?.hash());
  });
});

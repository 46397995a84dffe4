import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/entry-url.js';
import { gameFromPosition, gameFromRecord, positionText, recordOf } from '../../src/notation/game-text.js';
import { pack } from '../../src/notation/packed.js';
import { unpack } from '../../src/notation/unpack.js';
import { parseRecord } from '../../src/notation/parse-record.js';
import { compileRules } from '../../src/rules/index.js';
import { formatRecord, recordTokens } from '../../src/notation/record.js';
import { parseMove } from '../../src/notation/parse-token.js';
import { isTurnStart, opsFromGame, setupFromGame } from '../../src/setup/from-game.js';
import { readSetup } from '../../src/setup/read.js';
import { seedState } from '../../src/setup/seed.js';
import { CONFIGS, engine, playOut } from './play.js';

const kindAt = (game: Game) => (x: number, y: number) => {
  const tile = game.tileAt(x, y);
  return tile ? game.rules.kinds[tile.kind] : undefined;
};
const tokens = (game: Game): string[] => game.record.map(({ token }) => token);

describe.each(CONFIGS)('games as text: %s', (_, config) => {
  it('the three faces of every legal move agree', () => {
    const game = engine.newGame(compileRules(config), { seed: 11 });
    playOut(game, 1, (now, index) => {
      if (index % 9 !== 0) return;
      const packed = [...now.legalPacked()];
      const texts = now.legalTokens();
      expect(packed).toEqual([...packed].sort((a, b) => a - b));
      expect(new Set(texts).size).toBe(packed.length);
      packed.forEach((word, i) => {
        const move = unpack(now.rules, word);
        expect(pack(now.rules, move)).toBe(word);
        expect(parseMove(now.rules, texts[i] as string, kindAt(now))).toEqual(move);
      });
    }).dispose();
  });

  it.each([false, true])('a position text brings the position back, at any point (manual chance: %s)', (manualChance) => {
    const game = engine.newGame(compileRules(config), { seed: 12, manualChance });
    playOut(game, 2, (now, index) => {
      if (index % 17 !== 0 && !now.isOver) return;
      const text = positionText(now);
      const again = gameFromPosition(engine, text, { manualChance });
      expect([again.phase, again.actor, again.part, again.drawn, again.scores]).toEqual([
        now.phase,
        now.actor,
        now.part,
        now.drawn,
        now.scores,
      ]);
      expect(again.hash()).toBe(now.hash());
      expect(again.seedState()).toEqual(now.seedState());
      expect(again.legalTokens()).toEqual(now.legalTokens());
      expect(positionText(again)).toBe(text);
      again.dispose();
    }).dispose();
  });

  it('a setup from a game builds the same position', () => {
    const game = engine.newGame(compileRules(config), { seed: 13, manualChance: true });
    let seen = 0;
    playOut(game, 3, (now) => {
      if (!isTurnStart(now)) {
        expect(() => setupFromGame(now)).toThrow(expect.objectContaining({ code: 'ERR_PHASE', field: 'phase' }));
        return;
      }
      if (seen++ % 9 !== 0) return;
      const { rules, ops } = readSetup(JSON.parse(JSON.stringify(setupFromGame(now))));
      expect(rules.fingerprint).toBe(now.rules.fingerprint);
      expect(ops).toEqual(opsFromGame(now));
      const again = engine.build(rules, ops, { manualChance: true });
      expect(again.hash()).toBe(now.hash());
      again.dispose();
    }).dispose();
    expect(seen).toBeGreaterThan(40);
  });

  it('a record brings the game back, finished or not', () => {
    const game = engine.newGame(compileRules(config), { seed: 'record', deck: ['base-E', 'base-U'] });
    const players = game.scores.map((_score, player) => `player ${player}`);
    const check = (now: Game): void => {
      const record = recordOf(now, { players, headers: { Event: 'test' } });
      expect(recordTokens(record)).toEqual(tokens(now));
      expect(record.result).toEqual(now.isOver ? now.scores : null);
      const text = formatRecord(record);
      const read = parseRecord(text);
      expect(formatRecord(read)).toBe(text);
      const again = gameFromRecord(engine, read);
      expect([again.hash(), again.seedState(), again.scores, tokens(again)]).toEqual([
        now.hash(),
        now.seedState(),
        now.scores,
        tokens(now),
      ]);
      again.dispose();
    };
    playOut(game, 4, (now, index) => {
      if (index % 90 === 17) check(now);
    });
    check(game);
    const { turns } = recordOf(game);
    expect(turns.every(({ moves }) => moves.length > 0)).toBe(true);
    expect(turns[0]?.player).toBe(0);
    game.dispose();
  });
});

describe('seeds', () => {
  it.each([0, 1, -7, 2 ** 45 + 3, 'market day', ''])('%j gives the core the state that is documented', (seed) => {
    const game = engine.newGame({}, { seed, manualChance: true });
    expect(game.seedState()).toEqual(seedState(seed));
    game.dispose();
  });
});

describe('games as text: refusals', () => {
  const game = engine.newGame(compileRules(CONFIGS[1]?.[1]), { seed: 5 });
  for (let i = 0; i < 12; i++) game.play(game.legalPacked()[0] as number);
  const record = recordOf(game);

  it('an illegal move in a position text', () => {
    const text = positionText(game).replace(/ moves.*$/, '');
    expect(() => gameFromPosition(engine, `${text} moves 99,99@0`)).toThrow(expect.objectContaining({ code: 'ERR_NOTATION' }));
  });
  it('a position that can not be', () => {
    const text = positionText(game)
      .replace(/ moves.*$/, '')
      .split(' ');
    text[7] = text[7]?.replace(/\d+$/, '1/1/1/1') as string;
    expect(() => gameFromPosition(engine, text.join(' '))).toThrow(
      expect.objectContaining({ code: 'ERR_SETUP', field: 'scores' }),
    );
  });
  it('an illegal move in a record, by its number', () => {
    const turns = record.turns.map((turn, i) =>
      i === 1 ? { ...turn, moves: [...turn.moves.slice(0, 1), { token: '99,99@0' }] } : turn,
    );
    const index = (record.turns[0]?.moves.length as number) + 1;
    expect(() => gameFromRecord(engine, { ...record, turns })).toThrow(
      expect.objectContaining({ code: 'ERR_NOTATION', field: `moves[${index}]`, value: '99,99@0' }),
    );
  });
  it('a turn of another player', () => {
    const turns = record.turns.map((turn, i) => (i === 1 ? { ...turn, player: 2 } : turn));
    expect(() => gameFromRecord(engine, { ...record, turns })).toThrow(
      expect.objectContaining({ code: 'ERR_NOTATION', field: 'turns[1]', value: 2, expected: 'player 1' }),
    );
  });
  it('points that the moves do not score', () => {
    expect(() => gameFromRecord(engine, { ...record, result: [1, 2, 3] })).toThrow(
      expect.objectContaining({ code: 'ERR_NOTATION', field: 'result' }),
    );
  });
  it('the wrong number of names', () => {
    expect(() => recordOf(game, { players: ['only one'] })).toThrow(
      expect.objectContaining({ code: 'ERR_NOTATION', field: 'players' }),
    );
  });
  it('nothing is left behind by a refusal', () => {
    const before = engine.live;
    expect(() => gameFromRecord(engine, { ...record, result: [1, 2, 3] })).toThrow();
    expect(() => gameFromPosition(engine, `${positionText(game).replace(/ moves.*$/, '')} moves 99,99@0`)).toThrow();
    expect(engine.live).toBe(before);
  });
});

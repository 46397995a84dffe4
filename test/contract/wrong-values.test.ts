/** What was once taken in silence, or cost other games their lives: the right answers. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BatchEnv, mctsPlayer, Observer, PolicyView, search, summarize } from '../../src/ai/index.js';
import { preset, PRESETS } from '../../src/config.js';
import { load, loadSync } from '../../src/entry-url.js';
import { HighwaymanError } from '../../src/errors.js';
import { decision, engine, newGame, newPosition, rules } from './samples.js';

function refusal(run: () => unknown): HighwaymanError {
  try {
    run();
  } catch (error) {
    if (error instanceof HighwaymanError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
const any = (value: unknown): never => value as never;

describe('other games stay', () => {
  it('after a BigInt, a symbol or an object for a number', () => {
    const other = newGame();
    for (const value of [10n, Symbol('x'), { valueOf: () => 1n }]) {
      expect(refusal(() => newPosition().reseed(any(value))).code).toBe('ERR_ARGUMENT');
      expect(refusal(() => newPosition().weight(any(value))).code).toBe('ERR_MOVE');
      expect(refusal(() => newPosition().core.calls.setSeed(0, any(value), 0)).code).toBe('ERR_ARGUMENT');
    }
    expect(other.play(other.legalPacked()[0] as number).phase).toBeTypeOf('string');
  });
  it('after a move object whose parts cannot be made texts', () => {
    const game = newGame();
    const before = game.hash();
    for (const part of [Object.create(null) as object, Symbol('x'), { toString: null, valueOf: null }, 10n])
      for (const move of [
        { type: 'draw', tile: part },
        { type: 'place', x: part, y: 0, rotation: 0 },
        { type: part },
        { x: part },
      ]) {
        expect(game.isLegal(any(move))).toBe(false);
        expect(refusal(() => game.play(any(move))).code).toBe('ERR_MOVE');
      }
    expect(game.hash()).toBe(before);
  });
  it('after a generator of another length', () => {
    const game = newGame();
    const others = [newGame(), newGame()].map((one) => [one, one.hash(), one.seedState().join()] as const);
    for (const generator of [[1, 2, 3], [1, 2, 3, 4, 5], new Array(5000).fill(7), [0, 0, 0, 0], [1, 2, 3, -1], [1, 2, 3, 0.5]]) {
      const before = game.seedState();
      expect(refusal(() => game.resume({ generator })).field).toMatch(/^generator/);
      expect(game.seedState()).toEqual(before);
    }
    for (const [one, hash, state] of others) expect([one.hash(), one.seedState().join()]).toEqual([hash, state]);
  });
  it('after rules whose rulebook was cut, edited or taken from another version', () => {
    const other = newGame();
    const bytes = Buffer.from(rules.rulebook, 'base64');
    const book = (change: (copy: Buffer) => Buffer) => change(Buffer.from(bytes)).toString('base64');
    const books = [
      '',
      'AAAA',
      '%',
      rules.rulebook.slice(0, 400),
      book((copy) => copy.subarray(0, copy.length - 5)),
      book((copy) => Buffer.concat([copy.subarray(0, 4), Buffer.from([99]), copy.subarray(5)])),
      book((copy) => copy.fill(255, 60)),
    ];
    for (const rulebook of books) {
      const error = refusal(() => engine.newGame({ ...rules, fingerprint: rulebook.slice(0, 16), rulebook }));
      expect([error.code, error.field]).toEqual(['ERR_CONFIG', 'rules.rulebook']);
    }
    expect(other.play(other.legalPacked()[0] as number).phase).toBeTypeOf('string');
  });
  it('a summary of two thousand million players is refused', () => {
    expect(refusal(() => summarize(Int32Array.of(1, 2), 2147483647))).toMatchObject({ code: 'ERR_ARGUMENT', field: 'players' });
  });
});

describe('not in silence', () => {
  const CASES: readonly (readonly [name: string, run: () => unknown, field: string])[] = [
    ['tileAt(0.5, 0)', () => newGame().tileAt(0.5, 0), 'x'],
    ["tileAt('0', '0')", () => newGame().tileAt(any('0'), any('0')), 'x'],
    ['tileAt()', () => newGame().tileAt(any(undefined), any(undefined)), 'x'],
    ...[-1, Number.NaN, 2.5, '100', 0].map(
      (iterations) =>
        [`mctsPlayer({ iterations: ${iterations} })`, () => mctsPlayer({ iterations: any(iterations) }), 'iterations'] as const,
    ),
    ['mctsPlayer({ iteration: 100 })', () => mctsPlayer(any({ iteration: 100 })), 'iteration'],
    ["mctsPlayer({ exploration: 'x' })", () => mctsPlayer({ exploration: any('x') }), 'exploration'],
    ['search with 0 iterations', () => search(decision(), { iterations: 0 }), 'iterations'],
    ["BatchEnv, retruns: 'win'", () => new BatchEnv(engine, rules, any({ n: 2, retruns: 'win' })), 'retruns'],
    ['score(9)', () => newPosition().score(9), 'player'],
    ['weight(99)', () => newPosition().weight(99), 'move'],
    ["manualChance: 'yes'", () => engine.newGame({}, { manualChance: any('yes') }), 'manualChance'],
    ['seed: null', () => engine.newGame({}, { seed: any(null) }), 'seed'],
    ['PRESETS.feries', () => engine.newGame(any((PRESETS as unknown as Record<string, unknown>)['feries'])), 'preset'],
  ];
  it.each(CASES)('%s', (_, run, field) => {
    expect(refusal(run).field).toBe(field);
  });
  it('a module of something else', async () => {
    const empty = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
    expect(refusal(() => loadSync(empty))).toMatchObject({ code: 'ERR_WASM', field: 'exports.memory' });
    await expect(load(empty)).rejects.toMatchObject({ code: 'ERR_WASM' });
  });
});

describe('the nearest name', () => {
  const CASES: readonly (readonly [run: () => unknown, near: string])[] = [
    [() => engine.newGame({ sets: any(['base', 'feries']) }), 'ferries'],
    [() => engine.newGame(any({ edtion: 'C2' })), 'edition'],
    [() => engine.newGame({ labyrinth: any('advancd') }), 'advanced'],
    [() => engine.newGame({ copies: any({ 'cat-RRRR-roundabut': 1 }) }), 'cat-RRRR-roundabout'],
    [() => engine.newGame({ startTile: 'base-d' }), 'base-D'],
    [() => engine.newGame({}, any({ sed: 1 })), 'seed'],
    [() => engine.newGame({}, { deck: ['base-UU'] }), 'base-U'],
    [() => preset('labyrinth-advance'), 'labyrinth-advanced'],
    [() => (PRESETS as unknown as Record<string, unknown>)['feries'], 'ferries'],
    [() => new BatchEnv(engine, rules, any({ n: 2, retruns: 'win' })), 'returns'],
  ];
  it.each(CASES)('%s → %s', (run, near) => {
    expect(refusal(run).expected).toContain(`did you mean ${near}?`);
  });
  it('is none where nothing is near', () => {
    expect(refusal(() => preset('chess')).expected).not.toContain('did you mean');
  });
});

describe('an illegal move', () => {
  const game = engine.newGame({}, { seed: 1 });
  const said = (move: unknown): string => refusal(() => game.play(any(move))).message;
  it('says why, and names legal ones nearby, on one line', () => {
    expect(said('0,0@0')).toContain('an empty square, 0,0 holds a tile; near ones of');
    expect(said('9,9@0')).toContain('a square beside a tile, not 9,9');
    expect(said('-')).toContain('what phase place asks for');
    expect(said(2 ** 32)).toContain('a packed move, a token or a move object');
    const legal = game.legalTokens();
    const [x, y] = (legal[0] as string).split('@')[0]?.split(',') ?? [];
    const rotations = legal.filter((token) => token.startsWith(`${x},${y}@`)).map((token) => token.at(-1));
    const wrong = ['0', '1', '2', '3'].find((turn) => !rotations.includes(turn));
    if (wrong)
      expect(said(`${x},${y}@${wrong}`)).toContain(`a rotation in which the tile fits at ${x},${y}: ${rotations.join(', ')}`);
    for (const move of ['0,0@0', '9,9@0', '-']) {
      expect(said(move)).not.toContain('\n');
      expect(legal.some((token) => said(move).includes(token))).toBe(true);
      expect(said(move).length).toBeLessThan(400);
    }
  });
});

describe('JSON and logs', () => {
  it('of games, engines, positions and what belongs to them is short', () => {
    const position = newPosition();
    const game = newGame();
    for (const one of [
      game,
      engine,
      position,
      new Observer(position),
      new PolicyView(position),
      new BatchEnv(engine, rules, { n: 2 }),
    ])
      expect(JSON.stringify(one).length).toBeLessThan(400);
    expect(JSON.parse(JSON.stringify(game))).toMatchObject({ phase: game.phase, scores: [0, 0], hash: game.hash(), moves: 1 });
  });
  it('of errors have the value in short', () => {
    const error = refusal(() => newPosition().copyFrom(any(newGame())));
    expect(JSON.stringify(error).length).toBeLessThan(500);
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ code: 'ERR_MOVE', field: 'other', value: '[Game]' });
    expect(Object.keys(error)).not.toContain('value');
  });
});

describe('after dispose', () => {
  it('of an engine its games and positions answer ERR_DISPOSED', () => {
    const own = loadSync(readFileSync('build/core.wasm'));
    const game = own.newGame(rules);
    const position = own.newPosition(rules);
    own.dispose();
    for (const run of [
      () => game.phase,
      () => game.scores,
      () => game.legal(),
      () => game.play('-'),
      () => position.legal(),
      () => position.scores,
      () => position.clone(),
      () => own.newGame(rules),
      () => own.newPosition(),
    ]) {
      expect(refusal(run).code).toBe('ERR_DISPOSED');
    }
    expect(JSON.stringify(own)).toContain('"disposed":true');
    game.dispose();
    position.dispose();
  });
});

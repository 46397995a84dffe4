/** Files with the fairy: her element, her two ways to stand, and moves that say neither. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSync, stateOf } from '../../src/entry-url.js';
import { useExpansion } from '../../src/expansions/registry.js';
import { fairy } from '../../src/generated/expansions/fairy.js';
import { princess } from '../../src/generated/expansions/princess.js';
import { configOfJcz, importJcz, verifyJcz } from '../../src/jcz/index.js';
import { COMMIT, deploy, place } from './jcz-messages.js';

[fairy, princess].forEach(useExpansion);
const engine = loadSync(readFileSync('build/core.wasm'));
const toFairy = (to: unknown, figureId = 'fairy.1') => ({ type: 'MOVE_NEUTRAL_FIGURE', payload: { figureId, to } });
const AT = { position: [1, 0], feature: 'Road', location: 'W' };
const file = (move: unknown, rules: object = {}, assertions: readonly string[] = []) => ({
  setup: { sets: { 'basic:1': 1 }, elements: { 'small-follower': 7, farmers: true, fairy: true }, rules, start: [] },
  players: [{ name: 'Ann' }],
  gameAnnotations: { drawOrder: [] },
  replay: [place('BA/RRR', 1, 0, 90), deploy('0.small.1', 'Road', 'W', 1, 0), COMMIT, place('BA/C', 0, -1, 180), move, COMMIT],
  test: { assertions },
});

describe('.jcz: the fairy', () => {
  it('FAIRY-3, FAIRY-10 beside a meeple: its feature and its id; a point as the next turn begins', () => {
    const imported = importJcz(engine, file(toFairy({ featurePointer: AT, meepleId: '0.small.1' }), {}, ['Ann has 1 point.']));
    expect(imported.game.rules.config).toMatchObject({ modules: { fairy: true }, fairyPlacement: 'nextToFollower' });
    expect(stateOf(imported.game)).toMatchObject({ fairy: { x: 1, y: 0 }, fairyMeeple: 0 });
    expect(verifyJcz(imported).map(({ result }) => result)).toEqual(['pass']);
  });
  it('FAIRY-20 on a tile: its square', () => {
    const { game } = importJcz(engine, file(toFairy([1, 0]), { 'fairy-placement': 'on-tile' }));
    expect([game.rules.config, stateOf(game)]).toMatchObject([
      { fairyPlacement: 'onTile' },
      { fairy: { x: 1, y: 0 }, fairyMeeple: 255 },
    ]);
  });
  it('PRIN-2 a princess of the first print may be left, unless the file says that she must', () => {
    const setup = (rules: Record<string, unknown>) => ({
      sets: { 'basic:1': 1, 'princess-and-dragon:1': 1 },
      elements: { 'small-follower': 7, princess: true },
      rules,
      start: [],
    });
    expect(configOfJcz(setup({}), 2)).toMatchObject({ modules: { princess: true }, princessAction: 'may' });
    expect(configOfJcz(setup({ 'princess-action': 'may' }), 2)).toMatchObject({ princessAction: 'may' });
    expect(configOfJcz(setup({ 'princess-action': 'must' }), 2)).toMatchObject({ princessAction: 'must' });
  });
  it('a box without her element plays without her', () => {
    const elements = { 'small-follower': 7, farmers: true };
    const setup = { sets: { 'basic:1': 1, 'princess-and-dragon:1': 1 }, elements, rules: {}, start: [] };
    expect(configOfJcz(setup, 2).modules).toMatchObject({ fairy: false });
  });
  it.each([
    ['no place', toFairy(null), 'replay[4].payload.to'],
    ['a segment without a meeple', toFairy(AT), 'replay[4].payload.to'],
    ['a meeple that is not there', toFairy({ featurePointer: AT, meepleId: '0.big.1' }), 'replay[4]'],
    ['a square in place of a meeple', toFairy([1, 0]), 'replay[4]'],
    ['a mage on a square', toFairy([1, 0], 'mage.1'), 'replay[4].payload.to'],
  ])('%s: refused', (_, move, field) => {
    expect(() => importJcz(engine, file(move))).toThrow(expect.objectContaining({ code: 'ERR_IMPORT', field }));
  });
});

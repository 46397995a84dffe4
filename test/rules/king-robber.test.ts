/** King & Robber Baron: cards for the largest city and the longest road completed so far. */
import { describe, expect, it } from 'vitest';
import { State } from '../../assembly/generated/state.js';
import { stateOf } from '../../src/entry-url.js';
import { useExpansion } from '../../src/expansions/registry.js';
import { kingRobber } from '../../src/generated/expansions/king-robber.js';
import { parsePosition, positionText } from '../../src/notation/index.js';
import { readSetup, setupFromGame } from '../../src/setup/index.js';
import type { Setup } from '../../src/setup/index.js';
import type { Scene, SceneSpec } from './table.js';
import { engine, game, scene } from './table.js';

useExpansion(kingRobber);

const cards = (kingRobberScoring = 'perFeature', more: object = {}): SceneSpec['config'] =>
  ({ sets: { 'king-robber': 1 }, fields: false, kingRobberScoring, ...more }) as SceneSpec['config'];
const table = (spec: SceneSpec): Scene => scene({ colours: ['red', 'blue'], config: cards(), ...spec });
/** Points by kind of payment, those of the end apart. */
const paid = (s: Scene, final = true): string[] =>
  s.payments
    .filter((one) => one.final === final && one.points !== 0)
    .map(({ player, feature, points }) => `${s.colours[player]} ${feature} ${points}`)
    .sort();
/** Plays placements by turns without figures; the first player is red. */
function play(s: Scene, ...turns: [id: string, x: number, y: number, rotation: number][]): Scene {
  for (const turn of turns) s.place(...turn).finish();
  return s;
}
const king = (holder: number, size: number) => [
  [State.KingHolder, holder],
  [State.KingSize, size],
];
const robber = (holder: number, size: number) => [
  [State.RobberHolder, holder],
  [State.RobberSize, size],
];
const NONE = { kingHolder: -1, kingSize: 0, robberHolder: -1, robberSize: 0 };
const setup = (more: Partial<Setup> = {}): Setup => ({
  config: { edition: 'C2', sets: ['base', 'king-robber'] } as Setup['config'],
  tiles: [['base-D', 0, 0, 0]],
  ...more,
});

describe('king and robber baron', () => {
  it('KING-1 five tiles; nobody holds a card at first', () => {
    const { rules } = engine.newGame({ edition: 'C2', sets: ['base', 'king-robber'] });
    expect(rules.kinds.filter(({ set }) => set === 'king-robber').map(({ id }) => id)).toEqual([
      'kr-CCCC',
      'kr-CCRR',
      'kr-CFFF-mon',
      'kr-CFFR-garden',
      'kr-CRRR',
    ]);
    expect(stateOf(game(setup()))).toEqual(NONE);
    expect(stateOf(engine.newGame())).toEqual({});
  });
  it('KING-2 two cities cross each other and stay two', () => {
    const s = table({
      tiles: [
        ['kr-CCCC', 0, 0, 0],
        ['base-E', 0, -1, 2],
        ['base-E', 1, 0, 3],
        ['base-E', -1, 0, 1],
      ],
      drawn: 'base-E',
      bag: {},
    }).place('base-E', 0, 1, 0);
    expect([s.feature(0, 0, 'city:N').tiles, s.feature(0, 0, 'city:E').tiles]).toEqual([3, 3]);
    expect(paid(s.finish())).toEqual(['red king 2']);
  });
  it('KING-3, BAR-3 whoever completes takes the card, whose figures stand there does not matter', () => {
    const s = table({
      tiles: [['base-D', 0, 0, 0]],
      meeples: [{ player: 'blue', at: [0, 0], on: 'city:N' }],
      drawn: 'base-E',
      bag: {},
    });
    expect(paid(play(s, ['base-E', 0, -1, 2]))).toEqual(['red king 1']);
  });
  it('KING-3, KING-6, BAR-3, GOLD-KR1 a game of eight tiles', () => {
    const s = table({ tiles: [['base-D', 0, 0, 0]], bag: { 'base-E': 1, 'base-W': 4, 'base-I': 1, 'base-F': 1, 'base-H': 1 } });
    play(
      s,
      ['base-E', 0, -1, 2],
      ['base-W', 1, 0, 0],
      ['base-W', -1, 0, 0],
      ['base-W', -1, 1, 2],
      ['base-W', 0, 1, 0],
      ['base-I', 1, -1, 0],
      ['base-F', 2, -1, 1],
      ['base-H', 3, -1, 1],
    );
    expect(paid(s)).toEqual(['blue king 2', 'red robber 3']);
  });
  const eight = (scoring: string): Scene =>
    play(
      table({
        config: cards(scoring),
        tiles: [
          ['base-D', 0, 0, 0],
          ['base-W', -1, 0, 0],
          ['base-W', -1, 1, 2],
          ['base-U', 0, 1, 0],
          ['base-W', 1, 0, 0],
          ['base-W', 1, 1, 1],
          ['base-H', 0, -1, 0],
        ],
        state: [...king(0, 1), ...robber(0, 3)],
        drawn: 'kr-CFFF-mon',
        bag: {},
      }),
      ['kr-CFFF-mon', 0, -2, 2],
    );
  it('KING-7, GOLD-KR2 cards worth ten', () => expect(paid(eight('10each'))).toEqual(['red king 10', 'red robber 10']));
  it('KING-7, GOLD-KR3 fifteen, and forty for both', () => {
    expect(paid(eight('15or40'))).toEqual(['red king 20', 'red robber 20']);
    const s = table({ config: cards('15or40'), tiles: [['base-D', 0, 0, 0]], drawn: 'base-E', bag: {} });
    expect(paid(play(s, ['base-E', 0, -1, 2]))).toEqual(['red king 15']);
  });
  it('KING-6, GOLD-KR4 a point for each complete city and road', () =>
    expect(paid(eight('perFeature'))).toEqual(['red king 2', 'red robber 4']));
  it('KING-3, KING-4, GOLD-KR5 an equal size changes nothing', () => {
    const spec: SceneSpec = {
      tiles: [
        ['base-D', 0, 0, 0],
        ['base-E', 0, -1, 2],
        ['base-D', 1, 0, 0],
      ],
      turn: 'blue',
      drawn: 'base-E',
      bag: {},
    };
    expect(paid(play(table({ ...spec, state: king(0, 2) }), ['base-E', 1, -1, 2]))).toEqual(['red king 2']);
    expect(paid(play(table({ ...spec, state: king(0, 1) }), ['base-E', 1, -1, 2]))).toEqual(['blue king 2']);
  });
  it('KING-5, BAR-9, X-KING-1, GOLD-KR7 a road that a ferry opens again does not count, its card stays', () => {
    const spec: SceneSpec = {
      config: cards('perFeature', { modules: { ferries: true } }),
      tiles: [
        ['fer-FRRR', 0, 0, 0],
        ['base-U', -1, 0, 0],
        ['base-A', -2, 0, 2],
        ['base-U', 0, 1, 1],
        ['base-U', 1, 0, 0],
      ],
      ferries: [[0, 0, 'ES']],
      state: robber(0, 3),
      drawn: 'base-U',
      bag: {},
    };
    const stay = table(spec).place('base-U', 2, 0, 0).finish();
    expect(paid(stay)).toEqual(['red robber 1']);
    const turned = table(spec).place('base-U', 2, 0, 0).pivot(0, 0, 'EW').finish();
    expect(paid(turned)).toEqual([]);
  });
  it('KING-5, X-KING-1 what counts is the road after the pivots, all its tiles over the ferry', () => {
    const spec: SceneSpec = {
      config: cards('10each', { modules: { ferries: true } }),
      tiles: [
        ['fer-FRRR', 0, 0, 0],
        ['base-A', -1, 0, 2],
        ['base-U', 0, 1, 1],
        ['base-A', 0, 2, 1],
        ['base-U', 1, 0, 0],
      ],
      ferries: [[0, 0, 'ES']],
      state: robber(1, 4),
      drawn: 'base-A',
      bag: {},
    };
    const straight = table(spec).place('base-A', 2, 0, 0).finish();
    expect(paid(straight)).toEqual(['red robber 10']); // five tiles
    const turned = table(spec).place('base-A', 2, 0, 0).pivot(0, 0, 'EW').finish();
    expect(paid(turned)).toEqual(['blue robber 10']); // four
    const more = table({ ...spec, state: robber(1, 3) })
      .place('base-A', 2, 0, 0)
      .pivot(0, 0, 'EW')
      .finish();
    expect(paid(more)).toEqual(['red robber 10']);
  });
  it('KING-7, GOLD-KR8 continuous pays who held the card before', () => {
    const s = table({
      config: cards('continuous'),
      tiles: [
        ['base-E', 1, -1, 2],
        ['base-G', 1, 1, 0],
        ['base-G', 1, 2, 0],
        ['base-G', 1, 3, 0],
        ['base-G', 1, 4, 0],
        ['base-E', 1, 5, 0],
        ['base-D', 7, 7, 0],
      ],
      state: king(1, 5),
      drawn: 'base-H',
      bag: { 'base-E': 1 },
    });
    s.place('base-H', 1, 0, 0).finish();
    expect(paid(s, false)).toEqual(['blue king 2']);
    s.startTurn();
    s.place('base-E', 7, 6, 2).finish();
    expect([paid(s, false), paid(s)]).toEqual([['red king 1'], []]);
  });
  it('X-KING-2 an abbey that closes a city gives the king', () => {
    const s = table({
      config: cards('perFeature', { modules: { abbey: true }, abbeysPerPlayer: 1 }),
      abbeys: ['red'],
      tiles: [
        ['base-D', 0, 0, 0],
        ['base-B', 1, -1, 0],
        ['base-B', -1, -1, 0],
        ['base-B', 0, -2, 0],
      ],
      bag: { 'base-B': 1 },
    });
    s.apply('0,-1@A').finish();
    expect(s.player.turnPlayer()).toBe(1);
    s.place('base-B', 0, -3, 0).finish();
    expect(paid(s)).toEqual(['red king 1']);
  });
  it('KING-4 the size stays for the rest of the game, and positions carry it', () => {
    const given = setup({ state: { kingHolder: 1, kingSize: 5 } });
    const one = game(given);
    expect(stateOf(one)).toEqual({ ...NONE, kingHolder: 1, kingSize: 5 });
    const again = game(setupFromGame(one));
    expect([again.hash(), setupFromGame(one).state]).toEqual([one.hash(), stateOf(one)]);
    expect(game(setup()).hash()).not.toBe(one.hash());
    const text = positionText(one);
    expect(text).toContain(' state kingHolder=1;kingSize=5;robberHolder=-1;robberSize=0');
    expect(parsePosition(text).setup.state).toEqual(stateOf(one));
  });
  it.each([
    [{ kingHolder: 2 }, 'state.kingHolder'],
    [{ kingHolder: -2 }, 'state.kingHolder'],
    [{ kingSize: -1 }, 'state.kingSize'],
    [{ kingSize: { x: 0, y: 0 } }, 'state.kingSize'],
    [{ kingsize: 1 }, 'state.kingsize'],
  ])('%j is refused by name', (state, field) => {
    expect(() => readSetup(setup({ state: state as Setup['state'] }))).toThrow(
      expect.objectContaining({ code: 'ERR_SETUP', field }),
    );
  });
  it('what is kept is refused where no expansion in play keeps it', () => {
    expect(() => readSetup({ ...setup({ state: { kingSize: 1 } }), config: { edition: 'C2' } })).toThrow(
      expect.objectContaining({ code: 'ERR_SETUP', field: 'state.kingSize' }),
    );
  });
});

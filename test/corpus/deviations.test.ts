/** Where the recorded engine differs from the rules in a way that no option reproduces: each reason is recognised, and nothing else. */
import { describe, expect, it } from 'vitest';
import { players } from '../golden/players.js';
import { piece, scene } from '../rules/table.js';
import { reasonMissing, reasonsSkipped } from './deviations.js';
import type { RecordedGame } from './record.js';
import { replayGame } from './replay.js';

type Board = ReturnType<typeof scene>;
const skipped = (s: Board) => [s.player.phase(), reasonsSkipped(s.player, s.names, s.payments)];

describe('a builder alone on a branch [LAB-12]', () => {
  const network = [
    ['lab-RRRR-labyrinth', 0, 0, 0],
    ['base-U', -1, 0, 0],
    ['base-U', 1, 0, 0],
    ['base-U', 2, 0, 0],
    ['base-U', 3, 0, 0],
  ] as const;
  const meeples = [piece('green', 0, 0, 'road:N'), piece('blue', -1, 0, 'road:E'), piece('blue', 1, 0, 'road:E', 'builder')];
  const config = { labyrinth: 'advanced', fields: false } as const;
  /** The red wagon's monastery is surrounded when the last field is laid; only the builder's branch is near it. */
  const wagon = (more: readonly ReturnType<typeof piece>[] = [], labyrinth: 'advanced' | 'basic' = 'advanced') => {
    const fields = [
      [1, -2],
      [2, -2],
      [3, -2],
      [3, -1],
    ].map(([x, y]) => ['pd-FFFF-volcano', x, y, 0] as [string, number, number, number]);
    const tiles = [...network, ['base-B', 2, -1, 0] as const, ...fields];
    return scene({
      config: { ...config, labyrinth },
      tiles,
      meeples: [...meeples, piece('red', 2, -1, 'monastery', 'wagon'), ...more],
      draws: ['pd-FFFF-volcano'],
      turn: 'blue',
    })
      .place('pd-FFFF-volcano', 1, -1, 0)
      .until('wagon');
  };

  it('a wagon that could only go there is not asked', () => {
    expect(wagon().targets('wagon')).toEqual(['1,0 road:EW', '2,0 road:EW', '3,0 road:EW']);
    expect(skipped(wagon())).toEqual(['wagon', ['builder on branch']]);
    expect(wagon([piece('blue', 2, 0, 'road:E')]).player.phase()).not.toBe('wagon');
  });

  it('a meeple that could only go there is not asked for', () => {
    const s = scene({ config, tiles: network, meeples, draws: ['base-U'], turn: 'red' }).place('base-U', 4, 0, 0);
    expect(s.places()).toEqual(['road:EW']);
    expect(skipped(s)).toEqual(['deploy', ['builder on branch']]);
  });

  it('with another choice beside it the step is recorded', () => {
    const s = scene({ config, tiles: network, meeples, draws: ['base-A'], turn: 'red' }).place('base-A', 4, 0, 0);
    expect(s.places()).toEqual(['monastery', 'road:W']);
    expect(skipped(s)).toEqual(['deploy', null]);
    expect(s.player.options().filter((token) => reasonMissing(s.player, s.names, token, s.payments))).toEqual(['4,0:r0+n']);
  });
});

describe('a wagon that leaves an abbey [ABB-25]', () => {
  const ring = [
    [-1, -1],
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
  ].map(([x, y]) => ['base-B', x, y, 0] as [string, number, number, number]);
  const abbey = (wagonMove: 'connected' | 'nearby') =>
    scene({
      config: { wagonMove },
      tiles: [...ring, ['base-U', -1, 0, 0]],
      abbeys: ['red'],
      turn: 'red',
      supply: [{ normal: 1, wagon: 1 }, { normal: 1 }],
    })
      .apply('0,0@A')
      .claim('monastery', 'wagon')
      .until('wagon');

  it('is not asked in the first edition', () => {
    expect(abbey('connected').targets('wagon')).toEqual(['-1,0 road:EW']);
    expect(skipped(abbey('connected'))).toEqual(['wagon', ['wagon leaves abbey']]);
    expect(skipped(abbey('nearby'))).toEqual(['wagon', null]);
  });

  /** One turn: the abbey is laid among eight tiles and its wagon goes home without having been asked. */
  const record = (move: 'C1' | 'C2'): RecordedGame => {
    const at = [0, 0, 'Monastery', 'I'] as const;
    const start = [
      ...[
        [-1, -1],
        [0, -1],
        [1, -1],
        [1, 0],
      ].map(([x, y]) => ({ tile: 'BA/L', x, y, rotation: 0 })),
      ...[
        [1, 1],
        [0, 1],
        [-1, 1],
      ].map(([x, y]) => ({ tile: 'BA/C', x, y, rotation: 180 })),
      { tile: 'BA/RFr', x: -1, y: 0, rotation: 0 },
    ];
    return {
      id: `made by hand/${move}`,
      players: 2,
      decisions: 2,
      final: { disc: [], sco: [], sc: [] },
      setup: {
        sets: { 'basic:1': 1 },
        elements: { 'small-follower': 7, farmers: true, wagon: 1, abbey: 1 },
        rules: { 'wagon-move': move },
        start,
      },
      turns: [
        {
          n: 0,
          p: 0,
          part: 1,
          pos: [0, 0],
          rot: 0,
          d: [
            { k: 'abbey', o: [0, 90, 180, 270].map((rotation) => [0, 0, rotation]), pass: true, c: 0 },
            { k: 'meeple', o: ['SmallFollower', 'Wagon'].map((kind) => [kind, 'Monastery', 'I', 0, 0]), pass: true, c: 1 },
          ],
          sco: [[0, 9, 'monastery', at, []]],
          ret: [[0, 'Wagon', ...at]],
          oth: [],
          sc: [9, 0],
          dep: [],
          hand: [
            { SmallFollower: 7, Wagon: 1 },
            { SmallFollower: 7, Wagon: 1, abbeyTile: 1 },
          ],
          stopped: 'here',
        },
      ],
    };
  };

  it('ends a recorded turn with a named difference; in the second edition it would be an unexplained one', () => {
    expect(replayGame(players, record('C1'))).toMatchObject({
      difference: null,
      explained: [{ turn: 0, reason: 'wagon leaves abbey' }],
    });
    const open = record('C2');
    const whole = { ...open, turns: open.turns.map(({ stopped: _, ...turn }) => turn) };
    expect(replayGame(players, whole).difference).toMatchObject({ check: 'end of turn', ours: 'phase wagon' });
  });
});

/** Barns of Abbey & Mayor. */
import { describe, expect, it } from 'vitest';
import { gameFromPosition, positionText } from '../../src/notation/index.js';
import { loadGame, saveGame } from '../../src/saved/index.js';
import { setupFromGame } from '../../src/setup/from-game.js';
import type { Setup } from '../../src/setup/types.js';
import type { Laid, SceneSpec } from './table.js';
import { game, piece, scene } from './table.js';

/** One city of two tiles between two fields, a farmer of the first player in each. */
const TWO_FARMERS: Pick<Setup, 'tiles' | 'figures'> = {
  tiles: [
    ['base-E', 0, 0, 0],
    ['base-E', 0, -1, 2],
    ['base-B', 1, 0, 0],
    ['base-B', 0, 1, 0],
    ['base-B', 1, -2, 0],
    ['base-B', 0, -2, 0],
  ],
  figures: [
    { player: 0, figure: 'normal', x: 0, y: 0, segment: 'f0' },
    { player: 0, figure: 'normal', x: 0, y: -1, segment: 'f0' },
  ],
};

describe('barns', () => {
  const barns: SceneSpec = {
    config: { modules: { abbey: true } },
    tiles: [
      ['base-B', 0, 0, 0],
      ['base-B', 1, 0, 0],
      ['base-B', 0, 1, 0],
    ],
    turn: 'blue',
  };
  const barnOffers = (spec: SceneSpec, id: string) =>
    scene({ ...spec, draws: [id] })
      .place(id, 1, 1, 0)
      .player.options()
      .filter((token) => token.endsWith('+h'));

  it('ABB-30 an abbey has no field, so no barn stands at its corners', () => {
    expect(barnOffers(barns, 'base-B')).toEqual(['1,1:b3+h']);
    expect(barnOffers({ ...barns, tiles: [['am-abbey', 0, 0, 0], ...barns.tiles.slice(1)] }, 'base-B')).toEqual([]);
    const ring: readonly Laid[] = [...barns.tiles, ['base-B', 2, 1, 0], ['base-B', 1, 2, 0]];
    expect(
      scene({ ...barns, tiles: ring, abbeys: ['blue'] })
        .apply('1,1@A')
        .player.options()
        .filter((token) => token.endsWith('+h')),
    ).toEqual([]);
  });

  it('ABB-31 a second barn in one field only with barnOnBarnField', () => {
    const meeples = [piece('red', 0, 0, '2', 'barn')];
    const tiles = [...barns.tiles, ['base-B', -1, 0, 0], ['base-B', -1, 1, 0]] as const;
    const second = (barnOnBarnField: boolean) =>
      barnOffers({ ...barns, tiles, meeples, config: { ...barns.config, barnOnBarnField } }, 'base-B');
    expect([second(false), second(true)]).toEqual([[], ['1,1:b3+h']]);
  });

  it("ABB-32, TRD-21 a pig at a barn adds one a city, whatever it adds under the first edition's farmers", () => {
    const s = scene({
      config: { modules: { abbey: true, traders: true }, fieldScoring: 'perCity4', pigFirstEdition: 3 },
      turn: 'blue',
      draws: ['base-B'],
      tiles: [
        ['base-E', 0, 0, 0],
        ['base-E', 0, -1, 2],
        ['base-B', 1, 0, 0],
        ['base-B', 0, 1, 0],
      ],
      meeples: [piece('red', 0, 0, 'field:4'), piece('red', 0, 0, 'field:4', 'pig')],
    })
      .place('base-B', 1, 1, 0)
      .apply('1,1:b3+h');
    expect([s.points(), s.returned().sort()]).toEqual([{ red: 4 }, ['red normal', 'red pig']]);
  });

  it('BASE-67, ABB-32 perPlayer3: a city paid to a farmer when a barn was set is used up for that player', () => {
    const after = (north: 'red' | 'green', fieldScoring: 'perPlayer3' | 'perField3') =>
      scene({
        config: { modules: { abbey: true, traders: true }, fieldScoring },
        turn: 'blue',
        bag: { 'base-B': 1 },
        colours: ['red', 'blue', 'green'],
        tiles: [
          ['base-E', 0, 0, 0],
          ['base-E', 0, -1, 2],
          ['base-B', 1, 0, 0],
          ['base-B', 0, 1, 0],
        ],
        meeples: [piece('red', 0, 0, 'field:4'), piece(north, 0, -1, 'field:0')],
      })
        .place('base-B', 1, 1, 0)
        .apply('1,1:b3+h')
        .finish();
    const scores = (...given: Parameters<typeof after>) =>
      ['red', 'blue', 'green'].map((colour) => after(...given).score(colour));
    expect(after('red', 'perPlayer3').player.phase()).toBe('over');
    expect(scores('red', 'perPlayer3')).toEqual([3, 4, 0]);
    expect(scores('green', 'perPlayer3')).toEqual([3, 4, 3]);
    expect(scores('red', 'perField3')).toEqual([6, 4, 0]);
  });

  it('BASE-67 what a city has paid is part of the position: undone with the move, in the hash, and kept from the next barn', () => {
    const g = game({
      config: { edition: 'C2', sets: ['base', 'abbey-mayor'], fieldScoring: 'perPlayer3' },
      drawn: 'base-B',
      bag: { 'base-B': 3 },
      abbeys: [0, 0],
      turnPlayer: 1,
      ...TWO_FARMERS,
    }).play('1,1@0');
    const before = g.hash();
    g.play('1,1:b3+h');
    expect([...g.scores]).toEqual([3, 0]);
    const paid = g.hash();
    g.undo();
    expect(g.hash()).toBe(before);
    g.play('1,1:b3+h');
    expect(g.hash()).toBe(paid);
  });

  it('BASE-67 setups and position texts say which cities have paid whose farmers', () => {
    const setup: Setup = {
      config: { edition: 'C2', sets: ['base', 'abbey-mayor'], fieldScoring: 'perPlayer3' },
      drawn: 'base-B',
      bag: { 'base-B': 1 },
      abbeys: [0, 0],
      turnPlayer: 1,
      ...TWO_FARMERS,
    };
    const g = game(setup).play('1,1@0').play('1,1:b3+h');
    expect([g.phase, g.paidCities()]).toEqual(['draw', [{ x: 0, y: -1, segment: 0, players: [0] }]]);
    const text = positionText(g);
    expect(text).toContain(' paid 0=0,-1:c0');
    const again = gameFromPosition(g.engine, text, { manualChance: true });
    expect([again.hash(), positionText(again)]).toEqual([g.hash(), text]);
    const given = JSON.parse(JSON.stringify(setupFromGame(g))) as Setup;
    expect(given.paidCities).toEqual([{ x: 0, y: -1, segment: 'c0', players: [0] }]);
    expect(game(given).hash()).toBe(g.hash());
    expect(loadGame(g.engine, saveGame(game(given))).hash()).toBe(g.hash());
    const end = (paidCities: Setup['paidCities']) =>
      game({ ...given, paidCities: paidCities ?? [] })
        .play('?base-B')
        .play('2,0@0')
        .play('-').scores;
    expect(game({ ...given, paidCities: [] }).hash()).not.toBe(g.hash());
    const south = [{ x: 0, y: 0, segment: 'c0', players: [0] }]; // the same city by its other segment
    expect(game({ ...given, paidCities: south }).hash()).toBe(g.hash());
    expect([end(given.paidCities), end([]), end([{ x: 0, y: 0, segment: 'c0', players: [1] }])]).toEqual([
      [3, 4],
      [6, 4],
      [6, 4],
    ]);
    const two = game({ ...given, paidCities: [{ x: 0, y: 0, segment: 'c0', players: [1, 0] }] });
    expect(positionText(two)).toContain(' paid 0=0,-1:c0;1=0,-1:c0');
    expect(gameFromPosition(g.engine, positionText(two), { manualChance: true }).hash()).toBe(two.hash());
  });

  it('BASE-67 a setup names only complete cities, and players once, and only where they are remembered', () => {
    const base: Setup = {
      config: { edition: 'C2', sets: ['base', 'abbey-mayor'], fieldScoring: 'perPlayer3' },
      tiles: [
        ['base-E', 0, 0, 0],
        ['base-E', 0, -1, 2],
        ['base-E', 1, 0, 0],
      ],
    };
    const city = { x: 0, y: 0, segment: 'c0', players: [0] };
    const refused =
      (change: object, config = base.config) =>
      () =>
        game({ ...base, config, paidCities: [{ ...city, ...change }] });
    expect(game({ ...base, paidCities: [city] }).paidCities()).toHaveLength(1);
    expect(refused({ x: 1 })).toThrow(/complete city/);
    expect(refused({ segment: 'f0' })).toThrow(/paidCities\[0\]\.segment/);
    expect(refused({ x: 5 })).toThrow(/paidCities\[0\]/);
    expect(refused({ players: [] })).toThrow(/paidCities\[0\]\.players/);
    expect(refused({ players: [2] })).toThrow(/paidCities\[0\]\.players\[0\]/);
    expect(refused({ players: [1, 1] })).toThrow(/paidCities\[0\]\.players\[1\]/);
    expect(refused({}, { edition: 'C2', sets: ['base', 'abbey-mayor'] })).toThrow(/paidCities/);
    expect(refused({}, { edition: 'C2', fieldScoring: 'perPlayer3' })).toThrow(/paidCities/);
  });

  it('ABB-36 a corner field of a lake or a labyrinth bears a barn; ferries and the labyrinth change nothing in it', () => {
    const roads: readonly Laid[] = [
      ['base-B', 0, 0, 0],
      ['base-U', 1, 0, 1],
      ['base-U', 0, 1, 0],
    ];
    const s = (id: string) =>
      scene({ ...barns, tiles: roads, meeples: [piece('red', 1, 0, 'field:2')], draws: [id] }).place(id, 1, 1, 0);
    for (const id of ['fer-RRRR', 'lab-RRRR-labyrinth']) {
      const t = s(id);
      expect([id, t.player.options().filter((token) => token.endsWith('+h'))]).toEqual([id, ['1,1:b3+h']]);
      t.apply('1,1:b3+h').finish();
      // the farmer on the other side of the road is not in the barn's field
      expect([
        id,
        t.points(),
        t.returned(),
        t.player
          .figures()
          .map(({ figure }) => figure)
          .sort(),
      ]).toEqual([id, {}, [], ['barn', 'normal']]);
    }
  });
});

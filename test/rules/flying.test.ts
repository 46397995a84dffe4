/** Flying machines. */
import { describe, expect, it } from 'vitest';
import type { SceneSpec } from './table.js';
import { phasesOf, piece, scene, THREE_ROAD_FIELDS, tile } from './table.js';

describe('flying machines', () => {
  const all: SceneSpec = {
    config: { abbots: true, pieces: { abbot: 1, large: 1 }, modules: { traders: true, abbey: true } },
    tiles: [['base-E-garden', 0, 0, 0]],
    draws: ['fly-FRFR-w'],
    turn: 'red',
  };

  it('FLY-2 a flight or a normal placement, after a tile with a flying machine only', () => {
    const s = scene(all).place('fly-FRFR-w', 0, 1, 0);
    expect(s.places()).toEqual(['field:0,1,2,7', 'field:3,4,5,6', 'road:EW']);
    expect(s.player.options()).toContain('/n');
    const plain = scene(all).place('base-U', 0, 1, 0);
    expect(plain.player.options().filter((token) => token.startsWith('/'))).toEqual([]);
    s.claim('road:EW');
    expect([s.player.phase(), s.player.figures().length]).toEqual(['draw', 1]);
  });

  it('FLY-3 every meeple can fly, builder, pig and barn can not', () => {
    const s = scene(all).place('fly-FRFR-w', 0, 1, 0);
    expect(s.player.supply(0)).toMatchObject({ builder: 1, pig: 1, barn: 1 });
    expect(
      s.player
        .options()
        .filter((token) => token.startsWith('/'))
        .sort(),
    ).toEqual(['/a', '/l', '/m', '/n', '/w']);
    const empty = scene({ ...all, supply: [{ normal: 0, mayor: 0 }, {}] }).place('fly-FRFR-w', 0, 1, 0);
    expect(
      empty.player
        .options()
        .filter((token) => token.startsWith('/'))
        .sort(),
    ).toEqual(['/a', '/l', '/w']);
  });

  it('FLY-8 the meeple becomes what the place makes of it', () => {
    const s = scene({ tiles: [['base-E', 0, 0, 0]], draws: ['fly-FFFF-w'], turn: 'red' })
      .place('fly-FFFF-w', 1, 0, 0)
      .apply('/n')
      .apply('*1');
    expect(s.targets()).toEqual(['0,0 city:N']);
    s.apply(`${s.token(0, 0, 'city:N')}+n`);
    const next = scene({ ...s.snapshot({ tiles: [] }), turn: 'blue' })
      .place('base-E', 0, -1, 2)
      .finish();
    expect([next.points(), next.returned()]).toEqual([{ red: 4 }, ['red normal']]);
  });

  it('FLY-9 on a lake one road is chosen among the unfinished, on a labyrinth its road; no pivots follow', () => {
    /** From (2,1) two squares west. */
    const flight = (spec: SceneSpec) =>
      scene({ draws: ['fly-FFFF-w'], turn: 'red', ...spec })
        .place('fly-FFFF-w', 2, 1, 0)
        .apply('/n')
        .apply('*2');
    const s = flight({
      tiles: [
        ['base-B', 2, 0, 0],
        ['fer-FRRR', 0, 1, 0],
        ['base-A', -1, 1, 2],
      ],
      ferries: [[0, 1, 'ES']],
    });
    expect(s.targets()).toEqual(['0,1 road:E', '0,1 road:S']); // the road to the west is complete
    s.apply(`${s.token(0, 1, 'road:S')}+n`);
    expect([s.player.phase(), s.player.figures().length]).toEqual(['draw', 1]);
    const maze = flight({
      tiles: [
        ['base-B', 2, 0, 0],
        ['lab-RRRR-labyrinth', 0, 1, 0],
      ],
    });
    expect(maze.targets()).toEqual(['0,1 road:NESW']);
  });

  it('FLY-10 the flight comes before the new ferry', () => {
    const port = tile('own-air-port', 'FRRR', {
      roads: ['E', 'S', 'W'].map((ends) => ({ ends, endsAt: 'lake' as const })),
      fields: THREE_ROAD_FIELDS,
      features: { lake: true, flyingMachine: 'W' },
    });
    const s = scene({
      config: { tiles: [{ tile: port }], modules: { ferries: true, flying: true } },
      tiles: [['base-A', 0, 0, 2]],
      meeples: [piece('blue', 0, 0, 'road:E')],
      draws: ['own-air-port'],
      turn: 'red',
    }).place('own-air-port', 1, 0, 0);
    s.apply('/n').apply('*1');
    // the road is complete at the lake, so only the monastery is left
    expect([s.player.phase(), s.targets()]).toEqual(['land', ['0,0 monastery']]);
    expect(phasesOf(s.apply(`${s.token(0, 0, 'monastery')}+n`), 'EW')).toEqual(['ferry']);
  });

  it('FLY-5, FLY-6 the kind of meeple says where on the tile it may land; an occupied abbey is a place, a complete one is none', () => {
    const tiles = [
      ['am-abbey', 0, 0, 0],
      ['base-B', 0, -1, 0],
      ['base-B', 1, 0, 0],
    ] as const;
    const land = (letter: string, spec: SceneSpec) => {
      const s = scene({ ...all, draws: ['fly-FFFF-w'], ...spec })
        .place('fly-FFFF-w', 2, 0, 0)
        .apply(`/${letter}`)
        .apply('*2');
      return s.player.phase() === 'land'
        ? s.targets(({ n: 'normal', l: 'large', m: 'mayor', w: 'wagon', a: 'abbot' } as const)[letter as 'n'])
        : [];
    };
    for (const letter of ['n', 'l', 'w', 'a'])
      expect([letter, land(letter, { tiles, meeples: [piece('blue', 0, 0, 'monastery')] })]).toEqual([letter, ['0,0 monastery']]);
    expect(land('m', { tiles })).toEqual([]);
    const ring = [
      [-1, -1],
      [1, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
      [1, 1],
    ].map(([x, y]) => ['base-B', x, y, 0] as unknown as (typeof tiles)[number]);
    expect(land('n', { tiles: [...tiles, ...ring] })).toEqual([]);
    const town = [
      ['base-E-garden', 0, 0, 0],
      ['base-B', 1, 0, 0],
    ] as const;
    expect([land('m', { tiles: town }), land('a', { tiles: town }), land('w', { tiles: town })]).toEqual([
      ['0,0 city:N'],
      ['0,0 garden'],
      ['0,0 city:N'],
    ]);
  });

  it('FLY-7 what flew in vain is in hand again, and can be placed in the second part of a double turn', () => {
    const s = scene({
      tiles: [['base-A', 0, 0, 2]],
      meeples: [piece('red', 0, 0, 'road:E'), piece('red', 0, 0, 'road:E', 'builder')],
      draws: ['fly-FRFR-n'],
      supply: [{ normal: 1 }, {}],
      turn: 'red',
    })
      .place('fly-FRFR-n', 1, 0, 0)
      .apply('/n')
      .apply('*1');
    expect([s.player.phase(), s.player.part(), s.player.supply(0).normal]).toEqual(['draw', 2, 1]);
    expect(s.place('base-U', 2, 0, 0).places()).toContain('field:0,1,2,7');
  });
});

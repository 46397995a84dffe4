/** The Fairy: what she pays, alone and with other rules. */
import { describe, expect, it } from 'vitest';
import type { Figure } from '../../src/types.js';
import { finishGame, moves, ON_TILE, paid, PLAIN, ROAD, table } from './fairy-table.js';
import type { Scene, SceneSpec } from './table.js';
import { piece } from './table.js';

describe('what the fairy pays', () => {
  it('FAIRY-12, FAIRY-14, ABB-11, GOLD-PD5 three points with strength 0, moved to the meeple as its city is completed', () => {
    const mayors = { modules: { fairy: true, abbey: true }, pieces: { mayor: 1 } };
    const s = table(
      {
        tiles: [
          ['base-D', 0, 0, 0],
          ['base-G', 0, -1, 0],
        ],
        meeples: [piece('red', 0, -1, 'city:N', 'mayor')],
        drawn: 'base-E',
      },
      undefined,
      mayors,
    ).place('base-E', 0, -2, 2);
    s.apply('0,-1:c0!m').finish();
    expect([s.points(), s.returned()]).toEqual([{ red: 3 }, ['red mayor']]);
  });
  it('FAIRY-12 without the majority, on a road, a city, a monastery', () => {
    const s = table(
      {
        tiles: [['base-D', 0, 0, 0]],
        meeples: [piece('red', 0, 0, 'city:N'), piece('blue', 0, 0, 'city:N', 'large')],
        drawn: 'base-E',
      },
      [0, 0, 0, 'city:N'],
    ).place('base-E', 0, -1, 2);
    expect(s.finish().points()).toEqual({ red: 3, blue: 4 });
    const around = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => ['base-B', x, y, 0] as const)).slice(0, 8);
    const monk = table({ tiles: around, meeples: [piece('red', 0, 0, 'monastery')], drawn: 'base-B' }, [
      0,
      0,
      0,
      'monastery',
    ]).place('base-B', 1, 1, 0);
    expect(monk.finish().points()).toEqual({ red: 12 });
  });
  const END = [
    ['GOLD-PD6 an inn road without points', 'ic-FRFR-inn', piece('red', 1, 0, 'road:E', 'large'), 3],
    ['GOLD-PD7 a plain road', 'base-U', piece('red', 1, 0, 'road:E'), 6],
    ['GOLD-PD8 a farmer without city', 'base-U', piece('red', 1, 0, 'field:0'), 3],
  ] as const;
  it.each(END)('FAIRY-13, BASE-61, %s at the end', (_, second, meeple, points) => {
    const s = table(
      {
        tiles: [
          ['base-D', 0, 0, 0],
          [second, 1, 0, 0],
          ['base-U', 2, 0, 0],
        ],
        meeples: [meeple],
        bag: { 'base-B': 1 },
        turn: 'blue',
        drawn: 'base-B',
      },
      [0, 1, 0, meeple.on, meeple.type as Figure],
    );
    s.place('base-B', 0, 1, 0);
    finishGame(s);
    expect([s.points(true)['red'], paid(s, true)]).toEqual([points, ['0 3']]);
  });
  it('FAIRY-15, MAGE-8 the witch halves the road and not her bonus', () => {
    const s = table(
      {
        tiles: [
          ['base-L', 0, 0, 0],
          ['base-U', 1, 0, 0],
          ['base-U', 2, 0, 0],
        ],
        meeples: [piece('red', 1, 0, 'road:E')],
        figures: { witch: [1, 0, 'road:E'] },
        drawn: 'base-L',
      },
      [0, 1, 0, 'road:E'],
    );
    s.apply(s.player.options().find((token) => token.startsWith('3,0@')) as string).finish();
    expect([s.points(), paid(s)]).toEqual([{ red: 2 + 3 }, ['0 3']]);
  });
  it('X-FAIRY-4 an abbot taken back brings nothing of hers', () => {
    const abbots = { abbots: true, modules: { fairy: true }, pieces: { abbot: 1 } };
    const s = table(
      {
        tiles: [
          ['base-D', 0, 0, 0],
          ['base-B', 0, 1, 0],
        ],
        meeples: [piece('red', 0, 1, 'monastery', 'abbot')],
        drawn: 'base-U',
      },
      [0, 0, 1, 'monastery', 'abbot'],
      abbots,
    ).place('base-U', 1, 0, 0);
    s.apply('0,1^');
    expect([s.points(), paid(s)]).toEqual([{ red: 3 }, []]);
  });
  it('X-FAIRY-3 the bonus belongs to the road that a labyrinth makes one', () => {
    const labyrinth = { modules: { fairy: true, labyrinth: true }, labyrinth: 'basic' };
    const s = table(
      { tiles: ROAD, meeples: [piece('red', 0, 0, 'road:E'), piece('blue', 2, 0, 'road:E')], drawn: 'base-U' },
      [1, 2, 0, 'road:E'],
      labyrinth,
    );
    expect(s.feature(0, 0, 'road:E').owners).toEqual([0, 1]);
    s.place('base-U', 3, 0, 0).finish();
    expect(s.points()).toEqual({ blue: 1 });
  });
  it('X-FAIRY-5 a farmer who is scored because of a barn', () => {
    const barns = { modules: { fairy: true, abbey: true }, pieces: { barn: 1 } };
    const s = table(
      {
        tiles: [
          ['base-B', 0, 0, 0],
          ['base-B', 1, 0, 0],
          ['base-B', 0, 1, 0],
        ],
        meeples: [piece('blue', 0, 0, 'field:0')],
        drawn: 'base-B',
      },
      [1, 0, 0, 'field:0'],
      barns,
    ).place('base-B', 1, 1, 0);
    s.apply('1,1:b3+h').finish();
    expect([s.points(), s.returned()]).toEqual([{ blue: 3 }, ['blue normal']]);
  });
  it('FAIRY-4, FAIRY-10, FAIRY-12, PORTAL-1, GOLD-PD9a through a game', () => {
    const s = through(PLAIN, '1,0:c0!n');
    expect([s.player.scores()]).toEqual([[16, 4]]);
  });
  it('FAIRY-20, GOLD-PD9b the same on a tile: a point for whoever stands there, three for one meeple of a feature', () => {
    expect(through(ON_TILE, '1,0!F').player.scores()).toEqual([16, 9]);
  });
  it('FAIRY-20 to a tile with an own meeple other than hers; a point for each; the first in turn order has the bonus', () => {
    const meeples = [piece('red', 0, 0, 'city:N'), piece('red', 0, 0, 'road:E'), piece('blue', 0, 0, 'city:N')];
    const spec: SceneSpec = { tiles: ROAD, meeples: [...meeples, piece('red', 1, 0, 'field:0')], draws: ['base-E'] };
    const s = table(spec, [-1, 0, 0, ''], ON_TILE);
    expect(s.player.scores()).toEqual([2, 0]);
    s.place('base-E', 0, -1, 2);
    expect(moves(s)).toEqual(['1,0!F']);
    s.apply('-').finish();
    expect([s.points(), paid(s)]).toEqual([{ red: 4 + 3, blue: 4 }, ['0 3']]);
    const other = table({ ...spec, turn: 'blue' }, [-1, 0, 0, ''], ON_TILE);
    other.place('base-E', 0, -1, 2).apply('-').finish();
    // and then red's turn begins with the meeple that is left there
    expect([other.points(), other.player.scores()]).toEqual([{ red: 4 + 1, blue: 4 + 3 }, [5, 8]]);
  });
  it('FAIRY-21 on a tile she stays whoever leaves, and serves who comes', () => {
    const s = table(
      { tiles: [['base-D', 0, 0, 0]], meeples: [piece('red', 0, 0, 'city:N')], drawn: 'base-E', draws: ['base-U'] },
      [-1, 0, 0, ''],
      ON_TILE,
    ).place('base-E', 0, -1, 2);
    s.apply('-').finish();
    expect(s.points()).toEqual({ red: 7 });
    s.place('base-U', 1, 0, 0);
    expect(moves(s)).toEqual([]);
  });
  it('FAIRY-2, PHA-7 after her move a phantom may still follow', () => {
    const s = table({ tiles: ROAD, meeples: [piece('red', 1, 0, 'road:E')], drawn: 'base-B' }, undefined, {
      modules: { fairy: true, phantom: true },
    }).place('base-B', 0, 1, 0);
    expect(s.apply('1,0:r0!n').player.phase()).toBe('phantom');
  });
  it('FAIRY-4, PRIN-10 where a knight has to go she may not be moved', () => {
    const s = table(
      { tiles: [['base-D', 0, 0, 0]], meeples: [piece('red', 0, 0, 'city:N')], drawn: 'pd-CRRR-princess' },
      undefined,
      { modules: { fairy: true, princess: true }, princessAction: 'must' },
    ).place('pd-CRRR-princess', 0, -1, 2);
    expect(s.player.options()).toEqual(['0,0:c0-n0']);
  });
});

/** The turns of GOLD-PD9a and GOLD-PD9b; `move` takes the fairy to the knight. */
function through(config: object, move: string): Scene {
  const s = table({ tiles: [['base-D', 0, 0, 0]], draws: ['pd-CFRR-portal', 'base-W'] }, undefined, { ...config, fields: false });
  s.place('base-L', 1, 0, 1).claim('city:E').finish();
  s.place('pd-CFRR-portal', -1, 0, 2).claim('road:W', 'normal', { x: 1, y: 0 }).finish();
  s.place('base-F', 2, 0, 1).apply(move).finish();
  s.place('base-F', 3, 0, 1).finish();
  s.place('base-E', 4, 0, 3).finish();
  return s.place('base-W', -1, -1, 1).finish();
}

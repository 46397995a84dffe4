/** Public bug reports about points, each with the value that the rules give. */
import { describe, expect, it } from 'vitest';
import { board, played } from './board.js';
import type { Live } from './board.js';

const red = (x: number, y: number, on: string, type?: string) => ({
  player: 'red',
  at: [x, y] as const,
  on,
  ...(type ? { type } : {}),
});
const blue = (x: number, y: number, on: string, type?: string) => ({
  player: 'blue',
  at: [x, y] as const,
  on,
  ...(type ? { type } : {}),
});
/** Final scores of a board without a bag. */
const final = (id: string, spec: Live) => {
  const scene = board(id, { ...spec, bag: {} });
  expect(scene.player.phase()).toBe('over');
  return Object.fromEntries(scene.player.scores().map((score, i) => [scene.colours[i], score]));
};

describe('public bug reports: scoring', () => {
  it('PUB-01 an inn is not forgotten when a ferry is swung [FER-63, INN-2]', () => {
    const s = played('PUB-01', { live: [3, 0], ferries: [[1, 0, 'EW']], meeples: [red(-1, 0, 'road:E')], turn: 'red' })
      .pivot(1, 0, 'SW')
      .finish();
    expect([s.points(), s.returned()]).toEqual([{ red: 10 }, ['red normal']]);
    const rest = s.feature(2, 0, 'road:E');
    expect([rest.tiles, rest.complete, rest.inn]).toEqual([3, false, false]);
  });

  it('PUB-12 a ferry lake is no inn lake [FER-63]', () => {
    expect(
      played('PUB-12', { live: [2, 0], meeples: [red(0, 0, 'road:E')], turn: 'blue' })
        .finish()
        .points(),
    ).toEqual({ red: 4 });
  });

  it('PUB-22 a tie on an advanced labyrinth pays everybody everything [LAB-21, LAB-22]', () => {
    const s = played('PUB-22', {
      live: [1, 1],
      meeples: [
        red(0, 0, 'road:E'),
        red(-1, 0, 'road:E'),
        blue(1, -1, 'road:S'),
        blue(2, 0, 'road:W'),
        { player: 'green', at: [1, 0], on: 'road:N' },
      ],
      turn: 'green',
    }).finish();
    expect(s.points()).toEqual({ red: 17, blue: 17 });
    expect(s.returned()).toHaveLength(5);
  });

  it('PUB-23 a labyrinth left open at the end pays no bonus [LAB-24]', () => {
    expect(final('PUB-23', { meeples: [red(0, 0, 'road:E'), blue(1, 0, 'road:N')] })).toEqual({ red: 3, blue: 3 });
  });

  it('PUB-24 a three-way road counts every tile and waits for every end [ROAD-2, ROAD-3]', () => {
    const before = board('PUB-24', { live: [1, 1], meeples: [red(0, 0, 'road:E')], turn: 'blue' });
    expect(before.feature(0, 0, 'road:E').complete).toBe(false);
    expect(before.place('base-W', 1, 1, 1).finish().points()).toEqual({ red: 5 });
  });

  it('PUB-26 the mage adds to an unfinished inn road at the end [MAGE-7, INN-4]', () => {
    expect(final('PUB-26', { meeples: [red(0, 0, 'road:E')], figures: { mage: [2, 0, 'road:E'] } })['red']).toBe(3);
  });

  it('PUB-28 an unfinished inn road is worth 0, or its tiles with unfinishedInnCathedral: ignore [INN-4]', () => {
    expect(final('PUB-28', { meeples: [red(0, 0, 'road:E')] })['red']).toBe(0);
    expect(final('PUB-28', { meeples: [red(0, 0, 'road:E')], config: { unfinishedInnCathedral: 'ignore' } })['red']).toBe(2);
  });

  it('PUB-29 the inn of a crossing tile belongs to one arm [INN-3]', () => {
    const s = played('PUB-29', { live: [1, 0], meeples: [red(0, 0, 'road:E'), blue(2, 0, 'road:W')], turn: 'green' }).finish();
    expect(s.points()).toEqual({ red: 3, blue: 4 });
  });

  for (const [twoTileCity, points] of [
    ['normal', 4],
    ['reduced', 2],
  ] as const) {
    it(`PUB-33 a two-tile city pays ${points} with twoTileCity: ${twoTileCity} [BASE-52]`, () => {
      expect(
        played('PUB-33', { live: [0, -1], config: { twoTileCity }, meeples: [red(0, 0, 'city:N')], turn: 'blue' })
          .finish()
          .points(),
      ).toEqual({ red: points });
    });
  }

  it('PUB-34 one city pays in each of its fields [BASE-64, BASE-65]', () => {
    expect(final('PUB-34', { meeples: [red(0, 0, 'field:2'), blue(0, -1, 'field:3')] })).toEqual({ red: 3, blue: 3 });
  });

  it('PUB-34 and once in a field that was joined [BASE-66]', () => {
    const s = board('PUB-34', { meeples: [red(0, 0, 'field:2'), blue(0, -1, 'field:3')], bag: { 'base-U': 2 }, turn: 'red' });
    s.place('base-U', 1, 0, 0).finish().place('base-U', 1, -1, 0).finish();
    expect([s.player.phase(), s.points(true)]).toEqual(['over', { red: 3, blue: 3 }]);
  });

  it('PUB-37 the value of a field follows its cities [BASE-64]', () => {
    const s = board('PUB-37', { live: [0, -1], meeples: [red(1, 0, 'field:0')], turn: 'blue' });
    expect(s.feature(1, 0, 'field:0').points).toBe(0);
    s.place('base-E', 0, -1, 2).finish();
    expect(s.feature(1, 0, 'field:0').points).toBe(3);
  });

  it('PUB-39 a coat of arms belongs to the city alone [BASE-51]', () => {
    const s = played('PUB-39', { live: [1, 1], meeples: [red(0, 0, 'road:E')], turn: 'blue' }).finish();
    expect(s.points()).toEqual({ red: 4 });
    expect(s.feature(1, 0, 'city:N').points).toBe(2);
  });

  it('PUB-46 a monastery set into a finished surrounding pays at once [BASE-24, BASE-53]', () => {
    const s = played('PUB-46', { live: [1, 1], turn: 'red' })
      .claim('monastery')
      .finish();
    expect([s.points(), s.returned()]).toEqual([{ red: 9 }, ['red normal']]);
  });

  it('PUB-50 a builder never counts for the majority [TRD-15]', () => {
    const s = played('PUB-50', {
      live: [2, 0],
      meeples: [red(0, 0, 'road:E'), red(1, 0, 'road:E', 'builder'), blue(-1, 0, 'road:E')],
      turn: 'green',
    }).finish();
    expect([s.points(), s.returned()]).toEqual([{ red: 4, blue: 4 }, ['blue normal', 'red builder', 'red normal']]);
  });

  it('PUB-60 a mayor in a city without coats holds nothing [ABB-11]', () => {
    const s = played('PUB-60', { live: [0, -1], meeples: [red(0, 0, 'city:N', 'mayor')], turn: 'blue' }).finish();
    expect([s.points(), s.returned()]).toEqual([{}, ['red mayor']]);
    const both = played('PUB-60', {
      live: [0, -1],
      meeples: [red(0, 0, 'city:N', 'mayor'), blue(0, 0, 'city:N')],
      turn: 'green',
    }).finish();
    expect(both.points()).toEqual({ blue: 4 });
  });

  it('PUB-60 and is offered in cities only [ABB-10]', () => {
    const s = played('PUB-46', { live: [2, 0], config: { modules: { abbey: true } }, turn: 'red' });
    expect(s.places('mayor')).toEqual([]);
    const city = played('PUB-60', { live: [0, -1], config: { modules: { abbey: true } }, turn: 'red' });
    expect(city.places('mayor')).toEqual(['city:S']);
  });

  it('PUB-84 the value of an unfinished feature can be asked and changes nothing [BASE-61]', () => {
    const s = board('PUB-84', { meeples: [red(0, 0, 'road:E')] });
    expect([s.score('red'), s.feature(0, 0, 'road:E').points, s.score('red')]).toEqual([0, 2, 0]);
  });
});

/** Public bug reports about what belongs together: ferries, rings, start tile, abbeys. */
import { describe, expect, it } from 'vitest';
import { board, played } from './board.js';

const red = (x: number, y: number, on: string, type?: string) => ({
  player: 'red',
  at: [x, y] as const,
  on,
  ...(type ? { type } : {}),
});

describe('public bug reports: connectivity', () => {
  it('PUB-05 a builder cut off from its meeple by a swing goes home at once [FER-61]', () => {
    const s = played('PUB-05', {
      live: [3, 0],
      ferries: [[1, 0, 'EW']],
      meeples: [red(0, 0, 'road:E'), red(2, 0, 'road:E', 'builder')],
      turn: 'red',
    }).pivot(1, 0, 'SW');
    expect(s.player.supply(s.index('red')).builder).toBe(1);
    expect(s.returned()).toEqual(['red builder']);
    expect(s.player.figures().map(({ x, y }) => [x, y])).toEqual([[0, 0]]);
  });

  it('PUB-13 a jetty without the ferry ends the road on its tile [FER-16]', () => {
    const s = played('PUB-13', { live: [1, 0], meeples: [red(0, 0, 'road:E')], turn: 'blue' })
      .until('ferry')
      .apply('1,0~ES')
      .finish();
    expect([s.points(), s.returned()]).toEqual([{ red: 3 }, ['red normal']]);
  });

  it('PUB-30 a road that comes back to its own tile counts it once [BASE-33, BASE-34]', () => {
    const s = played('PUB-30', { live: [1, 1], meeples: [red(1, 0, 'road:E')], turn: 'blue' }).finish();
    expect(s.points()).toEqual({ red: 4 });
    expect([
      s.sameFeature(s.spot(1, 0, 'road:E'), s.spot(1, 0, 'road:S')),
      s.sameFeature(s.spot(1, 0, 'road:E'), s.spot(1, 0, 'road:W')),
    ]).toEqual([true, false]);
    expect(s.feature(1, 0, 'road:W').complete).toBe(false);
  });

  it('PUB-31 a ring is complete [BASE-32]', () => {
    const s = played('PUB-31', { live: [0, 2], meeples: [red(0, 1, 'road:E')], turn: 'blue' }).finish();
    expect([s.points(), s.returned()]).toEqual([{ red: 4 }, ['red normal']]);
  });

  it('PUB-40 the start tile is a tile like any other [BASE-30, BASE-40]', () => {
    expect(
      played('PUB-40', { live: [1, 0], meeples: [red(-1, 0, 'road:E')], turn: 'blue' })
        .finish()
        .points(),
    ).toEqual({ red: 3 });
  });

  it('PUB-58 an abbey that touches one city on two sides closes it [ABB-4, ABB-5]', () => {
    const s = played('PUB-58', { live: [2, -1], meeples: [red(1, -1, 'city:N')], abbeys: ['blue'], turn: 'blue' });
    s.finish();
    expect(s.points()).toEqual({ red: 10 });
    expect(s.feature(2, 0, 'road:E').complete).toBe(false);
  });

  it('PUB-09 an abbey at a ferry road: no ferry, no second tile, no points [ABB-7, FER-60, TRD-16]', () => {
    const s = played('PUB-09', {
      live: [1, 0],
      ferries: [[-1, 0, 'EW']],
      meeples: [red(0, 0, 'road:E'), red(0, 0, 'road:E', 'builder')],
      abbeys: ['red'],
      turn: 'red',
    });
    expect(s.until('pivot').player.phase()).not.toBe('pivot');
    expect([s.points(), s.player.turnPlayer(), s.player.part()]).toEqual([{}, s.index('blue'), 1]);
  });

  it('PUB-09 the abbey needs four neighbours [ABB-3]', () => {
    const s = board('PUB-09', { live: [1, 0], abbeys: ['red'], turn: 'red' });
    expect([...s.player.options()].sort()).toEqual(['-', '1,0@A']);
  });
});

/** Public bug reports about wagons, mage and witch, and fliers. */
import { describe, expect, it } from 'vitest';
import { players } from '../golden/players.js';
import { Scene } from '../golden/scene.js';
import { played } from './board.js';

const piece = (player: string) => (x: number, y: number, on: string, type?: string) => ({
  player,
  at: [x, y] as const,
  on,
  ...(type ? { type } : {}),
});
const red = piece('red');
const blue = piece('blue');

describe('public bug reports: wagons', () => {
  for (const [wagonMove, targets] of [
    ['connected', ['-1,0 monastery', '2,0 road:E', '2,0 road:S']],
    ['nearby', ['0,0 city:N', '2,0 city:N', '2,0 road:E', '2,0 road:S']],
  ] as const) {
    it(`PUB-52 how far a wagon goes, ${wagonMove} [ABB-24, ABB-25]`, () => {
      const s = played('PUB-52', {
        live: [-1, 0],
        config: { wagonMove },
        meeples: [red(1, 0, 'road:E', 'wagon')],
        turn: 'blue',
      }).until('wagon');
      expect([s.points(), s.targets('wagon')]).toEqual([{ red: 4 }, targets]);
    });
  }

  it('PUB-54 features touch in pairs: the city at the gate, not the road behind it [ABB-25]', () => {
    const s = played('PUB-54', {
      live: [1, 0],
      config: { wagonMove: 'connected' },
      meeples: [red(0, 0, 'road:E', 'wagon')],
      turn: 'blue',
    }).until('wagon');
    expect([s.points(), s.targets('wagon')]).toEqual([{ red: 3 }, ['-1,0 monastery', '1,0 city:NS']]);
  });

  it('PUB-56 several wagons: owners clockwise from the turn player, a taken target is gone [ABB-23]', () => {
    const s = played('PUB-56', {
      live: [1, 0],
      config: { wagonMove: 'connected' },
      colours: ['red', 'blue', 'green'],
      meeples: [red(-1, 0, 'road:E', 'wagon'), blue(2, 0, 'road:W', 'wagon')],
      turn: 'green',
    }).until('wagon');
    expect(s.points()).toEqual({ red: 4, blue: 4 });
    expect(s.player.actor()).toBe(s.index('red'));
    expect(s.targets('wagon')).toEqual(['-1,0 monastery', '2,0 road:E', '2,0 road:N']);
    s.apply(`${s.token(2, 0, 'road:N')}>w`);
    expect(s.player.actor()).toBe(s.index('blue'));
    expect(s.targets('wagon')).toEqual(['-1,0 monastery', '2,0 road:E']);
    s.apply('-');
    expect([s.player.phase(), s.player.turnPlayer()]).toEqual(['draw', s.index('red')]);
  });

  it('PUB-57 an empty completed city is no target [ABB-21]', () => {
    const s = played('PUB-57', {
      live: [1, 0],
      config: { wagonMove: 'nearby' },
      meeples: [red(0, 0, 'road:E', 'wagon')],
      turn: 'blue',
    }).until('wagon');
    expect(s.targets('wagon')).toEqual(['-1,0 monastery', '1,0 city:N', '1,0 road:E', '1,0 road:S']);
  });

  it('PUB-49 a wagon owner decides inside the double turn of another player [TRD-11, ABB-23]', () => {
    const s = played('PUB-49', {
      live: [1, 0],
      config: { wagonMove: 'nearby' },
      meeples: [red(0, -1, 'city:S'), red(1, -1, 'city:W', 'builder'), blue(0, 0, 'road:E', 'wagon')],
      turn: 'red',
    }).until('wagon');
    expect(s.points()).toEqual({ red: 8, blue: 3 });
    expect([s.player.actor(), s.player.turnPlayer()]).toEqual([s.index('blue'), s.index('red')]);
    s.apply('-');
    expect([s.player.turnPlayer(), s.player.part()]).toEqual([s.index('red'), 2]);
    s.place('base-B', 0, 1, 0);
    expect(s.player.actor()).toBe(s.index('red'));
    s.claim('monastery').finish();
    expect([s.player.figures().at(-1)?.player, s.player.turnPlayer()]).toEqual([s.index('red'), s.index('blue')]);
  });
});

describe('public bug reports: mage and witch', () => {
  for (const [moved, points, left] of [
    ['W', 8, 'witch'],
    ['M', 2, 'mage'],
  ] as const) {
    it(`PUB-64 they meet on a completed road: the ${left} moves first, then the other counts [MAGE-6, MAGE-9]`, () => {
      const s = played('PUB-64', {
        live: [1, 0],
        meeples: [red(0, 0, 'road:E')],
        figures: { mage: [0, 0, 'road:E'], witch: [2, 0, 'road:W'] },
        turn: 'blue',
      });
      expect(s.player.phase()).toBe('magic');
      const north = s.token(2, 0, 'road:N');
      const places = ['0,0 city:N', '2,0 road:E', '2,0 road:N'];
      expect([...s.player.options()].sort()).toEqual(
        places
          .flatMap((place) => {
            const [square = '', on = ''] = place.split(' ');
            const [x, y] = square.split(',').map(Number) as [number, number];
            return [`${s.token(x, y, on)}+M`, `${s.token(x, y, on)}+W`];
          })
          .sort(),
      );
      s.apply(`${north}+${moved}`).finish();
      expect(s.points()).toEqual({ red: points });
      expect([s.player.magic().mage !== null, s.player.magic().witch !== null]).toEqual([left === 'mage', left === 'witch']);
    });
  }

  it('PUB-66 a magic tile: before the meeple, to any unfinished road or city but those completed now [MAGE-3, MAGE-4]', () => {
    const s = played('PUB-66', { live: [1, 0], turn: 'red' });
    expect(s.player.phase()).toBe('magic');
    const places = [
      [1, 0, 'road:E'],
      [1, 0, 'road:S'],
      [1, 0, 'city:N'],
      [0, 0, 'city:N'],
    ] as const;
    expect([...s.player.options()].sort()).toEqual(
      places
        .flatMap((place) => [`${s.token(place[0], place[1], place[2])}+M`, `${s.token(place[0], place[1], place[2])}+W`])
        .sort(),
    );
    s.apply(`${s.token(1, 0, 'road:E')}+M`);
    expect(s.player.phase()).toBe('deploy');
  });

  it('PUB-66 with both out one moves to a feature where neither stands [MAGE-2, MAGE-3]', () => {
    const s = played('PUB-66', { live: [1, 0], figures: { mage: [0, 0, 'city:N'], witch: [0, 0, 'road:E'] }, turn: 'red' });
    const places = [
      [1, 0, 'road:E'],
      [1, 0, 'road:S'],
      [1, 0, 'city:N'],
    ] as const;
    expect([...s.player.options()].sort()).toEqual(
      places
        .flatMap((place) => [`${s.token(place[0], place[1], place[2])}+M`, `${s.token(place[0], place[1], place[2])}+W`])
        .sort(),
    );
  });

  it('PUB-66 with no target one of those on the board is taken off [MAGE-5]', () => {
    const meadow = {
      id: 'own-magic-meadow',
      edges: 'FFFF',
      cities: [],
      roads: [],
      fields: [{ half: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }],
      features: { mageWitch: true },
    };
    const s = new Scene(players, {
      config: { tiles: [{ tile: meadow, copies: 2 }] },
      tiles: [['base-U', 0, 0, 0]],
      figures: { mage: [0, 0, 'road:E'] },
      turn: 'red',
    });
    s.place('own-magic-meadow', 0, 1, 0);
    expect([s.player.phase(), [...s.player.options()]]).toEqual(['magic', ['-M']]);
    s.apply('-M');
    expect([s.player.magic().mage, s.player.phase()]).toEqual([null, 'deploy']);
  });
});

describe('public bug reports: fliers', () => {
  const flight = (face: number, taken = false) =>
    played('PUB-68', { live: [1, 0], meeples: taken ? [blue(0, 0, 'city:N')] : [], colours: ['red', 'blue'], turn: 'red' })
      .apply('/n')
      .apply(`*${face}`);

  it('PUB-68 landing on unfinished features, taken or not, never on fields or what was completed now [FLY-5, FLY-6]', () => {
    expect(flight(1).targets()).toEqual(['0,0 city:N']);
    expect(flight(1, true).targets()).toEqual(['0,0 city:N']);
    expect(flight(2).targets()).toEqual(['-1,0 monastery']);
  });

  it('PUB-68 no tile there: the meeple is back in the supply and the step is over [FLY-7]', () => {
    const s = flight(3);
    expect([s.player.phase(), s.player.supply(s.index('red')).normal, s.player.turnPlayer()]).toEqual([
      'draw',
      7,
      s.index('blue'),
    ]);
  });
});

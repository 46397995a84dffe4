/** Roads with branches, and promo tiles that only bring road shapes. */
import { describe, expect, it } from 'vitest';
import { offered, phasesOf, piece, scene, tile } from './table.js';

describe('branched roads', () => {
  it('ROAD-1 all legs of a branched segment are one road', () => {
    for (const id of ['cat-RRRR-roundabout', 'spr-RRRR-fork', 'lab-RRRR-labyrinth', 'spl-RRRR-roundabout']) {
      const s = scene({
        tiles: [
          [id, 0, 0, 0],
          ['base-U', -1, 0, 0],
          ['base-U', 1, 0, 0],
          ['base-U', 0, -1, 1],
        ],
      });
      expect([id, s.sameFeature(s.spot(-1, 0, 'road:E'), s.spot(1, 0, 'road:E')), s.feature(0, -1, 'road:N').tiles]).toEqual([
        id,
        true,
        4,
      ]);
    }
    const crossing = scene({
      tiles: [
        ['base-X', 0, 0, 0],
        ['base-U', -1, 0, 0],
        ['base-U', 1, 0, 0],
      ],
    });
    expect(crossing.sameFeature(crossing.spot(-1, 0, 'road:E'), crossing.spot(1, 0, 'road:E'))).toBe(false);
  });

  it('ROAD-4 a branched segment is one place for a meeple', () => {
    const s = scene({ tiles: [['base-U', 0, 0, 0]], draws: ['cat-RRRR-roundabout'] }).place('cat-RRRR-roundabout', 1, 0, 0);
    expect(offered(s, 'road')).toEqual(['road:NESW']);
    const taken = scene({
      tiles: [['base-U', 0, 0, 0]],
      meeples: [piece('red', 0, 0, 'road:E')],
      draws: ['cat-RRRR-roundabout'],
      turn: 'blue',
    }).place('cat-RRRR-roundabout', 1, 0, 0);
    expect(offered(taken, 'road')).toEqual([]);
  });

  it('ROAD-5 tiles with three and four legs, a closed fourth road apart', () => {
    const legs = (id: string) => {
      const s = scene({ tiles: [[id, 0, 0, 0]] });
      const roads = s.player.rules.kinds.find((kind) => kind.id === id)?.segments.filter(({ kind }) => kind === 'road') ?? [];
      return Math.max(...roads.map(({ sides }) => s.feature(0, 0, `road:${'NESW'.charAt(sides[0] as number)}`).open));
    };
    expect(
      [
        'am-FRRR-roundabout',
        'cat-RRRR-roundabout',
        'sig-3leg-roundabout',
        'spr-3leg-roundabout',
        'spr-RRRR-fork',
        'lab-RRRR-labyrinth',
        'spl-RRRR-roundabout',
        'rus-bogatyr',
      ].map(legs),
    ).toEqual([3, 4, 3, 3, 4, 4, 4, 3]);
  });

  it('ROAD-7 the junction of Crop Circles is three roads', () => {
    const s = scene({ tiles: [['cc-FRRR-road', 0, 0, 0]] });
    expect(['road:E', 'road:S', 'road:W'].map((side) => s.feature(0, 0, side).open)).toEqual([1, 1, 1]);
  });

  it('ROAD-6 a roundabout with one leg cut off: two legs are a road, the third ends there', () => {
    const cut = tile('own-autumn', 'FRRR', {
      roads: [{ ends: 'ES' }, { ends: 'W', endsAt: 'other' }],
      fields: [
        { half: [0, 1, 2, 5, 6, 7], cities: [] },
        { half: [3, 4], cities: [] },
      ],
    });
    const s = scene({
      config: { tiles: [{ tile: cut }] },
      tiles: [['base-A', 0, 0, 2]],
      meeples: [piece('red', 0, 0, 'road:E')],
      draws: ['own-autumn'],
      turn: 'blue',
    }).place('own-autumn', 1, 0, 0);
    expect(offered(s, 'road')).toEqual(['road:ES']);
    expect(s.finish().points()).toEqual({ red: 2 });
  });

  it('ROAD-8 a three-legged road with closed legs has as many open ends as legs that leave the tile', () => {
    const one = tile('own-one-leg', 'FRFF', { roads: [{ ends: 'E', endsAt: 'other' }] });
    const two = tile('own-two-legs', 'FRFR', {
      roads: [{ ends: 'EW' }],
      fields: [
        { half: [0, 1, 2, 7], cities: [] },
        { half: [3, 4, 5, 6], cities: [] },
      ],
    });
    const s = scene({
      config: { tiles: [{ tile: one }, { tile: two }] },
      tiles: [
        ['own-one-leg', 0, 0, 0],
        ['own-two-legs', 1, 0, 0],
      ],
      meeples: [piece('red', 1, 0, 'road:E')],
      turn: 'blue',
    });
    expect(s.feature(1, 0, 'road:E').open).toBe(1);
    expect(s.place('base-A', 2, 0, 0).finish().points()).toEqual({ red: 3 });
  });

  it('PROMO-1 of promo tiles only the roads matter: their other rules ask nothing', () => {
    const s = scene({ tiles: [['base-U', 0, 0, 0]], draws: ['cc-FRRR-road', 'rus-bogatyr', 'cat-FRRR-1'] });
    expect(phasesOf(s.place('cc-FRRR-road', 1, 0, 0))).toEqual(['deploy']);
    expect(s.sameFeature(s.spot(1, 0, 'road:E'), s.spot(1, 0, 'road:S'))).toBe(false);
    expect(phasesOf(s.place('rus-bogatyr', 2, 0, 0))).toEqual(['deploy']);
    expect([
      s.sameFeature(s.spot(2, 0, 'road:N'), s.spot(2, 0, 'road:S')),
      s.sameFeature(s.spot(2, 0, 'road:N'), s.spot(2, 0, 'road:E')),
    ]).toEqual([true, false]);
    expect(phasesOf(s.place('cat-FRRR-1', 3, 0, 0))).toEqual(['deploy']);
  });

  it('PROMO-2 the signpost roundabout is a road without a bonus of its own', () => {
    const s = scene({
      tiles: [
        ['sig-3leg-roundabout', 0, 0, 0],
        ['base-A', -1, 0, 2],
        ['base-A', 1, 0, 0],
      ],
      meeples: [piece('red', 0, 0, 'road:E')],
      turn: 'blue',
    })
      .place('base-A', 0, 1, 1)
      .finish();
    expect(s.points()).toEqual({ red: 4 });
  });
});

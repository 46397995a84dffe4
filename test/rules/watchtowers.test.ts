/** The Watchtowers: who triggers a tower, and what it counts. */
import { describe, expect, it } from 'vitest';
import { useExpansion } from '../../src/expansions/registry.js';
import { watchtowers } from '../../src/generated/expansions/watchtowers.js';
import type { ConfigInput } from '../../src/rules/config-schema.js';
import type { Laid, Scene, SceneSpec } from './table.js';
import { engine, game, laid, piece, scene, turnOfRed } from './table.js';

useExpansion(watchtowers);

const D: Laid = ['base-D', 0, 0, 0];
const WEST: Laid = ['base-A', -1, 0, 2];
/** Two tiles with road in range, a road of three tiles. */
const ROADS: readonly Laid[] = [D, WEST];
const PER_PLAYER = { config: { watchtowerPer: 'player' } as ConfigInput };
const tower = (s: Scene): number =>
  s.payments.filter(({ feature }) => feature === 'watchtower').reduce((sum, { points }) => sum + points, 0);

describe('watchtowers', () => {
  it('WAT-1 twelve tiles in the second and third edition; nobody stands on the tower', () => {
    for (const edition of ['C2', 'C3'] as const) {
      const { rules } = engine.newGame({ edition, sets: ['base', 'watchtowers'] }, { manualChance: true });
      const marked = rules.kinds.filter(({ source }) => source.features?.['watchtower']);
      expect(marked.reduce((sum, { copies }) => sum + copies, 0)).toBe(12);
    }
    expect(laid([D], ['wat-FFRR-road', 1, 0, 0]).places()).toEqual(['field:0,1,2,3,4,7', 'field:5,6', 'road:S', 'road:W']);
  });

  it('WAT-2 roads end at the tower', () => {
    const s = laid(ROADS, ['wat-FRFR-monastery', 1, 0, 0]);
    expect([s.feature(1, 0, 'road:W').complete, s.feature(1, 0, 'road:W').tiles, s.feature(1, 0, 'road:E').open]).toEqual([
      true,
      3,
      1,
    ]);
  });

  it('WAT-3, XG-WAT-4 a meeple in the completed feature on the tower tile; farmers and meeples elsewhere trigger nothing', () => {
    const s = laid(ROADS, ['wat-FFRR-road', 1, 0, 0]).claim('road:W').finish();
    expect(s.points()).toEqual({ red: 5 });
    expect(s.payments.map(({ feature, points }) => `${feature} ${points}`)).toEqual(['watchtower 2', 'road 3']);
    const elsewhere = laid(ROADS, ['wat-FFRR-road', 1, 0, 0], { meeples: [piece('red', -1, 0, 'road:E')] });
    expect(elsewhere.finish().points()).toEqual({ red: 3 });
    const farmer = laid(ROADS, ['wat-FFRR-road', 1, 0, 0]).claim('field:0').finish();
    expect(farmer.points()).toEqual({});
  });

  it('WAT-4, XG-WAT-1 monasteries of the nine tiles, three points each', () => {
    const tiles: readonly Laid[] = [D, WEST, ['wat-FRFR-monastery', 1, 0, 0], ['base-B', 0, 1, 0]];
    const s = laid(tiles, ['base-A', 2, 0, 0], { meeples: [piece('red', 1, 0, 'road:E')] });
    expect([s.finish().points(), tower(s)]).toEqual([{ red: 8 }, 6]);
    const far = laid([...tiles.slice(0, 3), ['base-B', 3, 1, 0]], ['base-A', 2, 0, 0], {
      meeples: [piece('red', 1, 0, 'road:E')],
    });
    expect(tower(far.finish())).toBe(3); // (3,1) is out of range
  });

  it('WAT-5, XG-WAT-5 no majority is asked for', () => {
    const meeples = [piece('blue', 0, 0, 'road:E'), piece('blue', 0, 0, 'road:E'), piece('red', 1, 0, 'road:W')];
    const s = laid([D, ['wat-FFRR-road', 1, 0, 0]], ['base-A', -1, 0, 2], { meeples });
    expect(s.finish().points()).toEqual({ red: 2, blue: 3 });
  });

  it('WAT-6 once for each meeple, or once for each player', () => {
    const meeples = [piece('blue', 1, 0, 'road:W'), piece('blue', 1, 0, 'road:W'), piece('red', 1, 0, 'road:W')];
    const close = (more: Partial<SceneSpec>): Scene =>
      laid([D, ['wat-FFRR-road', 1, 0, 0]], ['base-A', -1, 0, 2], { meeples, ...more }).finish();
    expect(close({}).points()).toEqual({ red: 2, blue: 7 });
    expect(close(PER_PLAYER).points()).toEqual({ red: 2, blue: 5 });
  });

  it('WAT-7, XG-WAT-2 meeples in range on any feature, farmers and large ones too; builder, pig and barn not', () => {
    const count = (meeples: SceneSpec['meeples']): number =>
      tower(
        laid([D], ['wat-CFRF-meeple', 0, -1, 2], { meeples: meeples ?? [] })
          .claim('city:S')
          .finish(),
      );
    const blue = piece('blue', 0, 0, 'road:E');
    expect(count([blue])).toBe(4);
    expect(count([blue, piece('blue', 0, 0, 'field:4')])).toBe(6);
    expect(count([piece('blue', 0, 0, 'road:E', 'large')])).toBe(4);
    expect(count([blue, piece('blue', 0, 0, 'road:E', 'builder')])).toBe(4);
    expect(
      laid([D], ['wat-CFRF-meeple', 0, -1, 2], { meeples: [blue] })
        .claim('city:S')
        .finish()
        .points(),
    ).toEqual({ red: 8 });
  });

  it('WAT-8 counted before any feature of the turn is scored', () => {
    // the tile ends blue's road and red's city; the road is scored first, and blue's meeple still counts
    const cities: readonly Laid[] = [
      ['base-E', 1, -1, 2],
      ['base-E', 2, 0, 3],
    ];
    const s = laid([...ROADS, ...cities], ['wat-CCRR-meeple', 1, 0, 0], { meeples: [piece('blue', 0, 0, 'road:E')] });
    expect([tower(s.claim('city:N').finish()), s.points()]).toEqual([4, { red: 10, blue: 3 }]);
  });

  it('WAT-9 monasteries and abbeys; gardens do not count', () => {
    const around = (id: string, r = 0): number =>
      tower(
        laid([D, WEST, [id, 0, 1, r], ['wat-FRFR-monastery', 1, 0, 0]], ['base-X', 2, 0, 0], {
          config: { abbots: true, gardens: true },
          meeples: [piece('red', 1, 0, 'road:E')],
        }).finish(),
      );
    expect([around('base-B'), around('base-E-garden', 2), around('am-abbey')]).toEqual([3, 0, 3]);
  });

  it('WAT-10, XG-WAT-3 every coat of arms on segments in range', () => {
    const s = laid([D, ['base-M', 1, -1, 1]], ['wat-CCRF-coat', 0, -1, 2]);
    expect([s.claim('city:S').finish().points(), tower(s)]).toEqual([{ red: 6 }, 2]);
  });

  it('WAT-11, XG-WAT-7 inn and witch change the road, not the tower', () => {
    const witched = laid(ROADS, ['wat-FFRR-road', 1, 0, 0], { figures: { witch: [0, 0, 'road:E'] } });
    expect(witched.claim('road:W').finish().points()).toEqual({ red: 4 });
    const inn = laid([['ic-FRFR-inn', 0, 0, 0], WEST], ['wat-FFRR-road', 1, 0, 0]);
    expect([inn.claim('road:W').finish().points(), tower(inn)]).toEqual([{ red: 8 }, 2]);
  });

  it('WAT-12 nothing at the end of the game', () => {
    const g = game({
      config: { edition: 'C2', sets: ['base', 'watchtowers'] },
      tiles: [[...D]],
      drawn: 'wat-FFRR-road',
      bag: {},
    });
    g.play('1,0@0').play('1,0:r1+n');
    expect([g.phase, g.scores]).toEqual(['over', [2, 0]]);
  });

  it('WAT-13 a road closed by a pivot triggers, and one that was opened again does so once more', () => {
    const s = scene({
      ...turnOfRed(
        [
          ['fer-FRRR', 0, 0, 0],
          ['wat-FRFR-monastery', 1, 0, 0],
          ['base-A', -1, 0, 2],
          ['base-B', 1, 1, 0],
        ],
        'base-U',
      ),
      ferries: [[0, 0, 'ES']],
      meeples: [piece('red', 1, 0, 'road:W')],
    });
    s.place('base-U', 0, 1, 1).apply('-');
    if (s.player.phase() === 'pivot') s.pivot(0, 0, 'EW');
    s.finish();
    expect([tower(s), s.points()]).toEqual([3, { red: 6 }]);
  });

  it('WAT-14 a wagon triggers where it stood, and may drive on', () => {
    const s = laid([D, ['wat-FFRR-road', 1, 0, 0]], ['base-A', -1, 0, 2], {
      config: { wagonMove: 'nearby' },
      meeples: [piece('red', 1, 0, 'road:W', 'wagon')],
    });
    s.until('wagon');
    expect([tower(s), s.player.phase()]).toEqual([2, 'wagon']);
  });

  it('WAT-15, XG-WAT-6 every tile of the nine with a city counts once', () => {
    const s = laid([D, ['base-D', 0, -1, 2], ['wat-CFRF-city-1', 1, -1, 1]], ['base-W', -1, -1, 0], {
      meeples: [piece('blue', 1, -1, 'road:W')],
    });
    expect(s.finish().points()).toEqual({ blue: 6 });
  });
});

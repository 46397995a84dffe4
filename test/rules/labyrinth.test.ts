/** The Labyrinth. */
import { describe, expect, it } from 'vitest';
import type { Laid, Scene, SceneSpec } from './table.js';
import { engine, offered, piece, scene } from './table.js';

const LAB = 'lab-RRRR-labyrinth';

describe('labyrinth', () => {
  it('LAB-1 may be used with any edition, two together as well', () => {
    for (const edition of ['C1', 'C2', 'C3'] as const) {
      const copies = [1, 2].map(
        (labyrinth) =>
          engine
            .newGame({ edition, sets: { base: 1, labyrinth } }, { manualChance: true })
            .remaining()
            .find(({ id }) => id === LAB)?.count,
      );
      expect([edition, copies]).toEqual([edition, [1, 2]]);
    }
  });

  it('LAB-2 is drawn and placed as any tile', () => {
    const g = engine.newGame({ sets: ['base', 'labyrinth'] }, { manualChance: true });
    expect(g.chanceOutcomes().find(({ token }) => token === `?${LAB}`)?.weight).toBe(1);
    expect(g.play(`?${LAB}`).legalTokens().sort()).toEqual(['-1,0@0', '1,0@0']); // beside the roads of base-D, not beside its city and field
  });

  it('LAB-3 one road with four exits, four fields at the corners', () => {
    for (const labyrinth of ['basic', 'advanced'] as const) {
      const s = scene({ config: { labyrinth }, tiles: [['base-U', -1, 0, 0]], draws: [LAB] }).place(LAB, 0, 0, 0);
      expect(s.places()).toEqual(['field:0,7', 'field:1,2', 'field:3,4', 'field:5,6', 'road:NESW']);
      expect(s.feature(0, 0, 'road:N').open).toBe(4);
      expect([0, 2, 4, 6].map((half) => s.feature(0, 0, `field:${half}`).segments.filter(({ x }) => x === 0).length)).toEqual([
        1, 1, 1, 1,
      ]);
    }
  });

  it('LAB-6 basic and advanced: is the labyrinth a place of its own', () => {
    const spec: SceneSpec = { tiles: [['base-A', 0, 0, 2]], meeples: [piece('red', 0, 0, 'road:E')], draws: [LAB], turn: 'blue' };
    const roads = (labyrinth: 'basic' | 'advanced') =>
      offered(scene({ ...spec, config: { labyrinth } }).place(LAB, 1, 0, 0), 'road');
    expect([roads('basic'), roads('advanced')]).toEqual([[], ['road:NESW']]);
  });

  it('LAB-19 in a free network the normal rule allows the meeple, however far from the labyrinth', () => {
    const spec = (meeples: SceneSpec['meeples']): SceneSpec => ({
      config: { labyrinthExit: 'adjacentTile' },
      tiles: [
        [LAB, 0, 0, 0],
        ['base-U', 1, 0, 0],
      ],
      ...(meeples ? { meeples } : {}),
      turn: 'blue',
    });
    const roads = (meeples: SceneSpec['meeples']) => offered(scene(spec(meeples)).place('base-U', 2, 0, 0), 'road');
    expect([roads([]), roads([piece('red', 0, 0, 'road:N')])]).toEqual([['road:EW'], []]);
  });

  it("LAB-14, LAB-18 adjacentTile narrows the placing of the tile's own meeple, not portal, wagon and flier", () => {
    // the branch to the east is free, its second tile does not touch the labyrinth
    const network: readonly Laid[] = [
      [LAB, 0, 0, 0],
      ['base-U', -1, 0, 0],
      ['base-U', 1, 0, 0],
      ['base-U', 2, 0, 0],
    ];
    const all = ['1,0 road:EW', '2,0 road:EW'];
    const east = (s: Scene, figure: 'normal' | 'wagon' = 'normal') =>
      s.targets(figure).filter((target) => /^[123],0 road/.test(target));
    for (const labyrinthExit of ['branch', 'adjacentTile'] as const) {
      const config = { labyrinth: 'advanced', labyrinthExit } as const;
      const meeples = [piece('black', -1, 0, 'road:E')];
      const own = scene({ config, tiles: network, meeples, turn: 'red' }).place('base-U', 3, 0, 0);
      expect([labyrinthExit, east(own)]).toEqual([labyrinthExit, labyrinthExit === 'branch' ? ['3,0 road:EW'] : []]);
      const portal = scene({
        config,
        tiles: [...network, ['base-E', 9, 9, 0]],
        meeples,
        draws: ['pd-CCCF-portal'],
        turn: 'red',
      }).place('pd-CCCF-portal', 9, 8, 0);
      expect([labyrinthExit, east(portal)]).toEqual([labyrinthExit, all]);
      const wagon = scene({
        config: { ...config, modules: { abbey: true } },
        meeples: [...meeples, piece('red', 2, -1, 'road:N', 'wagon')],
        turn: 'blue',
        tiles: [...network, ['base-A', 2, -1, 1]],
      })
        .place('base-A', 2, -2, 3)
        .until('wagon');
      expect([labyrinthExit, east(wagon, 'wagon')]).toEqual([labyrinthExit, all]);
      const flier = scene({
        config: { ...config, flierIgnoresOccupancy: false },
        tiles: [...network, ['base-B', 4, 1, 0]],
        meeples,
        draws: ['fly-FFFF-nw-garden'],
        turn: 'red',
      })
        .place('fly-FFFF-nw-garden', 3, 1, 0)
        .apply('/n')
        .apply('*1');
      expect([labyrinthExit, east(flier)]).toEqual([labyrinthExit, ['2,0 road:EW']]);
    }
  });

  const caps: readonly Laid[] = [
    [LAB, 0, 0, 0],
    ['base-A', 0, -1, 3],
    ['base-A', 1, 0, 0],
    ['base-A', 0, 1, 1],
  ];

  it('LAB-40 the witch halves what stands before her, not the meeples', () => {
    const s = scene({ tiles: caps, meeples: [piece('red', 0, 0, 'road:N')], figures: { witch: [1, 0, 'road:W'] }, turn: 'blue' })
      .place('base-A', -1, 0, 2)
      .finish();
    expect(s.points()).toEqual({ red: 3 + 2 });
  });

  it('LAB-40 the Wainwrights come last and are not halved', () => {
    const s = scene({
      tiles: caps,
      meeples: [piece('red', 0, 0, 'road:N')],
      figures: { witch: [1, 0, 'road:W'] },
      wainwrights: ['red'],
      turn: 'blue',
    })
      .place('base-A', -1, 0, 2)
      .finish();
    expect(s.points()).toEqual({ red: 3 + 2 + 5 });
  });

  /**
   * The network without its northern end: labyrinth, west (two tiles), south, east; an inn in the west, a German cathedral in
   * the east.
   */
  const network = (inn: boolean, german: boolean): readonly Laid[] => [
    [LAB, 0, 0, 0],
    [inn ? 'ic-FRFR-inn' : 'base-U', -1, 0, 0],
    ['base-A', -2, 0, 2],
    ['base-A', 0, 1, 1],
    [german ? 'gc-4roads' : 'base-A', 1, 0, 0],
  ];
  const n = 6;
  const cases = [
    ['plain', false, false, n, n - 1],
    ['inn', true, false, 2 * n, 0],
    ['German cathedral', false, true, 2 * n, n - 1],
    ['both', true, true, 3 * n, 0],
  ] as const;
  for (const [name, inn, german, complete, unfinished] of cases) {
    it(`LAB-48 summary, ${name}: complete and at the end, with mage, witch, meeples and Wainwrights`, () => {
      const spec: SceneSpec = { tiles: network(inn, german), meeples: [piece('red', 0, 0, 'road:N')], turn: 'blue' };
      const done = (more: Partial<SceneSpec>) =>
        scene({ ...spec, ...more })
          .place('base-A', 0, -1, 3)
          .finish()
          .points().red ?? 0;
      const end = (more: Partial<SceneSpec>) => scene({ ...spec, ...more, bag: {}, colours: ['red', 'blue'] }).score('red');
      const half = (points: number) => Math.ceil(points / 2);
      const [mage, witch] = [{ mage: [0, 1, 'road:N'] as const }, { witch: [0, 1, 'road:N'] as const }];
      expect([done({}), end({})]).toEqual([complete + 2, unfinished]);
      expect([done({ config: { labyrinth: 'basic' } }), end({ config: { labyrinth: 'basic' } })]).toEqual([complete, unfinished]);
      expect([done({ figures: mage }), end({ figures: mage })]).toEqual([complete + n + 2, unfinished + n - 1]);
      expect([done({ figures: witch }), end({ figures: witch })]).toEqual([half(complete) + 2, half(unfinished)]);
      expect([done({ wainwrights: ['red'] }), end({ wainwrights: ['red'] })]).toEqual([complete + 2 + n, unfinished]);
    });
  }
});

/** Golden scenarios in words: points and options of scoring (GOLD-T11..T15, T17, T23..T25, T28; T12 over the engine only). */
import { describe, expect, it } from 'vitest';
import { MODEL_ONLY, players } from './players.js';
import { Scene } from './scene.js';
import type { Laid, SceneSpec } from './scene.js';

const scene = (spec: SceneSpec): Scene => new Scene(players, spec);

describe('golden scenarios in words: scoring', () => {
  const fields: readonly Laid[] = [
    ['base-E', 0, 0, 0],
    ['base-E', 0, -1, 2],
  ];
  for (const [fieldScoring, alone, shared] of [
    ['perField3', 6, 3],
    ['perPlayer3', 3, 3],
    ['perCity4', 4, 4],
  ] as const) {
    it(`GOLD-T11 one city between two fields, ${fieldScoring} [BASE-65, BASE-67]`, () => {
      const farmers = (second: string) => [
        { player: 'red', at: [0, 0] as const, on: 'field:4' },
        { player: second, at: [0, -1] as const, on: 'field:0' },
      ];
      const one = scene({ config: { fieldScoring }, tiles: fields, meeples: farmers('red'), bag: {} });
      expect([...one.player.scores()]).toEqual([alone, 0]);
      const two = scene({ config: { fieldScoring }, tiles: fields, meeples: farmers('blue'), bag: {} });
      expect([...two.player.scores()]).toEqual([shared, shared]);
    });
  }

  /** A road of four tiles that starts at a gate of Leipzig; red sends a meeple to the Wainwrights (quarter 0) as it is completed. */
  const sent = (leipzigSend: 'hig2024' | 'recount', meeples: NonNullable<SceneSpec['meeples']>): Scene => {
    const gate = {
      id: 'own-gate',
      edges: 'FRFF',
      cities: [],
      roads: [{ ends: 'E', endsAt: 'other' as const }],
      fields: [{ half: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }],
      features: { leipzigGate: 'r0' },
    };
    const s = scene({
      config: { leipzigSend, modules: { leipzig: true }, tiles: [{ tile: gate, copies: 1 }] },
      tiles: [
        ['own-gate', 0, 0, 0],
        ['base-U', 1, 0, 0],
        ['base-U', 2, 0, 0],
      ],
      meeples,
      colours: ['red', 'blue', 'green'],
      turn: 'green',
    })
      .place('base-A', 3, 0, 0)
      .until('send');
    expect([s.player.phase(), s.player.actor()]).toEqual(['send', s.index('red')]);
    return s.apply(s.player.options().find((token) => token.endsWith('>n0')) as string).finish();
  };
  const three = [
    { player: 'red', at: [0, 0], on: 'road:E' },
    { player: 'red', at: [1, 0], on: 'road:E' },
    { player: 'blue', at: [2, 0], on: 'road:E' },
  ] as const;

  it.skipIf(MODEL_ONLY)(
    'GOLD-T12 one of two meeples goes to Leipzig: the majority counts as it was, or is counted again [LEIP-4..6]',
    () => {
      expect(sent('hig2024', three).points()).toEqual({ red: 8 });
      expect(sent('recount', three).points()).toEqual({ red: 8, blue: 4 });
    },
  );

  it.skipIf(MODEL_ONLY)('GOLD-T12 an owner whose only meeple goes gets nothing for the road [LEIP-5]', () => {
    expect(sent('hig2024', three.slice(0, 1)).points()).toEqual({});
  });

  for (const [twoTileCity, plain, mage] of [
    ['normal', 6, 8],
    ['reduced', 3, 5],
  ] as const) {
    it(`GOLD-T13 two-tile city with a coat of arms, ${twoTileCity} [BASE-52]`, () => {
      const spec: SceneSpec = {
        config: { twoTileCity },
        tiles: [['am-CFFF-coat', 0, 0, 0]],
        meeples: [{ player: 'red', at: [0, 0], on: 'city:N' }],
        turn: 'blue',
      };
      expect(scene(spec).place('base-E', 0, -1, 2).finish().points()).toEqual({ red: plain });
      const withMage = scene({ ...spec, figures: { mage: [0, 0, 'city:N'] } })
        .place('base-E', 0, -1, 2)
        .finish();
      expect(withMage.points()).toEqual({ red: mage });
    });
  }

  const exits = (tiles: readonly Laid[]): SceneSpec => ({
    config: { labyrinthExit: 'adjacentTile' },
    tiles: [['lab-RRRR-labyrinth', 0, 0, 0], ['base-U', -1, 0, 0], ...tiles],
    meeples: [
      { player: 'red', at: [-1, 0], on: 'road:E' },
      { player: 'black', at: [0, 0], on: 'road:N' },
    ],
    turn: 'green',
  });
  const roads = (s: Scene): string[] => s.places().filter((place) => place.startsWith('road'));

  it('GOLD-T14 adjacentTile: the exit itself may be claimed, a tile further out not [LAB-14]', () => {
    expect(roads(scene(exits([])).place('base-U', 1, 0, 0))).toEqual(['road:EW']);
    expect(roads(scene(exits([['base-U', 1, 0, 0]])).place('base-U', 2, 0, 0))).toEqual([]);
  });

  const network = (inn: boolean): readonly Laid[] => [
    ['lab-RRRR-labyrinth', 0, 0, 0],
    ['base-A', 0, -1, 3],
    ['base-A', 0, 1, 1],
    [inn ? 'ic-FRFR-inn' : 'base-U', -1, 0, 0],
    ['base-A', -2, 0, 2],
    ['base-U', 1, 0, 0],
    ['base-U', 2, 0, 0],
  ];

  it('GOLD-T15 allFigures: the builder counts for the labyrinth [LAB-26]', () => {
    const s = scene({
      config: { labyrinthBonusPieces: 'allFigures' },
      tiles: network(false),
      meeples: [
        { player: 'red', at: [0, 0], on: 'road:N' },
        { player: 'red', at: [1, 0], on: 'road:E', type: 'builder' },
      ],
      turn: 'blue',
    })
      .place('base-A', 3, 0, 0)
      .finish();
    expect(s.points()).toEqual({ red: 12 });
  });

  it('GOLD-T17 the witch on an unfinished inn road at the end: half of 0 is 0 [INN-4, MAGE-8]', () => {
    const s = scene({
      tiles: [
        ['base-A', 0, 0, 2],
        ['ic-FRFR-inn', 1, 0, 0],
      ],
      meeples: [{ player: 'red', at: [1, 0], on: 'road:E' }],
      figures: { witch: [1, 0, 'road:E'] },
      bag: {},
    });
    expect([s.player.phase(), [...s.player.scores()]]).toEqual(['over', [0, 0]]);
  });

  /** A cathedral with roads of two tiles south and three west; the fourth tile of the inn road east is missing. */
  const cathedral: readonly Laid[] = [
    ['gc-3roads', 0, 0, 0],
    ['base-A', 0, 1, 1],
    ['base-U', -1, 0, 0],
    ['base-A', -2, 0, 2],
    ['ic-FRFR-inn', 1, 0, 0],
    ['base-U', 2, 0, 0],
  ];

  it('GOLD-T23 archbishop: roads of 2, 3 and 4, the last with an inn [GER-6]', () => {
    const s = scene({ tiles: cathedral, meeples: [{ player: 'red', at: [0, 0], on: 'cathedral' }], turn: 'blue' })
      .place('base-A', 3, 0, 0)
      .finish();
    expect(s.points()).toEqual({ red: 13 });
  });

  it('GOLD-T24 road with inn and cathedral, with witch and with mage [GER-3, LAB-49]', () => {
    const spec: SceneSpec = { tiles: cathedral, meeples: [{ player: 'red', at: [1, 0], on: 'road:E' }], turn: 'blue' };
    const score = (figures?: SceneSpec['figures']) =>
      scene({ ...spec, ...(figures ? { figures } : {}) })
        .place('base-A', 3, 0, 0)
        .finish()
        .points();
    expect([score(), score({ witch: [2, 0, 'road:E'] }), score({ mage: [2, 0, 'road:E'] })]).toEqual([
      { red: 12 },
      { red: 6 },
      { red: 16 },
    ]);
  });

  it('GOLD-T25 the mage counts the tile of a cathedral ring once [GER-4, MAGE-11]', () => {
    const s = scene({
      tiles: [
        ['gc-4roads', 0, 0, 0],
        ['base-V', 1, 0, 0],
        ['base-V', 1, 1, 1],
      ],
      meeples: [{ player: 'red', at: [1, 0], on: 'road:W' }],
      figures: { mage: [1, 0, 'road:W'] },
      turn: 'blue',
    })
      .place('base-V', 0, 1, 2)
      .finish();
    expect(s.points()).toEqual({ red: 14 });
  });

  const caps = (labyrinth: 'basic' | 'advanced'): Scene =>
    scene({
      config: { labyrinth },
      tiles: [
        ['base-A', 0, -1, 3],
        ['base-A', 1, 0, 0],
        ['base-A', 0, 1, 1],
        ['base-A', -1, 0, 2],
      ],
      meeples: [{ player: 'red', at: [0, -1], on: 'road:S' }],
      draws: ['lab-RRRR-labyrinth'],
      turn: 'blue',
    }).place('lab-RRRR-labyrinth', 0, 0, 0);

  it('GOLD-T28 labyrinth placed last into four closed exits, advanced [LAB-11, LAB-20, BASE-24]', () => {
    const s = caps('advanced').claim('road:N').finish();
    expect(s.points()).toEqual({ red: 9, blue: 9 });
  });

  it('GOLD-T28 the same, basic: it may not be claimed [LAB-4, LAB-5]', () => {
    const s = caps('basic');
    expect(roads(s)).toEqual([]);
    expect(s.finish().points()).toEqual({ red: 5 });
  });
});

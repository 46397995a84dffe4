/** Cathedrals in Germany. */
import { describe, expect, it } from 'vitest';
import type { Laid, SceneSpec } from './table.js';
import { piece, scene } from './table.js';

describe('cathedrals in Germany', () => {
  it('GER-1 three or four separate roads start at a cathedral', () => {
    for (const [id, sides] of [
      ['gc-3roads', ['E', 'S', 'W']],
      ['gc-4roads', ['N', 'E', 'S', 'W']],
    ] as const) {
      const s = scene({ tiles: [[id, 0, 0, 0]] });
      expect(
        sides
          .map((side) => s.feature(0, 0, `road:${side}`))
          .map(({ segments, open, cathedral }) => [segments.length, open, cathedral]),
      ).toEqual(sides.map(() => [1, 1, true]));
    }
  });

  it('GER-2 places on every road, in every field and on the cathedral', () => {
    const s = scene({ tiles: [['base-U', 0, 0, 0]], draws: ['gc-3roads'] }).place('gc-3roads', 1, 0, 0);
    expect(s.places()).toEqual(['cathedral', 'field:0,1,2,7', 'field:3,4', 'field:5,6', 'road:E', 'road:S', 'road:W']);
    const taken = scene({
      tiles: [['base-U', 0, 0, 0]],
      meeples: [piece('red', 0, 0, 'road:E')],
      draws: ['gc-3roads'],
      turn: 'blue',
    }).place('gc-3roads', 1, 0, 0);
    expect(taken.places().filter((place) => !place.startsWith('field'))).toEqual(['cathedral', 'road:E', 'road:S']);
  });

  it('GER-8 several archbishops: the majority decides', () => {
    const tiles: readonly Laid[] = [
      ['gc-3roads', 0, 0, 0],
      ['base-A', 0, 1, 1],
      ['base-A', -1, 0, 2],
    ];
    const score = (...colours: string[]) =>
      scene({
        tiles,
        meeples: colours.map((colour) => piece(colour, 0, 0, 'cathedral')),
        colours: ['red', 'blue', 'green'],
        turn: 'green',
      })
        .place('base-A', 1, 0, 0)
        .finish();
    expect(score('red', 'blue', 'blue').points()).toEqual({ blue: 6 });
    expect(score('red', 'blue').points()).toEqual({ red: 6, blue: 6 });
    expect(score('red', 'blue', 'blue').returned()).toEqual(['blue normal', 'blue normal', 'red normal']);
  });

  it('GER-8 a second archbishop comes only with the flier', () => {
    const s = scene({
      tiles: [['gc-3roads', 0, 0, 0]],
      meeples: [piece('red', 0, 0, 'cathedral')],
      draws: ['fly-FRFR-w'],
      turn: 'blue',
    })
      .place('fly-FRFR-w', 1, 0, 0)
      .apply('/n')
      .apply('*1');
    expect(s.targets()).toContain('0,0 cathedral');
    s.apply(`${s.token(0, 0, 'cathedral')}+n`);
    expect(s.player.figures().filter(({ x, y }) => x === 0 && y === 0)).toHaveLength(2);
  });

  it('GER-9 a road leads to a cathedral when it does so over the ferries as they lie at scoring', () => {
    const spec: SceneSpec = {
      tiles: [
        ['gc-3roads', 0, 0, 0],
        ['fer-FRRR', 1, 0, 0],
        ['base-A', 1, 1, 1],
      ],
      ferries: [[1, 0, 'EW']],
      meeples: [piece('red', 1, 0, 'road:E')],
      turn: 'blue',
    };
    expect(scene(spec).place('base-A', 2, 0, 0).finish().points()).toEqual({ red: 6 }); // three tiles, to the cathedral
    expect(scene(spec).place('base-A', 2, 0, 0).pivot(1, 0, 'ES').finish().points()).toEqual({ red: 3 }); // three tiles to the south
  });

  it('GER-10 labyrinth network with two roads of one cathedral: both count twice, the mage counts the tile once', () => {
    const s = (figures?: SceneSpec['figures']) =>
      scene({
        config: { labyrinth: 'basic' },
        tiles: [
          ['lab-RRRR-labyrinth', 0, 0, 0],
          ['gc-4roads', 1, 0, 0],
          ['base-V', 1, -1, 0],
          ['base-V', 0, -1, 3],
          ['base-A', -1, 0, 2],
        ],
        meeples: [piece('red', 0, 0, 'road:N')],
        turn: 'blue',
        ...(figures ? { figures } : {}),
      })
        .place('base-A', 0, 1, 1)
        .finish();
    expect(s().points()).toEqual({ red: 2 * 7 });
    expect(s({ mage: [0, -1, 'road:E'] }).points()).toEqual({ red: 2 * 7 + 6 });
  });
});

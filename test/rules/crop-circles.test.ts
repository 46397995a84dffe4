/** Crop Circles I and II: tiles, who chooses, who is asked, when. */
import { describe, expect, it } from 'vitest';
import { CLUB, SHIELD, FORK, chosen, circle, turnOf, BOARD, club, FOUR_CORNERS, BUILT } from './circles.js';
import type { SceneSpec } from './table.js';
import { engine, game, piece, scene } from './table.js';

describe('crop circles', () => {
  it('CROP-1 six tiles in each set, two of each kind; the second edition has one set', () => {
    const kinds = (edition: 'C1' | 'C2' | 'C3', ...sets: ('crop-circles-1' | 'crop-circles-2')[]) => {
      const { rules } = engine.newGame({ edition, sets: ['base', ...sets] }, { manualChance: true });
      const counts: Record<string, number> = {};
      for (const { source, copies } of rules.kinds) {
        const kind = source.features?.['cropCircle'];
        if (kind) counts[String(kind)] = (counts[String(kind)] ?? 0) + copies;
      }
      return counts;
    };
    const two = { field: 2, road: 2, city: 2 };
    expect(kinds('C1', 'crop-circles-1')).toEqual(two);
    expect(kinds('C1', 'crop-circles-2')).toEqual(two);
    expect(kinds('C1', 'crop-circles-1', 'crop-circles-2')).toEqual({ field: 4, road: 4, city: 4 });
    for (const edition of ['C2', 'C3'] as const) expect(kinds(edition, 'crop-circles-2')).toEqual(two);
  });

  it('CROP-2 roads end at the circle, fields and cities are cut as drawn, and nobody stands on it', () => {
    const places = (id: string, x: number, y: number, rotation: number, tiles: SceneSpec['tiles']) =>
      scene({ tiles, draws: [id] })
        .place(id, x, y, rotation)
        .places();
    expect(places('cc2-RRRR-road', 1, 0, 0, [['base-U', 0, 0, 0]])).toEqual([
      'field:0,3,4,7',
      'field:1,2',
      'field:5,6',
      'road:E',
      'road:N',
      'road:SW',
    ]);
    const s = scene({ tiles: [['base-U', 0, 0, 0]], draws: ['cc2-CRFR-field'] }).place('cc2-CRFR-field', 1, 0, 0);
    expect(s.places()).toEqual(['city:N', 'field:2,7', 'field:3,4,5,6', 'road:E', 'road:W']);
    expect([s.feature(1, 0, 'road:E').open, s.feature(1, 0, 'road:E').tiles]).toEqual([1, 1]);
    expect(s.feature(1, 0, 'road:W').tiles).toBe(2);
    expect(places(SHIELD, 1, 0, 0, [['base-E', 0, 0, 1]])).toEqual(['city:ES', 'city:NW']);
  });

  it('CROP-3 everything up to the scoring comes first, then the active player has to choose for everybody', () => {
    const s = club().claim('field:0');
    expect([s.player.phase(), s.player.actor(), [...s.player.options()].sort()]).toEqual(['crop', 0, ['#add', '#remove']]);
    const wagon = scene({
      config: { wagonMove: 'nearby' },
      tiles: [
        ['base-W', 0, 0, 0],
        ['base-U', 1, 0, 0],
      ],
      meeples: [piece('red', 1, 0, 'road:E', 'wagon'), piece('blue', 1, 0, 'field:0')],
      draws: [CLUB],
      turn: 'red',
    }).place(CLUB, 2, 0, 2); // the road ends at the circle: wagon and points first
    expect(wagon.until('wagon').points()).toEqual({ red: 3 });
    wagon.apply(wagon.player.options().find((token) => token !== '-') as string);
    expect(wagon.player.phase()).toBe('crop');
  });

  it('CROP-3, XG-CROP-3 a road that the circle closes is scored and its highwayman home before farmers are asked for', () => {
    const s = () =>
      scene({ ...BOARD, draws: ['cc2-CRFR-field'] })
        .place('cc2-CRFR-field', -1, 0, 0)
        .claim('road:E');
    const add = s();
    expect([add.player.phase(), add.points(), add.returned()]).toEqual(['crop', { red: 3 }, ['red normal']]);
    expect(circle(add, 'add')).toEqual([['blue', ['-', `${add.token(2, 0, 'field:0')}+n`]]]);
    const remove = s();
    expect(circle(remove, 'remove')).toEqual([['blue', [`${remove.token(2, 0, 'field:0')}-n`]]]);
    expect(turnOf(remove)).toEqual(['draw', 'blue', 1]);
  });

  it('CROP-4, CROP-5, XG-CROP-1 from the left of the active player round to him, those without a fitting meeple skipped', () => {
    expect(circle(club(), 'add')).toEqual([
      ['green', ['-', '1,1:r0+n']],
      ['red', ['-', '2,0:r0+n']],
    ]);
    const s = chosen(club(), 'add').apply('1,1:r0+n').apply('-');
    expect(s.player.figures().filter(({ x, y }) => x === 1 && y === 1)).toHaveLength(2);
    expect(s.player.supply(2).normal).toBe(5);
    expect(turnOf(s)).toEqual(['draw', 'blue', 1]);
    const empty = club({ ...BOARD, supply: [{ normal: 3 }, { normal: 3 }, { normal: 0 }] }); // who can only decline is not asked
    expect(circle(empty, 'add')).toEqual([['red', ['-', '2,0:r0+n']]]);
  });

  it('CROP-4 the order is that of the table, whoever has the turn', () => {
    const meeples = (['red', 'blue', 'green'] as const).map((colour) => piece(colour, 2, 0, 'road:E'));
    const order = (turn: string) => circle(club({ ...BOARD, meeples, turn }), 'remove').map(([colour]) => colour);
    expect(['red', 'blue', 'green'].map(order)).toEqual([
      ['blue', 'green', 'red'],
      ['green', 'red', 'blue'],
      ['red', 'blue', 'green'],
    ]);
  });

  it('CROP-5 a road that others stand on as well is no hindrance; by option who can has to', () => {
    const meeples = [piece('red', 2, 0, 'road:E'), piece('green', 2, 0, 'road:E')];
    const asked = [
      ['green', ['-', '2,0:r0+n']],
      ['red', ['-', '2,0:r0+n']],
    ];
    expect(circle(club({ ...BOARD, meeples }), 'add')).toEqual(asked);
    const must = { cropMustDeploy: true };
    expect(circle(club({ ...BOARD, meeples, config: { edition: 'C2', ...must } }), 'add')).toEqual([
      ['green', ['2,0:r0+n']],
      ['red', ['2,0:r0+n']],
    ]);
  });

  it('CROP-6, XG-CROP-2 back comes one meeple of each player, and nobody may decline', () => {
    const s = club();
    expect(circle(s, 'remove')).toEqual([
      ['green', ['1,1:r0-n']],
      ['red', ['2,0:r0-n']],
    ]);
    expect(s.player.figures().map(({ player }) => player)).toEqual([1]);
    expect([0, 1, 2].map((player) => s.player.supply(player).normal)).toEqual([7, 6, 7]);
    const both = [piece('red', 2, 0, 'road:E'), piece('red', 1, 1, 'road:N'), piece('red', 1, 1, 'road:N', 'large')];
    const choice = club({ ...BOARD, meeples: both });
    expect(circle(choice, 'remove')).toEqual([['red', ['1,1:r0-l', '1,1:r0-n', '2,0:r0-n']]]); // one of them
    expect(choice.player.figures()).toHaveLength(2);
  });

  it('CROP-7 beside an own meeple is on its very segment, not anywhere on the feature', () => {
    const tiles = [...BOARD.tiles, ['base-U', 3, 0, 0] as const, ['base-U', 4, 0, 0] as const];
    const meeples = [piece('red', 3, 0, 'road:E'), piece('blue', 4, 0, 'road:E')];
    expect(circle(club({ ...BOARD, tiles, meeples }), 'add')).toEqual([
      ['blue', ['-', '4,0:r0+n']],
      ['red', ['-', '3,0:r0+n']],
    ]);
  });

  it('CROP-11 the double turn comes after it, also when the builder went home', () => {
    for (const choice of ['add', 'remove'] as const) {
      const s = club(BUILT);
      expect(circle(s, choice).map(([colour]) => colour)).toEqual(['red']);
      expect(turnOf(s)).toEqual(['draw', 'red', 2]);
    }
  });

  it('CROP-12 chosen is also without a fitting meeple of the own or of anybody, but not on a board without meeples', () => {
    const blue = club({ ...BOARD, meeples: [piece('blue', 2, 0, 'road:E')] });
    expect(circle(blue, 'remove')).toEqual([['blue', ['2,0:r0-n']]]);
    const monk = club({ ...BOARD, tiles: [...BOARD.tiles, ['base-B', 5, 5, 0]], meeples: [piece('blue', 5, 5, 'monastery')] });
    expect(circle(monk, 'add')).toEqual([]);
    expect(turnOf(monk)).toEqual(['draw', 'blue', 1]);
    const tiles: SceneSpec['tiles'] = [...BOARD.tiles, ...FOUR_CORNERS];
    for (const meeples of [[], [piece('blue', 5, 5, '1', 'barn')]])
      expect(turnOf(club({ ...BOARD, tiles, meeples }).until('crop'))).toEqual(['draw', 'blue', 1]);
  });

  it('CROP-16 each part of a double turn has the circle of its tile, an abbey none', () => {
    const s = club(BUILT);
    circle(s, 'add');
    s.place(FORK, 2, 0, 1);
    expect(circle(s, 'add')).toEqual([['blue', ['-', '1,0:f0+n']]]);
    expect(turnOf(s)).toEqual(['draw', 'blue', 1]);
    const abbey = scene({
      ...BOARD,
      tiles: [
        ['base-D', 0, 0, 0],
        ['base-U', 0, 1, 0],
        ['base-U', 1, 1, 0],
        ['base-D', 2, 0, 0],
        ['base-E', 1, -1, 2],
      ],
      meeples: [piece('red', 0, 0, 'road:W'), piece('blue', 1, 1, 'road:E')],
      abbeys: ['red'],
    });
    expect(turnOf(abbey.apply('1,0@A').until('crop'))).toEqual(['draw', 'blue', 1]);
  });

  it('CROP-17 the last tile has it too, before the final scoring', () => {
    const end = (choice: 'add' | 'remove') => {
      const g = game({
        config: { edition: 'C2', sets: ['base', 'crop-circles-2'] },
        tiles: [
          ['base-U', 0, 0, 0],
          ['base-U', 1, 0, 0],
        ],
        figures: [{ player: 1, figure: 'normal', x: 0, y: 0, segment: 'r0' }],
        drawn: CLUB,
        bag: {},
      });
      g.play('-1,0@2').play('-').play(`#${choice}`);
      g.play(choice === 'add' ? '0,0:r0+n' : '0,0:r0-n');
      return [g.phase, g.scores];
    };
    expect([end('add'), end('remove')]).toEqual([
      ['over', [0, 3]],
      ['over', [0, 0]],
    ]);
  });
});

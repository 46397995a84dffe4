/** Crop Circles I and II: which pieces may come and which have to go. */
import { describe, expect, it } from 'vitest';
import {
  FORK,
  CLUB,
  SHIELD,
  chosen,
  round,
  circle,
  BOARD,
  club,
  CASTLE,
  withMeeples,
  lay,
  FOUR_CORNERS,
  FULL,
  BUILT,
} from './circles.js';
import type { SceneSpec } from './table.js';
import { piece, scene } from './table.js';

describe('pieces at crop circles', () => {
  it('CROP-8 the meeple comes from the hand: no wagon to a field, a mayor to cities only, no abbot and no special figure', () => {
    const on = [piece('red', 0, 0, 'road:E'), piece('red', 0, 0, 'city:N'), piece('red', 0, 0, 'field:2')];
    const letters = (kind: 'road' | 'city' | 'field') =>
      circle(lay[kind](scene(withMeeples(on, FULL))), 'add').map(([, tokens]) => tokens.map((token) => token.slice(-1)).join(''));
    expect([letters('road'), letters('city'), letters('field')]).toEqual([['-lnw'], ['-lmnw'], ['-ln']]);
  });

  it('CROP-8, XG-CROP-4 shield: red may add to the city of three tiles, blue has no knight there; back must the knight', () => {
    const s = () => scene({ ...CASTLE, ...FULL }).place(SHIELD, 0, -2, 0);
    const city = s().feature(0, -2, 'city:S');
    expect([city.tiles, city.coats, city.open]).toEqual([3, 1, 1]);
    expect(s().feature(0, -2, 'city:N').tiles).toBe(1);
    expect(circle(s(), 'add')).toEqual([['red', ['-', '0,-1:c0+l', '0,-1:c0+m', '0,-1:c0+n', '0,-1:c0+w']]]);
    expect(circle(s(), 'remove')).toEqual([['red', ['0,-1:c0-n']]]);
  });

  it('CROP-9 mayor and wagon in a city are knights, a monk in a monastery inside a city is none', () => {
    const spec = (type: string, on: string): SceneSpec => ({
      ...CASTLE,
      ...FULL,
      tiles: [
        ['pd-CCCF-mon-dragon', 5, 5, 0],
        ['base-D', 0, 0, 0],
        ['base-F', 0, -1, 0],
      ],
      meeples: [piece('red', 5, 5, on, type)],
    });
    const back = (type: string, on: string) => circle(scene(spec(type, on)).place(SHIELD, 0, -2, 0), 'remove');
    expect(back('mayor', 'city:N')).toEqual([['red', ['5,5:c0-m']]]);
    expect(back('wagon', 'city:N')).toEqual([['red', ['5,5:c0-w']]]);
    expect(back('normal', 'city:N')).toEqual([['red', ['5,5:c0-n']]]);
    expect(back('normal', 'monastery')).toEqual([]);
  });

  it('CROP-10 the kind is that of the feature: wagon on a road, but monk, abbot and archbishop are of no kind', () => {
    const spec = withMeeples(
      [
        piece('red', 5, 5, 'monastery'),
        piece('red', 7, 5, 'garden', 'abbot'),
        piece('red', 9, 5, 'cathedral'),
        piece('blue', 0, 0, 'road:E', 'wagon'),
        piece('blue', 0, 0, 'city:N', 'large'),
        piece('blue', 0, 1, 'field:0'),
      ],
      { ...FULL, tiles: [...withMeeples([]).tiles, ['base-B', 5, 5, 0], ['base-N-garden', 7, 5, 0], ['gc-3roads', 9, 5, 0]] },
    );
    const back = (kind: 'road' | 'city' | 'field') => circle(lay[kind](scene(spec)), 'remove');
    expect([back('road'), back('city'), back('field')]).toEqual([
      [['blue', ['0,0:r0-w']]],
      [['blue', ['0,0:c0-l']]],
      [['blue', ['0,1:f0-n']]],
    ]);
  });

  it('CROP-13 adding and taking back score nothing', () => {
    for (const choice of ['add', 'remove'] as const) {
      const s = chosen(club(), choice);
      round(s, false);
      expect([s.points(), s.player.scores()]).toEqual([{}, [0, 0, 0]]);
    }
  });

  it('CROP-13 farmers of a field joined to that of a barn are home before anybody could add to them', () => {
    const asked = (barn: boolean) => {
      const farmers = [piece('red', 3, 5, 'field:2'), piece('red', 3, 5, 'road:N')];
      const s = scene({
        colours: ['red', 'blue'],
        tiles: [['base-U', 3, 5, 1], ...FOUR_CORNERS],
        meeples: barn ? [...farmers, piece('blue', 5, 5, '1', 'barn')] : farmers,
        draws: [FORK],
        turn: 'red',
      }).place(FORK, 4, 5, 0);
      return [circle(s, 'add').map(([colour]) => colour), s.returned()];
    };
    expect([asked(false), asked(true)]).toEqual([
      [['red'], []],
      [[], ['red normal']],
    ]);
  });

  it('CROP-14, XG-CROP-5 the builder goes home with the last highwayman', () => {
    expect(circle(club(BUILT), 'remove')).toEqual([['red', ['1,0:r0-n']]]); // the builder is no meeple
    expect(circle(club(BUILT), 'add')).toEqual([['red', ['-', '1,0:r0+n']]]);
    const s = club(BUILT);
    chosen(s, 'remove').apply('1,0:r0-n');
    expect(s.returned()).toEqual(['red builder', 'red normal']);
    const two = club({ ...BUILT, meeples: [...(BUILT.meeples ?? []), piece('red', 1, 0, 'road:E', 'large')] });
    chosen(two, 'remove').apply('1,0:r0-n');
    expect(two.returned()).toEqual(['red normal']);
    const other = club({ ...BUILT, meeples: [...(BUILT.meeples ?? []), piece('blue', 0, 0, 'road:E')] });
    chosen(other, 'remove').apply('0,0:r0-n'); // the meeple of somebody else
    expect(other.returned()).toEqual(['blue normal']);
  });

  it('CROP-14 the pig goes home with the last farmer, the barn and others stay', () => {
    const pigs = [piece('red', 0, 1, 'field:0'), piece('red', 0, 0, 'field:4', 'pig'), piece('blue', 0, 1, 'field:0')];
    const s = lay.field(scene(withMeeples(pigs, FULL)));
    chosen(s, 'remove').apply('0,1:f0-n');
    expect([s.player.phase(), s.returned()]).toEqual(['tend', ['blue normal']]);
    s.apply('0,1:f0-n');
    expect(s.returned()).toEqual(['blue normal', 'red normal', 'red pig']);
  });

  it('CROP-15, XG-CROP-6 a meeple added to a labyrinth counts for its bonus', () => {
    const s = scene({
      colours: ['red', 'blue'],
      tiles: [
        ['lab-RRRR-labyrinth', 0, 0, 0],
        ['base-U', 1, 0, 0],
        ['base-A', 2, 0, 0],
        ['base-U', 0, -1, 1],
        ['base-A', 0, -2, 3],
        ['base-U', 0, 1, 1],
        ['base-A', -1, 0, 2],
      ],
      meeples: [piece('red', 0, 0, 'road:N')],
      draws: [CLUB],
      turn: 'red',
    }).place(CLUB, 3, 0, 3);
    expect(chosen(s, 'add').targets()).toEqual(['0,0 road:NESW']);
    s.apply('0,0:r0+n');
    s.startTurn();
    expect(s.place('base-A', 0, 2, 1).finish().points()).toEqual({ red: 8 + 2 * 2 });
  });

  it('CROP-15 ferries lie as they do after the pivots', () => {
    const spec: SceneSpec = {
      ...BOARD,
      tiles: [
        ['fer-FRRR', 0, 0, 0],
        ['base-U', -1, 0, 0],
        ['base-U', 1, 0, 0],
      ],
      ferries: [[0, 0, 'EW']],
      meeples: [piece('red', -1, 0, 'road:E'), piece('red', 1, 0, 'road:E', 'builder')],
    };
    const home = (to: string | null) => {
      const s = scene(spec).place(CLUB, -2, 0, 2);
      if (to) s.pivot(0, 0, to);
      const before = s.until('crop').returned();
      chosen(s, 'remove').apply('-1,0:r0-n');
      return [before, s.returned()];
    };
    const both = ['red builder', 'red normal'];
    expect([home(null), home('ES')]).toEqual([
      [[], both], // the ferry joins them
      [['red builder'], both], // left alone by the pivot
    ]);
  });
});

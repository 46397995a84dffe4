/** The princess: a knight of the city that her tile joins goes home. */
import { describe, expect, it } from 'vitest';
import { useExpansion } from '../../src/expansions/registry.js';
import { phantom } from '../../src/generated/expansions/phantom.js';
import { princess } from '../../src/generated/expansions/princess.js';
import type { Scene, SceneSpec } from './table.js';
import { engine, piece, scene } from './table.js';

[phantom, princess].forEach(useExpansion);

const TILE = 'pd-CRRR-princess';
const config = (princessAction: 'may' | 'must', more: object = {}): SceneSpec['config'] =>
  ({ modules: { princess: true }, princessAction, ...more }) as SceneSpec['config'];
/** Red stands in the city of base-D, blue lays the princess north of it. */
const CITY: SceneSpec = {
  colours: ['red', 'blue', 'green'],
  tiles: [['base-D', 0, 0, 0]],
  meeples: [piece('red', 0, 0, 'city:N')],
  turn: 'blue',
  drawn: TILE,
};
const laid = (spec: Partial<SceneSpec> = {}, action: 'may' | 'must' = 'may'): Scene =>
  scene({ ...CITY, config: config(action), ...spec }).place(TILE, 0, -1, 2);
const knights = (s: Scene): string[] =>
  s.player
    .options()
    .filter((token) => /-[a-z]\d$/.test(token))
    .sort();
/** An open city of three tiles, base-G in its middle. */
const WIDE: SceneSpec['tiles'] = [
  ['base-D', 0, 1, 0],
  ['base-G', 0, 0, 0],
];

describe('princess', () => {
  it('PRIN-1 only where her city joins one with knights', () => {
    expect(knights(laid())).toEqual(['0,0:c0-n0']);
    const beside = scene({ ...CITY, config: config('must'), turn: 'blue' }).place(TILE, 1, 0, 0);
    expect(knights(beside)).toEqual([]);
    const plain = scene({ ...CITY, config: config('must'), drawn: 'base-E' }).place('base-E', 0, -1, 2);
    expect(knights(plain)).toEqual([]);
  });
  it('PRIN-2, PRIN-7, PRIN-10, GOLD-PD11a must: nothing else, no pass, and the city is scored without the knight', () => {
    const s = laid({}, 'must');
    expect(s.player.options()).toEqual(['0,0:c0-n0']);
    expect(() => s.player.apply('-')).toThrow(expect.objectContaining({ code: 'ERR_MOVE' }));
    s.apply('0,0:c0-n0').finish();
    expect([s.points(), s.player.supply(0).normal, s.player.figures()]).toEqual([{}, 7, []]);
  });
  it('PRIN-2, GOLD-PD11b may: beside figures and pass, and the city is scored with a knight that stays', () => {
    const s = laid();
    expect(s.player.options()).toEqual(expect.arrayContaining(['-', '0,0:c0-n0', '0,-1:r0+n']));
    expect(s.apply('-').finish().points()).toEqual({ red: 4 });
  });
  it('PRIN-2 must is the default of C1, may of C2', () => {
    const action = (edition: 'C1' | 'C2' | 'C3') =>
      (engine.newGame({ edition, sets: ['base', 'princess-dragon'] }).rules.config as { princessAction?: string }).princessAction;
    expect([action('C1'), action('C2'), action('C3')]).toEqual(['must', 'may', 'may']);
    const decoration = engine.newGame({ sets: ['base', 'princess-dragon'], tilesOnly: ['princess-dragon'] }).rules.config;
    expect(decoration.modules).not.toHaveProperty('princess');
  });
  it('PRIN-3 any knight of the whole city: large, mayor, wagon, an own one; no builder', () => {
    const s = scene({
      ...CITY,
      config: config('may', { modules: { princess: true, inns: true, traders: true, abbey: true } }),
      tiles: [...WIDE, ['base-G', 0, -1, 0], ['base-G', 0, -2, 0]],
      meeples: [
        piece('red', 0, 1, 'city:N'),
        piece('red', 0, 0, 'city:N', 'large'),
        piece('green', 0, -1, 'city:N', 'mayor'),
        piece('green', 0, -2, 'city:N', 'wagon'),
        piece('blue', 0, -2, 'city:N'),
        piece('blue', 0, 0, 'city:N', 'builder'),
      ],
    }).place(TILE, 0, -3, 2);
    expect(knights(s)).toEqual(['0,-1:c0-m2', '0,-2:c0-n1', '0,-2:c0-w2', '0,0:c0-l0', '0,1:c0-n0']);
    s.apply('0,-1:c0-m2');
    expect(s.player.supply(2).mayor).toBe(1);
  });
  it('PRIN-4 home into the supply; the freed city may not be claimed in this step', () => {
    const s = scene({ ...CITY, config: config('may'), tiles: WIDE, meeples: [piece('red', 0, 1, 'city:N')] }).place(
      TILE,
      0,
      -1,
      2,
    );
    s.apply('0,1:c0-n0');
    expect([s.player.supply(0).normal, s.player.phase(), s.player.figures()]).toEqual([7, 'draw', []]);
  });
  it('PRIN-5 a builder left alone goes home as well, one with another meeple stays', () => {
    const taken = (...more: NonNullable<SceneSpec['meeples']>): Scene =>
      scene({
        ...CITY,
        config: config('may', { modules: { princess: true, traders: true } }),
        tiles: [...WIDE, ['base-G', 0, -1, 0]],
        meeples: [piece('red', 0, 1, 'city:N'), piece('red', 0, 0, 'city:N', 'builder'), ...more],
      })
        .place(TILE, 0, -2, 2)
        .apply('0,1:c0-n0');
    expect(taken().player.figures()).toEqual([]);
    const rest = taken(piece('green', 0, -1, 'city:N'), piece('red', 0, -1, 'city:N'));
    // the city is complete, so they go home with its points
    expect(rest.finish().points()).toEqual({ red: 8, green: 8 });
    expect(rest.returned()).toEqual(['green normal', 'red builder', 'red normal', 'red normal']);
  });
  it('PRIN-6 without a knight an ordinary tile, by both options', () => {
    for (const action of ['may', 'must'] as const) {
      const s = laid({ meeples: [] }, action);
      expect([knights(s), s.player.options().includes('-'), s.places().includes('city:S')]).toEqual([[], true, true]);
    }
  });
  it('PRIN-8 a meeple on the monastery inside the city is no knight', () => {
    const s = scene({
      ...CITY,
      config: config('must'),
      tiles: [['pd-CCCF-mon-dragon', 0, 0, 0]],
      meeples: [piece('red', 0, 0, 'monastery')],
    }).place(TILE, 0, -1, 2);
    expect(knights(s)).toEqual([]);
  });
  it('PRIN-9 on a tile with two cities only that with the symbol', () => {
    const spec: SceneSpec = {
      ...CITY,
      config: config('must'),
      tiles: [
        ['base-E', 0, -1, 2],
        ['base-E', 1, 0, 3],
      ],
      meeples: [piece('red', 0, -1, 'city:S'), piece('green', 1, 0, 'city:W')],
      drawn: 'pd-CCCF-princess-coat',
    };
    const s = scene(spec).place('pd-CCCF-princess-coat', 0, 0, 0);
    expect(s.player.options()).toEqual(['0,-1:c0-n0']);
  });
  it('X-PRIN-1 mage and witch are no knights', () => {
    const s = laid({ figures: { mage: [0, 0, 'city:N'] }, meeples: [] }, 'must');
    expect(knights(s)).toEqual([]);
  });
  it('PRIN-3, PHA-9 a phantom is a knight like another; after a removal none follows, after a pass it may', () => {
    const s = laid({
      config: config('may', { modules: { princess: true, phantom: true } }),
      meeples: [piece('red', 0, 0, 'city:N', 'phantom'), piece('green', 0, 0, 'city:N')],
    });
    expect(knights(s)).toEqual(['0,0:c0-f0', '0,0:c0-n2']);
    s.apply('0,0:c0-f0');
    expect([s.player.supply(0).phantom, s.player.supply(1).phantom, s.player.phase()]).toEqual([1, 1, 'draw']);
    expect(
      laid({ config: config('may', { modules: { princess: true, phantom: true } }) })
        .apply('-')
        .player.phase(),
    ).toBe('phantom');
  });
  it('equal knights on one segment are one move, of two players two', () => {
    const twice = laid({ meeples: [piece('red', 0, 0, 'city:N'), piece('red', 0, 0, 'city:N'), piece('green', 0, 0, 'city:N')] });
    expect(knights(twice)).toEqual(['0,0:c0-n0', '0,0:c0-n2']);
  });
});

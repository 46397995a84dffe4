/** Siege: besieged cities, their fields, knights that escape. */
import { describe, expect, it } from 'vitest';
import { useExpansion } from '../../src/expansions/registry.js';
import { darmstadt } from '../../src/generated/expansions/darmstadt.js';
import { festival } from '../../src/generated/expansions/festival.js';
import { littleBuildings } from '../../src/generated/expansions/little-buildings.js';
import { phantom } from '../../src/generated/expansions/phantom.js';
import { shrines } from '../../src/generated/expansions/shrines.js';
import { siege } from '../../src/generated/expansions/siege.js';
import type { ConfigInput } from '../../src/rules/config-schema.js';
import { compileRules } from '../../src/rules/index.js';
import type { Laid, Scene, SceneSpec } from './table.js';
import { laid, phasesOf, piece, scene } from './table.js';

[darmstadt, festival, littleBuildings, phantom, shrines, siege].forEach(useExpansion);

const config = (more: object): Partial<SceneSpec> => ({ config: more as ConfigInput });
type More = Partial<SceneSpec>;
/** Points of a turn that lays this tile. */
const paid = (tiles: readonly Laid[], last: Laid, more: More) => laid(tiles, last, more).finish().points();
/** Points of the end, which a monastery below the start tile brings. */
function atEnd(tiles: readonly Laid[], more: More): Record<string, number> {
  const s = scene({ colours: ['red', 'blue'], tiles, drawn: 'base-B', bag: {}, turn: 'blue', ...more });
  s.place('base-B', 0, 1, 0).until('over');
  expect(s.player.phase()).toBe('over');
  return s.points(true);
}
const D: Laid = ['base-D', 0, 0, 0];
/** Five tiles with two coats of arms, but the last. */
const FIVE: readonly Laid[] = [D, ['base-M', 0, -1, 1], ['bes-CCFR', 1, -1, 3], ['base-F', 1, -2, 2]];
const KNIGHT = { meeples: [piece('red', 0, -1, 'city:E')] };
const CATHEDRAL: readonly Laid[] = [D, ['ic-CCCC-cath', 0, -1, 0], ['kat-CFFF', 1, -1, 3], ['base-E', -1, -1, 1]];
const BISHOP = { meeples: [piece('red', 0, -1, 'city:N')] };
const CLOSE: Laid = ['base-E', 0, -2, 2];

/** A besieged city with an open side in the east; the tile to come is a monastery beside the siege. */
const CITY: readonly Laid[] = [D, ['base-F', 0, -1, 0], ['kat-CCFF', 0, -2, 1]];
const TWO = { meeples: [piece('red', 0, -1, 'city:N'), piece('red', 0, -2, 'city:E')] };
const ONE = { meeples: [piece('red', 0, -1, 'city:N')] };
const MONASTERY: Laid = ['base-B', 1, -1, 0];
/** What is asked at the end of the turn. */
const escapes = (s: Scene): string[] => {
  s.until('escape');
  return s.player.phase() === 'escape' ? [...s.player.options()].sort() : [];
};
const after = (tiles: readonly Laid[], last: Laid, more: More) => escapes(laid(tiles, last, more));

describe('scoring of besieged cities', () => {
  it('SIE-1 ten tiles of the first edition in two sets, each with one besieged city', () => {
    const { kinds } = compileRules({ edition: 'C1', sets: ['base', 'cathars', 'besiegers'] });
    const own = kinds.filter(({ source }) => source.features?.['besieged']);
    expect(own.map(({ id }) => id.slice(0, 3)).sort()).toEqual([...Array(6).fill('bes'), ...Array(4).fill('kat')]);
    expect(own.every(({ copies, source }) => copies === 1 && source.cities.length === 1)).toBe(true);
  });

  it('SIE-2, SIE-10, XG-SIE-1 one point less for each tile and coat of arms, however many sieges; none without the module', () => {
    expect(paid(FIVE, ['base-H', 1, -3, 0], KNIGHT)).toEqual({ red: 7 });
    expect(paid(FIVE, ['kat-CFFF', 1, -3, 2], KNIGHT)).toEqual({ red: 7 });
    expect(paid(FIVE, ['base-H', 1, -3, 0], { ...KNIGHT, ...config({ modules: { siege: false } }) })).toEqual({ red: 14 });
  });

  it('SIE-2 a besieged city is claimed like any other', () => {
    expect(laid([D], ['bes-CFRF', 0, -1, 2]).places()).toContain('city:S');
  });

  it('SIE-12, XG-SIE-2 two tiles: 2, or nothing where they are paid by half', () => {
    const small = (twoTileCity: string): Record<string, number> =>
      laid([D], ['bes-CFRF', 0, -1, 2], config({ twoTileCity })).claim('city:S').finish().points();
    expect([small('normal'), small('reduced')]).toEqual([{ red: 2 }, {}]);
  });

  it('SIE-10, SIE-11, XG-SIE-3 unfinished ones are worth nothing at the end, never less', () => {
    const open: readonly Laid[] = [D, ['bes-CCCF', 0, -1, 0], ['base-E', 1, -1, 3]];
    expect(atEnd(open, { meeples: [piece('red', 1, -1, 'city:W')] })).toEqual({});
    expect(atEnd(FIVE, KNIGHT)).toEqual({});
    expect(atEnd(CATHEDRAL, BISHOP)).toEqual({});
  });

  it('SIE-10, SIE-15, XG-SIE-4 two each with a cathedral; then the mage adds and the witch halves', () => {
    expect(paid(CATHEDRAL, CLOSE, BISHOP)).toEqual({ red: 10 });
    expect(paid(CATHEDRAL, CLOSE, { ...BISHOP, figures: { mage: [0, -1, 'city:N'] } })).toEqual({ red: 15 });
    expect(paid(CATHEDRAL, CLOSE, { ...BISHOP, figures: { witch: [0, -1, 'city:N'] } })).toEqual({ red: 5 });
  });

  it('SIE-15 the Darmstadtium is added unchanged', () => {
    const tiles: readonly Laid[] = [D, ['dar-CCCC', 0, -1, 0], ['kat-CFFF', 1, -1, 3], ['base-E', -1, -1, 1]];
    expect(paid(tiles, CLOSE, BISHOP)).toEqual({ red: 8 });
  });

  it('SIE-16 goods are handed out as usual', () => {
    const s = laid([D, ['tb-CFCF-wine', 0, -1, 0]], ['bes-CFRF', 0, -2, 2], ONE).finish();
    expect([s.points(), s.player.goods(0)]).toEqual([{ red: 3 }, { wine: 1, grain: 0, cloth: 0 }]);
  });
});

describe('fields at besieged cities', () => {
  const DONE: readonly Laid[] = [D, ['kat-CRFR', 0, -1, 2]];
  const farmer = (field: string, ...more: ReturnType<typeof piece>[]) => ({ meeples: [piece('red', 0, 0, field), ...more] });
  it('SIE-13, XG-SIE-5 a complete one pays double, the own pig too, where the field touches it', () => {
    expect(atEnd(DONE, farmer('field:2'))).toEqual({ red: 6 });
    expect(atEnd(DONE, farmer('field:2', piece('red', 0, 0, 'field:2', 'pig')))).toEqual({ red: 8 });
    expect(atEnd(DONE, farmer('field:3'))).toEqual({});
    expect(atEnd(DONE, { ...farmer('field:2'), ...config({ modules: { siege: false } }) })).toEqual({ red: 3 });
  });

  it('SIE-13 also where the field reaches only tiles without a siege, and by every reading of BASE-67', () => {
    const far: readonly Laid[] = [D, ['base-F', 0, -1, 0], ['kat-CFFF', 0, -2, 2]];
    expect(atEnd(far, farmer('field:2'))).toEqual({ red: 6 });
    expect(atEnd(DONE, { ...farmer('field:2'), ...config({ fieldScoring: 'perPlayer3' }) })).toEqual({ red: 6 });
  });

  const FOUR: readonly Laid[] = [
    ['base-E', 0, 0, 0],
    ['kat-CFFF', 0, -1, 2],
    ['base-B', 1, 0, 0],
    ['base-B', 0, 1, 0],
  ];
  it('SIE-14 first version of the farmers 8, barn set 6 and 8 with a pig, barn at the end 8', () => {
    expect(atEnd(DONE, { ...farmer('field:2'), ...config({ fieldScoring: 'perCity4' }) })).toEqual({ red: 8 });
    const barn = (...more: ReturnType<typeof piece>[]): Record<string, number> =>
      laid(FOUR, ['base-B', 1, 1, 0], {
        ...farmer('field:4', ...more),
        config: { modules: { abbey: true, traders: true } } as ConfigInput,
      })
        .apply('1,1:b3+h')
        .finish()
        .points();
    expect(barn()).toEqual({ red: 6 });
    expect(barn(piece('red', 0, 0, 'field:4', 'pig'))).toEqual({ red: 8 });
    const s = scene({
      colours: ['red', 'blue'],
      tiles: [...FOUR, ['base-B', 1, 1, 0]],
      meeples: [piece('red', 1, 1, '3', 'barn')],
      drawn: 'base-B',
      bag: {},
      turn: 'blue',
    });
    expect(s.place('base-B', 0, 2, 0).until('over').points(true)).toEqual({ red: 8 });
  });

  it('SIE-14 joined to a barn 2, 4 with the own pig', () => {
    const tiles: readonly Laid[] = [...FOUR, ['base-B', 1, 1, 0], ['base-U', 2, 0, 1]];
    const joined = (...more: ReturnType<typeof piece>[]) =>
      paid(tiles, ['base-A', 2, 1, 1], { meeples: [piece('red', 1, 1, '3', 'barn'), piece('blue', 2, 0, 'field:2'), ...more] });
    expect(joined()).toEqual({ blue: 2 });
    expect(joined(piece('blue', 2, 0, 'field:2', 'pig'))).toEqual({ blue: 4 });
  });
});

describe('escape', () => {
  it('SIE-20, SIE-23, XG-SIE-6 one own knight a turn, also by a monastery just laid, or none', () => {
    const s = laid(CITY, MONASTERY, TWO);
    expect(escapes(s)).toEqual(['-', '0,-1:c0^n', '0,-2:c0^n']);
    s.apply('0,-2:c0^n');
    expect([s.player.phase(), s.returned(), s.points()]).toEqual(['draw', ['red normal'], {}]);
    const next = laid(CITY, MONASTERY, { ...TWO, draws: ['base-B', 'base-U', 'base-U'] });
    escapes(next);
    next.apply('-').place('base-U', -1, 0, 0);
    expect(escapes(next)).toEqual([]); // blue has no knight there
    next.place('base-U', 1, 0, 0);
    expect(escapes(next)).toEqual(['-', '0,-1:c0^n', '0,-2:c0^n']);
  });

  it('SIE-20 not from a city without a siege, not without a monastery, not the knights of others', () => {
    expect(after([D, ['base-F', 0, -1, 0], ['base-M', 0, -2, 1]], MONASTERY, ONE)).toEqual([]);
    expect(after(CITY, ['base-U', -1, 0, 0], ONE)).toEqual([]);
    expect(after(CITY, MONASTERY, { meeples: [piece('blue', 0, -1, 'city:N')] })).toEqual([]);
  });

  it('SIE-20, XG-SIE-8 nobody is asked without the option', () => {
    const tiles: readonly Laid[] = [D, ['base-F', 0, -1, 2], MONASTERY];
    const last: Laid = ['kat-CCRR', 0, -2, 2];
    expect(after(tiles, last, ONE)).toEqual(['-', '0,-1:c0^n']);
    expect(after(tiles, last, { ...ONE, ...config({ siegeEscape: false }) })).toEqual([]);
  });

  it('SIE-21, XG-SIE-7 beside a tile of the siege, by option beside any tile of the city', () => {
    const tiles: readonly Laid[] = [D, ['base-F', 0, -1, 0], ['base-F', 0, -2, 0], ['kat-CCFF', 0, -3, 1]];
    expect(after(tiles, MONASTERY, ONE)).toEqual([]);
    expect(after(tiles, MONASTERY, { ...ONE, ...config({ escapeFrom: 'anyTile' }) })).toEqual(['-', '0,-1:c0^n']);
  });

  it('SIE-22 after both parts of a double turn; a city just completed has let its knights go', () => {
    const s = laid([...CITY, MONASTERY], ['base-U', -1, 0, 0], {
      meeples: [...ONE.meeples, piece('red', 0, 0, 'road:E'), piece('red', 0, 0, 'road:E', 'builder')],
      draws: ['base-U', 'base-B'],
    });
    expect(phasesOf(s)).not.toContain('escape');
    s.place('base-B', -1, -1, 0);
    expect(escapes(s)).toEqual(['-', '0,-1:c0^n']);
    expect(after([...CITY, MONASTERY], ['base-E', 1, -2, 3], ONE)).toEqual([]);
  });

  it('SIE-23 a monastery inside the city counts', () => {
    const inside: readonly Laid[] = [
      ['kat-CFFF', 0, 0, 0],
      ['base-F', 0, -1, 0],
      ['base-F', 0, -2, 0],
      ['pd-CCCF-mon-dragon', 0, -3, 1],
    ];
    const more = { ...ONE, ...config({ escapeFrom: 'anyTile' }) };
    expect(after(inside, ['base-E', 1, 0, 1], more)).toEqual(['-', '0,-1:c0^n']);
    expect(after(inside, ['base-E', 1, 0, 1], ONE)).toEqual([]);
  });

  it('SIE-24 abbeys, shrines and churches count, gardens do not', () => {
    const beside = (id: string, r: number): string[] => after([...CITY, [id, 1, -1, r]], ['base-U', -1, 0, 0], ONE);
    for (const [id, r] of [
      ['am-abbey', 0],
      ['her-FFFF', 0],
      ['dar-FFRR', 2],
    ] as const)
      expect([id, beside(id, r)]).toEqual([id, ['-', '0,-1:c0^n']]);
    expect(beside('base-E-garden', 0)).toEqual([]);
  });

  it('SIE-25 any meeple is a knight; the builder goes home with the last one', () => {
    const of = (type: string, ...more: ReturnType<typeof piece>[]): Scene =>
      laid(CITY, MONASTERY, {
        meeples: [piece('red', 0, -1, 'city:N', type), ...more],
        ...config({ modules: { phantom: true, inns: true, abbey: true, traders: true } }),
      });
    for (const [type, letter] of [
      ['normal', 'n'],
      ['large', 'l'],
      ['mayor', 'm'],
      ['wagon', 'w'],
      ['phantom', 'f'],
    ] as const)
      expect(escapes(of(type))).toEqual(['-', `0,-1:c0^${letter}`]);
    const s = of('normal', piece('red', 0, -1, 'city:N', 'builder'));
    expect(escapes(s)).toEqual(['-', '0,-1:c0^n']);
    expect(s.apply('0,-1:c0^n').returned()).toEqual(['red builder', 'red normal']);
  });

  it('SIE-26 no points; the city stays besieged and may be claimed again', () => {
    const s = laid(CITY, MONASTERY, { ...ONE, draws: ['base-B', 'base-E'] });
    escapes(s);
    s.apply('0,-1:c0^n');
    expect(s.points()).toEqual({});
    s.place('base-E', 1, -2, 3);
    expect(s.claim('city:W').finish().points()).toEqual({ blue: 5 });
  });

  it('SIE-27 the meeple is in hand again from the next turn on', () => {
    const s = laid(CITY, MONASTERY, { ...ONE, supply: [{ normal: 0 }, { normal: 7 }] });
    expect(s.player.phase()).toBe('escape');
    s.apply('0,-1:c0^n');
    expect([s.player.phase(), s.player.supply(0).normal]).toEqual(['draw', 1]);
  });

  it('SIE-28 the portal leads into besieged cities', () => {
    expect(laid(CITY, ['pd-FRRR-portal', -1, 0, 0]).targets()).toContain('0,-1 city:NS');
  });

  it('SIE-20 the move is that of the festival, and told once where both are played', () => {
    for (const sets of [
      ['base', 'cathars'],
      ['base', 'cathars', 'festival'],
    ] as const) {
      const { verbs = [] } = compileRules({ edition: 'C1', sets } as ConfigInput);
      expect(verbs.filter(({ type }) => type === 'retrieve')).toHaveLength(1);
    }
  });
});

/** Heretics & Shrines: where shrines may lie, and who loses a challenge. */
import { describe, expect, it } from 'vitest';
import { useExpansion } from '../../src/expansions/registry.js';
import { goldMines } from '../../src/generated/expansions/gold-mines.js';
import { shrines } from '../../src/generated/expansions/shrines.js';
import { watchtowers } from '../../src/generated/expansions/watchtowers.js';
import type { ConfigInput } from '../../src/rules/config-schema.js';
import type { Laid, Scene, SceneSpec } from './table.js';
import { engine, laid, piece, scene, turnOfRed } from './table.js';

[shrines, goldMines, watchtowers].forEach(useExpansion);

const D: Laid = ['base-D', 0, 0, 0];
const SHRINE: Laid = ['her-CRFR', 1, 0, 0];
const MONASTERY: Laid = ['base-B', 0, 1, 0];
/** All of XG-SHR-1 but the tile that surrounds the shrine. */
const RING: readonly Laid[] = [
  D,
  SHRINE,
  MONASTERY,
  ['base-A', -1, 0, 2],
  ['base-V', 1, 1, 3],
  ['base-U', 2, 0, 0],
  ['base-M', 0, -1, 2],
  ['base-F', 1, -1, 2],
  ['base-F', -1, -1, 1],
  ['base-X', 3, 0, 0],
  ['base-U', 2, 1, 0],
];
const LAST: Laid = ['base-E', 2, -1, 0];
/** Around the shrine and the monastery south-west of it, but for the monastery, the square between and the one south of that. */
const HALF_RINGS: readonly Laid[] = [
  ...RING.filter(([, x, y]) => `${x},${y}` !== '0,1' && `${x},${y}` !== '1,1' && `${x},${y}` !== '-1,-1' && x !== 3),
  LAST,
  ['base-E', -1, 1, 3],
  ['base-E', -1, 2, 3],
  ['base-E', 0, 2, 2],
];
const HERETIC = piece('red', 1, 0, 'monastery');
const MONK = piece('blue', 0, 1, 'monastery');
const ring = (meeples: SceneSpec['meeples'], more: Partial<SceneSpec> = {}): Scene =>
  laid(RING, LAST, { meeples: meeples ?? [], ...more }).finish();
const standing = (s: Scene): string[] =>
  s.player
    .figures()
    .map(({ player, figure, x, y }) => `${player} ${figure} ${x},${y}`)
    .sort();
/** With that tile in hand. */
const holding = (tiles: readonly Laid[], drawn: string, config: object = {}): Scene => {
  const s = scene(turnOfRed(tiles, drawn, { config: config as ConfigInput }));
  s.apply(`?${drawn}`);
  return s;
};
const WAGONS = { config: { edition: 'C1', sets: { base: 1, shrines: 1, 'abbey-mayor': 1 } } as ConfigInput };
const mayLie = (tiles: readonly Laid[], drawn: string, square: string, config: object = {}): boolean =>
  holding(tiles, drawn, config)
    .player.options()
    .some((token) => token.startsWith(`${square}@`));

describe('Heretics & Shrines', () => {
  it('SHR-1 five shrines, six in the first edition', () => {
    const count = (edition: 'C1' | 'C2'): number =>
      engine
        .newGame({ edition, sets: ['base', 'shrines'] }, { manualChance: true })
        .rules.kinds.filter(({ source }) => source.features?.['shrine'])
        .reduce((sum, { copies }) => sum + copies, 0);
    expect([count('C1'), count('C2')]).toEqual([6, 5]);
  });

  it('SHR-2 placed, claimed and scored like a monastery', () => {
    expect(laid([D], SHRINE).places()).toContain('monastery');
    expect(ring([HERETIC]).points()).toEqual({ red: 9 });
  });

  const TWO: readonly Laid[] = [D, MONASTERY, ['base-E', 0, 2, 2], ['base-B', 1, 2, 0]];
  it('SHR-3, SHR-5, XG-SHR-3 never beside two monasteries, nor a monastery beside two shrines, claimed or not', () => {
    expect([mayLie(TWO, 'her-FFFF', '1,1'), mayLie(TWO, 'her-FFFF', '-1,1')]).toEqual([false, true]);
    const other: readonly Laid[] = [D, ['her-FFFF', 0, 1, 0], ['base-E', 0, 2, 2], ['her-FFFF', 1, 2, 0]];
    expect([mayLie(other, 'base-B', '1,1'), mayLie(other, 'base-B', '-1,1')]).toEqual([false, true]);
    // a tile that is neither may lie everywhere
    expect(mayLie(TWO, 'base-E', '1,1')).toBe(true);
  });

  it('SHR-4, XG-SHR-4 nor so that what lies there gets a second opponent, but for `ownOnly`', () => {
    const tiles: readonly Laid[] = [...TWO, ['her-FFFF', -1, 1, 0]];
    expect(mayLie(tiles, 'her-FFFF', '-1,2')).toBe(false);
    expect(mayLie(tiles, 'her-FFFF', '-1,2', { shrinePlacement: 'ownOnly' })).toBe(true);
    expect(mayLie(TWO, 'her-FFFF', '1,1', { shrinePlacement: 'ownOnly' })).toBe(false);
  });

  it('SHR-5 a move that is refused names what is expected and changes nothing', () => {
    const s = holding(TWO, 'her-FFFF');
    const before = s.player.options();
    expect(() => s.apply('1,1@0')).toThrow(/1,1@0/);
    expect(s.player.options()).toEqual(before);
  });

  it('SHR-6 an abbey is a monastery: it may not fill a hole beside two shrines', () => {
    const hole = (corner: string): readonly Laid[] => [
      ['base-B', 0, 0, 0],
      ['base-E', 1, 0, 2],
      ['her-FFFF', 2, 0, 0],
      ['base-E', 2, 1, 3],
      [corner, 2, 2, 0],
      ['base-E', 1, 2, 0],
      ['base-E', 0, 2, 2],
      ['base-E', 0, 1, 1],
    ];
    const phase = (corner: string): string => {
      const config = { edition: 'C1', sets: { base: 1, shrines: 1, 'abbey-mayor': 1 } } as ConfigInput;
      const tiles = hole(corner);
      return laid(tiles.slice(0, -1), tiles.at(-1) as Laid, { config, abbeys: ['blue'] })
        .finish()
        .player.phase();
    };
    expect([phase('her-FFFF'), phase('base-B')]).toEqual(['draw', 'abbey']);
  });

  it('SHR-7, SHR-8, XG-SHR-1 who is surrounded first gets 9, the other goes home without points', () => {
    const s = ring([HERETIC, MONK, piece('red', -1, 0, 'monastery')]);
    expect(s.points()).toEqual({ red: 9 });
    expect(standing(s)).toEqual(['0 normal -1,0']);
  });

  it('SHR-7 also against oneself, and in the other direction', () => {
    expect(standing(ring([HERETIC, piece('red', 0, 1, 'monastery')]))).toEqual([]);
  });

  it('SHR-9, XG-SHR-2 both completed by one tile: a draw', () => {
    const tiles: readonly Laid[] = [...HALF_RINGS, MONASTERY, ['base-A', 1, 2, 1]];
    const s = laid(tiles, ['base-V', 1, 1, 3], { meeples: [HERETIC, MONK], colours: ['red', 'blue', 'green'], turn: 'green' });
    expect(s.finish().points()).toEqual({ red: 9, blue: 9 });
    expect(standing(s)).toEqual([]);
  });

  it('SHR-10, XG-SHR-5 a place without owner beats nobody', () => {
    const s = ring([MONK]);
    expect([s.points(), standing(s)]).toEqual([{}, ['1 normal 0,1']]);
  });

  it('SHR-11, SHR-13 all meeples of the loser go, and its place is free', () => {
    const s = ring([HERETIC, MONK, piece('blue', 0, 1, 'monastery')]);
    expect(standing(s)).toEqual([]);
    expect(s.feature(0, 1, 'monastery').complete).toBe(false);
  });

  it('SHR-12, XG-SHR-6 undecided at the end: both count what lies around', () => {
    const tiles: readonly Laid[] = [D, SHRINE, MONASTERY, ['base-M', 0, -1, 2], ['base-E', -1, 1, 3]];
    const s = laid(tiles, ['base-F', 1, -1, 2], { meeples: [HERETIC, MONK], bag: { 'base-F': 1 } });
    expect(s.finish().points(true)).toEqual({ red: 5, blue: 4 });
  });

  it('SHR-14 a shrine that the portal tile itself surrounds is finished, so no monk comes there for a draw (PORTAL-2)', () => {
    const tiles: readonly Laid[] = [...HALF_RINGS, ['base-A', 0, 1, 2], ['base-A', 1, 2, 1]];
    const s = laid(tiles, ['pd-FRRR-portal', 1, 1, 0], { meeples: [MONK] });
    const options = s.player.options();
    expect([options.includes('1,0:m0+n'), options.includes('1,2:m0+n')]).toEqual([false, true]);
    expect(s.finish().points()).toEqual({ blue: 9 });
  });

  it('SHR-16 a wagon that lost does not drive', () => {
    const s = ring([HERETIC, piece('blue', 0, 1, 'monastery', 'wagon')], WAGONS);
    expect([s.points(), standing(s)]).toEqual([{ red: 9 }, []]);
  });

  it('SHR-17 an abbot that is taken back ends a challenge by leaving only', () => {
    const config = { edition: 'C3', abbots: true, sets: { base: 1, shrines: 1 } } as ConfigInput;
    const s = laid(RING, ['base-U', 0, 2, 0], { config, meeples: [piece('red', 1, 0, 'monastery', 'abbot'), MONK] });
    s.apply('1,0^');
    expect([s.finish().points(), standing(s)]).toEqual([{ red: 8 }, ['1 normal 0,1']]);
  });

  it('GMN-17 the loser takes no gold, SHR-18 a watchtower counts shrines', () => {
    const gold = laid([...RING, ['gol-FFRR-mon', -1, 2, 1]], LAST, { meeples: [HERETIC, MONK] });
    expect(gold.finish().points()).toEqual({ red: 9 });
    const tower: readonly Laid[] = [D, ['base-A', -1, 0, 2], ['wat-FRFR-monastery', 1, 0, 0], ['her-FFFF', 0, 1, 0]];
    const s = laid(tower, ['base-A', 2, 0, 0], { meeples: [piece('red', 1, 0, 'road:E')] }).finish();
    expect(s.payments.filter(({ feature }) => feature === 'watchtower').map(({ points }) => points)).toEqual([6]);
  });
});

/** Darmstadt: churches, the Darmstadtium. */
import { describe, expect, it } from 'vitest';
import { useExpansion } from '../../src/expansions/registry.js';
import { darmstadt } from '../../src/generated/expansions/darmstadt.js';
import type { ConfigInput } from '../../src/rules/config-schema.js';
import { compileRules } from '../../src/rules/index.js';
import type { Laid, Scene, SceneSpec } from './table.js';
import { game, offered, piece, scene } from './table.js';

useExpansion(darmstadt);

const laid = (tiles: readonly Laid[], [id, x, y, r]: Laid, more: Partial<SceneSpec> = {}): Scene =>
  scene({ colours: ['red', 'blue'], tiles, draws: [id], turn: 'blue', ...more }).place(id, x, y, r);
const D: Laid = ['base-D', 0, 0, 0];
/** All around the church at (0,1) but the north-west. */
const BOARD: readonly Laid[] = [
  D,
  ['base-V', 1, 0, 0],
  ['base-V', 1, 1, 1],
  ['dar-FFRR', 0, 1, 3],
  ['base-X', 0, 2, 0],
  ['base-U', 1, 2, 0],
  ['base-U', -1, 2, 0],
  ['base-E', -1, 1, 0],
];
const RED = piece('red', 1, 0, 'road:SW');
const BLUE = piece('blue', 0, 2, 'road:S');
const CHURCH = piece('red', 0, 1, 'monastery');
type Pieces = SceneSpec['meeples'];
const church = (s: Scene): Record<string, number> =>
  Object.fromEntries(
    s.payments.filter(({ feature }) => feature === 'church').map(({ player, points }) => [s.colours[player] ?? '', points]),
  );
const last = (meeples: Pieces, more: Partial<SceneSpec> = {}): Scene =>
  laid(BOARD, ['base-D', -1, 0, 2], { meeples: meeples ?? [], ...more }).finish();
const around = (meeples: Pieces, more: Partial<SceneSpec> = {}) => church(last(meeples, more));

const CITY: readonly Laid[] = [D, ['dar-CCCC', 0, -1, 0], ['base-E', 1, -1, 3], ['base-E', -1, -1, 1]];
const KNIGHT = piece('red', 0, -1, 'city:NESW');
const closed = (meeples: Pieces, more: Partial<SceneSpec> = {}) =>
  laid(CITY, ['base-E', 0, -2, 2], { meeples: meeples ?? [], ...more })
    .finish()
    .points();

describe('Darmstadt', () => {
  it('DAR-1, XG-DAR-5 three tiles of the first edition; roads end at a church with four of them, one passes the other', () => {
    const { kinds } = compileRules({ edition: 'C1', sets: ['base', 'darmstadt'] });
    const own = kinds.filter(({ id }) => id.startsWith('dar-'));
    expect(own.map(({ id, copies }) => [id, copies])).toEqual([
      ['dar-CCCC', 1],
      ['dar-FFRR', 1],
      ['dar-RRRR', 1],
    ]);
    const s = laid([D, ['base-A', -1, 0, 2]], ['dar-RRRR', 1, 0, 0], { meeples: [piece('red', -1, 0, 'road:E')] });
    expect(offered(s, 'road')).toEqual(['road:E', 'road:N', 'road:S']);
    expect(s.finish().points()).toEqual({ red: 3 });
    expect(offered(laid([D], ['dar-FFRR', 1, 0, 0]), 'road')).toEqual(['road:SW']);
  });

  it('DAR-2 two monasteries of the base game are taken out by their count', () => {
    const config = { edition: 'C1', sets: ['base', 'darmstadt'], copies: { 'base-B': 2 } } as ConfigInput;
    expect(compileRules(config).kinds.find(({ id }) => id === 'base-B')?.copies).toBe(2);
  });

  it('DAR-3, XG-DAR-4 the completed city of the Darmstadtium gives 3 more, to each owner; the witch halves them', () => {
    expect(closed([KNIGHT])).toEqual({ red: 13 });
    expect(closed([KNIGHT, piece('blue', 0, 0, 'city:N')])).toEqual({ red: 13, blue: 13 });
    expect(closed([KNIGHT], { figures: { witch: [0, -1, 'city:NESW'] } })).toEqual({ red: 7 });
    const open = scene({ colours: ['red', 'blue'], tiles: CITY, meeples: [KNIGHT], drawn: 'base-B', bag: {}, turn: 'blue' });
    open.place('base-B', 0, 1, 0).apply('-');
    expect([open.player.phase(), open.points(true)]).toEqual(['over', { red: 4 }]);
  });

  it('DAR-3 two of them in one city give 6', () => {
    const tiles: readonly Laid[] = [...CITY, ['dar-CCCC', 0, -2, 0], ['base-E', 1, -2, 3], ['base-E', -1, -2, 1]];
    const s = laid(tiles, ['base-E', 0, -3, 2], { meeples: [piece('red', 0, -2, 'city:NESW')] });
    expect(s.finish().points()).toEqual({ red: 22 });
  });

  it('DAR-4 a church is claimed and pays like a monastery, also at the end', () => {
    expect(laid([D], ['dar-FFRR', 1, 0, 0]).places()).toContain('monastery');
    expect(last([CHURCH]).points()).toEqual({ red: 12 });
    const config = { edition: 'C1', sets: ['base', 'darmstadt'] } as ConfigInput;
    const g = game({ config, tiles: [[...D]], drawn: 'dar-FFRR', bag: {} });
    g.play('1,0@0').play('1,0:m0+n');
    expect([g.phase, g.scores]).toEqual(['over', [2, 0]]);
  });

  it('DAR-5, XG-DAR-1 most meeples on the nine tiles: 3 points', () => {
    expect(last([RED, BLUE, CHURCH]).points()).toEqual({ red: 12 });
  });

  it('DAR-5, XG-DAR-2 a tie gives 3 to each', () => {
    expect(last([RED, BLUE, CHURCH, piece('blue', -1, 2, 'road:EW')]).points()).toEqual({ red: 12, blue: 3 });
  });

  it('DAR-5, XG-DAR-3 nobody need stand in the church, nor anywhere', () => {
    expect(last([RED, BLUE, piece('blue', -1, 2, 'road:EW')]).points()).toEqual({ blue: 3 });
    expect(around([])).toEqual({});
  });

  it('DAR-5 the church itself may be the last tile', () => {
    const tiles = [...BOARD.filter(([id]) => id !== 'dar-FFRR'), ['base-D', -1, 0, 2]] as Laid[];
    const s = laid(tiles, ['dar-FFRR', 0, 1, 3], { meeples: [RED] });
    expect(church(s.claim('monastery').finish())).toEqual({ red: 3, blue: 3 });
  });

  it('DAR-6 each meeple counts one, farmers too, before anything goes home; no builder, pig or barn', () => {
    expect(around([RED, BLUE, piece('blue', 0, 0, 'field:4')])).toEqual({ blue: 3 });
    expect(around([RED, piece('blue', 0, 2, 'road:S', 'large')])).toEqual({ red: 3, blue: 3 });
    expect(around([RED, BLUE, piece('blue', 0, 2, 'road:S', 'builder')])).toEqual({ red: 3, blue: 3 });
    expect(around([RED, BLUE, piece('blue', 0, 0, 'field:4', 'pig')])).toEqual({ red: 3, blue: 3 });
    // the last tile completes blue's city of two tiles as well
    const more = laid([['base-J', 0, 0, 3], ...BOARD.slice(1)], ['base-I', -1, 0, 1], {
      meeples: [RED, BLUE, piece('blue', 0, 0, 'city:W')],
    });
    expect([church(more.finish()), more.points()]).toEqual([{ blue: 3 }, { blue: 7 }]);
    // two tiles away is too far
    expect(around([RED, piece('blue', 2, 0, 'road:NS')], { tiles: [...BOARD, ['base-U', 2, 0, 1]] })).toEqual({ red: 3 });
  });

  it('DAR-7 an unfinished church gives no bonus at the end, nor does a complete one again', () => {
    const bare = BOARD.filter(([id]) => id !== 'base-E');
    const s = scene({ colours: ['red', 'blue'], tiles: bare, meeples: [RED], drawn: 'base-D', bag: {}, turn: 'blue' });
    s.place('base-D', -1, 0, 2).apply('-');
    expect([s.player.phase(), church(s)]).toEqual(['over', {}]);
    const g = laid([...BOARD, ['base-D', -1, 0, 2]], ['base-B', 2, 1, 0], { meeples: [RED] });
    expect(church(g.finish())).toEqual({});
  });

  it('DAR-8 the bonus is neither halved nor raised', () => {
    const witch = { figures: { witch: [1, 0, 'road:SW'] } } as Partial<SceneSpec>;
    expect(around([RED], witch)).toEqual({ red: 3 });
    const mage = { figures: { mage: [1, 0, 'road:SW'] } } as Partial<SceneSpec>;
    expect(around([RED], mage)).toEqual({ red: 3 });
  });

  it('DAR-9 the bonus goes by presence, with the monk of the church among those who are there', () => {
    expect(around([CHURCH, BLUE])).toEqual({ red: 3, blue: 3 });
  });

  it('DAR-10 a wagon on the church may drive to its roads, and one on a road to the church', () => {
    const { kinds } = compileRules({ edition: 'C1', sets: ['base', 'darmstadt'] });
    const groups = (id: string) => kinds.find((kind) => kind.id === id)?.source.wagon;
    expect(groups('dar-FFRR')).toEqual([['m', 'r0']]);
    expect(groups('dar-RRRR')).toEqual(['r0', 'r1', 'r2', 'r3'].map((road) => ['m', road]));
  });
});

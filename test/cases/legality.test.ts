/** Public bug reports about which moves are legal: placing, claiming, ferries, labyrinths. */
import { describe, expect, it } from 'vitest';
import { Scene } from '../golden/scene.js';
import { players } from '../golden/players.js';
import { board, played } from './board.js';

const red = (x: number, y: number, on: string, type?: string) => ({
  player: 'red',
  at: [x, y] as const,
  on,
  ...(type ? { type } : {}),
});
const blue = (x: number, y: number, on: string) => ({ player: 'blue', at: [x, y] as const, on });
const EW = (x: number, y: number) => [x, y, 'EW'] as const;

describe('public bug reports: move legality', () => {
  it('PUB-03 the first ferry of a road may be swung, the one behind it never [FER-22, FER-23]', () => {
    const s = played('PUB-03', { live: [-1, 0], turn: 'red' }).until('pivot');
    expect([...s.player.options()].sort()).toEqual(['-', '1,0%ES', '1,0%SW']);
    s.apply('1,0%SW');
    expect(s.player.phase()).not.toBe('pivot');
  });

  it('PUB-07 the double turn survives the loss of the builder [TRD-12, TRD-13]', () => {
    const s = played('PUB-07', {
      live: [3, 0],
      ferries: [EW(1, 0)],
      meeples: [red(0, 0, 'road:E'), red(2, 0, 'road:E', 'builder')],
      turn: 'red',
    });
    s.pivot(1, 0, 'SW').finish();
    expect([s.returned(), s.player.turnPlayer(), s.player.part()]).toEqual([['red builder'], s.index('red'), 2]);
    s.place('base-U', -1, 0, 0);
    expect(s.places('builder')).toEqual(['road:EW']);
    s.claim('road:E', 'builder').finish();
    expect([s.player.turnPlayer(), s.player.part()]).toEqual([s.index('blue'), 1]);
  });

  for (const [tile, pairs] of [
    ['fer-RRRR', ['EW', 'ES', 'NE', 'NS', 'NW', 'SW']],
    ['fer-FRRR', ['ES', 'EW', 'SW']],
    ['fer-CRRR', ['ES', 'EW', 'SW']],
  ] as const) {
    it(`PUB-10 ${tile}: every berth is offered once, and no pass [FER-12]`, () => {
      const s = new Scene(players, { tiles: [['base-D', 0, 0, 0]], draws: [tile] }).place(tile, 1, 0, 0).until('ferry');
      expect([...s.player.options()].sort()).toEqual(pairs.map((pair) => `1,0~${pair}`).sort());
    });
  }

  it('PUB-11 the ferry is laid without a meeple, and with a farmer [FER-11]', () => {
    for (const s of [played('PUB-11', { live: [1, 0] }).apply('-'), played('PUB-11', { live: [1, 0] }).claim('field:0')]) {
      expect(s.player.phase()).toBe('ferry');
      expect([...s.player.options()].sort()).toEqual(['1,0~ES', '1,0~EW', '1,0~SW']);
    }
  });

  it('PUB-15 both ferries behind a branched road, each once, in any order [FER-27, FER-28]', () => {
    for (const [first, second] of [
      ['3,0', '1,1'],
      ['1,1', '3,0'],
    ] as const) {
      const s = played('PUB-15', { live: [-1, 0], turn: 'red' }).until('pivot');
      expect(s.pivotable()).toEqual(['1,1', '3,0']);
      s.apply(s.player.options().find((token) => token.startsWith(`${first}%`)) as string);
      expect(s.pivotable()).toEqual([second]);
    }
  });

  it('PUB-17 a labyrinth beside an occupied road: the middle is free under the advanced rules only [LAB-4, LAB-11]', () => {
    const places = (labyrinth: 'basic' | 'advanced') =>
      played('PUB-17', { live: [1, 0], config: { labyrinth }, meeples: [red(0, 0, 'road:E')], turn: 'blue' }).places();
    const fields = ['field:0,7', 'field:1,2', 'field:3,4', 'field:5,6'];
    expect(places('advanced')).toEqual([...fields, 'road:NESW']);
    expect(places('basic')).toEqual(fields);
  });

  it('PUB-19 a portal does not reach a taken labyrinth or branch [LAB-18, PORTAL-5]', () => {
    const targets = (labyrinth: 'basic' | 'advanced', middle: boolean) =>
      played('PUB-19', {
        live: [0, 1],
        config: { labyrinth },
        meeples: [red(0, 0, 'road:E'), ...(middle ? [blue(1, 0, 'road:N')] : [])],
        colours: ['red', 'blue'],
        turn: 'red',
      })
        .targets()
        .filter((target) => /^(0,0|1,0) road/.test(target));
    expect(targets('advanced', true)).toEqual([]);
    expect(targets('basic', true)).toEqual([]);
    expect(targets('advanced', false)).toEqual(['1,0 road:NESW']);
    expect(targets('basic', false)).toEqual([]);
  });

  it('PUB-21 a flier on a taken labyrinth, both settings [FLY-6, LAB-18]', () => {
    const fly = (flierIgnoresOccupancy: boolean) =>
      played('PUB-21', { live: [2, 0], config: { flierIgnoresOccupancy }, meeples: [blue(1, 0, 'road:N')], turn: 'red' })
        .apply('/n')
        .apply('*1');
    expect(fly(true).targets()).toEqual(['1,0 road:NESW']);
    const refused = fly(false);
    expect([refused.player.phase(), refused.player.supply(refused.index('red')).normal]).toEqual(['draw', 7]);
  });

  it('PUB-36 a farmer is put on the tile just placed only [BASE-20]', () => {
    expect(played('PUB-36', { live: [0, 1], turn: 'blue' }).targets()).toEqual(['0,1 field:0,1,2,3,4,5,6,7', '0,1 monastery']);
  });

  it('PUB-42 a square may be enclosed, and the hole filled [BASE-10, BASE-11]', () => {
    const s = played('PUB-42', { live: [1, 2] })
      .finish()
      .apply('?base-B');
    expect(s.player.options()).toContain('1,1@0');
  });

  it('PUB-43 each position is listed once: three for a straight road beside the start tile [BASE-12]', () => {
    const s = board('PUB-43').apply('?base-U');
    expect([...s.player.options()].sort()).toEqual(['-1,0@0', '0,1@0', '1,0@0']);
  });

  it('PUB-45 a tile that fits nowhere is set aside and the counts drop [BASE-13, BASE-14]', () => {
    const s = board('PUB-45', { bag: { 'base-C': 1, 'base-B': 2 }, turn: 'blue' }).apply('?base-C');
    expect([s.player.phase(), s.player.remaining(), s.player.turnPlayer()]).toEqual(['draw', 2, s.index('blue')]);
    expect([...s.player.options()]).toEqual(['?base-B']);
    expect(
      board('PUB-45', { bag: { 'base-C': 1 } })
        .apply('?base-C')
        .player.phase(),
    ).toBe('over');
  });

  it('PUB-48 a garden is for the abbot alone, the abbot for gardens and monasteries [BASE-70, BASE-71, BASE-73]', () => {
    const garden = (abbots: boolean) =>
      played('PUB-48', { live: [1, 0], config: { abbots, ...(abbots ? { pieces: { abbot: 1 } } : {}) }, turn: 'red' });
    expect(garden(true).places('abbot')).toEqual(['garden']);
    expect(garden(true).places()).not.toContain('garden');
    expect(garden(false).places('abbot')).toEqual([]);
    const monastery = board('PUB-48', { config: { abbots: true, pieces: { abbot: 1 } }, turn: 'red' }).place('base-B', 0, 1, 0);
    expect(monastery.places('abbot')).toEqual(['monastery']);
  });

  it('PUB-62 no farmer in a field with a barn [ABB-33]', () => {
    const s = played('PUB-62', { live: [2, 1], meeples: [{ player: 'blue', at: [1, 1], on: '3', type: 'barn' }], turn: 'red' });
    expect(s.places()).toEqual(['monastery']);
  });

  it('PUB-71 a portal does not lead to completed features; the own segment may be claimed [PORTAL-2, BASE-24]', () => {
    const s = played('PUB-71', { live: [0, -1], turn: 'red' });
    const targets = s.targets();
    expect(targets).toContain('0,-1 city:S');
    expect(targets).toContain('0,0 road:EW');
    expect(targets).toContain('0,0 field:2,7');
    expect(targets).not.toContain('0,0 city:N');
    expect(s.claim('city:S').finish().points()).toEqual({ red: 4 });
  });
});

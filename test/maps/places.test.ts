/** Where tiles may lie on a map: squares, borders, large cities, islands. */
import { describe, expect, it } from 'vitest';
import { at, IB, IB_CHIPS, Table, TM, TM_CHIPS } from './table.js';

describe('squares and borders', () => {
  it('MAP-8, MAP-9: only squares of the map beside tiles are open', () => {
    const table = new Table(TM, { tiles: 'base-D 3,2 0', drawn: 'plain' });
    expect(table.options()).toEqual([`${at(4, 2)}@0`]);
    expect(new Table(TM, { tiles: 'base-D 5,3 0', drawn: 'base-U' }).options().sort()).toEqual([
      `${at(5, 2)}@0`,
      `${at(5, 4)}@0`,
    ]);
  });
  it('GS-8: a road ends at the neutral border (MAP-12, 14, 15)', () => {
    const table = new Table(TM, {
      tiles: 'base-D 3,2 0; base-U 3,3 0; base-U 3,4 0; base-U 3,5 0',
      figures: ['1 normal 3,3 0'],
      drawn: 'base-W',
    });
    expect(table.play(`${at(3, 1)}@0`)).toEqual({});
    const west = table
      .options()
      .find(
        (token) =>
          token.includes(':r') &&
          table.game.featureAt(0, 2, Number(token.charAt(token.indexOf(':r') + 2))).complete &&
          table.game.featureAt(0, 2, Number(token.charAt(token.indexOf(':r') + 2))).tiles === 1,
      );
    expect(table.play(west as string)).toEqual({ 0: 1, 1: 5 });
  });
  it('GS-9: printed roads and cities at the border must be matched (MAP-13, MAP-15)', () => {
    const north = (drawn: string) => new Table(TM, { tiles: 'base-D 5,3 0; base-E 2,2 1; base-E 1,3 2', drawn }).turns(1, 4);
    expect(north('plain')).toEqual([]);
    expect(north('base-U')).toEqual([1]); // stands north-south
    expect(north('base-V')).toEqual([2]); // FFRR turned so that a road leaves to the north
    const west = { tiles: 'base-D 3,2 0; plain 4,2 0', drawn: 'base-E' };
    const table = new Table(TM, west);
    expect(table.turns(4, 1)).toEqual([3]);
    expect(table.play(`${at(4, 1)}@3`, `${at(4, 1)}:c0+n`)).toEqual({ 0: 2 });
    const coats = new Table({ map: { id: 'testmap-a', borderCoatsOfArms: 2 } }, west);
    expect(coats.play(`${at(4, 1)}@3`, `${at(4, 1)}:c0+n`)).toEqual({ 0: 4 });
  });
});

describe('large cities', () => {
  it('GS-11: connecting opens every square beside the city (MAP-10, 16, 17)', () => {
    const open = new Table(TM, { tiles: 'base-D 3,2 0; base-I 2,2 1', drawn: 'base-E' });
    expect([open.turns(1, 3), open.turns(2, 4), open.turns(1, 4)]).toEqual([[2], [3], []]);
    expect(open.game.connectedCities()).toEqual(['x']);
    const closed = new Table(TM, { tiles: 'base-D 5,3 0', drawn: 'base-E' });
    expect(closed.turns(1, 3)).toEqual([]);
    expect(closed.game.connectedCities()).toEqual([]);
  });
  it('GS-11 on Iberia: Madrid shows a road to the west and connects both its squares', () => {
    const before = new Table(IB, { tiles: 'base-D 2,5 0; plain 6,5 0', drawn: 'plain' });
    expect(before.turns(6, 6)).toEqual([]);
    const road = new Table(IB, { tiles: 'base-D 2,5 0; base-U 6,5 0', drawn: 'base-W' });
    expect(road.turns(6, 6)).toEqual([0, 2]); // roads to the east and to the west
    expect(new Table(IB, { tiles: 'base-D 2,5 0; plain 7,6 0', drawn: 'base-U' }).turns(6, 6)).toEqual([0]);
    const open = new Table(IB, { tiles: 'base-D 2,5 0; base-U 6,6 0', drawn: 'base-D' });
    expect([open.turns(6, 9).length > 0, open.turns(5, 8).length > 0, open.turns(5, 9)]).toEqual([true, true, []]);
    expect(open.turns(6, 9)).toEqual([0, 2]);
    expect(open.turns(5, 8)).toEqual([2]);
  });
  it('MAP-17: connectBy citySide needs a city side', () => {
    const scene = { tiles: 'base-D 5,3 0; base-U 3,3 0', drawn: 'base-E' };
    expect(new Table(TM, scene).turns(1, 3)).toEqual([2]);
    expect(new Table({ map: { id: 'testmap-a', connectBy: 'citySide' } }, scene).turns(1, 3)).toEqual([]);
  });
  it('MAP-16, INT-5: nothing lies on a printed square, an abbey may stand beside one', () => {
    const around = 'base-I 2,2 1; base-E 2,4 3; base-E 1,3 2; base-D 3,2 0; base-U 3,4 0; base-U 4,3 0';
    const table = new Table({ sets: ['base', 'abbey-mayor'], ...TM }, { tiles: around });
    expect(table.phase).toBe('abbey');
    expect(table.options()).toEqual(['-', `${at(3, 3)}@A`]);
    table.play(`${at(3, 3)}@A`);
  });
});

describe('islands and ferry routes', () => {
  it('GS-6, PUB-87: a tile at the end of a route opens the other end for everybody (MAP-19, CHIP-14)', () => {
    const closed = new Table(IB_CHIPS, { tiles: 'base-D 2,5 0; plain 8,10 0', drawn: 'plain' });
    expect(closed.turns(8, 13)).toEqual([]);
    const open = new Table(IB_CHIPS, { tiles: 'base-D 2,5 0; plain 8,10 0; plain 8,11 0', drawn: 'plain' });
    expect([open.turns(8, 13), open.turns(8, 12)]).toEqual([[0], []]);
    expect(open.play(`${at(8, 13)}@0`)).toEqual({ 0: 2 });
    expect(open.game.events()[0]).toMatchObject({
      feature: 'coats',
      x: 12,
      y: 7,
      segment: -1,
      terms: [{ rule: 'CHIP-14', count: 1, points: 2 }],
    });
  });
  it('GS-7: two coats, the second square by adjacency, nothing without Map-Chips (MAP-7)', () => {
    const scene = { tiles: 'base-D 2,5 0; base-B 6,12 0', drawn: 'plain', bag: { plain: 4 } };
    for (const [config, points] of [
      [IB_CHIPS, [{ 0: 4 }, { 1: 2 }]],
      [IB, [{}, {}]],
    ] as const) {
      const table = new Table(config, scene);
      expect(table.turns(7, 16)).toEqual([]);
      expect(table.play(`${at(7, 15)}@0`)).toEqual(points[0]);
      if (table.phase === 'deploy') table.play('-');
      table.play('?plain');
      expect([table.turns(7, 16), table.turns(6, 17)]).toEqual([[0], []]);
      expect(table.play(`${at(7, 16)}@0`)).toEqual(points[1]);
    }
    const test = new Table(TM_CHIPS, { tiles: 'base-D 3,2 0; plain 3,5 0', drawn: 'plain' });
    expect(test.play(`${at(2, 6)}@0`)).toEqual({ 0: 4 });
  });
  it('MAP-20: by option a road goes on over the water', () => {
    const over = { map: { id: 'testmap-a', ferryRoute: 'roadContinues' } } as const;
    const scene = {
      tiles: 'base-D 3,2 0; base-U 3,3 0; base-U 3,4 0; base-W 3,1 0',
      figures: ['1 normal 3,3 0'],
      drawn: 'base-U',
      bag: { 'base-U': 3, plain: 3 },
    };
    const table = new Table(over, scene);
    expect(table.play(`${at(3, 5)}@0`, '-')).toEqual({}); // open while the island is empty
    expect(table.play('?base-U', `${at(2, 6)}@1`, '-')).toEqual({ 1: 6 });
    const closed = new Table(over, scene);
    closed.play(`${at(3, 5)}@0`, '-');
    expect(closed.play('?plain', `${at(2, 6)}@0`, '-')).toEqual({ 1: 5 }); // no road there: the other end is closed
    expect(new Table(TM, scene).play(`${at(3, 5)}@0`, '-')).toEqual({ 1: 5 });
  });
});

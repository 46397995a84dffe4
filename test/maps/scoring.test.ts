/** What a map changes in scoring: large cities, monasteries at the border, inns, cathedrals, lakes; and the end of the game. */
import { describe, expect, it } from 'vitest';
import { at, IB, Table, TM } from './table.js';

describe('large cities', () => {
  const caps = 'base-D 5,3 0; base-E 2,2 1; base-E 1,3 2';
  it('GS-10: 4 tiles and 2 coats are 12 points; unfinished 5 (MAP-18)', () => {
    const done = new Table(TM, { tiles: caps, figures: ['1 normal 2,2 0'], drawn: 'base-E' });
    expect(done.play(`${at(2, 4)}@3`)).toEqual({});
    expect(done.play('-')).toEqual({ 1: 12 });
    const open = new Table(TM, { tiles: caps, figures: ['1 normal 2,2 0'] });
    expect(open.game.featureAt(1, 1, 0)).toMatchObject({ tiles: 3, coats: 2, complete: false, points: 5, owners: [1] });
  });
  it('GS-10, INT-1: with a cathedral 18, unfinished 0', () => {
    const sets = { ...TM, sets: ['base', 'inns-cathedrals'] as const };
    const scene = { tiles: 'base-D 5,3 0; base-E 2,2 1; cap-cathedral 1,3 2', figures: ['1 normal 2,2 0'], drawn: 'base-E' };
    const table = new Table(sets, scene);
    expect(table.game.featureAt(1, 1, 0).points).toBe(0);
    expect(table.play(`${at(2, 4)}@3`, '-')).toEqual({ 1: 18 });
  });
  it('MAP-18: no figure stands on a printed square, the city is claimed from a placed tile', () => {
    const table = new Table(TM, { tiles: caps, drawn: 'base-E' });
    table.play(`${at(2, 4)}@3`);
    expect(table.options().filter((token) => token.startsWith(`${at(2, 3)}:`))).toEqual([]);
    expect(table.play(`${at(2, 4)}:c0+n`)).toEqual({ 0: 12 });
  });
  it('MAP-18, ABB-4: an abbey beside a printed square completes the large city', () => {
    const around = 'base-D 2,5 0; plain 4,7 0; plain 5,6 0; base-E 5,8 2; base-E 7,7 0; base-E 7,8 0';
    const table = new Table({ ...IB, sets: ['base', 'abbey-mayor'] }, { tiles: around, figures: ['1 normal 5,8 0'] });
    expect(table.play(`${at(5, 7)}@A`, '-')).toEqual({ 1: 14 }); // two printed squares, three caps, two coats
    expect(table.game.figures()).toEqual([]);
  });
  it('MAP-18c: a finished large city gives a field 3 points, printed fields too', () => {
    const done = 'base-D 5,3 0; base-E 2,2 1; base-E 1,3 2; base-E 2,4 3; plain 3,3 0';
    const table = new Table(TM, { tiles: done, figures: ['0 normal 3,3 0'] });
    expect(table.game.featureAt(2, 2, 0).points).toBe(3);
    expect(table.game.featureAt(2, 1, 1).kind).toBe('field'); // a segment of the printed square
  });
  it('INT-2: goods lie on placed tiles only, who completes the city takes them', () => {
    const table = new Table(
      { ...TM, sets: ['base', 'traders-builders'] },
      { tiles: 'base-D 5,3 0; base-E 1,3 2; base-E 2,4 3', drawn: 'base-E' },
    );
    table.play(`${at(2, 2)}@1`, '-');
    expect(table.game.goods(0)).toEqual({ wine: 0, grain: 0, cloth: 0 });
  });
});

describe('monasteries', () => {
  const corner = { tiles: 'base-D 5,3 0; base-E 1,2 0; base-E 2,2 1; plain 2,1 0', drawn: 'base-B' };
  it('GS-12: in a corner 4 points, by option 9 (MAP-23, MAP-24)', () => {
    for (const [borderMonastery, points] of [
      ['tiles', 4],
      ['nine', 9],
    ] as const) {
      const table = new Table({ map: { id: 'testmap-a', borderMonastery } }, corner);
      expect(table.play(`${at(1, 1)}@0`, `${at(1, 1)}:m0+n`)).toEqual({ 0: points });
    }
    const short = new Table(
      { map: { id: 'testmap-a', borderMonastery: 'nine' } },
      { ...corner, tiles: 'base-D 5,3 0; base-E 1,2 0; base-E 2,2 1' },
    );
    expect(short.play(`${at(1, 1)}@0`, `${at(1, 1)}:m0+n`)).toEqual({});
    expect(short.game.featureAt(0, 0, 1)).toMatchObject({ kind: 'monastery', complete: false, points: 3 });
  });
  it('GS-12 on Iberia: (12,5) has three neighbours', () => {
    const table = new Table(IB, { tiles: 'base-D 2,5 0; plain 11,4 0; plain 11,5 0; plain 11,6 0', drawn: 'base-B' });
    expect(table.play(`${at(12, 5)}@0`, `${at(12, 5)}:m0+n`)).toEqual({ 0: 4 });
  });
  it('GS-13: a printed square counts as a neighbouring tile (MAP-25)', () => {
    const around = 'base-D 5,3 0; base-E 2,2 1; base-E 2,4 3; plain 3,2 0; plain 3,4 0; plain 4,2 0; base-E 4,3 2; plain 4,4 0';
    const table = new Table(TM, { tiles: around, drawn: 'base-B' });
    expect(table.play(`${at(3, 3)}@0`, `${at(3, 3)}:m0+n`)).toEqual({ 0: 9 });
  });
});

describe('roads at the border', () => {
  it('INT-1: a border end closes a road with an inn', () => {
    const table = new Table(
      { ...TM, copies: { 'ic-FRFR-inn': 1 } },
      { tiles: 'base-D 5,3 0; base-U 5,2 0', drawn: 'ic-FRFR-inn', figures: ['1 normal 5,2 0'] },
    );
    table.play(`${at(5, 4)}@0`);
    expect(table.play('-')).toEqual({ 1: 6 });
  });
  const lake = { tiles: 'base-D 5,3 0; base-L 2,2 1', drawn: 'fer-FRRR' };
  it('GS-15: a lake at the border, ferry north-south (MAP-14, INT-3)', () => {
    const table = new Table({ ...TM, sets: ['base', 'ferries'] }, { ...lake, figures: ['1 normal 2,2 0'] });
    const slot = [0, 1, 2].find(
      (s) =>
        table.game.featureAt(1, 1, s).segments.length === 1 &&
        table.game.rules.kinds.find(({ id }) => id === 'base-L')?.segments[s]?.sides.includes(3),
    ) as number;
    const owned = new Table({ ...TM, sets: ['base', 'ferries'] }, { ...lake, figures: [`1 normal 2,2 ${slot}`] });
    owned.play(`${at(1, 2)}@3`, '-');
    expect(owned.play(`${at(1, 2)}~NS`)).toEqual({ 1: 2 });
    const east = new Table({ ...TM, sets: ['base', 'ferries'] }, { ...lake, figures: [`1 normal 2,2 ${slot}`] });
    east.play(`${at(1, 2)}@3`, '-');
    expect(east.play(`${at(1, 2)}~ES`)).toEqual({});
    const roads = [0, 1, 2].map((s) => east.game.featureAt(1, 0, s)).map(({ tiles, complete }) => [tiles, complete]);
    expect(roads).toContainEqual([1, true]); // the stub to the north
    expect(roads.filter(([tiles, complete]) => tiles === 2 && !complete)).toHaveLength(2); // south and east are one road
  });
  it('MAP-20: a labyrinth closed over the water is named by its middle', () => {
    const over = {
      sets: ['base', 'labyrinth'],
      labyrinth: 'advanced',
      map: { id: 'testmap-a', ferryRoute: 'roadContinues' },
    } as const;
    const table = new Table(over, {
      tiles: 'base-D 5,3 0; base-A 3,4 2; lab-RRRR-labyrinth 3,5 0',
      figures: ['1 normal 3,4 0'],
      drawn: 'plain',
    });
    expect(table.play(`${at(2, 6)}@0`, '-')).toEqual({ 1: 2 + 2 });
    expect(table.game.events()).toMatchObject([{ feature: 'road', x: 4, y: 2, segment: 0 }]);
  });
  it('GS-15: an abbey needs four real neighbours; by option the border counts (INT-5)', () => {
    const scene = { tiles: 'base-D 5,3 0; plain 1,2 0; plain 2,1 0' };
    const sets = ['base', 'abbey-mayor'] as const;
    expect(new Table({ ...TM, sets }, scene).phase).toBe('draw');
    const table = new Table({ sets, map: { id: 'testmap-a', abbeyAtBorder: true } }, scene);
    expect(table.options()).toEqual(['-', `${at(1, 1)}@A`]);
  });
  it('INT-5, ABB-4: an abbey that closes a printed city scores it, whatever road begins on the same square', () => {
    const tiles = 'base-D 2,5 0; base-E 5,7 2; base-E 5,8 2; base-E 7,8 0; plain 7,6 0; plain 8,7 0';
    const table = new Table({ ...IB, sets: ['base', 'abbey-mayor'] }, { tiles, figures: ['1 normal 5,7 0'] });
    expect(table.play(`${at(7, 7)}@A`, '-')).toEqual({ 1: 14 }); // five tiles and Madrid's two coats of arms
  });
});

describe('the end of the game', () => {
  it('GS-15, MAP-26, MAP-28: tiles that fit nowhere are set aside, then the game ends', () => {
    const table = new Table(TM, { tiles: 'plain 5,3 0', bag: { 'base-C': 2 } });
    table.play('?base-C', '?base-C');
    expect([table.game.isOver, table.game.discarded()]).toEqual([true, ['base-C', 'base-C']]);
  });
  it('MAP-28: the game ends when no open square is left', () => {
    const full = [
      'plain 1,1 0',
      'plain 1,2 0',
      'base-E 1,3 2',
      'plain 2,1 0',
      'base-E 2,2 1',
      'base-E 2,4 3',
      'plain 3,1 0',
      'plain 3,2 0',
      'plain 3,3 0',
      'plain 3,4 0',
      'plain 3,5 0',
      'base-E 4,1 3',
      'plain 4,2 0',
      'plain 4,3 0',
      'plain 4,4 0',
      'plain 5,2 0',
      'plain 5,3 0',
      'plain 5,4 0',
      'plain 2,6 0',
    ];
    const table = new Table(TM, { tiles: full.join(';'), drawn: 'base-A', bag: { 'base-B': 2 } });
    expect(table.turns(1, 4)).toEqual([1]);
    table.play(`${at(1, 4)}@1`, '-');
    expect([table.game.isOver, table.game.remaining()]).toEqual([true, [{ id: 'base-B', count: 2 }]]);
  });
});

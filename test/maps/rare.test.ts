/** Maps in rare places: other sets at borders, printed squares and routes; what start tiles and towns do not do. */
import { describe, expect, it } from 'vitest';
import type { MapFile } from '../../src/map-types.js';
import { MAPS } from '../../src/maps/library.js';
import { compileRules } from '../../src/rules/index.js';
import { at, engine, OWN_TILES, IB, IB_CHIPS, Table, TM, TM_CHIPS } from './table.js';

const TESTMAP = MAPS['testmap-a'] as MapFile;

describe('squares', () => {
  it('MAP-11: a town is an ordinary square for tiles, an unused start square too', () => {
    const beside = 'base-D 2,10 0; plain 2,6 0; plain 3,5 0; plain 2,5 0';
    const table = new Table(IB, { tiles: beside, drawn: 'plain' });
    expect(table.turns(1, 5)).toEqual([0]); // Oviedo
    expect(new Table(TM, { tiles: 'base-D 3,2 0; plain 4,2 0; plain 4,3 0', drawn: 'plain' }).turns(5, 3)).toEqual([0]); // Beta, not used
  });
  it('MAP-18b: an open edge of a large city faces a square, what faces the sea is wall', () => {
    const walled: MapFile = {
      ...TESTMAP,
      id: 'walled',
      grid: ['##.#..', ...TESTMAP.grid.slice(1)],
      borderFeatures: [...(TESTMAP.borderFeatures ?? []), { square: [2, 3], side: 'N', feature: 'city' }],
    };
    const table = new Table(
      { map: { file: walled } },
      { tiles: 'base-D 5,3 0; base-E 2,2 1', figures: ['1 normal 2,2 0'], drawn: 'base-E' },
    );
    expect(table.game.featureAt(1, 1, 0).open).toBe(1);
    expect(table.play(`${at(2, 4)}@3`, '-')).toEqual({ 1: 3 * 2 + 2 * 2 });
  });
  it('MAP-19, MAP-21: routes lead both ways and on from island to island', () => {
    const isles: MapFile = {
      ...TESTMAP,
      id: 'isles',
      cols: 8,
      grid: TESTMAP.grid.map((line, i) => `${line}${i === 1 ? '.i' : '..'}`),
      islands: [],
      ferryRoutes: [
        ...(TESTMAP.ferryRoutes ?? []),
        { id: 'f2', a: { square: [2, 6], side: 'E' }, b: { square: [2, 8], side: 'W' } },
      ],
    } as MapFile;
    const open = (tiles: string) => {
      const table = new Table({ map: { file: isles } }, { tiles, drawn: 'plain' });
      return [table.turns(3, 5), table.turns(2, 6), table.turns(2, 8)].map((turns) => turns.length);
    };
    expect(open('base-D 3,2 0; plain 3,5 0')).toEqual([0, 1, 0]);
    expect(open('base-D 3,2 0; plain 3,5 0; plain 2,6 0')).toEqual([0, 0, 1]);
    expect(open('base-D 3,2 0; plain 2,6 0')).toEqual([1, 0, 1]);
  });
  it('MAP-22: a route has no wooden ferry, none is laid or pivoted there', () => {
    const table = new Table(
      { sets: ['base', 'ferries'], map: { id: 'testmap-a', ferryRoute: 'roadContinues' } },
      { tiles: 'base-D 3,2 0; base-U 3,3 0; base-U 3,4 0; base-U 3,5 0', drawn: 'base-U' },
    );
    expect(table.play(`${at(2, 6)}@1`, '-')).toEqual({});
    expect([table.phase, table.game.ferrySupply]).toEqual(['draw', 8]);
  });
  it('MAP-20, FER-29: over the water a road leads to the first ferry like any other', () => {
    const over = { sets: ['base', 'ferries'], map: { id: 'testmap-a', ferryRoute: 'roadContinues' } } as const;
    const table = new Table(over, { tiles: 'base-D 5,3 0; fer-FRRR 3,5 0', ferries: [[3, 5, 'ES']], drawn: 'base-U' });
    table.play(`${at(2, 6)}@1`, '-');
    expect(table.options()).toEqual(['-', `${at(3, 5)}%EW`, `${at(3, 5)}%SW`]);
  });
});

describe('the beginning and the end', () => {
  it('MAP-4, MAP-5: where no tile fits a start square as it is turned, another start square is used', () => {
    const awkward: MapFile = {
      ...TESTMAP,
      id: 'awkward',
      grid: ['S###..', ...TESTMAP.grid.slice(1)],
      starts: [...TESTMAP.starts, { name: 'Gamma', square: [1, 1] }],
      borderFeatures: [
        ...(TESTMAP.borderFeatures ?? []),
        { square: [1, 1], side: 'N', feature: 'road' },
        { square: [1, 1], side: 'W', feature: 'city' },
      ],
    };
    for (let seed = 0; seed < 12; seed++) {
      const squares = engine
        .newGame(compileRules({ map: { file: awkward } }), { seed })
        .tiles()
        .map(({ x, y }) => `${x},${y}`);
      expect(squares.sort()).toEqual([at(3, 2), at(5, 3)].sort());
    }
  });
  it('MAP-3: nine meeples in the recommended game, seven elsewhere', () => {
    const hand = (config: object) => engine.newGame(compileRules({ edition: 'C2', ...config })).supply(0).normal;
    expect([hand({ map: 'iberia', meeplesPerPlayer: 9 }), hand({ map: 'iberia' })]).toEqual([9, 7]);
  });
  it('MAP-6, CHIP-2, CHIP-21: three start tiles, two of them out of the bag; nobody has collected anything', () => {
    const g = engine.newGame(
      compileRules({ edition: 'C2', sets: ['base', 'inns-cathedrals', 'traders-builders'], map: { id: 'iberia', chips: true } }),
      { seed: 4, manualChance: true },
    );
    expect([g.tiles().length, g.remaining().reduce((sum, { count }) => sum + count, 0)]).toEqual([3, 111]);
    expect([g.scores, g.chips().length, g.chips().every(({ value }) => value === null)]).toEqual([[0, 0], 30, true]);
    const starts = g.tiles().map(({ x, y }) => `${x},${y}`);
    expect(g.chips().some(({ x, y }) => starts.includes(`${x},${y}`))).toBe(false);
  });
  it('MAP-27: after the turn of the last tile unfinished features are scored as usual', () => {
    const open = new Table(TM, { tiles: 'base-D 3,2 0; base-U 3,3 0', figures: ['1 normal 3,3 0'], drawn: 'plain', bag: {} });
    open.play(`${at(4, 2)}@0`, '-');
    expect([open.game.isOver, open.game.scores]).toEqual([true, [0, 2]]);
  });
  it('CHIP-15: chip first, then the meeple and what the tile completes', () => {
    const table = new Table(TM_CHIPS, { tiles: 'base-D 5,3 0; base-U 5,4 0', chips: ['5,2 p2'], drawn: 'base-A' });
    expect(table.play(`${at(5, 2)}@2`)).toEqual({ 0: 4 });
    expect(table.phase).toBe('deploy');
    expect(table.play(`${at(5, 2)}:r0+n`)).toEqual({ 0: 3 });
  });
});

describe('with other sets', () => {
  it('INT-4: an exit of a labyrinth at the border is closed', () => {
    const corner = (labyrinth: 'basic' | 'advanced') => {
      const table = new Table(
        { ...TM, sets: ['base', 'labyrinth'], labyrinth },
        { tiles: 'base-D 5,3 0; base-A 1,2 0; base-A 2,1 1', figures: ['1 normal 1,2 0'], drawn: 'lab-RRRR-labyrinth' },
      );
      return table.play(`${at(1, 1)}@0`, '-');
    };
    expect([corner('basic'), corner('advanced')]).toEqual([{ 1: 3 }, { 1: 3 + 2 }]);
  });
  it('INT-6: a wagon does not go to a printed square, and neither does a flight or the portal', () => {
    const wagon = new Table(
      { ...TM, sets: ['base', 'abbey-mayor'] },
      { tiles: 'base-D 5,3 0; base-E 1,3 2; base-A 3,2 2', figures: ['0 wagon 3,2 0'], drawn: 'base-A' },
    );
    wagon.play(`${at(3, 3)}@0`, '-');
    expect(wagon.phase).toBe('wagon');
    expect(wagon.options().filter((token) => token.startsWith(`${at(2, 3)}:`))).toEqual([]);
    const flight = new Table(
      { ...TM, sets: ['base', 'flying-machines'] },
      { tiles: 'plain 3,2 0; base-E 1,3 2', drawn: 'fly-FFFF-w' },
    );
    flight.play(`${at(3, 3)}@1`, '/n', '*1'); // to the printed square in the north
    expect([flight.phase, flight.game.figures()]).toEqual(['draw', []]);
    const portal = new Table(
      { ...TM, sets: ['base', 'princess-dragon'] },
      { tiles: 'base-D 5,3 0; base-E 1,3 2', drawn: 'pd-CCCF-portal' },
    );
    portal.play(portal.options()[0] as string);
    expect(portal.options().filter((token) => token.startsWith(`${at(2, 3)}:`))).toEqual([]);
  });
  it('INT-7: mage and witch go to a large city through a placed tile, not before there is one', () => {
    const config = { ...TM, sets: ['base', 'mage-witch'] as const };
    const offered = (tiles: string) => {
      const table = new Table(config, { tiles, drawn: 'mw-CFCF' });
      table.play(`${at(4, 3)}@0`);
      expect(table.phase).toBe('magic');
      return table.options().filter((token) => [at(2, 3), at(2, 2)].some((square) => token.startsWith(`${square}:c`)));
    };
    expect(offered('base-D 5,3 0')).toEqual([]);
    expect(offered('base-D 5,3 0; base-E 2,2 1')).toEqual([`${at(2, 2)}:c0+M`, `${at(2, 2)}:c0+W`]);
  });
  it('INT-9: roads to a German cathedral end at the border as all others', () => {
    const table = new Table({ ...TM, copies: { 'gc-3roads': 1 } }, { tiles: 'base-D 5,3 0; base-U 5,4 0', drawn: 'gc-3roads' });
    table.play(`${at(5, 2)}@0`);
    expect(table.play(`${at(5, 2)}:k0+n`)).toEqual({ 0: 1 + 1 + 3 });
  });
  it('INT-9, MAP-20: a road to Leipzig may be closed over the water', () => {
    const gate = {
      id: 'own-gate',
      edges: 'FRFF',
      cities: [],
      roads: [{ ends: 'E', endsAt: 'other' as const }],
      fields: [{ half: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }],
      features: { leipzigGate: 'r0' },
    };
    const config = {
      modules: { leipzig: true },
      tiles: [...OWN_TILES, { tile: gate, copies: 1 }],
      map: { id: 'testmap-a', ferryRoute: 'roadContinues' },
    } as const;
    const table = new Table(config, {
      tiles: 'base-D 5,3 0; own-gate 3,4 0; base-U 3,5 0',
      figures: ['1 normal 3,5 0'],
      drawn: 'plain',
    });
    table.play(`${at(2, 6)}@0`, '-');
    expect([table.phase, table.game.actor, table.options().length]).toEqual(['send', 1, 5]);
    expect(table.play('-')).toEqual({ 1: 2 });
  });
  it('CHIP-11: the treat goes to the rows of its own colour', () => {
    const table = new Table(IB_CHIPS, { tiles: 'base-D 2,5 0', chips: ['2,6'], drawn: 'base-U' });
    table.play(`${at(2, 6)}@0`, '$p1');
    expect(table.options().every((token) => Number(token.split(',')[1]?.replace('$', '')) >= 8)).toBe(true);
    expect(table.options()).toHaveLength(26);
  });
});

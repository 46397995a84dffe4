/** Order of play. */
import { describe, expect, it } from 'vitest';
import type { Laid, SceneSpec } from './table.js';
import { engine, game, phasesOf, piece, scene, THREE_ROAD_FIELDS, tile } from './table.js';

const MAGIC_LAKE = tile('own-magic-lake', 'FRRR', {
  roads: ['E', 'S', 'W'].map((ends) => ({ ends, endsAt: 'lake' as const })),
  fields: THREE_ROAD_FIELDS,
  features: { lake: true, mageWitch: true },
});

describe('order of play', () => {
  it('ORDER-1 one turn goes through its steps in order, the abbey first, the wagon last', () => {
    const s = scene({
      config: { tiles: [{ tile: MAGIC_LAKE, copies: 1 }], modules: { abbey: true, ferries: true, mageWitch: true } },
      figures: {},
      tiles: [
        ['base-A', 0, 0, 2],
        ['fer-FRRR', 2, 0, 0],
        ['base-B', 10, 9, 0],
        ['base-B', 9, 10, 0],
        ['base-B', 11, 10, 0],
        ['base-B', 10, 11, 0],
      ],
      ferries: [[2, 0, 'EW']],
      meeples: [piece('red', 0, 0, 'road:E', 'wagon')],
      abbeys: ['red'],
      draws: ['own-magic-lake'],
      turn: 'red',
    });
    const first = ['abbey', 'draw', 'place'];
    const seen = [s.player.phase()];
    s.apply('-');
    seen.push(s.player.phase());
    s.apply('?own-magic-lake');
    seen.push(s.player.phase());
    s.apply('1,0@0');
    expect(seen).toEqual(first);
    expect(phasesOf(s, 'ES')).toEqual(['magic', 'deploy', 'ferry', 'pivot', 'wagon']);
    expect([s.player.phase(), s.player.turnPlayer(), s.points()]).toEqual(['draw', s.index('blue'), { red: 2 }]);
  });

  /** Red's road ends at a monastery; a lake tile at (1,0) goes on with it, another lake lies behind. */
  const lakes: SceneSpec = {
    tiles: [
      ['base-A', 0, 0, 2],
      ['fer-FRRR', 2, 0, 0],
    ],
    ferries: [[2, 0, 'EW']],
    meeples: [piece('red', 0, 0, 'road:E')],
    turn: 'blue',
  };

  it('ORDER-2 tile, meeple, new ferry, pivots, and only then the points', () => {
    const s = scene(lakes).place('fer-FRRR', 1, 0, 0);
    const steps = ['deploy', 'ferry', 'pivot'].map((phase) => {
      s.until(phase, 'ES');
      return [s.player.phase(), s.points().red ?? 0];
    });
    expect(steps).toEqual([
      ['deploy', 0],
      ['ferry', 0],
      ['pivot', 0],
    ]);
    expect(s.apply('-').points()).toEqual({ red: 2 });
  });

  it('ORDER-3 what is free for the meeple is judged before the ferry is laid', () => {
    const s = scene(lakes).place('fer-FRRR', 1, 0, 0);
    expect(s.places().filter((place) => place.startsWith('road'))).toEqual(['road:E', 'road:S']);
    s.claim('road:S').until('pivot', 'SW');
    expect(s.sameFeature(s.spot(0, 0, 'road:E'), s.spot(1, 0, 'road:S'))).toBe(true);
  });

  it('ORDER-4 a road that was complete only before the pivot is not scored', () => {
    const spec: SceneSpec = {
      tiles: [
        ['base-A', -2, 0, 2],
        ['base-U', -1, 0, 0],
        ['fer-FRRR', 0, 0, 0],
      ],
      ferries: [[0, 0, 'EW']],
      meeples: [piece('red', 0, 0, 'road:E')],
      turn: 'blue',
    };
    const closed = scene(spec).place('base-A', 1, 0, 0);
    expect(closed.feature(0, 0, 'road:E').complete).toBe(true);
    expect(closed.finish().points()).toEqual({ red: 4 });
    const opened = scene(spec).place('base-A', 1, 0, 0).pivot(0, 0, 'ES').finish();
    expect([opened.points(), opened.returned()]).toEqual([{}, []]);
  });

  it('ORDER-5 after the piece of step 2a nothing more comes from the hand', () => {
    const s = scene({ ...lakes, meeples: [], turn: 'red' })
      .place('fer-FRRR', 1, 0, 0)
      .apply('-');
    const later: string[] = [];
    while (!['draw', 'over'].includes(s.player.phase())) {
      later.push(...s.player.options());
      s.apply(s.player.options().at(-1) as string);
    }
    expect(later.length).toBeGreaterThan(3);
    expect(later.filter((token) => token.includes('+') || token.includes('>'))).toEqual([]);
    expect(s.player.figures()).toEqual([]);
  });

  /** A road of red's and a city of green's that one tile at (1,0) completes. */
  const both: readonly Laid[] = [
    ['base-A', 0, 0, 2],
    ['base-E', 1, -1, 2],
    ['base-A', 2, 0, 0],
  ];
  const owners = [piece('red', 0, 0, 'road:E'), piece('green', 1, -1, 'city:S')];

  it('ORDER-6 the points do not depend on the order of the features', () => {
    const points = [both, [...both].reverse()].map((tiles) =>
      scene({ tiles, meeples: owners, turn: 'blue' }).place('base-D', 1, 0, 0).finish().points(),
    );
    expect(points).toEqual([
      { red: 3, green: 4 },
      { red: 3, green: 4 },
    ]);
  });

  it('ORDER-7 every completed feature is scored for its owners, whoever placed the tile', () => {
    for (const turn of ['red', 'green', 'blue']) {
      const s = scene({ tiles: both, meeples: owners, colours: ['red', 'blue', 'green'], turn })
        .place('base-D', 1, 0, 0)
        .finish();
      expect([turn, s.points(), s.returned()]).toEqual([turn, { red: 3, green: 4 }, ['green normal', 'red normal']]);
    }
  });

  it('ORDER-8 chance is the draw and the flight die only, and both can be given', () => {
    const config = { edition: 'C2' as const, sets: { base: 1, 'flying-machines': 2, ferries: 1, 'traders-builders': 1 } };
    const g = engine.newGame(config, { seed: 3, manualChance: true });
    const chance = new Set<string>();
    for (let step = 0; !g.isOver; step++) {
      const tokens = g.legalTokens();
      if (g.actor < 0) chance.add(g.phase);
      const flight = tokens.find((token) => token.startsWith('/'));
      g.play(flight ?? (tokens[step % tokens.length] as string));
    }
    expect([...chance].sort()).toEqual(['draw', 'roll']);
    const deck = ['base-X', 'base-B', 'base-U'];
    const given = engine.newGame({ edition: 'C2' }, { seed: 1, deck });
    expect(given.drawn).toBe('base-X');
    const seeds = [5, 5, 6].map((seed) => {
      const other = engine.newGame(config, { seed });
      while (other.turns < 12) other.play(other.legalTokens()[0] as string);
      return other.record.map(({ token }) => token).join(' ');
    });
    expect(seeds[0]).toBe(seeds[1]);
    expect(seeds[0]).not.toBe(seeds[2]);
  });

  it('ORDER-9 inside a road: tiles, mage, witch, meeples of the labyrinth, Wainwrights', () => {
    const g = game({
      config: {
        edition: 'C2',
        players: 2,
        sets: ['base', 'ferries', 'labyrinth', 'mage-witch'],
        labyrinth: 'advanced',
        magicMerge: 'ignore',
        modules: { leipzig: true },
      },
      tiles: [
        ['lab-RRRR-labyrinth', 0, 0, 0],
        ['base-A', 0, -1, 3],
        ['base-A', 0, 1, 1],
        ['base-A', -1, 0, 2],
        ['fer-FRRR', 1, 0, 0],
        ['base-U', 2, 0, 0],
      ],
      ferries: [{ x: 1, y: 0, pair: 'ES' }],
      figures: [
        { player: 0, figure: 'normal', x: 0, y: 0, segment: 'r0' },
        { player: 0, figure: 'normal', quarter: 0 },
      ],
      mage: { x: 0, y: 0, segment: 'r0' },
      witch: { x: 2, y: 0, segment: 'r0' },
      bag: { 'base-A': 3 },
      turnPlayer: 1,
      drawn: 'base-A',
    });
    for (const token of ['3,0@0', '-', '1,0%EW', '-']) if (g.legalTokens().includes(token)) g.play(token);
    const [event] = g.events();
    expect(event?.terms.map(({ rule }) => rule)).toEqual(['BASE-40', 'MAGE-7', 'MAGE-8', 'LAB-21', 'LEIP-6']);
    expect(event?.points).toBe(7 + 2 + 7); // half of 7 tiles and 7 for the mage, one meeple, 7 tiles again
  });
});

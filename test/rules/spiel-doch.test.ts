/** Spiel Doch!: two tiles, mixed in or as the start. */
import { describe, expect, it } from 'vitest';
import { useExpansion } from '../../src/expansions/registry.js';
import { mapConfig } from '../../src/maps/index.js';
import { spielDoch } from '../../src/generated/expansions/spiel-doch.js';
import { windRoses } from '../../src/generated/expansions/wind-roses.js';
import type { ConfigInput } from '../../src/rules/config-schema.js';
import { compileRules } from '../../src/rules/index.js';
import type { Laid, Scene } from './table.js';
import { engine, piece, scene } from './table.js';

[spielDoch, windRoses].forEach(useExpansion);

const START: readonly Laid[] = [
  ['spd-CCFF', 0, 0, 3],
  ['spd-FRRR-garden', 1, 0, 3],
];
const of = (config: object) =>
  engine.newGame({ edition: 'C2', sets: ['base', 'spiel-doch'], ...config } as ConfigInput, { manualChance: true });
const board = (config: object) =>
  of(config)
    .tiles()
    .map(({ id, x, y, rotation }) => [id, x, y, rotation]);
const left = (config: object) => {
  const remaining = of(config).remaining();
  return ['base-D', 'spd-CCFF', 'spd-FRRR-garden'].map((id) => remaining.find((kind) => kind.id === id)?.count ?? 0);
};
const placed = ([id, x, y, r]: Laid): Scene =>
  scene({ colours: ['red', 'blue'], tiles: START, draws: [id], turn: 'red' }).place(id, x, y, r);

describe('Spiel Doch!', () => {
  it('SPD-1 two tiles in the bag and no rule of their own; nothing at the end', () => {
    expect(board({})).toEqual([['base-D', 0, 0, 0]]);
    expect(left({})).toEqual([3, 1, 1]);
    expect(spielDoch.verbRows).toEqual([]);
    expect(
      of({})
        .rules.kinds.filter(({ id }) => id.startsWith('spd-'))
        .map(({ id }) => id),
    ).toEqual(['spd-CCFF', 'spd-FRRR-garden']);
  });

  it('SPD-2, XG-SPD-1 both are the start: cities north and west, roads north, east and south, fields between', () => {
    expect(board({ spielDochStart: true })).toEqual(START);
    expect(left({ spielDochStart: true })).toEqual([3, 0, 0]);
    const sides = (x: number, y: number, kind: 'road' | 'city'): string[] =>
      ['N', 'E', 'S', 'W'].filter((side) => hasSide(x, y, `${kind}:${side}`));
    expect([sides(0, 0, 'city'), sides(0, 0, 'road'), sides(1, 0, 'city'), sides(1, 0, 'road')]).toEqual([
      ['N', 'W'],
      [],
      [],
      ['N', 'E', 'S'],
    ]);
  });

  it('SPD-2 a configuration with both is the same when it is read again', () => {
    const { rules } = of({ spielDochStart: true });
    expect(compileRules(JSON.parse(JSON.stringify(rules.config))).fingerprint).toBe(rules.fingerprint);
  });

  it('SPD-1, XG-SPD-2 the crossing ends the road', () => {
    expect(placed(['base-A', 1, 1, 1]).claim('road:N').finish().points()).toEqual({ red: 2 });
  });

  it('SPD-1, XG-SPD-3 the two cities are apart', () => {
    const s = placed(['base-E', 0, -1, 2]).claim('city:S').finish();
    expect(s.points()).toEqual({ red: 4 });
    expect(s.feature(0, 0, 'city:W')).toMatchObject({ complete: false });
  });

  it('SPD-3, XG-SPD-4 the garden is for abbots, who reach it only from elsewhere', () => {
    const s = (abbots: boolean) =>
      scene({
        config: { abbots, pieces: { abbot: abbots ? 1 : 0 } },
        colours: ['red', 'blue'],
        tiles: START,
        draws: ['pd-CFRR-portal'],
        turn: 'red',
      }).place('pd-CFRR-portal', 1, 1, 2);
    expect(s(true).targets('abbot')).toContain('1,0 garden');
    expect(
      s(false)
        .player.options()
        .filter((token) => token.includes(':g')),
    ).toEqual([]);
    const beside = scene({
      config: { abbots: true, pieces: { abbot: 1 } },
      colours: ['red', 'blue'],
      tiles: START,
      draws: ['base-A'],
      turn: 'red',
    }).place('base-A', 1, 1, 1);
    expect(beside.targets('abbot')).toEqual(['1,1 monastery']);
  });

  it('SPD-4 with a river, Leipzig, wind roses or a map they are mixed in', () => {
    const mixed = [
      { river: true },
      { modules: { leipzig: true } },
      { edition: 'C1', sets: ['base', 'spiel-doch', 'wind-roses'] },
      { map: mapConfig('iberia') },
    ];
    for (const more of mixed) {
      const [, first = 0, second = 0] = left({ spielDochStart: true, ...more });
      expect([Object.keys(more)[0], first, second]).toEqual([Object.keys(more)[0], 1, 1]);
    }
    expect(left({ spielDochStart: false })).toEqual([3, 1, 1]);
  });
});

function hasSide(x: number, y: number, place: string): boolean {
  try {
    scene({ colours: ['red', 'blue'], tiles: START, meeples: [piece('red', x, y, place)], turn: 'red' });
    return true;
  } catch {
    return false;
  }
}

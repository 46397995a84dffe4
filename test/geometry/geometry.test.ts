/** highwayman/geometry over every kind of the catalogue, in every rotation. */
import { expect, it } from 'vitest';
import { CATALOGUE } from '../../src/catalogue/index.js';
import { compileRules } from '../../src/rules/read.js';
import { HighwaymanError } from '../../src/errors.js';
import { geometryOf, hitTest, registerArt, turn, winding, type Point, type TileGeometry } from '../../src/geometry/index.js';
import type { Edition, Rotation, TileKind } from '../../src/types.js';

/** Every kind once, with all rules that give it segments. */
const kinds: readonly TileKind[] = everyKind();
function everyKind(): TileKind[] {
  const found = new Map<string, TileKind>();
  for (const edition of ['C1', 'C2', 'C3'] as const) {
    for (const set of CATALOGUE) {
      for (const kind of kindsOf(edition, set.id)) found.set(`${kind.id} ${kind.segments.length}`, kind);
    }
  }
  return [...found.values()];
}
/** Nothing for a set that the edition does not have; the first test sees to it that no kind is missed. */
function kindsOf(edition: Edition, set: string): readonly TileKind[] {
  try {
    return compileRules({ edition, players: 2, sets: { base: 1, [set]: 1 }, abbots: edition === 'C2' }).kinds;
  } catch (error) {
    if (error instanceof HighwaymanError && error.code === 'ERR_CONFIG') return [];
    throw error;
  }
}
const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3];
const each = (test: (kind: TileKind, shape: TileGeometry, name: string) => void): void => {
  for (const kind of kinds)
    for (const rotation of ROTATIONS) test(kind, geometryOf(kind, rotation), `${kind.id} turned ${rotation}`);
};

it('knows every kind of the catalogue', () => {
  const ids = new Set(kinds.map(({ id }) => id));
  expect(CATALOGUE.flatMap(({ tiles }) => tiles.map(({ tile }) => tile.id)).filter((id) => !ids.has(id))).toEqual([]);
});
it('every segment has an outline that contains its anchor, and the anchor hits the segment', () => {
  each((kind, shape, name) => {
    expect(shape.segments.length, name).toBe(kind.segments.length);
    for (const { slot, outline, anchor, kind: what } of shape.segments) {
      expect(outline.length, `${name}: ${what} ${slot} has an outline`).toBeGreaterThan(0);
      expect(winding(outline, anchor), `${name}: ${what} ${slot} contains its anchor ${anchor.join()}`).not.toBe(0);
      expect(hitTest(kind, shape.rotation, ...anchor), `${name}: the anchor ${anchor.join()} of ${what} ${slot}`).toBe(slot);
    }
  });
});
it('rings lie on the tile and have an area', () => {
  each((_, shape, name) => {
    for (const { outline, slot, room, more, lines, kind } of shape.segments) {
      for (const ring of outline) {
        expect(ring.length, `${name}: slot ${slot}`).toBeGreaterThan(2);
        for (const [x, y] of ring)
          expect(Math.min(x, y) >= -0.01 && Math.max(x, y) <= 100.01, `${name}: slot ${slot} reaches ${x},${y}`).toBe(true);
      }
      expect(room, `${name}: room of slot ${slot}`).toBeGreaterThan(0);
      for (const [x, y] of more) expect(x > 0 && x < 100 && y > 0 && y < 100, `${name}: further place ${x},${y}`).toBe(true);
      expect(lines.length > 0, `${name}: slot ${slot}`).toBe(kind === 'road');
    }
  });
});

/** What lies behind a point of a side, told so that a neighbour must say the same. */
function behind(shape: TileGeometry, side: number, at: number): string {
  const p = turn([at, 0.4], side);
  const found = shape.segments.filter(({ outline }) => winding(outline, p) !== 0);
  return (
    [...new Set(found.map((segment) => segment.kind))]
      .filter((what) => what !== 'garden')
      .sort()
      .join('+') || 'nothing'
  );
}
it('outlines of neighbours meet at the side they share', () => {
  // one tile lies north of the other: its south side read from west to east is the other's north side from west to east
  const sides = new Map<string, Map<string, string>>();
  each((kind, shape, name) => {
    if (shape.centre === 'abbey' || kind.printed) return;
    for (const side of [0, 1, 2, 3]) {
      const letter = kind.edges.charAt((side + 4 - shape.rotation) % 4);
      const seen: string[] = [];
      for (let at = 5.75; at < 95; at += 1.5) seen.push(behind(shape, side, at));
      const line = seen.join(' ');
      expect([...seen].reverse().join(' '), `${name}, side ${side} is the same from both ends`).toBe(line);
      sides.set(letter, (sides.get(letter) ?? new Map()).set(line, name));
    }
  });
  for (const [letter, lines] of sides) expect([...lines.values()], `sides ${letter} are of one form`).toHaveLength(1);
});
it('halves of a side belong to the field that the kind says', () => {
  each((kind, shape, name) => {
    kind.segments.forEach((segment, slot) => {
      for (const stored of segment.halves) {
        const half = (stored + 2 * shape.rotation) % 8;
        const p = turn([half % 2 === 0 ? 25 : 75, 0.4], half >> 1);
        if (shape.segments.some(({ kind: what, outline }) => what === 'garden' && winding(outline, p) !== 0)) continue;
        expect(hitTest(kind, shape.rotation, ...p), `${name}, half ${half}`).toBe(slot);
      }
    });
  });
});
it('outlines and hit test agree', () => {
  each((kind, shape, name) => {
    let [same, all] = [0, 0];
    for (let y = 2; y < 100; y += 4.1) {
      for (let x = 2; x < 100; x += 4.1) {
        const hit = hitTest(kind, shape.rotation, x, y);
        if (hit < 0) continue;
        all++;
        if (winding(shape.segments[hit]?.outline ?? [], [x, y]) !== 0) same++;
      }
    }
    expect(same / all, name).toBeGreaterThan(0.93);
  });
});
it('walls begin and end in corners, and run along the floor', () => {
  each((_, shape, name) => {
    for (const { walls } of shape.cities) {
      for (const wall of walls)
        for (const [x, y] of [wall[0] as Point, wall.at(-1) as Point])
          expect([0, 100].includes(x) && [0, 100].includes(y), `${name}: wall at ${x},${y}`).toBe(true);
    }
  });
});
it('a rotation turns the shapes and nothing else', () => {
  for (const kind of kinds) {
    const [still, turned] = [geometryOf(kind, 0), geometryOf(kind, 1)];
    still.cities.forEach(({ floor }, i) => expect(turned.cities[i]?.floor).toEqual(floor.map((p) => turn(p, 1))));
    for (let x = 3; x < 100; x += 9)
      for (let y = 3; y < 100; y += 9)
        expect(hitTest(kind, 1, ...turn([x, y], 1)), `${kind.id} ${x},${y}`).toBe(hitTest(kind, 0, x, y));
  }
});

it('own art: outlines, anchors and drawing by tile id, and back', () => {
  const kind = kinds.find(({ id }) => id === 'base-E') as TileKind;
  const city = kind.segments.findIndex((segment) => segment.kind === 'city');
  const before = geometryOf(kind, 1).segments[city];
  const square: Point[] = [
    [0, 0],
    [100, 0],
    [100, 50],
    [0, 50],
  ];
  registerArt('base-E', {
    outlines: { [city]: [square] },
    anchors: { [city]: [50, 40] },
    draw: () => [{ d: 'M0,0H100V100H0Z', fill: '#888' }],
  });
  try {
    const shape = geometryOf(kind, 1);
    expect(shape.segments[city]?.anchor).toEqual([60, 50]);
    expect(shape.segments[city]?.outline).toEqual([square.map((p) => turn(p, 1))]);
    expect(hitTest(kind, 0, 50, 48)).toBe(city);
  } finally {
    registerArt('base-E', null);
  }
  expect(geometryOf(kind, 1).segments[city]).toEqual(before);
});
it('refuses wrong input by name', () => {
  const kind = kinds[0] as TileKind;
  expect(() => geometryOf(kind, 4 as Rotation)).toThrow(/rotation = 4; expected 0, 1, 2 or 3/);
  expect(() => registerArt('', {})).toThrow(/id = ""/);
  expect(() => registerArt('x', { picture: 1 } as never)).toThrow(/art\.picture = 1/);
  expect(() => registerArt('x', { draw: 'M0,0' } as never)).toThrow(/art\.draw/);
  expect(() =>
    registerArt('x', {
      outlines: {
        0: [
          [
            [0, 0],
            [1, 1],
          ],
        ],
      },
    }),
  ).toThrow(/art\.outlines\[0\]/);
  expect(() =>
    registerArt('x', {
      outlines: {
        0: [
          [
            [0, 0],
            [1, 1],
            [NaN, 2],
          ],
        ],
      },
    }),
  ).toThrow(/art\.outlines\[0\]/);
  expect(() => registerArt('x', { anchors: { 0: [1, 200] } })).toThrow(/art\.anchors\[0\]/);
  expect(hitTest(kind, 0, -1, 5)).toBe(-1);
  expect(hitTest(kind, 0, NaN, 5)).toBe(-1);
});

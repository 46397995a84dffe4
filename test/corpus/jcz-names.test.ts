/** Translation of the peer's tiles, rotations, places and ferries, both ways. */
import { describe, expect, it } from 'vitest';
import { printedSets } from '../../src/catalogue/printed.js';
import { HighwaymanError } from '../../src/errors.js';
import {
  barnSquare,
  cornerOfBarn,
  deployToken,
  ferryToken,
  figureOfClass,
  jczFigure,
  jczOfRotation,
  jczOfTile,
  locationOf,
  magicToken,
  nameOfPair,
  pairOfName,
  placeOfPointer,
  placeToken,
  pointerOfPlace,
  rotationOfJcz,
  slotOf,
  tileOfJcz,
  wagonToken,
} from '../../src/jcz/index.js';
import { edgesOfName, halvesOfName, JCZ_FEATURES, nameOfEdges, nameOfHalves } from '../../src/jcz/locations.js';
import { figureOfMeepleId } from '../../src/jcz/pointers.js';
import { JCZ_TILES } from '../../src/jcz/tile-ids.js';
import { compileRules } from '../../src/rules/index.js';
import { FIGURES, PAIRS } from '../../src/types.js';
import type { TileKind } from '../../src/types.js';
import { useExpansion } from '../../src/expansions/registry.js';
import { ALL_EXPANSIONS } from '../../src/generated/expansions/all.js';

ALL_EXPANSIONS.forEach(useExpansion);

const ids = [...new Set(Object.values(JCZ_TILES).map(([tile]) => tile))];
const ordinary = ids.filter((id) => !id.startsWith('riv-') && id !== 'am-abbey');
const rules = compileRules({
  edition: 'C2',
  sets: { base: 1, river: 1 },
  copies: Object.fromEntries(ordinary.map((id) => [id, 2])),
  abbots: true,
  modules: { abbey: true },
});
const kind = (id: string): TileKind => {
  const found = rules.kinds.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

describe('tiles and rotations', () => {
  it('every translated id is a tile of the catalogue', () => {
    const known = new Set(printedSets().flatMap((set) => set.tiles.map(({ tile }) => tile.id)));
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
    expect(Object.keys(JCZ_TILES)).toHaveLength(240);
  });

  it('tile ids go there and back', () => {
    for (const id of ids) expect(tileOfJcz(jczOfTile(id) ?? '')).toBe(id);
    expect([tileOfJcz('toString'), tileOfJcz('BA/none'), jczOfTile('gc-3roads')]).toEqual([undefined, undefined, undefined]);
  });

  it('rotations go there and back, symmetric tiles have several names for one [BASE-12]', () => {
    for (const [id, [tile]] of Object.entries(JCZ_TILES)) {
      const seen: number[] = [];
      for (let rotation = 0; rotation < kind(tile).distinct; rotation++) {
        const degrees = jczOfRotation(id, rotation, kind(tile));
        expect(degrees).toHaveLength(4 / kind(tile).distinct);
        for (const turn of degrees) expect(rotationOfJcz(id, turn, kind(tile))).toBe(rotation);
        seen.push(...degrees);
      }
      expect(seen.sort((a, b) => a - b)).toEqual([0, 90, 180, 270]);
    }
    expect(() => rotationOfJcz('BA/L', 45, kind('base-B'))).toThrow(HighwaymanError);
  });

  it('placements, the abbey without rotation [ABB-3]', () => {
    expect(placeToken(rules, 'BA/LR', 3, -2, 180)).toBe('3,-2@1');
    expect(placeToken(rules, 'BA/RFr', 3, -2, 270)).toBe('3,-2@1');
    expect(placeToken(rules, 'AM/A', 0, 1, 90)).toBe('0,1@A');
  });
});

describe('locations', () => {
  it('edge sets', () => {
    const names = ['N', 'E', 'NE', 'S', 'NS', 'SE', '_W', 'W', 'NW', 'WE', '_S', 'SW', '_E', '_N', 'NWSE'];
    names.forEach((name, i) => {
      expect(edgesOfName(name)).toBe(i + 1);
      expect(nameOfEdges(i + 1)).toBe(name);
    });
    expect([edgesOfName('EW'), edgesOfName('WS'), edgesOfName('NN'), edgesOfName('_X'), edgesOfName('')]).toEqual([
      10,
      12,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('half-edges run clockwise from the west half of the north edge', () => {
    expect(['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'].map((name) => halvesOfName(name))).toEqual([
      1, 2, 4, 8, 16, 32, 64, 128,
    ]);
    for (let mask = 1; mask < 256; mask++) expect(halvesOfName(nameOfHalves(mask))).toBe(mask);
    expect([halvesOfName('NL.NL'), halvesOfName('N'), halvesOfName('')]).toEqual([undefined, undefined, undefined]);
  });

  it('pairs of ferries', () => {
    for (const pair of PAIRS) expect(pairOfName(nameOfPair(pair))).toBe(pair);
    expect([pairOfName('WE'), pairOfName('SE'), pairOfName('N'), pairOfName('_N')]).toEqual(['EW', 'ES', undefined, undefined]);
    expect([ferryToken(1, -4, 'SE', false), ferryToken(1, -4, 'WE', true)]).toEqual(['1,-4~ES', '1,-4%EW']);
  });

  it('every segment of every tile has a name of its own in every rotation, and is found by it', () => {
    for (const tile of rules.kinds) {
      for (let rotation = 0; rotation < tile.distinct; rotation++) {
        const names = tile.segments.map((segment, slot) => `${JCZ_FEATURES[segment.kind]} ${locationOf(tile, rotation, slot)}`);
        expect(new Set(names).size, tile.id).toBe(tile.segments.length);
        tile.segments.forEach((segment, slot) =>
          expect(slotOf(tile, rotation, segment.kind, locationOf(tile, rotation, slot)), `${tile.id} ${rotation}`).toBe(slot),
        );
      }
    }
  });

  it('known places', () => {
    const at = (id: string, degrees: number) => {
      const tile = kind(tileOfJcz(id) as string);
      const rotation = rotationOfJcz(id, degrees, tile);
      return tile.segments.map((segment, slot) => `${JCZ_FEATURES[segment.kind]} ${locationOf(tile, rotation, slot)}`).sort();
    };
    expect(at('BA/RCr', 0)).toEqual(['City N', 'Field EL.WR', 'Field ER.SL.SR.WL', 'Road WE']);
    expect(at('TB/CccR.w', 90)).toEqual(['City _W', 'Field WL', 'Field WR', 'Road W']);
    expect(at('FR/CRRR', 270)).toEqual(['City W', 'Field ER.SL', 'Field NL.SR', 'Field NR.EL', 'Road E', 'Road N', 'Road S']);
    expect(at('AM/Rrr', 0)).toEqual(['Field ER.SL.SR.WL', 'Field NL.WR', 'Field NR.EL', 'Road _S']);
    expect(at('IC/CCCC', 0)).toEqual(['City E', 'City N', 'City S', 'City W', 'Field I']);
    expect(at('BA/LR', 0)).toEqual(['Field NL.NR.EL.ER.SL.SR.WL.WR', 'Monastery I', 'Road S']);
  });
});

describe('pointers and tokens', () => {
  const laid = new Map([
    ['0,0', { kind: kind('base-D'), rotation: 0 }],
    ['1,0', { kind: kind('fer-FRRR'), rotation: 1 }],
    ['2,0', { kind: kind('base-U-garden'), rotation: 0 }],
  ]);
  const tileAt = (x: number, y: number) => laid.get(`${x},${y}`);
  const pointer = (feature: string, location: string, x: number, y: number) => ({ feature, location, position: [x, y] as const });

  it('pointers go there and back', () => {
    for (const [square, tile] of laid) {
      const [x, y] = square.split(',').map(Number) as [number, number];
      tile.kind.segments.forEach((_, slot) => {
        const there = pointerOfPlace(tileAt, x, y, slot);
        expect(there && placeOfPointer(tileAt, there)).toEqual({ x, y, slot });
      });
    }
    expect(pointerOfPlace(tileAt, 5, 5, 0)).toBeUndefined();
    expect(pointerOfPlace(tileAt, 0, 0, 9)).toBeUndefined();
  });

  it('what is not there is refused by name', () => {
    const field = (p: Parameters<typeof placeOfPointer>[1]): string => {
      try {
        placeOfPointer(tileAt, p);
      } catch (error) {
        if (error instanceof HighwaymanError && error.code === 'ERR_IMPORT') return error.field;
      }
      return 'accepted';
    };
    expect([
      field(pointer('Road', 'WE', 9, 9)),
      field(pointer('Castle', 'I', 0, 0)),
      field(pointer('Road', 'NS', 0, 0)),
      field(pointer('Road', 'WE', 0, 0)),
    ]).toEqual(['pointer.position', 'pointer.feature', 'pointer.location', 'accepted']);
  });

  it('choices become tokens', () => {
    expect(deployToken(tileAt, 'normal', pointer('Road', 'WE', 0, 0), null)).toBe('0,0:r0+n');
    expect(deployToken(tileAt, 'large', pointer('City', 'N', 0, 0), null)).toBe('0,0:c0+l');
    expect(deployToken(tileAt, 'abbot', pointer('Garden', 'I', 2, 0), null)).toBe('2,0:g0+a');
    expect(deployToken(tileAt, 'wagon', pointer('FlyingMachine', 'I', 2, 0), { x: 2, y: 0 })).toBe('/w');
    expect(wagonToken(tileAt, pointer('Road', 'WE', 0, 0))).toBe('0,0:r0>w');
    expect([magicToken(tileAt, 'mage', pointer('City', 'N', 0, 0)), magicToken(tileAt, 'witch', null)]).toEqual([
      '0,0:c0+M',
      '-W',
    ]);
  });

  it('barns are named by the square whose top-left corner they stand on [ABB-30]', () => {
    for (let corner = 0; corner < 4; corner++) expect(cornerOfBarn(3, -1, ...barnSquare(3, -1, corner))).toBe(corner);
    expect([0, 1, 2, 3].map((corner) => barnSquare(0, 0, corner))).toEqual([
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ]);
    expect(cornerOfBarn(0, 0, 2, 0)).toBe(-1);
    expect(deployToken(tileAt, 'barn', pointer('Field', 'NL.WR', 1, 1), { x: 0, y: 0 })).toBe('0,0:b1+h');
    expect(() => deployToken(tileAt, 'barn', pointer('Field', 'NL.WR', 5, 5), { x: 0, y: 0 })).toThrow(HighwaymanError);
  });

  it('figures', () => {
    for (const figure of FIGURES) expect(figureOfClass(jczFigure(figure))).toBe(figure);
    expect([
      figureOfMeepleId('2.big.1'),
      figureOfMeepleId('2.phantom.1'),
      figureOfMeepleId('2.ringmaster.1'),
      figureOfMeepleId('big'),
    ]).toEqual([{ player: 2, figure: 'large' }, { player: 2, figure: 'phantom' }, undefined, undefined]);
  });
});

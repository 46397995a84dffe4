import { describe, expect, test } from 'vitest';
import { resolveConfig, type ConfigInput } from '../../src/rules/index.js';

const table = (input: ConfigInput = {}) => resolveConfig(input).scoring;

describe('default points', () => {
  test('roads (BASE-40, BASE-61, LAB-41..47)', () => {
    expect(table().road).toEqual({
      complete: { plain: 1, inn: 2, cathedral: 2, both: 3 },
      final: { plain: 1, inn: 0, cathedral: 1, both: 0 },
      magePerTile: 1,
      witchDivisor: 2,
      labyrinthPerMeeple: 2,
      wainwrightPerTile: 1,
    });
  });

  test('cities (BASE-50, BASE-52, BASE-62, INN-5, INN-6, MAGE-7, MAGE-8)', () => {
    expect(table().city).toEqual({
      complete: { plain: { tile: 2, coat: 2 }, cathedral: { tile: 3, coat: 3 } },
      final: { plain: { tile: 1, coat: 1 }, cathedral: { tile: 0, coat: 0 } },
      twoTile: { tile: 2, coat: 2 },
      magePerTile: 1,
      witchDivisor: 2,
    });
  });

  test('the rest (BASE-53, GER-6, GER-7, BASE-64, TRD-4, TRD-21, ABB-32..35)', () => {
    expect(table()).toMatchObject({
      monastery: { self: 1, perNeighbour: 1 },
      archbishop: { complete: { plain: 1, inn: 2 }, final: { plain: 1, inn: 0 } },
      field: {
        perCity: 3,
        pigBonus: 1,
        perCityFirstEdition: 4,
        pigBonusFirstEdition: 1,
        barnPlaced: 3,
        barnJoined: 1,
        barnFinal: 4,
      },
      goodsMajority: 10,
    });
  });
});

describe('options that are numbers', () => {
  test('BASE-52: reduced two-tile cities', () => {
    expect(table({ twoTileCity: 'reduced' }).city.twoTile).toEqual({ tile: 1, coat: 1 });
    expect(table({ edition: 'C1' }).city.twoTile).toEqual({ tile: 1, coat: 1 });
    expect(table({ edition: 'C1', twoTileCity: 'normal' }).city.twoTile).toEqual({ tile: 2, coat: 2 });
  });

  test('INN-4, INN-6: ignored inns and cathedrals', () => {
    const ignoring = table({ unfinishedInnCathedral: 'ignore' });
    expect(ignoring.road.final).toEqual({ plain: 1, inn: 1, cathedral: 1, both: 1 });
    expect(ignoring.city.final.cathedral).toEqual({ tile: 1, coat: 1 });
    expect(ignoring.archbishop.final).toEqual({ plain: 1, inn: 1 });
    expect(ignoring.road.complete).toEqual(table().road.complete);
  });

  test('TRD-21: the pig of the first edition', () => {
    expect(table({ fieldScoring: 'perCity4', pigFirstEdition: 2 }).field).toMatchObject({ pigBonus: 1, pigBonusFirstEdition: 2 }); // barns pay by the first (ABB-32)
  });
});

describe('own points', () => {
  test('change only what they name', () => {
    const changed = table({ scoring: { road: { complete: { inn: 5 } }, goodsMajority: 0 } });
    expect(changed).toEqual({
      ...table(),
      road: { ...table().road, complete: { plain: 1, inn: 5, cathedral: 2, both: 3 } },
      goodsMajority: 0,
    });
  });

  test('win over options, and options follow the rows they copy', () => {
    const own = table({
      unfinishedInnCathedral: 'ignore',
      scoring: {
        road: { final: { plain: 4, both: 9 } },
        city: { final: { plain: { tile: 3 } }, complete: { plain: { tile: 6 } } },
      },
    });
    expect(own.road.final).toEqual({ plain: 4, inn: 4, cathedral: 1, both: 9 });
    expect(own.city.final.cathedral).toEqual({ tile: 3, coat: 1 });
    expect(own.city.twoTile).toEqual({ tile: 6, coat: 2 });
    expect(table({ twoTileCity: 'reduced', scoring: { city: { twoTile: { tile: 7 } } } }).city.twoTile).toEqual({
      tile: 7,
      coat: 1,
    });
  });

  test('undefined is the same as left out', () => {
    const nothing = {
      road: { final: { plain: undefined } },
      city: undefined,
      goodsMajority: undefined,
    } as unknown as ConfigInput['scoring'];
    expect(table({ scoring: nothing })).toEqual(table());
  });
});

/**
 * The default scoring table. Options that are nothing but other numbers (`twoTileCity`, `unfinishedInnCathedral`,
 * `pigFirstEdition`) are folded into it here, so the core knows only the table.
 */
import type { RulesConfig, ScoringTable } from '../types.js';

/** Everything of a table may be left out: numbers 0..255, divisors 1..255. */
export type ScoringInput<T = ScoringTable> = T extends object ? { readonly [K in keyof T]?: ScoringInput<T[K]> } : T;

/**
 * What the rules say; the rows that say 0 here follow from others, see `scoringTable`. Also the shape of what users give.
 * The order of its numbers is that of `Points` of the core.
 */
export const POINTS: ScoringTable = {
  road: {
    complete: { plain: 1, inn: 2, cathedral: 2, both: 3 }, // BASE-40, INN-2, GER-3, LAB-41..43
    final: { plain: 1, inn: 0, cathedral: 1, both: 0 }, // BASE-61, INN-4, LAB-42, LAB-43
    magePerTile: 1, // MAGE-7, LAB-44
    witchDivisor: 2, // MAGE-8, LAB-45
    labyrinthPerMeeple: 2, // LAB-21
    wainwrightPerTile: 1, // LAB-47, LEIP-6
  },
  city: {
    complete: { plain: { tile: 2, coat: 2 }, cathedral: { tile: 3, coat: 3 } }, // BASE-50, INN-5
    final: { plain: { tile: 1, coat: 1 }, cathedral: { tile: 0, coat: 0 } }, // BASE-62, INN-6
    twoTile: { tile: 0, coat: 0 }, // BASE-52
    magePerTile: 1, // MAGE-7
    witchDivisor: 2, // MAGE-8
  },
  monastery: { self: 1, perNeighbour: 1 }, // BASE-53, BASE-63, BASE-71
  archbishop: { complete: { plain: 1, inn: 2 }, final: { plain: 1, inn: 0 } }, // GER-6, GER-7
  field: {
    perCity: 3, // BASE-64
    pigBonus: 1, // TRD-21
    perCityFirstEdition: 4, // BASE-67
    pigBonusFirstEdition: 1, // TRD-21
    barnPlaced: 3, // ABB-32
    barnJoined: 1, // ABB-34
    barnFinal: 4, // ABB-35
  },
  goodsMajority: 10, // TRD-4
  leipzig: { coinersPerCoat: 3, bookbinders: 0, tanners: 0 }, // LEIP-7
};

/** The options that change numbers only. */
export type ScoringOptions = Pick<RulesConfig, 'twoTileCity' | 'unfinishedInnCathedral' | 'pigFirstEdition'>;

/**
 * The full table. What the user gives wins over what an option says; what an option derives from another row
 * (an ignored inn counts as a plain road) follows that row as the user gave it.
 */
export function scoringTable(options: ScoringOptions, user: ScoringInput = {}): ScoringTable {
  const ignore = options.unfinishedInnCathedral === 'ignore';
  const { road, city, archbishop } = merged(POINTS, user);
  const derived: ScoringInput = {
    road: { final: ignore ? { inn: road.final.plain, both: road.final.cathedral } : {} }, // INN-4, LAB-43
    city: {
      final: { cathedral: ignore ? city.final.plain : {} }, // INN-6
      twoTile: options.twoTileCity === 'reduced' ? { tile: 1, coat: 1 } : city.complete.plain, // BASE-52
    },
    archbishop: { final: ignore ? { inn: archbishop.final.plain } : {} }, // GER-7
    field: { pigBonusFirstEdition: options.pigFirstEdition }, // TRD-21
  };
  return merged(merged(POINTS, derived), user);
}

/** The table with what `over` gives in the place of what it says; only keys of the table count. */
function merged<T extends object>(table: T, over: ScoringInput<T>): T {
  return Object.fromEntries(
    Object.entries(table).map(([key, value]) => {
      const other = over[key as keyof typeof over] as unknown;
      return [key, typeof value === 'object' ? merged(value as object, (other ?? {}) as object) : (other ?? value)];
    }),
  ) as T;
}

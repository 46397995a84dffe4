/**
 * The default scoring table. Options that are nothing but other numbers (`twoTileCity`, `unfinishedInnCathedral`,
 * `pigFirstEdition`) are folded into it here, so the core knows only the table.
 */
import * as v from 'valibot';
import type { RulesConfig, ScoringTable } from '../types.js';
import { int, keys } from './check.js';

/** Everything of a table may be left out. */
export type ScoringInput = DeepPartial<ScoringTable>;
type DeepPartial<T> = T extends object ? { readonly [K in keyof T]?: DeepPartial<T[K]> } : T;

const points = v.optional(int(0, 255));
const divisor = v.optional(int(1, 255));
const roadRow = v.optional(keys({ plain: points, inn: points, cathedral: points, both: points }));
const cityRow = v.optional(keys({ tile: points, coat: points }));
const cityRows = v.optional(keys({ plain: cityRow, cathedral: cityRow }));
const pair = v.optional(keys({ plain: points, inn: points }));

/** Partial table of numbers 0..255 (divisors 1..255). */
export const scoringSchema = keys({
  road: v.optional(keys({
    complete: roadRow, final: roadRow, magePerTile: points, witchDivisor: divisor, labyrinthPerMeeple: points, wainwrightPerTile: points,
  })),
  city: v.optional(keys({ complete: cityRows, final: cityRows, twoTile: cityRow, magePerTile: points, witchDivisor: divisor })),
  monastery: v.optional(keys({ self: points, perNeighbour: points })),
  archbishop: v.optional(keys({ complete: pair, final: pair })),
  field: v.optional(keys({
    perCity: points, pigBonus: points, perCityFirstEdition: points, barnPlaced: points, barnJoined: points, barnFinal: points,
  })),
  goodsMajority: points,
  leipzig: v.optional(keys({ coinersPerCoat: points, bookbinders: points, tanners: points })),
});

/** The options that change numbers only. */
export type ScoringOptions = Pick<RulesConfig, 'twoTileCity' | 'unfinishedInnCathedral' | 'fieldScoring' | 'pigFirstEdition'>;

/**
 * The full table. What the user gives wins over what an option says; what an option derives from another row
 * (an ignored inn counts as a plain road) follows that row as the user gave it.
 */
export function scoringTable(options: ScoringOptions, user: ScoringInput = {}): ScoringTable {
  const ignore = options.unfinishedInnCathedral === 'ignore';
  const { road = {}, city = {}, monastery = {}, archbishop = {}, field = {} } = user;
  const roadFinal = { plain: 1, cathedral: 1, ...given(road.final) }; // BASE-61, LAB-42
  const cityComplete = { tile: 2, coat: 2, ...given(city.complete?.plain) }; // BASE-50
  const cityFinal = { tile: 1, coat: 1, ...given(city.final?.plain) }; // BASE-62
  const archbishopFinal = { plain: 1, ...given(archbishop.final) }; // GER-7
  return {
    road: {
      complete: { plain: 1, inn: 2, cathedral: 2, both: 3, ...given(road.complete) }, // BASE-40, INN-2, GER-3, LAB-41..43
      final: { inn: ignore ? roadFinal.plain : 0, both: ignore ? roadFinal.cathedral : 0, ...roadFinal }, // INN-4, LAB-43
      magePerTile: road.magePerTile ?? 1, // MAGE-7, LAB-44
      witchDivisor: road.witchDivisor ?? 2, // MAGE-8, LAB-45
      labyrinthPerMeeple: road.labyrinthPerMeeple ?? 2, // LAB-21
      wainwrightPerTile: road.wainwrightPerTile ?? 1, // LAB-47, LEIP-6
    },
    city: {
      complete: { plain: cityComplete, cathedral: { tile: 3, coat: 3, ...given(city.complete?.cathedral) } }, // INN-5
      final: { plain: cityFinal, cathedral: { ...(ignore ? cityFinal : { tile: 0, coat: 0 }), ...given(city.final?.cathedral) } }, // INN-6
      twoTile: { ...(options.twoTileCity === 'reduced' ? { tile: 1, coat: 1 } : cityComplete), ...given(city.twoTile) }, // BASE-52
      magePerTile: city.magePerTile ?? 1, // MAGE-7
      witchDivisor: city.witchDivisor ?? 2, // MAGE-8
    },
    monastery: { self: monastery.self ?? 1, perNeighbour: monastery.perNeighbour ?? 1 }, // BASE-53, BASE-63, BASE-71
    archbishop: {
      complete: { plain: 1, inn: 2, ...given(archbishop.complete) }, // GER-6
      final: { inn: ignore ? archbishopFinal.plain : 0, ...archbishopFinal }, // GER-7
    },
    field: {
      perCity: field.perCity ?? 3, // BASE-64
      pigBonus: field.pigBonus ?? (options.fieldScoring === 'perCity4' ? options.pigFirstEdition : 1), // TRD-21
      perCityFirstEdition: field.perCityFirstEdition ?? 4, // BASE-67
      barnPlaced: field.barnPlaced ?? 3, // ABB-32
      barnJoined: field.barnJoined ?? 1, // ABB-34
      barnFinal: field.barnFinal ?? 4, // ABB-35
    },
    goodsMajority: user.goodsMajority ?? 10, // TRD-4
    leipzig: { coinersPerCoat: 3, bookbinders: 0, tanners: 0, ...given(user.leipzig) }, // LEIP-7
  };
}

/** Only the keys that have a number, so that spreading never overwrites a default with undefined. */
function given<T extends object>(row: T | undefined): { [K in keyof T]: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => value !== undefined)) as { [K in keyof T]: NonNullable<T[K]> };
}

/** The `map` key of a configuration: which map, and its options. */
import * as v from 'valibot';
import type { MapConfig, MapFile, RowCol } from '../map-types.js';
import { deepFreeze } from '../catalogue/freeze.js';
import { isRecord, refuse } from '../rules/check.js';
import { meant, oneOfNames } from '../nearest.js';
import { bool, checkShape, int, oneOf } from '../rules/schema.js';
import { partsOf, trustMap } from '../rules/trusted.js';
import type { TileDefinition } from '../types.js';
import { same, squareName } from './check.js';
import { chipFault } from './chips.js';
import { compileMap, demands, printedTiles } from './compile.js';
import { encodeMap } from './encode.js';
import { MAPS } from './library.js';
import { readMap } from './read.js';

/** What a user may write: the name of a map of this package, or a map file with options. */
export type MapInput =
  | string
  | MapConfig
  | ({ readonly id?: string; readonly file?: unknown } & Partial<Omit<MapConfig, 'id' | 'file'>>);

const rowCols = v.array(v.strictTuple([int(1, 96), int(1, 96)], 'a square [row, column]'), 'a list of squares');
const options = {
  id: v.optional(v.string('the name of a map')),
  file: v.optional(v.unknown()),
  chips: v.optional(bool()), // MAP-7
  startSquares: v.optional(v.union([v.literal('seeded'), rowCols], 'seeded, or a list of squares [row, column]')), // MAP-5
  starts: v.optional(int(1, 64)), // MAP-4
  startRotation: v.optional(int(0, 3)), // MAP-5
  borderCoatsOfArms: v.optional(v.picklist([0, 2], '0 or 2')), // MAP-15
  connectBy: v.optional(oneOf(['anySide', 'citySide'])), // MAP-17
  ferryRoute: v.optional(oneOf(['access', 'roadContinues'])), // MAP-20
  borderMonastery: v.optional(oneOf(['tiles', 'nine'])), // MAP-24
  treatMultiplier: v.optional(v.picklist([2, 3], '2 or 3')), // CHIP-18
  chipLayout: v.optional(v.union([v.literal('farthest'), rowCols], 'farthest, or a list of squares [row, column]')), // CHIP-9
  chipCount: v.optional(int(1, 255)), // CHIP-3
  abbeyAtBorder: v.optional(bool()), // INT-5
};
const optionSchema = v.strictObject(options, (issue) =>
  issue.expected === 'never'
    ? `no other keys than ${Object.keys(options).join(', ')}${meant(issue.path?.at(-1)?.key, Object.keys(options))}`
    : 'a map: its name, or an object { id or file, options }',
);

/**
 * A map for a configuration, with all its options: `{ map: mapConfig({ id: 'iberia', chips: true }) }`.
 * @param input the name of a map of this package, an object with its name or a map file and options, or the result of an earlier call
 * @throws ERR_MAP for a map file, ERR_CONFIG for the options
 */
export function mapConfig(input: MapInput): MapConfig {
  return partsOf(input) ? (input as MapConfig) : readMapConfig(input);
}
function readMapConfig(input: unknown): MapConfig {
  if (typeof input !== 'string' && !isRecord(input))
    refuse('map', input, 'the name of a map, or an object { id or file, options }');
  if (isRecord(input) && 'format' in input) refuse('map', input, 'a map file as { file }');
  const given = checkShape(optionSchema, typeof input === 'string' ? { id: input } : input, 'ERR_CONFIG', 'map');
  if (given.file === undefined && given.id === undefined)
    refuse('map', input, `an id (${Object.keys(MAPS).join(', ')}) or a file`);
  const own = given.file === undefined || given.file === null ? null : readMap(given.file);
  if (own && given.id !== undefined && given.id !== own.id) refuse('map.id', given.id, `${own.id}, the id in the file, or no id`);
  if (!own && !Object.hasOwn(MAPS, given.id ?? ''))
    refuse('map.id', given.id, `${oneOfNames(Object.keys(MAPS), given.id)}, or file`);
  const id = own?.id ?? (given.id as string);
  const file = own ?? (MAPS[id] as MapFile);
  const chips = given.chips ?? false;
  if (chips && !file.chips) refuse('map.chips', chips, 'false: the map has no chips');
  const startSquares = given.startSquares ?? 'seeded';
  const starts = readStarts(file, chips, startSquares, given.starts);
  const chipLayout = given.chipLayout ?? 'farthest';
  const chipCount = given.chipCount ?? (chipLayout === 'farthest' ? (file.chips?.count ?? 1) : Math.max(1, chipLayout.length));
  if (file.chips && chipCount > file.chips.count)
    refuse('map.chipCount', chipCount, `at most ${file.chips.count}, the chips of the map`);
  if (chipLayout !== 'farthest') checkLayout(file, chips, startSquares, chipLayout, given.chipCount ?? file.chips?.count ?? 0);
  return withParts(file, {
    id,
    file: own,
    chips,
    startSquares,
    starts,
    startRotation: (given.startRotation ?? 0) as MapConfig['startRotation'],
    borderCoatsOfArms: given.borderCoatsOfArms ?? 0,
    connectBy: given.connectBy ?? 'anySide',
    ferryRoute: given.ferryRoute ?? 'access',
    borderMonastery: given.borderMonastery ?? 'tiles',
    treatMultiplier: given.treatMultiplier ?? 2,
    chipLayout,
    chipCount,
    abbeyAtBorder: given.abbeyAtBorder ?? false,
  });
}

/** The options, with what rules and core are given of the map. */
function withParts(file: MapFile, config: MapConfig): MapConfig {
  const printed = printedTiles(file);
  return trustMap(deepFreeze(config), {
    printed,
    compile: (firstPrinted) => compileMap(file, firstPrinted),
    startFits: (tile) => startFits(file, config, tile),
    encode: (map, kinds) => encodeMap(map, config, kinds),
  });
}
/** MAP-5. */
function startFits(file: MapFile, config: MapConfig, tile: TileDefinition): boolean {
  const map = compileMap(file, 0);
  const printed = printedTiles(file);
  const squares = config.startSquares === 'seeded' ? map.starts.map(({ square }) => square) : config.startSquares.slice(0, 1);
  return squares.some((square) =>
    demands(map, printed, square).every(
      (wanted, side) => wanted === '' || wanted === tile.edges.charAt((side - config.startRotation + 4) % 4),
    ),
  );
}

/** MAP-4: as many start squares as the map says; with chips exactly the number for them (CHIP-2). */
function readStarts(file: MapFile, chips: boolean, squares: 'seeded' | readonly RowCol[], given: number | undefined): number {
  const {
    basic: [least, most],
    mapChips,
  } = file.startsToUse;
  const [from, to] = chips && mapChips !== undefined ? [mapChips, mapChips] : [least, most];
  if (squares !== 'seeded') {
    squares.forEach((square, i) => {
      if (!file.starts.some((start) => same(start.square, square)))
        refuse(
          `map.startSquares[${i}]`,
          square,
          `a start square: ${file.starts.map((start) => squareName(start.square)).join(' ')}`,
        );
      if (squares.slice(0, i).some((other) => same(other, square)))
        refuse(`map.startSquares[${i}]`, square, 'each start square once');
    });
    if (given !== undefined && given !== squares.length)
      refuse('map.starts', given, `${squares.length}, as startSquares has, or no starts`);
  }
  const starts = squares === 'seeded' ? (given ?? to) : squares.length;
  if (starts < from || starts > to)
    refuse(
      squares === 'seeded' ? 'map.starts' : 'map.startSquares',
      starts,
      from === to ? `${from} start squares` : `${from} to ${to} start squares`,
    );
  return starts;
}

function checkLayout(
  file: MapFile,
  chips: boolean,
  starts: 'seeded' | readonly RowCol[],
  layout: readonly RowCol[],
  count: number,
): void {
  if (!chips) refuse('map.chipLayout', layout, 'farthest, or chips: true');
  if (layout.length !== count)
    refuse('map.chipLayout', layout.length, `${count} squares, one for each chip (CHIP-3), or chipCount`);
  // with squares drawn by seed any start square may be used
  const used = starts === 'seeded' ? file.starts.map(({ square }) => square) : starts;
  const fault = chipFault(compileMap(file, 0), used, layout);
  if (fault) refuse(`map.chipLayout[${fault.index}]`, layout[fault.index], fault.expected);
}

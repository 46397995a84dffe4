/** The shape of a map file (FMT-1..8); what its parts mean together is checked in ./read.ts. Unknown keys are notes and are kept. */
import * as v from 'valibot';
import { isRecord } from '../rules/check.js';
import { bool, checkShape, int, oneOf } from '../rules/schema.js';
import { CELL_KINDS } from '../map-types.js';
import { refuseMap } from './check.js';

export const MAP_FORMAT = 'carcassonne-map@1';
/** Most rows and columns of a map. */
export const MAX_MAP_SIDE = 96;
/** Most squares of a map, void ones included: the core numbers them in 13 bits. */
export const MAX_MAP_SQUARES = 8191;

const text = v.string('a text');
const status = v.optional(v.string('a text'));
const rowCol = v.strictTuple([int(1, MAX_MAP_SIDE), int(1, MAX_MAP_SIDE)], 'a square [row, column]');
const side = oneOf(['N', 'E', 'S', 'W']);
const list = <T extends v.GenericSchema>(item: T, what: string) => v.array(item, `a list of ${what}`);
const entries = <T extends v.ObjectEntries>(known: T, what: string) => v.looseObject(known, what);

const SEGMENT = 'a segment of type city, road or field';
const segments = {
  city: v.strictObject(
    {
      type: v.literal('city'),
      sides: v.pipe(list(side, 'sides'), v.minLength(1, 'at least one side')),
      coatsOfArms: v.optional(int(0, 7)),
    },
    'a city {type, sides, coatsOfArms}',
  ),
  road: v.strictObject(
    {
      type: v.literal('road'),
      sides: v.pipe(list(side, 'sides'), v.minLength(1, 'at least one side')),
      endsAtCity: v.optional(bool()),
    },
    'a road {type, sides, endsAtCity}',
  ),
  field: v.strictObject(
    { type: v.literal('field'), halfEdges: list(int(0, 7), 'half-edges'), touchesCity: v.optional(bool()) },
    'a field {type, halfEdges, touchesCity}',
  ),
};
type Segments = typeof segments;
type AnySegment = v.InferOutput<Segments[keyof Segments]>;
const noSegment = v.strictObject({ type: v.picklist(['city', 'road', 'field'], SEGMENT) }, SEGMENT);
const segment = v.lazy(
  (input): v.GenericSchema<AnySegment> =>
    (isRecord(input) && segments[input['type'] as keyof Segments]) ||
    (noSegment as v.GenericSchema<unknown> as v.GenericSchema<AnySegment>),
);

const printed = v.strictObject(
  { edges: v.pipe(text, v.regex(/^[CRF]{4}$/, 'four letters N E S W out of C, R, F')), segments: list(segment, 'segments') },
  'a printed tile {edges, segments}',
);

const routeEnd = v.strictObject({ square: rowCol, side }, 'an end {square, side}');

const mapSchema = entries(
  {
    format: v.literal(MAP_FORMAT, MAP_FORMAT),
    id: v.pipe(text, v.regex(/^[A-Za-z][A-Za-z0-9_-]{0,47}$/, 'a letter and at most 47 more letters, digits, - or _')),
    title: text,
    status: oneOf(['official-transcription', 'reconstruction', 'test']),
    notice: v.optional(text),
    rows: int(1, MAX_MAP_SIDE),
    cols: int(1, MAX_MAP_SIDE),
    legend: v.record(
      v.pipe(
        text,
        v.check((key) => [...key].length === 1, 'one character'),
      ),
      text,
      'an object from characters to kinds',
    ),
    grid: list(text, 'strings, one for each row'),
    bands: v.optional(
      list(
        entries(
          { color: text, fromRow: int(1, MAX_MAP_SIDE), toRow: int(1, MAX_MAP_SIDE), status },
          'a band {color, fromRow, toRow}',
        ),
        'bands',
      ),
    ),
    squares: v.optional(
      list(
        entries(
          {
            row: int(1, MAX_MAP_SIDE),
            col: int(1, MAX_MAP_SIDE),
            kind: oneOf(CELL_KINDS),
            name: v.optional(text),
            cityId: v.optional(text),
            islandId: v.optional(text),
            coatsOfArms: v.optional(int(0, 7)),
            band: v.optional(v.nullable(text)),
            marks: v.optional(list(text, 'words')),
            printed: v.optional(printed),
          },
          'a square {row, col, kind, …}',
        ),
        'squares',
      ),
    ),
    starts: v.pipe(
      list(entries({ name: text, square: rowCol, status }, 'a start {name, square}'), 'start squares'),
      v.minLength(1, 'at least one start square'),
      v.maxLength(64, 'at most 64 start squares'),
    ),
    startsToUse: entries(
      { basic: v.strictTuple([int(1, 64), int(1, 64)], 'least and most start squares used'), mapChips: v.optional(int(1, 64)) },
      'an object {basic, mapChips}',
    ),
    towns: v.optional(list(entries({ name: text, square: rowCol, status }, 'a town {name, square}'), 'towns')),
    largeCities: v.optional(
      v.pipe(
        list(
          entries(
            {
              id: text,
              name: text,
              squares: v.pipe(list(rowCol, 'squares'), v.minLength(1, 'at least one square')),
              coatsOfArms: v.optional(int(0, 63)),
              status,
            },
            'a large city {id, name, squares, coatsOfArms}',
          ),
          'large cities',
        ),
        v.maxLength(32, 'at most 32 large cities'),
      ),
    ),
    islands: v.optional(
      list(
        entries({ id: text, name: text, squares: list(rowCol, 'squares'), status }, 'an island {id, name, squares}'),
        'islands',
      ),
    ),
    ferryRoutes: v.optional(
      list(
        entries(
          { id: text, a: routeEnd, b: routeEnd, feature: v.optional(v.nullable(v.literal('road', 'road or null'))), status },
          'a route {id, a, b, feature}',
        ),
        'ferry routes',
      ),
    ),
    borderFeatures: v.optional(
      list(
        entries(
          {
            square: rowCol,
            side,
            feature: oneOf(['road', 'city']),
            coatsOfArms: v.optional(int(0, 3)),
            label: v.optional(text),
            status,
          },
          'a border feature {square, side, feature, coatsOfArms, label}',
        ),
        'border features',
      ),
    ),
    recommendedTiles: v.optional(v.strictTuple([int(1, 1022), int(1, 1022)], 'least and most tiles')),
    chips: v.optional(
      entries(
        {
          count: int(1, 255),
          colors: v.pipe(list(text, 'colours'), v.minLength(1, 'one to three colours'), v.maxLength(3, 'one to three colours')),
          perColor: v.record(v.pipe(text, v.regex(/^[1-7]$/, 'a value 1..7')), int(0, 84), 'numbers of chips by value'),
          forbidIslands: v.optional(bool()),
        },
        'an object {count, colors, perColor, forbidIslands}',
      ),
    ),
  },
  'an object',
);

export type MapShape = v.InferOutput<typeof mapSchema>;

/** A copy of the file with its shape checked. @throws ERR_MAP naming the first part of a wrong shape */
export function readShape(input: unknown): MapShape {
  if (!isRecord(input)) refuseMap('map', input, 'an object in the format carcassonne-map@1');
  if (input['format'] !== MAP_FORMAT) refuseMap('format', input['format'], MAP_FORMAT);
  return checkShape(mapSchema, input, 'ERR_MAP', '');
}

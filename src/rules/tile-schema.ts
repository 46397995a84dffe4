/**
 * What a tile must look like, for tiles of the catalogue and of users alike: first the shape, then the
 * geometry (./tile-geometry.ts). The only way for an untrusted tile into the package is `readTile`.
 */
import { needText } from '../guard.js';
import * as v from 'valibot';
import type { TileDefinition } from '../types.js';
import { deepFreeze } from '../catalogue/freeze.js';
import { refuse } from './check.js';
import { bool, checkShape, int, keys, oneOf } from './schema.js';
import { tileFault } from './tile-geometry.js';
import { trustTile } from './trusted.js';

/** Longest id; ids also stand in the text tokens of moves, so they have no blanks or punctuation of tokens. */
const ID = /^[A-Za-z][A-Za-z0-9_-]{0,47}$/;
const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

const sideSet = (what: string) =>
  v.pipe(
    v.string(what),
    v.regex(/^[NESW]{1,4}$/, what),
    v.check((text) => new Set(text).size === text.length, what),
  );
const references = v.array(
  v.pipe(
    v.array(
      v.pipe(v.string('a reference such as r0, c1 or m'), v.regex(/^([rcfwg]\d|m|g|k)$/, 'a reference such as r0, c1 or m')),
      'a list of references',
    ),
    v.minLength(2, 'at least two references'),
  ),
  'a list of groups of references',
);

/** Known features are typed; any other key is decoration, kept but without meaning. */
const features = v.pipe(
  v.record(v.string(), v.optional(v.union([v.boolean(), v.string()], 'true, false or a text')), 'an object of features'),
  v.looseObject({
    lake: v.optional(bool()),
    mageWitch: v.optional(bool()),
    portal: v.optional(bool()),
    flyingMachine: v.optional(oneOf(DIRECTIONS)),
    abbey: v.optional(bool()),
    germanCathedral: v.optional(bool()),
    leipzigGate: v.optional(v.pipe(v.string('roads such as r0'), v.regex(/^r\d( r\d)*$/, 'roads such as r0 or r0 r1'))),
  }) as v.GenericSchema<Record<string, boolean | string | undefined>>,
);

export const tileSchema = keys({
  id: v.pipe(v.string('a text'), v.regex(ID, 'a letter and at most 47 more letters, digits, - or _')),
  edges: v.pipe(v.string('four letters'), v.regex(/^[CFRWA]{4}$/, 'four letters out of C, F, R, W, or AAAA')),
  cities: v.array(
    keys({
      edges: sideSet('different letters out of NESW'),
      pennants: int(0, 7),
      cathedral: v.optional(bool()),
      goods: v.optional(oneOf(['wine', 'grain', 'cloth'])),
    }),
    'a list of cities',
  ),
  roads: v.array(
    keys({
      ends: sideSet('different letters out of NESW'),
      inn: v.optional(bool()),
      endsAt: v.optional(oneOf(['crossing', 'city', 'monastery', 'lake', 'cathedral', 'volcano', 'other'])),
      branch: v.optional(oneOf(['roundabout', 'labyrinth', 'fork'])),
      tunnel: v.optional(bool()),
    }),
    'a list of roads',
  ),
  rivers: v.optional(v.array(keys({ ends: sideSet('different letters out of NESW') }), 'a list of rivers')),
  fields: v.array(
    keys({
      half: v.array(int(0, 7), 'a list of half-edges'),
      cities: v.array(int(0, 7), 'a list of city indexes'),
      inner: v.optional(bool()),
    }),
    'a list of fields',
  ),
  monastery: v.optional(bool()),
  garden: v.optional(bool()),
  features: v.optional(features),
  wagon: v.optional(references),
  over: v.optional(references),
  splitSides: v.optional(
    v.pipe(v.string('different letters out of NESW'), v.regex(/^[NESW]{0,4}$/, 'different letters out of NESW')),
  ),
  verified: v.optional(bool()),
  note: v.optional(v.string('a text')),
});

/**
 * A copy of an untrusted tile, checked and frozen: what `tiles` of a configuration takes.
 * The catalogue's own data passes the same test (see the tests).
 * @param field path of the tile in what the user gave
 * @throws ERR_CONFIG naming the part under `field`
 */
export function readTile(input: unknown, field = 'tile'): TileDefinition {
  needText(field, 'field', 'the path of the tile, a text');
  const tile = checkShape(tileSchema, input, 'ERR_CONFIG', field) as TileDefinition;
  const fault = tileFault(tile);
  if (fault) refuse(`${field}.${fault.path}`, fault.value, fault.expected);
  return trustTile(deepFreeze(tile));
}

/** The shape of an untrusted `Setup`. What the parts mean together is checked in the other files of this folder. */
import * as v from 'valibot';
import { HighwaymanError } from '../errors.js';
import { isRecord } from '../rules/check.js';
import { checkShape, int, keys, oneOf } from '../rules/schema.js';
import { MAX_COORDINATE, MIN_COORDINATE } from '../notation/fields.js';
import { type Figure, FIGURES, PAIRS } from '../types.js';

/** Largest score, stock or number of copies that is taken; far above what a game can reach. */
export const MAX_COUNT = 65535;
const MAX_PLAYERS = 6;
const MAX_SEED = Number.MAX_SAFE_INTEGER;

const coordinate = int(MIN_COORDINATE, MAX_COORDINATE);
const player = int(0, MAX_PLAYERS - 1);
const count = int(0, MAX_COUNT);
const perPlayer = <T extends v.GenericSchema>(item: T, what: string) => v.array(item, `a list of ${what}, one for each player`);
const segment = v.union([int(0, 11), v.pipe(v.string(), v.regex(/^[rcfmgk]\d{1,2}$/))], 'a slot 0..11, or a name such as r0');
const magic = v.nullable(keys({ x: coordinate, y: coordinate, segment }));

/** What is checked where the rules are known. */
const record = v.pipe(v.unknown(), v.check(isRecord, 'an object')) as v.GenericSchema<Record<string, unknown>>;

const tile = v.strictTuple([v.string('the id of a tile'), coordinate, coordinate, int(0, 3)], 'a tile [id, x, y, quarter turns]');
const pieces = keys(
  Object.fromEntries(FIGURES.map((figure) => [figure, v.optional(count)])) as Record<
    Figure,
    v.OptionalSchema<typeof count, undefined>
  >,
);

const figure = keys({
  player,
  figure: oneOf(FIGURES),
  x: v.optional(coordinate),
  y: v.optional(coordinate),
  segment: v.optional(segment),
  corner: v.optional(int(0, 3)),
  quarter: v.optional(int(0, 3)),
});

const word = int(0, 0xffffffff);
export const seedSchema = v.union(
  [int(-MAX_SEED, MAX_SEED), v.string(), v.strictTuple([word, word, word, word])],
  'a whole number, a text, or four u32 words of a generator',
);

const setupSchema = keys({
  config: v.unknown(),
  tiles: v.pipe(v.array(tile, 'a list of tiles'), v.minLength(1, 'at least one tile')),
  figures: v.optional(v.array(figure, 'a list of figures')),
  ferries: v.optional(v.array(keys({ x: coordinate, y: coordinate, pair: oneOf(PAIRS) }), 'a list of ferries')),
  mage: v.optional(magic),
  witch: v.optional(magic),
  scores: v.optional(perPlayer(count, 'scores')),
  supply: v.optional(perPlayer(pieces, 'supplies')),
  /** The ids and counts are checked where the tile kinds are known. */
  bag: v.optional(v.union([v.literal('rest'), record], '"rest", or an object of copies by tile id')),
  abbeys: v.optional(perPlayer(count, 'numbers of abbey tiles')),
  goods: v.optional(perPlayer(keys({ wine: count, grain: count, cloth: count }), 'goods')),
  paidCities: v.optional(
    v.array(
      keys({
        x: coordinate,
        y: coordinate,
        segment,
        players: v.pipe(v.array(player, 'a list of players'), v.minLength(1, 'at least one player')),
      }),
      'a list of cities',
    ),
  ),
  chips: v.optional(
    v.array(
      keys({ x: coordinate, y: coordinate, colour: v.optional(v.nullable(int(0, 2))), value: v.optional(v.nullable(int(1, 7))) }),
      'a list of chips',
    ),
  ),
  hiddenChips: v.optional(
    v.record(v.pipe(v.string(), v.regex(/^[obp][1-7]$/, 'o, b or p and a value')), int(0, 255), 'an object of numbers by chip'),
  ),
  /** Expansions check what is in it. */
  state: v.optional(record),
  turnPlayer: v.optional(player),
  drawn: v.optional(v.nullable(v.string('the id of a tile, or null'))),
  seed: v.optional(seedSchema),
});

/** The shape of one figure after `checkSetupShape`, before it is known which of the three kinds of place it has. */
export type FigureInput = v.InferOutput<typeof figure>;
/** A setup of the right shape. `config` is passed through: the rules check it. */
export type SetupShape = v.InferOutput<typeof setupSchema>;

/** @throws ERR_SETUP naming the first field of the wrong shape. */
export function checkSetupShape(input: unknown): SetupShape {
  if (!isRecord(input)) throw new HighwaymanError('ERR_SETUP', 'setup', input, 'an object');
  if (!('config' in input)) throw new HighwaymanError('ERR_SETUP', 'config', undefined, 'a rules configuration');
  return checkShape(setupSchema, input, 'ERR_SETUP', '');
}

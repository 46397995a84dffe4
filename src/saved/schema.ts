/** The shape of a saved game. */
import * as v from 'valibot';
import { HighwaymanError } from '../errors.js';
import { canonicalJson, fingerprint } from '../rules/fingerprint.js';
import type { PlainConfig } from '../rules/read.js';
import { isRecord } from '../rules/check.js';
import { bool, checkShape, int, keys, oneOf } from '../rules/schema.js';
import type { Setup } from '../setup/types.js';
import { PHASES } from '../types.js';
import type { Phase } from '../types.js';

/** Format and version of saved games. */
export const SAVE_FORMAT = 'highwayman-save@1';

/** A saved game: plain JSON, complete in itself, with everything that the continuation depends on. */
export interface SavedGame {
  readonly format: typeof SAVE_FORMAT;
  readonly rulesVersion: number;
  readonly config: PlainConfig;
  /** Of the rules that `config` compiles to. */
  readonly fingerprint: string;
  /** Position where the game began, without its configuration; null for the usual start. */
  readonly start: Omit<Setup, 'config'> | null;
  /** What the game was seeded with; null when it began in a position, which has its own generator. */
  readonly seed: number | string | null;
  /** Ids that the draws give, from the first draw on. */
  readonly deck: readonly string[];
  readonly manualChance: boolean;
  /** Every move since the beginning as a token, draws and rolls included. */
  readonly moves: readonly string[];
  /** State of the generator now. */
  readonly generator: readonly [number, number, number, number];
  /** What the replay must come to. */
  readonly phase: Phase;
  readonly scores: readonly number[];
  readonly hash: string;
  /** Of the way in which positions are hashed; saves from before it was told have none. */
  readonly hashVersion?: number;
  /** Of everything above. */
  readonly checksum: string;
}

const word = int(0, 0xffffffff);
const hex = (what: string) => v.pipe(v.string(what), v.regex(/^[0-9a-f]{16}$/, what));

const savedSchema = keys({
  format: v.literal(SAVE_FORMAT, SAVE_FORMAT),
  rulesVersion: int(0, 0x7fffffff),
  config: v.custom<PlainConfig>(isRecord, 'a rules configuration'),
  fingerprint: hex('16 hex digits'),
  start: v.nullable(v.custom<Omit<Setup, 'config'>>(isRecord, 'a position or null')),
  seed: v.nullable(
    v.union([int(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), v.string()], 'a whole number, a text or null'),
  ),
  deck: v.array(v.string('the id of a tile'), 'a list of tile ids'),
  manualChance: bool(),
  moves: v.array(v.string('a token'), 'a list of tokens'),
  generator: v.pipe(
    v.strictTuple([word, word, word, word], 'four u32 words'),
    v.check((words) => words.some((each) => each !== 0), 'four u32 words that are not all 0'),
  ),
  phase: oneOf(PHASES),
  scores: v.array(int(0, 0x7fffffff), 'a list of points'),
  hash: hex('16 hex digits'),
  hashVersion: v.optional(int(0, 0x7fffffff)),
  checksum: hex('16 hex digits'),
});

/** Checksum of a saved game; the order of keys does not matter. */
export function checksumOf(saved: Omit<SavedGame, 'checksum'>): string {
  const { checksum: _, ...rest } = saved as SavedGame;
  return fingerprint(JSON.parse(canonicalJson(rest)));
}

/**
 * Reads the shape of a saved game from its text or from the object that the text stands for.
 * @throws ERR_SAVE
 */
export function readShape(input: unknown): SavedGame {
  let value = input;
  if (typeof input === 'string') {
    try {
      value = JSON.parse(input);
    } catch (error) {
      throw new HighwaymanError('ERR_SAVE', 'json', input.slice(-80), `complete JSON: ${(error as Error).message}`);
    }
  }
  if (!isRecord(value)) throw new HighwaymanError('ERR_SAVE', 'json', value, 'an object');
  const format: unknown = value['format'];
  if (format !== SAVE_FORMAT) throw new HighwaymanError('ERR_SAVE', 'format', format, SAVE_FORMAT);
  return checkShape(savedSchema, value, 'ERR_SAVE', '') as SavedGame;
}

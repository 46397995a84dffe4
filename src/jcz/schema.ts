/** Reads untrusted `.jcz` text or objects: what we use of a file, everything else in it is ignored. */
import * as v from 'valibot';
import { HighwaymanError } from '../errors.js';

const text = v.string('a text');
const whole = v.pipe(v.number('a number'), v.integer('a whole number'));
const coordinate = v.pipe(whole, v.minValue(-512, 'a coordinate from -512 on'), v.maxValue(511, 'a coordinate up to 511'));
const square = v.tuple([coordinate, coordinate], 'a position [x, y]');
const pointer = v.object({ position: square, feature: text, location: text }, 'a feature pointer');
/** A figure on the board; older releases write the bare pointer of its feature. */
const meeple = v.union(
  [v.object({ featurePointer: pointer, meepleId: v.optional(text) }), pointer],
  'a feature pointer, or { featurePointer, meepleId }',
);
const anyRecord = v.record(text, v.unknown(), 'an object');

const START = v.object({ tile: text, x: whole, y: whole, rotation: whole }, 'a tile with x, y and rotation');
const PACK = v.object({ params: v.optional(v.object({ drawOrder: v.optional(v.array(text)), drawLimit: v.optional(whole) })) });
const ANNOTATIONS = v.object({
  drawOrder: v.optional(v.array(text, 'a list of tile ids')),
  endTurn: v.optional(v.nullable(v.pipe(whole, v.minValue(0, 'a number of draws')))),
  tilePack: v.optional(PACK),
});

const SETUP = v.object(
  {
    sets: v.record(text, v.pipe(whole, v.minValue(0, 'a number of copies')), 'copies by set id'),
    elements: v.optional(anyRecord, {}),
    rules: v.optional(anyRecord, {}),
    start: v.optional(v.array(START, 'a list of start tiles'), []),
    gameAnnotations: v.optional(ANNOTATIONS),
  },
  'a setup with sets, elements, rules and start',
);

const FILE = v.object(
  {
    setup: SETUP,
    players: v.pipe(
      v.array(v.object({ name: v.optional(v.nullable(text)) }, 'a player'), 'a list of players'),
      v.minLength(1, 'at least one player'),
    ),
    gameAnnotations: v.optional(v.nullable(ANNOTATIONS)),
    replay: v.array(
      v.object(
        { type: text, payload: v.optional(v.nullable(anyRecord)), player: v.optional(v.nullable(whole)) },
        'a message with type and payload',
      ),
      'a list of messages',
    ),
    test: v.optional(v.nullable(v.object({ assertions: v.optional(v.array(text, 'a list of sentences'), []) }))),
  },
  'a game with setup, players and replay',
);

const PAYLOADS = {
  PLACE_TILE: v.object(
    { tileId: text, rotation: v.pipe(text, v.regex(/^R(0|90|180|270)$/, 'R0, R90, R180 or R270')), position: square },
    'a tile placement',
  ),
  DEPLOY_MEEPLE: v.object({ pointer, meepleId: text, random: v.optional(v.nullable(v.number('a number'))) }, 'a deployment'),
  RETURN_MEEPLE: v.object({ pointer: meeple, source: v.optional(v.nullable(text)) }, 'a figure taken back'),
  PLACE_TOKEN: v.object(
    { token: text, pointer: v.union([pointer, square], 'a feature pointer or a position') },
    'a token placement',
  ),
  MOVE_NEUTRAL_FIGURE: v.object(
    { figureId: text, to: v.optional(v.nullable(v.union([meeple, square], 'a figure, a feature pointer or a position'))) },
    'a move of a neutral figure',
  ),
} as const;

/** The setup part of a file; recordings carry the same object. */
export type JczSetup = v.InferOutput<typeof SETUP>;
export type JczFile = v.InferOutput<typeof FILE>;
export type JczMessage = JczFile['replay'][number];

/** Type of the payload of each message that has one. */
export type JczPayload<K extends keyof typeof PAYLOADS> = v.InferOutput<(typeof PAYLOADS)[K]>;

function read<S extends v.GenericSchema>(schema: S, input: unknown, root: string): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  const issue = result.issues[0];
  const path = (issue.path ?? []).reduce(
    (at, step) => at + (typeof step.key === 'number' ? `[${step.key}]` : `${at && '.'}${String(step.key)}`),
    root,
  );
  const last = issue.path?.at(-1);
  throw new HighwaymanError('ERR_IMPORT', path || 'jcz', last ? last.value : issue.input, issue.message);
}

/**
 * A `.jcz` file from its text or from the parsed object.
 * @throws ERR_IMPORT naming the first thing that is not as the format says
 */
export function readJcz(input: unknown): JczFile {
  let value = input;
  if (typeof input === 'string') {
    try {
      value = JSON.parse(input);
    } catch (error) {
      throw new HighwaymanError('ERR_IMPORT', 'jcz', input.slice(0, 40), `JSON (${(error as Error).message})`);
    }
  }
  return read(FILE, value, '');
}

/** A setup object alone. @throws ERR_IMPORT */
export function readJczSetup(input: unknown): JczSetup {
  return read(SETUP, input, 'setup');
}

/** The payload of a message of this type. @throws ERR_IMPORT; `root` is the path of the message */
export function readPayload<K extends keyof typeof PAYLOADS>(type: K, message: JczMessage, root: string): JczPayload<K> {
  return read(PAYLOADS[type], message.payload ?? {}, `${root}.payload`) as JczPayload<K>;
}

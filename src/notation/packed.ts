/**
 * Moves as packed u32s.
 *
 *   bit 31   30..27   26..17   16..7   6..3   2..0
 *        0 |  kind  |   y    |   x   | slot | arg
 *
 * Bit 31 is always 0, so a packed move is a small integer in every JS engine and in i32. Fields compare from the left:
 * ascending order of packed moves is by kind, y, x, slot, arg, all as unsigned numbers (so y = -1 comes after y = 511).
 *
 * `x` and `y` are the low ten bits of the coordinate in two's complement: -512..511. A game holds at most 1,022 tiles, joined
 * side to side; two squares that differ by 1,024 in a coordinate can not both be met, so the ten bits name one square.
 *
 *   kind            y, x              slot                       arg
 *    0 pass         0                 0                          0
 *    1 draw         0, tile kind      0                          0
 *    2 place        square            rotation 0..3              0
 *    3 abbey        square            0                          0
 *    4 deploy       square            segment slot 0..11         figure 0..6
 *    5 barn         square            corner 0..3                7 (figure number of the barn)
 *    6 recall       square            0                          0
 *    7 fly          0                 0                          figure 0..4
 *    8 roll         0                 face 1..3                  0
 *    9 ferry        square            pair 0..5                  0
 *   10 pivot        square            pair 0..5                  0
 *   11 magic        square            segment slot 0..11         0 mage, 1 witch
 *   12 unmagic      0                 0                          0 mage, 1 witch
 *   13 wagon        square            segment slot 0..11         0
 *   14 send         square            quarter * 4 + road 0..3    figure 0, 1 or 3
 *   15 treat        square            0                          0
 *   15 chip         0, colour 0..2    1                          value 0..7
 *
 * Roads come first among the slots and a tile has at most four, so the road index of `send` is its segment slot.
 * What a kind does not use is 0 and `unpack` insists on it: there is one word for a move and one move for a word.
 * The numbers do not change within a major version; the core uses the same ones.
 */
import { HighwaymanError } from '../errors.js';
import { needRules } from '../guard.js';
import { FIGURES, PAIRS } from '../types.js';
import type { Figure, MagicFigure, Move, Pair, Rotation, Rules, TileKind } from '../types.js';

/** Kind number of each type of move, the upper bits of packed moves. */
export const MOVE_KIND = {
  pass: 0,
  draw: 1,
  place: 2,
  abbey: 3,
  deploy: 4,
  barn: 5,
  recall: 6,
  fly: 7,
  roll: 8,
  ferry: 9,
  pivot: 10,
  magic: 11,
  unmagic: 12,
  wagon: 13,
  send: 14,
  chipOrTreat: 15,
} as const;

export const KIND_SHIFT = 27;
export const Y_SHIFT = 17;
export const X_SHIFT = 7;
export const SLOT_SHIFT = 3;
/** Smallest and largest coordinate of a square. */
export const MIN_COORDINATE = -512;
export const MAX_COORDINATE = 511;
/** A tile has at most this many segments. */
export const MAX_SEGMENTS = 12;
/** Figures that may fly (FLY-3) and be sent to Leipzig (LEIP-3), by figure number. */
export const FLIERS: readonly number[] = [0, 1, 2, 3, 4];
export const SENDABLE: readonly number[] = [0, 1, 3];
export const MAGIC_FIGURES: readonly MagicFigure[] = ['mage', 'witch'];

export const BARN = FIGURES.indexOf('barn');
export const COORDINATE_MASK = 1023;

export function refuse(field: string, value: unknown, expected: string): never {
  throw new HighwaymanError('ERR_MOVE', field, value, expected);
}

function within(field: string, value: number, low: number, high: number): number {
  if (!Number.isInteger(value) || value < low || value > high) refuse(field, value, `an integer ${low}..${high}`);
  return value;
}

function indexIn<T>(field: string, list: readonly T[], value: T, allowed?: readonly number[]): number {
  const index = list.indexOf(value);
  if (index < 0 || (allowed && !allowed.includes(index))) {
    const names = allowed ? allowed.map((i) => list[i]) : list;
    refuse(field, value, `one of ${names.join(', ')}`);
  }
  return index;
}

function word(kind: number, x = 0, y = 0, slot = 0, arg = 0): number {
  return (kind << KIND_SHIFT) | ((y & COORDINATE_MASK) << Y_SHIFT) | ((x & COORDINATE_MASK) << X_SHIFT) | (slot << SLOT_SHIFT) | arg;
}

function square(kind: number, move: { x: number; y: number }, slot = 0, arg = 0): number {
  const x = within('move.x', move.x, MIN_COORDINATE, MAX_COORDINATE);
  const y = within('move.y', move.y, MIN_COORDINATE, MAX_COORDINATE);
  return word(kind, x, y, slot, arg);
}

/**
 * Packs a move. Looks at the shape only, not at a position: the move need not be legal.
 * @throws ERR_MOVE when a field is missing, out of range or, for `draw`, not a tile of these rules.
 */
export function pack(rules: Rules, move: Move): number {
  needRules(rules);
  if (typeof move !== 'object' || move === null) refuse('move', move, 'a move object');
  const slot = (segment: number): number => within('move.segment', segment, 0, MAX_SEGMENTS - 1);
  switch (move.type) {
    case 'pass':
      return word(MOVE_KIND.pass);
    case 'draw': {
      const kind = rules.kinds.findIndex((k) => k.id === move.tile);
      if (kind < 0) refuse('move.tile', move.tile, 'the id of a tile of these rules');
      return word(MOVE_KIND.draw, kind);
    }
    case 'place': {
      const rotation = within('move.rotation', move.rotation, 0, 3);
      if (!move.abbey) return square(MOVE_KIND.place, move, rotation);
      if (rotation !== 0) refuse('move.rotation', rotation, '0 for an abbey (ABB-3)');
      return square(MOVE_KIND.abbey, move);
    }
    case 'deploy':
      return square(MOVE_KIND.deploy, move, slot(move.segment), indexIn('move.figure', FIGURES, move.figure, [0, 1, 2, 3, 4, 5, 6]));
    case 'barn':
      return square(MOVE_KIND.barn, move, within('move.corner', move.corner, 0, 3), BARN);
    case 'recall':
      return square(MOVE_KIND.recall, move);
    case 'fly':
      return word(MOVE_KIND.fly, 0, 0, 0, indexIn('move.figure', FIGURES, move.figure, FLIERS));
    case 'roll':
      return word(MOVE_KIND.roll, 0, 0, within('move.face', move.face, 1, 3));
    case 'ferry':
    case 'pivot':
      return square(MOVE_KIND[move.type], move, indexIn('move.pair', PAIRS, move.pair));
    case 'magic':
      return square(MOVE_KIND.magic, move, slot(move.segment), indexIn('move.figure', MAGIC_FIGURES, move.figure));
    case 'unmagic':
      return word(MOVE_KIND.unmagic, 0, 0, 0, indexIn('move.figure', MAGIC_FIGURES, move.figure));
    case 'wagon':
      return square(MOVE_KIND.wagon, move, slot(move.segment));
    case 'send': {
      const road = within('move.segment', move.segment, 0, 3);
      const quarter = within('move.quarter', move.quarter, 0, 3);
      return square(MOVE_KIND.send, move, quarter * 4 + road, indexIn('move.figure', FIGURES, move.figure, SENDABLE));
    }
    case 'treat':
      return square(MOVE_KIND.chipOrTreat, move);
    case 'chip':
      return word(MOVE_KIND.chipOrTreat, within('move.colour', move.colour, 0, 2), 0, 1, within('move.value', move.value, 0, 7));
    default:
      return refuse('move.type', (move as { type: unknown }).type, `one of ${MOVE_TYPES.join(', ')}`);
  }
}

/** Every `type` of a move. */
export const MOVE_TYPES: readonly Move['type'][] = [
  'pass', 'draw', 'place', 'deploy', 'barn', 'recall', 'fly', 'roll', 'ferry', 'pivot', 'magic', 'unmagic', 'wagon', 'send', 'chip', 'treat',
];

/** Sign-extends a ten bit field. */
function coordinate(bits: number): number {
  return (bits << 22) >> 22;
}

/**
 * The move of a word that `pack` or the core has made; the inverse of `pack`. For words from elsewhere there is `unpack`
 * (./unpack.ts), which looks at every bit.
 */
export function moveOf(rules: Rules, packed: number): Move {
  const x = coordinate((packed >>> X_SHIFT) & COORDINATE_MASK);
  const y = coordinate((packed >>> Y_SHIFT) & COORDINATE_MASK);
  const slot = (packed >>> SLOT_SHIFT) & 15;
  const arg = packed & 7;
  const figure = FIGURES[arg] as Figure;
  switch (packed >>> KIND_SHIFT) {
    case MOVE_KIND.pass:
      return { type: 'pass' };
    case MOVE_KIND.draw:
      return { type: 'draw', tile: (rules.kinds[x] as TileKind).id };
    case MOVE_KIND.place:
      return { type: 'place', x, y, rotation: slot as Rotation };
    case MOVE_KIND.abbey:
      return { type: 'place', x, y, rotation: 0, abbey: true };
    case MOVE_KIND.deploy:
      return { type: 'deploy', x, y, segment: slot, figure };
    case MOVE_KIND.barn:
      return { type: 'barn', x, y, corner: slot };
    case MOVE_KIND.recall:
      return { type: 'recall', x, y };
    case MOVE_KIND.fly:
      return { type: 'fly', figure };
    case MOVE_KIND.roll:
      return { type: 'roll', face: slot };
    case MOVE_KIND.ferry:
      return { type: 'ferry', x, y, pair: PAIRS[slot] as Pair };
    case MOVE_KIND.pivot:
      return { type: 'pivot', x, y, pair: PAIRS[slot] as Pair };
    case MOVE_KIND.magic:
      return { type: 'magic', x, y, segment: slot, figure: MAGIC_FIGURES[arg] as MagicFigure };
    case MOVE_KIND.unmagic:
      return { type: 'unmagic', figure: MAGIC_FIGURES[arg] as MagicFigure };
    case MOVE_KIND.wagon:
      return { type: 'wagon', x, y, segment: slot };
    case MOVE_KIND.send:
      return { type: 'send', x, y, segment: slot & 3, figure, quarter: slot >> 2 };
    default:
      return slot === 0 ? { type: 'treat', x, y } : { type: 'chip', colour: x, value: arg };
  }
}

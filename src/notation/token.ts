/**
 * Moves as short text without spaces, the same in game records, saved games, position texts and on the command line.
 *
 *   -               pass: draw instead of placing an abbey, no figure, no (further) pivot, wagon goes home
 *   ?base-D         this tile is drawn             *2            the flying machine's die shows 2
 *   $o2             chip: colour o, b or p, value  3,-1$         treat
 *   3,-1@2          place, two quarter turns       3,-1@A        place the own abbey
 *   3,-1:r0+n       figure on a segment            3,-1:b2+h     barn on a corner (0 NE, 1 SE, 2 SW, 3 NW)
 *   3,-1^           take the abbot back            /n            a figure flies
 *   3,-1~NS         lay the ferry                  3,-1%NS       pivot a ferry
 *   3,-1:r0+M       mage to a segment (W witch)    -M            take the mage off
 *   3,-1:r0>w       wagon moves there              3,-1:r0>n2    figure goes to quarter 2 of Leipzig
 *
 * Segments: r road, c city, f field, m monastery or abbey, g garden, k German cathedral, and the index among its kind on the tile.
 * Figures: n normal, l large, m mayor, w wagon, a abbot, b builder, p pig, h barn; M mage, W witch.
 * There is exactly one token for a move: numbers have no leading zeros, no plus sign, no "-0".
 */
import { HighwaymanError } from '../errors.js';
import { needFunction, needRules } from '../guard.js';
import { FIGURES, PAIRS } from '../types.js';
import type { Figure, MagicFigure, Move, Pair, Rotation, Rules, TileKind } from '../types.js';
import { FLIERS, MAX_COORDINATE, MIN_COORDINATE, moveOf, pack, SENDABLE } from './packed.js';
import { segmentName, segmentNames, segmentSlot } from './squares.js';
import type { KindAt } from './squares.js';

/** Letter of each figure, by figure number. */
export const FIGURE_LETTERS = 'nlmwabph';
const MAGIC_LETTERS: Readonly<Record<string, MagicFigure>> = { M: 'mage', W: 'witch' };
const CHIP_LETTERS = 'obp';

const SQUARE = /^(-?\d+),(-?\d+)/;
const NUMBER = /^(0|-?[1-9]\d{0,2})$/;

export function figureLetter(figure: Figure): string {
  return FIGURE_LETTERS.charAt(FIGURES.indexOf(figure));
}

/** Figure of a letter, undefined for any other text. */
export function figureOfLetter(letter: string): Figure | undefined {
  return letter.length === 1 ? FIGURES[FIGURE_LETTERS.indexOf(letter)] : undefined;
}

/**
 * Text token of a move. `kindAt` is asked only for the square of a move that names a segment.
 * @throws ERR_MOVE when the move is malformed, or names a segment that its tile does not have.
 */
export function formatMove(rules: Rules, move: Move, kindAt: KindAt): string {
  pack(rules, move); // every field is checked there
  needFunction(kindAt, 'kindAt', 'a function from a square to the tile kind there');
  return format(move, kindAt);
}

/** Token of a packed move of the core. */
export function tokenOf(rules: Rules, packed: number, kindAt: KindAt): string {
  return format(moveOf(rules, packed), kindAt);
}

function format(whole: Move, kindAt: KindAt): string {
  const move = whole as Exclude<Move, { type: 'crop' }>; // of a family that is not played yet
  switch (move.type) {
    case 'pass':
      return '-';
    case 'draw':
      return `?${move.tile}`;
    case 'roll':
      return `*${move.face}`;
    case 'chip':
      return `$${CHIP_LETTERS.charAt(move.colour)}${move.value}`;
    case 'fly':
      return `/${figureLetter(move.figure)}`;
    case 'unmagic':
      return move.figure === 'mage' ? '-M' : '-W';
  }
  const at = `${move.x},${move.y}`;
  switch (move.type) {
    case 'place':
      return `${at}@${move.abbey ? 'A' : move.rotation}`;
    case 'barn':
      return `${at}:b${move.corner}+h`;
    case 'recall':
      return `${at}^`;
    case 'treat':
      return `${at}$`;
    case 'ferry':
      return `${at}~${move.pair}`;
    case 'pivot':
      return `${at}%${move.pair}`;
  }
  const tile = kindAt(move.x, move.y);
  if (!tile) throw new HighwaymanError('ERR_MOVE', 'move', move, `a square with a tile, not ${at}`);
  const name = segmentName(tile, move.segment);
  if (!name) throw new HighwaymanError('ERR_MOVE', 'move.segment', move.segment, `0..${tile.segments.length - 1} on tile ${tile.id}`);
  switch (move.type) {
    case 'deploy':
      return `${at}:${name}+${figureLetter(move.figure)}`;
    case 'magic':
      return `${at}:${name}+${move.figure === 'mage' ? 'M' : 'W'}`;
    case 'wagon':
      return `${at}:${name}>w`;
    case 'send':
      return `${at}:${name}>${figureLetter(move.figure)}${move.quarter}`;
  }
}

/**
 * Reads one token; the inverse of `formatMove`. The move need not be legal.
 * @throws ERR_NOTATION; `expected` says what could have stood there.
 */
export function parseMove(rules: Rules, token: string, kindAt: KindAt): Move {
  const refuse = (expected: string): never => {
    throw new HighwaymanError('ERR_NOTATION', 'token', token, expected);
  };
  if (typeof token !== 'string') return refuse('a text token');
  needRules(rules);
  needFunction(kindAt, 'kindAt', 'a function from a square to the tile kind there');
  switch (token.charAt(0)) {
    case '?': {
      const tile = token.slice(1);
      if (!rules.kinds.some((kind) => kind.id === tile)) return refuse('"?" and the id of a tile of these rules');
      return { type: 'draw', tile };
    }
    case '*':
      if (!/^\*[123]$/.test(token)) return refuse('"*" and a face 1..3');
      return { type: 'roll', face: Number(token.charAt(1)) };
    case '$':
      if (!/^\$[obp][0-7]$/.test(token)) return refuse('"$", a colour o, b or p and a value 0..7');
      return { type: 'chip', colour: CHIP_LETTERS.indexOf(token.charAt(1)), value: Number(token.charAt(2)) };
    case '/': {
      const number = token.length === 2 ? FIGURE_LETTERS.indexOf(token.charAt(1)) : -1;
      if (!FLIERS.includes(number)) return refuse('"/" and a figure n, l, m, w or a');
      return { type: 'fly', figure: FIGURES[number] as Figure };
    }
  }
  if (token === '-') return { type: 'pass' };
  if (token === '-M' || token === '-W') return { type: 'unmagic', figure: token === '-M' ? 'mage' : 'witch' };
  const match = SQUARE.exec(token);
  if (!match) return refuse('one of - -M -W ?tile *face $chip /figure or a square "x,y" and what happens there');
  const x = readCoordinate(match[1] as string);
  const y = readCoordinate(match[2] as string);
  if (x === undefined || y === undefined) return refuse(`coordinates ${MIN_COORDINATE}..${MAX_COORDINATE} without leading zeros`);
  return parseOnSquare(token.slice(match[0].length), x, y, kindAt, refuse);
}

/** Coordinate of canonical digits, undefined for others or beyond the range. */
export function readCoordinate(text: string): number | undefined {
  const value = NUMBER.test(text) ? Number(text) : MAX_COORDINATE + 1;
  return value >= MIN_COORDINATE && value <= MAX_COORDINATE ? value : undefined;
}

function parseOnSquare(rest: string, x: number, y: number, kindAt: KindAt, refuse: (expected: string) => never): Move {
  const argument = rest.slice(1);
  switch (rest.charAt(0)) {
    case '@':
      if (argument === 'A') return { type: 'place', x, y, rotation: 0, abbey: true };
      if (!/^[0-3]$/.test(argument)) return refuse('"@" and a rotation 0..3 or A');
      return { type: 'place', x, y, rotation: Number(argument) as Rotation };
    case '^':
      return argument === '' ? { type: 'recall', x, y } : refuse('nothing after "^"');
    case '$':
      return argument === '' ? { type: 'treat', x, y } : refuse('nothing after "$"');
    case '~':
    case '%':
      if (!(PAIRS as readonly string[]).includes(argument)) return refuse(`a pair ${PAIRS.join(', ')}`);
      return { type: rest.charAt(0) === '~' ? 'ferry' : 'pivot', x, y, pair: argument as Pair };
    case ':':
      return parseOnSegment(argument, x, y, kindAt, refuse);
    default:
      return refuse('one of @ : ^ ~ % $ after the square');
  }
}

function parseOnSegment(text: string, x: number, y: number, kindAt: KindAt, refuse: (expected: string) => never): Move {
  const barn = /^b([0-3])\+h$/.exec(text);
  if (barn) return { type: 'barn', x, y, corner: Number(barn[1]) };
  const match = /^([rcfmgk]\d{1,2})([+>])(.*)$/s.exec(text);
  if (!match) return refuse('a segment r, c, f, m, g or k with its index (or a barn\'s corner b0..b3 and "+h"), then "+" or ">" and a figure');
  const [, name, sign, piece] = match as unknown as [string, string, string, string];
  const tile = kindAt(x, y);
  if (!tile) return refuse(`a square with a tile, not ${x},${y}`);
  const segment = segmentSlot(tile, name);
  if (segment < 0) return refuse(`a segment of tile ${tile.id}: ${segmentNames(tile).join(' ')}`);
  if (sign === '+') {
    const magic = Object.hasOwn(MAGIC_LETTERS, piece) ? MAGIC_LETTERS[piece] : undefined;
    if (magic) return { type: 'magic', x, y, segment, figure: magic };
    const figure = figureOfLetter(piece);
    if (!figure || figure === 'barn') return refuse('a figure n, l, m, w, a, b, p, M or W after "+"');
    return { type: 'deploy', x, y, segment, figure };
  }
  if (piece === 'w') return { type: 'wagon', x, y, segment };
  const figure = figureOfLetter(piece.charAt(0));
  if (!figure || !SENDABLE.includes(FIGURES.indexOf(figure)) || !/^.[0-3]$/.test(piece)) return refuse('"w" (wagon) or n, l, w and a quarter 0..3 after ">"');
  if (!isRoad(tile, segment)) return refuse('a road before ">" and a quarter (LEIP-4)');
  return { type: 'send', x, y, segment, figure, quarter: Number(piece.charAt(1)) };
}

function isRoad(tile: TileKind, slot: number): boolean {
  return tile.segments[slot]?.kind === 'road';
}

/** Checks what stands on the board of a setup and what the players hold. */
import { FIGURES, PAIRS } from '../types.js';
import type { Figure, Pair, Rules, SegmentKind } from '../types.js';
import type { Board } from './board.js';
import { refuse } from './refuse.js';
import { ferryPairs, isFieldCorner } from './geometry.js';
import type { FerryOp, FigureOp, MagicOp } from './ops.js';
import type { FigureInput, SetupShape } from './schema.js';

const ANYWHERE = ['road', 'city', 'field', 'monastery', 'cathedral'] as const;
/** Where each figure may stand (BASE-20, BASE-70, 71; INN-8; TRD-10, 20; ABB-10, 20; GER-2; PHA-1). */
const PLACES: Readonly<Record<Figure, readonly SegmentKind[]>> = {
  normal: ANYWHERE,
  large: ANYWHERE,
  mayor: ['city'],
  wagon: ['road', 'city', 'monastery'],
  abbot: ['monastery', 'garden'],
  builder: ['road', 'city'],
  pig: ['field'],
  barn: [],
  phantom: ANYWHERE,
};

/** Other tiles at the meeting point of corner 0 NE, 1 SE, 2 SW, 3 NW, as seen from the tile. */
const CORNER_DX = [1, 1, -1, -1] as const;
const CORNER_DY = [-1, 1, 1, -1] as const;

/** Pieces on the board and in Leipzig. */
export interface Pieces {
  readonly figures: FigureOp[];
  /** [player][quarter]: figure number or -1. */
  readonly quarters: number[][];
}

/** @throws ERR_SETUP naming the first figure that can not stand where it is said to, or that its player does not have. */
export function readFigures(rules: Rules, board: Board, inputs: SetupShape['figures']): Pieces {
  const { players, pieces } = rules.config;
  const used = Array.from({ length: players }, () => FIGURES.map(() => 0));
  const result: Pieces = { figures: [], quarters: Array.from({ length: players }, () => [-1, -1, -1, -1]) };
  (inputs ?? []).forEach((input, index) => {
    const field = `figures[${index}]`;
    checkPlayer(rules, `${field}.player`, input.player);
    readFigure(rules, board, input, field, result);
    const number = FIGURES.indexOf(input.figure);
    const own = used[input.player] as number[];
    own[number] = (own[number] as number) + 1;
    const most = pieces[input.figure] ?? 0;
    if ((own[number] as number) > most) refuse(field, input, `at most ${most} of figure ${input.figure} for a player`);
  });
  return result;
}

export function checkPlayer(rules: Rules, field: string, player: number): void {
  if (player >= rules.config.players) refuse(field, player, `a player 0..${rules.config.players - 1}`);
}

/** Figures that may go to Leipzig (LEIP-3). */
const SENDABLE: readonly Figure[] = ['normal', 'large', 'wagon', 'phantom'];

function readFigure(rules: Rules, board: Board, input: FigureInput, field: string, result: Pieces): void {
  const { player, figure, x, y, segment, corner, quarter } = input;
  const number = FIGURES.indexOf(figure);
  if (quarter !== undefined) {
    if (x !== undefined || y !== undefined || segment !== undefined || corner !== undefined)
      refuse(field, input, 'a quarter or a square');
    if (!rules.config.modules.leipzig) refuse(`${field}.quarter`, quarter, 'no quarter: Leipzig is not in play');
    if (!SENDABLE.includes(figure)) refuse(`${field}.figure`, figure, 'normal, large or wagon (LEIP-3)');
    const own = result.quarters[player] as number[];
    if (own[quarter] !== -1) refuse(`${field}.quarter`, quarter, 'a free quarter (LEIP-4)');
    own[quarter] = number;
    return;
  }
  if (x === undefined || y === undefined)
    return refuse(`${field}.${x === undefined ? 'x' : 'y'}`, undefined, 'a coordinate of the square');
  if (figure === 'barn') {
    if (segment !== undefined) refuse(`${field}.segment`, segment, 'a corner for a barn (ABB-30)');
    if (corner === undefined) return refuse(`${field}.corner`, corner, 'a corner 0..3');
    checkBarn(board, field, input, x, y, corner);
    result.figures.push({ player, figure: number, x, y, slot: corner });
    return;
  }
  if (corner !== undefined) refuse(`${field}.corner`, corner, 'no corner but for barns');
  if (segment === undefined) return refuse(`${field}.segment`, segment, 'a segment');
  const { tile, slot } = board.slot(field, x, y, segment);
  const kind = tile.segments[slot]?.kind as SegmentKind;
  if (!PLACES[figure].includes(kind))
    refuse(`${field}.segment`, segment, `a place for figure ${figure}: ${PLACES[figure].join(', ')}; this is a ${kind}`);
  if (kind === 'field' && !rules.config.fields) refuse(`${field}.segment`, segment, 'no figure in a field: fields are off');
  result.figures.push({ player, figure: number, x, y, slot });
}

function checkBarn(board: Board, field: string, input: FigureInput, x: number, y: number, corner: number): void {
  const dx = CORNER_DX[corner] as number;
  const dy = CORNER_DY[corner] as number;
  const around = [
    [x, y, corner],
    [x + dx, y, 3 - corner],
    [x, y + dy, corner ^ 1],
    [x + dx, y + dy, corner ^ 2],
  ] as const;
  for (const [tx, ty, tc] of around) {
    const laid = board.at(tx, ty);
    if (!laid || !isFieldCorner(laid.tile, laid.rotation, tc)) refuse(field, input, 'a corner of four fields (ABB-30)');
  }
}

/** @throws ERR_SETUP for a ferry off the lakes, on jetties that are not there, twice on a lake, or beyond the supply (FER-2, 12). */
export function readFerries(rules: Rules, board: Board, inputs: SetupShape['ferries'], supply: number): FerryOp[] {
  const taken = new Set<string>();
  return (inputs ?? []).map((input, index) => {
    const field = `ferries[${index}]`;
    const { x, y, pair } = input;
    if (!rules.config.modules.ferries) refuse(field, input, 'no ferry: the ferries are not in play');
    const laid = board.at(x, y);
    if (!laid?.tile.lake) return refuse(field, input, 'a square with a lake tile');
    const pairs: readonly Pair[] = ferryPairs(laid.tile, laid.rotation);
    if (!pairs.includes(pair)) refuse(`${field}.pair`, pair, `two jetties of this lake: ${pairs.join(', ')}`);
    if (taken.has(`${x},${y}`)) refuse(field, input, 'a lake without another ferry');
    taken.add(`${x},${y}`);
    if (taken.size > supply) refuse(field, input, `at most ${supply} ferries (FER-2)`);
    return { x, y, pair: PAIRS.indexOf(pair) };
  });
}

/** @throws ERR_SETUP for a mage or witch that is not in play or not on a road or city (MAGE-2). */
export function readMagic(rules: Rules, board: Board, name: 'mage' | 'witch', input: SetupShape['mage']): MagicOp | null {
  if (input === undefined || input === null) return null;
  if (!rules.config.modules.mageWitch) refuse(name, input, 'null: mage and witch are not in play');
  const { tile, slot } = board.slot(name, input.x, input.y, input.segment);
  const kind = tile.segments[slot]?.kind;
  if (kind !== 'road' && kind !== 'city')
    refuse(`${name}.segment`, input.segment, `a road or a city (MAGE-2); this is a ${kind}`);
  return { x: input.x, y: input.y, slot };
}

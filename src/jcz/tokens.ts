/** The peer's choices as our text tokens. Squares and rotations are the same in both worlds, names are not. */
import { HighwaymanError } from '../errors.js';
import { segmentName } from '../notation/squares.js';
import { figureLetter } from '../notation/token.js';
import type { Figure, MagicFigure, Rules } from '../types.js';
import { pairOfName } from './locations.js';
import { barnSquare, cornerOfBarn, figureOfMeepleId, placeOfPointer } from './pointers.js';
import type { JczPointer, TileLookup } from './pointers.js';
import { refuse } from './refuse.js';
import type { JczPayload } from './schema.js';
import { JCZ_ABBEY, kindOfJcz, rotationOfJcz } from './tiles.js';

/** Token of a placement; the abbey has no rotation (ABB-3). @throws ERR_IMPORT */
export function placeToken(rules: Rules, id: string, x: number, y: number, degrees: number, field = 'tile'): string {
  if (id === JCZ_ABBEY) return `${x},${y}@A`;
  return `${x},${y}@${rotationOfJcz(id, degrees, kindOfJcz(rules, id, `${field}.tileId`), `${field}.rotation`)}`;
}

function segmentToken(tileAt: TileLookup, pointer: JczPointer, field: string): string {
  const { x, y, slot } = placeOfPointer(tileAt, pointer, field);
  const name = segmentName((tileAt(x, y) as NonNullable<ReturnType<TileLookup>>).kind, slot);
  return `${x},${y}:${name as string}`;
}

/**
 * Token of a figure's deployment.
 * @param placed square of the tile of this turn, from which a barn's corner is counted
 * @throws ERR_IMPORT
 */
export function deployToken(
  tileAt: TileLookup,
  figure: Figure,
  pointer: JczPointer,
  placed: { readonly x: number; readonly y: number } | null,
  field = 'pointer',
): string {
  if (pointer.feature === 'FlyingMachine') return `/${figureLetter(figure)}`;
  if (figure === 'barn') {
    const corner = placed ? cornerOfBarn(placed.x, placed.y, pointer.position[0], pointer.position[1]) : -1;
    if (!placed || corner < 0)
      throw new HighwaymanError('ERR_IMPORT', `${field}.position`, pointer.position, 'a corner of the tile just placed (ABB-30)');
    return `${placed.x},${placed.y}:b${corner}+h`;
  }
  return `${segmentToken(tileAt, pointer, field)}+${figureLetter(figure)}`;
}

/** Token of a wagon's move after scoring. @throws ERR_IMPORT */
export function wagonToken(tileAt: TileLookup, pointer: JczPointer, field = 'pointer'): string {
  return `${segmentToken(tileAt, pointer, field)}>w`;
}

/** Token of a move of mage or witch; no pointer takes the figure off. @throws ERR_IMPORT */
export function magicToken(tileAt: TileLookup, figure: MagicFigure, pointer: JczPointer | null, field = 'to'): string {
  const letter = figure === 'mage' ? 'M' : 'W';
  return pointer ? `${segmentToken(tileAt, pointer, field)}+${letter}` : `-${letter}`;
}

/** Token of a ferry laid (`~`) or pivoted (`%`). @throws ERR_IMPORT when the location is no pair of edges */
export function ferryToken(x: number, y: number, location: string, pivot: boolean, field = 'pointer'): string {
  const pair = pairOfName(location);
  if (!pair) throw new HighwaymanError('ERR_IMPORT', `${field}.location`, location, 'two edges such as NS');
  return `${x},${y}${pivot ? '%' : '~'}${pair}`;
}

/**
 * Token of a figure that a festival brings home. A barn is named by the point where it stands, which several tiles share.
 * @throws ERR_IMPORT
 */
export function festivalToken(
  legal: readonly string[],
  tileAt: TileLookup,
  figure: Figure,
  pointer: JczPointer,
  field = 'pointer',
): string {
  if (figure !== 'barn') return `${segmentToken(tileAt, pointer, field)}^${figureLetter(figure)}`;
  const isThere = (token: string): boolean => {
    const [, x, y, corner] = /^(-?\d+),(-?\d+):b(\d)\^h$/.exec(token) ?? [];
    return corner !== undefined && barnSquare(Number(x), Number(y), Number(corner)).join() === pointer.position.join();
  };
  const found = legal.find(isThere);
  if (!found) throw new HighwaymanError('ERR_IMPORT', `${field}.position`, pointer.position, 'the corner of an own barn (FES-4)');
  return found;
}

/** What expansions lay on whole tiles: the end of our token. */
export const SQUARE_TOKENS: Readonly<Record<string, string>> = {
  GOLD: '*',
  LB_TOWER: '+tower',
  LB_HOUSE: '+house',
  LB_SHED: '+shed',
};
/** The token of something laid on a tile; undefined where it is none of them or no position is given. */
export function squareToken(token: string, at: object): string | undefined {
  return Object.hasOwn(SQUARE_TOKENS, token) && Array.isArray(at) ? `${at.join()}${SQUARE_TOKENS[token]}` : undefined;
}

/** Where a neutral figure goes: a segment, a figure on one, or a square. */
export type NeutralTarget = JczPayload<'MOVE_NEUTRAL_FIGURE'>['to'];
/** Token of a move of the fairy, to a meeple or to a square. @throws ERR_IMPORT */
export function fairyToken(tileAt: TileLookup, to: NeutralTarget, field = 'to'): string {
  if (to && 'length' in to) return `${to.join()}!F`;
  const meeple = to && 'featurePointer' in to ? to : undefined;
  const figure = figureOfMeepleId(meeple?.meepleId ?? '')?.figure;
  if (!meeple || !figure) return refuse(field, to, 'featurePointer and meepleId of a meeple (FAIRY-3), or a position (FAIRY-20)');
  return `${segmentToken(tileAt, meeple.featurePointer, `${field}.featurePointer`)}!${figureLetter(figure)}`;
}

/** Token of a knight that a princess sends home. @throws ERR_IMPORT */
export function princessToken(tileAt: TileLookup, meepleId: string, pointer: JczPointer, field = 'pointer'): string {
  const knight = figureOfMeepleId(meepleId);
  if (!knight) throw new HighwaymanError('ERR_IMPORT', `${field}.meepleId`, meepleId, 'player.kind.number of a knight (PRIN-3)');
  return `${segmentToken(tileAt, pointer, `${field}.featurePointer`)}-${figureLetter(knight.figure)}${knight.player}`;
}

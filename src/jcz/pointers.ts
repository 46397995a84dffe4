/**
 * The peer's feature pointers (position, feature, location) and our places (square, segment slot), both ways.
 * All locations are in board orientation, so the tile that lies on the square must be known.
 */
import { HighwaymanError } from '../errors.js';
import type { Figure, TileKind } from '../types.js';
import { JCZ_FEATURES, kindOfFeature, locationOf, slotOf } from './locations.js';

export interface JczPointer {
  readonly position: readonly [x: number, y: number];
  readonly feature: string;
  readonly location: string;
}

/** One segment on the board. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly slot: number;
}

/** The tile on a square, undefined when it is empty. */
export type TileLookup = (x: number, y: number) => { readonly kind: TileKind; readonly rotation: number } | undefined;

/**
 * The segment a pointer names.
 * @throws ERR_IMPORT when the square is empty, the feature unknown, or the tile has no such part
 */
export function placeOfPointer(tileAt: TileLookup, pointer: JczPointer, field = 'pointer'): Place {
  const [x, y] = pointer.position;
  const tile = tileAt(x, y);
  if (!tile) throw new HighwaymanError('ERR_IMPORT', `${field}.position`, pointer.position, 'a square with a tile');
  const kind = kindOfFeature(pointer.feature);
  if (!kind)
    throw new HighwaymanError('ERR_IMPORT', `${field}.feature`, pointer.feature, 'Road, City, Field, Monastery or Garden');
  const slot = slotOf(tile.kind, tile.rotation, kind, pointer.location);
  if (slot < 0) {
    const known = tile.kind.segments.map((s, i) => `${JCZ_FEATURES[s.kind]} ${locationOf(tile.kind, tile.rotation, i)}`);
    throw new HighwaymanError(
      'ERR_IMPORT',
      `${field}.location`,
      `${pointer.feature} ${pointer.location}`,
      `one of ${known.join(', ')}`,
    );
  }
  return { x, y, slot };
}

/** The pointer of a segment; undefined when there is no tile or no such slot. */
export function pointerOfPlace(tileAt: TileLookup, x: number, y: number, slot: number): JczPointer | undefined {
  const tile = tileAt(x, y);
  const segment = tile?.kind.segments[slot];
  if (!tile || !segment) return undefined;
  return { position: [x, y], feature: JCZ_FEATURES[segment.kind], location: locationOf(tile.kind, tile.rotation, slot) };
}

/**
 * The square whose top-left corner is the given corner (0 NE, 1 SE, 2 SW, 3 NW) of a square: where the peer points to
 * for a barn. `cornerOfBarn` is the inverse, -1 when the point is no corner of the square.
 */
export function barnSquare(x: number, y: number, corner: number): [x: number, y: number] {
  return [x + (corner === 0 || corner === 1 ? 1 : 0), y + (corner === 1 || corner === 2 ? 1 : 0)];
}

export function cornerOfBarn(x: number, y: number, barnX: number, barnY: number): number {
  for (let corner = 0; corner < 4; corner++) {
    const [bx, by] = barnSquare(x, y, corner);
    if (bx === barnX && by === barnY) return corner;
  }
  return -1;
}

/** Names of figures: class names of recordings, and the middle part of meeple ids in messages. */
const CLASS_NAMES: Readonly<Record<Figure, string>> = {
  normal: 'SmallFollower',
  large: 'BigFollower',
  mayor: 'Mayor',
  wagon: 'Wagon',
  abbot: 'Abbot',
  builder: 'Builder',
  pig: 'Pig',
  barn: 'Barn',
  phantom: 'Phantom',
};
const ID_NAMES: Readonly<Record<string, Figure>> = {
  small: 'normal',
  big: 'large',
  mayor: 'mayor',
  wagon: 'wagon',
  abbot: 'abbot',
  builder: 'builder',
  pig: 'pig',
  barn: 'barn',
  phantom: 'phantom',
};

export function jczFigure(figure: Figure): string {
  return CLASS_NAMES[figure];
}

/** Figure of a class name such as `BigFollower`, undefined for pieces that we do not have. */
export function figureOfClass(name: string): Figure | undefined {
  return (Object.keys(CLASS_NAMES) as Figure[]).find((figure) => CLASS_NAMES[figure] === name);
}

/** Owner and figure of a meeple id such as `0.small.3`, undefined when it is malformed or of a piece that we do not have. */
export function figureOfMeepleId(id: string): { readonly player: number; readonly figure: Figure } | undefined {
  const match = /^(\d+)\.([a-z-]+)\.\d+$/.exec(id);
  const name = match?.[2] ?? '';
  return match && Object.hasOwn(ID_NAMES, name) ? { player: Number(match[1]), figure: ID_NAMES[name] as Figure } : undefined;
}

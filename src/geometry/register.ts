/** Own drawings and own shapes of tiles, by tile id. */
import { HighwaymanError } from '../errors.js';
import type { Rotation } from '../types.js';
import type { Path, Point } from './points.js';

/** One path of a drawing, in tile units: SVG path data with plain colours. Later ones lie on top. */
export interface ArtPath {
  readonly d: string;
  /** CSS colour of the area; none without it. */
  readonly fill?: string;
  /** CSS colour of the line; none without it. */
  readonly stroke?: string;
  /** Width of the line, 1 without it. */
  readonly width?: number;
  readonly opacity?: number;
}

/** What a client knows better about a tile; whatever is left out stays as the package draws it. */
export interface TileArt {
  /** The drawing, upright in each rotation: turn the picture, but let houses stand. Called once a rotation. */
  readonly draw?: (rotation: Rotation) => readonly ArtPath[];
  /** Closed rings by slot, in the stored rotation; holes run against the ring around them. */
  readonly outlines?: Readonly<Record<number, readonly Path[]>>;
  /** Where figures stand, by slot, in the stored rotation. Each lies inside its segment. */
  readonly anchors?: Readonly<Record<number, Point>>;
}

const known = new Map<string, TileArt>();
let version = 0;

/**
 * Registers art for a tile id, for every configuration that has the tile; null takes it back.
 * @throws HighwaymanError ERR_CONFIG for shapes that are no lists of points within the tile
 */
export function registerArt(id: string, art: TileArt | null): void {
  if (typeof id !== 'string' || id === '') throw new HighwaymanError('ERR_CONFIG', 'id', id, 'the id of a tile');
  if (art !== null) check(art);
  if (art === null) known.delete(id);
  else known.set(id, art);
  version++;
}
/** What is registered for a tile id. */
export const artOf = (id: string): TileArt | null => known.get(id) ?? null;
/** Grows with every registration, for what is kept by it. */
export const artVersion = (): number => version;

function check(art: TileArt): void {
  if (typeof art !== 'object' || Array.isArray(art))
    throw new HighwaymanError('ERR_CONFIG', 'art', art, 'an object with draw, outlines or anchors');
  for (const name of Object.keys(art)) {
    if (!['draw', 'outlines', 'anchors'].includes(name))
      throw new HighwaymanError('ERR_CONFIG', `art.${name}`, Reflect.get(art, name), 'draw, outlines or anchors');
  }
  if (art.draw !== undefined && typeof art.draw !== 'function')
    throw new HighwaymanError('ERR_CONFIG', 'art.draw', art.draw, 'a function of the rotation');
  for (const [slot, rings] of Object.entries(art.outlines ?? {})) {
    const good =
      isSlot(slot) &&
      Array.isArray(rings) &&
      rings.length > 0 &&
      rings.every((ring) => Array.isArray(ring) && ring.length > 2 && ring.every(isPoint));
    if (!good)
      throw new HighwaymanError(
        'ERR_CONFIG',
        `art.outlines[${slot}]`,
        rings,
        'rings of at least three points [x, y] from 0 to 100, by slot',
      );
  }
  for (const [slot, point] of Object.entries(art.anchors ?? {})) {
    if (!isSlot(slot) || !isPoint(point))
      throw new HighwaymanError('ERR_CONFIG', `art.anchors[${slot}]`, point, 'a point [x, y] from 0 to 100, by slot');
  }
}
const isSlot = (text: string): boolean => /^\d{1,2}$/.test(text);
const isPoint = (p: unknown): boolean =>
  Array.isArray(p) && p.length === 2 && p.every((value) => typeof value === 'number' && value >= 0 && value <= 100);

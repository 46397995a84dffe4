/** Tiles and their rotations between the peer's names and ours. */
import { HighwaymanError } from '../errors.js';
import { kindOf } from '../rules/kind-of.js';
import type { Rotation, Rules, TileKind } from '../types.js';
import { JCZ_TILES } from './tile-ids.js';

/** Id under which the peer keeps the abbey that players hold. */
export const JCZ_ABBEY = 'AM/A';

/** Peer ids of each catalogue id; the first one is used on the way out. */
const BACK = /* @__PURE__ */ (() => {
  const back = new Map<string, string>();
  for (const [id, [tile]] of Object.entries(JCZ_TILES)) if (!back.has(tile)) back.set(tile, id);
  return back;
})();

function lookUp(id: string): readonly [string, number] | undefined {
  return Object.hasOwn(JCZ_TILES, id) ? JCZ_TILES[id] : undefined;
}

/** Catalogue id of a peer's tile id, undefined when it is not translated. */
export function tileOfJcz(id: string): string | undefined {
  return lookUp(id)?.[0];
}

/** Peer's id of a catalogue id, undefined when the peer has no such tile. */
export function jczOfTile(id: string): string | undefined {
  return BACK.get(id);
}

/** Id that a peer's tile has in a game, undefined for one that is not in it. */
export function tileInGame(rules: Rules, id: string): string | undefined {
  return kindOf(rules, tileOfJcz(id) ?? '')?.id;
}

/**
 * The kind of a peer's tile among the tiles of a game.
 * @param field path used in the error
 * @throws ERR_IMPORT when the id is unknown or its tile is not in the game
 */
export function kindOfJcz(rules: Rules, id: string, field: string): TileKind {
  const tile = tileOfJcz(id);
  if (tile === undefined) throw new HighwaymanError('ERR_IMPORT', field, id, 'a tile id that the catalogue translates');
  const kind = kindOf(rules, tile);
  if (!kind) throw new HighwaymanError('ERR_IMPORT', field, id, 'a tile of the sets in play');
  return kind;
}

/**
 * Canonical rotation (0 .. distinct-1, BASE-12) of a peer's rotation in degrees.
 * @throws ERR_IMPORT for anything but 0, 90, 180 and 270
 */
export function rotationOfJcz(id: string, degrees: number, kind: TileKind, field = 'rotation'): Rotation {
  if (![0, 90, 180, 270].includes(degrees)) throw new HighwaymanError('ERR_IMPORT', field, degrees, '0, 90, 180 or 270');
  const turns = lookUp(id)?.[1] ?? 0;
  return ((degrees / 90 + turns) % kind.distinct) as Rotation;
}

/** All rotations in degrees under which the peer knows one canonical rotation, ascending; one for an asymmetric tile. */
export function jczOfRotation(id: string, rotation: number, kind: TileKind): number[] {
  const turns = lookUp(id)?.[1] ?? 0;
  const all: number[] = [];
  for (let r = rotation % kind.distinct; r < 4; r += kind.distinct) all.push(((r - turns + 4) % 4) * 90);
  return all.sort((a, b) => a - b);
}

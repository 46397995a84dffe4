/**
 * Parts of a configuration that were checked where they were read, so that whoever has none of them carries no code for them:
 * own tiles come from `readTile`, maps from `mapConfig`. What was not read there is refused, a copy of it too.
 */
import type { GameMap, MapConfig, TileDefinition, TileKind } from '../types.js';

/** What a map contributes to rules and to the core. */
export interface MapParts {
  /** The tiles printed on it, row by row. */
  readonly printed: readonly TileDefinition[];
  /** @param firstPrinted kind number of the first of `printed` */
  compile(firstPrinted: number): GameMap;
  /** Whether the tile, turned as the configuration says, can lie on a start square that may be used (MAP-5). */
  startFits(tile: TileDefinition): boolean;
  /** The map table of the rulebook. */
  encode(map: GameMap, kinds: readonly TileKind[]): Uint8Array;
}

const tiles = /* @__PURE__ */ new WeakSet<TileDefinition>();
const maps = /* @__PURE__ */ new WeakMap<MapConfig, MapParts>();

export function trustTile(tile: TileDefinition): TileDefinition {
  tiles.add(tile);
  return tile;
}
export function isTrustedTile(tile: unknown): tile is TileDefinition {
  return tiles.has(tile as TileDefinition);
}
export function trustMap(config: MapConfig, parts: MapParts): MapConfig {
  maps.set(config, parts);
  return config;
}
/** What belongs to a map; undefined for what `mapConfig` did not make. */
export function partsOf(config: unknown): MapParts | undefined {
  return maps.get(config as MapConfig);
}

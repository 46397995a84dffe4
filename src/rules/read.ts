/** Configurations from outside, as plain JSON: maps by name or file, own tiles not yet checked. */
import { mapConfig, type MapInput } from '../maps/options.js';
import type { Rules, RulesConfig } from '../types.js';
import { isRecord, refuse } from './check.js';
import { compileConfig } from './compile.js';
import { resolveChecked, type ResolvedConfig } from './config.js';
import type { ConfigInput } from './config-schema.js';
import { readTile } from './tile-schema.js';
import { isTrustedTile } from './trusted.js';

/** A configuration as it stands in a file: the map is a name or an object with a map file and options, tiles are as users write them. */
export interface PlainConfig extends Omit<ConfigInput, 'map'> {
  readonly map?: MapInput | null;
}

/**
 * The configuration with its map and own tiles checked, ready for `compileRules` and `newGame`. Of the rest nothing is looked at.
 * @param input plain JSON; what was read before stays as it is
 * @throws ERR_CONFIG naming the part, ERR_MAP for a map file
 */
export function readConfig(input: PlainConfig | RulesConfig): ConfigInput;
export function readConfig(input: unknown): ConfigInput;
export function readConfig(input: unknown): ConfigInput {
  if (!isRecord(input)) return refuse('config', input, 'an object of options');
  const { map, tiles } = input;
  return {
    ...(input as ConfigInput),
    ...(map === undefined || map === null ? {} : { map: mapConfig(map as MapInput) }),
    ...(Array.isArray(tiles) ? { tiles: tiles.map(readEntry) } : {}),
  };
}
/** Only the tile; what stands around it is read with the rest. */
function readEntry(entry: unknown, i: number): NonNullable<ConfigInput['tiles']>[number] {
  const given = entry as NonNullable<ConfigInput['tiles']>[number];
  return isRecord(entry) && 'tile' in entry && !isTrustedTile(entry['tile'])
    ? { ...given, tile: readTile(entry['tile'], `tiles[${i}].tile`) }
    : given;
}

/** `resolveChecked` for plain JSON. */
export function resolveConfig(input: unknown = {}): ResolvedConfig {
  return resolveChecked(readConfig(input)).config;
}
/** `compileConfig`, which is `compileRules` of the package, for plain JSON. */
export function compileRules(input: PlainConfig | RulesConfig = {}): Rules {
  return compileConfig(readConfig(input));
}

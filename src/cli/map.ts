/** The command line's maps: by name or from a file, and the line that says what a map is. */
import { HighwaymanError } from '../errors.js';
import { MAPS, readMap, type MapInput } from '../maps/index.js';
import type { GameMap } from '../types.js';
import type { RulesFlags } from './flags.js';
import type { Io } from './io.js';

/**
 * The map that `--map` names: one of the package, else a file in the format carcassonne-map@1. Undefined without the flag.
 * @throws ERR_FLAG for a file that cannot be read, ERR_MAP for what it holds
 */
export async function mapOf({ map }: RulesFlags, io: Io): Promise<Exclude<MapInput, string> | undefined> {
  if (map === undefined) return undefined;
  if (Object.hasOwn(MAPS, map)) return { id: map };
  const text = await io.read(map).catch((error: unknown) => {
    if (!(error instanceof HighwaymanError)) throw error;
    throw new HighwaymanError('ERR_FLAG', '--map', map, `one of ${Object.keys(MAPS).join(', ')}, or a file that can be read`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new HighwaymanError('ERR_MAP', '--map', map, `complete JSON: ${(error as Error).message}`);
  }
  return { file: readMap(json) };
}

/** What players are to know about a map: a reconstruction is not the printed map. */
export function mapLine({ title, status, notice }: GameMap): string {
  return `map: ${title}, ${status}${notice === null ? '' : `. ${notice}`}`;
}

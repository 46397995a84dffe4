/** How many copies of each tile are in the game: from the sets, `only`, `copies` and the user's own tiles. */
import { printedSets, printedTiles, tilesNamed } from '../catalogue/printed.js';
import type { CatalogueTile, PrintedSet } from '../catalogue/shape.js';
import { meant, oneOfNames } from '../nearest.js';
import type { Edition, RulesConfig, TileDefinition } from '../types.js';
import { checkInt, needList, needRecord, refuse } from './check.js';
import { MAX_TILES } from './config-schema.js';
import { readShape } from './shape.js';
import { printOf, setInPlay } from './sets.js';
import { isTrustedTile } from './trusted.js';

/**
 * Copies in one Cathedrals in Germany box while the true split is unknown (GER-1): half of the six tiles each.
 * Used when the user names no copies of these tiles.
 */
export const CATHEDRAL_STAND_INS: Readonly<Record<string, number>> = { 'gc-3roads': 3, 'gc-4roads': 3 };

/** Copies of the tile in one printed set, start copy included. Held abbeys are not tiles of the bag. */
export function printedCopies(set: PrintedSet, entry: CatalogueTile, edition: Edition): number {
  if (entry.tile.features?.abbey) return 0;
  return entry.count[printOf(set, edition)] ?? 0;
}

/** The tiles chosen one by one. */
export interface TileChoice {
  /** Copies of catalogue tiles that differ from what the sets give; JSON-ready, in catalogue order. */
  readonly copies: Readonly<Record<string, number>>;
  readonly tiles: RulesConfig['tiles'];
}

/** Reads `only`, `copies` and `tiles`. Throws ERR_CONFIG. */
export function readTileChoice(
  { only = {}, copies = {}, tiles = [] }: { only?: unknown; copies?: unknown; tiles?: unknown },
  sets: ReadonlyMap<string, number>,
  river: boolean,
): TileChoice {
  const chosen = new Map<string, number>();
  readOnly(only, sets, chosen);
  const named = readCopies(copies, river);
  const cathedrals = sets.get('german-cathedrals') ?? 0;
  const standIns = Object.entries(CATHEDRAL_STAND_INS);
  if (cathedrals > 0 && !standIns.some(([id]) => named.has(id)))
    for (const [id, each] of standIns) if (!chosen.has(id)) chosen.set(id, each * cathedrals);
  for (const [id, count] of named) chosen.set(id, count);
  return {
    copies: Object.fromEntries(printedTiles([...chosen.keys()]).map(({ tile: { id } }) => [id, chosen.get(id) as number])),
    tiles: readTiles(tiles, river),
  };
}

/** The tiles of a set that `only` leaves out get 0 copies. */
function readOnly(input: unknown, sets: ReadonlyMap<string, number>, chosen: Map<string, number>): void {
  for (const [name, given] of Object.entries(needRecord(input, 'only', 'an object of tile ids by set id'))) {
    const field = `only.${name}`;
    const set = setInPlay(name, field, sets);
    const known = set.tiles.map(({ tile }) => tile.id);
    const ids = needList(given, field, `tile ids: ${known.join(', ')}`);
    ids.forEach((id, i) => {
      if (!known.includes(id as string)) refuse(`${field}[${i}]`, id, oneOfNames(known, id));
    });
    for (const id of known) if (!ids.includes(id)) chosen.set(id, 0);
  }
}

const allIds = () => printedSets().flatMap(({ tiles }) => tiles.map(({ tile }) => tile.id));
export const NO_ABBEY = 'no abbey; players hold them, see abbeysPerPlayer';
export const NO_RIVER = 'a tile without river sides (W) unless river is true';

function readCopies(input: unknown, river: boolean): Map<string, number> {
  const named = new Map<string, number>();
  for (const [id, copies] of Object.entries(needRecord(input, 'copies', 'an object of copies by tile id'))) {
    const field = `copies.${id}`;
    const { tile } = printedTiles([id])[0] ?? refuse(field, id, `a catalogue tile${meant(id, allIds())}`);
    named.set(id, checkInt(copies, field, 0, MAX_TILES));
    if (tile.features?.abbey) refuse(field, copies, NO_ABBEY);
    if (!river && copies !== 0 && tile.edges.includes('W')) refuse(field, copies, '0 unless river is true');
    if (river && copies !== 2 && isRiverEnd(tile)) refuse(field, copies, '2 (spring and lake)');
  }
  return named;
}

/** The user's own tiles, which were checked when they were read; ids must be new. */
function readTiles(input: unknown, river: boolean): RulesConfig['tiles'] {
  const seen = new Set<string>();
  return needList(input, 'tiles', '{ tile, copies }').map((item, i) => {
    const field = `tiles[${i}]`;
    const { tile, copies = 1 } = readShape({ tile: null, copies: [0, MAX_TILES] }, item, field) as Partial<TileCount>;
    if (!isTrustedTile(tile)) return refuse(`${field}.tile`, tile, 'a tile of readTile (highwayman/config)');
    const { id, edges, features, rivers } = tile;
    if (seen.has(id) || printedTiles([id]).length > 0) refuse(`${field}.tile.id`, id, 'an id that no other tile has');
    if (features?.abbey) refuse(`${field}.tile.features.abbey`, true, NO_ABBEY);
    if (!river && edges.includes('W')) refuse(`${field}.tile.edges`, edges, NO_RIVER);
    if (isRiverEnd(tile)) refuse(`${field}.tile.rivers`, rivers, 'rivers with two or more ends');
    seen.add(id);
    return { tile, copies };
  });
}

/** Spring or lake: the river ends on the tile. */
export function isRiverEnd(tile: TileDefinition): boolean {
  return (tile.rivers ?? []).some((river) => river.ends.length === 1);
}

/** One tile of the game: its set id (or "custom") and its copies, start copy included. */
export interface TileCount {
  readonly set: string;
  readonly tile: TileDefinition;
  readonly copies: number;
}

/**
 * The tiles with their copies, catalogue order first, own tiles after: all tiles of the sets in play, of others those chosen one
 * by one and those `also` names; copies may be 0.
 */
export function tileCounts(
  edition: Edition,
  sets: ReadonlyMap<string, number>,
  choice: TileChoice,
  also: readonly string[],
): readonly TileCount[] {
  const named = [...Object.keys(choice.copies), ...also];
  const listed = printedSets().flatMap((set) => {
    const boxes = sets.get(set.id) ?? 0;
    return (boxes > 0 ? set.tiles : tilesNamed(set, named)).map((entry) => ({
      set: set.id,
      tile: entry.tile,
      copies: choice.copies[entry.tile.id] ?? printedCopies(set, entry, edition) * boxes,
    }));
  });
  return [...listed, ...choice.tiles.map(({ tile, copies }) => ({ set: 'custom', tile, copies }))];
}

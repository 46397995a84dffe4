/** How many copies of each tile are in the game: from the sets, `only`, `copies` and the user's own tiles. */
import { printedSets, printedTile } from '../catalogue/printed.js';
import type { CatalogueTile, PrintedSet } from '../catalogue/shape.js';
import { meant } from '../nearest.js';
import type { Edition, RulesConfig, TileDefinition } from '../types.js';
import { checkInt, isRecord, refuse } from './check.js';
import { MAX_TILES } from './config-schema.js';
import { printOf, setNamed } from './sets.js';
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
  input: { only?: unknown; copies?: unknown; tiles?: unknown },
  sets: ReadonlyMap<string, number>,
  river: boolean,
): TileChoice {
  const chosen = new Map<string, number>();
  readOnly(input.only, sets, chosen);
  const named = readCopies(input.copies, river);
  const cathedrals = sets.get('german-cathedrals') ?? 0;
  const anyNamed = Object.keys(CATHEDRAL_STAND_INS).some((id) => named.has(id));
  for (const [id, each] of Object.entries(CATHEDRAL_STAND_INS)) {
    if (cathedrals > 0 && !anyNamed && !chosen.has(id)) chosen.set(id, each * cathedrals);
  }
  for (const [id, copies] of named) chosen.set(id, copies);
  const order =
    chosen.size === 0
      ? []
      : printedSets()
          .flatMap((set) => ([...chosen.keys()].some((id) => isOf(set, id)) ? set.tiles : []))
          .filter(({ tile }) => chosen.has(tile.id));
  return {
    copies: Object.fromEntries(order.map(({ tile: { id } }) => [id, chosen.get(id) ?? 0])),
    tiles: readTiles(input.tiles, river),
  };
}

/** The tiles of a set that `only` leaves out get 0 copies. */
function readOnly(input: unknown, sets: ReadonlyMap<string, number>, chosen: Map<string, number>): void {
  if (input === undefined) return;
  if (!isRecord(input)) refuse('only', input, 'an object of lists of tile ids by set id');
  for (const [name, ids] of Object.entries(input)) {
    const set = setNamed(name, `only.${name}`);
    if (!sets.has(set.id)) refuse(`only.${name}`, name, `a set in play: ${[...sets.keys()].join(', ') || 'none'}`);
    if (set.id === 'river') refuse(`only.${name}`, name, 'another set; the river needs all its tiles');
    const known = set.tiles.map(({ tile }) => tile.id);
    if (!Array.isArray(ids)) refuse(`only.${name}`, ids, `a list of tile ids: ${known.join(', ')}`);
    for (const [i, id] of (ids as unknown[]).entries()) {
      if (!known.includes(id as string))
        refuse(`only.${name}[${i}]`, id, `a tile of ${set.id}${meant(id, known)}: ${known.join(', ')}`);
    }
    for (const id of known) if (!(ids as unknown[]).includes(id)) chosen.set(id, 0);
  }
}

function tileIds(): string[] {
  return printedSets().flatMap((set) => set.tiles.map(({ tile }) => tile.id));
}

function readCopies(input: unknown, river: boolean): Map<string, number> {
  const named = new Map<string, number>();
  if (input === undefined) return named;
  if (!isRecord(input)) refuse('copies', input, 'an object of copies by tile id');
  for (const [id, copies] of Object.entries(input)) {
    const field = `copies.${id}`;
    const found = printedTile(id) ?? refuse(field, id, `the id of a catalogue tile${meant(id, tileIds())}`);
    const { tile } = found.entry;
    checkCopies(copies, field);
    if (tile.features?.abbey) refuse(field, copies, 'no copies of the abbey; players hold it, see abbeysPerPlayer');
    if (tile.edges.includes('W')) {
      if (!river && copies !== 0) refuse(field, copies, '0, or river: true');
      if (river && isRiverEnd(tile) && copies !== 2) refuse(field, copies, '2, the spring and the lake of the river');
    }
    named.set(id, copies as number);
  }
  return named;
}

function checkCopies(copies: unknown, field: string): void {
  checkInt(copies, field, 0, MAX_TILES, 'a whole number of copies');
}

/** The user's own tiles, which were checked when they were read; ids must be new. */
function readTiles(input: unknown, river: boolean): RulesConfig['tiles'] {
  if (input === undefined) return [];
  if (!Array.isArray(input)) refuse('tiles', input, 'a list of { tile, copies }');
  const seen = new Set<string>();
  return (input as unknown[]).map((item, i) => {
    const field = `tiles[${i}]`;
    if (!isRecord(item)) refuse(field, item, 'an object { tile, copies }');
    const unknown = Object.keys(item).find((key) => key !== 'tile' && key !== 'copies');
    if (unknown !== undefined) refuse(`${field}.${unknown}`, item[unknown], 'no other keys than tile, copies');
    const { tile } = item;
    if (!isTrustedTile(tile)) return refuse(`${field}.tile`, tile, 'a tile of readTile (highwayman/config)');
    const copies = item['copies'] ?? 1;
    checkCopies(copies, `${field}.copies`);
    if (printedTile(tile.id) || seen.has(tile.id)) refuse(`${field}.tile.id`, tile.id, 'an id that no other tile has');
    if (tile.features?.abbey)
      refuse(`${field}.tile.features.abbey`, true, 'no own abbeys; players hold the abbey of the catalogue, see abbeysPerPlayer');
    if (tile.edges.includes('W')) {
      if (!river) refuse(`${field}.tile.edges`, tile.edges, 'no river side (W) unless river is true');
      if (isRiverEnd(tile))
        refuse(`${field}.tile.rivers`, tile.rivers, 'rivers with two or more ends; spring and lake come from the river set');
    }
    seen.add(tile.id);
    return { tile, copies: copies as number };
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

/** Whether a tile of this id can only be one of this set; told without reading the set's tiles. */
function isOf(set: PrintedSet, id: string): boolean {
  return id.startsWith(`${set.prefix}-`);
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
    if (boxes === 0 && !named.some((id) => isOf(set, id))) return [];
    return set.tiles
      .filter(({ tile }) => boxes > 0 || named.includes(tile.id))
      .map((entry) => ({
        set: set.id,
        tile: entry.tile,
        copies: choice.copies[entry.tile.id] ?? printedCopies(set, entry, edition) * boxes,
      }));
  });
  return [...listed, ...choice.tiles.map(({ tile, copies }) => ({ set: 'custom', tile, copies }))];
}

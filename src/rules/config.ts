/** From what a user writes to the complete, checked, frozen configuration of a game. */
import { deepFreeze } from '../catalogue/freeze.js';
import { hook } from '../expansions/hook.js';
import { meant } from '../nearest.js';
import type { Edition, MapConfig, RulesConfig, TileDefinition } from '../types.js';
import { checkInt, refuse } from './check.js';
import { configShape, MAX_TILES, PLAIN_OPTIONS, type ConfigInput } from './config-schema.js';
import { ABBEY_SETS, abbeysPerPlayer, activeModules, piecesPerPlayer } from './modules.js';
import { scoringTable } from './scoring.js';
import { readShape } from './shape.js';
import { readSets, readTilesOnly } from './sets.js';
import { NO_ABBEY, NO_RIVER, readTileChoice, tileCounts, type TileCount } from './tile-counts.js';
import { partsOf } from './trusted.js';

/** A resolved configuration; also carries the copies of single tiles, so that it is complete as JSON. */
export interface ResolvedConfig extends RulesConfig {
  /** Copies of catalogue tiles that are not what the sets give, start copy included. */
  readonly copies: Readonly<Record<string, number>>;
}

/** Tile that lies at (0,0) when nothing else is said (BASE-3, RIV-1). */
const START = 'base-D';
const SPRING = 'riv-FFFW';
/** What players hold (ABB-1). */
const ABBEY = 'am-abbey';

/** A resolved configuration with the tiles it stands for, start tile and abbey among them. */
export interface Resolved {
  readonly config: ResolvedConfig;
  readonly tiles: readonly TileCount[];
}

/**
 * Checks a configuration and fills in what it leaves out. Resolving is idempotent; through JSON by `readConfig`.
 * Throws ERR_CONFIG naming the key, what was given and what would be taken.
 */
export function resolveChecked(input: unknown = {}): Resolved {
  const shaped = readShape(configShape(), input, '') as ConfigInput & { only?: unknown };
  const given = hook?.prepared(shaped) ?? shaped;
  const { edition = 'C3', abbots = false, fields = true, map = null } = given;
  const players = playerCount(given);
  const sets = new Map(readSets(given.sets));
  const river = withRiver(sets, given.river);
  const tilesOnly = readTilesOnly(sets, given.expansionRules === 'tilesOnly', given.tilesOnly);
  const full = [...sets.keys()].filter((id) => !(tilesOnly as readonly string[]).includes(id));
  if (map !== null && !partsOf(map)) refuse('map', map, 'a map of mapConfig (highwayman/maps)');
  if (map && river) refuse('river', river, 'false on a map (INT-8)');
  const choice = readTileChoice(given, sets, river);
  const startTile = given.startTile ?? (river ? SPRING : START);
  const abbey = given.modules?.abbey ?? ABBEY_SETS.some((id) => sets.has(id));
  const tiles = tileCounts(edition, sets, choice, abbey ? [startTile, ABBEY] : [startTile]);
  const start = startOf(given.startTile, startTile, river, tiles);
  const modules = activeModules(sets, full, tiles, given.modules);
  const meeples = meepleCount(given, modules.leipzig);
  const options = { full, modules, abbots, fields, meeples };
  const abbeys = abbeysPerPlayer(options, given.abbeysPerPlayer);
  checkSize(tiles, start, players * abbeys, map);
  const choices = plainOptions(given, edition);
  const config = deepFreeze({
    edition,
    players,
    ...(given.solo && { solo: true }),
    sets: Object.fromEntries(sets),
    tilesOnly,
    copies: choice.copies,
    tiles: choice.tiles,
    startTile,
    modules,
    pieces: piecesPerPlayer(options, given.pieces),
    abbeysPerPlayer: abbeys,
    meeplesPerPlayer: meeples,
    abbots,
    fields,
    river,
    ...choices,
    ...hook?.chosen(given, modules, edition),
    map,
    scoring: scoringTable(choices, given.scoring),
  });
  return { config, tiles };
}

/** BASE-1, INN-1: two players or more; a game of one has to say that it is meant so. */
function playerCount({ players, solo = false }: ConfigInput): number {
  if (solo) return players === undefined || players === 1 ? 1 : refuse('solo', solo, 'false, or players: 1');
  return players === undefined ? 2 : checkInt(players, 'players', 2, 6, 'with solo: true 1, otherwise');
}

/** The keys that depend on nothing but the edition. */
function plainOptions(given: ConfigInput, edition: Edition) {
  const words = Object.entries(PLAIN_OPTIONS).map(([key, shape]) => [key, typeof shape === 'boolean' ? shape : shape[0]]);
  const usual: Record<string, unknown> = {
    ...Object.fromEntries(words),
    ...(edition === 'C1' && { twoTileCity: 'reduced', wagonMove: 'connected' }),
    ferryCount: 'perSet', // FER-2
    pigFirstEdition: 1,
  };
  for (const key in usual) usual[key] = given[key as keyof ConfigInput] ?? usual[key];
  return usual as { [K in keyof typeof PLAIN_OPTIONS | 'ferryCount' | 'pigFirstEdition']: RulesConfig[K] };
}

/** `river: true` brings the river set and the set brings the river; one box only, or there would be two springs. */
function withRiver(sets: Map<string, number>, wanted: boolean | undefined): boolean {
  const boxes = sets.get('river') ?? 0;
  if (boxes > 1) refuse('sets.river', boxes, '0 or 1');
  if (boxes > 0 && wanted === false) refuse('river', wanted, 'true, or no river among the sets');
  if (wanted) sets.set('river', 1);
  return sets.has('river');
}

/** Tiles with river sides can only start a river, and the river has to start with its spring. */
function startOf(given: unknown, start: string, river: boolean, tiles: readonly TileCount[]): TileDefinition {
  const all = tiles.map(({ tile }) => tile);
  const tile = all.find(({ id }) => id === start);
  const refused = (expected: string): never => refuse('startTile', given, expected);
  if (!tile) {
    const ids = all.map(({ id }) => id);
    return refused(`a catalogue tile or an own one${meant(given, ids)}`);
  }
  if (tile.features?.abbey) refused(NO_ABBEY);
  if (river && start !== SPRING) refused(`${SPRING} while river is true`);
  if (!river && tile.edges.includes('W')) refused(NO_RIVER);
  return tile;
}

/** `pieces.normal` and `meeplesPerPlayer` are two names of one number. */
function meepleCount({ meeplesPerPlayer, pieces }: ConfigInput, leipzig: boolean): number {
  if (meeplesPerPlayer !== undefined && pieces?.normal !== undefined && meeplesPerPlayer !== pieces.normal) {
    refuse('pieces.normal', pieces.normal, `${meeplesPerPlayer} as meeplesPerPlayer, or only one of the two`);
  }
  return meeplesPerPlayer ?? pieces?.normal ?? (leipzig ? 8 : 7); // BASE-2, LEIP-1
}

/** The start tile lies there even where its copies are none. MAP-5: it must fit a start square that may be used, as it is turned. */
function checkSize(tiles: readonly TileCount[], start: TileDefinition, abbeys: number, map: MapConfig | null): void {
  const parts = partsOf(map);
  const size = tiles.reduce((sum, { tile, copies }) => sum + Math.max(copies, tile === start ? 1 : 0), 0);
  const total = size + abbeys + (parts?.printed.length ?? 0);
  if (total > MAX_TILES) refuse('sets', total, `at most ${MAX_TILES} tiles, abbeys and printed squares included`);
  if (size === 1) refuse('sets', 0, 'at least one tile besides the start tile');
  if (map && !parts?.startFits(start))
    refuse('map.startRotation', map.startRotation, `a turn in which ${start.id} fits the start square (MAP-5)`);
}

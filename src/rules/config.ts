/** From what a user writes to the complete, checked, frozen configuration of a game (RULES section 1). */
import { deepFreeze } from '../catalogue/freeze.js';
import { compileMap, demands, fileOf, printedTiles, readMapConfig } from '../maps/index.js';
import type { Edition, MapConfig, RulesConfig } from '../types.js';
import { isRecord, parse, refuse } from './check.js';
import { configSchema, MAX_KINDS, MAX_TILES, type ConfigInput } from './config-schema.js';
import { abbeysPerPlayer, activeModules, piecesPerPlayer } from './modules.js';
import { scoringTable } from './scoring.js';
import { readSets, readTilesOnly } from './sets.js';
import { readTileChoice, tileCounts, type TileCount } from './tile-counts.js';

/** A resolved configuration; also carries the copies of single tiles, so that it is complete as JSON. */
export interface ResolvedConfig extends RulesConfig {
  /** Copies of catalogue tiles that are not what the sets give, start copy included. */
  readonly copies: Readonly<Record<string, number>>;
}

/** Tile that lies at (0,0) when nothing else is said (BASE-3, RIV-1). */
const START = 'base-D';
const SPRING = 'riv-FFFW';

/**
 * Checks a configuration and fills in what it leaves out. Resolving is idempotent, also through JSON.
 * Throws ERR_CONFIG naming the key, what was given and what would be taken.
 */
export function resolveConfig(input: unknown = {}): ResolvedConfig {
  if (!isRecord(input)) refuse('config', input, 'an object of options');
  const given = parse(configSchema, input, '') as ConfigInput & { only?: unknown };
  const edition = given.edition ?? 'C3';
  const players = given.players ?? 2;
  const { sets, river } = withRiver(new Map(readSets(given.sets)), given.river);
  const tilesOnly = readTilesOnly(given.tilesOnly, sets, given.expansionRules === 'tilesOnly');
  const map = readMapConfig(given.map);
  if (map && river) refuse('river', river, 'false on a map, whose start squares replace the river (INT-8)');
  const choice = readTileChoice(given, sets, river);
  const tiles = tileCounts(edition, sets, choice);
  const startTile = chooseStart(given.startTile, river, tiles);
  const modules = activeModules(sets, tilesOnly, tiles, given.modules);
  const abbots = given.abbots ?? false;
  const fields = given.fields ?? true;
  checkAbbots(abbots, startTile, tiles);
  const meeples = meepleCount(given, modules.leipzig);
  const options = { sets, tilesOnly, modules, abbots, fields, meeples };
  const abbeys = abbeysPerPlayer(options, given.abbeysPerPlayer);
  checkSize(tiles, startTile, players * abbeys, map);
  checkMapStart(map, startTile, tiles);
  const choices = plainOptions(given, edition);
  return deepFreeze({
    edition,
    players,
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
    map,
    scoring: scoringTable(choices, given.scoring),
  });
}

/** The keys that depend on nothing but the edition, in the order of RULES section 1. */
function plainOptions(given: ConfigInput, edition: Edition) {
  return {
    fieldScoring: given.fieldScoring ?? 'perField3',
    twoTileCity: given.twoTileCity ?? (edition === 'C1' ? 'reduced' : 'normal'),
    unfinishedInnCathedral: given.unfinishedInnCathedral ?? 'zero',
    ferryCount: given.ferryCount ?? 'perSet',
    ferryPlacement: given.ferryPlacement ?? 'always',
    ferryMoveScope: given.ferryMoveScope ?? 'perPlacement',
    pivotOrder: given.pivotOrder ?? 'free',
    builderSeparation: given.builderSeparation ?? 'immediate',
    magicMerge: given.magicMerge ?? 'mustMove',
    magicOnUnscored: given.magicOnUnscored ?? 'remove',
    labyrinth: given.labyrinth ?? 'basic',
    labyrinthExit: given.labyrinthExit ?? 'branch',
    labyrinthBonusPieces: given.labyrinthBonusPieces ?? 'meeples',
    flierIgnoresOccupancy: given.flierIgnoresOccupancy ?? true,
    flierMustLand: given.flierMustLand ?? true,
    wagonMove: given.wagonMove ?? (edition === 'C1' ? 'connected' : 'nearby'),
    barnOnBarnField: given.barnOnBarnField ?? false,
    abbeyAfterLastTile: given.abbeyAfterLastTile ?? true,
    pigFirstEdition: given.pigFirstEdition ?? 1,
    leipzigSend: given.leipzigSend ?? 'hig2024',
  } as const;
}

/** `river: true` brings the river set and the set brings the river; one box only, or there would be two springs. */
function withRiver(sets: Map<string, number>, wanted: boolean | undefined): { sets: ReadonlyMap<string, number>; river: boolean } {
  const boxes = sets.get('river') ?? 0;
  if (boxes > 1) refuse('sets.river', boxes, '1, a game has one river');
  if (boxes > 0 && wanted === false) refuse('river', wanted, 'true, or no river among the sets');
  if (wanted) sets.set('river', 1);
  return { sets, river: boxes > 0 || wanted === true };
}

/** Tiles with river sides can only start a river, and the river has to start with its spring. */
function chooseStart(id: string | undefined, river: boolean, tiles: readonly TileCount[]): string {
  const start = id ?? (river ? SPRING : START);
  const tile = tiles.find((candidate) => candidate.tile.id === start)?.tile
    ?? refuse('startTile', id, 'the id of a catalogue tile or of an own tile');
  if (tile.features?.abbey) refuse('startTile', id, 'a tile that is not an abbey');
  if (river && start !== SPRING) refuse('startTile', id, `${SPRING}, the spring, while river is true`);
  if (!river && tile.edges.includes('W')) refuse('startTile', id, 'a tile without river sides while river is false');
  return start;
}

/** BASE-70, BASE-73: abbots make gardens features, so there must be one. */
function checkAbbots(abbots: boolean, start: string, tiles: readonly TileCount[]): void {
  if (abbots && !tiles.some(({ tile, copies }) => tile.garden && (copies > 0 || tile.id === start))) {
    refuse('abbots', abbots, 'false, or tiles with gardens in play (editions C2 and C3)');
  }
}

/** `pieces.normal` and `meeplesPerPlayer` are two names of one number. */
function meepleCount({ meeplesPerPlayer, pieces }: ConfigInput, leipzig: boolean): number {
  if (meeplesPerPlayer !== undefined && pieces?.normal !== undefined && meeplesPerPlayer !== pieces.normal) {
    refuse('pieces.normal', pieces.normal, `${meeplesPerPlayer} as meeplesPerPlayer, or only one of the two`);
  }
  return meeplesPerPlayer ?? pieces?.normal ?? (leipzig ? 8 : 7); // BASE-2, LEIP-1
}

function checkSize(tiles: readonly TileCount[], start: string, abbeys: number, map: MapConfig | null): void {
  const printed = map ? printedTiles(fileOf(map)).length : 0;
  const used = tiles.filter(({ tile, copies }) => copies > 0 || tile.id === start);
  const total = used.reduce((sum, { copies }) => sum + Math.max(copies, 1), abbeys + printed);
  if (total > MAX_TILES) refuse('sets', total, `at most ${MAX_TILES} tiles in a game, start tile, abbeys and printed squares included`);
  const kinds = used.length + (abbeys > 0 ? 1 : 0) + printed;
  if (kinds > MAX_KINDS) refuse('tiles', kinds, `at most ${MAX_KINDS} different tiles in a game`);
  const bag = used.reduce((sum, { tile, copies }) => sum + Math.max(0, copies - (tile.id === start ? 1 : 0)), 0);
  if (bag === 0) refuse('sets', bag, 'at least one tile to draw besides the start tile');
}

/** MAP-5: the start tile must be able to lie on a start square that may be used, as it is turned. */
function checkMapStart(map: MapConfig | null, start: string, tiles: readonly TileCount[]): void {
  const tile = tiles.find((candidate) => candidate.tile.id === start)?.tile;
  if (!map || !tile) return;
  const compiled = compileMap(fileOf(map), 0);
  const printed = printedTiles(fileOf(map));
  const squares = map.startSquares === 'seeded' ? compiled.starts.map(({ square }) => square) : map.startSquares.slice(0, 1);
  const fits = squares.some((square) => demands(compiled, printed, square).every((wanted, side) => wanted === '' || wanted === tile.edges.charAt((side - map.startRotation + 4) % 4)));
  if (!fits) refuse('map.startRotation', map.startRotation, `a turn in which ${start} fits the start square (MAP-5)`);
}

/**
 * Every tile the package knows, as facts about printed tiles. The order of sets and tiles is part of the
 * contract: it is the order of the tile kinds of a game and so of its draw moves.
 */
import { ABBEYS, ABBEY_MAYOR } from './abbey.js';
import { BASE } from './base.js';
import { CATAPULT } from './catapult.js';
import { PRINCESS_DRAGON } from './dragon.js';
import { FERRIES } from './ferries.js';
import { FLYING_MACHINES } from './flying.js';
import { GERMAN_CATHEDRALS } from './german.js';
import { INNS_CATHEDRALS } from './inns.js';
import { LABYRINTH } from './labyrinth.js';
import { LEIPZIG } from './leipzig.js';
import { MAGE_WITCH } from './mage.js';
import { RIVER } from './river.js';
import { AUTUMN, CROP_CIRCLES_1, RUSSIAN_PROMOS_2013, RUSSIAN_PROMOS_2016, SIGNPOSTS, SPIEL_2018, SPRING, TERRACOTTA_ARMY } from './small-sets.js';
import { TRADERS_BUILDERS } from './traders.js';
import { deepFreeze } from './freeze.js';
import type { CatalogueTile, TileSet } from './shape.js';

export type { CatalogueTile, Counts, TileSet } from './shape.js';

export const CATALOGUE: readonly TileSet[] = /* @__PURE__ */ deepFreeze([
  BASE,
  INNS_CATHEDRALS,
  TRADERS_BUILDERS,
  PRINCESS_DRAGON,
  ABBEY_MAYOR,
  ABBEYS,
  FERRIES,
  LABYRINTH,
  MAGE_WITCH,
  FLYING_MACHINES,
  RIVER,
  CROP_CIRCLES_1,
  RUSSIAN_PROMOS_2013,
  RUSSIAN_PROMOS_2016,
  CATAPULT,
  SPIEL_2018,
  SPRING,
  SIGNPOSTS,
  AUTUMN,
  TERRACOTTA_ARMY,
  GERMAN_CATHEDRALS,
  LEIPZIG,
]);

/** The set with this catalogue id, or undefined. */
export function findSet(id: string): TileSet | undefined {
  return CATALOGUE.find((set) => set.id === id);
}

/** The tile with this id and the set that it belongs to, or undefined. */
export function findTile(id: string): { readonly set: TileSet; readonly entry: CatalogueTile } | undefined {
  for (const set of CATALOGUE) {
    const entry = set.tiles.find((candidate) => candidate.tile.id === id);
    if (entry) return { set, entry };
  }
  return undefined;
}

/** Which rule families are on, and the pieces that come with them. */
import { hook } from '../expansions/hook.js';
import type { Figure, Modules, TileDefinition } from '../types.js';
import { refuse } from './check.js';
import { MODULES, type ConfigInput } from './config-schema.js';
import type { TileCount } from './tile-counts.js';

/** The sets that bring abbeys. */
export const ABBEY_SETS: readonly string[] = ['abbey-mayor', 'abbeys'];

/** The sets that bring a rule family. */
const SETS_OF: Readonly<Record<keyof Modules, readonly string[]>> = {
  inns: ['inns-cathedrals'],
  traders: ['traders-builders'],
  abbey: ABBEY_SETS,
  ferries: ['ferries'],
  labyrinth: ['labyrinth'],
  germanCathedrals: ['german-cathedrals'],
  mageWitch: ['mage-witch'],
  leipzig: ['leipzig'],
  flying: ['flying-machines'],
  portal: ['princess-dragon'],
};

/** The rule families that are printed on a tile. */
function printedOn(tile: TileDefinition): Partial<Modules> {
  return {
    inns: tile.roads.some((road) => road.inn) || tile.cities.some((city) => city.cathedral),
    traders: tile.cities.some((city) => city.goods),
    ferries: tile.features?.lake === true,
    labyrinth: tile.roads.some((road) => road.branch === 'labyrinth'),
    germanCathedrals: tile.features?.germanCathedral === true,
    mageWitch: tile.features?.mageWitch === true,
    flying: tile.features?.flyingMachine !== undefined,
    portal: tile.features?.portal === true,
  };
}

/**
 * A family is on when a set that brings it is in play and not in `tilesOnly`, or when it is printed on a tile that was
 * chosen by itself (own tiles, single catalogue tiles). `user` wins over both.
 */
export function activeModules(
  sets: ReadonlyMap<string, number>,
  tilesOnly: readonly string[],
  tiles: readonly TileCount[],
  user: ConfigInput['modules'] = {},
): Modules {
  const single = tiles.filter(({ set, copies }) => copies > 0 && !sets.has(set) && !tilesOnly.includes(set));
  const on = (name: keyof Modules) =>
    user[name] ??
    (SETS_OF[name].some((id) => sets.has(id) && !tilesOnly.includes(id)) || single.some(({ tile }) => printedOn(tile)[name]));
  return {
    ...Object.fromEntries(MODULES.map((name) => [name, on(name)])),
    ...hook?.active(sets, tilesOnly, single, user),
  } as unknown as Modules;
}

/** What the pieces depend on. */
export interface PieceOptions {
  readonly sets: ReadonlyMap<string, number>;
  readonly tilesOnly: readonly string[];
  readonly modules: Modules;
  readonly abbots: boolean;
  readonly fields: boolean;
  readonly meeples: number;
}

/** Pieces per player: figures come with whole sets (BASE-2, INN-1, TRD-10, TRD-20, ABB-1, BASE-70). Throws ERR_CONFIG. */
export function piecesPerPlayer(options: PieceOptions, user: ConfigInput['pieces'] = {}): Record<Figure, number> {
  const has = (set: string, module: keyof Modules) =>
    Number(options.modules[module] && options.sets.has(set) && !options.tilesOnly.includes(set));
  const traders = has('traders-builders', 'traders');
  const abbey = has('abbey-mayor', 'abbey');
  const usual: Record<Figure, number> = {
    normal: options.meeples,
    large: has('inns-cathedrals', 'inns'),
    mayor: abbey,
    wagon: abbey,
    abbot: Number(options.abbots),
    builder: traders,
    pig: traders * Number(options.fields),
    barn: abbey,
  };
  const refused = (figure: Figure, allowed: boolean, why: string) => {
    if (!allowed && (user[figure] ?? 0) > 0) refuse(`pieces.${figure}`, user[figure], `0 unless ${why}`);
  };
  refused('abbot', options.abbots, 'abbots is true');
  for (const figure of ['builder', 'pig'] as const)
    refused(figure, options.modules.traders, 'the rules of Traders & Builders are on');
  for (const figure of ['mayor', 'wagon', 'barn'] as const)
    refused(figure, options.modules.abbey, 'the rules of Abbey & Mayor are on');
  refused('pig', options.fields, 'fields is true'); // TRD-20: beside an own farmer only
  for (const [figure, count] of Object.entries(user)) if (count !== undefined) usual[figure as Figure] = count;
  return usual;
}

/** Abbeys per player: 1 with Abbey & Mayor or with the abbeys alone (ABB-1). Throws ERR_CONFIG. */
export function abbeysPerPlayer(options: Pick<PieceOptions, 'sets' | 'tilesOnly' | 'modules'>, user: number | undefined): number {
  if (user !== undefined) {
    if (user > 0 && !options.modules.abbey) refuse('abbeysPerPlayer', user, '0 unless the rules of Abbey & Mayor are on');
    return user;
  }
  return Number(options.modules.abbey && SETS_OF.abbey.some((id) => options.sets.has(id) && !options.tilesOnly.includes(id)));
}

/** Which rule families are on, and the pieces that come with them. */
import { hook } from '../expansions/hook.js';
import type { Figure, Modules, TileDefinition } from '../types.js';
import { refuse } from './check.js';
import type { ConfigInput } from './config-schema.js';
import type { TileCount } from './tile-counts.js';

/**
 * Per rule family the sets that bring it, and what on a tile does: a feature by its name, or something printed on roads or cities.
 * Configurations have the families in this order.
 */
const FAMILIES: Readonly<
  Record<keyof Modules, readonly [sets: readonly string[], printed?: string | ((tile: TileDefinition) => boolean)]>
> = {
  inns: [['inns-cathedrals'], ({ roads, cities }) => roads.some(({ inn }) => inn) || cities.some(({ cathedral }) => cathedral)],
  traders: [['traders-builders'], ({ cities }) => cities.some(({ goods }) => goods)],
  abbey: [['abbey-mayor', 'abbeys']],
  ferries: [['ferries'], 'lake'],
  labyrinth: [['labyrinth'], ({ roads }) => roads.some(({ branch }) => branch === 'labyrinth')],
  germanCathedrals: [['german-cathedrals'], 'germanCathedral'],
  mageWitch: [['mage-witch'], 'mageWitch'],
  leipzig: [['leipzig']],
  flying: [['flying-machines'], 'flyingMachine'],
  portal: [['princess-dragon'], 'portal'],
};
export const MODULES = Object.keys(FAMILIES) as (keyof Modules)[];

/** The sets that bring abbeys. */
export const [ABBEY_SETS] = FAMILIES.abbey;

function isPrinted(name: keyof Modules, tile: TileDefinition): boolean {
  const [, printed = ''] = FAMILIES[name];
  return typeof printed === 'string' ? Boolean(tile.features?.[printed]) : printed(tile);
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
    (FAMILIES[name][0].some((id) => sets.has(id) && !tilesOnly.includes(id)) || single.some(({ tile }) => isPrinted(name, tile)));
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

const ABBEY_RULES = 'the rules of Abbey & Mayor are on';

/** Pieces per player: figures come with whole sets (BASE-2, INN-1, TRD-10, TRD-20, ABB-1, BASE-70). Throws ERR_CONFIG. */
export function piecesPerPlayer(options: PieceOptions, user: ConfigInput['pieces'] = {}): Record<Figure, number> {
  const { sets, tilesOnly, modules, abbots, fields, meeples } = options;
  const has = (set: string, module: keyof Modules) => Number(modules[module] && sets.has(set) && !tilesOnly.includes(set));
  const traders = has('traders-builders', 'traders');
  const abbey = has('abbey-mayor', 'abbey');
  const traderRules = 'the rules of Traders & Builders are on';
  const needs: readonly (readonly [Figure, boolean, string])[] = [
    ['abbot', abbots, 'abbots is true'],
    ['builder', modules.traders, traderRules],
    ['pig', modules.traders, traderRules],
    ['mayor', modules.abbey, ABBEY_RULES],
    ['wagon', modules.abbey, ABBEY_RULES],
    ['barn', modules.abbey, ABBEY_RULES],
    ['pig', fields, 'fields is true'], // TRD-20: beside an own farmer only
  ];
  for (const [figure, allowed, why] of needs)
    if (!allowed && user[figure]) refuse(`pieces.${figure}`, user[figure], `0 unless ${why}`);
  return {
    normal: meeples,
    large: has('inns-cathedrals', 'inns'),
    mayor: abbey,
    wagon: abbey,
    abbot: Number(abbots),
    builder: traders,
    pig: traders && Number(fields),
    barn: abbey,
    ...user,
  };
}

/** Abbeys per player: 1 with Abbey & Mayor or with the abbeys alone (ABB-1). Throws ERR_CONFIG. */
export function abbeysPerPlayer(
  { sets, tilesOnly, modules }: Pick<PieceOptions, 'sets' | 'tilesOnly' | 'modules'>,
  user = Number(modules.abbey && ABBEY_SETS.some((id) => sets.has(id) && !tilesOnly.includes(id))),
): number {
  return user > 0 && !modules.abbey ? refuse('abbeysPerPlayer', user, `0 unless ${ABBEY_RULES}`) : user;
}

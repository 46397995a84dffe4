/** Which rule families are on, and the pieces that come with them. */
import { hook } from '../expansions/hook.js';
import type { Figure, FigureCounts, Modules, TileDefinition } from '../types.js';
import { refuse } from './check.js';
import type { ConfigInput } from './config-schema.js';
import type { TileCount } from './tile-counts.js';

/** The sets that bring abbeys. */
export const ABBEY_SETS: readonly string[] = ['abbey-mayor', 'abbeys'];

/**
 * Per rule family the sets that bring it, and what on a tile does: a feature by its name, or something printed on roads or cities.
 * Configurations have the families in this order.
 */
const FAMILIES: Readonly<
  Record<keyof Modules, readonly [sets: readonly string[], printed?: string | ((tile: TileDefinition) => boolean)]>
> = {
  inns: [['inns-cathedrals'], ({ roads, cities }) => roads.some(({ inn }) => inn) || cities.some(({ cathedral }) => cathedral)],
  traders: [['traders-builders'], ({ cities }) => cities.some(({ goods }) => goods)],
  abbey: [ABBEY_SETS],
  ferries: [['ferries'], 'lake'],
  labyrinth: [['labyrinth'], ({ roads }) => roads.some(({ branch }) => branch === 'labyrinth')],
  germanCathedrals: [['german-cathedrals'], 'germanCathedral'],
  mageWitch: [['mage-witch'], 'mageWitch'],
  leipzig: [['leipzig']],
  flying: [['flying-machines'], 'flyingMachine'],
  portal: [['princess-dragon'], 'portal'],
};
export const MODULES = /* @__PURE__ */ Object.keys(FAMILIES) as readonly (keyof Modules)[];

function isPrinted(name: keyof Modules, tile: TileDefinition): boolean {
  const [, printed = ''] = FAMILIES[name];
  return typeof printed === 'string' ? Boolean(tile.features?.[printed]) : printed(tile);
}

/**
 * A family is on when a set that brings it is in play and not in `tilesOnly`, or when it is printed on a tile that was
 * chosen by itself (own tiles, single catalogue tiles). `user` wins over both.
 * @param full sets in play that are not in `tilesOnly`
 */
export function activeModules(
  sets: ReadonlyMap<string, number>,
  full: readonly string[],
  tiles: readonly TileCount[],
  user: ConfigInput['modules'] = {},
): Modules {
  const single = tiles.filter(({ set, copies }) => copies > 0 && !sets.has(set));
  const on = (name: keyof Modules) =>
    user[name] ?? (FAMILIES[name][0].some((id) => full.includes(id)) || single.some(({ tile }) => isPrinted(name, tile)));
  return {
    ...Object.fromEntries(MODULES.map((name) => [name, on(name)])),
    ...hook?.active(full, single, user),
  } as unknown as Modules;
}

/** What the pieces depend on. */
export interface PieceOptions {
  /** Sets in play that are not in `tilesOnly`. */
  readonly full: readonly string[];
  readonly modules: Modules;
  readonly abbots: boolean;
  readonly fields: boolean;
  readonly meeples: number;
}

/** Pieces per player: figures come with whole sets (BASE-2, INN-1, TRD-10, TRD-20, ABB-1, BASE-70). Throws ERR_CONFIG. */
export function piecesPerPlayer(options: PieceOptions, user: ConfigInput['pieces'] = {}): FigureCounts {
  const { full, modules, abbots, fields, meeples } = options;
  const has = (set: string, module: keyof Modules) => Number(modules[module] && full.includes(set));
  const traders = has('traders-builders', 'traders');
  const abbey = has('abbey-mayor', 'abbey');
  const check = (figure: Figure, allowed: boolean, key: string) => checkCount(`pieces.${figure}`, user[figure], allowed, key);
  check('abbot', abbots, 'abbots');
  for (const figure of ['builder', 'pig'] as const) check(figure, modules.traders, TRADER_RULES);
  for (const figure of ['mayor', 'wagon', 'barn'] as const) check(figure, modules.abbey, ABBEY_RULES);
  check('pig', fields, 'fields'); // TRD-20: beside an own farmer only
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
    ...hook?.held(modules, user),
  };
}
const TRADER_RULES = 'modules.traders (Traders & Builders)';
const ABBEY_RULES = 'modules.abbey (Abbey & Mayor)';

/** @throws ERR_CONFIG for pieces that have no use */
function checkCount(field: string, count: number | undefined, allowed: boolean, key: string): void {
  if (count && !allowed) refuse(field, count, `0 unless ${key} is true`);
}

/** Abbeys per player: 1 with Abbey & Mayor or with the abbeys alone (ABB-1). Throws ERR_CONFIG. */
export function abbeysPerPlayer({ full, modules }: Pick<PieceOptions, 'full' | 'modules'>, user: number | undefined): number {
  checkCount('abbeysPerPlayer', user, modules.abbey, ABBEY_RULES);
  return user ?? Number(modules.abbey && ABBEY_SETS.some((id) => full.includes(id)));
}

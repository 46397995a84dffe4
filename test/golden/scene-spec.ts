/**
 * Positions for scenarios: tiles, pieces and ferries by name, any number of copies, colours for players.
 * Places are written `road:E`, `city:N`, `field:4`, `monastery`, `garden`, `cathedral`: a side or half-edge in board
 * orientation, any one of those that the segment reaches.
 */
import { CATALOGUE, findTile } from '../../src/catalogue/index.js';
import { boardHalves, boardSides, pairOfName } from '../../src/jcz/locations.js';
import { compileRules } from '../../src/rules/index.js';
import { kindOf } from '../../src/rules/kind-of.js';
import type { ConfigInput } from '../../src/rules/index.js';
import type { Figure, Modules, Pair, Rules, TileDefinition } from '../../src/types.js';
import type { Position, Spot } from '../corpus/player.js';

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'pink'] as const;
export type Colour = (typeof COLOURS)[number];
/** id, x, y, clockwise quarter turns. */
export type Laid = readonly [id: string, x: number, y: number, rotation: number];
export interface Piece {
  readonly player: string;
  readonly at: readonly [x: number, y: number];
  /** A place, or for a barn the corner 0..3 as text. */
  readonly on: string;
  readonly type?: string;
}

export interface SceneSpec {
  readonly config?: ConfigInput;
  /** Players, in turn order; default: the colours that occur, at least two. */
  readonly colours?: readonly string[];
  readonly tiles: readonly Laid[];
  readonly meeples?: readonly Piece[];
  readonly ferries?: readonly (readonly [x: number, y: number, pair: string])[];
  readonly figures?: {
    readonly mage?: readonly [x: number, y: number, on: string];
    readonly witch?: readonly [x: number, y: number, on: string];
  };
  /** Players with a meeple in the Wainwrights quarter. */
  readonly wainwrights?: readonly string[];
  /** Who holds an abbey. */
  readonly abbeys?: readonly string[];
  /** Further tile ids that will be drawn. */
  readonly draws?: readonly string[];
  /** Copies in the bag; default: plenty of every tile of the scenario and of the base game. */
  readonly bag?: Readonly<Record<string, number>>;
  readonly turn?: string;
  /** Tile in hand; without it the turn begins with the draw. */
  readonly drawn?: string;
  readonly state?: Position['state'];
  readonly goods?: Position['goods'];
  readonly supply?: Position['supply'];
}

/** Options of the core that are on only when something of theirs occurs, so that scenarios do not meddle. */
function modulesOf(spec: SceneSpec, ids: readonly string[]): Modules {
  const tiles = ids.map((id) => findTile(id)?.entry.tile).filter((tile): tile is TileDefinition => tile !== undefined);
  const types = new Set((spec.meeples ?? []).map(({ type }) => type));
  const has = (prefix: string): boolean => ids.some((id) => id.startsWith(prefix));
  return {
    inns: has('ic-') || types.has('large'),
    traders: has('tb-') || types.has('builder') || types.has('pig'),
    abbey: (spec.abbeys ?? []).length > 0 || has('am-abbey') || ['mayor', 'wagon', 'barn'].some((type) => types.has(type)),
    ferries: tiles.some((tile) => tile.features?.lake),
    labyrinth: has('lab-'),
    germanCathedrals: has('gc-'),
    mageWitch: spec.figures !== undefined || has('mw-'),
    leipzig: spec.wainwrights !== undefined,
    flying: has('fly-'),
    portal: tiles.some((tile) => tile.features?.portal),
  };
}

export function rulesOf(spec: SceneSpec, colours: readonly string[]): Rules {
  const own = (spec.config?.tiles ?? []).map(({ tile }) => tile.id);
  const ids = [
    ...spec.tiles.map(([id]) => id),
    ...(spec.drawn ? [spec.drawn] : []),
    ...(spec.draws ?? []),
    ...Object.keys(spec.bag ?? {}),
  ];
  const others = [...new Set(ids)].filter((id) => !own.includes(id) && id !== 'am-abbey' && !BASE.has(id));
  const modules = { ...modulesOf(spec, ids), ...spec.config?.modules };
  const pieces: Partial<Record<Figure, number>> = {
    ...(modules.inns ? { large: 1 } : {}),
    ...(modules.traders ? { builder: 1, ...(spec.config?.fields === false ? {} : { pig: 1 }) } : {}),
    ...(modules.abbey ? { mayor: 1, wagon: 1, ...(spec.config?.fields === false ? {} : { barn: 1 }) } : {}),
  };
  return compileRules({
    edition: 'C2',
    labyrinth: 'advanced',
    ...spec.config,
    players: Math.max(2, colours.length),
    sets: { base: 1, ...spec.config?.sets },
    copies: { ...Object.fromEntries(others.map((id) => [id, 9])), ...spec.config?.copies },
    modules,
    pieces: { ...pieces, ...spec.config?.pieces },
    abbeysPerPlayer: spec.abbeys ? 1 : 0,
  });
}
const BASE = new Set(
  CATALOGUE.find(({ id }) => id === 'base')
    ?.tiles.filter(({ count }) => (count.C2 ?? 0) > 0)
    .map(({ tile }) => tile.id),
);

export function coloursOf(spec: SceneSpec): readonly string[] {
  if (spec.colours) return spec.colours;
  const used = new Set([
    ...(spec.meeples ?? []).map(({ player }) => player),
    ...(spec.turn ? [spec.turn] : []),
    ...(spec.wainwrights ?? []),
    ...(spec.abbeys ?? []),
  ]);
  for (const colour of COLOURS) if (used.size < 2) used.add(colour);
  return COLOURS.filter((colour) => used.has(colour));
}

/** Our pair of two letters in any order. @throws for anything else */
export function pair(name: string): Pair {
  const found = pairOfName(name);
  if (!found) throw new Error(`${name} is no pair`);
  return found;
}

export function letters(mask: number): string {
  return 'NESW'
    .split('')
    .filter((_, side) => mask & (1 << side))
    .join('');
}

export function numbers(mask: number): string {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((half) => mask & (1 << half)).join(',');
}

export function slotOn(rules: Rules, id: string, rotation: number, on: string): number {
  const [kind = '', at = ''] = on.split(':');
  const segments = kindOf(rules, id)?.segments ?? [];
  return segments.findIndex((segment) => {
    if (segment.kind !== kind) return false;
    if (kind === 'road' || kind === 'city') return (boardSides(segment, rotation) & (1 << 'NESW'.indexOf(at.charAt(0)))) !== 0;
    if (kind === 'field')
      return at === 'inner'
        ? segment.halves.length === 0
        : (boardHalves(segment, rotation) & (1 << Number(at.split(',')[0]))) !== 0;
    return true;
  });
}

export function positionOf(rules: Rules, spec: SceneSpec, colours: readonly string[]): Position {
  const index = (colour: string): number => colours.indexOf(colour);
  const tiles = spec.tiles.map(([id, x, y, rotation]) => [id, x, y, rotation % (kindOf(rules, id)?.distinct ?? 1)] as const);
  const spot = (x: number, y: number, on: string): Spot => {
    const tile = tiles.find((laid) => laid[1] === x && laid[2] === y);
    const segment = tile ? slotOn(rules, tile[0], tile[3], on) : -1;
    if (segment < 0) throw new Error(`no ${on} at ${x},${y}`);
    return { x, y, segment };
  };
  const magic = (at: readonly [number, number, string] | undefined): Spot | null => (at ? spot(...at) : null);
  const plenty = Object.fromEntries(rules.kinds.filter(({ abbey }) => !abbey).map(({ id }) => [id, 9]));
  return {
    tiles,
    figures: (spec.meeples ?? []).map(({ player, at: [x, y], on, type = 'normal' }) =>
      type === 'barn'
        ? { player: index(player), figure: 'barn', x, y, corner: Number(on) }
        : { player: index(player), figure: type as Figure, ...spot(x, y, on) },
    ),
    ferries: (spec.ferries ?? []).map(([x, y, name]) => ({ x, y, pair: pair(name) })),
    mage: magic(spec.figures?.mage),
    witch: magic(spec.figures?.witch),
    bag: spec.bag ?? plenty,
    abbeys: colours.map((colour) => (spec.abbeys?.includes(colour) ? 1 : 0)),
    turnPlayer: spec.turn ? index(spec.turn) : 0,
    ...(spec.drawn ? { drawn: spec.drawn } : {}),
    ...(spec.state ? { state: spec.state } : {}),
    ...(spec.goods ? { goods: spec.goods } : {}),
    ...(spec.supply ? { supply: spec.supply } : {}),
    leipzig: (spec.wainwrights ?? []).map((colour) => ({ player: index(colour), quarter: 0 })),
  };
}

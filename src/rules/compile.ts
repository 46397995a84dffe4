/** From a configuration to the tile kinds that the core plays with. */
import { CATALOGUE_FINGERPRINT } from '../catalogue/fingerprint.js';
import { bookText } from './book.js';
import { mainSets } from '../catalogue/printed.js';
import { deepFreeze } from '../catalogue/freeze.js';
import { hook } from '../expansions/hook.js';
import {
  SEGMENT_LETTERS,
  type Modules,
  type Rules,
  type RulesConfig,
  type Segment,
  type TileDefinition,
  type TileKind,
} from '../types.js';
import { type Resolved, resolveChecked, type ResolvedConfig } from './config.js';
import type { ConfigInput } from './config-schema.js';
import { distinctRotations } from './distinct.js';
import { fingerprint } from './fingerprint.js';
import { withoutGardens } from './gardens.js';
import { kindNumber } from './kind-of.js';
import { MODULES } from './modules.js';
import { encodeRules } from './rulebook.js';
import { isRiverEnd, type TileCount } from './tile-counts.js';
import { sidesOf } from './tile-parts.js';
import { type MapParts, partsOf } from './trusted.js';

const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/**
 * Checks a configuration and compiles it. Kinds stand in catalogue order, the user's own tiles after them; present are
 * all tiles with copies, the start tile, and the abbey when the abbey rules are on. Where gardens are decoration, tiles that
 * differ only in one are one kind. Frozen. Throws ERR_CONFIG.
 */
export function compileConfig(input: ConfigInput = {}): Rules {
  const resolved = resolveChecked(input);
  const { config } = resolved;
  const single = compileTiles(resolved);
  const tiles = hasGardens(config) ? single : withoutGardens(single);
  const kinds = [...tiles, ...printedKinds(config)];
  const parts = partsOf(config.map);
  const map = parts?.compile(tiles.length) ?? null;
  const start = kindNumber({ kinds }, config.startTile);
  const abbey = kinds.findIndex((kind) => kind.abbey);
  const { expansion, ...more } = hook?.part(config, kinds) ?? {};
  const rules = { config, kinds, start, map, abbey, ...fingerprintsOf(config, single, tiles, parts), ...more };
  const mapTable = map && (parts?.encode(map, kinds) ?? null);
  return deepFreeze({ ...rules, rulebook: bookText(encodeRules({ ...rules, mapTable, expansion })) });
}

/** The tiles of a game, each as a kind of its own. */
export function compileTiles({ config, tiles }: Resolved): TileKind[] {
  const present = tiles.filter(
    ({ tile, copies }) => copies > 0 || tile.id === config.startTile || (tile.features?.abbey === true && config.modules.abbey),
  );
  return present.map((count) => compileKind(count, config));
}

/** Whether gardens are more than decoration (BASE-73). */
function hasGardens({ abbots, gardens }: RulesConfig): boolean {
  return abbots && gardens;
}

/** The printed squares of the map as kinds of which no copy is ever drawn (MAP-16). */
function printedKinds(config: ResolvedConfig): TileKind[] {
  return (partsOf(config.map)?.printed ?? []).map((tile) => ({
    ...compileKind({ set: 'map', tile, copies: 0 }, config),
    distinct: 1,
    printed: true,
  }));
}

/** Whether a rule family acts on the tiles of a set. */
type On = (module: keyof Modules) => boolean;

function compileKind({ set, tile, copies }: TileCount, config: ResolvedConfig): TileKind {
  const drawn = (config.tilesOnly as readonly string[]).includes(set);
  const on: On = (module) => config.modules[module] && !drawn;
  const { id, features = {} } = tile;
  const marked = (feature: string, module: keyof Modules) => features[feature] === true && on(module);
  return {
    id,
    set,
    ...shapeOf(tile, on, hasGardens(config)),
    copies: Math.max(0, copies - (id === config.startTile ? 1 : 0)),
    // river tiles come before the others, its lake after the other river tiles; the spring is on the table (RIV-1)
    stage: !tile.edges.includes('W') ? 0 : isRiverEnd(tile) ? 2 : 1,
    lake: marked('lake', 'ferries'),
    magic: marked('mageWitch', 'mageWitch'),
    portal: marked('portal', 'portal'),
    abbey: features.abbey === true,
    germanCathedral: marked('germanCathedral', 'germanCathedrals'),
    ...hook?.marks({ set, tile }, config),
    verified: tile.verified ?? true,
    source: tile,
  };
}

type Shape = Pick<TileKind, 'edges' | 'segments' | 'flight' | 'splitSides' | 'gates' | 'wagonGroups' | 'distinct'>;
/** Shapes made before, by tile and what is more than drawing on it: frozen, and the same in every game. */
const shapes = /* @__PURE__ */ new WeakMap<TileDefinition, Map<number, Shape>>();
function shapeOf(tile: TileDefinition, on: On, gardens: boolean): Shape {
  const key = MODULES.reduce((bits, module) => bits * 2 + Number(on(module)), Number(gardens));
  let known = shapes.get(tile);
  if (!known) shapes.set(tile, (known = new Map()));
  let shape = known.get(key);
  if (!shape) known.set(key, (shape = deepFreeze(compileShape(tile, on, gardens))));
  return shape;
}
function compileShape(tile: TileDefinition, on: On, gardens: boolean): Shape {
  const { edges, features = {}, splitSides = '', wagon = [] } = tile;
  const segments = compileSegments(tile, on, gardens);
  const shape = {
    edges,
    segments,
    flight: on('flying') ? DIRECTIONS.indexOf(features.flyingMachine ?? '') : -1,
    splitSides: sidesOf(splitSides),
    gates: on('leipzig') ? slotsOf((features.leipzigGate ?? '').split(' '), segments) : [],
    wagonGroups: wagon.map((group) => slotsOf(group, segments)).filter((group) => group.length > 1),
  };
  const chain = (slot: number) => on('leipzig') && [shape.gates.includes(slot), tile.roads[slot]?.endsAt === 'crossing']; // LEIP-2
  const turned = segments.map((segment, slot) => ({ ...segment, chain: chain(slot) }));
  return { ...shape, distinct: distinctRotations({ ...shape, segments: turned }) };
}

/** What a segment is not. */
const BLANK = {
  sides: [],
  halves: [],
  coats: 0,
  inn: false,
  cathedral: false,
  goods: null,
  cities: [],
  jetty: false,
  labyrinth: false,
} as const;

function compileSegments(tile: TileDefinition, on: On, gardens: boolean): Segment[] {
  const { roads, cities, fields, monastery, garden, features = {} } = tile;
  const segments: Segment[] = [];
  const add = (kind: Segment['kind'], index: number, more?: Partial<Segment>) =>
    segments.push({ kind, index, ...BLANK, ...more });
  roads.forEach(({ ends, inn, endsAt, branch }, i) =>
    add('road', i, {
      sides: sidesOf(ends),
      inn: inn === true && on('inns'),
      jetty: endsAt === 'lake' && features.lake === true && on('ferries'),
      labyrinth: branch === 'labyrinth' && on('labyrinth'),
    }),
  );
  cities.forEach(({ edges, pennants, cathedral, goods }, i) =>
    add('city', i, {
      sides: sidesOf(edges),
      coats: pennants,
      cathedral: cathedral === true && on('inns'),
      goods: (on('traders') && goods) || null,
    }),
  );
  fields.forEach((field, i) =>
    add('field', i, { halves: [...field.half], cities: field.cities.map((city) => roads.length + city) }),
  );
  if (monastery) add('monastery', 0);
  if (garden && gardens) add('garden', 0);
  if (features.germanCathedral && on('germanCathedrals')) add('cathedral', 0);
  return segments;
}

/** Slots of `wagon` references, `r0` or `m`; segments that are absent in this configuration drop out. */
function slotsOf(group: readonly string[], segments: readonly Segment[]): number[] {
  const names = segments.map(({ kind, index }) => SEGMENT_LETTERS[kind] + index);
  return group
    .map((ref) => names.indexOf(ref.padEnd(2, '0')))
    .filter((slot) => slot >= 0)
    .sort((a, b) => a - b);
}

/**
 * Covers everything that can change a game; notes, certainty marks and drawing data do not count. What the catalogue's tiles
 * are follows from the configuration, so they stand in it as one word; own tiles are in it whole, as single tiles. Of rules in
 * which tiles are one kind, also what the name was while each was a kind of its own and the map counted them so.
 */
function fingerprintsOf(
  config: ResolvedConfig,
  single: readonly TileKind[],
  tiles: readonly TileKind[],
  parts: MapParts | undefined,
): Pick<Rules, 'fingerprint' | 'formerFingerprint'> {
  const facts = {
    // `gardens: true` is left out, so that rules from before this key keep their name
    config: {
      ...config,
      gardens: config.gardens ? undefined : false,
      tiles: undefined,
      map: config.map ? { ...config.map, file: undefined } : undefined,
    },
    catalogue: CATALOGUE_FINGERPRINT,
    kinds: single
      .filter(({ set, marks }) => marks !== undefined || !mainSets().some(({ id }) => id === set))
      .map((kind) => ({ ...kind, source: undefined, verified: undefined })),
  };
  // the map with its title and status: rules of one fingerprint share a core, which must not mix up what maps say of themselves
  const named = ({ length }: readonly TileKind[], also?: readonly string[]) =>
    fingerprint({ ...facts, map: parts?.compile(length), also });
  const also = tiles.flatMap((kind) => kind.also ?? []);
  if (also.length === 0) return { fingerprint: named(tiles) };
  return { fingerprint: named(tiles, also), formerFingerprint: named(single) };
}

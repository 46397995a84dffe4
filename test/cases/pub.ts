/**
 * Runs the structural checks of the form `pub-cases/1`: features, first ferries and placements of small boards.
 *   ["road" | "city", x, y, side, {…}]   any of the keys of FEATURE_KEYS
 *   ["field", x, y, half, [[x, y, half, same], …]]        whether other half-edges belong to the same field
 *   ["first", x, y, ["x,y", …]]                           lakes whose ferry may be pivoted after the tile at (x,y) was placed last
 *   ["places", id, n]                                     legal (square, rotation) pairs of a tile, all four rotations counted
 *   ["fits", id, x, y, [rotations]]                       rotations that are legal on one square
 *   ["put", id, x, y, rotation] and ["ferry", x, y, pair] change the board before the next check
 */
import { kindOf } from '../../src/rules/kind-of.js';
import type { FeatureView, Players } from '../corpus/player.js';
import { Scene } from '../golden/scene.js';
import type { Laid } from '../golden/scene-spec.js';

export type PubCheck = readonly [kind: string, ...rest: unknown[]];

export interface PubCase {
  readonly id: string;
  readonly title: string;
  readonly board: readonly Laid[];
  /** Pairs of sides by `x,y`, letters in any order. */
  readonly ferries: Readonly<Record<string, string>>;
  readonly checks: readonly PubCheck[];
}

export interface PubFile {
  readonly format: 'pub-cases/1';
  readonly cases: readonly PubCase[];
}

/** What a check of a road or city may ask, by key. */
const FEATURE_KEYS: Readonly<Record<string, (feature: FeatureView) => unknown>> = {
  n: ({ tiles }) => tiles,
  segs: ({ segments }) => segments.length, // where a German cathedral counts each of its segments (GER-4)
  done: ({ complete }) => complete,
  inn: ({ inn }) => inn,
  pen: ({ coats }) => coats,
};

const KINDS = ['road', 'city', 'field', 'first', 'places', 'fits', 'put', 'ferry'];
const DEFAULTS = { edition: 'C2', labyrinth: 'advanced' } as const;

/** Why a case cannot be run, empty when it can. */
export function unsupportedCase({ checks }: PubCase): string[] {
  return [...new Set(checks.map(([kind]) => kind))].filter((kind) => !KINDS.includes(kind)).map((kind) => `check ${kind}`);
}

/** What is not as the case says, one line each. */
export function checkCase(players: Players, pub: PubCase): string[] {
  const runner = new CaseRunner(players, pub);
  return pub.checks.flatMap((check) => runner.check(check).map((line) => `${JSON.stringify(check)}: ${line}`));
}

class CaseRunner {
  readonly #players: Players;
  readonly #tiles: Laid[];
  readonly #ferries: Map<string, string>;

  constructor(players: Players, pub: PubCase) {
    this.#players = players;
    this.#tiles = [...pub.board];
    this.#ferries = new Map(Object.entries(pub.ferries));
  }

  check([kind, ...rest]: PubCheck): string[] {
    switch (kind) {
      case 'put':
        this.#tiles.push(rest as unknown as Laid);
        return [];
      case 'ferry':
        return this.#ferry(rest);
      case 'road':
      case 'city':
        return this.#feature(kind, ...(rest as [number, number, string, Readonly<Record<string, unknown>>]));
      case 'field':
        return this.#field(...(rest as [number, number, number, [number, number, number, boolean][]]));
      case 'first':
        return this.#first(...(rest as [number, number, string[]]));
      case 'places':
        return same('places', this.#legal(rest[0] as string).length, rest[1]);
      case 'fits': {
        const [id, x, y, rotations] = rest as [string, number, number, number[]];
        const found = this.#legal(id)
          .filter((at) => at.x === x && at.y === y)
          .map(({ rotation }) => rotation);
        return same('rotations', found.sort(), [...rotations].sort());
      }
      default:
        return [`unknown check ${kind}`];
    }
  }

  /** Lays a ferry: `["ferry", x, y, pair]` or `["ferry", "x,y", pair]`. */
  #ferry(rest: readonly unknown[]): string[] {
    const [square, pair] = rest.length === 3 ? [`${String(rest[0])},${String(rest[1])}`, rest[2]] : rest;
    this.#ferries.set(String(square), String(pair));
    return [];
  }

  #scene(tiles: readonly Laid[] = this.#tiles, more: { draws?: string[]; abbeys?: string[] } = {}): Scene {
    const present = new Set(tiles.map(([, x, y]) => `${x},${y}`));
    const ferries = [...this.#ferries]
      .filter(([square]) => present.has(square))
      .map(([square, pair]) => [...(square.split(',').map(Number) as [number, number]), pair] as const);
    return new Scene(this.#players, { config: DEFAULTS, tiles, ferries, ...more });
  }

  #feature(kind: string, x: number, y: number, side: string, expected: Readonly<Record<string, unknown>>): string[] {
    const feature = this.#scene().feature(x, y, `${kind}:${side}`);
    return Object.entries(expected).flatMap(([key, value]) => {
      const found = Object.hasOwn(FEATURE_KEYS, key) ? FEATURE_KEYS[key] : undefined;
      return found ? same(key, found(feature), value) : [`unknown key ${key}; known are ${Object.keys(FEATURE_KEYS).join(', ')}`];
    });
  }

  #field(x: number, y: number, half: number, others: readonly (readonly [number, number, number, boolean])[]): string[] {
    const scene = this.#scene();
    const spot = scene.spot(x, y, `field:${half}`);
    return others.flatMap(([ox, oy, oh, together]) =>
      same(`field ${ox},${oy},${oh}`, scene.sameFeature(spot, scene.spot(ox, oy, `field:${oh}`)), together),
    );
  }

  #first(x: number, y: number, expected: readonly string[]): string[] {
    const tile = this.#tiles.find((laid) => laid[1] === x && laid[2] === y);
    if (!tile) return [`no tile at ${x},${y}`];
    const abbey = tile[0] === 'am-abbey';
    const scene = this.#scene(
      this.#tiles.filter((laid) => laid !== tile),
      abbey ? { abbeys: ['red'] } : { draws: [tile[0]] },
    );
    if (abbey) scene.apply(`${x},${y}@A`);
    else scene.place(...tile);
    return same('first ferries', scene.until('pivot').pivotable(), [...expected].sort());
  }

  /** Legal squares and rotations of a tile, equal rotations of a symmetric one listed apart. */
  #legal(id: string): { x: number; y: number; rotation: number }[] {
    const scene = this.#scene(this.#tiles, { draws: [id] });
    scene.apply(`?${id}`);
    if (scene.player.phase() !== 'place') return [];
    const distinct = kindOf(scene.player.rules, id)?.distinct ?? 4;
    return scene.player.options().flatMap((token) => {
      const [x, y, r] = token.split(/[,@]/).map(Number) as [number, number, number];
      return [0, 1, 2, 3].filter((rotation) => rotation % distinct === r).map((rotation) => ({ x, y, rotation }));
    });
  }
}

function same(what: string, found: unknown, expected: unknown): string[] {
  return JSON.stringify(found) === JSON.stringify(expected)
    ? []
    : [`${what}: found ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`];
}

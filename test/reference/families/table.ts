/** Positions with tiles and options of families whose rooms the library may not have yet: the model alone plays on them. */
import { decodeTile } from '../../../src/catalogue/decode.js';
import { compileRules, type ConfigInput } from '../../../src/rules/index.js';
import type { Rules } from '../../../src/types.js';
import { Model } from '../model.js';
import { position, type Words } from '../words.js';

export interface Table {
  readonly config?: ConfigInput;
  /** Tiles besides those of `config`, one on a line as in src/catalogue/tiles.ts without counts: id, edges, parts. */
  readonly tiles?: string;
  readonly modules?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** Figures of families per player. */
  readonly pieces?: Readonly<Record<string, number>>;
}

/** `r0=tunnelEnd` and `c1=princess` on a tile's line are signs of that road or city. */
const PART_SIGN = /^([rc])(\d)=(\w+)$/;

function readTile(line: string): Rules['kinds'][number]['source'] {
  const [id = '', edges = '', ...parts] = line.trim().split(/\s+/);
  const words = parts.filter((part) => !PART_SIGN.test(part));
  const plain = { ...decodeTile('tile', ['x', edges, ...words].join(' '), '', '111').tile, id };
  const marked = { ...plain, roads: plain.roads.map((road) => ({ ...road })), cities: plain.cities.map((city) => ({ ...city })) };
  for (const part of parts) {
    const [, letter, index, name = ''] = PART_SIGN.exec(part) ?? [];
    if (letter) Object.assign((letter === 'r' ? marked.roads : marked.cities)[Number(index)] ?? {}, { [name]: true });
  }
  return marked;
}

export function rulesOf({ config = {}, tiles = '', modules = [], options = {}, pieces = {} }: Table): Rules {
  const own = tiles.trim() === '' ? [] : tiles.trim().split('\n').map(readTile);
  const plain = own.map((tile) => ({
    ...tile,
    roads: tile.roads.map(({ ends, inn, endsAt, branch, tunnel }) => ({
      ends,
      ...(inn && { inn }),
      ...(endsAt && { endsAt }),
      ...(branch && { branch }),
      ...(tunnel && { tunnel }),
    })),
    cities: tile.cities.map(({ edges, pennants }) => ({ edges, pennants })),
  }));
  const rules = compileRules({
    edition: 'C2',
    players: 2,
    twoTileCity: 'normal',
    ...config,
    tiles: plain.map((tile) => ({ tile, copies: 4 })),
  });
  const on = Object.fromEntries(modules.map((name) => [name, true]));
  return {
    ...rules,
    kinds: rules.kinds.map((kind) => ({ ...kind, source: own.find(({ id }) => id === kind.id) ?? kind.source })),
    config: {
      ...rules.config,
      ...options,
      modules: { ...rules.config.modules, ...on },
      pieces: { ...rules.config.pieces, ...pieces },
    },
  };
}

/** A turn begins; nobody holds an abbey, the bag holds three monasteries, unless given. */
export function sit(table: Table, words: Words): Model {
  const rules = rulesOf(table);
  const abbeys = rules.config.pieces.normal > 0 ? Array.from({ length: rules.config.players }, () => 0) : [];
  return Model.fromPosition(rules, position({ abbeys, bag: { 'base-B': 3 }, ...words }));
}

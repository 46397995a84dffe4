/** Families with an entry of their own in a configuration: whether they are on, their options, and what the core needs of them. */
import { Option } from '../../assembly/generated/ids.js';
import { mainSets, readSets } from '../catalogue/printed.js';
import type { PrintedSet } from '../catalogue/shape.js';
import type { Hook } from '../expansions/hook.js';
import type { Expansion } from '../expansions/registry.js';
import { meant } from '../nearest.js';
import type { Edition, RulesConfig, TileDefinition } from '../types.js';
import { refuse } from './check.js';
import type { ConfigInput } from './config-schema.js';
import type { Shape } from './shape.js';
import { besideWord, laidTiles, started } from './start-tiles.js';

type OptionShape = NonNullable<Expansion['options']>[string];
type Flags = Readonly<Record<string, boolean | undefined>>;

function usual({ values, byEdition }: OptionShape, edition: Edition): boolean | string | number {
  const own = byEdition?.[edition];
  if (own !== undefined) return own;
  if (typeof values === 'boolean') return values;
  return 'usual' in values ? values.usual : (values[0] as string);
}
function shapeOf({ values }: OptionShape): Shape {
  return typeof values === 'object' && 'usual' in values ? [values.min, values.max] : values;
}
function hasMark({ marks = {} }: Expansion, tile: TileDefinition): boolean {
  return Object.keys(marks).some((mark) => tile.features?.[mark] !== undefined);
}
const flagsOf = ({ modules }: RulesConfig) => modules as unknown as Flags;

function ownSets({ tiles, setNames = {} }: Expansion): readonly PrintedSet[] {
  return tiles === undefined ? [] : readSets(tiles).map((set) => Object.assign(set, { name: setNames[set.id] }));
}

/** A family that an option puts into play is on where the option says so; `off` alone leaves no trace. */
function switched<T extends ConfigInput>(known: readonly Expansion[], given: T): T {
  const keys = { ...given } as unknown as Record<string, unknown>;
  for (const { id, activeBy: { option = '' } = {} } of known) {
    if (keys[option] === undefined) continue;
    const modules = { ...(keys['modules'] as Flags | undefined) };
    modules[id] ??= keys[option] !== 'off';
    keys['modules'] = modules;
    if (!modules[id] && keys[option] === 'off') delete keys[option];
  }
  return keys as unknown as T;
}

/** The answers of these families to configurations. */
export function hookOf(known: readonly Expansion[]): Hook {
  return {
    state: known.find(({ stateRoom }) => stateRoom)?.stateRoom,
    sets: [...mainSets(), ...known.flatMap(ownSets)],
    modules: Object.fromEntries(known.map(({ id }) => [id, false])),
    options: Object.fromEntries(
      known.flatMap(({ options = {} }) => Object.entries(options).map(([key, option]) => [key, shapeOf(option)])),
    ),
    prepared: (given) => started(known, switched(known, given)),
    pieces: Object.fromEntries(known.flatMap(({ figures = [] }) => figures.map(({ id }) => [id, [0, 20]]))),
    held(modules, given) {
      const counts = given as Readonly<Record<string, number | undefined>>;
      const held: Record<string, number> = {};
      for (const { id: family, title, figures = [] } of known)
        for (const { id } of figures) {
          if ((modules as Flags)[family]) held[id] = counts[id] ?? 1;
          else if (counts[id]) refuse(`pieces.${id}`, counts[id], `0 unless ${title} is played: modules.${family}`);
        }
      return held;
    },
    active(full, single, user) {
      const on = (expansion: Expansion): boolean =>
        (user as Flags)[expansion.id] ??
        ((expansion.sets ?? []).some((id) => full.includes(id)) || single.some(({ tile }) => hasMark(expansion, tile)));
      return Object.fromEntries(known.filter(on).map(({ id }) => [id, true]));
    },
    chosen(given, modules, edition) {
      const values = given as Readonly<Record<string, unknown>>;
      const chosen: Record<string, unknown> = {};
      for (const { id, title, options = {} } of known)
        for (const [key, option] of Object.entries(options)) {
          if ((modules as Flags)[id]) chosen[key] = values[key] ?? usual(option, edition);
          else if (values[key] !== undefined)
            refuse(key, values[key], `no such key unless ${title} is played: modules.${id}, or a set that brings it`);
        }
      return chosen;
    },
    marks({ set, tile }, config) {
      if ((config.tilesOnly as readonly string[]).includes(set)) return {};
      const modules = flagsOf(config);
      const marks = known
        .filter(({ id }) => modules[id])
        .flatMap((expansion) =>
          Object.entries(expansion.marks ?? {}).map(([mark, words]) => numbersOf(expansion, mark, words, tile)),
        )
        .filter(([, value]) => value > 0);
      return marks.length > 0 ? { marks } : {};
    },
    part(config, kinds) {
      const modules = flagsOf(config);
      const on = known.filter(({ id, markNumbers }) => {
        const own = Object.values(markNumbers);
        return modules[id] && (own.length === 0 || kinds.some(({ marks = [] }) => marks.some(([mark]) => own.includes(mark))));
      });
      if (on.length === 0) return {};
      const values = config as unknown as Readonly<Record<string, unknown>>;
      const options = on.flatMap(({ options: own = {}, optionNumbers }) =>
        Object.entries(own).map(([key, { values: words }]) => {
          const value = values[key];
          return [optionNumbers[key] as number, Array.isArray(words) ? words.indexOf(value) : Number(value)] as const;
        }),
      );
      const laid = laidTiles(on, config, kinds);
      if (laid) options.push([Option.StartTurn, laid[0]?.rotation ?? 0], [Option.Beside, besideWord(laid)]);
      const words = on.flatMap(({ stateWords }) => stateWords);
      return {
        ...(laid && { laid }),
        expansion: { families: on.reduce((sum, { bit }) => sum + 2 ** bit, 0), options },
        verbs: [...new Map(on.flatMap(({ verbRows }) => verbRows.map((row) => [row.verb, row]))).values()],
        ...(words.length > 0 && { words }),
      };
    },
  };
}

/** Number of a mark and of the word that the tile has there, 0 for none. */
function numbersOf(
  { markNumbers }: Expansion,
  mark: string,
  words: readonly string[],
  { id, features }: TileDefinition,
): readonly [number, number] {
  const word = features?.[mark];
  const value = word === undefined ? 0 : words.indexOf(String(word)) + 1;
  if (word !== undefined && value === 0)
    refuse(`tile ${id}: features.${mark}`, word, `one of ${words.join(', ')}${meant(word, words)}`);
  return [markNumbers[mark] as number, value];
}

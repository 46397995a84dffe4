/** Families with an entry of their own in a configuration: whether they are on, their options, and what the core needs of them. */
import { type Expansion, expansions } from '../expansions/registry.js';
import { meant } from '../nearest.js';
import type { RulesConfig, TileDefinition, TileKind } from '../types.js';
import { refuse } from './check.js';
import type { Unwritten } from './rulebook.js';
import type { Shape, ShapeTable } from './shape.js';
import type { TileCount } from './tile-counts.js';

type OptionShape = NonNullable<Expansion['options']>[string];

function usual({ values }: OptionShape): boolean | string | number {
  if (typeof values === 'boolean') return values;
  return 'usual' in values ? values.usual : (values[0] as string);
}
function shapeOf({ values }: OptionShape): Shape {
  return typeof values === 'object' && 'usual' in values ? [values.min, values.max] : values;
}
/** Keys of the known families: a flag under `modules`, and their options. */
export function moduleKeys(): Record<string, boolean> {
  return Object.fromEntries(expansions().map(({ id }) => [id, false]));
}
export function optionKeys(): ShapeTable {
  return Object.fromEntries(
    expansions().flatMap(({ options = {} }) => Object.entries(options).map(([key, option]) => [key, shapeOf(option)])),
  );
}
function hasMark({ marks = {} }: Expansion, tile: TileDefinition): boolean {
  return Object.keys(marks).some((mark) => tile.features?.[mark] !== undefined);
}
/**
 * Those that are on, each as true: a set that brings it is in play and not in `tilesOnly`, or its mark is on a tile chosen by itself.
 * `user` wins over both. What is off is left out, so that a configuration does not depend on what is known.
 */
export function activeExpansions(
  sets: ReadonlyMap<string, number>,
  tilesOnly: readonly string[],
  single: readonly TileCount[],
  user: Readonly<Record<string, boolean | undefined>>,
): Record<string, true> {
  const on = (expansion: Expansion): boolean =>
    user[expansion.id] ??
    ((expansion.sets ?? []).some((id) => sets.has(id) && !tilesOnly.includes(id)) ||
      single.some(({ tile }) => hasMark(expansion, tile)));
  return Object.fromEntries(
    expansions()
      .filter(on)
      .map(({ id }) => [id, true]),
  );
}
/** Options of the families that are on. @throws ERR_CONFIG for an option of one that is off */
export function expansionOptions(
  given: Readonly<Record<string, unknown>>,
  modules: Readonly<Record<string, boolean>>,
): Record<string, unknown> {
  const chosen: Record<string, unknown> = {};
  for (const { id, title, options = {} } of expansions())
    for (const [key, option] of Object.entries(options)) {
      if (modules[id]) chosen[key] = given[key] ?? usual(option);
      else if (given[key] !== undefined)
        refuse(key, given[key], `no such key unless ${title} is played: modules.${id}, or a set that brings it`);
    }
  return chosen;
}
/** Marks of a tile that act, as pairs of numbers; undefined where there are none. */
export function marksOf({ set, tile }: Pick<TileCount, 'set' | 'tile'>, config: RulesConfig): TileKind['marks'] {
  if ((config.tilesOnly as readonly string[]).includes(set)) return undefined;
  const modules = config.modules as unknown as Readonly<Record<string, boolean>>;
  const found = expansions()
    .filter(({ id }) => modules[id])
    .flatMap(({ marks = {}, markNumbers }) =>
      Object.entries(marks).map(([mark, words]) => {
        const word = tile.features?.[mark];
        const value = word === undefined ? 0 : words.indexOf(String(word)) + 1;
        if (word !== undefined && value === 0)
          refuse(`tile ${tile.id}: features.${mark}`, word, `one of ${words.join(', ')}${meant(word, words)}`);
        return [markNumbers[mark] as number, value] as const;
      }),
    )
    .filter(([, value]) => value > 0);
  return found.length > 0 ? found : undefined;
}
/** What the core and the codec need of the families that are on, as plain data that travels with the rules. */
export function expansionPart(config: RulesConfig, kinds: readonly TileKind[]): Pick<Unwritten, 'expansion' | 'verbs'> {
  const modules = config.modules as unknown as Readonly<Record<string, boolean>>;
  const on = expansions().filter(
    ({ id, markNumbers }) =>
      modules[id] && kinds.some(({ marks = [] }) => marks.some(([mark]) => Object.values(markNumbers).includes(mark))),
  );
  if (on.length === 0) return {};
  const values = config as unknown as Readonly<Record<string, unknown>>;
  const options = on.flatMap(({ options = {}, optionNumbers }) =>
    Object.entries(options).map(([key, { values: words }]) => {
      const value = values[key];
      return [optionNumbers[key] as number, Array.isArray(words) ? words.indexOf(value) : Number(value)] as const;
    }),
  );
  return {
    expansion: { families: on.reduce((mask, { bit }) => mask | (1 << bit), 0), options },
    verbs: on.flatMap(({ verbRows }) => verbRows),
  };
}

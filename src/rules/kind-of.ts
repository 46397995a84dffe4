/** From the id of a tile to its kind in a game. */
import type { Rules, TileKind } from '../types.js';

const known = /* @__PURE__ */ new WeakMap<readonly TileKind[], ReadonlyMap<string, number>>();

/** Kind number of the tile with this id, -1 when it isn't in the game. Tiles that are one kind have its number under all their ids. */
export function kindNumber({ kinds }: Pick<Rules, 'kinds'>, id: string): number {
  let numbers = known.get(kinds);
  if (!numbers)
    known.set(
      kinds,
      (numbers = new Map(
        kinds.flatMap((kind, number) => [kind.id, ...(kind.also ?? [])].map((name) => [name, number] as const)),
      )),
    );
  return numbers.get(id) ?? -1;
}

/** The kind of the tile with this id, undefined when it isn't in the game. */
export function kindOf(rules: Pick<Rules, 'kinds'>, id: string): TileKind | undefined {
  return rules.kinds[kindNumber(rules, id)];
}

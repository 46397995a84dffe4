/** Tiles that differ only in a garden are one kind where gardens are decoration: nobody has to tell them apart. */
import type { TileDefinition, TileKind } from '../types.js';
import { canonicalJson } from './fingerprint.js';

/** The kinds in their order, each garden's tile counted with the tile without it. A garden's tile that has none beside it stays. */
export function withoutGardens(kinds: readonly TileKind[]): TileKind[] {
  const merged = [...kinds];
  for (const kind of kinds) {
    const { id, set, source, copies, verified } = kind;
    if (!source.garden) continue;
    const at = merged.findIndex((other) => !other.source.garden && other.set === set && samePrint(other.source, source));
    const plain = merged[at];
    if (!plain) continue;
    merged[at] = {
      ...plain,
      also: [...(plain.also ?? []), id],
      copies: plain.copies + copies,
      verified: plain.verified && verified,
    };
    merged.splice(merged.indexOf(kind), 1);
  }
  return merged;
}

/** Whether everything printed on two tiles is the same, a garden apart. */
function samePrint(one: TileDefinition, other: TileDefinition): boolean {
  return one.edges === other.edges && print(one) === print(other);
}
function print(tile: TileDefinition): string {
  return canonicalJson({ ...tile, id: undefined, garden: undefined, verified: undefined, note: undefined });
}

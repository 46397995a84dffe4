/** Tiles that differ only in a garden are one kind where gardens are decoration: nobody has to tell them apart. */
import type { TileDefinition, TileKind } from '../types.js';
import { canonicalJson } from './fingerprint.js';

/** The kinds in their order, each garden's tile counted with the tile without it. A garden's tile that has none beside it stays. */
export function withoutGardens(kinds: readonly TileKind[]): TileKind[] {
  const pairs = kinds.flatMap((kind) => {
    const plain =
      kind.source.garden && kinds.find(({ source, set }) => !source.garden && set === kind.set && samePrint(source, kind.source));
    return plain ? [{ kind, plain }] : [];
  });
  return kinds
    .filter((kind) => !pairs.some((pair) => pair.kind === kind))
    .map((plain) => {
      const others = pairs.filter((pair) => pair.plain === plain).map(({ kind }) => kind);
      return others.length > 0 ? mergedKind(plain, others) : plain;
    });
}

function mergedKind(plain: TileKind, others: readonly TileKind[]): TileKind {
  return {
    ...plain,
    also: others.map(({ id }) => id),
    copies: others.reduce((sum, { copies }) => sum + copies, plain.copies),
    verified: plain.verified && others.every(({ verified }) => verified),
  };
}

/** Whether everything printed on two tiles is the same, a garden apart. */
function samePrint(one: TileDefinition, other: TileDefinition): boolean {
  return one.edges === other.edges && print(one) === print(other);
}
function print(tile: TileDefinition): string {
  return canonicalJson({ ...tile, id: undefined, garden: undefined, verified: undefined, note: undefined });
}

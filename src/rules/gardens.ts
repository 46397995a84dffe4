/** Tiles that differ only in a garden are one kind where gardens are decoration: nobody has to tell them apart. */
import type { TileDefinition, TileKind } from '../types.js';
import { canonicalJson } from './fingerprint.js';

/** The kinds in their order, each garden's tile counted with the tile without it. A garden's tile that has none beside it stays. */
export function withoutGardens(kinds: readonly TileKind[]): TileKind[] {
  const twins = new Map<TileKind, TileKind[]>();
  const merged = new Set<TileKind>();
  for (const kind of kinds) {
    const plain = kind.source.garden
      ? kinds.find((other) => !other.source.garden && other.set === kind.set && samePrint(other.source, kind.source))
      : undefined;
    if (!plain) continue;
    merged.add(kind);
    twins.set(plain, [...(twins.get(plain) ?? []), kind]);
  }
  return kinds
    .filter((kind) => !merged.has(kind))
    .map((kind) => {
      const others = twins.get(kind);
      return others ? mergedKind(kind, others) : kind;
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
function print({ id: _, garden: __, verified: ___, note: ____, ...rest }: TileDefinition): string {
  return canonicalJson(rest);
}

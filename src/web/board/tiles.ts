/** The tiles on the table by square, and who owns what: what the picture of the land is made from. */
import type { Game, PlacedTile } from 'highwayman';
import type { Owned } from './owners.js';

export type Tiles = ReadonlyMap<string, PlacedTile>;
/** Tiles by square, those printed on a map included. */
export function tileMap(game: Game): Tiles {
  const { map } = game;
  const printed = map
    ? map.cells.flatMap(({ tile }, i) => (tile < 0 ? [] : [game.tileAt(i % map.cols, Math.floor(i / map.cols)) ?? []].flat()))
    : [];
  return new Map([...printed, ...game.tiles()].map((tile) => [`${tile.x},${tile.y}`, tile]));
}
/** Features with figures, each once. */
export function ownedFeatures(game: Game): Owned[] {
  const seen = new Set<string>();
  const found: Owned[] = [];
  for (const { x, y, segment } of game.figures()) {
    if (segment < 0 || seen.has(`${x},${y},${segment}`)) continue;
    const feature = game.featureAt(x, y, segment);
    for (const place of feature.segments) seen.add(`${place.x},${place.y},${place.segment}`);
    if (feature.owners.length > 0) found.push({ kind: feature.kind, segments: feature.segments, owners: feature.owners });
  }
  return found;
}

/** Names of features that stay: a feature is called by its oldest segment, which it keeps while it grows. */
import type { Place } from '../core/board-reader.js';
import type { Feature } from '../core/feature-reader.js';
import type { Game } from '../game.js';
import { needGame, needText, refuseArgument } from '../guard.js';
import { needFeature, needPlace } from './need.js';

/**
 * "x,y,slot" of the feature's segment that was laid first. When features merge the older one's name is left; when a ferry parts a
 * road, the part with the oldest segment keeps it. The same position gives the same names, however it was come to.
 */
export type FeatureId = string;

/** A segment as text, `x,y,slot`, for maps and attributes. */
export function placeKey(place: Place): string {
  needPlace(place, 'place', 'segment');
  return `${place.x},${place.y},${place.segment}`;
}

/** The order in which squares were filled; printed squares of a map come before all. */
export function ages(game: Game): ReadonlyMap<string, number> {
  needGame(game);
  return new Map(game.tiles().map(({ x, y }, i) => [`${x},${y}`, i]));
}
/** Null for what has no segment of its own, such as an arm inside a labyrinth. */
export function featureId(feature: Feature, age: ReadonlyMap<string, number>): FeatureId | null {
  needFeature(feature);
  if (!(age instanceof Map)) refuseArgument('age', age, 'what ages of the game gives');
  let oldest: Place | null = null;
  let least = Infinity;
  for (const place of feature.segments) {
    const rank = (age.get(`${place.x},${place.y}`) ?? -1) * 16 + place.segment;
    if (rank >= least) continue;
    least = rank;
    oldest = place;
  }
  return oldest && placeKey(oldest);
}
/** The feature of that name now, or null. @param id see `FeatureId` */
export function featureOf(game: Game, id: FeatureId): Feature | null {
  needGame(game);
  needText(id, 'id', 'the name of a feature, "x,y,slot"');
  if (!/^-?\d{1,3},-?\d{1,3},\d{1,2}$/.test(id)) return null;
  const [x, y, segment] = id.split(',').map(Number);
  if (x === undefined || y === undefined || segment === undefined || !game.tileAt(x, y)) return null;
  const kind = game.rules.kinds[game.tileAt(x, y)?.kind ?? -1];
  return kind?.segments[segment] ? game.featureAt(x, y, segment) : null;
}

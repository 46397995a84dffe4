/** Features of both sides: members, tiles, what is open, meeples, owners, points. */
import type { Feature } from '../../src/core/feature-reader.js';
import type { Game } from '../../src/game.js';
import type { FeatureView, Model } from '../reference/model.js';
import { differ, Difference, equalLists, placeKey } from './difference.js';

/** All of the board. */
export function compareFeatures(game: Game, model: Model): void {
  const mine = game.features();
  const theirs = model.features();
  if (mine.length !== theirs.length) throw new Difference(`number of features: core ${mine.length}, model ${theirs.length}`);
  const bySegment = new Map<number, Feature>();
  for (const feature of mine) for (const { x, y, segment } of feature.segments) bySegment.set(placeKey(x, y, segment), feature);
  for (const view of theirs) {
    const [x, y, slot] = view.segments[0] ?? [0, 0, 0];
    const feature = bySegment.get(placeKey(x, y, slot));
    if (!feature) throw new Difference(`core has no ${name(view)}`);
    // as many segments, and each of them in this feature: then they are the same
    const other =
      view.segments.length !== feature.segments.length ||
      view.segments.some((one) => bySegment.get(placeKey(one[0], one[1], one[2])) !== feature);
    if (other) differ(`segments of ${name(view)}`, feature.segments, view.segments);
    compareFacts(feature, view);
  }
}

/** Those of the tile placed in this part of the turn. */
export function compareFeaturesHere(game: Game, model: Model): void {
  const square = model.placed;
  if (!square) return;
  const tile = game.tileAt(square.x, square.y);
  const segments = tile ? (game.rules.kinds[tile.kind]?.segments ?? []) : [];
  if (segments.length === 0) throw new Difference(`core has no tile at ${square.x},${square.y}`);
  segments.forEach((_, slot) => {
    const feature = game.featureAt(square.x, square.y, slot);
    const view = model.featureAt(square.x, square.y, slot);
    const ordered = feature.segments.map(({ x, y, segment }) => placeKey(x, y, segment)).sort((a, b) => a - b);
    if (
      !equalLists(
        ordered,
        view.segments.map((one) => placeKey(one[0], one[1], one[2])),
      )
    )
      differ(`segments of ${name(view)}`, feature.segments, view.segments);
    compareFacts(feature, view);
  });
}

/** The readers count what is open differently for monasteries, fields and cathedrals, and name printed things only where they count. */
const counted = ({ kind }: FeatureView | Feature): boolean => kind === 'road' || kind === 'city';

function compareFacts(core: Feature, view: FeatureView): void {
  const equal =
    core.kind === view.kind &&
    core.tiles === view.tiles &&
    core.complete === view.complete &&
    core.points === view.points &&
    equalLists(core.meeples, view.meeples) &&
    equalLists(core.owners, view.owners) &&
    (!counted(view) ||
      (core.open === view.open && core.coats === view.coats && core.inn === view.inn && core.cathedral === view.cathedral));
  if (equal) return;
  const facts = (v: FeatureView | Feature) => [
    v.kind,
    v.tiles,
    v.complete,
    v.meeples,
    v.owners,
    v.points,
    counted(v) ? [v.open, v.coats, v.inn, v.cathedral] : 0,
  ];
  differ(name(view), facts(core), facts(view));
}
const name = ({ kind, segments }: FeatureView): string => `${kind} ${segments.map((one) => one.join(',')).join(' ')}`;

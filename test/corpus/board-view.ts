/** All features of a position, indexed by segment: taken once per turn, since every comparison needs it. */
import type { FeatureView, Player, Spot } from './player.js';

export class BoardView {
  readonly features: readonly FeatureView[];
  readonly #index = new Map<string, number>();

  constructor(player: Player) {
    this.features = player.features();
    this.features.forEach((feature, i) => {
      for (const { x, y, segment } of feature.segments) this.#index.set(`${x},${y},${segment}`, i);
    });
  }

  /** Number of the feature that a segment belongs to, -1 when there is none. */
  indexAt({ x, y, segment }: Spot): number {
    return this.#index.get(`${x},${y},${segment}`) ?? -1;
  }

  at(spot: Spot): FeatureView | undefined {
    return this.features[this.indexAt(spot)];
  }
}

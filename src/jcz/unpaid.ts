/**
 * Features that were scored without points: the peer reports them too, our events hold payments only. It reports the owners,
 * or everybody with a follower there when nobody is the owner (a mayor in a city without coats of arms).
 */
import type { Figure, SegmentKind } from '../types.js';
import type { JczEvent, JczFeature, JczGame, JczReturn, JczScore } from './game.js';

/** A feature that was scored without points. */
export interface Unpaid {
  readonly player: number;
  readonly feature: SegmentKind;
}

/** Majority by figure. Only what pays nothing is looked at, and there no coat of arms strengthens a mayor. */
const STRENGTH: Readonly<Partial<Record<Figure, number>>> = { normal: 1, large: 2, wagon: 1, abbot: 1, mayor: 0 };

type Spot = Pick<JczScore, 'x' | 'y' | 'segment'>;

const holds = (feature: JczFeature, spot: Spot): boolean =>
  feature.segments.some(({ x, y, segment }) => x === spot.x && y === spot.y && segment === spot.segment);

/** What the figures that went home in the last `play` were not paid for. */
export function unpaidReturns(game: JczGame): Unpaid[] {
  const events = game.gameEvents();
  const home = events.filter((event): event is JczReturn => event.type === 'return' && STRENGTH[event.figure] !== undefined);
  if (home.length === 0) return [];
  const paid = scoresOf(events, false);
  return game.features().flatMap((feature) => {
    const crew = home.filter((event) => holds(feature, event));
    if (crew.length === 0 || paid.some((event) => holds(feature, event))) return [];
    const power = new Map<number, number>();
    for (const { player, figure } of crew) power.set(player, (power.get(player) ?? 0) + (STRENGTH[figure] ?? 0));
    const most = Math.max(...power.values());
    return [...power].filter(([, strength]) => strength === most).map(([player]) => ({ player, feature: feature.kind }));
  });
}

/** What the figures that stand on the board at the end of the game were not paid for. */
export function unpaidAtEnd(game: JczGame): Unpaid[] {
  const paid = scoresOf(game.gameEvents(), true);
  return game
    .features()
    .filter((feature) => !paid.some((event) => holds(feature, event)))
    .flatMap((feature) => {
      const there = feature.meeples.flatMap((count, player) => (count > 0 ? [player] : []));
      const players = feature.owners.length > 0 ? feature.owners : there;
      return players.map((player) => ({ player, feature: feature.kind }));
    });
}

function scoresOf(events: readonly JczEvent[], final: boolean): JczScore[] {
  return events.filter((event): event is JczScore & { type: 'score' } => event.type === 'score' && event.final === final);
}

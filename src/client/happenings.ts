/** Everything that happens in a game, as events with names that stay. */
import type { GameEvent } from '../core/events.js';
import type { Game } from '../game.js';
import { moveOf } from '../notation/packed.js';
import { codecOf } from '../notation/known.js';
import type { Figure, MagicFigure, Move, Pair, Rotation, SegmentKind } from '../types.js';
import { ages, featureId, placeKey, type FeatureId } from './places.js';

/** What happened, in the order in which it did. Scores, returned figures, goods, dice and discards are those of the engine. */
export type Happening =
  | { readonly type: 'drawn'; readonly player: number; readonly tile: string }
  | {
      readonly type: 'placed';
      readonly player: number;
      readonly tile: string;
      readonly kind: number;
      readonly x: number;
      readonly y: number;
      readonly rotation: Rotation;
    }
  | {
      readonly type: 'deployed';
      readonly player: number;
      readonly figure: Figure;
      readonly x: number;
      readonly y: number;
      readonly segment: number;
      readonly feature: FeatureId;
    }
  | {
      readonly type: 'moved';
      readonly player: number;
      readonly figure: Figure | MagicFigure;
      readonly x: number;
      readonly y: number;
      readonly segment: number;
      readonly feature: FeatureId;
    }
  | { readonly type: 'ferry'; readonly player: number; readonly x: number; readonly y: number; readonly pair: Pair }
  | {
      readonly type: 'pivoted';
      readonly player: number;
      readonly x: number;
      readonly y: number;
      readonly from: Pair | null;
      readonly pair: Pair;
    }
  | { readonly type: 'merged'; readonly feature: FeatureId; readonly kind: SegmentKind; readonly from: readonly FeatureId[] }
  | { readonly type: 'parted'; readonly feature: FeatureId; readonly kind: SegmentKind; readonly into: readonly FeatureId[] }
  | { readonly type: 'closed'; readonly feature: FeatureId; readonly kind: SegmentKind }
  | { readonly type: 'reopened'; readonly feature: FeatureId; readonly kind: SegmentKind }
  | { readonly type: 'turn'; readonly player: number; readonly turn: number }
  | { readonly type: 'over'; readonly winners: readonly number[] }
  | GameEvent;

/** What a later look is compared with. */
export interface Snapshot {
  readonly length: number;
  readonly actor: number;
  readonly turns: number;
  readonly turnPlayer: number;
  readonly features: ReadonlyMap<FeatureId, { readonly kind: SegmentKind; readonly complete: boolean }>;
  /** Feature of every segment. */
  readonly owner: ReadonlyMap<string, FeatureId>;
  readonly ferries: ReadonlyMap<string, Pair | null>;
}

export function snapshot(game: Game): Snapshot {
  const age = ages(game);
  const features = new Map<FeatureId, { kind: SegmentKind; complete: boolean }>();
  const owner = new Map<string, FeatureId>();
  for (const feature of game.features()) {
    const id = featureId(feature, age);
    if (id === null) continue;
    features.set(id, { kind: feature.kind, complete: feature.complete });
    for (const place of feature.segments) owner.set(placeKey(place), id);
  }
  const ferries = new Map(game.tiles().flatMap(({ x, y, ferry }) => (ferry ? [[`${x},${y}`, ferry] as const] : [])));
  return {
    length: game.record.length,
    actor: game.actor,
    turns: game.turns,
    turnPlayer: game.turnPlayer,
    features,
    owner,
    ferries,
  };
}

/** What came about since the snapshot was taken, of one decision with the chance that followed. */
export function happeningsSince(
  before: Snapshot,
  game: Game,
  events: readonly GameEvent[],
  now: Snapshot = snapshot(game),
): Happening[] {
  const found: Happening[] = [];
  const draws: Happening[] = [];
  for (const { packed } of game.record.slice(before.length)) {
    const move = moveOf(codecOf(game.rules), game.rules, packed);
    const happening = fromMove(move, before, game, now);
    if (happening) (happening.type === 'drawn' ? draws : found).push(happening);
  }
  found.push(...changes(before, now), ...events);
  if (game.isOver) found.push({ type: 'over', winners: game.winners });
  else if (game.turns !== before.turns || game.turnPlayer !== before.turnPlayer)
    found.push({ type: 'turn', player: game.turnPlayer, turn: game.turns });
  return [...found, ...draws];
}
function fromMove(move: Move, before: Snapshot, game: Game, now: Snapshot): Happening | null {
  const player = before.actor;
  switch (move.type) {
    case 'draw':
      return { type: 'drawn', player: game.turnPlayer, tile: move.tile };
    case 'place': {
      const tile = game.tileAt(move.x, move.y);
      return tile && { type: 'placed', player, tile: tile.id, kind: tile.kind, x: move.x, y: move.y, rotation: tile.rotation };
    }
    case 'deploy':
      return { ...move, type: 'deployed', player, feature: now.owner.get(placeKey(move)) ?? placeKey(move) };
    case 'wagon':
      return { ...move, type: 'moved', figure: 'wagon', player, feature: now.owner.get(placeKey(move)) ?? placeKey(move) };
    case 'magic':
      return { ...move, type: 'moved', player, feature: now.owner.get(placeKey(move)) ?? placeKey(move) };
    case 'ferry':
      return { ...move, type: 'ferry', player };
    case 'pivot':
      return { ...move, type: 'pivoted', player, from: before.ferries.get(`${move.x},${move.y}`) ?? null };
    default:
      return null;
  }
}
function changes(before: Snapshot, now: Snapshot): Happening[] {
  const found: Happening[] = [];
  const sources = new Map<FeatureId, Set<FeatureId>>();
  const targets = new Map<FeatureId, Set<FeatureId>>();
  const add = (map: Map<FeatureId, Set<FeatureId>>, key: FeatureId, value: FeatureId): void =>
    void (map.get(key)?.add(value) ?? map.set(key, new Set([value])));
  for (const [place, old] of before.owner) {
    const id = now.owner.get(place);
    if (id === undefined) continue;
    add(sources, id, old);
    add(targets, old, id);
  }
  for (const [feature, into] of targets)
    if (into.size > 1)
      found.push({ type: 'parted', feature, kind: before.features.get(feature)?.kind ?? 'road', into: [...into] });
  for (const [feature, from] of sources)
    if (from.size > 1) found.push({ type: 'merged', feature, kind: now.features.get(feature)?.kind ?? 'road', from: [...from] });
  for (const [feature, { kind, complete }] of now.features) {
    const old = [...(sources.get(feature) ?? [])].map((id) => before.features.get(id)?.complete);
    if (complete && !old.includes(true)) found.push({ type: 'closed', feature, kind });
    if (!complete && old.includes(true)) found.push({ type: 'reopened', feature, kind });
  }
  return found;
}

/** What a ferry would do to the roads at its lake, told for people: which roads, which way, in words. */
import type { Feature, FerryChoice, Game, Place } from 'highwayman';
import { listText, plural, SIDE_NAMES, type NameOf } from './describe.js';

export type RoadChange = 'joins' | 'splits' | 'closes' | 'reopens';

export interface RoadEffect {
  readonly change: RoadChange;
  /** Sides of the lake that the road reaches then. */
  readonly sides: readonly string[];
  /** The road as it would be. */
  readonly road: Feature;
}

/** The jetties of a lake tile: side on the board and the slot of its road. */
export function jettiesAt(game: Game, x: number, y: number): { readonly side: number; readonly segment: number }[] {
  const tile = game.tileAt(x, y);
  const kind = tile ? game.rules.kinds[tile.kind] : undefined;
  if (!tile || !kind) return [];
  return kind.segments.flatMap((segment, slot) => (segment.jetty ? segment.sides.map((side) => ({ side: (side + tile.rotation) % 4, segment: slot })) : []));
}

/** The roads that one of `game.ferryPreview()` would change. */
export function effectsOf(game: Game, choice: FerryChoice): RoadEffect[] {
  const { x, y, roads, joins, parts, closes, reopens } = choice;
  const jetties = jettiesAt(game, x, y);
  return roads.flatMap((road) => {
    const on = (place: Place): boolean => road.segments.some((one) => one.x === place.x && one.y === place.y && one.segment === place.segment);
    const change: RoadChange | null = closes.some(on) ? 'closes' : reopens.some(on) ? 'reopens' : joins.flat().some(on) ? 'joins' : parts.flat().some(on) ? 'splits' : null;
    if (!change) return [];
    const sides = jetties.filter(({ segment }) => on({ x, y, segment })).map(({ side }) => 'NESW'.charAt(side));
    return [{ change, sides, road }];
  });
}

/** One sentence for what would happen. */
export function effectText(effects: readonly RoadEffect[], name: NameOf): string {
  return effects.map(({ change, sides, road }) => {
    const where = listText(sides.map((side) => SIDE_NAMES[side] ?? side));
    const length = plural(road.tiles, 'tile');
    switch (change) {
      case 'joins': return `joins ${where} into a road of ${length}`;
      case 'closes': return `closes the road ${where}, ${length}${road.owners.length > 0 ? `, ${road.points} for ${listText(road.owners.map(name))}` : ''}`;
      case 'reopens': return `reopens the road ${where}, ${length}`;
      default: return `cuts off the road ${where}, ${length}`;
    }
  }).join('; ') || 'changes nothing';
}

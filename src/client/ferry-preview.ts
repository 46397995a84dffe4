/** What a ferry would do to the roads at its lake, told for people: which roads, which way, in words. */
import type { Place } from '../core/board-reader.js';
import type { Feature } from '../core/feature-reader.js';
import type { FerryChoice } from '../ferry-preview.js';
import type { Game } from '../game.js';
import type { NameOf, Words } from './words/index.js';
import { needFunction, needGame, needInt, refuseArgument } from '../guard.js';
import { needList, needPlace, needWords } from './need.js';

/** What a ferry does to a road. */
export type RoadChange = 'joins' | 'splits' | 'closes' | 'reopens';

/** One road that a ferry would change. */
export interface RoadEffect {
  readonly change: RoadChange;
  /** Sides of the lake that the road reaches then, N 0 to W 3. */
  readonly sides: readonly number[];
  /** The road as it would be. */
  readonly road: Feature;
}

/** The jetties of a lake tile: side on the board and the slot of its road. */
export function jettiesAt(game: Game, x: number, y: number): { readonly side: number; readonly segment: number }[] {
  needGame(game);
  needInt(x, 'x', -512, 511);
  needInt(y, 'y', -512, 511);
  const tile = game.tileAt(x, y);
  const kind = tile ? game.rules.kinds[tile.kind] : undefined;
  if (!tile || !kind) return [];
  return kind.segments.flatMap((segment, slot) =>
    segment.jetty ? segment.sides.map((side) => ({ side: (side + tile.rotation) % 4, segment: slot })) : [],
  );
}

/** The roads that one of `game.ferryPreview()` would change. */
export function effectsOf(game: Game, choice: FerryChoice): RoadEffect[] {
  needGame(game);
  needPlace(choice, 'choice');
  needList(choice.roads, 'choice.roads', 'roads', 'segments');
  for (const key of ['joins', 'parts'] as const)
    if (!Array.isArray(choice[key])) refuseArgument(`choice.${key}`, choice[key], 'a list');
  for (const key of ['closes', 'reopens'] as const) needList(choice[key], `choice.${key}`, 'places', 'x', 'y');
  const { x, y, roads, joins, parts, closes, reopens } = choice;
  const jetties = jettiesAt(game, x, y);
  return roads.flatMap((road) => {
    const on = (place: Place): boolean =>
      road.segments.some((one) => one.x === place.x && one.y === place.y && one.segment === place.segment);
    const change: RoadChange | null = closes.some(on)
      ? 'closes'
      : reopens.some(on)
        ? 'reopens'
        : joins.flat().some(on)
          ? 'joins'
          : parts.flat().some(on)
            ? 'splits'
            : null;
    if (!change) return [];
    return [{ change, sides: jetties.filter(({ segment }) => on({ x, y, segment })).map(({ side }) => side), road }];
  });
}

/** One sentence for what would happen. */
export function effectText(effects: readonly RoadEffect[], name: NameOf, words: Words): string {
  needList(effects, 'effects', 'effects of effectsOf', 'change', 'sides', 'road');
  needFunction(name, 'name', 'a function that gives the name of a player');
  needWords(words);
  return (
    effects
      .map(({ change, sides, road }) => {
        const where = words.list(sides.map(words.side));
        switch (change) {
          case 'joins':
            return words.joins(where, road.tiles);
          case 'closes':
            return words.closes(
              where,
              road.tiles,
              road.owners.length > 0 ? words.paid(road.points, words.list(road.owners.map(name))) : '',
            );
          case 'reopens':
            return words.reopens(where, road.tiles);
          default:
            return words.cutsOff(where, road.tiles);
        }
      })
      .join('; ') || words.changesNothing
  );
}

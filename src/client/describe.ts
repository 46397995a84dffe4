/** Features, tiles and events in words of a language. */
import type { ScoreEvent } from '../core/events.js';
import type { Feature } from '../core/feature-reader.js';
import type { Game } from '../game.js';
import type { Rotation, TileKind } from '../types.js';
import type { NameOf, Words } from './words/index.js';
import { needFunction, needGame, needInt, needKind } from '../guard.js';
import { needFeature, needScore, needWords } from './need.js';

/** "road, 4 tiles, 2 open ends, inn". */
export function featureText(feature: Feature, words: Words): string {
  needFeature(feature);
  needWords(words);
  const { kind, tiles, open, complete, coats, inn, cathedral, labyrinth } = feature;
  const parts: string[] = [words.segment[kind]];
  if (kind === 'field') parts.push(words.tiles(tiles));
  else if (kind === 'road' || kind === 'city') {
    parts.push(words.tiles(tiles), complete ? words.finished : words.open(open));
    if (coats > 0) parts.push(words.coats(coats));
    if (inn) parts.push(words.inn);
    if (cathedral) parts.push(kind === 'road' ? words.toCathedral : words.cathedral);
    if (labyrinth) parts.push(words.labyrinth);
  } else parts.push(complete ? words.surrounded : words.notSurrounded);
  return parts.join(', ');
}

/** Who holds a feature and what it would pay now. */
export function ownerText(feature: Feature, name: NameOf, words: Words): string {
  needFeature(feature);
  needFunction(name, 'name', 'a function that gives the name of a player');
  needWords(words);
  return feature.owners.length === 0 ? words.nobody : words.holds(feature.owners.map(name), feature.points, feature.complete);
}

/** Sides where a segment lies on its square as the tile is turned, e.g. north and east; none for what lies in the middle. */
export function sidesText(kind: TileKind, rotation: Rotation | number, slot: number, words: Words): string[] {
  needKind(kind, 'kind');
  needInt(rotation, 'rotation', 0, 3);
  needInt(slot, 'slot', 0, kind.segments.length - 1);
  needWords(words);
  const segment = kind.segments[slot];
  if (!segment) return [];
  if (segment.sides.length > 0) return turned(segment.sides, rotation).map(words.side);
  return segment.kind !== 'field' || segment.halves.length === 8 ? [] : fieldWhere(segment.halves, rotation, words);
}
/** Whole sides by name, corners where only their two halves belong to the field. */
function fieldWhere(halves: readonly number[], rotation: number, words: Words): string[] {
  const has = new Set(halves.map((half) => (half + 2 * rotation) % 8));
  const whole = [0, 1, 2, 3].filter((side) => has.has(2 * side) && has.has(2 * side + 1));
  const corners = [0, 1, 2, 3].filter(
    (corner) =>
      has.has(2 * corner + 1) && has.has((2 * corner + 2) % 8) && !whole.includes(corner) && !whole.includes((corner + 1) % 4),
  );
  const names = [...whole.map(words.side), ...corners.map((corner) => words.corner[corner] ?? '')];
  return names.length > 0 ? names : [...has].map((half) => words.side(half >> 1));
}
const turned = (sides: readonly number[], rotation: number): number[] =>
  sides.map((side) => (side + rotation) % 4).sort((a, b) => a - b);

/** A tile in words: "city north and east, coat of arms; road from south to west". */
export function tileText(kind: TileKind, rotation: Rotation | number, words: Words): string {
  needKind(kind, 'kind');
  needInt(rotation, 'rotation', 0, 3);
  needWords(words);
  const parts: string[] = [];
  if (kind.abbey) parts.push(words.abbey);
  const jetties: number[] = [];
  for (const segment of kind.segments) {
    const where = turned(segment.sides, rotation).map(words.side);
    if (segment.kind === 'city') {
      const extras = [
        segment.coats > 0 ? words.coats(segment.coats) : '',
        segment.cathedral ? words.cathedral : '',
        segment.goods ? words.goods[segment.goods] : '',
      ].filter((text) => text !== '');
      parts.push([where.length === 0 ? words.segment.city : words.cityOf(where), ...extras].join(', '));
    } else if (segment.kind === 'road') {
      if (segment.jetty) jetties.push(...turned(segment.sides, rotation));
      else
        parts.push(
          [
            where.length === 0 ? words.segment.road : words.roadOf(where),
            ...(segment.inn ? [words.inn] : []),
            ...(segment.labyrinth ? [words.labyrinth] : []),
          ].join(', '),
        );
    } else if (segment.kind !== 'field' && !kind.abbey) parts.push(words.segment[segment.kind]);
  }
  if (jetties.length > 0) parts.push(words.lake(jetties.sort((a, b) => a - b).map(words.side)));
  if (kind.portal) parts.push(words.portal);
  if (kind.flight >= 0) parts.push(words.flight);
  const river = (kind.source.rivers ?? []).flatMap(({ ends }) => [...ends].map((letter) => 'NESW'.indexOf(letter)));
  if (river.length > 0) parts.push(words.river(turned(river, rotation).map(words.side)));
  return parts.length > 0 ? parts.join('; ') : words.onlyField;
}
/** The drawn tile in words with the number of squares where it fits, for screen readers; empty without one. */
export function drawnText(game: Game, name: NameOf, words: Words): string {
  needGame(game);
  needFunction(name, 'name', 'a function that gives the name of a player');
  needWords(words);
  const kind = game.rules.kinds.find(({ id }) => id === game.drawn);
  if (!kind || game.actor < 0) return '';
  const squares = new Set(game.legal().flatMap((move) => (move.type === 'place' ? [`${move.x},${move.y}`] : [])));
  return words.said.drew(name(game.actor), tileText(kind, 0, words), squares.size);
}

/** "2 city tiles → 4, 1 coat of arms → 2". */
export function reasonText(event: ScoreEvent, words: Words): string {
  needScore(event);
  needWords(words);
  return event.terms.map(({ count, label, points }) => `${count} × ${words.terms[label] ?? label} = ${points}`).join(', ');
}

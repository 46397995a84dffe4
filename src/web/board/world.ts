/** Everything of the board that is SVG, from below to above; each part is made anew only when what it shows has changed. */
import type { Feature, Game, Place } from 'highwayman';
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Placement } from '../game/choices.js';
import type { Selection } from '../game/selection.js';
import type { Store } from '../store.js';
import { decisionSquares } from './follow.js';
import { hintLayer } from './hints.js';
import { featureLayer, ferryLayer, figureLayer, leavingLayer, lookOf, paidCities, type StandingFigure } from './layers.js';
import { chipLayer, mapLayer } from './map-layer.js';
import {
  dimLayer,
  ghostLayer,
  glowLayer,
  lastLayer,
  paleLayer,
  pointsLayer,
  previewLayer,
  squareLayer,
  type PlaceChoice,
} from './marks.js';
import { lastTiles } from './others.js';
import { pieceLayer } from './pieces.js';
import type { Tiles } from './tiles.js';

export interface World {
  readonly game: Game;
  readonly store: Store;
  /** Null while one looks back. */
  readonly selection: Selection | null;
  readonly tiles: Tiles;
  readonly places: readonly PlaceChoice[];
  readonly stood: readonly StandingFigure[];
  readonly gone: readonly StandingFigure[];
  /** Square under the pointer. */
  readonly hovered: Placement | null;
  /** What is told about. */
  readonly marked: Place | null;
}
export const featureUnder = (game: Game, tiles: Tiles, place: Place | null): Feature | null =>
  place && tiles.has(`${place.x},${place.y}`) ? game.featureAt(place.x, place.y, place.segment) : null;

export function worldLayers({ game, store, selection, tiles, places, stood, gone, hovered, marked }: World): SVGTemplateResult {
  const { version } = store;
  const focus = selection?.focus ?? null;
  const preview = focus && selection ? selection.preview(focus) : null;
  const feature = featureUnder(game, tiles, marked);
  const focused =
    focus?.square && !preview && focus.segment !== null && focus.figure
      ? featureUnder(game, tiles, { x: focus.square.x, y: focus.square.y, segment: focus.segment })
      : null;
  const scored = store.replay
    ? game.events()
    : (store.latest?.events ?? []).flatMap((event) => (event.type === 'score' && !event.final ? [event] : []));
  const squares = decisionSquares(selection);
  return svg`
    ${guard([version, game], () => svg`${mapLayer(game, tiles)}${lastLayer(game.placed ?? game.tiles().at(-1) ?? null, lastTiles(store))}`)}
    ${guard([version, game, preview ? focus?.square : null], () => ferryLayer(tiles, preview ? (focus?.square ?? null) : null))}
    ${squares.length === 1 ? dimLayer(squares) : nothing}
    ${feature ? shown(game, tiles, feature) : nothing}
    ${focused ? featureLayer(game, tiles, focused.segments, 'shown focus') : nothing}
    ${guard([selection, selection?.square, selection?.rotation, hovered], () => (selection ? svg`${squareLayer(selection, hovered)}${ghostLayer(game, selection, hovered)}` : nothing))}
    ${focus && preview ? previewLayer(game, tiles, focus, preview) : nothing}
    ${hintLayer(store)}
    ${guard([version, game], () => svg`${chipLayer(game)}${pieceLayer(game, tiles)}${figureLayer(stood, game, tiles)}`)}
    ${selection ? paleLayer(places, selection, game.actor) : nothing}
    ${guard([version, game], () => svg`${leavingLayer(gone, version)}${glowLayer(game, tiles, scored, version)}${pointsLayer(game, tiles, scored, version)}`)}`;
}
/** A field with the cities that pay. */
const shown = (game: Game, tiles: Tiles, feature: Feature): SVGTemplateResult =>
  svg`${feature.kind === 'field' ? paidCities(game, tiles, feature).map((city) => featureLayer(game, tiles, city.segments, 'paid')) : nothing}${featureLayer(game, tiles, feature.segments, `shown ${lookOf(feature)}`)}`;

/** What can be done on the board, as SVG in world units: legal squares, the tile about to be placed, places for figures, previews. */
import type { Figure, Game, MagicFigure, ScoreEvent } from 'highwayman';
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { figureArt, magicArt } from '../figures/shapes.js';
import { squareKey, type Choice, type Placement } from '../game/choices.js';
import type { RoadEffect } from '../game/ferry-preview.js';
import type { Selection } from '../game/selection.js';
import type { Ghost } from './land-parts.js';
import { feet, featureLayer, ferryArt, figureAt, spotOf, type Spot, type Tiles } from './layers.js';

export function squareLayer(selection: Selection, hovered: Placement | null): SVGTemplateResult {
  const { square, rotation } = selection;
  // squares that stay from decision to decision stay in the document
  return svg`<g class="squares">${repeat(selection.placements, squareKey, (each) => {
    const now = each.rotations.includes(rotation);
    const chosen = square === each;
    const bare = chosen || hovered === each;
    return guard([now, chosen, bare], () => oneSquare(each, now, chosen, bare));
  })}</g>`;
}
const oneSquare = (at: Placement, now: boolean, chosen: boolean, bare: boolean): SVGTemplateResult =>
  svg`<g class=${`square ${now ? 'fits' : 'turn'} ${chosen ? 'chosen' : ''}`} data-square=${squareKey(at)}
    transform=${`translate(${at.x * 100} ${at.y * 100})`}>
      <rect class="square-target" width="100" height="100"></rect><rect class="square-frame" x="6" y="6" width="88"
        height="88" rx="10"></rect>${
          bare
            ? nothing
            : svg`<path class="square-sign" d=${now ? 'M50 37V63M37 50H63' : 'M63 43A15 15 0 1 0 64 57M65 36V45H56'}></path>`
        }</g>`;

/** The tile in hand where it would lie: on the square that is chosen or pointed at, turned as it fits. */
export function ghostOf(game: Game, selection: Selection | null, hovered: Placement | null): Ghost | null {
  const at = selection?.square ?? hovered;
  if (!at || !selection?.kind) return null;
  const rotation = at.rotations.includes(selection.rotation) ? selection.rotation : (at.rotations[0] ?? 0);
  return { kind: game.rules.kinds.indexOf(selection.kind), x: at.x, y: at.y, rotation, chosen: selection.square !== null };
}
/** Its frame; the tile itself is part of the land's picture. */
export function ghostLayer(game: Game, selection: Selection, hovered: Placement | null): SVGTemplateResult | typeof nothing {
  const ghost = ghostOf(game, selection, hovered);
  if (!ghost) return nothing;
  const [x, y] = [ghost.x * 100, ghost.y * 100];
  return svg`<g class=${`ghost ${ghost.chosen ? 'chosen' : ''}`} data-square=${squareKey(ghost)}><rect class="ghost-rim"
    x=${x - 2} y=${y - 2} width="104" height="104" rx="6"></rect></g>`;
}

export const isMagic = (figure: Figure | MagicFigure | null): figure is MagicFigure => figure === 'mage' || figure === 'witch';
/** A figure or a sign for a choice, about its feet. */
export function choiceArt(choice: Choice, spot: Spot, player: number): SVGTemplateResult {
  const { figure, move } = choice;
  if (move.type === 'treat')
    return svg`<path class="choice-sign" d="M0,-17L3,-11L9,-10L4.5,-5.5L6,1L0,-2.5L-6,1L-4.5,-5.5L-9,-10L-3,-11Z"></path>`;
  if (move.type === 'recall') return svg`<path class="choice-sign" d="M6,-2V-9A6,6 0 0 0 -6,-9M-10,-12L-6,-7L-1,-12"></path>`;
  if (move.type === 'fly')
    return svg`<path class="choice-sign" d="M0,-18L4,-11L11,-7L4,-7L3,0L0,-4L-3,0L-4,-7L-11,-7L-4,-11Z"></path>`;
  if (isMagic(figure)) return svg`<g transform=${feet(false)}>${magicArt(figure)}</g>`;
  return svg`<g transform=${feet(spot.lying)}>${figureArt({ figure: figure ?? 'normal', player, lying: spot.lying })}</g>`;
}

/** Where a choice points, null for one of no place. */
export function choiceSpot(game: Game, tiles: Tiles, { square, segment, corner, move, pair }: Choice): Spot | null {
  if (!square) return null;
  if (pair) return { at: [square.x * 100 + 50, square.y * 100 + 50], scale: 1, lying: false };
  if (move.type === 'recall') {
    const abbot = game.figures().find((one) => one.figure === 'abbot' && one.x === square.x && one.y === square.y);
    return spotOf(game, tiles, square.x, square.y, abbot?.segment ?? -1);
  }
  return spotOf(game, tiles, square.x, square.y, segment ?? -1, corner);
}

/** One place of a decision with all figures that could go there. */
export interface PlaceChoice {
  readonly spot: Spot;
  readonly square: { readonly x: number; readonly y: number };
  /** The one for the figure in hand first. */
  readonly options: readonly Choice[];
}
/** All places of all figures at once, from north to south. */
export function placesOf(game: Game, tiles: Tiles, selection: Selection): PlaceChoice[] {
  const found = new Map<string, { spot: Spot; square: { x: number; y: number }; options: Choice[] }>();
  for (const choice of selection.choices) {
    const { square, segment, corner, move, pair } = choice;
    if (!square || pair || move.type === 'send') continue;
    const spot = choiceSpot(game, tiles, choice);
    if (!spot) continue;
    const key = `${square.x},${square.y}/${segment ?? ''}/${corner ?? ''}/${move.type === 'recall' || move.type === 'fly' || move.type === 'treat' ? move.type : ''}`;
    const place = found.get(key);
    if (!place) found.set(key, { spot, square, options: [choice] });
    else if (choice.figure === selection.figure) place.options.unshift(choice);
    else place.options.push(choice);
  }
  return [...found.values()].sort((a, b) => a.spot.at[1] - b.spot.at[1] || a.spot.at[0] - b.spot.at[0]);
}
/** Figures that could be set, pale, on their very places. */
export function paleLayer(places: readonly PlaceChoice[], selection: Selection, player: number): SVGTemplateResult {
  return svg`<g class="choices">${places.map(({ spot, options }) => {
    const [choice] = options;
    if (!choice) return nothing;
    const focused = options.some(({ token }) => token === selection.focus?.token);
    const shown = options.find(({ token }) => token === selection.focus?.token) ?? choice;
    return svg`<g class=${`choice ${focused ? 'focused' : ''}`}
      transform=${figureAt(spot)}>${choiceArt(shown, spot, player)}</g>`;
  })}</g>`;
}
/** Everything but the squares of a decision is dimmed. */
export function dimLayer(squares: readonly { readonly x: number; readonly y: number }[]): SVGTemplateResult {
  return svg`<path class="dim"
    d=${`M-20000 -20000H20000V20000H-20000Z${squares.map(({ x, y }) => `M${x * 100} ${y * 100}v100h100v-100z`).join('')}`}></path>
    ${squares.map(({ x, y }) => svg`<rect class="dim-frame" x=${x * 100} y=${y * 100} width="100" height="100" rx="2"></rect>`)}`;
}

/** What the ferry that is pointed at would do. */
export function previewLayer(game: Game, tiles: Tiles, choice: Choice, effects: readonly RoadEffect[]): SVGTemplateResult {
  const { square, pair } = choice;
  return svg`${effects.map(({ change, road }) => featureLayer(game, tiles, road.segments, `change-${change}`))}
    ${square && pair ? ferryArt(pair, square.x, square.y, 'planned') : nothing}`;
}

/** Frames around the tiles that were laid last; `others` in the colours of those who laid them. */
export function lastLayer(
  last: { readonly x: number; readonly y: number } | null,
  others: readonly { readonly x: number; readonly y: number; readonly player: number }[],
): SVGTemplateResult {
  return svg`${others.filter(({ x, y }) => x !== last?.x || y !== last.y).map(({ x, y, player }) => svg`<rect class=${`their-tile p${player}`} x=${x * 100 - 1} y=${y * 100 - 1} width="102" height="102" rx="5"></rect>`)}
    ${last ? svg`<rect class="last-tile" x=${last.x * 100 - 3} y=${last.y * 100 - 3} width="106" height="106" rx="7"></rect>` : nothing}`;
}

/** What was just scored lights up. */
export function glowLayer(game: Game, tiles: Tiles, events: readonly ScoreEvent[], version: number): SVGTemplateResult {
  const there = events.filter(({ segment, x, y }) => segment >= 0 && tiles.has(`${x},${y}`));
  return svg`${there.map(({ x, y, segment }) => featureLayer(game, tiles, game.featureAt(x, y, segment).segments, `glow v${version % 2}`))}`;
}

/** Points that rise over the board when they are scored. */
export function pointsLayer(game: Game, tiles: Tiles, events: readonly ScoreEvent[], version: number): SVGTemplateResult {
  const count = new Map<string, number>();
  return svg`<g class="points">${events
    .filter(({ segment }) => segment >= 0)
    .map((event) => {
      const {
        at: [x, y],
      } = spotOf(game, tiles, event.x, event.y, event.segment);
      const key = `${event.x},${event.y}`;
      const row = count.get(key) ?? 0;
      count.set(key, row + 1);
      return svg`<g transform=${`translate(${x} ${y - 26 - row * 30})`}><g class="grow"><g
        class=${`bubble p${event.player} v${version % 2}`}><rect x="-24" y="-14" width="48" height="28" rx="14"></rect><text
        y="6">+${event.points}</text></g></g></g>`;
    })}</g>`;
}

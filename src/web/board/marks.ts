/** What can be done on the board: legal squares, the tile about to be placed, places for figures, jetties. */
import type { Figure, Game, MagicFigure, ScoreEvent } from 'highwayman';
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { figureArt, magicArt } from '../figures/shapes.js';
import { squareKey, type Choice, type Placement } from '../game/choices.js';
import { sideText } from '../game/describe.js';
import { t } from '../texts/index.js';
import type { RoadEffect } from '../game/ferry-preview.js';
import type { Selection } from '../game/selection.js';
import { artId } from '../tile/art.js';
import { featureLayer, ferryArt, jettyPoint, lies, spot, type Tiles } from './layers.js';

export function squareLayer(selection: Selection, hovered: Placement | null): SVGTemplateResult {
  const { square, rotation } = selection;
  return svg`<g class="squares">${selection.placements.map((each) => {
    const now = each.rotations.includes(rotation);
    const chosen = square !== null && squareKey(square) === squareKey(each);
    return svg`<g class=${`square ${now ? 'fits' : 'turn'} ${chosen ? 'chosen' : ''}`} data-square=${squareKey(each)} transform=${`translate(${each.x * 100} ${each.y * 100})`}>
      <rect x="5" y="5" width="90" height="90" rx="8"></rect>${chosen || hovered === each ? nothing : svg`<path class="square-sign" d=${now ? 'M50,40V60M40,50H60' : 'M61,44A13,13 0 1 0 62,55M62,40V46H56'}></path>`}</g>`;
  })}</g>`;
}

/** The tile in hand where it would lie, with buttons to turn and to place it. */
export function ghostLayer(game: Game, selection: Selection, hovered: Placement | null): SVGTemplateResult | typeof nothing {
  const at = selection.square ?? hovered;
  const { kind } = selection;
  if (!at || !kind) return nothing;
  const rotation = at.rotations.includes(selection.rotation) ? selection.rotation : (at.rotations[0] ?? 0);
  const index = game.rules.kinds.indexOf(kind);
  const chosen = selection.square !== null;
  const [x, y] = [at.x * 100, at.y * 100];
  return svg`<g class=${`ghost ${chosen ? 'chosen' : ''}`} data-square=${squareKey(at)}>
    <use href=${`#${artId(index, rotation)}`} x=${x} y=${y}></use>
    <rect class="ghost-rim" x=${x + 1} y=${y + 1} width="98" height="98" rx="4"></rect></g>
    ${
      chosen
        ? svg`
    ${at.rotations.length > 1 ? button(x + 2, y + 2, 'turn', t().hand.turn, 'M7.5,-4A9,9 0 1 0 9,3M9.5,-8V-2.5H4') : nothing}
    ${button(x + 98, y + 2, 'confirm', t().hand.place, 'M-8,0L-2.5,6L8,-6')}`
        : nothing
    }`;
}
function button(x: number, y: number, act: string, label: string, d: string): SVGTemplateResult {
  return svg`<g class=${`round ${act}`} data-act=${act} role="button" aria-label=${label} transform=${`translate(${x} ${y})`}><title>${label}</title><g class="sized"><circle r="17"></circle><path d=${d}></path></g></g>`;
}

/** Figures that could be set, faint, where they would stand; smaller where they would cover each other. */
export function choiceLayer(game: Game, tiles: Tiles, selection: Selection, player: number): SVGTemplateResult {
  const all = selection.markers
    .filter(({ move }) => move.type !== 'send')
    .map((choice) => ({ choice, at: choicePoint(game, tiles, choice) }));
  const room = ([x, y]: readonly [number, number]): number =>
    all.reduce((least, { at }) => {
      const far = Math.hypot(at[0] - x, at[1] - y);
      return far > 0 ? Math.min(least, far / 2) : least;
    }, HALO);
  return svg`<g class="choices">${all.map(({ choice, at }) => {
    const focused = selection.focus?.token === choice.token;
    const scale = Math.max(0.45, (room(at) - 0.5) / HALO);
    return svg`<g class=${`choice ${focused ? 'focused' : ''}`} data-token=${choice.token} role="button" aria-label=${choice.label} transform=${`translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) scale(${scale.toFixed(2)})`}>
      <title>${choice.label}</title><circle class="choice-halo" r=${HALO}></circle>${choiceArt(game, tiles, choice, player)}</g>`;
  })}</g>`;
}
const HALO = 16;
function choiceArt(game: Game, tiles: Tiles, choice: Choice, player: number): SVGTemplateResult {
  const { figure, move, square, segment } = choice;
  if (move.type === 'treat')
    return svg`<path class="choice-sign" d="M0,-9L3,-3L9,-2L4.5,2.5L6,9L0,5.5L-6,9L-4.5,2.5L-9,-2L-3,-3Z"></path>`;
  if (move.type === 'recall') return svg`<path class="choice-sign" d="M6,7V0A6,6 0 0 0 -6,0M-10,-3L-6,2L-1,-3"></path>`;
  if (move.type === 'fly') return svg`<path class="choice-sign" d="M0,-10L4,-3L11,1L4,1L3,8L0,4L-3,8L-4,1L-11,1L-4,-3Z"></path>`;
  if (isMagic(figure)) return magicArt(figure);
  return figureArt({
    figure: figure ?? 'normal',
    player,
    lying: square !== null && segment !== null && lies(game, tiles, square.x, square.y, segment),
  });
}
const isMagic = (figure: Figure | MagicFigure | null): figure is MagicFigure => figure === 'mage' || figure === 'witch';

export function choicePoint(game: Game, tiles: Tiles, { square, segment, corner, move }: Choice): readonly [number, number] {
  if (!square) return [50, 50];
  if (move.type === 'recall') {
    const abbot = game.figures().find((one) => one.figure === 'abbot' && one.x === square.x && one.y === square.y);
    return spot(game, tiles, square.x, square.y, abbot?.segment ?? -1);
  }
  return spot(game, tiles, square.x, square.y, segment ?? -1, corner ?? undefined);
}

/** Jetties to press, and what the ferry that is pointed at would do. */
export function lakeLayer(selection: Selection): SVGTemplateResult {
  const first = selection.jetty;
  return svg`<g class="lakes">${selection.lakes().map(
    ({ x, y, sides }) => svg`<g transform=${`translate(${x * 100} ${y * 100})`}>
    <circle class="lake-ring" cx="50" cy="50" r="31"></circle>
    ${sides.map((side) => {
      const [jx, jy] = jettyPoint(side);
      const chosen = first?.x === x && first.y === y && first.side === side;
      const possible =
        !first || first.x !== x || first.y !== y || chosen || selection.ferryBetween(x, y, first.side, side) !== null;
      const letter = 'NESW'.charAt(side);
      return svg`<g class=${`jetty ${chosen ? 'chosen' : ''} ${possible ? '' : 'impossible'}`} data-jetty=${`${x},${y},${side}`} role="button" aria-label=${t().board.jetty(sideText(letter))} transform=${`translate(${jx} ${jy})`}>
        <title>${t().board.jetty(sideText(letter))}</title><g class="sized"><circle r="8.5"></circle><text y="3.6">${letter}</text></g></g>`;
    })}</g>`,
  )}</g>`;
}
export function previewLayer(game: Game, tiles: Tiles, choice: Choice, effects: readonly RoadEffect[]): SVGTemplateResult {
  const { square, pair } = choice;
  return svg`${effects.map(({ change, road }) => featureLayer(game, tiles, road.segments, `change-${change}`))}
    ${square && pair ? ferryArt(pair, square.x, square.y, 'planned') : nothing}`;
}

/** Points that rise over the board when they are scored. */
export function pointsLayer(game: Game, tiles: Tiles, events: readonly ScoreEvent[], version: number): SVGTemplateResult {
  const count = new Map<string, number>();
  return svg`<g class="points">${events
    .filter(({ segment }) => segment >= 0)
    .map((event) => {
      const [x, y] = spot(game, tiles, event.x, event.y, event.segment);
      const key = `${event.x},${event.y}`;
      const row = count.get(key) ?? 0;
      count.set(key, row + 1);
      return svg`<g transform=${`translate(${x} ${y - 26 - row * 30})`}><g class=${`bubble p${event.player} v${version % 2}`}><rect x="-24" y="-14" width="48" height="28" rx="14"></rect><text y="6">+${event.points}</text></g></g>`;
    })}</g>`;
}

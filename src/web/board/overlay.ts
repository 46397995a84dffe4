/**
 * The buttons over the board: arrows at the edge, pills, jetties, turn and place. They keep their size at every scale, and none lies on
 * another. For pointers only: keys and screen readers have the same choices in the list of the decision.
 */
import type { Game } from 'highwayman';
import { along } from 'highwayman/geometry';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { SIDE_LETTERS, sideName } from './sides.js';
import { figureArt, magicArt } from '../figures/shapes.js';
import type { Choice } from '../game/choices.js';
import type { Selection } from '../game/selection.js';
import type { Camera } from './camera.js';
import { isNarrow } from './follow.js';
import { isMagic, type PlaceChoice } from './marks.js';
import { apart, arrowsTo, pillsBeside, TOUCH } from './pointers.js';
import { boardTexts } from './texts.js';

export interface Over {
  readonly camera: Camera;
  readonly game: Game;
  readonly selection: Selection | null;
  readonly places: readonly PlaceChoice[];
  readonly look: (x: number, y: number, scale?: number) => void;
  readonly focus: (choice: Choice | null) => void;
}
const at = (px: number, py: number): string => `transform:translate(${px.toFixed(1)}px,${py.toFixed(1)}px)`;

export function overlay(over: Over): TemplateResult {
  const { selection } = over;
  if (!selection?.mine) return html``;
  return html`${arrows(over, selection)}${selection.square ? acts(over, selection) : nothing}${over.places.length > 0 ? pills(over, selection) : nothing}${selection.ferries.length > 0 ? lakes(over, selection) : nothing}`;
}

/** Room that the tools take in the upper right corner. */
const TOOLS = 60;
export const toolsOf = (camera: Camera): { readonly width: number; readonly height: number } =>
  isNarrow(camera) ? { width: 106, height: TOOLS } : { width: TOOLS, height: 206 };

function arrows({ camera, places, look }: Over, selection: Selection): TemplateResult {
  const points =
    selection.placements.length > 0
      ? selection.placements.map(({ x, y }): [number, number] => [x * 100 + 50, y * 100 + 50])
      : [
          ...places.map(({ spot }) => spot.at),
          ...selection.lakes().map(({ x, y }): [number, number] => [x * 100 + 50, y * 100 + 50]),
        ];
  const { directions, squares } = boardTexts();
  return html`${arrowsTo(camera, points, toolsOf(camera)).map(
    ({
      direction,
      count,
      px,
      py,
      to,
    }) => html`<button type="button" tabindex="-1" class="edge-arrow" data-tool data-arrow=${direction}
      .style=${at(px - TOUCH / 2, py - TOUCH / 2)}
    aria-label=${squares(count, directions[direction] ?? '')} title=${squares(count, directions[direction] ?? '')} @click=${() => look(...to)}>
    <b>${count}</b><svg viewBox="-10 -10 20 20" aria-hidden="true"><path d="M0 6V-6M-5 -1L0 -6L5 -1"
      transform=${`rotate(${direction * 45})`}></path></svg></button>`,
  )}`;
}

/** Beside the square that was chosen, never on it. */
function acts({ camera }: Over, { square, kind }: Selection): TemplateResult {
  if (!square || !kind) return html``;
  const [left, top] = camera.toView(square.x * 100, square.y * 100);
  const size = camera.scale * 100;
  const gap = 6;
  const above = top > TOUCH + gap + 4;
  const py = above ? top - TOUCH - gap : top + size + gap;
  const middle = Math.max(TOUCH + 8, Math.min(camera.width - TOUCH - 8, left + size / 2));
  const { turn, place } = boardTexts();
  const several = square.rotations.length > 1;
  return html`${several ? html`<button type="button" tabindex="-1" class="round turn" data-act="turn" aria-label=${turn} title=${turn} .style=${at(middle - TOUCH - 3, py)}><svg viewBox="-12 -12 24 24" aria-hidden="true"><path d="M8 -4A9 9 0 1 0 9 3M10 -9V-3H4"></path></svg></button>` : nothing}
    <button type="button" tabindex="-1" class="round confirm" data-act="confirm" aria-label=${place} title=${place}
      .style=${at(several ? middle + 3 : middle - TOUCH / 2, py)}><svg viewBox="-12 -12 24 24" aria-hidden="true"><path
      d="M-7 0L-2 6L8 -6"></path></svg></button>`;
}

function pills(over: Over, selection: Selection): TemplateResult {
  const { camera, places, focus, game } = over;
  const seen = places.map(({ spot, square }) => ({ at: camera.toView(spot.at[0], spot.at[1] - (spot.lying ? 0 : 8)), square }));
  const [first] = places;
  const one =
    first !== undefined &&
    places.every(({ square }) => square.x === first.square.x && square.y === first.square.y) &&
    camera.scale > 0.85;
  const number = ({ options }: PlaceChoice): string => {
    const index = selection.listed.findIndex(({ token }) => options.some((each) => each.token === token));
    return index < 0 || index > 8 ? '' : String(index + 1);
  };
  const button = (
    choice: Choice,
    text: unknown,
    extra: string,
    style: string,
  ): TemplateResult => html`<button type="button" tabindex="-1"
    class=${`pill ${extra} ${selection.focus?.token === choice.token ? 'focused' : ''}`} data-token=${choice.token}
    aria-label=${choice.label} title=${choice.label} .style=${style}
    @pointerenter=${() => focus(choice)} @pointerleave=${() => focus(null)}>${text}</button>`;
  const icon = (choice: Choice): TemplateResult =>
    html`<svg viewBox="-15 -16 30 30"
      aria-hidden="true">${isMagic(choice.figure) ? magicArt(choice.figure) : figureArt({ figure: choice.figure ?? 'normal', player: game.actor })}</svg>`;
  if (!one) {
    const spots = apart(
      seen.map(({ at: p }) => p),
      TOUCH + 2,
    );
    return html`${places.map((place, i) => {
      const [choice] = place.options;
      const [px, py] = spots[i] as [number, number];
      const inView = px > -TOUCH && py > -TOUCH && px < camera.width + TOUCH && py < camera.height + TOUCH;
      return choice && inView
        ? button(choice, html`<span class="pill-number">${number(place)}</span>`, 'dot', at(px - TOUCH / 2, py - TOUCH / 2))
        : nothing;
    })}`;
  }
  const [left, top] = camera.toView(first.square.x * 100, first.square.y * 100);
  const size = camera.scale * 100;
  const narrow = isNarrow(camera);
  const list = pillsBeside(
    [left, top, left + size, top + size],
    seen.map(({ at: p }) => p),
    [narrow ? TOOLS : 6, camera.height - 6],
    TOUCH + 4,
  );
  return html`<svg class="leads"
    aria-hidden="true">${list.map(({ px, py, at: [x, y], side }) => svg`<path d=${`M${(px + (side === 'left' ? 2 : -2)).toFixed(1)} ${py.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`}></path>`)}</svg>
    ${list.map(({ index, side, px, py }) => {
      const place = places[index] as PlaceChoice;
      const [choice, ...others] = place.options;
      if (!choice) return nothing;
      const label = html`<span
        class="pill-number">${number(place)}</span>${narrow ? nothing : html`<span class="pill-text">${choice.label}</span>`}`;
      const all = [choice, ...others];
      // with several figures each has its own button in the pill
      return html`<div class=${`pill-row ${side}`}
        .style=${side === 'left' ? `right:${(camera.width - px).toFixed(1)}px;top:${(py - TOUCH / 2).toFixed(1)}px;max-width:${Math.max(TOUCH, px - 8).toFixed(0)}px` : `left:${px.toFixed(1)}px;top:${(py - TOUCH / 2).toFixed(1)}px;max-width:${Math.max(TOUCH, camera.width - px - (narrow ? 6 : TOOLS)).toFixed(0)}px`}>
        ${all.length === 1 || narrow ? button(choice, label, '', '') : html`${all.map((each, i) => (i === 0 ? button(each, html`${label}${icon(each)}`, '', '') : button(each, icon(each), 'icon', '')))}`}</div>`;
    })}`;
}

/** Units from the middle of a lake to the buttons on its jetties, on the outer end of the piers: so far apart are neighbours, too. */
const JETTIES = 29;
/** Jetties to press; where a lake is too small for that, one button that goes there. */
function lakes({ camera, look }: Over, selection: Selection): TemplateResult {
  const first = selection.jetty;
  const size = Math.max(24, Math.min(TOUCH, camera.scale * JETTIES - 1));
  const close = camera.scale * JETTIES >= 25;
  return html`${selection.lakes().map(({ x, y, sides }) => {
    const [cx, cy] = camera.toView(x * 100 + 50, y * 100 + 50);
    if (cx < -150 || cy < -150 || cx > camera.width + 150 || cy > camera.height + 150) return nothing;
    if (!close) {
      const small = Math.max(24, Math.min(TOUCH, camera.scale * 100 - 2));
      const text = boardTexts().lake(x, y);
      return html`<button type="button" tabindex="-1" class="lake-near" data-tool aria-label=${text} title=${text}
        .style=${`${at(cx - small / 2, cy - small / 2)};width:${small}px;height:${small}px`}
        @click=${() => look(x * 100 + 50, y * 100 + 50, 1.8)}>⚓</button>`;
    }
    return html`${sides.map((side) => {
      const [jx, jy] = along(side, 50 - JETTIES);
      const chosen = first?.x === x && first.y === y && first.side === side;
      const possible = first?.x !== x || first.y !== y || chosen || selection.ferryBetween(x, y, first.side, side) !== null;
      const [px, py] = camera.toView(x * 100 + jx, y * 100 + jy);
      return html`<button type="button" tabindex="-1"
        class=${`jetty ${chosen ? 'chosen' : ''} ${possible ? '' : 'impossible'}`} data-jetty=${`${x},${y},${side}`}
        aria-pressed=${chosen ? 'true' : 'false'} aria-label=${sideName(side)} title=${sideName(side)}
        .style=${`${at(px - size / 2, py - size / 2)};width:${size.toFixed(0)}px;height:${size.toFixed(0)}px`}>${SIDE_LETTERS.charAt(side)}</button>`;
    })}`;
  })}`;
}

/** The card beside the pointer: what the feature there is, who is in it, what it would pay. */
import type { Feature, Game } from 'highwayman';
import { html, nothing, type TemplateResult } from 'lit';
import { featureText, ownerText } from '../game/describe.js';
import { effectText } from '../game/ferry-preview.js';
import type { Store } from '../store.js';
import type { Camera } from './camera.js';
import { paidCities, type Tiles } from './layers.js';
import { boardTexts } from './texts.js';

export function cardOf(game: Game, tiles: Tiles, store: Store, feature: Feature | null): TemplateResult {
  const focus = store.replay ? null : (store.selection?.focus ?? null);
  const preview = focus && store.selection ? store.selection.preview(focus) : null;
  if (focus && preview) return html`<p class="tip"><b>${focus.label}</b> ${effectText(preview, store.name)}</p>`;
  if (focus) return html`<p class="tip">${focus.label}</p>`;
  if (!feature) return html`<p class="tip" hidden></p>`;
  const inside = feature.meeples.flatMap((count, player) =>
    count > 0 ? [html`<span class=${`strength p${player}`}>${store.name(player)} ${count}</span>`] : [],
  );
  return html`<p class="tip"><b>${featureText(feature)}</b> ${ownerText(feature, store.name)}
    ${feature.kind === 'field' ? html`<br>${boardTexts().pays(paidCities(game, tiles, feature).length)}` : nothing}${inside.length > 1 ? html`<span class="strengths">${inside}</span>` : nothing}</p>`;
}

const GAP = 18;
/** Beside the pointer and inside the view; in the corner without a pointer. */
export function placeCard(card: HTMLElement | null, pointer: readonly [number, number] | null, camera: Camera): void {
  if (!card || card.hidden) return;
  if (!pointer) {
    card.style.transform = '';
    return;
  }
  const { offsetWidth: w, offsetHeight: h } = card;
  const [px, py] = pointer;
  const x = px + GAP + w < camera.width - 60 ? px + GAP : Math.max(8, px - GAP - w);
  const y = py + GAP + h < camera.height - 8 ? py + GAP : Math.max(8, py - GAP - h);
  // the card's own corner is the lower left one of the view
  card.style.transform = `translate(${(x - 10).toFixed(0)}px, ${(y + h - camera.height + 10).toFixed(0)}px)`;
}

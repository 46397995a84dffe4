/** <hw-track>: the score track, 0 to 100, with a pawn for each player; a lap adds a ring. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import type { Store } from '../store.js';
import { t } from '../texts/index.js';
import { figureArt } from '../figures/shapes.js';

export class TrackElement extends PageElement {
  protected override parts(store: Store): readonly unknown[] {
    return [store.session, store.version, store.finalStep];
  }
  protected override render(): TemplateResult | typeof nothing {
    const { store } = this;
    if (!store.session) return nothing;
    const scores = store.scores;
    const fields = new Map<number, number>();
    return html`<div class="track" role="img"
      aria-label=${`${t().track}: ${scores.map((score, player) => `${store.name(player)} ${score}`).join(', ')}`}>
      ${[0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((n) => html`<span class="tick" .style=${`--at:${n}`}>${n}</span>`)}
      ${scores.map((score, player) => {
        const [at, lap] = [((score % 100) + 100) % 100, Math.floor(score / 100)];
        const side = fields.get(at) ?? 0;
        fields.set(at, side + 1);
        return html`<span class=${`pawn p${player}`}
          .style=${`--at:${at};--side:${side}`}>${lap > 0 ? html`<i>${lap}</i>` : nothing}<svg viewBox="-17 -18 34 34"
          aria-hidden="true">${svg`${figureArt({ figure: 'normal', player })}`}</svg></span>`;
      })}</div>`;
  }
}

/** <hw-bag>: the tiles that are left to draw. */
import { tileText } from 'highwayman/client';
import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import type { Store } from '../store.js';
import { t, words } from '../texts/index.js';
import { tilePicture } from './picture.js';

export class BagElement extends PageElement {
  protected override parts(store: Store): readonly unknown[] {
    return [store.version, store.session];
  }
  protected override render(): TemplateResult | typeof nothing {
    const game = this.store.shown;
    if (!game) return nothing;
    const { bag } = t();
    const left = game.remaining();
    const index = new Map(game.rules.kinds.map((kind, i) => [kind.id, i]));
    const gone = game.discarded();
    return html`<section class="panel bag" aria-label=${bag.label}>
      <p>${bag.left(left.reduce((sum, { count }) => sum + count, 0))}${gone.length > 0 ? `, ${bag.gone(gone.length)}` : ''}</p>
      <ul>${left.map(({ id, count }) => {
        const kind = index.get(id) ?? -1;
        const text = game.rules.kinds[kind] ? tileText(game.rules.kinds[kind], 0, words()) : id;
        return html`<li title=${text}>${tilePicture(this.store, kind, 0, bag.of(count, text))}<span class="count"
          aria-hidden="true">${count}</span></li>`;
      })}</ul>
      ${game.map && game.hiddenChips().length > 0 ? html`<p>${bag.chips}</p><ul class="hidden-chips">${game.hiddenChips().map(({ colour, value, count }) => html`<li>${count} × ${game.map?.colours[colour] ?? ''} ${value}</li>`)}</ul>` : nothing}</section>`;
  }
}

/** <hw-bag>: the tiles that are left to draw. */
import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import type { Store } from '../store.js';
import { plural } from '../game/describe.js';
import { artId } from '../tile/art.js';

export class BagElement extends PageElement {
  protected override parts(store: Store): readonly unknown[] {
    return [store.version, store.session];
  }
  protected override render(): TemplateResult | typeof nothing {
    const game = this.store.shown;
    if (!game) return nothing;
    const left = game.remaining();
    const total = left.reduce((sum, { count }) => sum + count, 0);
    const index = new Map(game.rules.kinds.map((kind, i) => [kind.id, i]));
    const gone = game.discarded();
    return html`<section class="panel bag" aria-label="Tiles left">
      <p>${plural(total, 'tile')} left${gone.length > 0 ? `, ${gone.length} put away because they fitted nowhere` : ''}</p>
      <ul>${left.map(({ id, count }) => html`<li title=${id}><svg viewBox="0 0 100 100" role="img" aria-label=${`${count} of ${id}`}><use href=${`#${artId(index.get(id) ?? -1, 0)}`}></use></svg><span class="count">${count}</span></li>`)}</ul>
      ${game.map && game.hiddenChips().length > 0 ? html`<p>Chips face down</p><ul class="hidden-chips">${game.hiddenChips().map(({ colour, value, count }) => html`<li>${count} × ${game.map?.colours[colour] ?? ''} ${value}</li>`)}</ul>` : nothing}</section>`;
  }
}

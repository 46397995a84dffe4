/** <hw-defs>: the drawings of the tile in hand, once in the page; the board refers to them by `artId`. */
import type { TileKind } from 'highwayman';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { PageElement } from '../element.js';
import type { Store } from '../store.js';
import { artId, tileArt } from '../tile/art.js';
import { setTable } from './picture.js';

export class DefsElement extends PageElement {
  protected override parts(store: Store): readonly unknown[] {
    return [store.version, store.session, store.selection, store.selection?.rotation];
  }
  private hand: TileKind | null = null;
  private all = false;

  protected override render(): TemplateResult | typeof nothing {
    const { store } = this;
    const game = store.shown;
    if (!game) return nothing;
    const { kinds } = game.rules;
    setTable(kinds);
    const hand = store.selection?.kind ?? null;
    if (this.hand !== hand) {
      this.hand = hand;
      // the other rotations follow a moment later: the first picture does not wait for them
      this.all = false;
      requestAnimationFrame(() => {
        this.all = true;
        this.requestUpdate();
      });
    }
    if (!hand) return nothing;
    const index = kinds.indexOf(hand);
    const rotations = this.all ? [0, 1, 2, 3].slice(0, hand.distinct) : [store.selection?.rotation ?? 0];
    return html`<svg class="defs" width="0" height="0" aria-hidden="true"><defs>${guard([hand, rotations.join()], () =>
      rotations.map((rotation) => svg`<g id=${artId(index, rotation)}>${tileArt(hand, rotation)}</g>`),
    )}</defs></svg>`;
  }
}

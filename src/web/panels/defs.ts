/** <hw-defs>: the drawings of the tile kinds in use, once in the page; everything else refers to them by `artId`. */
import type { TileKind } from 'highwayman';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { PageElement } from '../element.js';
import type { Store } from '../store.js';
import { artId, tileArt } from '../tile/art.js';

export class DefsElement extends PageElement {
  protected override parts(store: Store): readonly unknown[] {
    return [store.version, store.session, store.selection, store.selection?.rotation];
  }
  /** Kind × 4 + rotation. */
  private readonly wanted = new Set<number>();
  private fingerprint = '';
  private hand: TileKind | null = null;

  protected override render(): TemplateResult | typeof nothing {
    const { store } = this;
    const game = store.shown;
    if (!game) return nothing;
    const { rules } = game;
    if (this.fingerprint !== rules.fingerprint) {
      this.fingerprint = rules.fingerprint;
      this.wanted.clear();
      this.restLater();
    }
    for (const { kind, rotation } of game.tiles()) this.wanted.add(kind * 4 + rotation);
    for (const { tile } of game.map?.cells ?? []) if (tile >= 0) this.wanted.add(tile * 4);
    const hand = store.selection?.kind;
    if (hand) {
      const index = rules.kinds.indexOf(hand);
      this.wanted.add(index * 4 + (store.selection?.rotation ?? 0));
      if (this.hand !== hand) requestAnimationFrame(() => this.turn(hand, index));
      this.hand = hand;
    }
    return html`<svg class="defs" width="0" height="0" aria-hidden="true"><defs>${guard([rules, this.wanted.size], () =>
      repeat(
        [...this.wanted],
        (id) => id,
        (id) => {
          const kind = rules.kinds[id >> 2];
          return kind ? svg`<g id=${artId(id >> 2, id & 3)}>${tileArt(kind, id & 3)}</g>` : nothing;
        },
      ),
    )}</defs></svg>`;
  }
  /** The other rotations of the tile in hand follow a moment later: the first picture does not wait for them. */
  private turn(hand: TileKind, index: number): void {
    if (this.hand !== hand) return;
    for (let rotation = 0; rotation < hand.distinct; rotation++) this.wanted.add(index * 4 + rotation);
    this.requestUpdate();
  }
  /** The other kinds are drawn while nothing else is to do, a few at a time: the bag shows them all. */
  private restLater(): void {
    const { fingerprint } = this;
    const idle = (work: () => void): void =>
      void ('requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work, 60));
    const some = (): void => {
      const kinds = this.store.shown?.rules.kinds ?? [];
      if (this.fingerprint !== fingerprint) return;
      const left = kinds
        .map((_, index) => index * 4)
        .filter((id) => !this.wanted.has(id))
        .slice(0, 5);
      if (left.length === 0) return;
      for (const id of left) this.wanted.add(id);
      this.requestUpdate();
      setTimeout(() => idle(some), 30);
    };
    setTimeout(() => idle(some), 400);
  }
}

/** <hw-defs>: the drawings of the tile kinds in use, once in the page; everything else refers to them by "#k" and the kind's number. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { PageElement } from '../element.js';
import { tileArt } from '../tile/art.js';

export class DefsElement extends PageElement {
  private readonly wanted = new Set<number>();
  private fingerprint = '';

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
    for (const { kind } of game.tiles()) this.wanted.add(kind);
    const hand = store.selection?.kind;
    if (hand) this.wanted.add(rules.kinds.indexOf(hand));
    return html`<svg class="defs" width="0" height="0" aria-hidden="true"><defs>${guard([rules, this.wanted.size], () =>
      [...this.wanted].sort((a, b) => a - b).map((index) => {
        const kind = rules.kinds[index];
        return kind ? svg`<g id=${`k${index}`}>${tileArt(kind)}</g>` : nothing;
      }))}</defs></svg>`;
  }
  /** The other kinds are drawn while nothing else is to do, a few at a time: the bag shows them all. */
  private restLater(): void {
    const { fingerprint } = this;
    const idle = (work: () => void): void => void ('requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work, 60));
    const some = (): void => {
      const kinds = this.store.shown?.rules.kinds ?? [];
      if (this.fingerprint !== fingerprint) return;
      const left = kinds.map((_, index) => index).filter((index) => !this.wanted.has(index)).slice(0, 6);
      if (left.length === 0) return;
      for (const index of left) this.wanted.add(index);
      this.requestUpdate();
      setTimeout(() => idle(some), 30);
    };
    setTimeout(() => idle(some), 400);
  }
}
customElements.define('hw-defs', DefsElement);

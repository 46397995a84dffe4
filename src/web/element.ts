/**
 * Base of all components: drawn into the page itself, so that one style sheet and all labels reach everywhere.
 * A component that names what it shows in `parts` is drawn again only when one of them is another than before.
 */
import { LitElement } from 'lit';
import type { Store } from './store.js';
import { language } from './texts/index.js';

export class PageElement extends LitElement {
  private known: Store | null = null;
  private shown: readonly unknown[] | null = null;
  private readonly listen = (): void => {
    const parts = this.known && this.parts(this.known);
    const now = parts && [...parts, language()];
    const before = this.shown;
    this.shown = now;
    if (now && before?.length === now.length && now.every((part, i) => Object.is(part, before[i]))) return;
    this.requestUpdate();
  };

  /** What of the page's state the component shows; null draws it with every change. */
  protected parts(_store: Store): readonly unknown[] | null {
    return null;
  }

  get store(): Store {
    if (!this.known) throw new Error(`${this.localName} has no store yet`);
    return this.known;
  }
  set store(store: Store) {
    if (store === this.known) return;
    this.known?.removeEventListener('change', this.listen);
    this.known = store;
    store.addEventListener('change', this.listen);
    this.requestUpdate();
  }

  protected override shouldUpdate(): boolean {
    return this.known !== null;
  }
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
  override connectedCallback(): void {
    super.connectedCallback();
    this.known?.addEventListener('change', this.listen);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.known?.removeEventListener('change', this.listen);
  }
}

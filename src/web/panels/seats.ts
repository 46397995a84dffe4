/** <hw-seats>: who plays which colour can be changed in the middle of a game. */
import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import type { Store } from '../store.js';
import { configText } from '../game/link.js';
import { KIND_NAMES, SEAT_KINDS, type Seat } from '../game/seats.js';

export class SeatsElement extends PageElement {
  protected override parts(store: Store): readonly unknown[] {
    return [store.session, store.session?.seats];
  }
  protected override render(): TemplateResult | typeof nothing {
    const { store } = this;
    const { session } = store;
    if (!session) return nothing;
    const { game, seats } = session;
    return html`<section class="panel seats" aria-label="Seats and rules">
      <ol>${seats.map((one, i) => html`<li class=${`p${i}`}><span class="swatch" aria-hidden="true"></span> ${one.name}
        <select aria-label=${`Who plays for ${one.name}`} @change=${(event: Event) => store.setSeats(seats.map((each, k) => (k === i ? { ...each, kind: (event.target as HTMLSelectElement).value as Seat['kind'] } : each)))}>
          ${SEAT_KINDS.map((kind) => html`<option value=${kind} ?selected=${one.kind === kind}>${KIND_NAMES[kind]}</option>`)}</select></li>`)}</ol>
      <p class="small">Rules <code class="wrap">${configText(game)}</code></p>
      <p class="small">Seed <code>${game.initial.kind === 'start' ? String(game.initial.seed) : 'from a position'}</code></p></section>`;
  }
}

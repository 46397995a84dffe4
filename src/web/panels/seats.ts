/** <hw-seats>: who plays which colour, how undo is taken and how fast the players go can be changed in the middle of a game. */
import { UNDO_POLICIES, type UndoPolicy } from 'highwayman/client';
import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import { PACES } from '../game/driver.js';
import { configText } from '../game/link.js';
import { SEAT_KINDS, type Seat } from '../game/seats.js';
import type { Store } from '../store.js';
import { t } from '../texts/index.js';

export class SeatsElement extends PageElement {
  protected override parts(store: Store): readonly unknown[] {
    return [store.session, store.session?.seats, store.session?.undoPolicy, store.driver.pace];
  }
  protected override render(): TemplateResult | typeof nothing {
    const { store } = this;
    const { session, driver } = store;
    if (!session) return nothing;
    const { game, seats } = session;
    const { table, kinds } = t();
    return html`<section class="panel seats" aria-label=${table.label}>
      <ol>${seats.map(
        (one, i) => html`<li class=${`p${i}`}><span class="swatch" aria-hidden="true"></span> <span
          class="player-name">${one.name}</span>
        <select aria-label=${table.who(one.name)}
          @change=${(event: Event) => store.setSeats(seats.map((each, k) => (k === i ? { ...each, kind: value(event) as Seat['kind'] } : each)))}>
          ${SEAT_KINDS.map((kind) => html`<option value=${kind} ?selected=${one.kind === kind}>${kinds[kind]}</option>`)}</select></li>`,
      )}</ol>
      <label class="option"><span>${table.pace}</span> <select name="pace"
        @change=${(event: Event) => this.pace(Number(value(event)))}>
        ${PACES.map((ms, i) => html`<option value=${ms} ?selected=${driver.pace === ms}>${table.paces[i]}</option>`)}</select></label>
      <label class="option"><span>${table.undo}</span> <select name="undo"
        @change=${(event: Event) => store.setUndo(value(event) as UndoPolicy)}>
        ${UNDO_POLICIES.map((each) => html`<option value=${each} ?selected=${session.undoPolicy === each}>${table.undoKinds[each]}</option>`)}</select></label>
      <p class="small">${table.rules} <code class="wrap">${configText(game)}</code></p>
      <p class="small">${table.seed} <code>${game.initial.kind === 'start' ? String(game.initial.seed) : table.fromPosition}</code></p></section>`;
  }
  private pace(ms: number): void {
    this.store.driver.pace = ms;
    this.store.change();
  }
}
const value = (event: Event): string => (event.target as HTMLSelectElement).value;

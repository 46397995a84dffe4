/** <hw-log>: what happened, newest first, each score with its reasons. */
import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import type { Store } from '../store.js';
import { eventFeature, eventText, reasonText } from '../game/describe.js';
import type { LogEntry } from '../game/session.js';

const SHOWN = 60;

export class LogElement extends PageElement {
  protected override parts(store: Store): readonly unknown[] {
    return [store.version, store.session, store.finalStep];
  }
  protected override render(): TemplateResult | typeof nothing {
    const { session, name } = this.store;
    if (!session) return nothing;
    const entries = session.log.slice(-SHOWN).reverse();
    return html`<section class="panel log" aria-label="What happened">
      <ol>${entries.map((entry) => this.entry(entry, name))}</ol>
      ${session.log.length > SHOWN ? html`<p class="small">The last ${SHOWN} decisions; all of them are in the replay.</p>` : nothing}
      ${session.log.length === 0 ? html`<p class="small">Nothing yet.</p>` : nothing}</section>`;
  }
  private entry({ player, turn, tokens, events: all }: LogEntry, name: (player: number) => string): TemplateResult {
    // the final scoring appears as it is gone through
    let finals = this.store.finalStep;
    const events = all.filter((event) => event.type !== 'score' || !event.final || finals-- > 0);
    return html`<li class=${`p${player}`}><div class="log-head"><span class="swatch" aria-hidden="true"></span><b>${name(player)}</b> <code>${tokens[0] ?? ''}</code><small>turn ${turn + 1}</small></div>
      ${events.map((event) => event.type === 'score'
        ? html`<p class=${`scored p${event.player}`}><span class="plus">+${event.points}</span> <span><b>${name(event.player)}</b>, ${eventFeature(event)}${event.final ? ' at the end' : ''}<small>${reasonText(event)}</small></span></p>`
        : this.other(eventText(event, name)))}</li>`;
  }
  private other(text: string | null): TemplateResult | typeof nothing {
    return text === null ? nothing : html`<p class="happened">${text}</p>`;
  }
}

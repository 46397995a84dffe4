/** <hw-final>: the final scoring, one feature after the other, and who has won. */
import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import type { Store } from '../store.js';
import { eventFeature, listText, plural, reasonText } from '../game/describe.js';

export class FinalElement extends PageElement {
  protected override parts(store: Store): readonly unknown[] {
    return [store.version, store.session, store.finalStep, store.replay];
  }
  protected override render(): TemplateResult | typeof nothing {
    const { store } = this;
    const { session, finals, finalStep } = store;
    if (!session?.game.isOver || store.replay) return nothing;
    const event = finals[finalStep - 1];
    const done = finalStep >= finals.length;
    const { winners, scores } = session.game;
    return html`<section class="panel final" aria-label="Final scoring">
      <h2>Final scoring <small>${finalStep} of ${finals.length}</small></h2>
      ${event ? html`<p class=${`scored p${event.player}`}><span class="plus">+${event.points}</span> <span><b>${store.name(event.player)}</b>, ${eventFeature(event)}<small>${reasonText(event)}</small></span></p>`
        : html`<p>${finals.length > 0 ? 'What is not finished is scored now.' : 'Nothing is left to score.'}</p>`}
      ${done ? html`<p class="winner">${listText(winners.map(store.name))} ${winners.length > 1 ? 'share the win' : 'wins'} with ${plural(Math.max(...scores), 'point')}</p>` : nothing}
      <div class="row">
        <button type="button" ?disabled=${finalStep === 0} @click=${() => store.stepFinal(finalStep - 1)}>Back</button>
        <button type="button" class="primary" ?disabled=${done} @click=${() => store.stepFinal(finalStep + 1)}>Next</button>
        <button type="button" ?disabled=${done} @click=${() => store.stepFinal(finals.length)}>Show all</button>
        <button type="button" @click=${() => store.openReplay()}>Replay</button>
        <button type="button" @click=${() => store.showSetup()}>New game</button>
      </div></section>`;
  }
}

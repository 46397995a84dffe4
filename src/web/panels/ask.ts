/** <hw-ask>: a question that waits for yes or no. Escape is no. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import type { Store } from '../store.js';
import { t } from '../texts/index.js';

export class AskElement extends PageElement {
  protected override parts(store: Store): readonly unknown[] {
    return [store.question];
  }
  protected override render(): TemplateResult {
    const { question } = this.store;
    return html`<dialog class="ask" aria-labelledby="ask-text" @cancel=${() => question?.answer(false)}>
      <h2 id="ask-text">${question?.text ?? ''}</h2>
      ${
        question
          ? html`<div class="row end"><button type="button" @click=${() => question.answer(false)}>${t().leave.no}</button>
        <button type="button" class="primary" data-test="yes"
          @click=${() => question.answer(true)}>${question.yes}</button></div>`
          : nothing
      }</dialog>`;
  }
  protected override updated(_: PropertyValues): void {
    const dialog = this.querySelector('dialog');
    const wanted = this.store.question !== null;
    if (wanted && !dialog?.open) dialog?.showModal();
    if (!wanted && dialog?.open) dialog.close();
  }
}

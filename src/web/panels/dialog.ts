/** Base of the dialogs: a heading, a way to close, focus back where it was. */
import { html, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import { t } from '../texts/index.js';

export abstract class DialogElement extends PageElement {
  protected frame(name: string, title: string, content: unknown): TemplateResult {
    return html`<dialog class=${name} aria-labelledby=${`${name}-title`}>
      <form method="dialog"><button class="close" aria-label=${t().close}>✕</button></form>
      <h2 id=${`${name}-title`}>${title}</h2>${content}</dialog>`;
  }
  show(): void {
    this.requestUpdate();
    const dialog = this.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  }
  close(): void {
    this.querySelector('dialog')?.close();
  }
}

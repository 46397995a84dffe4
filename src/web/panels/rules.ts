/** <hw-rules>: the text of a rule, opened by its id wherever one stands; the texts come with the page. */
import { html, type TemplateResult } from 'lit';
import { loadRules, type RuleTexts } from '../game/rule-texts.js';
import type { Store } from '../store.js';
import { t } from '../texts/index.js';
import { DialogElement } from './dialog.js';

export class RulesElement extends DialogElement {
  private rule = '';
  private texts: RuleTexts | null = null;

  protected override parts(_store: Store): readonly unknown[] {
    return [];
  }
  protected override render(): TemplateResult {
    const { rules } = t();
    const text = this.texts?.[this.rule];
    return this.frame(
      'rules',
      rules.title(this.rule),
      this.texts === null ? html`<p>${rules.loading}</p>` : html`<p class="rule-text">${text ?? rules.missing}</p>`,
    );
  }
  open(id: string): void {
    this.rule = id;
    this.show();
    void loadRules().then((texts) => {
      this.texts = texts;
      this.requestUpdate();
    });
  }
}
/** A rule id that opens its text. */
export const ruleLink = (id: string): TemplateResult =>
  html`<button type="button" class="rule" aria-label=${t().rules.title(id)}
    @click=${() => document.querySelector<RulesElement>('hw-rules')?.open(id)}>${id}</button>`;

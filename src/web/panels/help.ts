/** <hw-help>: the keys, and what the colours mean. */
import { html, nothing, type TemplateResult } from 'lit';
import { lettersAreKeys } from '../game/prefs.js';
import type { Store } from '../store.js';
import { t } from '../texts/index.js';
import { DialogElement } from './dialog.js';

export class HelpElement extends DialogElement {
  protected override parts(_store: Store): readonly unknown[] {
    return [];
  }
  protected override render(): TemplateResult {
    const { help } = t();
    const change = (name: 'joins' | 'closes' | 'reopens' | 'splits'): TemplateResult =>
      html`<li><svg viewBox="0 0 40 10" aria-hidden="true"><path class=${`change-${name} feature-line`}
        d="M3,5H37"></path></svg> ${help[name]}</li>`;
    return this.frame(
      'help',
      help.title,
      html`
      ${lettersAreKeys() ? nothing : html`<p>${help.lettersOff}</p>`}
      <table><tbody>${help.keys.map(([keys, what]) => html`<tr><th scope="row">${keys}</th><td>${what}</td></tr>`)}</tbody></table>
      <h3>${help.ferries}</h3>
      <ul class="legend">${(['joins', 'closes', 'reopens', 'splits'] as const).map(change)}</ul>
      <p class="small">${help.pointer}</p>`,
    );
  }
}

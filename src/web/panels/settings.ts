/** <hw-settings>: language, colours, keys. */
import { html, type TemplateResult } from 'lit';
import { lettersAreKeys, setLettersAreKeys, setTheme, theme, THEMES, type Theme } from '../game/prefs.js';
import type { Store } from '../store.js';
import { language, LANGUAGES, setLanguage, t } from '../texts/index.js';
import { DialogElement } from './dialog.js';

export class SettingsElement extends DialogElement {
  protected override parts(_store: Store): readonly unknown[] {
    return [];
  }
  protected override render(): TemplateResult {
    const { settings } = t();
    return this.frame(
      'settings',
      settings.title,
      html`
      <label class="option"><span>${settings.language}</span> <select name="language"
        @change=${(event: Event) => this.set(() => setLanguage(value(event)))}>
        ${Object.entries(LANGUAGES).map(([code, { words }]) => html`<option value=${code} lang=${code} ?selected=${language() === code}>${words.language}</option>`)}</select></label>
      <label class="option"><span>${settings.theme}</span> <select name="theme"
        @change=${(event: Event) => this.set(() => setTheme(value(event) as Theme))}>
        ${THEMES.map((each) => html`<option value=${each} ?selected=${theme() === each}>${settings.themes[each]}</option>`)}</select></label>
      <label class="option"><span>${settings.keys}</span> <input type="checkbox" name="letters" .checked=${lettersAreKeys()}
        @change=${(event: Event) => this.set(() => setLettersAreKeys((event.target as HTMLInputElement).checked))}></label>`,
    );
  }
  private set(change: () => void): void {
    change();
    this.requestUpdate();
    this.store.change();
  }
}
const value = (event: Event): string => (event.target as HTMLSelectElement).value;

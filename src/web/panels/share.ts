/** <hw-share>: a game out of the page and into it: link, saved game, text, position, and files of the peer. */
import { formatRecord, positionText, recordOf } from 'highwayman/notation';
import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import type { Store } from '../store.js';
import { download, openGame, savedText } from '../game/files.js';
import { gameLink } from '../game/link.js';
import { seat } from '../game/seats.js';

export class ShareElement extends PageElement {
  protected override parts(store: Store): readonly unknown[] {
    return [store.version, store.session, store.error];
  }
  private link = '';
  private linked = -1;
  private pasted = '';

  protected override render(): TemplateResult {
    const { session } = this.store;
    return html`<dialog class="share" aria-labelledby="share-title">
      <form method="dialog"><button class="close" aria-label="Close">✕</button></form>
      <h2 id="share-title">Save, load, share</h2>
      ${session ? this.out() : nothing}
      <h3>Open a game</h3>
      <p class="small">A saved game (JSON), a record or position as text, or a .jcz file of JCloisterZone.</p>
      <label class="file">Choose a file <input type="file" accept=".json,.txt,.jcz,.hwm" @change=${(event: Event) => this.file(event)}></label>
      <label>or paste it here<textarea rows="4" spellcheck="false" .value=${this.pasted} @input=${(event: Event) => void (this.pasted = (event.target as HTMLTextAreaElement).value)}></textarea></label>
      <button type="button" data-test="open-text" @click=${() => this.open(this.pasted)}>Open the text</button>
      ${this.store.error ? html`<p class="error" role="alert">${this.store.error}</p>` : nothing}
    </dialog>`;
  }
  private out(): TemplateResult {
    const { session, name } = this.store;
    const game = session?.game;
    if (!game) return html``;
    const players = session.seats.map((_, player) => name(player));
    return html`<h3>This game</h3>
      <label>Link <input class="link" readonly .value=${this.link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}></label>
      <div class="row">
        <button type="button" class="primary" @click=${() => this.copy(this.link, 'Link')}>Copy the link</button>
        <button type="button" data-test="save-json" @click=${() => this.give(() => download('game.json', savedText(game), 'application/json'))}>Save as JSON</button>
        <button type="button" data-test="save-text" @click=${() => this.give(() => download('game.txt', formatRecord(recordOf(game, { players })), 'text/plain'))}>Save as text</button>
        <button type="button" @click=${() => this.give(() => this.copy(formatRecord(recordOf(game, { players })), 'Record'))}>Copy the record</button>
        <button type="button" @click=${() => this.give(() => this.copy(positionText(game), 'Position'))}>Copy the position</button>
      </div>
      <p class="small">Position hash <code data-test="hash">${game.hash()}</code></p>`;
  }

  show(): void {
    const { session, version } = this.store;
    this.store.error = null;
    if (session && this.linked !== version) {
      this.linked = version;
      this.link = '';
      gameLink(session.game, session.seats).then((hash) => {
        this.link = new URL(hash, location.href).href;
        this.requestUpdate();
      }, (error: unknown) => this.store.fail(error));
    }
    this.requestUpdate();
    this.querySelector('dialog')?.showModal();
  }
  private async file(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) this.open(await file.text());
    input.value = '';
  }
  private open(text: string): void {
    const { store } = this;
    try {
      const { game, names } = openGame(store.engine, text);
      const seats = Array.from({ length: game.rules.config.players }, (_, i) => seat(i, 'human', names[i]));
      store.begin(game, seats);
      this.pasted = '';
      this.querySelector('dialog')?.close();
    } catch (error) {
      store.fail(error);
    }
  }
  /** Some games cannot be written, such as imported ones for a single player: then the engine's reason is shown. */
  private give(work: () => unknown): void {
    try {
      work();
    } catch (error) {
      this.store.fail(error);
    }
  }
  private async copy(text: string, what: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.store.announce(`${what} copied`);
    } catch {
      this.pasted = text;
      this.store.announce(`${what} is in the text field`);
      this.requestUpdate();
    }
  }
}

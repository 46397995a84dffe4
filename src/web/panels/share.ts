/** <hw-share>: a game out of the page and into it: link, saved game, text, position, and files of the peer. */
import { sessionRecord } from 'highwayman/client';
import { positionText } from 'highwayman/notation';
import { html, nothing, type TemplateResult } from 'lit';
import { download, openGame, savedText } from '../game/files.js';
import { gameLink } from '../game/link.js';
import type { Store } from '../store.js';
import { t } from '../texts/index.js';
import { DialogElement } from './dialog.js';

export class ShareElement extends DialogElement {
  private link = '';
  private linked = -1;
  private pasted = '';

  protected override parts(store: Store): readonly unknown[] {
    if (!this.querySelector('dialog')?.open) return [];
    return [store.version, store.session, store.problem];
  }
  protected override render(): TemplateResult {
    const { session, problem } = this.store;
    const { share } = t();
    return this.frame(
      'share',
      share.title,
      html`
      ${session ? this.out() : nothing}
      <h3>${share.open}</h3>
      <p class="small">${share.openText}</p>
      <label class="file">${share.file} <input type="file" accept=".json,.txt,.jcz,.hwm"
        @change=${(event: Event) => this.file(event)}></label>
      <label>${share.paste}<textarea rows="4" spellcheck="false" .value=${this.pasted}
        @input=${(event: Event) => void ((this.pasted = (event.target as HTMLTextAreaElement).value))}></textarea></label>
      <button type="button" data-test="open-text" @click=${() => this.open(this.pasted)}>${share.openButton}</button>
      ${problem ? html`<p class="error" role="alert">${problem.what} <span>${problem.todo}</span></p>` : nothing}`,
    );
  }
  private out(): TemplateResult {
    const { session } = this.store;
    const game = session?.game;
    if (!game) return html``;
    const { share } = t();
    return html`<h3>${share.this}</h3>
      <label>${share.link} <input class="link" readonly .value=${this.link}
        @focus=${(event: Event) => (event.target as HTMLInputElement).select()}></label>
      <div class="row">
        <button type="button" class="primary" @click=${() => this.copy(this.link, share.link)}>${share.copyLink}</button>
        <button type="button" data-test="save-json"
          @click=${() => this.give(() => download('game.json', savedText(session), 'application/json'))}>${share.json}</button>
        <button type="button" data-test="save-text"
          @click=${() => this.give(() => download('game.txt', sessionRecord(session), 'text/plain'))}>${share.text}</button>
        <button type="button"
          @click=${() => this.give(() => this.copy(sessionRecord(session), share.record))}>${share.copyRecord}</button>
        <button type="button"
          @click=${() => this.give(() => this.copy(positionText(game), share.position))}>${share.copyPosition}</button>
      </div>
      <p class="small">${share.hash} <code data-test="hash">${game.hash()}</code></p>`;
  }

  override show(): void {
    const { session, version } = this.store;
    this.store.forgive();
    if (session && this.linked !== version) {
      this.linked = version;
      this.link = '';
      gameLink(session).then(
        (hash) => {
          this.link = new URL(hash, location.href).href;
          this.requestUpdate();
        },
        (error: unknown) => this.store.fail(error, 'write'),
      );
    }
    super.show();
  }
  private async file(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) await this.open(await file.text());
    input.value = '';
  }
  private async open(text: string): Promise<void> {
    const { store } = this;
    try {
      const opened = openGame(store.engine, text);
      if (!(await store.mayLeave())) return opened.game.dispose();
      store.begin(opened);
      this.pasted = '';
      this.close();
    } catch (error) {
      store.fail(error, 'open');
    }
  }
  /** Some games cannot be written, such as imported ones for a single player: then the engine's reason is shown. */
  private give(work: () => unknown): void {
    try {
      work();
    } catch (error) {
      this.store.fail(error, 'write');
    }
  }
  private async copy(text: string, what: string): Promise<void> {
    const { share } = t();
    try {
      await navigator.clipboard.writeText(text);
      this.store.announce(share.copied(what));
    } catch {
      this.pasted = text;
      this.store.announce(share.inField(what));
      this.requestUpdate();
    }
  }
}

/** <hw-app>: the frame of the page. Which screen is shown, the bar with its buttons, and the keys. */
import { html, nothing, type TemplateResult } from 'lit';
import type { BoardElement } from '../board/board.js';
import { press } from '../board/keys.js';
import { PageElement } from '../element.js';
import type { Store } from '../store.js';
import { setting } from '../keep.js';
import type { HelpElement } from './help.js';
import type { ShareElement } from './share.js';

const THEMES = ['auto', 'light', 'dark'] as const;
const PACES: readonly (readonly [number, string])[] = [[0, 'at once'], [350, 'brisk'], [1200, 'slow']];
const TABS = [['log', 'Log'], ['bag', 'Bag'], ['table', 'Table']] as const;

export class AppElement extends PageElement {
  protected override parts(store: Store): readonly unknown[] {
    return [store.screen, store.session, store.version, store.replay, store.notice, store.driver.pace];
  }
  private tab: (typeof TABS)[number][0] = 'log';
  private theme: (typeof THEMES)[number] = THEMES.find((each) => each === setting('theme')) ?? 'auto';
  private readonly keydown = (event: KeyboardEvent): void => this.key(event);

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.keydown);
    this.paint();
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.keydown);
  }
  get board(): BoardElement | null {
    return this.querySelector('hw-board');
  }

  protected override render(): TemplateResult {
    const { store } = this;
    const playing = store.screen === 'play' && store.session !== null;
    return html`
      <hw-defs .store=${store}></hw-defs>
      ${playing ? this.table() : html`${this.bar(false)}<hw-setup .store=${store}></hw-setup>`}
      <hw-share .store=${store}></hw-share><hw-help .store=${store}></hw-help>
      <p class="visually-hidden" role="status" aria-live="polite">${store.notice}</p>`;
  }
  private table(): TemplateResult {
    const { store } = this;
    return html`<div class="table">
      ${this.bar(true)}
      <hw-board .store=${store} tabindex="0" role="application" aria-roledescription="board" aria-label="Board. Arrows choose, R turns, Enter plays, question mark lists all keys"></hw-board>
      <aside class="side" aria-label="Game">
        <hw-players .store=${store}></hw-players>
        <hw-replay .store=${store}></hw-replay>
        <hw-final .store=${store}></hw-final>
        <hw-hand .store=${store}></hw-hand>
        <div class="tabs" role="tablist" aria-label="More">${TABS.map(([id, name]) => html`<button type="button" role="tab" id=${`tab-${id}`} aria-selected=${this.tab === id ? 'true' : 'false'} aria-controls="tab-panel" @click=${() => this.show(id)}>${name}</button>`)}</div>
        <div id="tab-panel" role="tabpanel" aria-labelledby=${`tab-${this.tab}`}>${this.panel()}</div>
      </aside></div>`;
  }
  private panel(): TemplateResult {
    const { store } = this;
    if (this.tab === 'bag') return html`<hw-bag .store=${store}></hw-bag>`;
    if (this.tab === 'table') return html`<hw-seats .store=${store}></hw-seats>`;
    return html`<hw-log .store=${store}></hw-log>`;
  }
  private bar(playing: boolean): TemplateResult {
    const { store } = this;
    const { session } = store;
    return html`<header class="bar"><b class="brand">Highwayman</b>
      ${playing && session ? html`
        <button type="button" @click=${() => store.undo()} ?disabled=${!session.canUndo || store.replay !== null} title="Undo (U)" aria-label="Undo">↶<span class="word"> Undo</span></button>
        <button type="button" @click=${() => store.redo()} ?disabled=${!session.canRedo || store.replay !== null} title="Redo (Y)" aria-label="Redo">↷<span class="word"> Redo</span></button>
        <button type="button" @click=${() => (store.replay ? store.closeReplay() : store.openReplay())} aria-pressed=${store.replay ? 'true' : 'false'} title="Replay" aria-label="Replay">▶<span class="word"> Replay</span></button>` : nothing}
      <span class="grow"></span>
      ${playing ? html`<button type="button" @click=${() => store.showSetup()} title="New game" aria-label="New game">✚<span class="word"> New</span></button>` : nothing}
      <button type="button" data-test="share" @click=${() => this.querySelector<ShareElement>('hw-share')?.show()} title="Save, load, share (S)" aria-label="Save, load, share">⇪<span class="word"> Save &amp; share</span></button>
      ${playing ? html`<label class="pace"><span class="visually-hidden">Pace of the players</span><select @change=${(event: Event) => void (store.driver.pace = Number((event.target as HTMLSelectElement).value))}>
        ${PACES.map(([ms, name]) => html`<option value=${ms} ?selected=${store.driver.pace === ms}>${name}</option>`)}</select></label>` : nothing}
      <button type="button" @click=${() => this.nextTheme()} title=${`Colours: ${this.theme}`} aria-label=${`Colours: ${this.theme}`}>${this.theme === 'dark' ? '☾' : this.theme === 'light' ? '☀' : '◐'}</button>
      <button type="button" @click=${() => this.querySelector<HelpElement>('hw-help')?.show()} title="Keys (?)" aria-label="Keys and colours">?</button></header>`;
  }
  private show(tab: AppElement['tab']): void {
    this.tab = tab;
    this.requestUpdate();
  }
  private nextTheme(): void {
    this.theme = THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length] ?? 'auto';
    setting('theme', this.theme);
    this.paint();
    this.requestUpdate();
  }
  private paint(): void {
    if (this.theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = this.theme;
  }

  private key(event: KeyboardEvent): void {
    const { store, board } = this;
    if (store.screen !== 'play' || this.querySelector('dialog[open]')) return;
    const target = event.target as HTMLElement;
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
    if ((event.key === 'Enter' || event.key === ' ') && target.closest('button, a, summary')) return;
    if (target.closest('[role=tablist]') && event.key.startsWith('Arrow')) return;
    if (event.key === '?') this.querySelector<HelpElement>('hw-help')?.show();
    else if (event.key === 's' && !event.ctrlKey && !event.metaKey) this.querySelector<ShareElement>('hw-share')?.show();
    else if (!board || !press(event, store, board)) return;
    event.preventDefault();
  }
}

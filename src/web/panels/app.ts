/** <hw-app>: the frame of the page. Which screen is shown, the bar with its buttons, and the keys. */
import { html, nothing, type TemplateResult } from 'lit';
import type { BoardElement } from '../board/board.js';
import { press } from '../board/keys.js';
import { PageElement } from '../element.js';
import { lettersAreKeys } from '../game/prefs.js';
import { Presses } from '../game/press.js';
import type { Store } from '../store.js';
import { t } from '../texts/index.js';
import type { DialogElement } from './dialog.js';
import type { HandElement } from './hand.js';

const TABS = ['log', 'scores', 'bag', 'table'] as const;
const SHEETS = ['half', 'full', 'peek'] as const;
/** What makes moves: presses on these must be meant for them. */
const GUARDED = 'hw-board, hw-hand';

export class AppElement extends PageElement {
  private tab: (typeof TABS)[number] = 'log';
  private sheet: (typeof SHEETS)[number] = 'half';
  private readonly presses = new Presses(globalThis, GUARDED);
  private readonly keydown = (event: KeyboardEvent): void => this.key(event);
  private readonly decision = (): void => {
    this.presses.decided();
    this.inHand = document.activeElement?.closest('hw-hand') !== null && document.activeElement !== document.body;
  };
  /** Where the focus was when the last move was made: in the panel of the decision, or elsewhere. */
  private inHand = false;
  /** What is not kept must not be left by accident. */
  private readonly beforeUnload = (event: Event): void => {
    if (this.store.shelf.refused && this.store.running) event.preventDefault();
  };
  private readonly look = (event: Event): void => {
    const { x, y } = (event as CustomEvent<{ x: number; y: number }>).detail;
    this.board?.lookAt(x, y);
  };

  protected override parts(store: Store): readonly unknown[] {
    const { analyst, driver } = store;
    return [
      store.screen,
      store.session,
      store.version,
      store.replay,
      store.lesson,
      store.notice,
      store.problem,
      store.question,
      analyst.on,
      driver.paused,
      store.shelf.elsewhere,
      store.shelf.refused,
    ];
  }
  protected override firstUpdated(): void {
    this.store.addEventListener('decision', this.decision);
    this.store.addEventListener('look', this.look);
    addEventListener('beforeunload', this.beforeUnload);
  }
  /** What had the focus may be gone with its decision: then the next one has it, and never the whole page. */
  protected override updated(): void {
    if (this.store.screen !== 'play') return;
    void this.querySelector<HandElement>('hw-hand')?.updateComplete.then(() => {
      if (document.activeElement !== document.body || this.querySelector('dialog[open]')) return;
      const next = this.inHand
        ? this.querySelector<HTMLElement>('hw-hand :is(.choice-button, .squares-list summary, .cancel)')
        : null;
      (next ?? this.board)?.focus({ preventScroll: true });
    });
  }
  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.keydown);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.keydown);
    removeEventListener('beforeunload', this.beforeUnload);
  }
  get board(): BoardElement | null {
    return this.querySelector('hw-board');
  }
  private dialog(name: string): void {
    this.querySelector<DialogElement>(name)?.show();
  }

  protected override render(): TemplateResult {
    const { store } = this;
    const playing = store.screen === 'play' && store.session !== null;
    return html`
      ${playing ? this.table() : html`<header class="bar"><span class="grow"></span>${this.tools()}</header>${this.warnings()}<hw-setup .store=${store}></hw-setup>`}
      <hw-share .store=${store}></hw-share><hw-help .store=${store}></hw-help><hw-settings
        .store=${store}></hw-settings><hw-rules .store=${store}></hw-rules><hw-ask .store=${store}></hw-ask>
      <p class="visually-hidden" role="status" aria-live="polite">${store.notice}</p>`;
  }
  private table(): TemplateResult {
    const { store } = this;
    const { board } = t();
    return html`<div class=${`table ${store.analyst.on ? 'analysed' : ''}`} data-sheet=${this.sheet}>
      ${this.bar()}${this.warnings()}
      <main class="stage" aria-label=${board.role}>
        <hw-track .store=${store}></hw-track>
        <hw-board .store=${store} tabindex="0" role="application" aria-roledescription=${board.role}
          aria-label=${board.label}></hw-board>
        <hw-analysis .store=${store}></hw-analysis>
      </main>
      <aside class="side" aria-label=${t().hand.label}>
        <button type="button" class="sheet-handle" aria-label=${t().bar.more}
          aria-expanded=${this.sheet === 'full' ? 'true' : 'false'} @click=${() => this.nextSheet()}><span></span></button>
        <hw-replay .store=${store}></hw-replay>
        <hw-lesson .store=${store}></hw-lesson>
        <hw-final .store=${store}></hw-final>
        <hw-hand .store=${store}></hw-hand>
        <hw-away .store=${store}></hw-away>
        <hw-players .store=${store}></hw-players>
        ${this.tabs()}
      </aside></div>`;
  }
  private tabs(): TemplateResult {
    const texts = t();
    return html`<div class="tabs" role="tablist" aria-label=${texts.bar.more}
      @keydown=${(event: KeyboardEvent) => this.rove(event)}>${TABS.map(
        (id) => html`
        <button type="button" role="tab" id=${`tab-${id}`} tabindex=${this.tab === id ? 0 : -1}
          aria-selected=${this.tab === id ? 'true' : 'false'} aria-controls="tab-panel"
          @click=${() => this.show(id)}>${texts[id].tab}</button>`,
      )}</div>
      <div id="tab-panel" role="tabpanel" tabindex="0" aria-labelledby=${`tab-${this.tab}`}>${this.panel()}</div>`;
  }
  private panel(): TemplateResult {
    const { store } = this;
    switch (this.tab) {
      case 'log':
        return html`<hw-log .store=${store}></hw-log>`;
      case 'scores':
        return html`<hw-scores .store=${store}></hw-scores>`;
      case 'bag':
        return html`<hw-bag .store=${store}></hw-bag>`;
      default:
        return html`<hw-seats .store=${store}></hw-seats>`;
    }
  }
  private bar(): TemplateResult {
    const { store } = this;
    const { bar } = t();
    const { session, shown, lesson } = store;
    const off = store.replay !== null || lesson !== null;
    const left = shown?.remaining().reduce((sum, { count }) => sum + count, 0) ?? 0;
    return html`<header class="bar"><h1 class="brand">${t().title}</h1>
      <button type="button" @click=${() => store.undo()} ?disabled=${!session?.canUndo || off} title=${`${bar.undo} (U)`}
        aria-label=${bar.undo}><span aria-hidden="true">↶</span><span class="word">${bar.undo}</span></button>
      <button type="button" @click=${() => store.redo()} ?disabled=${!session?.canRedo || off} title=${`${bar.redo} (Y)`}
        aria-label=${bar.redo}><span aria-hidden="true">↷</span><span class="word">${bar.redo}</span></button>
      <button type="button" class="wide" @click=${() => (store.replay ? store.closeReplay() : store.openReplay())}
        ?disabled=${lesson !== null} aria-pressed=${store.replay ? 'true' : 'false'} title=${bar.replay}
        aria-label=${bar.replay}><span aria-hidden="true">▶</span><span class="word">${bar.replay}</span></button>
      <span class="grow turn"><span class="long">${bar.turn((shown?.turns ?? 0) + 1, left)}</span><span
        class="short">${bar.left(left)}</span></span>
      <button type="button" @click=${() => this.hint()} ?disabled=${off || !store.selection?.mine} title=${`${bar.hint} (H)`}
        aria-label=${bar.hint}><span aria-hidden="true">☼</span><span class="word">${bar.hint}</span></button>
      <button type="button" class="wide" data-test="analysis" @click=${() => store.analyst.toggle()}
        ?disabled=${lesson !== null} aria-pressed=${store.analyst.on ? 'true' : 'false'} aria-label=${bar.analysis}><span
        aria-hidden="true">◔</span><span class="word">${bar.analysis}</span></button>
      <button type="button" @click=${() => this.leave()} title=${bar.newGameTitle} aria-label=${bar.newGameTitle}><span
        aria-hidden="true">✚</span><span class="word">${bar.newGame}</span></button>
      ${this.tools()}</header>`;
  }
  private tools(): TemplateResult {
    const { bar } = t();
    return html`
      <button type="button" data-test="share" @click=${() => this.dialog('hw-share')} title=${`${bar.shareTitle} (S)`}
        aria-label=${bar.shareTitle}><span aria-hidden="true">⇪</span><span class="word">${bar.share}</span></button>
      <button type="button" data-test="settings" @click=${() => this.dialog('hw-settings')} title=${bar.settings}
        aria-label=${bar.settings}><span aria-hidden="true">⚙</span></button>
      <button type="button" class="wide" @click=${() => this.dialog('hw-help')} title=${`${bar.help} (?)`}
        aria-label=${bar.help}><span aria-hidden="true">?</span></button>`;
  }
  /** What went wrong, and what to do about it. */
  private warnings(): TemplateResult | typeof nothing {
    const { store } = this;
    const { problem, shelf } = store;
    const { problems } = t();
    if (!problem && !shelf.elsewhere && !shelf.refused) return nothing;
    return html`<div class="warnings" role="alert">
      ${problem ? html`<p><b>${problem.what}</b> ${problem.todo} <button type="button" @click=${() => store.forgive()}>${problems.dismiss}</button></p>` : nothing}
      ${shelf.elsewhere && store.gameId ? html`<p>${problems.elsewhere} <button type="button" @click=${() => store.gameId && store.resume(store.gameId)}>${problems.takeOver}</button></p>` : nothing}
      ${shelf.refused ? html`<p>${problems.refused}</p>` : nothing}</div>`;
  }

  private hint(): void {
    const { store } = this;
    if (store.selection?.mine && !store.replay && !store.lesson) store.analyst.askHint();
  }
  private async leave(): Promise<void> {
    if (await this.store.mayLeave()) this.store.showSetup();
  }
  private show(tab: AppElement['tab']): void {
    this.tab = tab;
    this.requestUpdate();
  }
  private nextSheet(): void {
    this.sheet = SHEETS[(SHEETS.indexOf(this.sheet) + 1) % SHEETS.length] ?? 'half';
    this.requestUpdate();
  }
  /** Arrow keys go from tab to tab. */
  private rove(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    this.show(TABS[(TABS.indexOf(this.tab) + step + TABS.length) % TABS.length] ?? 'log');
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(`#tab-${this.tab}`)?.focus());
  }

  private key(event: KeyboardEvent): void {
    const { store, board } = this;
    if (store.screen !== 'play' || this.querySelector('dialog[open]')) return;
    const target = event.target as HTMLElement;
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
    if ((event.key === 'Enter' || event.key === ' ') && target.closest('button, a, summary')) return;
    if (target.closest('[role=tablist], [role=radiogroup]') && event.key.startsWith('Arrow')) return;
    if (/^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !lettersAreKeys()) return;
    if (event.key === '?') this.dialog('hw-help');
    else if (event.key === 's' && !event.ctrlKey && !event.metaKey) this.dialog('hw-share');
    else if (event.key === 'h' && !event.ctrlKey && !event.metaKey) this.hint();
    else if (!board || !press(event, store, board)) return;
    else board.letGo();
    event.preventDefault();
  }
}

/** <hw-replay>: the game again, turn by turn: a slider with the points in it, the tile of the turn, a speed. */
import { tileText } from 'highwayman/client';
import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import type { Store } from '../store.js';
import { t, words } from '../texts/index.js';
import { turnItem } from './log.js';
import { tilePicture } from './picture.js';
import { scoreGraph } from './scores.js';

const TURN_MS = 1200;
const SPEEDS = [0.5, 1, 2, 4] as const;

export class ReplayElement extends PageElement {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private playing = false;
  private speed = 1;

  protected override parts(store: Store): readonly unknown[] {
    return [store.version, store.replay];
  }
  protected override render(): TemplateResult | typeof nothing {
    const { store } = this;
    const { replay } = store;
    if (!replay) return nothing;
    const { replay: texts, log } = t();
    const { turns, turn } = replay;
    const entry = store.turns().findLast(({ from }) => from < replay.at);
    const kind = replay.game.rules.kinds.findIndex(({ id }) => id === replay.game.drawn);
    return html`<section class="panel replay" aria-label=${texts.label}>
      <h2>${texts.at(turn, turns.length)}</h2>
      ${scoreGraph(store)}
      <label><span class="visually-hidden">${texts.turn}</span><input type="range" min="0" max=${turns.length}
        .value=${String(turn)} @input=${(event: Event) => this.go(Number((event.target as HTMLInputElement).value))}></label>
      <div class="marks"
        aria-hidden="true">${turns.flatMap(({ gained }, i) => (gained.some((points) => points > 0) ? [html`<i .style=${`--at:${((i + 1) / Math.max(1, turns.length)) * 100}`}></i>`] : []))}</div>
      <div class="row">
        <button type="button" @click=${() => this.go(0)} aria-label=${texts.first}>|◀</button>
        <button type="button" @click=${() => this.go(turn - 1)} aria-label=${texts.back}>◀</button>
        <button type="button" @click=${() => this.toggle()}
          aria-label=${this.playing ? texts.pause : texts.play}>${this.playing ? '❚❚' : '▷'}</button>
        <button type="button" @click=${() => this.go(turn + 1)} aria-label=${texts.on}>▶</button>
        <button type="button" @click=${() => this.go(turns.length)} aria-label=${texts.last}>▶|</button>
        <label class="inline">${texts.speed} <select name="speed"
          @change=${(event: Event) => void ((this.speed = Number((event.target as HTMLSelectElement).value)))}>${SPEEDS.map((each) => html`<option value=${each} ?selected=${this.speed === each}>${each}×</option>`)}</select></label>
      </div>
      ${kind >= 0 ? html`<div class="hand-row">${tilePicture(store, kind, 0, tileText(replay.game.rules.kinds[kind] as never, 0, words()))}<p class="small">${store.name(replay.game.turnPlayer)}</p></div>` : nothing}
      <p class="visually-hidden">${log.tab}</p>${entry ? html`<ol class="log">${turnItem(store, entry)}</ol>` : nothing}
      <button type="button" class="primary" @click=${() => this.leave()}>${texts.done}</button></section>`;
  }
  protected override updated(): void {
    if (!this.store.replay) this.halt();
  }
  /** To the end of a turn. */
  private go(turn: number): void {
    const { store } = this;
    const { replay } = store;
    if (!replay) return;
    const goal = Math.max(0, Math.min(replay.turns.length, turn));
    store.goTo(goal === 0 ? 0 : (replay.turns[goal - 1]?.to ?? 0));
  }
  private leave(): void {
    this.halt();
    this.store.closeReplay();
  }
  private toggle(): void {
    if (this.playing) return this.halt();
    const { replay } = this.store;
    this.playing = true;
    if (replay && replay.at === replay.length) this.go(0);
    this.next();
    this.requestUpdate();
  }
  private next(): void {
    this.timer = setTimeout(() => {
      const { replay } = this.store;
      if (!this.playing || !replay || replay.at === replay.length) return this.halt();
      this.go(replay.turn + 1);
      this.next();
    }, TURN_MS / this.speed);
  }
  private halt(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    this.playing = false;
    this.requestUpdate();
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.halt();
  }
}

/** <hw-replay>: a slider over all moves of the game. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import type { Store } from '../store.js';

const STEP_MS = 450;

export class ReplayElement extends PageElement {
  protected override parts(store: Store): readonly unknown[] {
    return [store.version, store.replay];
  }
  private timer: ReturnType<typeof setInterval> | undefined;

  protected override render(): TemplateResult | typeof nothing {
    const { store } = this;
    const { replay } = store;
    if (!replay) return nothing;
    const playing = this.timer !== undefined;
    return html`<section class="panel replay" aria-label="Replay">
      <div class="row">
        <button type="button" @click=${() => store.goTo(0)} aria-label="To the beginning">|◀</button>
        <button type="button" @click=${() => store.goTo(replay.at - 1)} aria-label="One move back">◀</button>
        <button type="button" @click=${() => this.toggle()} aria-label=${playing ? 'Pause' : 'Play'}>${playing ? '❚❚' : '▷'}</button>
        <button type="button" @click=${() => store.goTo(replay.at + 1)} aria-label="One move on">▶</button>
        <button type="button" @click=${() => store.goTo(replay.length)} aria-label="To the end">▶|</button>
        <label class="grow"><span class="visually-hidden">Move</span><input type="range" min="0" max=${replay.length} .value=${String(replay.at)}
          @input=${(event: Event) => store.goTo(Number((event.target as HTMLInputElement).value))}></label>
        <output>${replay.at}/${replay.length} <code>${replay.token ?? 'start'}</code></output>
        <button type="button" class="primary" @click=${() => store.closeReplay()}>Back to the game</button>
      </div></section>`;
  }
  protected override updated(_: PropertyValues): void {
    if (!this.store.replay) this.halt();
  }
  private toggle(): void {
    if (this.timer !== undefined) this.halt();
    else {
      const { store } = this;
      if (store.replay && store.replay.at === store.replay.length) store.goTo(0);
      this.timer = setInterval(() => {
        const { replay } = store;
        if (!replay || replay.at === replay.length) this.halt();
        else store.goTo(replay.at + 1);
      }, STEP_MS);
    }
    this.requestUpdate();
  }
  private halt(): void {
    if (this.timer === undefined) return;
    clearInterval(this.timer);
    this.timer = undefined;
    this.requestUpdate();
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.halt();
  }
}

/** <hw-final>: who has won and why, then the final scoring feature by feature. */
import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import { CATEGORIES, sumsOf } from '../game/chronicle.js';
import type { Store } from '../store.js';
import { t } from '../texts/index.js';
import { scoreLine } from './log.js';
import { breakdown, scoreGraph } from './scores.js';

const STEP_MS = 600;

export class FinalElement extends PageElement {
  private timer: ReturnType<typeof setInterval> | undefined;
  /** Whether the points are being counted; before that and after it the result stands there. */
  private counting = false;

  protected override parts(store: Store): readonly unknown[] {
    return [store.version, store.session, store.finalStep, store.replay, store.analyst.reviewing, store.analyst.review];
  }
  protected override render(): TemplateResult | typeof nothing {
    const { store } = this;
    const { session } = store;
    if (!session?.game.isOver || store.replay || store.lesson) return nothing;
    const { final } = t();
    return html`<section class="panel final" aria-label=${final.label}>
      <h2 class="winner" tabindex="-1">${this.result()}</h2>
      <p>${this.reason()}</p>
      ${this.counting ? this.steps() : html`${breakdown(store)}${scoreGraph(store)}`}
      <div class="row">
        ${this.counting ? nothing : store.finals.length === 0 ? html`<p class="small">${final.nothing}</p>` : html`<button type="button" data-test="count" @click=${() => this.count()}>${final.start}</button>`}
        <button type="button" @click=${() => store.openReplay(0)}>${final.watch}</button>
        <button type="button" data-test="turning" ?disabled=${store.analyst.reviewing !== null}
          @click=${() => store.analyst.lookBack()}>${store.analyst.reviewing !== null ? t().analysis.reviewing(store.analyst.reviewing) : final.turning}</button>
        <button type="button" class="go" @click=${() => store.dispatchEvent(new Event('again'))}>${final.again}</button>
        <button type="button" @click=${() => store.showSetup()}>${final.newGame}</button>
      </div></section>`;
  }
  private result(): string {
    const { session } = this.store;
    if (!session) return '';
    const { winners, scores } = session.game;
    const best = Math.max(...scores);
    const others = scores.filter((score) => score < best);
    return t().final.wins(
      winners.map(this.store.name),
      winners.length === 1 && others.length > 0 ? best - Math.max(...others) : 0,
    );
  }
  /** What the winner got most more of than the second. */
  private reason(): string {
    const { session } = this.store;
    if (!session) return '';
    const { winners, scores } = session.game;
    const first = winners[0];
    if (first === undefined || winners.length > 1) return '';
    const second = scores
      .map((_, player) => player)
      .filter((player) => player !== first)
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))[0];
    const sums = sumsOf(session.log, scores.length);
    const lead = (each: (typeof CATEGORIES)[number]): number => (sums[first]?.[each] ?? 0) - (sums[second ?? -1]?.[each] ?? 0);
    const best = [...CATEGORIES].sort((a, b) => lead(b) - lead(a))[0] ?? 'city';
    return lead(best) > 0 ? t().final.because(this.store.name(first), t().scores.categories[best], lead(best)) : '';
  }
  private steps(): TemplateResult {
    const { store } = this;
    const { finals, finalStep } = store;
    const { final } = t();
    const event = finals[finalStep - 1];
    const done = finalStep >= finals.length;
    return html`<p><b>${final.counting(finalStep, finals.length)}</b></p>${event ? scoreLine(store, event) : nothing}
      ${breakdown(store)}
      <div class="row"><button type="button" ?disabled=${finalStep === 0}
        @click=${() => this.step(finalStep - 1)}>${final.back}</button>
      <button type="button" ?disabled=${done} @click=${() => this.step(finalStep + 1)}>${final.next}</button>
      <button type="button" data-test="skip" @click=${() => this.step(finals.length)}>${final.skip}</button></div>`;
  }
  /** By itself, until somebody takes over. */
  private count(): void {
    this.counting = true;
    this.store.stepFinal(0);
    this.timer = setInterval(() => {
      const { store } = this;
      if (store.finalStep >= store.finals.length) return this.stop();
      store.stepFinal(store.finalStep + 1);
      const event = store.finals[store.finalStep - 1];
      if (event && event.segment >= 0) store.lookAt(event.x, event.y);
    }, STEP_MS);
  }
  private stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }
  private step(to: number): void {
    this.stop();
    this.store.stepFinal(to);
    if (this.store.finalStep >= this.store.finals.length) this.counting = false;
    this.requestUpdate();
  }
  protected override updated(): void {
    if (!this.store.session?.game.isOver || this.store.replay) this.counting = false;
    if (!this.counting) this.stop();
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
  }
}

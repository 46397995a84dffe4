/** <hw-log>: what happened, turn by turn and newest first; and <hw-away>: what others did since one's own last move. */
import type { ScoreEvent } from 'highwayman';
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { PageElement } from '../element.js';
import type { TurnEntry } from '../game/chronicle.js';
import { eventText, finishedText, turnText } from '../game/describe.js';
import type { Store } from '../store.js';
import { language, t, words } from '../texts/index.js';
import { tilePicture } from './picture.js';
import { ruleLink } from './rules.js';

/** Turns in the list before one asks for more: as many as fit beside the board and a few. */
const SHOWN = 16;
const MORE = 40;

export class LogElement extends PageElement {
  private count = SHOWN;

  protected override parts(store: Store): readonly unknown[] {
    return [store.version, store.session, store.finalStep, store.replay?.at];
  }
  protected override render(): TemplateResult | typeof nothing {
    const { store } = this;
    if (!store.session) return nothing;
    const { replay } = store;
    const turns = store.turns().filter(({ from }) => !replay || from < replay.at);
    const texts = t().log;
    return html`<section class="panel log" aria-label=${texts.label}>
      ${this.finals()}
      <ol>${repeat(
        turns.slice(-this.count).reverse(),
        ({ from }) => from,
        (turn) => guard([turn, turn.to, store.session, language()], () => turnItem(store, turn)),
      )}</ol>
      ${turns.length > this.count ? html`<button type="button" @click=${() => this.more()}>${texts.more}</button>` : nothing}
      ${turns.length === 0 ? html`<p class="small">${texts.empty}</p>` : nothing}</section>`;
  }
  /** The final scoring as far as it has been gone through, newest first. */
  private finals(): TemplateResult | typeof nothing {
    const { store } = this;
    const events = store.finals.slice(0, store.finalStep).reverse();
    return events.length > 0
      ? html`<ol class="at-end">${events.map((event) => html`<li>${scoreLine(store, event)}</li>`)}</ol>`
      : nothing;
  }
  private more(): void {
    this.count += MORE;
    this.requestUpdate();
  }
}

/** One turn: its tile, a sentence, its points with their sums folded. */
export function turnItem(store: Store, turn: TurnEntry): TemplateResult {
  const { session } = store;
  if (!session) return html``;
  const placed = turn.entries.findLast(({ tile }) => tile)?.tile ?? null;
  const text = turn.entries
    .map((entry) => turnText(entry, session, store.name))
    .filter((each) => each !== '')
    .join('. ');
  const others = turn.entries
    .flatMap(({ events }) => events.filter(({ type }) => type !== 'score').map((event) => eventText(event, store.name) ?? ''))
    .filter((each) => each !== '');
  const hover = (on: boolean): void =>
    store.setHover(
      on && placed
        ? {
            x: placed.x,
            y: placed.y,
            segment: turn.scores.find(({ x, y, segment }) => x === placed.x && y === placed.y && segment >= 0)?.segment ?? 0,
          }
        : null,
    );
  return html`<li class=${`turn p${turn.player}`} @pointerenter=${() => hover(true)} @pointerleave=${() => hover(false)}>
    ${placed ? html`<button type="button" class="log-tile" aria-label=${t().log.goTo(text)} @click=${() => store.lookAt(placed.x, placed.y)}>${tilePicture(store, placed.kind, placed.rotation)}</button>` : html`<span class="log-tile"></span>`}
    <div class="log-text"><p><span class="swatch"
      aria-hidden="true"></span>${text} <small>${t().log.turn(turn.turn + 1)}</small></p>
      ${turn.scores.map((event) => scoreLine(store, event))}
      ${others.map((each) => html`<p class="happened">${each}</p>`)}</div></li>`;
}
/** Points with the sum behind them, and the rules that say so. */
export function scoreLine(store: Store, event: ScoreEvent): TemplateResult {
  const show = (on: boolean): void => store.setHover(on && event.segment >= 0 ? event : null);
  return html`<details class=${`scored p${event.player}`} @pointerenter=${() => show(true)} @pointerleave=${() => show(false)}>
    <summary @click=${() => event.segment >= 0 && store.lookAt(event.x, event.y)} @focus=${() => show(true)}
      @blur=${() => show(false)}><span class="grow">${finishedText(event, store.name)}</span><span
      class="plus">+${event.points}</span></summary>
    <ul>${event.terms.map(({ count, label, points, rule }) => html`<li>${count} × ${words().terms[label] ?? label} = ${points} ${ruleLink(rule)}</li>`)}</ul></details>`;
}

export class AwayElement extends PageElement {
  private at = 0;
  private for = -1;

  protected override parts(store: Store): readonly unknown[] {
    return [store.version, store.session, store.replay];
  }
  protected override render(): TemplateResult | typeof nothing {
    const { store } = this;
    const turns = store.replay ? [] : store.since();
    if (turns.length === 0 || store.lesson) return nothing;
    if (this.for !== store.version) [this.for, this.at] = [store.version, turns.length - 1];
    const { log } = t();
    const turn = turns[this.at];
    return html`<section class="panel away"
      aria-label=${log.since}><h2>${log.since}<small>${log.of(this.at + 1, turns.length)}</small></h2>
      <ol>${turn ? turnItem(store, turn) : nothing}</ol>
      ${turns.length > 1 ? html`<div class="row"><button type="button" ?disabled=${this.at === 0} @click=${() => this.go(-1, turns)}>${log.back}</button><button type="button" ?disabled=${this.at === turns.length - 1} @click=${() => this.go(1, turns)}>${log.next}</button></div>` : nothing}</section>`;
  }
  private go(step: number, turns: readonly TurnEntry[]): void {
    this.at = Math.max(0, Math.min(turns.length - 1, this.at + step));
    const tile = turns[this.at]?.entries.findLast((entry) => entry.tile)?.tile;
    if (tile) {
      this.store.setHover({ x: tile.x, y: tile.y, segment: 0 });
      this.store.lookAt(tile.x, tile.y);
    }
    this.requestUpdate();
  }
}

/** <hw-hand>: what is to be decided, the tile in hand, the figures to choose from, and every choice as a button. */
import type { Figure, MagicFigure } from 'highwayman';
import { placementToken, previewMove, tileText, type Placement } from 'highwayman/client';
import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import type { Choice } from '../game/choices.js';
import { figureText, phaseText } from '../game/describe.js';
import { effectText } from '../game/ferry-preview.js';
import type { Selection } from '../game/selection.js';
import type { Store } from '../store.js';
import { t, words } from '../texts/index.js';
import { hintText } from './analysis.js';
import { figurePicture, handPicture } from './picture.js';

export class HandElement extends PageElement {
  /** Points of the choices of a decision, asked of the engine once. */
  private gains: { readonly version: number; readonly points: Map<string, number> } = { version: -1, points: new Map() };
  private listed = false;

  protected override parts(store: Store): readonly unknown[] {
    const { selection, analyst } = store;
    return [
      store.version,
      store.replay,
      selection,
      selection?.rotation,
      selection?.square,
      selection?.figure,
      selection?.focus,
      selection?.jetty,
      store.driver.paused,
      analyst.hint,
      analyst.movesAt,
      analyst.best,
    ];
  }
  protected override render(): TemplateResult | typeof nothing {
    const { store } = this;
    const { session, selection, replay } = store;
    if (!session || replay || !selection || session.game.isOver) return nothing;
    const { game, deciding } = session;
    const mine = deciding?.kind === 'human';
    const { hand } = t();
    return html`<section class=${`panel hand actor p${game.actor}`} aria-label=${hand.label}>
      <h2>${figurePicture('normal', game.actor)}<span
        class="player-name">${deciding?.name ?? ''}</span>${game.part === 2 ? html` <small>${hand.second}</small>` : nothing}</h2>
      <p class="ask">${mine ? phaseText(game.phase) : this.thinking()}</p>
      ${hintText(store)}
      <div class="hand-row">
        ${selection.kind && (game.phase === 'place' || game.phase === 'abbey') ? this.tile(selection, mine) : nothing}
        <div class="hand-acts">${mine ? this.acts(selection) : nothing}</div>
      </div>
      ${mine && selection.placements.length > 0 ? this.squares(selection) : nothing}
      ${mine ? this.list(selection) : nothing}
    </section>`;
  }

  private thinking(): TemplateResult {
    const { driver } = this.store;
    const { hand } = t();
    return driver.paused
      ? html`<span>${hand.stopped}</span> <button type="button" data-steady
        @click=${() => driver.resume()}>${hand.goOn}</button> <button type="button" data-steady
        @click=${() => driver.step()}>${hand.step}</button>`
      : html`<span class="spinner" aria-hidden="true"></span> <span>${hand.thinking}</span> <button type="button"
        class="cancel" data-steady @click=${() => driver.pause()}>${hand.stop}</button>`;
  }
  private tile(selection: Selection, mine: boolean): TemplateResult {
    const { kind, rotation } = selection;
    const game = this.store.session?.game;
    const text = kind ? tileText(kind, rotation, words()) : '';
    const left = game?.remaining().find(({ id }) => id === kind?.id)?.count ?? 0;
    const { hand } = t();
    return html`<div class="in-hand"><button type="button" class="tile-button" ?disabled=${!mine}
      aria-label=${hand.tile(text, rotation * 90)} title=${`${hand.turn} (R)`}
      @click=${() => this.rotate(1)} @wheel=${(event: WheelEvent) => {
        event.preventDefault();
        this.rotate(event.deltaY > 0 ? 1 : -1);
      }}>${kind ? handPicture(kind, rotation) : nothing}</button><p
        class="small about">${text}. ${kind?.abbey ? '' : hand.copies(left)}</p></div>`;
  }
  private acts(selection: Selection): TemplateResult | typeof nothing {
    const { store } = this;
    const { placements, square } = selection;
    if (placements.length === 0) return this.figures(selection);
    const { hand } = t();
    const fitting = placements.filter((each) => each.rotations.includes(selection.rotation)).length;
    return html`
      <p class="small">${hand.squares(placements.length, fitting)}</p>
      <div class="row turns">
        <button type="button" @click=${() => this.rotate(-1)} aria-label=${hand.turnLeft} title="Shift+R">↺</button>
        <button type="button" @click=${() => this.rotate(1)} aria-label=${hand.turnRight} title="R">↻</button></div>
      <button type="button" class="go" data-test="place" ?disabled=${!selection.placement}
        @click=${() => selection.placement && store.play(selection.placement)}>${square ? hand.placeAt(square.x, square.y) : hand.choose}</button>
      ${square && selection.placement ? html`<p class="small gain">${hand.gives(this.gain(selection.placement))}</p>` : nothing}`;
  }
  private rotate(step: 1 | -1): void {
    this.store.selection?.rotate(step);
    this.store.change();
  }
  private figures(selection: Selection): TemplateResult | typeof nothing {
    if (selection.figures.length < 2) return nothing;
    return html`<div class="row figures-row" role="radiogroup" aria-label=${t().hand.figure}
      @keydown=${(event: KeyboardEvent) => this.rove(event, selection)}>${selection.figures.map(
        (figure) => html`
      <button type="button" role="radio" aria-checked=${selection.figure === figure ? 'true' : 'false'}
        tabindex=${selection.figure === figure ? 0 : -1} class="figure-button" title=${figureText(figure)}
        aria-label=${figureText(figure)}
        @click=${() => this.takeUp(selection, figure)}>${this.icon(figure)}</button>`,
      )}</div>`;
  }
  private takeUp(selection: Selection, figure: Figure | MagicFigure): void {
    selection.figure = figure;
    this.store.change();
  }
  private rove(event: KeyboardEvent, selection: Selection): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    selection.nextFigure(step as 1 | -1);
    this.store.change();
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('[role=radio][aria-checked=true]')?.focus());
  }
  private icon(figure: Figure | MagicFigure): TemplateResult {
    return figurePicture(figure, this.store.session?.game.actor ?? 0);
  }

  // ── Squares in words ─────────────────────────────────────────────────────────────────────────
  /** Every legal square as a button, for those who do not see the board or can not press it. */
  private squares(selection: Selection): TemplateResult {
    const { hand } = t();
    return html`<details class="squares-list" ?open=${this.listed} @toggle=${(event: Event) => {
      this.listed = (event.target as HTMLDetailsElement).open;
      this.requestUpdate();
    }}><summary>${hand.inWords(selection.placements.length)}</summary>
      ${this.listed ? html`<ul>${selection.placements.map((each) => html`<li><button type="button" class=${selection.square === each ? 'focused' : ''} aria-pressed=${selection.square === each ? 'true' : 'false'} @click=${() => this.chooseSquare(selection, each)}>${this.squareText(selection, each)}</button></li>`)}</ul>` : nothing}</details>`;
  }
  private chooseSquare(selection: Selection, square: Placement): void {
    selection.choose(square);
    this.store.lookAt(square.x, square.y);
    this.store.change();
  }
  private squareText(selection: Selection, at: Placement): string {
    const rotation = at.rotations.includes(selection.rotation) ? selection.rotation : (at.rotations[0] ?? 0);
    return [t().board.square(at.x, at.y, rotation * 90), t().hand.gives(this.gain(placementToken(at, rotation)))]
      .filter((text) => text !== '')
      .join(', ');
  }
  /** Lead in points that a move would give the player who decides, at the end of the turn. */
  private gain(token: string): number {
    const { session, version } = this.store;
    if (!session) return 0;
    if (this.gains.version !== version) this.gains = { version, points: new Map() };
    const known = this.gains.points.get(token);
    if (known !== undefined) return known;
    const points = previewMove(session.game, token).points[session.game.actor] ?? 0;
    this.gains.points.set(token, points);
    return points;
  }

  // ── Choices ──────────────────────────────────────────────────────────────────────────────────
  /** Every choice in words; the board shows the one that is pointed at or focused. */
  private list(selection: Selection): TemplateResult | typeof nothing {
    const shown = selection.listed;
    if (shown.length === 0) return nothing;
    return html`<ol class="choice-list"
      aria-label=${t().hand.choices}>${shown.map((choice, i) => html`<li>${this.button(selection, choice, i)}</li>`)}</ol>`;
  }
  private button(selection: Selection, choice: Choice, i: number): TemplateResult {
    const { store } = this;
    const focused = selection.focus?.token === choice.token;
    const preview = choice.pair ? selection.preview(choice) : null;
    const show = (on: boolean): void => {
      if ((selection.focus === choice) === on) return;
      selection.focus = on ? choice : null;
      store.change();
    };
    const gain = choice.figure || choice.pair ? t().hand.gives(this.gain(choice.token)) : '';
    return html`<button type="button"
      class=${`choice-button ${focused ? 'focused' : ''} ${choice.token === '-' ? 'pass' : ''} ${store.lesson?.asked === choice.token ? 'asked' : ''}`} data-choice=${choice.token}
      @click=${() => store.play(choice.token)} @focus=${() => show(true)} @blur=${() => show(false)} @pointerenter=${() => show(true)} @pointerleave=${() => show(false)}>
      <kbd aria-hidden="true">${choice.token === '-' ? 'X' : i < 9 ? i + 1 : ''}</kbd>${choice.figure && choice.square ? this.icon(choice.figure) : nothing}<span
        class="grow">${choice.label}${preview ? html`<small>${effectText(preview, store.name)}</small>` : nothing}</span>${gain === '' ? nothing : html`<b class="gain">${gain}</b>`}</button>`;
  }
}

/** <hw-hand>: what is to be decided, the tile in hand, the figures to choose from, and every choice as a button. */
import type { Figure, MagicFigure } from 'highwayman';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import { figureArt, FIGURE_NAMES, magicArt } from '../figures/shapes.js';
import type { Choice } from '../game/choices.js';
import { PHASE_TEXTS, plural } from '../game/describe.js';
import { effectText } from '../game/ferry-preview.js';
import { artId } from '../tile/art.js';
import type { Selection } from '../game/selection.js';

export class HandElement extends PageElement {
  protected override render(): TemplateResult | typeof nothing {
    const { store } = this;
    const { session, selection, replay } = store;
    if (!session || replay || !selection) return nothing;
    const { game } = session;
    if (game.isOver) return nothing;
    const seat = session.deciding;
    const mine = seat?.kind === 'human';
    return html`<section class=${`panel hand actor p${game.actor}`} aria-label="Decision">
      <h2><span class="swatch" aria-hidden="true"></span>${seat?.name ?? 'Chance'}${game.part === 2 ? html` <small>second turn</small>` : nothing}</h2>
      <p class="ask">${mine ? PHASE_TEXTS[game.phase] : this.thinking()}</p>
      <div class="hand-row">
        ${selection.kind && (game.phase === 'place' || game.phase === 'abbey') ? this.tile(selection, mine) : nothing}
        <div class="hand-acts">${mine ? this.acts(selection) : nothing}</div>
      </div>
      ${mine ? this.list(selection) : nothing}
    </section>`;
  }

  private thinking(): TemplateResult {
    const { driver } = this.store;
    return driver.paused
      ? html`Stopped. <button type="button" @click=${() => driver.resume()}>Go on</button>`
      : html`<span class="spinner" aria-hidden="true"></span> is thinking… <button type="button" class="cancel" @click=${() => driver.pause()}>Cancel</button>`;
  }
  private tile(selection: Selection, mine: boolean): TemplateResult {
    const { store } = this;
    const { kind, rotation } = selection;
    const index = kind ? (store.session?.game.rules.kinds.indexOf(kind) ?? -1) : -1;
    const turn = (step: 1 | -1): void => {
      selection.rotate(step);
      store.change();
    };
    return html`<button type="button" class="tile-button" ?disabled=${!mine} aria-label=${`Tile ${kind?.id ?? ''}, turned ${rotation * 90} degrees. Press to turn`} title="Turn (R)"
      @click=${() => turn(1)} @wheel=${(event: WheelEvent) => {
        event.preventDefault();
        turn(event.deltaY > 0 ? 1 : -1);
      }}>
      <svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#${artId(index, rotation)}`}></use></svg></button>`;
  }
  private acts(selection: Selection): TemplateResult | typeof nothing {
    const { store } = this;
    const { placements, square } = selection;
    if (placements.length === 0) return this.figures(selection);
    const fitting = placements.filter((each) => each.rotations.includes(selection.rotation)).length;
    return html`
      <p class="small">${plural(placements.length, 'square')}, ${fitting} as it is turned</p>
      <div class="row">
        <button type="button" @click=${() => this.rotate(-1)} aria-label="Turn left" title="Shift+R">↺</button>
        <button type="button" @click=${() => this.rotate(1)} aria-label="Turn right" title="R">↻</button>
        <button type="button" class="primary" data-test="place" ?disabled=${!selection.placement} @click=${() => selection.placement && store.play(selection.placement)}>${square ? `Place at ${square.x},${square.y}` : 'Choose a square'}</button>
      </div>`;
  }
  private rotate(step: 1 | -1): void {
    this.store.selection?.rotate(step);
    this.store.change();
  }
  private figures(selection: Selection): TemplateResult | typeof nothing {
    if (selection.figures.length < 2) return nothing;
    return html`<div class="row figures-row" role="radiogroup" aria-label="Figure to place">${selection.figures.map((figure) => html`
      <button type="button" role="radio" aria-checked=${selection.figure === figure ? 'true' : 'false'} class="figure-button" title=${nameOf(figure)} aria-label=${nameOf(figure)}
        @click=${() => {
          selection.figure = figure;
          this.store.change();
        }}>${this.icon(figure)}</button>`)}</div>`;
  }
  private icon(figure: Figure | MagicFigure): TemplateResult {
    const player = this.store.session?.game.actor ?? 0;
    return html`<svg viewBox="-17 -18 34 34" aria-hidden="true">${figure === 'mage' || figure === 'witch' ? magicArt(figure) : svg`${figureArt({ figure, player })}`}</svg>`;
  }

  /** Every choice in words; the board shows the one that is pointed at or focused. */
  private list(selection: Selection): TemplateResult | typeof nothing {
    const { choices } = selection;
    if (choices.length === 0) return nothing;
    const shown = choices.filter(({ figure, square, segment, corner, move }) => move.type === 'send' || !square || !figure || (segment ?? corner) === null || figure === selection.figure);
    return html`<ol class="choice-list" aria-label="Choices">${shown.map((choice) => html`<li>${this.button(selection, choice)}</li>`)}</ol>`;
  }
  private button(selection: Selection, choice: Choice): TemplateResult {
    const { store } = this;
    const focused = selection.focus?.token === choice.token;
    const preview = choice.pair ? selection.preview(choice) : null;
    const show = (on: boolean): void => {
      if ((selection.focus === choice) === on) return;
      selection.focus = on ? choice : null;
      store.change();
    };
    return html`<button type="button" class=${`choice-button ${focused ? 'focused' : ''} ${choice.token === '-' ? 'pass' : ''}`} data-choice=${choice.token}
      @click=${() => store.play(choice.token)} @focus=${() => show(true)} @blur=${() => show(false)} @pointerenter=${() => show(true)} @pointerleave=${() => show(false)}>
      ${choice.figure && choice.square ? this.icon(choice.figure) : nothing}<span>${choice.label}${preview ? html`<small>${effectText(preview, store.name)}</small>` : nothing}</span></button>`;
  }
}
const nameOf = (figure: Figure | MagicFigure): string => (figure === 'mage' || figure === 'witch' ? figure : FIGURE_NAMES[figure]);

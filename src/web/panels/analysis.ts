/** <hw-analysis>: the engine's opinion under the board: chances of winning after each turn, the best moves now, what decisions have cost. */
import type { Move } from 'highwayman';
import { type MoveEstimate, squareKey } from 'highwayman/client';
import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import type { Store } from '../store.js';
import { t } from '../texts/index.js';
import { graph } from './graph.js';

const LISTED = 3;

export class AnalysisElement extends PageElement {
  protected override parts(store: Store): readonly unknown[] {
    const { analyst } = store;
    return [
      store.version,
      store.session,
      analyst.on,
      analyst.estimates.size,
      analyst.moves,
      analyst.busy,
      analyst.reviewing,
      analyst.review,
    ];
  }
  protected override render(): TemplateResult | typeof nothing {
    const { store } = this;
    const { analyst, session } = store;
    if (!analyst.on || !session) return nothing;
    const { analysis } = t();
    return html`<section class="analysis" aria-label=${analysis.label}>
      ${this.shares()}
      <div class=${`verdict ${analyst.review ? 'turning' : 'weighed'}`}>${
        analyst.reviewing !== null
          ? html`<p>${analysis.reviewing(analyst.reviewing)} <button type="button"
            @click=${() => analyst.cancel()}>${analysis.stop}</button></p>`
          : analyst.review
            ? this.points()
            : this.moves()
      }</div></section>`;
  }
  private shares(): TemplateResult {
    const { store } = this;
    const { analyst } = store;
    const ends = store.turnEnds();
    const known = ends.flatMap((end, turn) =>
      analyst.estimates.has(end) ? [{ end, turn, win: analyst.estimates.get(end)?.win ?? [] }] : [],
    );
    const { analysis, percent } = t();
    const last = known.at(-1);
    const at = store.replay ? known.findLastIndex(({ end }) => end <= (store.replay?.at ?? 0)) : undefined;
    const swings = known.flatMap(({ win }, i) =>
      i > 0 && Math.max(...win.map((share, p) => Math.abs(share - (known[i - 1]?.win[p] ?? share)))) > 0.12 ? [i] : [],
    );
    const told = last
      ? analysis.point(last.turn, last.win.map((share, player) => `${store.name(player)} ${percent(share)}`).join(', '))
      : analysis.working;
    return graph({
      rows: known.map(({ win }) => win),
      stacked: true,
      label: `${analysis.graph}. ${told}`,
      dots: swings,
      ...(at === undefined ? {} : { at }),
      pick: (row) => store.openReplay(known[row]?.end),
    });
  }
  private moves(): TemplateResult {
    const { store } = this;
    const { analyst } = store;
    const { analysis } = t();
    if (analyst.moves.length === 0) {
      return html`<p>${analyst.busy ? html`<span class="spinner" aria-hidden="true"></span> ${analysis.working} <button type="button" @click=${() => analyst.cancel()}>${analysis.stop}</button>` : analysis.notMine}</p>`;
    }
    return html`<h2>${analysis.best} <small>${analysis.games(analyst.moves[0]?.n ?? 0)}</small></h2>
      <ol class="best">${analyst.moves.slice(0, LISTED).map(
        (move) => html`<li><button type="button" class="best-move" @click=${() => this.show(move)}
          @pointerenter=${() => this.show(move)} @focus=${() => this.show(move)}>
        <span class="grow">${moveText(store, move.token)}</span><b>${analysis.gain(move.gain)}</b> <span
          title=${analysis.margin(move.margin)}>${analysis.share(move.win, move.error)}</span></button></li>`,
      )}</ol>`;
  }
  private points(): TemplateResult {
    const { store } = this;
    const { analysis } = t();
    const points = store.analyst.turningPoints;
    return html`<h2>${analysis.points}</h2>${
      points.length === 0
        ? html`<p>${analysis.none}</p>`
        : html`<ol class="best">${points.map(
            ({ at, player, loss, best }) => html`<li><button type="button" class="best-move" @click=${() => store.openReplay(at)}>
      <span
        class="grow">${analysis.cost(store.name(player), loss, store.turns().findLastIndex(({ from }) => from <= at) + 1)}</span><small>${analysis.better(best)}</small></button></li>`,
          )}</ol>`
    }`;
  }
  /** On the board, without making it. */
  private show(move: MoveEstimate): void {
    showMove(this.store, move.token);
  }
}

/** Takes a move up as if it had been chosen, so that the board shows it; nothing is played. */
export function showMove(store: Store, token: string): void {
  const { selection } = store;
  if (!selection) return;
  const placed = /^(-?\d+),(-?\d+)@([0-3A])$/.exec(token);
  const square = placed && selection.placements.find((each) => squareKey(each) === `${placed[1]},${placed[2]}`);
  if (square) {
    selection.choose(square);
    if (placed[3] !== 'A') selection.rotation = Number(placed[3]) as 0;
    store.lookAt(square.x, square.y);
  } else {
    const choice = selection.choices.find((each) => each.token === token) ?? null;
    if (choice?.figure) selection.figure = choice.figure;
    selection.focus = choice;
  }
  store.change();
}
function moveText(store: Store, token: string): string {
  const choice = store.selection?.choices.find((each) => each.token === token);
  if (choice) return choice.label;
  const [, x, y, turn] = /^(-?\d+),(-?\d+)@([0-3])$/.exec(token) ?? [];
  return turn === undefined ? token : t().analysis.place(Number(x), Number(y), Number(turn) * 90);
}
/** Where a move points: its square, for marks on the board. */
export const squareOf = (move: Move): { x: number; y: number } | null => ('x' in move ? { x: move.x, y: move.y } : null);

/** The hint as far as it was asked for: first where, then the move. */
export function hintText(store: Store): TemplateResult | typeof nothing {
  const { analyst } = store;
  if (analyst.hint === 0) return nothing;
  const { analysis } = t();
  const { best } = analyst;
  if (!best) return html`<p class="hint"><span class="spinner" aria-hidden="true"></span> ${analysis.hintThinking}</p>`;
  const onSquare = best.token.includes('@');
  if (analyst.hint === 1)
    return html`<p class="hint">${onSquare ? analysis.hintWhere : analysis.hintFigure} <button type="button"
      @click=${() => analyst.askHint()}>${analysis.hintMore}</button></p>`;
  return html`<p class="hint">${analysis.hintMove(moveText(store, best.token))} <button type="button"
    @click=${() => showMove(store, best.token)}>${t().setup.look}</button></p>`;
}

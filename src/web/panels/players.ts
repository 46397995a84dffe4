/** <hw-players>: scores, figures in hand, goods and abbeys of everybody. */
import { FIGURES, type Game, type Goods, stateOf } from 'highwayman';
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { PageElement } from '../element.js';
import { figureText, quarterText } from '../game/describe.js';
import type { Store } from '../store.js';
import { language, t, words } from '../texts/index.js';
import { Counting } from './counting.js';
import { cardPicture, figurePicture } from './picture.js';

const GOODS: readonly Goods[] = ['wine', 'grain', 'cloth'];

export class PlayersElement extends PageElement {
  private readonly counting = new Counting();

  protected override parts(store: Store): readonly unknown[] {
    return [
      store.version,
      store.session,
      store.session?.seats,
      store.finalStep,
      store.analyst.on && store.analyst.estimates.size,
    ];
  }
  protected override render(): TemplateResult | typeof nothing {
    const { store } = this;
    const game = store.shown;
    const { session } = store;
    if (!game || !session) return nothing;
    const { scores } = store;
    const win = store.analyst.on ? store.analyst.estimates.get(store.turnEnds().at(-1) ?? 0)?.win : undefined;
    const texts = t();
    const kept = game.rules.words ? stateOf(game) : null;
    return html`<section class=${`panel players of-${session.seats.length}`} aria-label=${texts.players.label}><ol>
      ${session.seats.map((seat, player) => {
        const active = game.actor === player;
        return html`<li class=${`player p${player} ${active ? 'active' : ''}`} aria-current=${active ? 'true' : 'false'}>
          ${figurePicture('normal', player)}
          <span class="player-name"
            title=${seat.name}>${seat.name}</span>${seat.kind === 'human' ? nothing : html`<small class="kind">${texts.kinds[seat.kind]}</small>`}
          ${win ? html`<span class="share">${texts.percent(win[player] ?? 0)}</span>` : nothing}
          <strong class="score"><span aria-hidden="true">${scores[player] ?? 0}</span><span
            class="visually-hidden">${texts.players.points(scores[player] ?? 0)}</span></strong>
          <span class="supply">${this.supply(game, player)}</span>${kept && cards(kept, player)}</li>`;
      })}
    </ol>${game.rules.config.modules.ferries ? html`<p class="small ferries-left">${words().ferries(game.ferrySupply)}</p>` : nothing}</section>`;
  }
  protected override updated(): void {
    const { session, scores, replay } = this.store;
    if (!session) return;
    // one who looks back steps from position to position, and waits for nothing
    this.counting.to(replay ?? session, scores, (player, value) => {
      const text = this.querySelectorAll('.score > [aria-hidden]')[player]?.lastChild;
      // the number's own piece of text, which is written over by the next draw if that has another one
      if (text) text.nodeValue = String(value);
    });
  }
  private supply(game: Game, player: number): TemplateResult {
    const supply = game.supply(player);
    const goods = game.goods(player);
    const abbeys = game.abbeys(player);
    const { modules, pieces } = game.rules.config;
    const figures = FIGURES.filter((figure) => (pieces[figure] ?? 0) > 0);
    return html`${figures.map((figure) =>
      guard([figure, supply[figure], pieces[figure], player, language()], () =>
        this.pieces(figure, supply[figure] ?? 0, pieces[figure] ?? 0, player),
      ),
    )}
      ${abbeys > 0 ? html`<span class="piece">${t().players.abbeys(abbeys)}</span>` : nothing}
      ${modules.leipzig ? game.quarters(player).map((figure, i) => (figure ? html`<span>${quarterText(i)}: ${figureText(figure)}</span>` : nothing)) : nothing}
      ${modules.traders ? html`<span class="goods">${GOODS.map((good) => html`<span class=${`good ${good}`} title=${words().goods[good]}><span class="visually-hidden">${words().goods[good]} </span>${goods[good]}</span>`)}</span>` : nothing}`;
  }
  /** Up to eight of a kind one by one, those on the board pale; on a phone a picture and a number. */
  private pieces(figure: (typeof FIGURES)[number], left: number, of: number, player: number): TemplateResult {
    const label = t().players.figures(figureText(figure), left, of);
    return html`<span class=${`piece ${left === 0 ? 'none' : ''}`} title=${label}><span class="visually-hidden">${label}</span>
      <span class="row-of"
        aria-hidden="true">${Array.from({ length: Math.min(of, 8) }, (_, i) => html`<i class=${i < left ? '' : 'gone'}>${figurePicture(figure, player)}</i>`)}</span>
      <span class="number" aria-hidden="true">${figurePicture(figure, player)}${left}</span></span>`;
  }
}

/** Cards and gold of expansions, each as a picture with its words. */
function cards(kept: ReturnType<typeof stateOf>, player: number): TemplateResult | typeof nothing {
  const { kingHolder, kingSize, robberHolder, robberSize } = kept;
  const texts = t();
  const gold = Number(kept[`gold${player}`] ?? 0);
  const card = (which: Parameters<typeof cardPicture>[0], label: string, count = ''): TemplateResult =>
    html`<span class=${`card-piece ${which}`} title=${label}><span class="visually-hidden">${label}</span>${cardPicture(which)}<span
      aria-hidden="true">${count}</span></span>`;
  if (kingHolder !== player && robberHolder !== player && gold === 0) return nothing;
  return html`<span class="cards">${kingHolder === player ? card('king', texts.players.king(Number(kingSize))) : nothing}
    ${robberHolder === player ? card('robber', texts.players.robber(Number(robberSize))) : nothing}
    ${gold > 0 ? card('gold', texts.board.ingots(gold), String(gold)) : nothing}</span>`;
}

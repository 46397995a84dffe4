/** <hw-players>: scores, figures in hand, goods and abbeys of everybody. */
import { FIGURES, type Game } from 'highwayman';
import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import type { Store } from '../store.js';
import { figureArt, FIGURE_NAMES } from '../figures/shapes.js';
import { plural, QUARTER_NAMES } from '../game/describe.js';
import { KIND_NAMES } from '../game/seats.js';

export class PlayersElement extends PageElement {
  protected override parts(store: Store): readonly unknown[] {
    return [store.version, store.session, store.session?.seats, store.finalStep];
  }
  protected override render(): TemplateResult | typeof nothing {
    const { store } = this;
    const game = store.shown;
    const { session } = store;
    if (!game || !session) return nothing;
    const scores = store.scores;
    return html`<section class="panel players" aria-label="Players"><ol>
      ${session.seats.map((seat, player) => html`<li class=${`player p${player} ${game.actor === player ? 'active' : ''}`} aria-current=${game.actor === player ? 'true' : 'false'}>
        <span class="swatch" aria-hidden="true"></span>
        <span class="player-name">${seat.name}${seat.kind === 'human' ? nothing : html` <small>${KIND_NAMES[seat.kind]}</small>`}</span>
        <strong class="score" aria-label=${plural(scores[player] ?? 0, 'point')}>${scores[player] ?? 0}</strong>
        <span class="supply">${this.supply(game, player)}</span></li>`)}
    </ol>${game.rules.config.modules.ferries ? html`<p class="small">${plural(game.ferrySupply, 'ferry', 'ferries')} left</p>` : nothing}</section>`;
  }
  private supply(game: Game, player: number): TemplateResult {
    const supply = game.supply(player);
    const goods = game.goods(player);
    const abbeys = game.abbeys(player);
    return html`${FIGURES.filter((figure) => game.rules.config.pieces[figure] > 0).map((figure) => html`
      <span class=${`piece ${supply[figure] === 0 ? 'none' : ''}`} title=${`${FIGURE_NAMES[figure]}: ${supply[figure]}`}>
        <svg viewBox="-17 -18 34 34" role="img" aria-label=${FIGURE_NAMES[figure]}>${figureArt({ figure, player })}</svg>${supply[figure]}</span>`)}
      ${abbeys > 0 ? html`<span class="piece" title="abbeys">⌂ ${abbeys}</span>` : nothing}
      ${game.rules.config.modules.leipzig ? html`<span class="goods">${game.quarters(player).map((figure, i) => (figure ? html`<span>${QUARTER_NAMES[i]}: ${FIGURE_NAMES[figure]}</span>` : nothing))}</span>` : nothing}
      ${game.rules.config.modules.traders ? html`<span class="goods"><span title="wine">wine ${goods.wine}</span> <span title="grain">grain ${goods.grain}</span> <span title="cloth">cloth ${goods.cloth}</span></span>` : nothing}`;
  }
}

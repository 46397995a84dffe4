/** <hw-games>: the games that this browser keeps, each with a picture, its players, points and date. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import type { Entry } from '../game/shelf.js';
import { language, t } from '../texts/index.js';

export class GamesElement extends PageElement {
  protected override render(): TemplateResult | typeof nothing {
    const { store } = this;
    const games = store.shelf.list();
    if (games.length === 0) return nothing;
    const { setup } = t();
    return html`<section class="games"
      aria-label=${setup.games}><h2>${setup.games}</h2><ul>${games.map((entry) => this.entry(entry))}</ul></section>`;
  }
  private entry(entry: Entry): TemplateResult {
    const { store } = this;
    const { setup } = t();
    const best = Math.max(...entry.scores);
    const names = entry.names.join(', ');
    const when = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(entry.date);
    return html`<li class="kept">${picture(entry.picture)}
      <div class="kept-text"><p
        class="kept-names">${entry.names.map((name, i) => html`<span class=${`p${i}`}><span class="swatch" aria-hidden="true"></span>${name} <b class=${entry.over && entry.scores[i] === best ? 'best' : ''}>${entry.scores[i]}</b></span>`)}</p>
        <p class="small">${entry.over ? setup.over : setup.turn(entry.turns + 1)} · <time
          datetime=${new Date(entry.date).toISOString()}>${when}</time></p></div>
      <button type="button" class=${entry.over ? '' : 'go'} data-test="resume"
        aria-label=${`${entry.over ? setup.look : setup.goOn}: ${names}`}
        @click=${() => store.resume(entry.id)}>${entry.over ? setup.look : setup.goOn}</button>
      <button type="button" aria-label=${setup.remove(names)} title=${setup.removeShort}
        @click=${() => this.drop(entry.id)}>✕</button></li>`;
  }
  private async drop(id: string): Promise<void> {
    const { store } = this;
    if (!(await store.ask(t().setup.removeAsk, t().setup.removeShort))) return;
    if (store.gameId === id) store.forget();
    store.shelf.remove(id);
  }
}

const SIDES = ['M0,0H10L5,5Z', 'M10,0V10L5,5Z', 'M10,10H0L5,5Z', 'M0,10V0L5,5Z'] as const;
const ROADS = ['M5,0V5', 'M10,5H5', 'M5,10V5', 'M0,5H5'] as const;

/** A map the size of a stamp: what lies at the four sides of each tile. */
function picture(text: string): TemplateResult {
  const tiles = text.split(';').flatMap((part) => {
    const [x, y, edges = ''] = part.split(',');
    return Number.isInteger(Number(x)) && Number.isInteger(Number(y)) && /^[CFRWA]{4}$/.test(edges)
      ? [{ x: Number(x), y: Number(y), edges }]
      : [];
  });
  if (tiles.length === 0) return html`<svg class="kept-picture" viewBox="0 0 10 10" aria-hidden="true"></svg>`;
  const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) * 10, Math.min(...ys) * 10];
  const size = [Math.max(...xs) * 10 + 10 - left, Math.max(...ys) * 10 + 10 - top];
  return html`<svg class="kept-picture" viewBox=${`${left - 2} ${top - 2} ${(size[0] ?? 10) + 4} ${(size[1] ?? 10) + 4}`}
    aria-hidden="true">${tiles.map(
      ({ x, y, edges }) => svg`<g transform=${`translate(${x * 10} ${y * 10})`}>
    <rect class="k-field" width="10.2"
      height="10.2"></rect>${[...edges].map((edge, side) => (edge === 'C' ? svg`<path class="k-city" d=${SIDES[side]}></path>` : edge === 'R' ? svg`<path class="k-road" d=${ROADS[side]}></path>` : edge === 'W' ? svg`<path class="k-water" d=${ROADS[side]}></path>` : nothing))}</g>`,
    )}</svg>`;
}

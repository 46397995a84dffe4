/** <hw-scores>: where the points came from so far, and how they grew. */
import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import { CATEGORIES, curveOf, sumsOf } from '../game/chronicle.js';
import type { Store } from '../store.js';
import { t } from '../texts/index.js';
import { figurePicture } from './picture.js';
import { graph } from './graph.js';

export class ScoresElement extends PageElement {
  protected override parts(store: Store): readonly unknown[] {
    return [store.version, store.session, store.finalStep, store.replay?.at];
  }
  protected override render(): TemplateResult | typeof nothing {
    return this.store.session
      ? html`<section class="panel scores"
        aria-label=${t().scores.label}>${breakdown(this.store)}${scoreGraph(this.store)}</section>`
      : nothing;
  }
}

/** Bars of the points by where they came from. In a replay those up to its turn. */
export function breakdown(store: Store): TemplateResult {
  const { session, replay } = store;
  const { scores: texts } = t();
  const log = (session?.log ?? []).filter(({ from }) => !replay || from < replay.at);
  const sums = sumsOf(log, session?.seats.length ?? 0, replay ? Infinity : store.finalStep);
  const totals = store.scores;
  const most = Math.max(1, ...totals);
  const order = totals.map((_, player) => player).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
  const used = CATEGORIES.filter((each) => sums.some((sum) => sum[each] > 0));
  if (used.length === 0) return html`<p class="small">${texts.none}</p>`;
  return html`<ul class="bars">${order.map((player) => {
    const sum = sums[player];
    const parts = used.filter((each) => (sum?.[each] ?? 0) > 0);
    return html`<li class=${`p${player}`}>${figurePicture('normal', player)}<span class="player-name">${store.name(player)}</span>
      <span class="bar-parts" role="img"
        aria-label=${texts.row(store.name(player), parts.map((each) => `${texts.categories[each]} ${sum?.[each] ?? 0}`).join(', '), totals[player] ?? 0)}>
        ${parts.map((each) => html`<span class=${`part c-${each}`} .style=${`--w:${((sum?.[each] ?? 0) / most) * 100}`}>${sum?.[each] ?? 0}</span>`)}</span>
      <strong class="score">${totals[player] ?? 0}</strong></li>`;
  })}</ul>
  <p class="key">${used.map((each) => html`<span><i class=${`c-${each}`}></i>${texts.categories[each]}</span> `)}</p>`;
}
/** Points by turn; a click opens the replay there. */
export function scoreGraph(store: Store): TemplateResult | typeof nothing {
  const { session, replay } = store;
  const turns = store.turns();
  if (!session || turns.length < 2) return nothing;
  const rows = curveOf(
    turns,
    session.seats.map(() => 0),
  );
  if (rows.at(-1)?.every((points) => points === 0)) return nothing;
  const ends = store.turnEnds();
  const at = replay ? ends.findLastIndex((end) => end <= replay.at) : undefined;
  const { scores: texts } = t();
  const end = rows.at(-1) ?? [];
  return graph({
    rows,
    stacked: false,
    label: `${texts.graph}. ${end.map((points, player) => texts.point(store.name(player), turns.length, points)).join(', ')}`,
    ...(at === undefined ? {} : { at }),
    pick: (row) => {
      if (!store.lesson) store.openReplay(ends[row]);
    },
  });
}

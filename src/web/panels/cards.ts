/** The cards of the set-up: a set of tiles or a map each, with two of its tiles, its name and one sentence. */
import { compileRules, type TileKind } from 'highwayman';
import { tileSets } from 'highwayman/catalogue';
import { preset, readConfig, type PlainConfig } from 'highwayman/config';
import { ALL_EXPANSIONS } from 'highwayman/expansions/all';
import { MAPS } from 'highwayman/maps';
import { html, nothing, type TemplateResult } from 'lit';
import type { Plan } from '../game/plan.js';
import { t } from '../texts/index.js';
import { kindPicture } from './picture.js';

export const CARD_GROUPS = ['large', 'small', 'maps', 'more'] as const;
export type CardGroup = (typeof CARD_GROUPS)[number];

const LARGE = ['base', 'inns-cathedrals', 'traders-builders', 'princess-dragon', 'abbey-mayor'];
const SMALL = ['ferries', 'labyrinth', 'mage-witch', 'flying-machines', 'german-cathedrals', 'leipzig'];
/** Tiles that say best what a set is about. */
const SHOWN: Readonly<Record<string, readonly string[]>> = { base: ['base-C', 'base-V'] };

/** Sets that come with rules of their own, whatever programs carry them. */
const WITH_RULES = new Set(ALL_EXPANSIONS.flatMap(({ sets = [] }) => sets));

/** Sets by the group of their card. */
export function setsOf(group: CardGroup): readonly string[] {
  if (group === 'large') return LARGE;
  if (group === 'small')
    return [...SMALL, ...tileSets().flatMap(({ id }) => (WITH_RULES.has(id) && !LARGE.includes(id) ? [id] : []))];
  if (group === 'maps') return [];
  const shown = new Set([...LARGE, ...SMALL, ...WITH_RULES, 'abbeys']);
  return tileSets().flatMap(({ id, tiles }) => (tiles.length > 0 && !shown.has(id) ? [id] : []));
}
const nameOf = (id: string): readonly [name: string, text: string] =>
  t().sets[id] ?? [tileSets().find((set) => set.id === id)?.name ?? id, ''];

const OF_MAIN = 'C2-all';
/** Kinds of the package's own sets, and those of an expansion. */
const kindsBySource = new Map<string, readonly TileKind[]>();
function kindsFor(id: string): readonly TileKind[] {
  const source = WITH_RULES.has(id) ? id : OF_MAIN;
  let kinds = kindsBySource.get(source);
  if (!kinds) {
    kinds = compileRules(
      source === OF_MAIN ? { ...preset(OF_MAIN), river: true } : readConfig({ edition: 'C2', sets: ['base', id] } as PlainConfig),
    ).kinds;
    kindsBySource.set(source, kinds);
  }
  return kinds;
}
/** Two kinds of a set, those with something of their own first; none for sets that are seldom played. */
function picturesOf(id: string): readonly TileKind[] {
  const own = kindsFor(id).filter((kind) => kind.set === id);
  const wanted = (SHOWN[id] ?? []).flatMap((tile) => own.filter((kind) => kind.id === tile));
  const special = (kind: TileKind): number =>
    Number(kind.lake || kind.portal || kind.magic || kind.germanCathedral || kind.flight >= 0) * 4 +
    (kind.marks?.length ?? 0) * 4 +
    kind.segments.reduce(
      (sum, { inn, cathedral, goods, labyrinth, kind: what }) =>
        sum + Number(inn || cathedral || labyrinth) * 3 + Number(goods !== null) * 2 + Number(what === 'monastery'),
      0,
    );
  return [...wanted, ...[...own].sort((a, b) => special(b) - special(a)).filter((kind) => !wanted.includes(kind))].slice(0, 2);
}

/** @param pictures whether there is time to draw them */
export function setCard(plan: Plan, id: string, pictures: boolean, change: (work: () => unknown) => void): TemplateResult {
  const copies = plan.sets.get(id) ?? 0;
  const [name, text] = nameOf(id);
  const { setup } = t();
  const number = (event: Event): number => Math.max(1, Math.min(9, Number((event.target as HTMLInputElement).value) || 1));
  return html`<li class=${`card ${copies > 0 ? 'on' : ''}`}><label class="card-label"><span class="card-tiles"
    aria-hidden="true">${pictures ? picturesOf(id).map((kind) => kindPicture(kind)) : nothing}</span>
      <input type="checkbox" name=${`set-${id}`} .checked=${copies > 0}
        @change=${(event: Event) => change(() => plan.setCopies(id, (event.target as HTMLInputElement).checked ? 1 : 0))}> <b>${name}</b>
      <span class="card-text small">${text}</span></label>
    ${
      copies > 0
        ? html`<span class="card-more"><label class="small">× <input type="number" min="1" max="9"
          aria-label=${setup.copies(name)} .value=${String(copies)}
          @input=${(event: Event) => change(() => plan.setCopies(id, number(event)))}></label>
      ${id === 'river' || id === 'base' ? nothing : html`<label class="small"><input type="checkbox" .checked=${plan.tilesOnly.has(id)} @change=${(event: Event) => change(() => ((event.target as HTMLInputElement).checked ? plan.tilesOnly.add(id) : plan.tilesOnly.delete(id)))}> ${setup.tilesOnly}</label>`}</span>`
        : nothing
    }</li>`;
}
/** The open table, or a map by its id. */
export function mapCard(plan: Plan, id: string, change: (work: () => unknown) => void): TemplateResult {
  const { setup } = t();
  const file = MAPS[id];
  return html`<li class=${`card ${plan.map === id ? 'on' : ''}`}><label class="card-label">
    <input type="radio" name="map" value=${id} .checked=${plan.map === id}
      @change=${() => change(() => plan.useMap(id))}> <b>${file?.title ?? setup.noMap}</b>
    <span class="card-text small">${file ? (file.notice ?? '') : setup.noMapText}</span></label>
    ${file?.chips && plan.map === id ? html`<span class="card-more"><label class="small"><input type="checkbox" .checked=${plan.mapOptions['chips'] === true} @change=${(event: Event) => change(() => (plan.mapOptions = { ...plan.mapOptions, chips: (event.target as HTMLInputElement).checked }))}> ${setup.chips(file.chips.count)}</label></span>` : nothing}</li>`;
}

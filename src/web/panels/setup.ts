/** <hw-setup>: edition, sets, options, players, seed, and the link that gives the same game anywhere. */
import type { ConfigInput, Edition } from 'highwayman';
import { CATALOGUE } from 'highwayman/catalogue';
import { PRESETS } from 'highwayman/config';
import { MAPS } from 'highwayman/maps';
import { formatConfig } from 'highwayman/notation';
import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import { plural } from '../game/describe.js';
import { openGame } from '../game/files.js';
import { setupLink } from '../game/link.js';
import { KIND_NAMES, SEAT_KINDS, type Seat } from '../game/seats.js';
import { kept } from '../keep.js';
import { MAP_OPTIONS, OPTIONS, type Option } from './setup-options.js';

const EDITIONS: readonly (readonly [Edition, string])[] = [['C1', 'First (2000)'], ['C2', 'Second (2014)'], ['C3', 'Third (2021)']];
const GROUPS = ['Table', 'Scoring', 'Ferries', 'Labyrinth', 'Figures'] as const;

export class SetupElement extends PageElement {
  protected override render(): TemplateResult {
    const { store } = this;
    const { plan } = store;
    const { rules, error } = plan.check();
    const tiles = rules ? rules.kinds.reduce((sum, kind) => sum + kind.copies, 1) : 0;
    const link = rules ? new URL(setupLink(formatConfig(rules), plan.seedValue, plan.seats), location.href).href : '';
    return html`<main class="setup"><form @submit=${(event: Event) => this.start(event)}>
      <h1>Highwayman <small>a table for Carcassonne</small></h1>
      ${this.goOn()}
      <div class="setup-grid">
        <div>${this.people()}${this.map()}</div>
        ${this.boxes()}
        <fieldset><legend>Options</legend>${GROUPS.map((group) => this.group(group))}</fieldset>
      </div>
      <div class="start">
        <div class="row">
          <label class="inline">Seed <input name="seed" .value=${plan.seed} @input=${(event: Event) => this.set(() => (plan.seed = value(event)))}></label>
          <button type="button" title="Another seed" aria-label="Another seed" @click=${() => this.set(() => (plan.seed = String(Math.floor(Math.random() * 1e9))))}>⟳</button>
          <label class="inline grow">Link <input class="link" readonly aria-label="Link to this game: equal everywhere" .value=${link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}></label>
        </div>
        <div class="row">
          ${error ? html`<p class="error grow" role="alert">${error}</p>` : html`<p class="grow">${plural(tiles, 'tile')} of ${rules?.kinds.length} kinds</p>`}
          <button class="primary big" ?disabled=${error !== null} data-test="start">Start the game</button>
        </div>
      </div></form></main>${store.error ? html`<p class="error toast" role="alert">${store.error}</p>` : nothing}`;
  }

  private goOn(): TemplateResult | typeof nothing {
    const { store } = this;
    if (store.session) return html`<p><button type="button" @click=${() => store.showGame()}>Back to the game on the table</button></p>`;
    const last = kept();
    return last ? html`<p><button type="button" @click=${() => this.resume(last)}>Go on with the last game</button></p>` : nothing;
  }
  private resume({ game, seats }: { game: string; seats: readonly Seat[] }): void {
    try {
      this.store.begin(openGame(this.store.engine, game).game, seats);
    } catch (error) {
      this.store.fail(error);
    }
  }

  private people(): TemplateResult {
    const { plan } = this.store;
    return html`<fieldset class="people"><legend>Players</legend>
      <label class="inline">How many <select name="players" @change=${(event: Event) => this.set(() => plan.setPlayers(Number(value(event))))}>
        ${[2, 3, 4, 5, 6].map((n) => html`<option value=${n} ?selected=${plan.seats.length === n}>${n}</option>`)}</select></label>
      <ol>${plan.seats.map((one, i) => html`<li class=${`p${i}`}><span class="swatch" aria-hidden="true"></span>
        <input aria-label=${`Name of player ${i + 1}`} maxlength="20" .value=${one.name} @input=${(event: Event) => this.seat(i, { name: value(event) })}>
        <select aria-label=${`Kind of player ${i + 1}`} data-test=${`kind-${i}`} @change=${(event: Event) => this.seat(i, { kind: value(event) as Seat['kind'] })}>
          ${SEAT_KINDS.map((kind) => html`<option value=${kind} ?selected=${one.kind === kind}>${KIND_NAMES[kind]}</option>`)}</select>
        ${one.kind === 'mcts' ? html`<label class="budget"><input type="number" min="50" max="60000" step="50" aria-label=${`Thinking time of player ${i + 1} in milliseconds`} .value=${String(one.budget)} @input=${(event: Event) => this.seat(i, { budget: Math.max(50, Number(value(event)) || 1000) })}> ms</label>` : nothing}</li>`)}</ol></fieldset>`;
  }
  private boxes(): TemplateResult {
    const { plan } = this.store;
    const usable = CATALOGUE.filter((set) => set.tiles.length > 0 || set.id === 'leipzig');
    return html`<fieldset class="boxes"><legend>Sets</legend>
      <div class="row"><label class="inline">Edition <select name="edition" @change=${(event: Event) => this.set(() => (plan.edition = value(event) as Edition))}>
        ${EDITIONS.map(([id, name]) => html`<option value=${id} ?selected=${plan.edition === id}>${name}</option>`)}</select></label>
      <label class="inline">Preset <select name="preset" @change=${(event: Event) => this.preset(event)}><option value="">choose…</option>
        ${Object.keys(PRESETS).map((name) => html`<option value=${name}>${name}</option>`)}</select></label></div>
      <ul>${usable.map((set) => this.box(set))}</ul></fieldset>`;
  }
  private box(set: (typeof CATALOGUE)[number]): TemplateResult {
    const { plan } = this.store;
    const copies = plan.sets.get(set.id) ?? 0;
    return html`<li><label><input type="checkbox" .checked=${copies > 0} @change=${(event: Event) => this.set(() => plan.setCopies(set.id, (event.target as HTMLInputElement).checked ? 1 : 0))}> ${set.name}</label>
      ${copies > 0 ? html`<input type="number" min="1" max="9" aria-label=${`Copies of ${set.name}`} .value=${String(copies)} @input=${(event: Event) => this.set(() => plan.setCopies(set.id, Math.max(1, Math.min(9, Number(value(event)) || 1))))}>
        ${set.id === 'river' || set.id === 'base' ? nothing : html`<label class="small"><input type="checkbox" .checked=${plan.tilesOnly.has(set.id)} @change=${(event: Event) => this.set(() => ((event.target as HTMLInputElement).checked ? plan.tilesOnly.add(set.id) : plan.tilesOnly.delete(set.id)))}> tiles only</label>`}` : nothing}</li>`;
  }
  private group(group: (typeof GROUPS)[number]): TemplateResult | typeof nothing {
    const options = OPTIONS.filter((option) => option.group === group && (!option.sets || option.sets.some((id) => this.store.plan.sets.has(id))));
    if (options.length === 0) return nothing;
    return html`<details ?open=${group === 'Table'}><summary>${group}</summary>${options.map((option) => this.option(option))}</details>`;
  }
  private option(option: Option): TemplateResult {
    const { plan } = this.store;
    const now: unknown = (plan.options as ConfigInput)[option.key];
    return html`<label class="option"><span>${option.label}</span> <select name=${option.key} @change=${(event: Event) => this.choose(option, value(event))}>
      <option value="" ?selected=${now === undefined}>as usual</option>
      ${option.values.map(([each, label], i) => html`<option value=${i} ?selected=${now === each}>${label}</option>`)}</select></label>`;
  }

  private map(): TemplateResult {
    const { plan } = this.store;
    const file = MAPS[plan.map];
    const option = (key: string, value: unknown): void => this.set(() => (plan.mapOptions = { ...plan.mapOptions, [key]: value }));
    return html`<fieldset><legend>Map</legend>
      <label class="inline">Map <select name="map" @change=${(event: Event) => this.set(() => {
        plan.map = value(event);
        plan.mapOptions = {};
      })}><option value="" ?selected=${plan.map === ''}>none, an open table</option>
        ${Object.entries(MAPS).map(([id, { title }]) => html`<option value=${id} ?selected=${plan.map === id}>${title}</option>`)}</select></label>
      ${file ? html`
        ${file.notice ? html`<p class="small">${file.notice}</p>` : nothing}
        ${file.chips ? html`<p><label><input type="checkbox" .checked=${plan.mapOptions['chips'] === true} @change=${(event: Event) => option('chips', (event.target as HTMLInputElement).checked)}> with ${file.chips.count} chips</label></p>` : nothing}
        ${MAP_OPTIONS.map(({ key, label, values }) => html`<label class="option"><span>${label}</span> <select name=${key} @change=${(event: Event) => option(key, values[Number(value(event))]?.[0])}>
          ${values.map(([each, text], i) => html`<option value=${i} ?selected=${plan.mapOptions[key] === each}>${text}</option>`)}</select></label>`)}` : nothing}</fieldset>`;
  }

  private choose(option: Option, index: string): void {
    this.set(() => {
      const { [option.key]: _, ...others } = this.store.plan.options as Record<string, unknown>;
      this.store.plan.options = index === '' ? others : { ...others, [option.key]: option.values[Number(index)]?.[0] };
    });
  }
  private preset(event: Event): void {
    const name = value(event);
    this.set(() => this.store.plan.usePreset(name));
    (event.target as HTMLSelectElement).value = '';
  }
  private seat(index: number, change: Partial<Seat>): void {
    this.set(() => (this.store.plan.seats = this.store.plan.seats.map((one, i) => (i === index ? { ...one, ...change } : one))));
  }
  private set(change: () => unknown): void {
    change();
    this.requestUpdate();
  }
  private start(event: Event): void {
    event.preventDefault();
    const { store } = this;
    const { plan } = store;
    try {
      const rules = plan.compile();
      store.begin(store.engine.newGame(rules, { seed: plan.seedValue }), plan.seats);
      history.replaceState(null, '', setupLink(formatConfig(rules), plan.seedValue, plan.seats));
    } catch (error) {
      store.fail(error);
    }
  }
}
const value = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value;

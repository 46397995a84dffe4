/**
 * <hw-setup>: the games that are kept, then a new one: ready-made or by cards, players, options, seed, and the link that gives
 * the same game anywhere.
 */
import type { ConfigInput, Edition } from 'highwayman';
import { MAPS } from 'highwayman/maps';
import { formatConfig } from 'highwayman/notation';
import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import { setupLink } from '../game/link.js';
import { READY_MADE } from '../game/plan.js';
import type { Store } from '../store.js';
import { t } from '../texts/index.js';
import { lessonReached } from '../tutorial/lesson.js';
import { CARD_GROUPS, mapCard, setCard, setsOf, type CardGroup } from './cards.js';
import { people } from './people.js';
import { MAP_OPTIONS, OPTIONS, optionText, type Option } from './setup-options.js';

const EDITIONS = ['C1', 'C2', 'C3'] as const;
const GROUPS = ['Table', 'Scoring', 'Ferries', 'Labyrinth', 'Figures'] as const;

export class SetupElement extends PageElement {
  /** Pictures of the cards follow when the page stands. */
  private pictures = false;
  private ready = '';
  private readonly change = (work: () => unknown): void => {
    work();
    this.ready = '';
    this.requestUpdate();
  };

  protected override parts(store: Store): readonly unknown[] {
    return [store.problem, store.session];
  }
  protected override firstUpdated(): void {
    const idle = (work: () => void): void =>
      void ('requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work, 60));
    idle(() => {
      this.pictures = true;
      this.requestUpdate();
    });
  }
  protected override render(): TemplateResult {
    const { store } = this;
    const { plan } = store;
    const { rules, error } = plan.check();
    const tiles = rules ? rules.kinds.reduce((sum, kind) => sum + kind.copies, 1) : 0;
    const link = rules ? new URL(setupLink(formatConfig(rules), plan.seedValue, plan.seats), location.href).href : '';
    const { setup, title, subtitle } = t();
    return html`<main class="setup">
      <h1>${title} <small>${subtitle}</small></h1>
      <hw-games .store=${store}></hw-games>
      <div class="welcome"><button type="button" class="big" data-test="tutorial"
        @click=${() => store.dispatchEvent(new Event('tutorial'))}>${lessonReached() > 0 ? setup.tutorialGoOn : setup.tutorial}</button> <span class="small">${setup.tutorialText}</span></div>
      <form @submit=${(event: Event) => this.start(event)}>
      <h2>${setup.begin}</h2>
      <div class="ready" role="group"
        aria-label=${setup.presets}>${Object.keys(READY_MADE).map((name) => html`<button type="button" data-ready=${name} aria-pressed=${this.ready === name ? 'true' : 'false'} @click=${() => this.readyMade(name)}>${setup.preset[name] ?? name}</button>`)}</div>
      <div class="setup-grid">
        <div>${CARD_GROUPS.map((group) => this.cards(group))}</div>
        <div class="setup-side">${people(plan, this.change)}
          <fieldset><legend>${setup.options}</legend>
            <label class="option"><span>${setup.edition}</span> <select name="edition"
              @change=${(event: Event) => this.change(() => (plan.edition = value(event) as Edition))}>
              ${EDITIONS.map((id) => html`<option value=${id} ?selected=${plan.edition === id}>${setup.editions[id]}</option>`)}</select></label>
            ${GROUPS.map((group) => this.group(group))}${this.mapOptions()}</fieldset>
          <fieldset><legend>${setup.seed}</legend><div class="row">
            <input name="seed" aria-label=${setup.seed} maxlength="80" .value=${plan.seed}
              @input=${(event: Event) => this.change(() => (plan.seed = value(event)))}>
            <button type="button" title=${setup.otherSeed} aria-label=${setup.otherSeed}
              @click=${() => this.change(() => (plan.seed = String(Math.floor(Math.random() * 1e9))))}>⟳</button></div>
            <label>${setup.link} <input class="link" readonly aria-label=${setup.linkLabel} .value=${link}
              @focus=${(event: Event) => (event.target as HTMLInputElement).select()}></label></fieldset>
        </div>
      </div>
      <div class="start row">
        ${error ? html`<p class="error grow" role="alert">${error}</p>` : html`<p class="grow">${setup.tiles(tiles, rules?.kinds.length ?? 0)}</p>`}
        <button class="go big" ?disabled=${error !== null} data-test="start">${setup.start}</button>
      </div></form></main>`;
  }
  private cards(group: CardGroup): TemplateResult {
    const { plan } = this.store;
    const heading = t().setup.groups[group];
    const cards =
      group === 'maps'
        ? ['', ...Object.keys(MAPS)].map((id) => mapCard(plan, id, this.change))
        : setsOf(group).map((id) => setCard(plan, id, this.pictures, this.change));
    const list = html`<ul class="cards">${cards}</ul>`;
    return group === 'large' || group === 'small'
      ? html`<section class="card-group"><h3>${heading}</h3>${list}</section>`
      : html`<details class="card-group"><summary><h3>${heading}</h3></summary>${list}</details>`;
  }
  private group(group: (typeof GROUPS)[number]): TemplateResult | typeof nothing {
    const options = OPTIONS.filter(
      (option) => option.group === group && (!option.sets || option.sets.some((id) => this.store.plan.sets.has(id))),
    );
    if (options.length === 0) return nothing;
    return html`<details><summary>${optionText(group)}</summary>${options.map((option) => this.option(option))}</details>`;
  }
  private option(option: Option): TemplateResult {
    const { plan } = this.store;
    const now: unknown = (plan.options as ConfigInput)[option.key];
    return html`<label class="option"><span>${optionText(option.label)}</span> <select name=${option.key}
      @change=${(event: Event) => this.choose(option, value(event))}>
      <option value="" ?selected=${now === undefined}>${t().setup.asUsual}</option>
      ${option.values.map(([each, label], i) => html`<option value=${i} ?selected=${now === each}>${optionText(label)}</option>`)}</select></label>`;
  }
  private mapOptions(): TemplateResult | typeof nothing {
    const { plan } = this.store;
    if (!MAPS[plan.map]) return nothing;
    return html`<details><summary>${t().setup.groups['maps']}</summary>${MAP_OPTIONS.map(
      ({ key, label, values }) => html`<label class="option"><span>${optionText(label)}</span> <select name=${key}
        @change=${(event: Event) => this.change(() => (plan.mapOptions = { ...plan.mapOptions, [key]: values[Number(value(event))]?.[0] }))}>
      ${values.map(([each, text], i) => html`<option value=${i} ?selected=${plan.mapOptions[key] === each}>${optionText(text)}</option>`)}</select></label>`,
    )}</details>`;
  }

  private choose(option: Option, index: string): void {
    this.change(() => {
      const { [option.key]: _, ...others } = this.store.plan.options as Record<string, unknown>;
      this.store.plan.options = index === '' ? others : { ...others, [option.key]: option.values[Number(index)]?.[0] };
    });
  }
  private readyMade(name: string): void {
    this.change(() => this.store.plan.useReadyMade(name));
    this.ready = name;
  }
  private start(event: Event): void {
    event.preventDefault();
    this.store.dispatchEvent(new Event('again'));
  }
}
const value = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value;

/** Who sits at the table: how many, their names, who plays them. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Plan } from '../game/plan.js';
import { SEAT_KINDS, type Seat } from '../game/seats.js';
import { t } from '../texts/index.js';
import { figurePicture } from './picture.js';

export function people(plan: Plan, change: (work: () => unknown) => void): TemplateResult {
  const { setup, kinds, kindHelp } = t();
  const set = (index: number, part: Partial<Seat>): void =>
    change(() => (plan.seats = plan.seats.map((one, i) => (i === index ? { ...one, ...part } : one))));
  return html`<fieldset class="people"><legend>${setup.players}</legend>
    <label class="inline">${setup.howMany} <select name="players"
      @change=${(event: Event) => change(() => plan.setPlayers(Number(value(event))))}>
      ${[2, 3, 4, 5, 6].map((n) => html`<option value=${n} ?selected=${plan.seats.length === n}>${n}</option>`)}</select></label>
    <ol>${plan.seats.map(
      (one, i) => html`<li class=${`p${i}`}>${figurePicture('normal', i)}
      <input aria-label=${setup.nameOf(i + 1)} maxlength="40" .value=${one.name}
        @input=${(event: Event) => set(i, { name: value(event) })}>
      <select aria-label=${setup.kindOf(i + 1)} data-test=${`kind-${i}`} title=${kindHelp[one.kind]}
        @change=${(event: Event) => set(i, { kind: value(event) as Seat['kind'] })}>
        ${SEAT_KINDS.map((kind) => html`<option value=${kind} ?selected=${one.kind === kind}>${kinds[kind]}</option>`)}</select>
      ${one.kind === 'mcts' ? html`<label class="budget"><input type="number" min="50" max="60000" step="50" aria-label=${setup.budgetOf(i + 1)} .value=${String(one.budget)} @input=${(event: Event) => set(i, { budget: Math.max(50, Math.min(60_000, Number(value(event)) || 1000)) })}> ms</label>` : nothing}</li>`,
    )}</ol></fieldset>`;
}
const value = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value;

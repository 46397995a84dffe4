/** <hw-help>: the keys, and what the colours mean. */
import { html, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import type { Store } from '../store.js';

export const KEYS: readonly (readonly [keys: string, what: string])[] = [
  ['Arrows', 'choose a square, or go through the choices'],
  ['R, Shift+R', 'turn the tile'],
  ['Enter, Space', 'place the tile, make the choice'],
  ['F, Shift+F', 'another figure'],
  ['X', 'no figure, leave the ferries, draw instead'],
  ['1 – 9', 'the choice of that number'],
  ['I, Shift+I', 'go through the features on the board'],
  ['U, Y', 'undo, redo'],
  ['+, −, 0', 'zoom, whole board'],
  ['Shift+Arrows', 'move the board'],
  ['S', 'save, load, share'],
  ['?', 'this page'],
];

export class HelpElement extends PageElement {
  protected override parts(store: Store): readonly unknown[] {
    return [];
  }
  protected override render(): TemplateResult {
    return html`<dialog class="help" aria-labelledby="help-title">
      <form method="dialog"><button class="close" aria-label="Close">✕</button></form>
      <h2 id="help-title">Keys and colours</h2>
      <table><tbody>${KEYS.map(([keys, what]) => html`<tr><th scope="row">${keys}</th><td>${what}</td></tr>`)}</tbody></table>
      <h3>Ferries</h3>
      <ul class="legend">
        <li><svg viewBox="0 0 40 10" aria-hidden="true"><path class="change-joins feature-line" d="M3,5H37"></path></svg> joins two roads</li>
        <li><svg viewBox="0 0 40 10" aria-hidden="true"><path class="change-closes feature-line" d="M3,5H37"></path></svg> closes a road</li>
        <li><svg viewBox="0 0 40 10" aria-hidden="true"><path class="change-reopens feature-line" d="M3,5H37"></path></svg> reopens a road</li>
        <li><svg viewBox="0 0 40 10" aria-hidden="true"><path class="change-splits feature-line" d="M3,5H37"></path></svg> takes a road apart</li>
      </ul>
      <p class="small">Mouse: drag to move, wheel to zoom, wheel over a free square to turn the tile. Touch: drag, pinch, tap.</p></dialog>`;
  }
  show(): void {
    this.querySelector('dialog')?.showModal();
  }
}

/** The tools in the corner of the board. */
import { html, type TemplateResult } from 'lit';
import { t } from '../texts/index.js';
import { soundIsOn } from './sound.js';
import { boardTexts } from './texts.js';

export interface Tools {
  toggleOwners(): void;
  toggleSound(): void;
  fit(): void;
  zoom(factor: number): void;
}
/** @param owners whether all owners are shown */
export function viewTools(board: Tools, owners: boolean): TemplateResult {
  const texts = t().board;
  return html`
        <div class="view-tools" data-tool>
          <button type="button" @click=${() => board.toggleOwners()} aria-pressed=${owners ? 'true' : 'false'}
            aria-label=${boardTexts().owners} title=${`${boardTexts().owners} (O)`}><svg viewBox="-12 -12 24 24"
            aria-hidden="true"><path d="M-7 9V-10M-7 -9C-2 -12 2 -5 8 -8V2C2 5 -2 -2 -7 1Z"></path></svg></button>
          <button type="button" @click=${() => board.fit()} aria-label=${texts.whole} title=${`${texts.whole} (0)`}><svg
            viewBox="-12 -12 24 24" aria-hidden="true"><path d="M-9 -3V-9H-3M3 -9H9V-3M9 3V9H3M-3 9H-9V3"></path></svg></button>
          <button type="button" class="wheel" @click=${() => board.toggleSound()}
            aria-pressed=${soundIsOn() ? 'true' : 'false'} aria-label=${boardTexts().sound} title=${boardTexts().sound}><svg
            viewBox="-12 -12 24 24" aria-hidden="true"><path
            d=${soundIsOn() ? 'M-9 -3H-5L0 -8V8L-5 3H-9ZM4 -4Q7 0 4 4M7 -7Q12 0 7 7' : 'M-9 -3H-5L0 -8V8L-5 3H-9ZM4 -4L10 4M10 -4L4 4'}></path></svg></button>
          <button type="button" class="wheel" @click=${() => board.zoom(1.3)} aria-label=${texts.zoomIn}
            title=${`${texts.zoomIn} (+)`}>+</button>
          <button type="button" class="wheel" @click=${() => board.zoom(1 / 1.3)} aria-label=${texts.zoomOut}
            title=${`${texts.zoomOut} (−)`}>−</button>
        </div>`;
}

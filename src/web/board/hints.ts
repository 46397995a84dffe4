/** What the engine or a lesson points at: the best moves with points and share, where a hint leads, the square that a step asks for. */
import { nothing, type SVGTemplateResult, svg } from 'lit';
import type { Store } from '../store.js';
import { t } from '../texts/index.js';

const DRAWN = 3;

export function hintLayer(store: Store): SVGTemplateResult | typeof nothing {
  const { analyst, lesson, selection, replay } = store;
  if (replay || !selection?.mine) return nothing;
  if (lesson) return lesson.asked === null ? nothing : frame(lesson.asked, 'asked', null);
  if (analyst.on)
    return svg`<g
      class="hints">${analyst.moves.slice(0, DRAWN).map((move, i) => frame(move.token, 'best', { rank: i + 1, gain: t().analysis.gain(move.gain), share: t().percent(move.win) }))}</g>`;
  if (analyst.hint === 0 || !analyst.best) return nothing;
  return analyst.hint === 1 ? around(analyst.best.token) : frame(analyst.best.token, 'best', null);
}
const squareOf = (token: string): readonly [number, number] | null => {
  const [, x, y] = /^(-?\d+),(-?\d+)@/.exec(token) ?? [];
  return x === undefined ? null : [Number(x) * 100, Number(y) * 100];
};
function frame(
  token: string,
  look: string,
  label: { readonly rank: number; readonly gain: string; readonly share: string } | null,
): SVGTemplateResult | typeof nothing {
  const at = squareOf(token);
  if (!at) return nothing;
  return svg`<g class=${`hint-frame ${look}`} transform=${`translate(${at[0]} ${at[1]})`}><rect x="3" y="3" width="94"
    height="94" rx="8"></rect>
    ${label ? svg`<circle cx="4" cy="4" r="13"></circle><text class="rank" x="4" y="9">${label.rank}</text><rect class="behind" x="12" y="22" width="76" height="56" rx="8"></rect><text x="50" y="46">${label.gain}</text><text class="share" x="50" y="68">${label.share}</text>` : nothing}</g>`;
}
/** The neighbourhood: three squares each way round the best one, without saying which. */
function around(token: string): SVGTemplateResult | typeof nothing {
  const at = squareOf(token);
  return at ? svg`<circle class="hint-around" cx=${at[0] + 50} cy=${at[1] + 50} r="165"></circle>` : nothing;
}

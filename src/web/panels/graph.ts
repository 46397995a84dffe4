/** Curves over turns: points by player, and shares of winning stacked. Plain SVG that can be clicked and is told in words. */
import { html, svg, type TemplateResult } from 'lit';

export interface GraphSpec {
  /** One row a turn, the beginning first; one value a player. */
  readonly rows: readonly (readonly number[])[];
  /** Stacked to 1, or lines from 0 up. */
  readonly stacked: boolean;
  readonly label: string;
  /** Turn that is marked, as index of a row. */
  readonly at?: number;
  /** Rows with a dot. */
  readonly dots?: readonly number[];
  readonly pick?: (row: number) => void;
}

export function graph({ rows, stacked, label, at, dots = [], pick }: GraphSpec): TemplateResult {
  const players = rows[0]?.length ?? 0;
  const last = Math.max(1, rows.length - 1);
  const most = stacked ? 1 : Math.max(10, ...rows.flat());
  const x = (row: number): string => ((row / last) * 1000).toFixed(1);
  const y = (value: number): string => (100 - (value / most) * 100).toFixed(1);
  const below = (row: readonly number[], player: number): number => row.slice(0, player).reduce((a, b) => a + b, 0);
  const line = (player: number, offset: (row: readonly number[]) => number): string =>
    rows.map((row, i) => `${x(i)},${y(offset(row) + (row[player] ?? 0))}`).join('L');
  const area = (player: number): string =>
    `M${line(player, (row) => below(row, player))}L${rows
      .map((row, i) => `${x(i)},${y(below(row, player))}`)
      .reverse()
      .join('L')}Z`;
  const click = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    pick?.(Math.round(((event.clientX - box.left) / Math.max(1, box.width)) * last));
  };
  return html`<svg class=${`graph ${stacked ? 'stacked' : 'lines'}`} viewBox="0 0 1000 100" preserveAspectRatio="none"
    role="img" aria-label=${label} @click=${click}>
    ${Array.from({ length: players }, (_, player) => (stacked ? svg`<path class=${`area p${player}`} d=${area(player)}></path>` : svg`<path class=${`curve p${player}`} vector-effect="non-scaling-stroke" d=${`M${line(player, () => 0)}`}></path>`))}
    ${stacked ? svg`<path class="half" vector-effect="non-scaling-stroke" d="M0,50H1000"></path>` : ''}
    ${dots.map((row) => svg`<path class="dot" vector-effect="non-scaling-stroke" d=${`M${x(row)},8v.01`}></path>`)}
    ${at === undefined ? '' : svg`<path class="now" vector-effect="non-scaling-stroke" d=${`M${x(at)},0V100`}></path>`}</svg>`;
}

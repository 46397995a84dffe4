/** The drawing of a tile kind in its stored rotation, 100 × 100. Colours are classes, so that light and dark are a matter of CSS. */
import type { TileKind } from 'highwayman';
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { abbey, cathedral, church, labyrinthWalls, landmark, volcano } from './buildings.js';
import { layoutOf, type Layout, type Scenery } from './layout.js';
import { along, distanceTo, pointAt, turn, type Line, type Point } from './pen.js';
import type { Disc } from './poles.js';
import { LAKE_RADIUS, monasteryAt, RING_RADIUS } from './roads.js';

/** Id in the page of the drawing of a kind in one of its rotations. */
export const artId = (kind: number, rotation: number): string => `k${kind}r${rotation}`;

/** All of a tile but ferry and figures. The ground turns with the tile; houses, trees and churches stay upright. */
export function tileArt(kind: TileKind, rotation: number): SVGTemplateResult {
  const layout = layoutOf(kind);
  const upright = (spots: readonly Disc[]): Disc[] =>
    spots.map((spot) => ({ ...spot, at: turn(spot.at, rotation) })).sort((a, b) => a.at[1] - b.at[1]);
  return svg`<g transform=${`rotate(${rotation * 90} 50 50)`}>${ground(layout)}</g>
    ${layout.scenery.map((item) => ('spots' in item ? (item.what === 'houses' ? houses(upright(item.spots)) : item.what === 'trees' ? woods(upright(item.spots)) : nothing) : nothing))}
    ${ends(layout).map((end) => houses(upright([end]), 't-roof-b'))}
    ${middle(layout, rotation)}
    ${layout.scenery.map((item) => landmarkOf(item, rotation))}
    <rect class="t-rim" x="0.6" y="0.6" width="98.8" height="98.8" rx="1.5"></rect>`;
}

function ground(layout: Layout): SVGTemplateResult {
  const { source, id } = layout.kind;
  const bridges = layout.roads.flat().map((line) => bridge(line, layout.rivers));
  return svg`
    <rect class="t-field" x="0" y="0" width="100" height="100"></rect>
    ${grass(id)}
    ${layout.rivers.map((line) => svg`<path class="t-shore" d=${line.d}></path><path class="t-river" d=${line.d}></path>`)}
    ${source.rivers?.some((river) => river.ends.length === 1) ? svg`<circle class="t-pond" cx="50" cy="50" r="13"></circle>` : nothing}
    ${layout.centre === 'lake' ? lake(layout) : nothing}
    ${bridges.map((d) => (d === '' ? nothing : svg`<path class="t-bridge" d=${d}></path>`))}
    ${roads(layout)}
    ${layout.scenery.map((item) => (item.what === 'hedge' ? bushes(item.spots) : nothing))}
    ${cities(layout)}
    ${layout.centre === 'labyrinth' ? labyrinthWalls() : nothing}`;
}

/** A few strokes of grass, the same on every copy of a kind. */
function grass(id: string): SVGTemplateResult {
  let state = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const next = (): number => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 4294967296;
  let d = '';
  for (let i = 0; i < 13; i++)
    d += `M${(5 + next() * 88).toFixed(0)},${(6 + next() * 88).toFixed(0)}l1.4,-3.2l1.2,3m1.2,0l1,-2.4`;
  return svg`<path class="t-grass" d=${d}></path>`;
}

function roads(layout: Layout): SVGTemplateResult {
  const { source } = layout.kind;
  const ring = layout.centre === 'roundabout';
  const shapes = (name: string): SVGTemplateResult => svg`
    ${layout.roads.flatMap((parts, i) => (source.roads[i]?.tunnel ? [] : parts)).map((line) => svg`<path class=${name} d=${line.d}></path>`)}
    ${ring ? svg`<circle class=${name} cx="50" cy="50" r=${RING_RADIUS}></circle>` : nothing}`;
  const over = source.over?.some((pair) => pair.every((ref) => ref.startsWith('r'))) ? layout.roads[0]?.[0] : undefined;
  return svg`${shapes('t-kerb')}${shapes('t-road')}
    ${over ? svg`<path class="t-bridge" d=${bridge(over, layout.roads[1] ?? [])}></path><path class="t-road" d=${over.d}></path>` : nothing}
    ${ring ? svg`<circle class="t-island" cx="50" cy="50" r="9"></circle>` : nothing}`;
}

/** The part of a road that lies over other lines. */
function bridge(road: Line, below: readonly Line[]): string {
  const over = road.points.filter((p) => below.some((line) => distanceTo(line.points, p) < 13));
  return over.length > 1 ? `M${over.map(([x, y]) => `${f(x)},${f(y)}`).join('L')}` : '';
}

/** Where dead ends lead: a cottage each. */
function ends(layout: Layout): Disc[] {
  const { source } = layout.kind;
  return source.roads.flatMap((road, i) => {
    if (road.endsAt !== 'other' && !(road.endsAt === 'crossing' && layout.centre === 'fork')) return [];
    const { at, direction } = pointAt(layout.roads[i]?.[0]?.points ?? [], 1);
    return [{ at: [at[0] + direction[0] * 5, at[1] + direction[1] * 5] as Point, radius: 6.5 }];
  });
}

function cities(layout: Layout): SVGTemplateResult {
  const { source } = layout.kind;
  // the first of two cities that cross lies on top
  const order = layout.cities.map((line, index) => ({ line, index })).reverse();
  return svg`${order.map(({ line }) => svg`<path class="t-city" d=${line.d}></path><path class="t-wall" d=${open(line)}></path><path class="t-teeth" d=${open(line)}></path>`)}
    ${source.roads.map((road, i) => (road.tunnel ? tunnel(layout.roads[i]?.[0]) : nothing))}
    ${source.roads.map((road, i) => (road.endsAt === 'city' ? gate(layout, i) : nothing))}`;
}

/** The wall runs only where the city does not leave the tile: the curves of the outline. */
function open(line: Line): string {
  const parts: string[] = [];
  let at = '';
  for (const part of line.d.match(/[MLCZ][^MLCZ]*/g) ?? []) {
    const end = part.slice(1).split(' ').at(-1) ?? '';
    if (part.startsWith('C')) parts.push(`M${at}${part}`);
    if (end !== '') at = end;
  }
  return parts.join('');
}

function tunnel(line: Line | undefined): SVGTemplateResult {
  return svg`<path class="t-kerb" d=${line?.d ?? ''}></path><path class="t-road" d=${line?.d ?? ''}></path><path class="t-tunnel" d=${line?.d ?? ''}></path>`;
}

/** Where the road meets the wall. */
function gate(layout: Layout, index: number): SVGTemplateResult {
  const points = layout.roads[index]?.[0]?.points ?? [];
  const inCity = (p: Point) =>
    layout.kind.segments[layout.grid[Math.min(49, Math.floor(p[1] / 2)) * 50 + Math.min(49, Math.floor(p[0] / 2))] ?? -1]
      ?.kind === 'city';
  for (let t = 0.05; t < 1; t += 0.03) {
    const { at, direction } = pointAt(points, t);
    if (!inCity(at)) continue;
    const angle = (Math.atan2(direction[1], direction[0]) * 180) / Math.PI;
    return svg`<g transform=${`translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) rotate(${(angle + 90).toFixed(0)})`}>
      <path class="t-gate" d="M-9,3V-5H-5V-2H5V-5H9V3Z"></path><path class="t-door" d="M-3.4,3.4V0A3.4,3.4 0 0 1 3.4,0V3.4Z"></path></g>`;
  }
  return svg``;
}

function lake(layout: Layout): SVGTemplateResult {
  const r = LAKE_RADIUS;
  const sides = layout.kind.source.roads.flatMap((road) =>
    road.endsAt === 'lake' ? [...road.ends].map((letter) => 'NESW'.indexOf(letter)) : [],
  );
  return svg`<path class="t-beach" d=${blob(r + 3)}></path><path class="t-lake" d=${blob(r)}></path>
    <path class="t-wave" d="M36,42q3,-3 6,0t6,0M54,36q3,-3 6,0t6,0M40,60q3,-3 6,0t6,0M58,55q3,-3 6,0t6,0M47,49q3,-3 6,0t6,0"></path>
    ${sides.map((side) => {
      const [a, b] = [along(side, 50 - r - 3), along(side, 50 - r + 7)];
      return svg`<path class="t-pier-edge" d=${`M${a}L${b}`}></path><path class="t-pier" d=${`M${a}L${b}`}></path><path class="t-plank" d=${`M${a}L${b}`}></path>`;
    })}`;
}

/** A round shape that is not a circle. */
function blob(r: number): string {
  const at = (angle: number, k: number): string =>
    `${(50 + Math.cos(angle) * r * k).toFixed(1)},${(50 + Math.sin(angle) * r * k).toFixed(1)}`;
  const wobble = [1, 0.96, 1.03, 0.95, 1.02, 0.97, 1.01, 0.94];
  let d = `M${at(0, 1)}`;
  for (let i = 0; i < 8; i++) {
    const [from, to] = [(i * Math.PI) / 4, ((i + 1) * Math.PI) / 4];
    d += `Q${at((from + to) / 2, 1.1 * (wobble[i] as number))} ${at(to, 1)}`;
  }
  return `${d}Z`;
}

function middle(layout: Layout, rotation: number): SVGTemplateResult | typeof nothing {
  switch (layout.centre) {
    case 'monastery':
      return church(turn(monasteryAt(layout.kind.source), rotation));
    case 'abbey':
      return abbey();
    case 'cathedral':
      return cathedral([50, 50], 19);
    case 'volcano':
      return volcano();
    case 'roundabout':
      return woods([{ at: [50, 51], radius: 5 }]);
    case 'crossing':
      return woods([
        { at: [46, 47], radius: 5 },
        { at: [54, 50], radius: 5 },
        { at: [49, 55], radius: 4.5 },
      ]);
    default:
      return nothing;
  }
}

function landmarkOf(item: Scenery, rotation: number): SVGTemplateResult | typeof nothing {
  if ('spots' in item) return nothing;
  const at = turn(item.at, rotation);
  return item.what === 'cathedral'
    ? cathedral(at, item.size)
    : landmark(item.what, at, item.size, item.turn === undefined ? 0 : item.turn + rotation * 90);
}

/** Gabled houses, one path for all walls and one for each colour of roof. */
function houses(spots: readonly Disc[], only?: string): SVGTemplateResult {
  const wall = ({ at: [x, y], radius: r }: Disc): string =>
    `M${f(x - r * 0.62)},${f(y + r * 0.72)}v${f(-r * 0.8)}h${f(r * 1.24)}v${f(r * 0.8)}z`;
  const roof = ({ at: [x, y], radius: r }: Disc): string =>
    `M${f(x - r * 0.82)},${f(y)}L${f(x)},${f(y - r * 0.86)}L${f(x + r * 0.82)},${f(y)}z`;
  const of = (rest: number) => spots.filter((_, i) => i % 3 === rest);
  const all = (list: readonly Disc[], shape: (disc: Disc) => string) => list.map(shape).join('');
  if (only) return svg`<path class="t-house" d=${all(spots, wall)}></path><path class=${only} d=${all(spots, roof)}></path>`;
  return svg`<path class="t-house" d=${all(spots, wall)}></path>
    <path class="t-roof-a" d=${all(of(0), roof)}></path><path class="t-roof-b" d=${all(of(1), roof)}></path><path class="t-roof-c" d=${all(of(2), roof)}></path>`;
}

/** Round trees with a trunk. */
function woods(spots: readonly Disc[]): SVGTemplateResult {
  const trunk = spots.map(({ at: [x, y], radius: r }) => `M${f(x)},${f(y)}v${f(r * 0.95)}`).join('');
  return svg`<path class="t-trunk" d=${trunk}></path><path class="t-tree" d=${spots.map((spot) => round({ ...spot, at: [spot.at[0], spot.at[1] - spot.radius * 0.2], radius: spot.radius * 0.72 })).join('')}></path>
    <path class="t-tree-light" d=${spots.map(({ at: [x, y], radius: r }) => round({ at: [x - r * 0.2, y - r * 0.4], radius: r * 0.34 })).join('')}></path>`;
}
function bushes(spots: readonly Disc[]): SVGTemplateResult | typeof nothing {
  return spots.length > 0 ? svg`<path class="t-bush" d=${spots.map(round).join('')}></path>` : nothing;
}
const round = ({ at: [x, y], radius: r }: Disc): string =>
  `M${f(x - r)},${f(y)}a${f(r)},${f(r)} 0 1 0 ${f(2 * r)},0a${f(r)},${f(r)} 0 1 0 ${f(-2 * r)},0z`;
const f = (value: number): string => value.toFixed(1);

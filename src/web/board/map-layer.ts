/**
 * The map around the tiles: squares that are free, borders and what is printed there, islands and their routes, chips. Our own drawing from the
 * map's data.
 */
import type { Game, GameMap, MapCell, MapRouteEnd } from 'highwayman';
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Tiles } from './layers.js';

const SIDE_LINES = ['M0,0H100', 'M100,0V100', 'M100,100H0', 'M0,100V0'] as const;
const STUBS = ['M50,0V-14', 'M100,50H114', 'M50,100V114', 'M0,50H-14'] as const;
const GATES = ['M20,0Q50,-16 80,0Z', 'M100,20Q116,50 100,80Z', 'M80,100Q50,116 20,100Z', 'M0,80Q-16,50 0,20Z'] as const;

export function mapLayer(game: Game, tiles: Tiles): SVGTemplateResult | typeof nothing {
  const { map } = game;
  if (!map) return nothing;
  const connected = game.connectedCities();
  return svg`<g class="map">
    ${guard([map, tiles.size], () => map.cells.map((cell, i) => square(map, cell, i, tiles)))}
    ${guard([map], () => map.routes.map(({ a, b }) => svg`<path class="map-route" d=${`M${routeEnd(a)}L${routeEnd(b)}`}></path>`))}
    ${map.cities.filter(({ id }) => connected.includes(id)).flatMap(({ squares }) => squares.map(([row, col]) => svg`<rect class="map-connected" x=${(col - 1) * 100 + 3} y=${(row - 1) * 100 + 3} width="94" height="94" rx="8"></rect>`))}
  </g>`;
}
/** Chips lie on free squares; a treat shows its colour and value. */
export function chipLayer(game: Game): SVGTemplateResult | typeof nothing {
  if (!game.map) return nothing;
  return svg`<g class="chips">
    ${game.map.cities.map(({ name, squares: [first] }) => (first ? svg`<text class="map-name city" x=${first[1] * 100 - 50} y=${first[0] * 100 - 8}>${name}</text>` : nothing))}
    ${game.chips().map(
      ({ x, y, colour, value }) => svg`<g class=${colour === null ? 'chip' : `chip band-${colour}`}
        transform=${`translate(${x * 100 + 78} ${y * 100 + 22})`}>
    <title>${colour === null ? 'Chip, face down' : `Treat, ${value}`}</title><circle r="13"></circle><text
      y="5">${value ?? '?'}</text></g>`,
    )}</g>`;
}

function square(map: GameMap, cell: MapCell, i: number, tiles: Tiles): SVGTemplateResult | typeof nothing {
  if (cell.kind === 'void') return nothing;
  const [x, y] = [i % map.cols, Math.floor(i / map.cols)];
  const covered = tiles.has(`${x},${y}`);
  return svg`<g transform=${`translate(${x * 100} ${y * 100})`}>
    ${covered ? nothing : svg`<rect class=${`map-square ${cell.kind} ${cell.band >= 0 ? `band-${cell.band}` : ''}`} width="100" height="100"></rect>`}
    ${cell.border.map((printed, side) => (printed === '' ? nothing : svg`<path class=${printed === 'R' ? 'map-road' : 'map-gate'} d=${(printed === 'R' ? STUBS : GATES)[side]}></path>`))}
    ${sides(map, x, y)}
    ${cell.coats > 0 ? svg`<g transform="translate(22 24) scale(.9)"><path class="map-coat" d="M-7,-8H7V0Q7,6 0,9Q-7,6 -7,0Z"></path><text class="map-coats" y="4">${cell.coats}</text></g>` : nothing}
    ${cell.name && !covered ? svg`<text class="map-name" x="50" y="58">${cell.name}</text>` : nothing}</g>`;
}
/** A strong line where the map ends. */
function sides(map: GameMap, x: number, y: number): SVGTemplateResult[] {
  return [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ].flatMap(([dx, dy], side) => {
    const [nx, ny] = [x + (dx as number), y + (dy as number)];
    const beyond = nx < 0 || ny < 0 || nx >= map.cols || ny >= map.rows ? 'void' : map.cells[ny * map.cols + nx]?.kind;
    return beyond === 'void' || beyond === 'blocked' ? [svg`<path class="map-border" d=${SIDE_LINES[side]}></path>`] : [];
  });
}
function routeEnd({ square: [row, col], side }: MapRouteEnd): string {
  const [dx, dy] = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] }[side] as [number, number];
  return `${(col - 1) * 100 + dx},${(row - 1) * 100 + dy}`;
}

/** Positions with crop circles, and what is asked after a circle. */
import { useExpansion } from '../../src/expansions/registry.js';
import { cropCircles } from '../../src/generated/expansions/crop-circles.js';
import type { Scene, SceneSpec } from './table.js';
import { piece, scene } from './table.js';

useExpansion(cropCircles);

export const CLUB = 'cc2-FRRR-road';
export const SHIELD = 'cc2-CCCC-city';
export const FORK = 'cc2-CFRF-field';

/** The part before the circle, with every choice declined. */
export const chosen = (s: Scene, choice: 'add' | 'remove'): Scene => s.until('crop').apply(`#${choice}`);
/** Who is asked after the choice, and what for; everybody takes the first option that is no pass, or declines. */
export function round(s: Scene, decline = true): [string, string[]][] {
  const asked: [string, string[]][] = [];
  while (s.player.phase() === 'tend') {
    const options = [...s.player.options()].sort();
    asked.push([s.colours[s.player.actor()] as string, options]);
    s.apply(decline && options.includes('-') ? '-' : (options.find((token) => token !== '-') as string));
  }
  return asked;
}
/** What the circle does to whom. */
export const circle = (s: Scene, choice: 'add' | 'remove') => round(chosen(s, choice));
export const turnOf = (s: Scene): [string, string, number] => [
  s.player.phase(),
  s.colours[s.player.turnPlayer()] as string,
  s.player.part(),
];

/** Two highwaymen on roads of their own and a farmer; west of (0,0) is room for a circle. */
export const BOARD: SceneSpec = {
  colours: ['red', 'blue', 'green'],
  tiles: [
    ['base-D', 0, 0, 0],
    ['base-W', 1, 0, 0],
    ['base-U', 2, 0, 0],
    ['base-U', 1, 1, 1],
  ],
  meeples: [piece('red', 2, 0, 'road:E'), piece('green', 1, 1, 'road:N'), piece('blue', 2, 0, 'field:0')],
  draws: [CLUB],
  turn: 'red',
};
export const club = (spec: SceneSpec = BOARD): Scene => scene(spec).place(CLUB, -1, 0, 2);

/** A knight in a city of two tiles with one coat of arms, open to the north. */
export const CASTLE: SceneSpec = {
  colours: ['red', 'blue'],
  tiles: [
    ['base-D', 0, 0, 0],
    ['base-F', 0, -1, 0],
  ],
  meeples: [piece('red', 0, -1, 'city:N')],
  draws: [SHIELD],
  turn: 'blue',
};

/** Any meeples around base-D, whose city is open to the north and whose road is open on both sides; the circle lies apart. */
export const withMeeples = (meeples: SceneSpec['meeples'], rest: Partial<SceneSpec> = {}): SceneSpec => ({
  colours: ['red', 'blue'],
  tiles: [
    ['base-D', 0, 0, 0],
    ['base-U', 0, 1, 0],
    ['base-E', 0, 2, 2],
  ],
  ...(meeples ? { meeples } : {}),
  draws: [CLUB, SHIELD, FORK],
  turn: 'red',
  ...rest,
});
/** A circle of each kind, laid where it touches no road and joins no city with a meeple. */
export const lay: Readonly<Record<'road' | 'city' | 'field', (s: Scene) => Scene>> = {
  road: (s) => s.place(CLUB, 1, 1, 1),
  city: (s) => s.place(SHIELD, 0, 3, 0),
  field: (s) => s.place(FORK, 0, 3, 0),
};

/** Four tiles of field that meet at the corner where the barn of (5,5) stands. */
export const FOUR_CORNERS = [
  ['base-B', 5, 5, 0],
  ['base-B', 6, 5, 0],
  ['base-B', 5, 6, 0],
  ['base-B', 6, 6, 0],
] as const;

/** Everything in hand, and a normal meeple on each kind of feature. */
export const FULL: Partial<SceneSpec> = {
  config: {
    abbots: true,
    modules: { inns: true, traders: true, abbey: true },
    pieces: { large: 1, builder: 1, pig: 1, mayor: 1, wagon: 1, barn: 1, abbot: 1 },
  },
};

/** Red extends the road of the own builder with a circle. */
export const BUILT: SceneSpec = {
  ...BOARD,
  tiles: [
    ['base-D', 0, 0, 0],
    ['base-U', 1, 0, 0],
  ],
  meeples: [piece('red', 1, 0, 'road:E'), piece('red', 0, 0, 'road:E', 'builder'), piece('blue', 1, 0, 'field:0')],
  draws: [CLUB, FORK],
};

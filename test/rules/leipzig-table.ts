/** The table of the tests of Leipzig: invented tiles with gates, a road to the town, figures on it and in the quarters. */
import type { ConfigInput, Game } from '../../src/entry-url.js';
import type { Setup, SetupFigure } from '../../src/setup/index.js';
import { game, tile } from './table.js';

export const GATE = tile('own-gate', 'FRFF', { roads: [{ ends: 'E', endsAt: 'other' }], features: { leipzigGate: 'r0' } });
/** Half a double tile: a road that starts at a gate and leaves to the east; the other half goes on with it. */
export const HALF = tile('own-half', 'FRFR', {
  roads: [{ ends: 'EW' }],
  fields: [
    { half: [0, 1, 2, 7], cities: [] },
    { half: [3, 4, 5, 6], cities: [] },
  ],
});
/** Three roads that end at something that is no crossing. */
export const HILL = tile('own-hill', 'FRRR', {
  roads: ['E', 'S', 'W'].map((ends) => ({ ends, endsAt: 'other' as const })),
  fields: [
    { half: [0, 1, 2, 7], cities: [] },
    { half: [3, 4], cities: [] },
    { half: [5, 6], cities: [] },
  ],
});
export const CONFIG: ConfigInput = {
  edition: 'C2',
  players: 3,
  sets: ['base', 'inns-cathedrals', 'abbey-mayor', 'traders-builders'],
  abbots: true,
  abbeysPerPlayer: 0,
  modules: { leipzig: true },
  tiles: [
    { tile: GATE, copies: 3 },
    { tile: HALF, copies: 2 },
    { tile: HILL, copies: 2 },
  ],
  scoring: { leipzig: { bookbinders: 4, tanners: 6 } },
};
export const WAINWRIGHTS = 0;
export const COINERS = 1;
export const BOOKBINDERS = 2;
export const TANNERS = 3;

export const at = (
  player: number,
  x: number,
  segment: string,
  figure: 'normal' | 'large' | 'wagon' | 'builder' | 'mayor' = 'normal',
  y = 0,
): SetupFigure => ({ player, figure, x, y, segment });
export const sent = (player: number, quarter: number): SetupFigure => ({ player, figure: 'normal', quarter });

/** A road of four tiles from the gate at (0,0), closed by player 2 with base-A at (3,0). */
export function road(figures: SetupFigure[], config: ConfigInput = {}, more: Partial<Setup> = {}): Game {
  const g = game({
    config: { ...CONFIG, ...config },
    tiles: [
      ['own-gate', 0, 0, 0],
      ['base-U', 1, 0, 0],
      ['base-U', 2, 0, 0],
    ],
    figures,
    bag: { 'base-B': 3 },
    turnPlayer: 2,
    drawn: 'base-A',
    ...more,
  });
  return close(g, '3,0@0');
}
/** Places the tile and passes until the question of Leipzig or the end of the turn. */
export function close(g: Game, token: string): Game {
  g.play(token);
  while (['deploy', 'ferry', 'pivot'].includes(g.phase)) g.play('-');
  return g;
}

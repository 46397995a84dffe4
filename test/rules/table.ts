/** Positions for the rule tests, played on the engine over its public names. */
import { readFileSync } from 'node:fs';
import { loadSync } from '../../src/entry-url.js';
import { readSetup } from '../../src/setup/index.js';
import type { Game, TileDefinition } from '../../src/entry-url.js';
import type { Setup } from '../../src/setup/index.js';
import { gamePlayers } from '../corpus/game-player.js';
import { Scene } from '../golden/scene.js';
import type { Laid, SceneSpec } from '../golden/scene.js';

export type { Laid, Piece, SceneSpec } from '../golden/scene.js';
export type { Scene } from '../golden/scene.js';

export const engine = loadSync(readFileSync('build/core.wasm'));
const players = gamePlayers(engine);

/** A position in the words of the golden scenarios: colours, `road:E`, quarter turns. */
export const scene = (spec: SceneSpec): Scene => new Scene(players, spec);

/** A game from a setup as users write it; chance waits for the test. */
export function game(setup: Setup): Game {
  const { rules, ops } = readSetup(setup, { allowDisconnected: true });
  return engine.build(rules, ops, { manualChance: true });
}

/** Red's turn with blue as the other player, and that tile to come. */
export const turnOfRed = (tiles: readonly Laid[], drawn: string, more: Partial<SceneSpec> = {}): SceneSpec => ({
  colours: ['red', 'blue'],
  tiles,
  draws: [drawn],
  turn: 'red',
  ...more,
});
/** The same with the tile laid. */
export const laid = (tiles: readonly Laid[], [id, x, y, r]: Laid, more: Partial<SceneSpec> = {}): Scene =>
  scene(turnOfRed(tiles, id, more)).place(id, x, y, r);

/** A piece for a scene. */
export const piece = (player: string, x: number, y: number, on: string, type = 'normal') => ({
  player,
  at: [x, y] as const,
  on,
  type,
});

/** Places of the placed tile that begin with `kind`, for a normal meeple or the given figure. */
export const offered = (s: Scene, kind: string, figure: 'normal' | 'large' | 'mayor' | 'wagon' | 'abbot' = 'normal'): string[] =>
  s.places(figure).filter((place) => place.startsWith(kind));

/** Plays on in the simplest way, as `Scene.finish`, and lists the phases on the way. */
export function phasesOf(s: Scene, ferry?: string): string[] {
  const phases: string[] = [];
  for (let guard = 0; guard < 50 && !['draw', 'abbey', 'over'].includes(s.player.phase()); guard++) {
    const phase = s.player.phase();
    phases.push(phase);
    const options = s.player.options();
    const wanted = phase === 'ferry' && ferry ? options.find((token) => token.endsWith(ferry)) : undefined;
    s.apply(wanted ?? (options.includes('-') ? '-' : (options[0] as string)));
  }
  return phases;
}

/** Own tile with four sides; fields are the half-edges between the roads. */
export const tile = (id: string, edges: string, rest: Partial<TileDefinition>): TileDefinition => ({
  id,
  edges,
  cities: [],
  roads: [],
  fields: [{ half: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }],
  ...rest,
});

/** Fields of a tile whose roads leave to E, S and W. */
export const THREE_ROAD_FIELDS = [
  { half: [0, 1, 2, 7], cities: [] },
  { half: [3, 4], cities: [] },
  { half: [5, 6], cities: [] },
];

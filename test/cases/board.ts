/** The boards of public bug reports by number, as scenes. */
import { readFileSync } from 'node:fs';
import { players } from '../golden/players.js';
import { Scene } from '../golden/scene.js';
import type { Laid, SceneSpec } from '../golden/scene.js';
import type { PubCase, PubFile } from './pub.js';

export const CASES: readonly PubCase[] = (JSON.parse(readFileSync(new URL('./boards.json', import.meta.url), 'utf8')) as PubFile)
  .cases;

export interface Live extends Omit<SceneSpec, 'tiles' | 'ferries'> {
  /** The tile to be placed live: left out of the board until `Scene.place`. */
  readonly live?: readonly [x: number, y: number];
  /** Ferries before the live move; default: those of the case. */
  readonly ferries?: SceneSpec['ferries'];
}

/** The tile of a case on a square. */
export function tileOf(id: string, x: number, y: number): Laid {
  const laid = boardOf(id).board.find((tile) => tile[1] === x && tile[2] === y);
  if (!laid) throw new Error(`${id} has no tile at ${x},${y}`);
  return laid;
}

function boardOf(id: string): PubCase {
  const found = CASES.find((pub) => pub.id === id);
  if (!found) throw new Error(`no case ${id}`);
  return found;
}

/** The board of a case with pieces on it, before the live tile (which can then be drawn). */
export function board(id: string, { live, ferries, ...spec }: Live = {}): Scene {
  const pub = boardOf(id);
  const tiles = pub.board.filter((tile) => !live || tile[1] !== live[0] || tile[2] !== live[1]);
  const lying =
    ferries ??
    Object.entries(pub.ferries).map(([square, pair]) => [...(square.split(',').map(Number) as [number, number]), pair] as const);
  const present = lying.filter(([x, y]) => tiles.some((tile) => tile[1] === x && tile[2] === y));
  const draws = live
    ? [tileOf(id, live[0], live[1])[0], ...(spec.draws ?? [])].filter((tile) => tile !== 'am-abbey')
    : (spec.draws ?? []);
  return new Scene(players, { ...spec, tiles, ferries: present, draws });
}

/** The same, with the live tile placed. */
export function played(id: string, spec: Live & { readonly live: readonly [x: number, y: number] }): Scene {
  const scene = board(id, spec);
  const [tile, x, y, rotation] = tileOf(id, spec.live[0], spec.live[1]);
  return tile === 'am-abbey' ? scene.apply(`${x},${y}@A`) : scene.place(tile, x, y, rotation);
}

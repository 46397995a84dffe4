/** Good arguments of `highwayman/geometry`, for ./arguments.ts. */
import * as geometry from '../../src/geometry/index.js';
import { kind } from './samples.js';

const grid = () => geometry.geometryOf(kind).grid;
const depth = () => geometry.depths(grid());
const line = [
  [0, 50],
  [100, 50],
] as const;
const ring = [
  [0, 0],
  [100, 0],
  [100, 100],
] as const;
const disc = { at: [10, 10], radius: 5 } as const;

/** Functions by name, as in ./arguments.ts. */
export const GEOMETRY_FUNCTIONS: Readonly<Record<string, () => readonly unknown[]>> = {
  'geometry.along': () => [1, 10],
  'geometry.artOf': () => ['base-A'],
  'geometry.artVersion': () => [],
  'geometry.band': () => [line, 5],
  'geometry.depths': () => [grid()],
  'geometry.distance': () => [
    [0, 0],
    [3, 4],
  ],
  'geometry.distanceTo': () => [line, [3, 4]],
  'geometry.geometryOf': () => [kind, 1],
  'geometry.hitTest': () => [kind, 1, 50, 50],
  'geometry.middle': () => [1],
  'geometry.places': () => [grid(), depth(), 0, [disc], 2, 4, 8, [50, 50]],
  'geometry.pointAt': () => [line, 0.5],
  'geometry.registerArt': () => ['own-tile', { anchors: { 0: [50, 50] } }],
  'geometry.roomiest': () => [grid(), depth(), 0, [disc], 8, [50, 50]],
  'geometry.turn': () => [[3, 4], 1],
  'geometry.winding': () => [[ring], [50, 20]],
};

/** The Markets of Leipzig: no tile layout is known. Pure data; shapes in ./shape.ts. */
import type { TileSet } from './shape.js';

export const LEIPZIG: TileSet = {
  id: 'leipzig',
  prefix: 'lei',
  name: 'The Markets of Leipzig',
  published: { C2: 4, C3: 4 },
  partial: true,
  optional: false,
  known: ['four double tiles that replace the start tile', 'each quarter has one road that starts at its gate', 'outer sides and fields unknown'],
  tiles: [
  ],
};

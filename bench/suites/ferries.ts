/**
 * A pivot and the search for pivotable ferries, core against flood fill on the same positions, by the size of the board:
 * the core's cost depends on the ferries reached, not on the length of the roads.
 */
import type { Engine } from '../../src/engine.js';
import type { Position } from '../../src/position.js';
import { readTiles } from '../../src/core/board-reader.js';
import type { ConfigInput } from '../../src/rules/index.js';
import { Board } from '../../test/reference/board.js';
import { featureAt } from '../../test/reference/features.js';
import { strandFrom } from '../../test/reference/flood.js';
import type { BenchCase } from '../harness.js';
import { playTo } from '../positions.js';
import type { Suite } from '../suite.js';

const CONFIGS: readonly [number, ConfigInput][] = [
  [72, { edition: 'C2', sets: { base: 1, ferries: 2 }, fields: false }],
  [300, { edition: 'C2', sets: { base: 4, ferries: 10 }, fields: false }],
  [1000, { edition: 'C2', sets: { base: 11, ferries: 26 }, fields: false }],
];

export const ferries: Suite = (engine) =>
  CONFIGS.map(([tiles, config]) => ({
    title: `a pivot at ${tiles} tiles`,
    cases: casesAt(engine, config, Math.floor(tiles * 0.9)),
  }));

function casesAt(engine: Engine, config: ConfigInput, tiles: number): BenchCase[] {
  const position = playTo(engine, config, 11, tiles, 'pivot');
  if (position.phase !== 'pivot') throw new Error('the game ended before a pivot');
  const pivots = position
    .legal()
    .slice()
    .filter((move) => move !== 0);
  const board = modelBoard(position);
  const lake = squareOf(pivots[0] as number);
  const placed = readTiles(position.core, position.slot).at(-1) as { x: number; y: number };
  return [
    {
      name: 'core: make + unmake of a pivot with all that follows',
      count: pivots.length,
      run: () => {
        for (const move of pivots) {
          position.make(move);
          position.unmake();
        }
        return pivots.length;
      },
    },
    { name: 'core: list the pivots', count: pivots.length + 1, run: () => position.count() },
    { name: 'flood: the roads at the lake', count: 1, run: () => (roadsAt(board, lake), 1) },
    {
      name: 'flood: the strand of the placed tile',
      count: 1,
      run: () => (strandFrom(board, { x: placed.x, y: placed.y, slot: 0 }), 1),
    },
  ];
}
function squareOf(move: number): { x: number; y: number } {
  return { x: (move << 15) >> 22, y: (move << 5) >> 22 };
}
function modelBoard(position: Position): Board {
  const board = new Board();
  for (const tile of readTiles(position.core, position.slot)) {
    const kind = position.rules.kinds[tile.kind];
    if (!kind) continue;
    board.put(kind, tile.x, tile.y, tile.rotation);
    const laid = board.at(tile.x, tile.y);
    if (laid && tile.ferry) laid.ferry = tile.ferry;
  }
  return board;
}
function roadsAt(board: Board, { x, y }: { x: number; y: number }): number {
  const kind = board.at(x, y)?.kind;
  return (kind?.segments ?? []).reduce(
    (sum, segment, slot) => sum + (segment.jetty ? featureAt(board, { x, y, slot }).tiles : 0),
    0,
  );
}

/** The work of a search: listings, make and unmake, clones, hashes, and what a call across the border costs. */
import type { Engine } from '../../src/engine.js';
import type { Position } from '../../src/position.js';
import type { BenchCase } from '../harness.js';
import { legalTurns } from '../../src/turns.js';
import { playTo } from '../positions.js';
import type { Suite } from '../suite.js';

export const moves: Suite = (engine) => [
  { title: 'listing', cases: listing(engine) },
  ...[12, 36, 60].map((tiles) => ({
    title: `make and unmake at ${tiles} tiles`,
    cases: making(playTo(engine, { edition: 'C2' }, 5, tiles, 'place')),
  })),
  {
    title: 'make and unmake at 700 tiles',
    cases: making(playTo(engine, { edition: 'C2', sets: { base: 12 } }, 5, 700, 'place')),
  },
  { title: 'calls across the border', cases: border(engine) },
];

/** Every placement with every meeple option of a position: the full listing that engines are compared by. */
function listing(engine: Engine): BenchCase[] {
  const position = playTo(engine, { edition: 'C2' }, 5, 36, 'place');
  const places = position.count();
  const full = fullListing(position);
  return [
    { name: 'legal placements (moves listed)', count: places, run: () => position.count() },
    { name: 'full listing, placements with deploys', count: full, run: () => legalTurns(position).length / 2 },
    { name: 'the same by laying every tile', count: full, run: () => fullListing(position) },
    { name: 'hash', count: 1, run: () => (position.hashWords(), 1) },
  ];
}
function fullListing(position: Position): number {
  const list = position.legal().slice();
  let n = 0;
  for (const move of list) {
    position.make(move);
    n += position.phase === 'deploy' ? position.count() : 1;
    position.unmake();
  }
  return n;
}
function making(position: Position): BenchCase[] {
  const list = position.legal().slice();
  const copy = position.clone();
  return [
    {
      name: 'make + unmake',
      count: list.length,
      run: () => {
        for (const move of list) {
          position.make(move);
          position.unmake();
        }
        return list.length;
      },
    },
    {
      name: 'clone + make',
      count: list.length,
      run: () => {
        for (const move of list) {
          copy.copyFrom(position);
          copy.make(move);
        }
        return list.length;
      },
    },
    {
      name: 'clone alone',
      count: list.length,
      run: () => {
        for (let i = 0; i < list.length; i++) copy.copyFrom(position);
        return list.length;
      },
    },
  ];
}
/** A random game step by step from JavaScript, against the same inside the core. */
function border(engine: Engine): BenchCase[] {
  const position = engine.newPosition({ edition: 'C2' }, 1);
  const { exports } = position.core;
  const slot = position.use();
  const calls = 1000;
  let seed = 0;
  return [
    {
      name: 'plain calls: version()',
      count: calls,
      run: () => {
        let n = 0;
        for (let i = 0; i < calls; i++) n += exports.version() > 0 ? 1 : 0;
        return n;
      },
    },
    {
      name: '20 games, one call each step',
      count: 20,
      run: () => {
        for (let g = 0; g < 20; g++) {
          exports.newGame(slot, ++seed, 0);
          while (!position.isOver) {
            if (position.isChance) position.makeChance();
            else {
              const legal = position.legal();
              position.make(legal[(seed * 31 + legal.length * 7) % legal.length] as number);
            }
          }
        }
        return 20;
      },
    },
    {
      name: '20 games, one call for all',
      count: 20,
      run: () => {
        exports.playGames(slot, 20, (seed += 20));
        return 20;
      },
    },
  ];
}

/** Maps against the open table with the same tiles: void and printed squares are part of the board, so listing costs no more. */
import { Pos } from '../../assembly/constants.js';
import type { Engine } from '../../src/engine.js';
import type { Position } from '../../src/position.js';
import { mapConfig } from '../../src/maps/index.js';
import { MAP_POOL } from '../../src/rules/index.js';
import type { ConfigInput } from '../../src/rules/config-schema.js';
import type { BenchCase } from '../harness.js';
import { playTo } from '../positions.js';
import type { Suite } from '../suite.js';

const TABLES: Readonly<Record<string, ConfigInput>> = {
  'open table': MAP_POOL,
  Iberia: { ...MAP_POOL, map: mapConfig('iberia') },
  'Iberia with chips': { ...MAP_POOL, map: mapConfig({ id: 'iberia', chips: true }) },
};

export const maps: Suite = (engine) => {
  const positions = Object.entries(TABLES).map(([name, config]) => [name, playTo(engine, config, 5, 45, 'place')] as const);
  return [
    { title: 'legal placements, open squares looked at', cases: positions.map(([name, position]) => listing(name, position)) },
    { title: 'make and unmake of every placement', cases: positions.map(([name, position]) => making(name, position)) },
    {
      title: 'random games inside the core',
      cases: Object.entries(TABLES).map(([name, config]) => playing(engine, name, config)),
    },
  ];
};

function listing(name: string, position: Position): BenchCase {
  const squares = position.core.word(position.use(), Pos.Frontier);
  return {
    name,
    count: squares * 100,
    run: () => {
      for (let i = 0; i < 100; i++) position.count();
      return squares * 100;
    },
  };
}

function making(name: string, position: Position): BenchCase {
  const list = position.legal().slice();
  const run = () => {
    for (const move of list) {
      position.make(move);
      position.unmake();
    }
    return list.length;
  };
  return { name, count: list.length, run };
}

function playing(engine: Engine, name: string, config: ConfigInput): BenchCase {
  const position = engine.newPosition(config, 1);
  const slot = position.use();
  let seed = 0;
  return { name, count: 50, run: () => (position.core.exports.playGames(slot, 50, (seed += 50)), 50) };
}

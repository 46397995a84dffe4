/** The entries of the package, and one of everything that their functions take. */
import { readFileSync } from 'node:fs';
import * as ai from '../../src/ai/index.js';
import * as client from '../../src/client/index.js';
import * as catalogue from '../../src/catalogue/index.js';
import * as config from '../../src/config.js';
import * as geometry from '../../src/geometry/index.js';
import * as inline from '../../src/entry-inline.js';
import * as jcz from '../../src/entry-jcz.js';
import * as play from '../../src/entry-play.js';
import * as main from '../../src/entry-url.js';
import * as maps from '../../src/maps/index.js';
import * as notation from '../../src/notation/index.js';
import * as saved from '../../src/saved/index.js';
import * as setup from '../../src/setup/index.js';
import * as testing from '../../src/testing.js';

export const ENTRIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  main,
  inline,
  play,
  config,
  catalogue,
  maps,
  notation,
  saved,
  setup,
  jcz,
  ai,
  client,
  geometry,
  testing,
};

export const bytes = readFileSync('build/core.wasm');
export const engine = main.loadSync(bytes);
export const rules = main.compileRules({ sets: ['base', 'ferries'] });
export const newPosition = (): main.Position => engine.newPosition(rules, 1);
/** A position at a decision. */
export const decision = (): main.Position => {
  const position = newPosition();
  position.makeChance();
  return position;
};
export const newGame = (): main.Game => engine.newGame(rules, { seed: 1 });
export const newState = (): ai.GameState => ai.GameState.start(engine, rules, { seed: 1 });
export const chips = main.compileRules({ ...maps.MAP_POOL, map: maps.mapConfig({ id: 'testmap-a', chips: true }) })
  .map as main.GameMap;
export const kind = rules.kinds[0] as main.TileKind;
export const look = { kind, rotation: 0 };
export const kindAt = () => kind;
export const game = newGame();
export const ops = setup.opsFromGame(game);
export const record = notation.recordOf(game);
export const place = { type: 'place', x: 1, y: 0, rotation: 0 } as const;
export const packed = notation.pack(rules, place);
export const first = () => decision().legal()[0] as number;
export const spec = ai.observationSpec(newPosition());
export const file = {
  setup: {
    sets: { 'basic:1': 1 },
    elements: { 'small-follower': 7 },
    rules: {},
    timer: null,
    start: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }],
  },
  players: [{ name: 'Ann', slot: 0 }],
  replay: [],
  gameAnnotations: { drawOrder: ['BA/C'] },
};
export const tile = {
  id: 'my-meadow',
  edges: 'FFFF',
  cities: [],
  roads: [],
  fields: [{ half: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }],
};
/** The first index that the mask allows. */
export const index = () => {
  const view = new ai.PolicyView(decision());
  return view.mask(decision()).indexOf(1);
};
export const interval = { value: 0.5, low: 0.4, high: 0.6 };
export const games = ai.playDeck(engine, { config: {}, players: ['random', 'random'], seed: 1 }, 0);

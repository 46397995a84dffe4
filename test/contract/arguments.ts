/** Good arguments of everything public: each function and method once, so that one of them can be replaced by a wrong one. */
import { readFileSync } from 'node:fs';
import * as ai from '../../src/ai/index.js';
import * as client from '../../src/client/index.js';
import { CLIENT_CLASSES, CLIENT_FUNCTIONS } from './client-arguments.js';
import * as catalogue from '../../src/catalogue/index.js';
import * as config from '../../src/config.js';
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
  testing,
};

const bytes = readFileSync('build/core.wasm');
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
const chips = main.compileRules({ ...maps.MAP_POOL, map: maps.mapConfig({ id: 'testmap-a', chips: true }) }).map as main.GameMap;
const kind = rules.kinds[0] as main.TileKind;
const look = { kind, rotation: 0 };
const kindAt = () => kind;
const game = newGame();
const ops = setup.opsFromGame(game);
const record = notation.recordOf(game);
const place = { type: 'place', x: 1, y: 0, rotation: 0 } as const;
const packed = notation.pack(rules, place);
const first = () => decision().legal()[0] as number;
const spec = ai.observationSpec(newPosition());
const file = {
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
const tile = { id: 'my-meadow', edges: 'FFFF', cities: [], roads: [], fields: [{ half: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }] };
/** The first index that the mask allows. */
const index = () => {
  const view = new ai.PolicyView(decision());
  return view.mask(decision()).indexOf(1);
};
const interval = { value: 0.5, low: 0.4, high: 0.6 };
const games = ai.playDeck(engine, { config: {}, players: ['random', 'random'], seed: 1 }, 0);

type Arguments = () => readonly unknown[];
/** Functions by entry and name; what two entries export alike stands under the first. */
export const FUNCTIONS: Readonly<Record<string, Arguments>> = {
  'main.compileRules': () => [{}],
  'main.load': () => [bytes],
  'main.loadSync': () => [bytes],
  'inline.load': () => [bytes],
  'inline.loadSync': () => [bytes],
  'play.load': () => [bytes],
  'play.loadSync': () => [bytes],
  'config.preset': () => ['all'],
  'config.readConfig': () => [{}],
  'config.readTile': () => [tile, 'tile'],
  'catalogue.findSet': () => ['base'],
  'catalogue.findTile': () => ['base-A'],
  'maps.chipFault': () => [chips, [[1, 1]], [[1, 1]]],
  'maps.chipSquares': () => [chips, [[1, 1]]],
  'maps.mapConfig': () => ['iberia'],
  'maps.readMap': () => [maps.MAPS['testmap-a']],
  'notation.formatConfig': () => [rules],
  'notation.formatMove': () => [rules, place, kindAt],
  'notation.formatPacked': () => [rules, packed, kindAt],
  'notation.formatPosition': () => [rules, ops, ['-']],
  'notation.formatRecord': () => [record],
  'notation.gameFromPosition': () => [engine, notation.positionText(game), {}],
  'notation.gameFromRecord': () => [engine, record, {}],
  'notation.pack': () => [rules, place],
  'notation.parseConfig': () => ['C3/2/base'],
  'notation.parseMove': () => [rules, '1,0:r0+n', kindAt],
  'notation.parsePosition': () => [notation.positionText(game), { line: 1, column: 1 }],
  'notation.parseRecord': () => [notation.formatRecord(record), 1],
  'notation.parseRecords': () => [notation.formatRecord(record)],
  'notation.positionText': () => [newGame()],
  'notation.readRecords': () => [[notation.formatRecord(record)]],
  'notation.recordOf': () => [newGame(), {}],
  'notation.recordTokens': () => [record],
  'notation.segmentName': () => [kind, 0],
  'notation.segmentNames': () => [kind],
  'notation.segmentSlot': () => [kind, 'f0'],
  'notation.unpack': () => [rules, packed],
  'saved.loadGame': () => [engine, saved.saveGame(game)],
  'saved.saveGame': () => [newGame()],
  'saved.toSaved': () => [newGame()],
  'setup.buildable': () => [structuredClone(ops)],
  'setup.isTurnStart': () => [newGame()],
  'setup.opsFromGame': () => [newGame()],
  'setup.readSetup': () => [setup.setupFromGame(game), {}, rules],
  'setup.seedState': () => [1],
  'setup.seedWords': () => [1],
  'setup.setupFromGame': () => [newGame()],
  'setup.setupFromOps': () => [rules, ops],
  'jcz.importJcz': () => [engine, file],
  'jcz.verifyJcz': () => [jcz.importJcz(engine, file)],
  'ai.actionValues': () => [decision(), { n: 1, policy: 'uniform' }],
  'ai.derive': () => [1, 2],
  'ai.elo': () => [0.5],
  'ai.eloInterval': () => [interval],
  'ai.greedyPlayer': () => [{}],
  'ai.greedyValues': () => [decision(), 10],
  'ai.mctsPlayer': () => [{ iterations: 2 }],
  'ai.meanInterval': () => [[1, 2], 1.9],
  'ai.numActions': () => [25],
  'ai.observationSpec': () => [newPosition(), 25],
  'ai.pairedRate': () => [[0.5, 0.5], 2],
  'ai.planePermutation': () => [spec, 1, kind],
  'ai.playDeck': () => [engine, { config: {}, players: ['random', 'random'], seed: 1 }, 0],
  'ai.playGame': () => [engine, rules, [ai.randomPlayer(), ai.randomPlayer()], 1],
  'ai.playerOf': () => ['mcts:2', 1, true],
  'ai.playouts': () => [newPosition(), {}],
  'ai.policyPermutation': () => [25, 1, kind, look],
  'ai.policyRegions': () => [25],
  'ai.projectedScores': () => [newPosition(), []],
  'ai.randomPlayer': () => [1],
  'ai.resampled': () => [newPosition(), 1],
  'ai.returnsOf': () => [[1, 2], 'win', true],
  'ai.rulebookBytes': () => [{}],
  'ai.search': () => [decision(), { iterations: 2 }, 0],
  'ai.shuffledBag': () => [newPosition(), 1],
  'ai.standings': () => [['random', 'random'], games],
  'ai.summarize': () => [Int32Array.of(1, 2), 2],
  'ai.symmetries': () => [rules],
  'ai.turnCell': () => [3, 25, 1],
  'ai.turnMask': () => [new Uint8Array(4), Int32Array.of(1, 0, 3, 2)],
  'ai.turnMove': () => [packed, 1, kind, () => look],
  'ai.turnOrigin': () => [[0, 0], 25, 1],
  'ai.turnPair': () => [2, 1],
  'ai.turnPlanes': () => [new Float32Array(spec.shape[0] * spec.side ** 2), spec, 1, kind],
  'ai.turnSquare': () => [1, 2, 1],
  'ai.turnTile': () => [kind, 0, 1],
  'ai.wilson': () => [3, 6, 1.9],
  'ai.windowSide': () => [rules],
  'ai.worldSeed': () => [1, 2],
  'ai.worlds': () => [newState(), 2, 1],
  ...CLIENT_FUNCTIONS,
  'testing.checkEngine': () => [() => newState(), { maxActions: 400 }],
};

/** A class: where it is declared, how users come to an instance, and arguments of its constructor, statics and methods. */
export interface Subject {
  readonly file: string;
  readonly make: () => object;
  readonly construct?: Arguments;
  readonly methods: Readonly<Record<string, Arguments>>;
  readonly statics?: Readonly<Record<string, Arguments>>;
}
const none: Arguments = () => [];
export const CLASSES: Readonly<Record<string, Subject>> = {
  ...CLIENT_CLASSES,
  'main.Engine': {
    file: 'src/engine.ts',
    make: () => main.loadSync(bytes),
    construct: () => [engine.module, () => rules],
    methods: {
      newGame: () => [rules, {}],
      newPosition: () => [rules, 1],
      build: () => [rules, ops, {}],
      buildPosition: () => [rules, ops],
      dispose: none,
      toJSON: none,
    },
  },
  'main.Game': {
    file: 'src/game.ts',
    make: newGame,
    construct: () => [engine, newPosition(), { kind: 'start', seed: 1 }, {}],
    methods: {
      discarded: none,
      isLegal: () => [place],
      play: () => [newGame().legalPacked()[0]],
      playRandom: none,
      undo: () => [0],
      redo: () => [0],
      resume: () => [{}],
      events: none,
      gameEvents: none,
      allEvents: none,
      allGameEvents: none,
      clone: none,
      position: none,
      perft: () => [1, {}],
      toJSON: none,
      dispose: none,
    },
  },
  'main.GameView': {
    file: 'src/game-view.ts',
    make: newGame,
    methods: {
      projectedScores: none,
      supply: () => [0],
      abbeys: () => [0],
      goods: () => [0],
      quarters: () => [0],
      tiles: none,
      tileAt: () => [0, 0],
      figures: none,
      features: none,
      featureAt: () => [0, 0, 0],
      chips: none,
      hiddenChips: none,
      connectedCities: none,
      remaining: none,
      openSquares: none,
      paidCities: none,
      placements: () => ['base-U'],
      hash: none,
      seedState: none,
      legalPacked: none,
      legal: none,
      legalTokens: none,
      chanceOutcomes: none,
      ferryPreview: none,
    },
  },
  'main.Position': {
    file: 'src/position.ts',
    make: decision,
    construct: () => [newPosition().core, 0],
    methods: {
      score: () => [0],
      legal: none,
      count: none,
      isLegal: () => [packed],
      make: () => [first()],
      unmake: none,
      makeChance: none,
      weight: () => [packed],
      playout: none,
      reseed: () => [1, 2],
      perft: () => [1, 'seed', 100],
      hashWords: none,
      hashIsTrue: none,
      hash: none,
      clone: none,
      copyFrom: () => [newPosition()],
      toJSON: none,
      dispose: none,
    },
  },
  'ai.GameState': {
    file: 'src/ai/env.ts',
    make: newState,
    statics: { start: () => [engine, rules, {}], from: () => [newPosition(), 'score'] },
    methods: {
      currentPlayer: none,
      isTerminal: none,
      isChance: none,
      legalActions: () => [0],
      chanceOutcomes: none,
      apply: () => [newState().chanceOutcomes()[0]?.action],
      applyRandom: none,
      undo: none,
      history: none,
      returns: none,
      rewards: none,
      initialReturns: none,
      clone: none,
      resample: () => [1],
      hash: none,
      fullHash: none,
      actionToString: () => [packed],
      toJSON: none,
      dispose: none,
    },
  },
  'ai.BatchEnv': {
    file: 'src/ai/batch.ts',
    make: () => new ai.BatchEnv(engine, rules, { n: 2 }),
    construct: () => [engine, rules, { n: 2 }],
    methods: { step: () => [[-1, -1]], legal: () => [0], hash: () => [0], toJSON: none, dispose: none },
  },
  'ai.Observer': {
    file: 'src/ai/observation.ts',
    make: () => new ai.Observer(newPosition()),
    construct: () => [newPosition(), 25],
    methods: { write: () => [newPosition(), {}], toJSON: none, dispose: none },
  },
  'ai.PolicyView': {
    file: 'src/ai/policy.ts',
    make: () => new ai.PolicyView(newPosition()),
    construct: () => [newPosition(), 25],
    methods: {
      mask: () => [decision(), new Uint8Array(6000), [0, 0]],
      toIndex: () => [decision(), first(), [-12, -12]],
      fromIndex: () => [decision(), index()],
      apply: () => [decision(), index()],
      toJSON: none,
      dispose: none,
    },
  },
  'ai.PairedChance': {
    file: 'src/ai/match.ts',
    make: () => new ai.PairedChance(newPosition(), 1),
    construct: () => [newPosition(), 1],
    methods: { make: () => [newPosition()] },
  },
  'ai.Random': {
    file: 'src/ai/random.ts',
    make: () => new ai.Random(1),
    construct: () => [1],
    methods: { next: none, below: () => [6], unit: none },
  },
  'main.HighwaymanError': {
    file: 'src/errors.ts',
    make: () => new main.HighwaymanError('ERR_MOVE', 'f', 1, 'x'),
    methods: { toJSON: none },
  },
};

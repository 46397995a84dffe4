/** Good arguments of `highwayman/client`, for ./arguments.ts. */
import { readFileSync } from 'node:fs';
import * as client from '../../src/client/index.js';
import * as main from '../../src/entry-url.js';

const bytes = readFileSync('build/core.wasm');
const engine = main.loadSync(bytes);
const rules = main.compileRules({ sets: ['base', 'ferries'] });
const newGame = (): main.Game => engine.newGame(rules, { seed: 1 });
const kind = rules.kinds[0] as main.TileKind;
const en = client.WORDS.en;
const nameOf = () => 'Ann';
const seats = () => [client.seat(0), client.seat(1)];
const session = () => new client.Session(engine, newGame(), seats());
const ferry = () => {
  const position = engine.newGame({ sets: ['base', 'ferries'], copies: {} }, { seed: 1, deck: ['fer-RRRR'] });
  position.play(position.legalPacked()[0] as number).play('-');
  return position;
};
const score = { type: 'score', player: 0, feature: 'road', x: 0, y: 0, segment: 0, points: 1, final: false, terms: [] };
/** A Worker that answers every request at once. */
const worker = () => {
  let told: (event: { data?: client.Reply }) => void = () => undefined;
  const answer = (request: client.Request): client.Reply[] => {
    if (request.type === 'choose') return [{ type: 'chosen', id: request.id, token: '-', ms: 0 }];
    if (request.type === 'moves') return [{ type: 'moves', id: request.id, moves: [], last: true }];
    if (request.type === 'estimates')
      return [{ type: 'estimate', id: request.id, at: 0, estimate: { win: [], points: [], n: 1 }, last: true }];
    return request.type === 'review' ? [{ type: 'reviewed', id: request.id, reviewed: null, done: 1, of: 1, last: true }] : [];
  };
  return {
    postMessage: (request: client.Request) => void queueMicrotask(() => answer(request).forEach((data) => told({ data }))),
    addEventListener: (type: string, listener: typeof told) => void (type === 'message' && (told = listener)),
    terminate: () => undefined,
  };
};
const played = () => {
  const begun = newGame();
  return begun.play(begun.legalPacked()[0] as number);
};

type Arguments = () => readonly unknown[];
const none: Arguments = () => [];

export const CLIENT_FUNCTIONS: Readonly<Record<string, Arguments>> = {
  'client.ages': () => [newGame()],
  'client.choices': () => [newGame(), en, nameOf],
  'client.cleanName': () => ['Ann', 0],
  'client.drawnText': () => [newGame(), nameOf, en],
  'client.effectText': () => [client.effectsOf(ferry(), ferry().ferryPreview()[0] as main.FerryChoice), nameOf, en],
  'client.effectsOf': () => [ferry(), ferry().ferryPreview()[0]],
  'client.estimateMoves': () => [newGame(), [[2, 1]], 1],
  'client.estimatePosition': () => [newGame().position(), 2, 1],
  'client.featureId': () => [newGame().features()[0], client.ages(newGame())],
  'client.featureOf': () => [newGame(), '0,0,0'],
  'client.featureText': () => [newGame().features()[0], en],
  'client.formatSeats': () => [seats()],
  'client.groupChoices': () => [client.choices(played(), en)],
  'client.jettiesAt': () => [newGame(), 0, 0],
  'client.openSession': () => [engine, client.toSavedSession(session())],
  'client.ownerText': () => [newGame().features()[0], nameOf, en],
  'client.otherText': () => [{ type: 'crop', choice: 'add' }, 'road', en],
  'client.parseSeats': () => ['human,greedy', 2, ['Ann']],
  'client.placeKey': () => [{ x: 0, y: 0, segment: 0 }],
  'client.placementToken': () => [{ x: 1, y: 0, abbey: false, rotations: [0] }, 0],
  'client.placements': () => [newGame()],
  'client.previewMove': () => [newGame(), newGame().legalPacked()[0]],
  'client.readSeats': () => [seats(), 2, 'seats'],
  'client.reasonText': () => [score, en],
  'client.seat': () => [0, 'human', 'Ann', 1000],
  'client.serveThoughts': () => [worker(), main.loadSync],
  'client.sessionRecord': () => [session()],
  'client.sidesText': () => [kind, 0, 0, en],
  'client.squareKey': () => [{ x: 0, y: 0 }],
  'client.tileText': () => [kind, 0, en],
  'client.toSavedSession': () => [session()],
};

/** As `Subject` of ./arguments.ts. */
export const CLIENT_CLASSES = {
  'client.Session': {
    file: 'src/client/session.ts',
    make: session,
    construct: () => [engine, newGame(), seats(), 'casual'],
    methods: {
      name: () => [0],
      listen: () => [() => undefined],
      play: () => [newGame().legalPacked()[0]],
      undo: none,
      redo: none,
      dispose: none,
    },
  },
  'client.Replay': {
    file: 'src/client/replay.ts',
    make: () => new client.Replay(engine, played()),
    construct: () => [engine, played()],
    methods: { go: () => [0], goToTurn: () => [0], dispose: none },
  },
  'client.Thinker': {
    file: 'src/client/thinker.ts',
    make: () => new client.Thinker(engine, worker),
    construct: () => [engine, worker],
    methods: {
      choose: () => [newGame(), client.seat(0, 'random')],
      moves: () => [newGame(), () => undefined],
      estimates: () => [newGame(), [0], () => undefined, 2],
      review: () => [played(), () => undefined, 2],
      cancel: none,
      dispose: none,
    },
  },
  'client.Cancelled': { file: 'src/client/thinker.ts', make: () => new client.Cancelled(), methods: {} },
  'client.WorkerUnavailable': { file: 'src/client/thinker.ts', make: () => new client.WorkerUnavailable(), methods: {} },
} as const;

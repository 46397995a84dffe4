/** The Worker's side of `Thinker`: a core of its own, made of the page's compiled module, and the work that is asked of it. */
import { playerOf } from '../ai/players/index.js';
import type { Player } from '../ai/players/player.js';
import type { Engine } from '../engine.js';
import { HighwaymanError } from '../errors.js';
import { needFunction, needObject } from '../guard.js';
import type { Game } from '../game.js';
import { buildable } from '../setup/lay.js';
import { estimateMoves, estimatePosition } from './estimate.js';
import type { Given, Reply, Request, Reviewed } from './protocol.js';

/** What of a Worker's global is needed. */
export interface WorkerScope {
  /** Sends an answer. */
  postMessage(message: Reply): void;
  /** Told of requests. */
  addEventListener(type: 'message', listener: (event: { readonly data: Request }) => void): void;
}

/**
 * Answers the requests of a `Thinker`. In a module Worker: `serveThoughts(self, loadSync)`.
 * @param loadSync that of `highwayman` or `highwayman/play`
 */
export function serveThoughts(scope: WorkerScope, loadSync: (module: WebAssembly.Module) => Engine): void {
  needObject(scope, 'scope', 'the global of a Worker');
  needFunction(scope.addEventListener, 'scope.addEventListener', 'the global of a Worker');
  needFunction(scope.postMessage, 'scope.postMessage', 'the global of a Worker');
  needFunction(loadSync, 'loadSync', 'loadSync of highwayman or highwayman/play');
  let engine: Engine | null = null;
  scope.addEventListener('message', ({ data }) => {
    if (data.type === 'module') {
      engine = loadSync(data.module);
      return;
    }
    try {
      if (!engine) throw new HighwaymanError('ERR_WASM', 'module', null, 'the compiled module before the first request');
      for (const reply of answer(engine, data)) scope.postMessage(reply);
    } catch (error) {
      scope.postMessage({ type: 'failed', id: data.id, message: error instanceof Error ? error.message : String(error) });
    }
  });
}

function* answer(engine: Engine, request: Exclude<Request, { type: 'module' }>): Generator<Reply> {
  const { id } = request;
  if (request.type === 'choose') {
    const begun = performance.now();
    yield { type: 'chosen', id, token: choose(engine, request), ms: performance.now() - begun };
  } else if (request.type === 'moves') {
    const game = replay(engine, request);
    try {
      let latest: readonly Reply[] = [];
      for (const moves of estimateMoves(game)) {
        yield* latest;
        latest = [{ type: 'moves', id, moves, last: false }];
      }
      for (const reply of latest) yield { ...reply, last: true } as Reply;
    } finally {
      game.dispose();
    }
  } else if (request.type === 'estimates') yield* estimates(engine, request);
  else yield* review(engine, request);
}

function choose(engine: Engine, request: Extract<Request, { type: 'choose' }>): string {
  if (request.kind === 'human') throw new HighwaymanError('ERR_CONFIG', 'kind', 'human', 'a player that thinks');
  const game = replay(engine, request);
  const position = game.position();
  try {
    const move = playerFor(request).choose(position, request.tokens.length);
    return game.legalTokens()[game.legalPacked().indexOf(move)] ?? '-';
  } finally {
    position.dispose();
    game.dispose();
  }
}
const players = new Map<string, Player>();
/** One player of each kind and budget; players keep nothing of a game between their moves. */
function playerFor({ kind, budget, initial }: Extract<Request, { type: 'choose' }>): Player {
  const spec = kind === 'mcts' ? `mcts:${Math.round(budget)}ms` : kind;
  const seed = initial.kind === 'start' ? initial.seed : 0;
  const key = `${spec} ${seed}`;
  const player = players.get(key) ?? playerOf(spec, seed);
  players.set(key, player);
  return player;
}

/** Win shares after so many moves each. */
function* estimates(engine: Engine, { id, at, n, ...given }: Extract<Request, { type: 'estimates' }>): Generator<Reply> {
  const game = replay(engine, { ...given, tokens: [] });
  try {
    let played = 0;
    for (const [i, goal] of [...at].sort((a, b) => a - b).entries()) {
      for (; played < goal; played++) game.play(given.tokens[played] as string);
      const position = game.position();
      try {
        yield { type: 'estimate', id, at: goal, estimate: estimatePosition(position, n), last: i === at.length - 1 };
      } finally {
        position.dispose();
      }
    }
  } finally {
    game.dispose();
  }
}
/** Every decision with a choice, and what it lost against the best. */
function* review(engine: Engine, { id, n, ...given }: Extract<Request, { type: 'review' }>): Generator<Reply> {
  const game = replay(engine, { ...given, tokens: [] });
  const of = given.tokens.length;
  try {
    for (const [at, token] of given.tokens.entries()) {
      const last = at === of - 1;
      const player = game.actor;
      let reviewed: Reviewed | null = null;
      if (player >= 0 && game.legalPacked().length > 1) {
        const [values = []] = estimateMoves(game, [[Infinity, n]]);
        const [best, mine] = [values[0], values.find((one) => one.token === token)];
        if (best && mine) reviewed = { at, player, token, best: best.token, loss: Math.max(0, best.win - mine.win) };
      }
      yield { type: 'reviewed', id, reviewed, done: at + 1, of, last };
      game.play(token);
    }
  } finally {
    game.dispose();
  }
}

/** The page's position. Chance is manual, so that nobody sees the next tile. */
function replay(core: Engine, { rules, initial, tokens }: Given): Game {
  const game =
    initial.kind === 'start'
      ? core.newGame(rules, { seed: initial.seed, manualChance: true })
      : core.build(rules, buildable(initial.ops), { manualChance: true });
  for (const token of tokens) game.play(token);
  return game;
}

/** The Worker where players think: a core of its own from the page's compiled module. */
import { loadSync, type Engine, type Game } from 'highwayman';
import { playerOf, type Player } from 'highwayman/ai';
import { buildable } from 'highwayman/setup';
import type { FromWorker, ToWorker } from './game/protocol.js';
import type { Seat } from './game/seats.js';

const scope = globalThis as unknown as {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
};
let engine: Engine | null = null;

scope.addEventListener('message', ({ data }) => {
  if (data.type === 'module') {
    engine = loadSync(data.module);
    return;
  }
  try {
    const begun = performance.now();
    const token = choose(data);
    scope.postMessage({ type: 'chosen', id: data.id, token, ms: performance.now() - begun });
  } catch (error) {
    scope.postMessage({ type: 'failed', id: data.id, message: error instanceof Error ? error.message : String(error) });
  }
});

function choose(request: Extract<ToWorker, { type: 'choose' }>): string {
  if (!engine) throw new Error('no module yet');
  if (request.kind === 'human') throw new Error('a person decides');
  const game = replay(engine, request);
  const position = game.position();
  try {
    const move = seated(request).choose(position, request.tokens.length);
    const at = game.legalPacked().indexOf(move);
    return game.legalTokens()[at] ?? '-';
  } finally {
    position.dispose();
    game.dispose();
  }
}

const players = new Map<string, Player>();

/** One player of each kind and budget; players keep nothing of a game between their moves. */
function seated({ kind, budget, initial }: Pick<Seat, 'kind' | 'budget'> & Pick<Extract<ToWorker, { type: 'choose' }>, 'initial'>): Player {
  const spec = kind === 'mcts' ? `mcts:${Math.round(budget)}ms` : kind;
  const seed = initial.kind === 'start' ? initial.seed : 0;
  const key = `${spec} ${seed}`;
  let player = players.get(key);
  if (!player) players.set(key, (player = playerOf(spec, seed)));
  return player;
}

/** The page's position. Chance is manual, so that no player sees the next tile. */
function replay(core: Engine, { rules, initial, tokens }: Extract<ToWorker, { type: 'choose' }>): Game {
  const game = initial.kind === 'start' ? core.newGame(rules, { seed: initial.seed, manualChance: true }) : core.build(rules, buildable(initial.ops), { manualChance: true });
  for (const token of tokens) game.play(token);
  return game;
}

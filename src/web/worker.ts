/** The Worker where players think: a core of its own from the page's compiled module. */
import { loadSync, type Engine, type Game } from 'highwayman';
import { PLAYERS } from './game/players.js';
import type { FromWorker, ToWorker } from './game/protocol.js';

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
  try {
    const move = PLAYERS[request.kind](game, request.budget);
    const at = game.legalPacked().indexOf(move);
    return game.legalTokens()[at] ?? '-';
  } finally {
    game.dispose();
  }
}

/** The page's position. Chance is manual, so that no player sees the next tile. */
function replay(core: Engine, { rules, initial, tokens }: Extract<ToWorker, { type: 'choose' }>): Game {
  const game = initial.kind === 'start' ? core.newGame(rules, { seed: initial.seed, manualChance: true }) : core.build(rules, initial.ops, { manualChance: true });
  for (const token of tokens) game.play(token);
  return game;
}

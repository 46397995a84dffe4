/** `Replay` by moves and by turns, and the Worker's side of `Thinker` in this thread. */
import { expect, it } from 'vitest';
import { loadSync } from '../../src/entry-inline.js';
import type { Estimate, MoveEstimate } from '../../src/client/estimate.js';
import type { Reply, Request } from '../../src/client/protocol.js';
import { Replay } from '../../src/client/replay.js';
import { Cancelled, Thinker, WorkerUnavailable, type WorkerLike } from '../../src/client/thinker.js';
import { serveThoughts } from '../../src/client/thoughts.js';
import { engine, FERRIES, newGame, some } from './games.js';

it('goes to any move and any turn, back and forth', () => {
  const game = newGame(FERRIES, 3);
  const hashes: string[] = [];
  while (!game.isOver) {
    game.play(some(game));
  }
  const replay = new Replay(engine, game);
  expect(replay.length).toBe(game.record.length);
  for (let at = 0; at <= replay.length; at++) {
    replay.go(at);
    hashes.push(replay.game.hash());
  }
  expect(hashes.at(-1)).toBe(game.hash());
  for (const at of [5, 90, 2, 0, 41]) {
    replay.go(at);
    expect(replay.at).toBe(at);
    expect(replay.game.hash()).toBe(hashes[at]);
  }
  expect(replay.turns.length).toBeGreaterThanOrEqual(game.turns);
  expect(replay.turns.at(-1)?.scores).toEqual(game.scores);
  expect(replay.turns[0]?.from).toBe(0);
  replay.turns.forEach(({ from, to }, i) => {
    expect(from).toBe(replay.turns[i - 1]?.to ?? 0);
    expect(to).toBeGreaterThan(from);
    replay.goToTurn(i + 1);
    expect(replay.at).toBe(to);
    expect(replay.turn).toBe(i + 1);
  });
  const gained = replay.turns.reduce((sum, turn) => sum + turn.gained.reduce((a, b) => a + b, 0), 0);
  expect(gained).toBe(game.scores.reduce((a, b) => a + b, 0));
  expect(() => replay.go(NaN)).toThrow('at');
  replay.go(-5);
  expect(replay.at).toBe(0);
  replay.dispose();
});

/** A Worker of the same thread: its messages take the usual turn of the event loop. */
function here(): WorkerLike & { ended: boolean } {
  let toWorker: (event: { data: Request }) => void = () => {};
  let toPage: (event: { data?: Reply }) => void = () => {};
  const worker = {
    ended: false,
    postMessage: (message: Request) => void setTimeout(() => worker.ended || toWorker({ data: structuredCloneable(message) })),
    addEventListener: (type: string, listener: (event: { data?: Reply }) => void) =>
      void (type === 'message' && (toPage = listener)),
    terminate: () => void (worker.ended = true),
  };
  serveThoughts(
    {
      postMessage: (data) => void setTimeout(() => worker.ended || toPage({ data: structuredClone(data) })),
      addEventListener: (_, listener) => void (toWorker = listener),
    },
    (module) => loadSync(module),
  );
  return worker;
}
/** Everything but the compiled module goes through what `postMessage` does. */
const structuredCloneable = (message: Request): Request => (message.type === 'module' ? message : structuredClone(message));

it('a thinker gives legal moves, estimates and a review; one request at a time', async () => {
  const workers: ReturnType<typeof here>[] = [];
  const thinker = new Thinker(engine, () => {
    workers.push(here());
    return workers.at(-1);
  });
  const game = newGame({}, 4);
  for (const kind of ['random', 'greedy', 'learned', 'mcts'] as const) {
    const token = await thinker.choose(game, { kind, budget: 20 });
    expect(game.legalTokens()).toContain(token);
    game.play(token);
  }
  const steps: (readonly MoveEstimate[])[] = [];
  const moves = await thinker.moves(game, (some) => steps.push(some));
  expect(steps.length).toBeGreaterThan(1);
  expect(moves.map(({ token }) => token).sort()).toEqual(game.legalTokens().sort());
  expect(moves[0]?.n).toBeGreaterThan(moves.at(-1)?.n ?? 0);
  expect(moves.every(({ win, error }) => win >= 0 && win <= 1 && error >= 0)).toBe(true);
  const found = new Map<number, Estimate>();
  await thinker.estimates(game, [0, game.record.length], (at, estimate) => found.set(at, estimate), 30);
  expect([...found.keys()]).toEqual([0, game.record.length]);
  for (const { win } of found.values()) expect(win.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
  const reviewed = await thinker.review(game, () => {}, 4);
  expect(reviewed.length).toBeGreaterThan(0);
  expect(reviewed.every(({ loss }) => loss >= 0 && loss <= 1)).toBe(true);
  expect(workers).toHaveLength(1);
  // the next request cancels the one before it, and with it the Worker
  const first = thinker.choose(game, { kind: 'greedy', budget: 20 });
  const second = thinker.choose(game, { kind: 'random', budget: 20 });
  await expect(first).rejects.toBeInstanceOf(Cancelled);
  expect(game.legalTokens()).toContain(await second);
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  thinker.dispose();
  expect(workers.at(-1)?.ended).toBe(true);
});
it('says when there is no Worker to be had', async () => {
  const thinker = new Thinker(engine, () => {
    throw new Error('refused');
  });
  await expect(thinker.choose(newGame(), { kind: 'greedy', budget: 20 })).rejects.toBeInstanceOf(WorkerUnavailable);
  expect(thinker.busy).toBe(false);
  const silent = new Thinker(engine, () => ({
    postMessage: () => {},
    addEventListener: (type: string, listener: (event: object) => void) =>
      void (type === 'error' && setTimeout(() => listener({ message: 'blocked by the policy' }))),
    terminate: () => {},
  }));
  await expect(silent.choose(newGame(), { kind: 'greedy', budget: 20 })).rejects.toThrow('blocked by the policy');
});

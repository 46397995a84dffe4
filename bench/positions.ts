/** Positions for the benches: seeded games played to a depth, with meeples deployed in 30 % of the turns so that boards stay lively. */
import type { Engine } from '../src/engine.js';
import type { Position } from '../src/position.js';
import type { ConfigInput } from '../src/rules/index.js';
import { compileRules } from '../src/rules/index.js';
import { xorshift } from '../test/random.js';

/** Numbers of the bench's own, so that the engine's generator is left to the game. */
export function numbers(seed: number): (n: number) => number {
  const next = xorshift(seed * 2 + 1);
  return (n) => next() % n;
}
/** Plays until the phase is `phase` after at least `tiles` placements, or the game is over. */
export function playTo(engine: Engine, config: ConfigInput, seed: number, tiles: number, phase: string): Position {
  const position = engine.newPosition(compileRules(config), seed);
  const pick = numbers(seed);
  let placed = 0;
  while (!position.isOver && (placed < tiles || position.phase !== phase)) {
    if (position.isChance) {
      position.makeChance();
      continue;
    }
    const legal = position.legal();
    if (position.phase === 'place') placed++;
    const pass = position.phase === 'deploy' && legal[0] === 0 && pick(10) >= 3;
    position.make(pass ? 0 : (legal[pick(legal.length)] as number));
  }
  return position;
}

/**
 * `npm run soak -- [--games N]`: whole games through the API (one in a hundred) and inside the core (the rest), with memory looked at on
 * the way: after the first tenth neither the core's memory nor the heap may grow.
 */
import { readFileSync } from 'node:fs';
import { loadSync } from '../../src/entry-url.js';
import { compileRules, preset, PRESETS } from '../../src/rules/index.js';
import { dice, oneOf } from './random.js';

const args = process.argv.slice(2);
const games = Number(args[args.indexOf('--games') + 1] ?? 0) || 1_000_000;
const engine = loadSync(readFileSync('build/core.wasm'));
const rules = Object.keys(PRESETS).map((name) => compileRules(preset(name)));
const positions = rules.map((one) => engine.newPosition(one, 1));
const began = Date.now();
let played = 0;
let base: { core: number; heap: number } | undefined;
let worst = 0;

function measure(): { core: number; heap: number } {
  (globalThis as { gc?: () => void }).gc?.();
  return { core: engine.bytes, heap: process.memoryUsage().heapUsed };
}
for (let round = 0; played < games; round++) {
  const which = round % rules.length;
  const position = positions[which] as (typeof positions)[number];
  position.core.calls.playGames(position.slot, 99, round * 99);
  const game = engine.newGame(rules[which], { seed: round });
  const roll = dice(round + 1);
  while (!game.isOver) game.play(oneOf(roll, Array.from(game.legalPacked())));
  game.dispose();
  played += 100;
  if (round % 200 !== 0 || played < games / 10) continue;
  const now = measure();
  base ??= now;
  worst = Math.max(worst, now.heap - base.heap);
  if (now.core !== base.core)
    throw new Error(`the core's memory grew from ${base.core} to ${now.core} bytes after ${played} games`);
}
const end = measure();
console.log(
  `${played} games of ${rules.length} presets in ${Math.round((Date.now() - began) / 1000)} s; core memory ${(end.core / 1e6).toFixed(1)} MB, heap ${(end.heap / 1e6).toFixed(1)} MB, highest growth ${(worst / 1e6).toFixed(1)} MB`,
);
if (base && worst > 30e6) {
  console.error('the heap grew');
  process.exitCode = 1;
}

/**
 * Writes games of every preset as this version saves them, one JSON object a line, compressed:
 * node src/build/run-ts.mjs test/saved/make.ts OUT.jsonl.gz
 * A file once committed is never made again: later versions have to read it.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { formatRecord, positionText, recordOf } from '../../src/notation/index.js';
import { compileRules, type ConfigInput, PRESETS } from '../../src/rules/index.js';
import { saveGame } from '../../src/saved/index.js';
import { isTurnStart } from '../../src/setup/from-game.js';
import type { Game } from '../../src/entry-url.js';
import { LEIPZIG_CONFIGS } from '../differential/leipzig-rules.js';
import { Dice, engine, step } from '../notation/play.js';
import type { Stored } from './stored.js';

const CONFIGS: readonly (readonly [string, ConfigInput])[] = [
  ...Object.entries(PRESETS),
  ['leipzig', LEIPZIG_CONFIGS['leipzig, everything, hig2024'] as ConfigInput],
];

function stored(name: string, game: Game): Stored {
  return {
    name,
    saved: saveGame(game),
    record: formatRecord(recordOf(game, { headers: { Event: name } })),
    position: positionText(game),
    tokens: game.record.map(({ token }) => token),
    phase: game.phase,
    actor: game.actor,
    scores: game.scores,
    legal: game.legalTokens().sort(),
  };
}

const lines: string[] = [];
CONFIGS.forEach(([name, config], n) => {
  const seen = new Set<string>();
  const game = engine.newGame(compileRules({ players: 2 + (n % 3), ...config }), {
    seed: `fixture ${name}`,
    manualChance: n % 2 === 0,
  });
  const dice = new Dice(n + 1);
  for (; !game.isOver; step(game, dice)) {
    const midTurn = !isTurnStart(game) && game.record.length > 40;
    if (!midTurn || seen.has(game.phase)) continue;
    seen.add(game.phase); // one save in the middle of a turn for each kind of decision
    lines.push(JSON.stringify(stored(`${name}, ${game.phase}`, game)));
  }
  lines.push(JSON.stringify(stored(`${name}, over`, game)));
});
const [out] = process.argv.slice(2);
if (!out) throw new Error('the path of the file to write');
writeFileSync(out, gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
console.log(`${lines.length} games in ${out}`);

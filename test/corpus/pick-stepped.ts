/**
 * `npm run corpus:pick-stepped -- FOLDER`: writes fixtures/stepped/games.jsonl.br anew, of every family that the engine plays
 * the two games with the rarest messages; of every step only what an import reads: the choice, the tiles that fitted nowhere, the points.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { rarest } from './rarest.js';
import type { SteppedGame } from './steps-to-jcz.js';

const FAMILIES = ['abbot', 'river1'];
const GAMES = 2;

type Step = SteppedGame['steps'][number];

function kindOf({ c, o = [] }: Step): string {
  const chosen = typeof c === 'number' ? o[c] : undefined;
  if (!chosen || !('type' in chosen)) return 'other';
  return `${chosen.type} ${String(chosen.payload['source'] ?? (chosen.payload['meepleId'] as string | undefined)?.split('.')[1])}`;
}
function reduced(game: SteppedGame): SteppedGame {
  const facts = (after: Step['after']) =>
    after && {
      history:
        after.history?.filter(({ e }) => e === 'tile-discarded').map(({ e, tile }) => ({ e, ...(tile && { tile }) })) ?? [],
      ...(after.players && { players: after.players.map(({ points }) => ({ points })) }),
    };
  const steps = game.steps.map(({ p, drawn, o = [], c, after }) => ({
    p,
    ...(drawn && { drawn }),
    ...(typeof c === 'number' ? { o: [o[c] as NonNullable<Step['o']>[number]], c: 0 } : { c }),
    ...(after && { after: facts(after) as NonNullable<Step['after']> }),
  }));
  return { id: game.id, players: game.players, setup: game.setup, start: facts(game.start) ?? {}, steps };
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: npm run corpus:pick-stepped -- FOLDER');
  process.exitCode = 2;
} else {
  const chosen = FAMILIES.flatMap((family) => {
    const text = gunzipSync(readFileSync(join(folder, `${family}.jsonl.gz`))).toString();
    const games = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as SteppedGame);
    return rarest(games, ({ steps }) => steps.map(kindOf), GAMES);
  });
  const packed = brotliCompressSync(chosen.map((game) => `${JSON.stringify(reduced(game))}\n`).join(''));
  writeFileSync(fileURLToPath(new URL('./fixtures/stepped/games.jsonl.br', import.meta.url)), packed);
  console.log(`${chosen.map(({ id }) => id).join(', ')}: ${packed.length} bytes`);
}

/**
 * `npm run corpus:pick-messages -- FOLDER`: writes fixtures/messages/families.jsonl.br anew. Of every file of games recorded message
 * by message that the engine plays it takes the two with the rarest choices, with all that a replay compares.
 */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { chosenPlayers } from './choose.js';
import { attempt } from './attempt.js';
import { rarest } from './rarest.js';
import { readGames, recordings } from './record.js';
import { isStepped, type SteppedRecord } from './stepped.js';

const GAMES = 2;
/** What no replay reads: pictures of the table that follow from the rest. */
const LEFT_OUT = new Set(['style', 'features', 'placedTiles', 'partition', 'left', 'turnPlayer', 'over']);

/** What was chosen at every step, without the place. */
function choicesOf({ steps }: SteppedRecord): string[] {
  return steps.map(({ ph = 'confirm', o = [], c }) => {
    const option: unknown = typeof c === 'number' ? o[c] : c;
    const { type = 'tile', payload = {} } = (typeof option === 'object' ? option : {}) as {
      type?: string;
      payload?: Record<string, unknown>;
    };
    const [, figure = ''] = String(payload['meepleId'] ?? '').split('.');
    return `${ph} ${type} ${figure} ${String(payload['source'] ?? payload['token'] ?? '')}`;
  });
}

async function pick(folder: string): Promise<void> {
  const players = await chosenPlayers();
  const chosen: SteppedRecord[] = [];
  for (const file of await recordings(folder)) {
    const games: SteppedRecord[] = [];
    for await (const game of readGames(file)) if (isStepped(game)) games.push(game);
    const [first] = games;
    if (!first || attempt(players, first).unplayed) continue;
    chosen.push(...rarest(games, choicesOf, GAMES));
    console.log(relative(folder, file));
  }
  const text = chosen.map(
    (game) => `${JSON.stringify(game, (key, value: unknown) => (LEFT_OUT.has(key) ? undefined : value))}\n`,
  );
  const packed = brotliCompressSync(text.join(''), {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.join('').length },
  });
  writeFileSync(fileURLToPath(new URL('./fixtures/messages/families.jsonl.br', import.meta.url)), packed);
  console.log(`${chosen.length} games, ${packed.length} bytes`);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: npm run corpus:pick-messages -- FOLDER');
  process.exitCode = 2;
} else await pick(folder);

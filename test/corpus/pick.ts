/**
 * `npm run corpus:pick -- FOLDER [--share PERCENT]`: writes fixtures/turns/families.jsonl.br anew from a folder of whole recordings.
 * Of every file it takes the games whose situations are rarest over all files, at least one, until the share of the bytes is reached.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { readGames, recordings, type RecordedGame } from './record.js';
import { situationsOf } from './situations.js';

interface Entry {
  readonly game: RecordedGame;
  readonly family: string;
  readonly bytes: number;
  readonly situations: ReadonlySet<string>;
}

const FIXTURES = fileURLToPath(new URL('./fixtures/turns/', import.meta.url));

const { values, positionals } = parseArgs({ allowPositionals: true, options: { share: { type: 'string', default: '3' } } });
const [folder] = positionals;
const share = Number(values.share);
if (folder === undefined || positionals.length > 1 || !(share > 0 && share <= 100)) {
  console.error('usage: npm run corpus:pick -- FOLDER [--share PERCENT]');
  process.exitCode = 2;
} else await pick(folder, share / 100);

async function pick(from: string, part: number): Promise<void> {
  const kept = new Set<string>();
  const covered = new Set<string>();
  for await (const game of readGames(`${FIXTURES}games.jsonl.gz`)) {
    kept.add(game.id);
    for (const name of situationsOf(game)) covered.add(name);
  }
  const entries: Entry[] = [];
  for (const file of await recordings(from)) {
    if (basename(file).startsWith('conformance')) continue; // situations.jsonl.gz has them all
    for await (const game of readGames(file)) {
      const bytes = JSON.stringify(game).length;
      entries.push({ game, family: basename(file), bytes, situations: situationsOf(game) });
    }
  }
  const games = new Map<string, number>();
  for (const { situations } of entries) for (const name of situations) games.set(name, (games.get(name) ?? 0) + 1);
  const worth = ({ situations, bytes }: Entry): number => {
    let sum = 1e-9;
    for (const name of situations) if (!covered.has(name)) sum += 1 / (games.get(name) as number);
    return sum / bytes;
  };
  const chosen: Entry[] = [];
  const take = (among: readonly Entry[]): void => {
    const best = among.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    chosen.push(best);
    for (const name of best.situations) covered.add(name);
  };
  const free = (family?: string): Entry[] =>
    entries.filter((one) => !kept.has(one.game.id) && !chosen.includes(one) && (family ?? one.family) === one.family);
  for (const family of new Set(entries.map((one) => one.family))) take(free(family));
  const all = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  while (chosen.reduce((sum, { bytes }) => sum + bytes, 0) < all * part) take(free());
  chosen.sort((a, b) => (a.game.id < b.game.id ? -1 : 1));
  const text = chosen.map(({ game }) => `${JSON.stringify(game)}\n`).join('');
  const packed = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
  writeFileSync(`${FIXTURES}families.jsonl.br`, packed);
  const seen = [...games.keys()].filter((name) => covered.has(name)).length;
  console.log(
    `${chosen.length} of ${entries.length} games, ${packed.length} bytes (${readFileSync(`${FIXTURES}games.jsonl.gz`).length} before)`,
  );
  console.log(`${seen} of ${games.size} situations occur in the fixtures`);
}

/** The recorded games: one JSON object per line of a packed file; see `Turn` for what a turn holds. */
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

/** `[x, y, Feature, LOC]`. */
export type Pointer = readonly [x: number, y: number, feature: string, location: string];

export interface Decision {
  readonly k: string;
  /** Who decides, when it is not the player of the turn. */
  readonly by?: number;
  readonly o: readonly (readonly (string | number)[])[];
  readonly pass: boolean;
  /** Index of the choice, -1 declined, null: the record ends here. */
  readonly c: number | null;
}

export type ScoreEntry = readonly [
  player: number,
  points: number,
  name: string,
  at: Pointer | null,
  items: readonly (readonly [item: string, count: number | null, points: number])[],
];
export type FigureEntry = readonly [player: number, kind: string, x: number, y: number, feature: string, location: string];

export interface Turn {
  readonly n: number;
  readonly p: number;
  readonly part: number;
  readonly disc?: readonly string[];
  readonly drawn?: string;
  readonly tile?: string;
  readonly pos?: readonly [number, number];
  readonly rot?: number;
  readonly d: readonly Decision[];
  readonly sco: readonly ScoreEntry[];
  readonly ret: readonly FigureEntry[];
  readonly oth: readonly (readonly unknown[])[];
  readonly sc: readonly number[];
  readonly hand: readonly Readonly<Record<string, number>>[];
  readonly dep: readonly FigureEntry[];
  readonly mage?: Pointer | null;
  readonly witch?: Pointer | null;
  readonly ferries?: readonly (readonly [x: number, y: number, location: string])[];
  readonly roads?: readonly (readonly [rep: string, parts: number, tiles: number, open: number, flags: string])[];
  readonly here?: readonly (readonly (string | number | boolean)[])[];
  readonly left?: number;
  readonly stopped?: string;
}

export interface RecordedGame {
  readonly id: string;
  readonly players: number;
  readonly setup: unknown;
  readonly turns: readonly Turn[];
  readonly final: { readonly disc: readonly string[]; readonly sco: readonly ScoreEntry[]; readonly sc: readonly number[] };
  readonly decisions: number;
}

/**
 * Paths of the recordings in a folder and the folders in it, sorted: every file named `*.gz`, `*.br`, `*.jsonl` or `*.ndjson`. A
 * file is itself.
 */
export async function recordings(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const names = await readdir(path, { recursive: true });
  return names
    .filter((name) => /\.(gz|br|jsonl|ndjson)$/.test(name))
    .sort()
    .map((name) => join(path, name));
}

function unpackedBy(path: string, file: Readable): Readable {
  if (path.endsWith('.gz')) return file.pipe(createGunzip());
  return path.endsWith('.br') ? file.pipe(createBrotliDecompress()) : file;
}

/** The games of one file, in order; stops reading after `limit`. */
export async function* readGames(path: string, limit = Infinity): AsyncGenerator<RecordedGame> {
  const file = createReadStream(path);
  const unpacked = unpackedBy(path, file);
  const lines = createInterface({ input: unpacked, crlfDelay: Infinity });
  let broken: Error | null = null;
  for (const stream of [file, unpacked])
    stream.on('error', (error: Error) => {
      broken = error;
      lines.close();
    });
  let count = 0;
  try {
    for await (const line of lines) {
      if (line.trim() === '') continue;
      if (count++ >= limit) return;
      yield JSON.parse(line) as RecordedGame;
    }
    if (broken) throw broken;
  } finally {
    lines.close();
    file.destroy();
  }
}

/** Games of self-play → shards of samples for numpy, with a schema beside them. */
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AI_VERSION } from '../../ai/observation.js';
import { policyRegions } from '../../ai/policy.js';
import type { Engine } from '../../engine.js';
import { HighwaymanError } from '../../errors.js';
import { parseConfig } from '../../notation/config-text.js';
import type { Rules } from '../../types.js';
import { readLines, type ReadLine } from './lines.js';
import { halfOf, npzBytes, type Dtype, type NpyArray } from './npz.js';
import { Sampler, type Sample } from './samples.js';

export interface ExportOptions {
  /** Folder to write into, new or empty. */
  readonly folder: string;
  /** Samples in a file. */
  readonly shard: number;
  /** Planes, globals and policy in half precision. */
  readonly half: boolean;
  /** Side of the window; default that of the rules. */
  readonly side?: number;
  /** Called after each game; true stops there. */
  readonly pause?: (games: number, samples: number) => Promise<boolean>;
}
export interface Exported {
  readonly games: number;
  readonly samples: number;
  /** Moves played outside the window, which have no sample. */
  readonly outside: number;
  readonly shards: readonly { readonly file: string; readonly samples: number }[];
}
/** The most bytes that the arrays of a shard may take before they are compressed. */
const MOST = 2 ** 30;

/** What an array holds of each sample. */
interface Column {
  readonly name: string;
  readonly dtype: Dtype;
  readonly shape: readonly number[];
  readonly about: string;
  readonly of: (sample: Sample, game: number) => ArrayLike<number> | number;
}
function columnsOf({ spec, numActions }: Sampler, half: boolean): Column[] {
  const real: Dtype = half ? '<f2' : '<f4';
  const number = (name: 'player' | 'decision' | 'action', about: string): Column => ({
    name,
    dtype: '<i4',
    shape: [],
    about,
    of: (sample) => sample[name],
  });
  const float = (name: 'value' | 'margin' | 'root' | 'temperature', about: string): Column => ({
    name,
    dtype: '<f4',
    shape: [],
    about,
    of: (sample) => sample[name],
  });
  return [
    { name: 'planes', dtype: real, shape: spec.shape, about: 'observation of the player to move', of: (s) => s.planes },
    { name: 'globals', dtype: real, shape: [spec.globalLength], about: 'what belongs to no square', of: (s) => s.globals },
    { name: 'legal', dtype: '|u1', shape: [numActions], about: '1 where the policy index is legal', of: (s) => s.legal },
    {
      name: 'policy',
      dtype: real,
      shape: [numActions],
      about: 'shares of the visits; 1 for the index played where nothing was searched',
      of: (s) => s.policy,
    },
    float('value', 'share of the win that the player to move got'),
    float('margin', 'points of lead that the player to move ended with'),
    float('root', 'share of a win that the search expected; NaN where there was none'),
    float('temperature', 'by which the move was drawn; 0 the one with most visits'),
    number('action', 'policy index played'),
    number('player', 'seat of the player to move'),
    number('decision', 'decision of the game, from 0; two samples where a CELL index comes first'),
    { name: 'game', dtype: '<i4', shape: [], about: 'number of the game', of: (_, game) => game },
  ];
}
const MADE = {
  '<f4': (n: number) => new Float32Array(n),
  '<f2': (n: number) => new Uint16Array(n),
  '<i4': (n: number) => new Int32Array(n),
  '|u1': (n: number) => new Uint8Array(n),
} as const;
const sizeOf = ({ shape }: Column): number => shape.reduce((a, b) => a * b, 1);

/** Samples of one file. */
class Shard {
  samples = 0;
  private readonly arrays: { readonly column: Column; readonly size: number; readonly data: NpyArray['data'] }[];
  constructor(columns: readonly Column[], length: number) {
    this.arrays = columns.map((column) => ({ column, size: sizeOf(column), data: MADE[column.dtype](sizeOf(column) * length) }));
  }
  add(sample: Sample, game: number): void {
    for (const { column, size, data } of this.arrays) {
      const at = this.samples * size;
      const value = column.of(sample, game);
      if (typeof value === 'number') data[at] = value;
      else if (column.dtype === '<f2') for (let i = 0; i < size; i++) data[at + i] = halfOf(value[i] as number);
      else data.set(value, at);
    }
    this.samples++;
  }
  /** The file's bytes; the shard is empty then. */
  take(): Buffer {
    const n = this.samples;
    this.samples = 0;
    return npzBytes(
      this.arrays.map(({ column: { name, dtype, shape }, size, data }) => ({
        name,
        dtype,
        shape: [n, ...shape],
        data: data.subarray(0, n * size),
      })),
    );
  }
}

/**
 * Exports a file of self-play. All games are by the same rules.
 * @throws ERR_FLAG, ERR_SAVE, ERR_CONFIG; files of whole shards stay, the schema is written last
 */
export async function exportGames(engine: Engine, path: string, options: ExportOptions): Promise<Exported> {
  const { folder, shard: length, half, side, pause } = options;
  const refuse = (flag: string, value: unknown, expected: string): never => {
    throw new HighwaymanError('ERR_FLAG', flag, value, expected);
  };
  const write = (name: string, bytes: Buffer | string): void => {
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${name}.new`), bytes);
      renameSync(join(folder, `${name}.new`), join(folder, name));
    } catch (error) {
      refuse('--npz', folder, `a folder that can be written (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
    }
  };
  needEmpty(folder);
  const shards: { file: string; samples: number }[] = [];
  let config: string | undefined;
  let sampler: Sampler | undefined;
  let columns: Column[] = [];
  let shard: Shard | undefined;
  let games = 0;
  let samples = 0;
  const flush = (): void => {
    if (!shard || shard.samples === 0) return;
    const file = `samples-${String(shards.length).padStart(5, '0')}.npz`;
    shards.push({ file, samples: shard.samples });
    write(file, shard.take());
  };
  try {
    for await (const line of readLines(path)) {
      config ??= line.game.config;
      if (line.game.config !== config)
        throw new HighwaymanError('ERR_SAVE', `line ${line.number}.config`, line.game.config, `${config}, as the first game`);
      if (!sampler) {
        sampler = new Sampler(engine, rulesOf(line), side);
        columns = columnsOf(sampler, half);
        const bytes = columns.reduce((sum, column) => sum + sizeOf(column) * MADE[column.dtype](0).BYTES_PER_ELEMENT, 0);
        if (bytes * length > MOST) refuse('--shard', length, `at most ${Math.floor(MOST / bytes)} samples of these rules`);
        shard = new Shard(columns, length);
      }
      sampler.play(line, (sample) => {
        shard?.add(sample, line.game.game);
        samples++;
        if (shard?.samples === length) flush();
      });
      games++;
      if (await pause?.(games, samples)) break;
    }
    if (!sampler || config === undefined) return refuse('GAMES', path, 'a file with games of self-play');
    flush();
    const done = { games, samples, outside: sampler.outside, shards };
    const { spec, numActions } = sampler;
    const arrays = Object.fromEntries(
      columns.map(({ name, dtype, shape, about }) => [name, { dtype, shape: ['samples', ...shape], about }]),
    );
    const schema = { format: 'highwayman-npz@1', aiVersion: AI_VERSION, config, ...done, arrays };
    const policy = { length: numActions, regions: policyRegions(spec.side) };
    write('schema.json', `${JSON.stringify({ ...schema, observation: spec, policy }, null, 2)}\n`);
    return done;
  } finally {
    sampler?.dispose();
  }
}
function rulesOf({ number, game: { config } }: ReadLine): Rules {
  try {
    return parseConfig(config).rules;
  } catch (error) {
    if (!(error instanceof HighwaymanError)) throw error;
    throw new HighwaymanError('ERR_SAVE', `line ${number}.config`, config, `${error.field}: ${error.expected}`);
  }
}
function needEmpty(folder: string): void {
  let names: string[] = [];
  try {
    if (existsSync(folder)) names = readdirSync(folder);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new HighwaymanError('ERR_FLAG', '--npz', folder, `a folder, new or empty (${code})`);
  }
  if (names.length > 0)
    throw new HighwaymanError('ERR_FLAG', '--npz', folder, `a new or an empty folder, not one with ${names[0]}`);
}

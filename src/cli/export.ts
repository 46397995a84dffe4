/** `highwayman export`: games of self-play as arrays for numpy. */
import { HighwaymanError } from '../errors.js';
import { exportGames } from '../selfplay/export/index.js';
import type { Register } from './command.js';
import { EXIT } from './failure.js';
import { whole } from './flags.js';
import { untilInterrupted } from './interrupt.js';

interface Flags {
  readonly npz?: string;
  readonly shard: number;
  readonly f16?: boolean;
  readonly window?: number;
  readonly json?: boolean;
}
/** An odd side. */
function side(text: string): number {
  const value = whole('--window', 1, 127)(text);
  if (value % 2 === 1) return value;
  throw new HighwaymanError('ERR_FLAG', '--window', text, 'an odd number from 1 to 127');
}

export const exportCommand: Register = (program, { io, engine, finish }) => {
  program
    .command('export')
    .description('turn games of self-play into arrays for numpy: observations, policies, values, legal masks')
    .argument('<games>', 'file of selfplay, compressed or not')
    .option('--npz <dir>', 'new or empty folder for samples-00000.npz … and schema.json')
    .option('--shard <n>', 'samples in a file', whole('--shard', 1, 1_000_000), 512)
    .option('--f16', 'planes, globals and policies in half precision')
    .option('--window <side>', 'squares on a side of the window, odd; default by the rules', side)
    .option('--json', 'print one JSON object')
    .action(async (path: string, { npz, shard, f16, window, json }: Flags) => {
      if (npz === undefined) throw new HighwaymanError('ERR_FLAG', '--npz', undefined, 'a folder to write, new or empty');
      const interrupt = untilInterrupted();
      try {
        const { shards, ...done } = await exportGames(await engine(), path, {
          folder: npz,
          shard,
          half: f16 === true,
          ...(window === undefined ? {} : { side: window }),
          pause: (games, samples) => {
            io.status?.(`${games} games  ${samples} samples`);
            return interrupt.pause();
          },
        });
        io.status?.('');
        const stopped = interrupt.signal.aborted;
        if (stopped) finish(EXIT.stopped);
        if (json) io.out(JSON.stringify({ ...done, files: shards.length, out: npz, stopped }));
        else {
          const outside = done.outside > 0 ? `, ${done.outside} moves outside the window left out` : '';
          io.out(
            `${stopped ? 'stopped: ' : ''}${done.samples} samples of ${done.games} games in ${shards.length} files in ${npz}${outside}`,
          );
        }
      } finally {
        interrupt.end();
      }
    });
};

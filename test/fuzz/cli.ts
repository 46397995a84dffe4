/** Command lines with any flags: an exit code of 0, 1 or 2 and nothing thrown. */
import { highwayman } from '../cli/fake-io.js';
import { damaged, oneOf, type Dice } from './random.js';

const WORDS = [
  'play',
  'perft',
  'replay',
  'verify',
  'show',
  '--seed',
  '7',
  '--preset',
  'ferries',
  'base',
  '--players',
  '2',
  '--sets',
  'base,ferries*2',
  '--edition',
  'C2',
  '--player',
  'random',
  '--quiet',
  '--json',
  '--depth',
  '1',
  '--divide',
  '--chance',
  'types',
  'deck',
  '--position',
  '--legal',
  '--legend',
  '--config',
  'C3/2/base',
  'game.hwm',
  'nothing.jcz',
  '--help',
  '--version',
  '--',
  '-x',
  '',
];
const FILES = { 'game.hwm': '[Rules "C3/2/base"]\n', 'broken.jcz': '{"setup":' };

/** One input. Depths above 1 and benchmarks are left out: they take the time that they are asked for. */
export async function fuzzCommand(roll: Dice): Promise<void> {
  const args = Array.from({ length: 1 + roll(6) }, () =>
    roll(6) === 0 ? damaged(roll, oneOf(roll, WORDS)) : oneOf(roll, WORDS),
  );
  if (
    args.includes('bench') ||
    args.includes('selfplay') ||
    (args.includes('perft') && (args.includes('types') || args.some((arg) => /[2-9]|\d\d/.test(arg))))
  )
    return;
  const { code } = await highwayman(args, FILES);
  if (code !== 0 && code !== 1 && code !== 2) throw new Error(`exit code ${code} for ${JSON.stringify(args)}`);
}

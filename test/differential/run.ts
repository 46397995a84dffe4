/**
 * `npm run differential -- [--games N] [--from SEED] [--preset NAME] [--every N] [--workers N]`: seeded random games of mixed presets,
 * core and model side by side. Exit code 0: no difference; 1: a difference or a crash; 2: not understood.
 * This file is both the command and, in a thread, its worker.
 */
import { readFileSync } from 'node:fs';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { playBatch, player, type Batch } from './batch.js';
import { readFlags, USAGE, type Flags } from './flags.js';
import { playAll } from './pool.js';
import { Tally } from './tally.js';
import { rulesUnderTest } from './under-test.js';

async function main(): Promise<number> {
  let flags: Flags;
  try {
    flags = readFlags(process.argv.slice(2), rulesUnderTest().names);
  } catch (error) {
    console.error(`${(error as Error).message}\nusage: ${USAGE}`);
    return 2;
  }
  const tally = new Tally(flags.presets, console.log);
  await playAll(import.meta.filename, flags, tally); // the name of the bundle that runs, not of this source
  tally.finish();
  return tally.failed ? 1 : 0;
}
function serve(flags: Flags): void {
  const play = player(readFileSync('build/core.wasm'), rulesUnderTest().rulesOf);
  parentPort?.on('message', (batch: Batch) => parentPort?.postMessage(playBatch(flags, batch, play)));
}

if (isMainThread) process.exitCode = await main();
else serve(workerData as Flags);

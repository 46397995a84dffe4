/** The command line with its bar written line by line, as if standard error were a terminal: for tests that send signals. */
import { nodeIo } from '../../src/cli/io.js';
import { run } from '../../src/cli/run.js';

const io = { ...nodeIo(), status: (line: string): void => void process.stderr.write(`${line}\n`) };
process.exitCode = await run(process.argv.slice(2), io);

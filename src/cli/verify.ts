/** `highwayman verify`: checks the sentences that .jcz files carry about their final position. */
import type { Engine } from '../engine.js';
import { HighwaymanError } from '../errors.js';
import { importJcz, verifyJcz, type JczCheck } from '../jcz/index.js';
import type { Register } from './command.js';
import { EXIT } from './failure.js';

interface Verdict {
  readonly file: string;
  readonly checks: readonly JczCheck[];
  /** Why the file could not be replayed. */
  readonly error: HighwaymanError | null;
}

export const verify: Register = (program, { io, engine, finish }) => {
  program
    .command('verify')
    .description('replay .jcz files and check their assertions; exit code 1 when one fails or a file has none to check')
    .argument('<files...>', '.jcz files; - for standard input')
    .option('--json', 'print one JSON object')
    .action(async (files: string[], flags: { json?: boolean }) => {
      const texts: [string, string][] = [];
      for (const file of files) texts.push([file, await io.read(file)]);
      const core = await engine();
      const verdicts = texts.map(([file, text]) => check(core, file, text));
      if (flags.json) {
        io.out(
          JSON.stringify({
            files: verdicts.map(({ file, checks, error }) => ({
              file,
              ok: isOk(checks, error),
              error: error?.message ?? null,
              checks,
            })),
          }),
        );
      } else {
        for (const verdict of verdicts) for (const line of lines(verdict)) io.out(line);
        if (verdicts.length > 1) for (const line of skippedLine(verdicts)) io.out(line);
      }
      if (verdicts.some(({ checks, error }) => !isOk(checks, error))) finish(EXIT.failure);
    });
};

function check(engine: Engine, file: string, text: string): Verdict {
  try {
    const imported = importJcz(engine, text);
    const checks = verifyJcz(imported);
    imported.game.dispose();
    return { file, checks, error: null };
  } catch (error) {
    if (error instanceof HighwaymanError) return { file, checks: [], error };
    throw error;
  }
}

/** A file of which nothing could be checked is no file that holds. */
function isOk(checks: readonly JczCheck[], error: HighwaymanError | null): boolean {
  return !error && count(checks, 'fail') === 0 && count(checks, 'pass') > 0;
}

function count(checks: readonly JczCheck[], result: JczCheck['result']): number {
  return checks.filter((one) => one.result === result).length;
}

function lines({ file, checks, error }: Verdict): string[] {
  if (error) return [`${file}: ${error.message}`];
  const told = (result: JczCheck['result'], word: string): string[] =>
    checks.filter((one) => one.result === result).map(({ sentence, detail }) => `${file}: ${word}: ${sentence} (${detail})`);
  const nothing = count(checks, 'pass') + count(checks, 'fail') === 0 ? ', nothing was checked' : '';
  return [
    ...told('fail', 'fails'),
    ...told('skipped', 'skipped'),
    `${file}: ${count(checks, 'pass')} pass, ${count(checks, 'fail')} fail, ${count(checks, 'skipped')} skipped${nothing}`,
  ];
}

/** Over several files, so that what was skipped cannot be overlooked. */
function skippedLine(verdicts: readonly Verdict[]): string[] {
  const skipped = verdicts.reduce((sum, { checks }) => sum + count(checks, 'skipped'), 0);
  return skipped > 0 ? [`skipped in all: ${skipped} sentence${skipped === 1 ? '' : 's'} of ${verdicts.length} files`] : [];
}

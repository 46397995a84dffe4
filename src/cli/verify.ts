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
    .description('replay .jcz files and check their assertions; exit code 1 when one fails')
    .argument('<files...>', '.jcz files; - for standard input')
    .option('--json', 'print one JSON object')
    .action(async (files: string[], flags: { json?: boolean }) => {
      const texts: [string, string][] = [];
      for (const file of files) texts.push([file, await io.read(file)]);
      const core = await engine();
      const verdicts = texts.map(([file, text]) => check(core, file, text));
      if (flags.json) {
        io.out(JSON.stringify({ files: verdicts.map(({ file, checks, error }) => ({ file, ok: isOk(checks, error), error: error?.message ?? null, checks })) }));
      } else {
        for (const verdict of verdicts) for (const line of lines(verdict)) io.out(line);
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

function isOk(checks: readonly JczCheck[], error: HighwaymanError | null): boolean {
  return !error && !checks.some(({ result }) => result === 'fail');
}

function lines({ file, checks, error }: Verdict): string[] {
  if (error) return [`${file}: ${error.message}`];
  const count = (result: JczCheck['result']): number => checks.filter((one) => one.result === result).length;
  return [
    ...checks.filter(({ result }) => result === 'fail').map(({ sentence, detail }) => `${file}: fails: ${sentence} (${detail})`),
    ...checks.filter(({ result }) => result === 'skipped').map(({ sentence, detail }) => `${file}: skipped: ${sentence} (${detail})`),
    `${file}: ${count('pass')} pass, ${count('fail')} fail, ${count('skipped')} skipped`,
  ];
}

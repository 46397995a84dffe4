/** How errors leave the command line: one line (or one JSON object) on standard error, and an exit code. */
import { CommanderError } from 'commander';
import { HighwaymanError } from '../errors.js';
import { meant } from '../nearest.js';
import type { Io } from './io.js';

/** 0 done, 1 a failure was found (or the engine is at fault), 2 what was asked or given is not right, 130 stopped by Ctrl-C. */
export const EXIT = { ok: 0, failure: 1, usage: 2, stopped: 130 } as const;

/** Reports an error and gives the exit code. */
export function report(error: unknown, io: Pick<Io, 'err'>, json: boolean, names: readonly string[] = []): number {
  if (error instanceof CommanderError && error.exitCode === 0) return EXIT.ok; // --help, --version
  const typed = error instanceof CommanderError ? flagError(error, names) : error;
  if (!(typed instanceof HighwaymanError)) {
    const said = typed instanceof Error ? typed.message : String(typed);
    io.err(json ? JSON.stringify({ error: { code: 'ERR_INTERNAL', message: said } }) : `ERR_INTERNAL: ${oneLine(said)}`);
    return EXIT.failure;
  }
  const { code, field, value, expected, message } = typed;
  io.err(json ? JSON.stringify({ error: { code, field, value: value ?? null, expected, message } }) : oneLine(message));
  return code === 'ERR_INTERNAL' ? EXIT.failure : EXIT.usage;
}

/** The parser's errors name the option in quotes; everything the user needs is taken from there. */
function flagError(error: CommanderError, names: readonly string[]): HighwaymanError {
  const text = error.message.replace(/^error: /, '');
  const quoted = [...text.matchAll(/'([^']*)'/g)].map((match) => match[1] ?? '');
  // An option is quoted with its value's name: '--seed <seed>'.
  const name = quoted[0]?.split(' ')[0] ?? 'arguments';
  switch (error.code) {
    case 'commander.unknownOption':
      return new HighwaymanError('ERR_FLAG', name, quoted[0], `an option of this command${meant(name, names)}, see --help`);
    case 'commander.unknownCommand':
      return new HighwaymanError('ERR_FLAG', 'command', quoted[0], `a command${meant(quoted[0], names)}, see --help`);
    case 'commander.missingArgument':
      return new HighwaymanError('ERR_FLAG', name, undefined, 'a value, see --help');
    case 'commander.optionMissingArgument':
    case 'commander.missingMandatoryOptionValue':
      return new HighwaymanError('ERR_FLAG', name, undefined, 'a value for this option');
    case 'commander.excessArguments':
      return new HighwaymanError('ERR_FLAG', 'arguments', text, 'fewer arguments, see --help');
    default:
      return new HighwaymanError('ERR_FLAG', 'command', undefined, 'a command, see --help');
  }
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

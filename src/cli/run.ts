/** Arguments → command → exit code. */
import { Command } from 'commander';
import { load } from '../entry-url.js';
import { bench } from './bench.js';
import { exportCommand } from './export.js';
import { EXIT, report } from './failure.js';
import type { Io } from './io.js';
import { league } from './league.js';
import { match } from './match.js';
import { perft } from './perft.js';
import { play } from './play.js';
import { replay } from './replay.js';
import { selfplay } from './selfplay.js';
import { sets } from './sets.js';
import { show } from './show.js';
import { verify } from './verify.js';
import { VERSION } from './version.js';
import type { Register } from './command.js';

const COMMANDS: readonly Register[] = [play, perft, replay, verify, show, sets, bench, match, league, selfplay, exportCommand];

/**
 * Runs the command line. Never throws; everything said goes through `io`.
 * @param args without node and script
 * @returns 0 done, 1 a failure was found, 2 bad usage or input, 130 stopped by Ctrl-C
 */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let code: number = EXIT.ok;
  const program = new Command('highwayman')
    .description('Rules engine for the tile-laying game Carcassonne and its expansions.')
    .version(VERSION)
    .helpCommand('help [command]', 'say what a command does')
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: () => undefined, outputError: () => undefined })
    .addHelpText('after', '\nExit codes: 0 done, 1 a failure was found, 2 bad usage or input, 130 stopped by Ctrl-C.');
  for (const register of COMMANDS) {
    register(program, {
      io,
      engine: () => load(),
      finish: (result) => {
        code = result;
      },
    });
  }
  for (const command of program.commands) command.copyInheritedSettings(program).showSuggestionAfterError(false);
  if (args.length === 0) {
    program.outputHelp();
    return EXIT.ok;
  }
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    return report(error, io, args.includes('--json'), namesOf(program, args[0]));
  }
  return code;
}

/** The names that a mistyped word of the command line may have meant. */
function namesOf(program: Command, name: string | undefined): string[] {
  const command = program.commands.find((one) => one.name() === name);
  return [
    ...program.commands.map((one) => one.name()),
    'help',
    '--help',
    ...(command?.options ?? []).flatMap(({ long }) => long ?? []),
  ];
}

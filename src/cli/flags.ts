/** Readers of option values, and the options that say which rules are played. */
import { InvalidArgumentError, Option, type Command } from 'commander';
import { HighwaymanError } from '../errors.js';
import { parseConfig } from '../notation/config-text.js';
import { preset, type ConfigInput } from '../rules/index.js';
import type { Edition } from '../types.js';

/** Reader of a whole number. The value and what was expected end in an ERR_FLAG. */
export function whole(min: number, max: number = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^-?\d+$/.test(text) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(max === Number.MAX_SAFE_INTEGER ? `a whole number from ${min} on` : `a whole number from ${min} to ${max}`);
  };
}

/** Reader of a list with commas. */
export function list(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.some((part) => part === '')) throw new InvalidArgumentError('names with commas between them');
  return parts;
}

/** A seed: whole numbers are numbers, everything else is text. */
export function seed(text: string): number | string {
  const value = Number(text);
  return /^-?\d+$/.test(text) && Number.isSafeInteger(value) ? value : text;
}

export interface RulesFlags {
  readonly preset?: string;
  readonly edition?: Edition;
  readonly sets?: string[];
  readonly players?: number;
  readonly config?: string;
}

/** Adds the options that `configOf` reads. */
export function withRules(command: Command): Command {
  return command
    .option('--preset <name>', 'rules by name, e.g. ferries or all')
    .addOption(new Option('--edition <edition>', 'edition of the rules').choices(['C1', 'C2', 'C3']))
    .option('--sets <ids>', 'sets in play with commas, copies as ferries*2', list)
    .option('--players <n>', 'number of players', whole(2, 6))
    .option('--config <text>', 'whole configuration, e.g. C3/2/base,labyrinth/labyrinth=advanced');
}

/**
 * The configuration that the flags describe; edition, sets and players overrule a preset or configuration text.
 * @throws ERR_FLAG, ERR_CONFIG, ERR_NOTATION
 */
export function configOf(flags: RulesFlags): ConfigInput {
  if (flags.preset !== undefined && flags.config !== undefined) {
    throw new HighwaymanError('ERR_FLAG', '--config', flags.config, 'either --preset or --config');
  }
  const base = flags.config !== undefined ? parseConfig(flags.config).config : flags.preset !== undefined ? preset(flags.preset) : {};
  return {
    ...base,
    ...(flags.edition !== undefined ? { edition: flags.edition } : {}),
    ...(flags.sets !== undefined ? { sets: setsOf(flags.sets) } : {}),
    ...(flags.players !== undefined ? { players: flags.players } : {}),
  };
}

function setsOf(parts: readonly string[]): Record<string, number> {
  const sets: Record<string, number> = {};
  for (const part of parts) {
    const [, id = '', copies] = /^([^*]+)(?:\*([1-9]\d{0,3}))?$/.exec(part) ?? [];
    if (id === '' || Object.hasOwn(sets, id)) throw new HighwaymanError('ERR_FLAG', '--sets', part, 'different set ids, with copies as ferries*2');
    sets[id] = Number(copies ?? 1);
  }
  return sets;
}

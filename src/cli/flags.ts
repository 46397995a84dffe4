/** Readers of option values, and the options that say which rules are played. */
import type { Command } from 'commander';
import { HighwaymanError } from '../errors.js';
import { parseConfig } from '../notation/config-text.js';
import { MAP_POOL, type MapInput } from '../maps/index.js';
import { preset } from '../rules/presets.js';
import type { PlainConfig } from '../rules/read.js';
import type { Edition } from '../types.js';

/** Reader of a whole number. @throws ERR_FLAG naming the option */
export function whole(option: string, min: number, max: number = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^-?\d+$/.test(text) && value >= min && value <= max) return value;
    const range = max === Number.MAX_SAFE_INTEGER ? `from ${min} on` : `from ${min} to ${max}`;
    throw new HighwaymanError('ERR_FLAG', option, text, `a whole number ${range}`);
  };
}

/** Reader of a number, whole or not. @throws ERR_FLAG naming the option */
export function real(option: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+(\.\d+)?$/.test(text) && value >= min && value <= max) return value;
    throw new HighwaymanError('ERR_FLAG', option, text, `a number from ${min} to ${max}`);
  };
}

/** Reader of one of some words. @throws ERR_FLAG naming the option */
export function choice<const T extends readonly string[]>(option: string, words: T): (text: string) => T[number] {
  return (text) => {
    if (words.includes(text)) return text;
    throw new HighwaymanError('ERR_FLAG', option, text, `one of ${words.join(', ')}`);
  };
}

/** Reader of a list with commas. @throws ERR_FLAG naming the option */
export function list(option: string): (text: string) => string[] {
  return (text) => {
    const parts = text.split(',').map((part) => part.trim());
    if (!parts.includes('')) return parts;
    throw new HighwaymanError('ERR_FLAG', option, text, 'names with commas between them');
  };
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
  /** Name of a map or path of a map file; read by `mapOf`. */
  readonly map?: string;
  readonly chips?: boolean;
}

/** Adds the options that `configOf` reads. */
export function withRules(command: Command): Command {
  return command
    .option('--preset <name>', 'rules by name, e.g. ferries or all')
    .option('--edition <edition>', 'edition of the rules: C1, C2 or C3', choice('--edition', ['C1', 'C2', 'C3']))
    .option('--sets <ids>', 'sets in play with commas, copies as ferries*2', list('--sets'))
    .option('--players <n>', 'number of players', whole('--players', 2, 6))
    .option('--map <map>', 'play on a map: iberia (a reconstruction), testmap-a, or a file in the format carcassonne-map@1')
    .option('--chips', 'with the Map-Chips of the map')
    .option('--config <text>', 'whole configuration, e.g. C3/2/base,labyrinth/labyrinth=advanced');
}

/**
 * The configuration that the flags describe; edition, sets, players and map overrule a preset or configuration text. A map
 * without any other rules is played with the tiles recommended for it (MAP-1..3).
 * @param map what `mapOf` has read
 * @throws ERR_FLAG, ERR_CONFIG, ERR_NOTATION
 */
export function configOf(flags: RulesFlags, map: Exclude<MapInput, string> | undefined): PlainConfig {
  if (flags.config !== undefined) refuseWith('--config', flags, ['preset']);
  const bare = flags.edition === undefined && flags.sets === undefined;
  const base =
    flags.config !== undefined
      ? parseConfig(flags.config).config
      : flags.preset !== undefined
        ? preset(flags.preset)
        : map && bare
          ? MAP_POOL
          : {};
  return {
    ...base,
    ...(flags.edition !== undefined ? { edition: flags.edition } : {}),
    ...(flags.sets !== undefined ? { sets: setsOf(flags.sets) } : {}),
    ...(flags.players !== undefined ? { players: flags.players } : {}),
    ...mapKey(flags, base.map, map),
  };
}

/** `--map` replaces the map of a preset, `--chips` brings the chips of either. */
function mapKey(
  flags: RulesFlags,
  own: PlainConfig['map'],
  given: Exclude<MapInput, string> | undefined,
): Pick<PlainConfig, 'map'> {
  const map = given ?? own;
  if (!flags.chips) return map === undefined ? {} : { map };
  if (!map) throw new HighwaymanError('ERR_FLAG', '--chips', true, 'a map beside it, e.g. --map iberia');
  if (typeof map === 'string') return { map: { id: map, chips: true } };
  const { starts: _, ...rest } = map; // with chips the map says how many (CHIP-2)
  return { map: { ...rest, chips: true } };
}

function setsOf(parts: readonly string[]): Record<string, number> {
  const sets: Record<string, number> = {};
  for (const part of parts) {
    const [, id = '', copies] = /^([^*]+)(?:\*([1-9]\d{0,3}))?$/.exec(part) ?? [];
    if (id === '' || Object.hasOwn(sets, id))
      throw new HighwaymanError('ERR_FLAG', '--sets', part, 'different set ids, with copies as ferries*2');
    sets[id] = Number(copies ?? 1);
  }
  return sets;
}

/** Refuses flags that would be passed over beside another one. @throws ERR_FLAG */
export function refuseWith<T extends object>(option: string, flags: T, others: readonly (keyof T & string)[]): void {
  for (const other of others) {
    if (flags[other] !== undefined)
      throw new HighwaymanError('ERR_FLAG', `--${other}`, flags[other], `no such option beside ${option}`);
  }
}

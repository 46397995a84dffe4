/**
 * A rules configuration on one line, without blanks:
 *
 *   C2/3/base,ferries*2/labyrinth=advanced/pieces={"large":1}#0123456789abcdef
 *
 * edition / players / sets with copies ("-" for none) / what differs from the defaults, then the fingerprint of the compiled rules.
 * A value is a word, a number, true or false, or JSON with "/", "#" and blanks inside strings written as \u escapes.
 */
import { HighwaymanError } from '../errors.js';
import { needRules, needText } from '../guard.js';
import { canonicalJson } from '../rules/fingerprint.js';
import { compileRules, resolveConfig, type PlainConfig } from '../rules/read.js';
import type { Rules, RulesConfig } from '../types.js';

const HEAD_KEYS = new Set(['edition', 'players', 'sets']);
/** These are given whole: parts of them would mean something else. */
const WHOLE_KEYS = ['solo', 'tilesOnly', 'copies', 'tiles', 'startTile'];
/** These only after all others, because their defaults follow from the others. */
const LATE_KEYS = ['modules', 'pieces', 'abbeysPerPlayer', 'scoring'];

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function same(one: unknown, other: unknown): boolean {
  return one !== undefined && other !== undefined ? canonicalJson(one) === canonicalJson(other) : one === other;
}

/** The parts of `full` that are not so in `base`. */
function difference(full: Json, base: Json | undefined): Json {
  if (!isObject(full) || !isObject(base)) return full;
  return Object.fromEntries(
    Object.entries(full)
      .filter(([key, value]) => !same(value, base[key]))
      .map(([key, value]) => [key, difference(value, base[key])]),
  );
}

/**
 * A short input that resolves to this configuration: edition, players, sets and only what does not follow from them.
 * It is plain JSON. Keep it together with the fingerprint of the rules, which tells a later release with other defaults.
 */
export function shortConfig(config: RulesConfig): PlainConfig {
  let text = shortTexts.get(config);
  if (text === undefined) {
    text = JSON.stringify(shortest(JSON.parse(JSON.stringify(config)) as JsonObject));
    if (Object.isFrozen(config)) shortTexts.set(config, text);
  }
  return JSON.parse(text) as PlainConfig;
}

/** Working out what follows from what takes several compilations; the configuration of compiled rules does not change. */
const shortTexts = /* @__PURE__ */ new WeakMap<RulesConfig, string>();

function shortest(full: JsonObject): JsonObject {
  try {
    return shorten(full);
  } catch (error) {
    if (error instanceof HighwaymanError) return full; // something in between does not resolve; the full one does
    throw error;
  }
}

function shorten(full: JsonObject): JsonObject {
  const short: JsonObject = { edition: full['edition'] as Json, players: full['players'] as Json, sets: full['sets'] as Json };
  for (const key of WHOLE_KEYS) {
    const value = full[key];
    if (value !== undefined && !(typeof value === 'object' && value !== null && Object.keys(value).length === 0))
      short[key] = value;
  }
  let base = resolved(short);
  if (short['startTile'] !== undefined) {
    const { startTile, ...rest } = short;
    const without = resolved(rest);
    if (same(without['startTile'], startTile)) {
      delete short['startTile'];
      base = without;
    }
  }
  const early = Object.keys(full).filter((key) => !HEAD_KEYS.has(key) && !WHOLE_KEYS.includes(key) && !LATE_KEYS.includes(key));
  for (const key of early)
    if (!same(full[key], base[key])) short[key] = key === 'map' ? shortMap(short, full[key]) : (full[key] as Json);
  for (const key of LATE_KEYS) {
    base = resolved(short);
    if (!same(full[key], base[key])) short[key] = difference(full[key] as Json, base[key]);
  }
  return same(resolved(short), full) ? short : full;
}

/** A map by name or file, and only those options that are not what follows from it. */
function shortMap(short: JsonObject, full: Json | undefined): Json {
  if (!isObject(full)) return full ?? null;
  const named: JsonObject = {
    ...(full['file'] ? { file: full['file'] } : { id: full['id'] as Json }),
    ...(full['chips'] ? { chips: true } : {}),
  };
  const { id: _, file: __, ...options } = difference(full, resolved({ ...short, map: named })['map']) as JsonObject;
  const shorter = { ...named, ...options };
  return Object.keys(shorter).length === 1 && !full['file'] ? (full['id'] as Json) : shorter;
}

function resolved(input: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(resolveConfig(input))) as JsonObject;
}

const WORD = /^[A-Za-z][A-Za-z0-9_-]*$/;
const RESERVED = new Set(['true', 'false', 'null']);

function valueText(value: Json): string {
  if (typeof value === 'string' && WORD.test(value) && !RESERVED.has(value)) return value;
  return JSON.stringify(value).replace(
    /[\s/#\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Text of the configuration of compiled rules, their fingerprint included. */
export function formatConfig(rules: Rules): string {
  needRules(rules);
  const { edition, players, sets, ...rest } = shortConfig(rules.config) as unknown as JsonObject;
  const names = Object.entries(sets as Record<string, number>).map(([id, copies]) => (copies === 1 ? id : `${id}*${copies}`));
  const options = Object.entries(rest).map(([key, value]) => `/${key}=${valueText(value)}`);
  return `${edition as string}/${players as number}/${names.join(',') || '-'}${options.join('')}#${rules.fingerprint}`;
}

function refuse(value: unknown, expected: string): never {
  throw new HighwaymanError('ERR_NOTATION', 'config', value, expected);
}

/**
 * Reads the text of a configuration and compiles it. The fingerprint may be left out.
 * @returns the configuration as input, and the rules compiled from it.
 * @throws ERR_NOTATION for the text, also when the fingerprint is not that of the rules; ERR_CONFIG for what it says.
 */
export function parseConfig(text: string): { config: PlainConfig; rules: Rules } {
  needText(text, 'config', 'a configuration text, e.g. C3/2/base,ferries', 'ERR_NOTATION');
  const match = /^(.*?)(?:#([0-9a-f]{16}))?$/s.exec(text);
  const parts = (match?.[1] ?? '').split('/');
  const [edition, players, sets, ...options] = parts;
  if (edition === undefined || players === undefined || sets === undefined)
    return refuse(text, 'edition/players/sets, e.g. C3/2/base');
  if (!/^[1-9]$/.test(players)) refuse(players, 'a number of players');
  const config: JsonObject = { edition, players: Number(players), sets: readSets(sets) };
  for (const option of options) {
    const split = /^([A-Za-z0-9]+)=(.+)$/s.exec(option);
    if (!split) return refuse(option, 'key=value');
    const [, key, value] = split as unknown as [string, string, string];
    if (Object.hasOwn(config, key)) refuse(option, `each key once, ${key} is there already`);
    config[key] = readValue(value);
  }
  const rules = compileRules(config as PlainConfig);
  const fingerprint = match?.[2];
  if (fingerprint !== undefined && fingerprint !== rules.fingerprint && fingerprint !== rules.formerFingerprint) {
    refuse(fingerprint, `the fingerprint ${rules.fingerprint} of these rules`);
  }
  return { config: config as PlainConfig, rules };
}

function readSets(text: string): JsonObject {
  if (text === '-') return {};
  const sets: JsonObject = {};
  for (const part of text.split(',')) {
    const match = /^([a-z0-9-]+)(?:\*([1-9]\d{0,3}))?$/.exec(part);
    const id = match?.[1];
    if (id === undefined || Object.hasOwn(sets, id)) return refuse(part, 'different set ids, with copies such as ferries*2');
    sets[id] = Number(match?.[2] ?? 1);
  }
  return sets;
}

function readValue(text: string): Json {
  if (WORD.test(text) && !RESERVED.has(text)) return text;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return refuse(text, 'a word, a number, true, false or JSON');
  }
}

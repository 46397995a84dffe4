/** What expansions keep beside the board and the hands, in setups and texts: the king's holder, where the dragon stands. */
import { HighwaymanError } from '../errors.js';
import { oneOfNames } from '../nearest.js';
import { stateOf } from '../core/state-reader.js';
import type { OnTile, Rules, StateValue, StateWord } from '../types.js';

/** As `Setup.state` has it; a segment by slot or name. */
export type StateInput =
  | number
  | { readonly x: number; readonly y: number; readonly segment?: number | string | undefined }
  | readonly OnTile[]
  | null;
type Alone = Exclude<StateInput, null | readonly OnTile[]>;
/** Word, then a number or player, x and y, or x, y and slot. */
export type StateOp = readonly number[];
/** The tiles of a setup. */
export interface StateBoard {
  at(x: number, y: number): unknown;
  /** @throws ERR_SETUP */
  slot(field: string, x: number, y: number, segment: number | string): { readonly slot: number };
}
const MOST = 1023;

function refuse(field: string, value: unknown, expected: string): never {
  throw new HighwaymanError('ERR_SETUP', field, value, expected);
}
/** @throws ERR_SETUP for names that no expansion in play has, and for values of another kind or off the board */
export function readState(rules: Rules, board: StateBoard, inputs: Readonly<Record<string, unknown>>): { state: StateOp[] } {
  const { words = [], config } = rules;
  const read = ([name, given]: [string, unknown]): StateOp[] => {
    const field = `state.${name}`;
    const input = given as StateInput; // looked at by numbersOf
    const names = words.map(([own]) => own);
    const row = words[names.indexOf(name)];
    if (!row)
      return refuse(field, input, names.length === 0 ? 'nothing: no expansion in play keeps anything' : oneOfNames(names, name));
    if (input === null) return [];
    const [, word, kind] = row;
    if (kind === 'ingots' || kind === 'building') return pilesOf(field, input, board, kind === 'ingots' ? 15 : 3, word);
    if (Array.isArray(input)) return refuse(field, input, 'no list');
    return [[word, ...numbersOf(field, kind, input as Alone, board, config.players)]];
  };
  return { state: Object.entries(inputs).flatMap(read) };
}
/** Rows of what lies on tiles. */
function pilesOf(field: string, input: StateInput, board: StateBoard, most: number, word: number): StateOp[] {
  if (!Array.isArray(input)) return refuse(field, input, 'a list of { x, y, count }');
  return (input as readonly OnTile[]).map((one: unknown, i) => {
    const at = `${field}[${i}]`;
    const { x, y, count } = (typeof one === 'object' && one !== null ? one : refuse(at, one, '{ x, y, count }')) as OnTile;
    if (!Number.isInteger(x) || !Number.isInteger(y) || !board.at(x, y)) refuse(at, one, 'a square with a tile');
    if (!Number.isInteger(count) || count < 1 || count > most) refuse(`${at}.count`, count, `a number from 1 to ${most}`);
    return [word, x, y, count];
  });
}
function numbersOf(field: string, kind: StateWord[2], input: Alone, board: StateBoard, players: number): readonly number[] {
  if (kind === 'number' || kind === 'player') {
    const [least, most, what] = kind === 'player' ? [-1, players - 1, 'a player'] : [0, MOST, 'a number'];
    if (typeof input !== 'number' || !Number.isInteger(input) || input < least || input > most)
      return refuse(field, input, `${what} from ${least} to ${most}`);
    return [input];
  }
  if (typeof input !== 'object') return refuse(field, input, 'a square, or null');
  const { x, y, segment } = input;
  for (const at of [x, y]) if (!Number.isInteger(at)) refuse(field, input, 'whole coordinates x and y');
  if (kind === 'node') {
    if (typeof segment !== 'number' && typeof segment !== 'string') return refuse(`${field}.segment`, segment, 'a segment');
    return [x, y, board.slot(field, x, y, segment).slot];
  }
  if (segment !== undefined) refuse(`${field}.segment`, segment, 'no segment');
  if (!board.at(x, y)) refuse(field, input, 'a square with a tile');
  return [x, y];
}
const isList = (value: StateValue | StateInput): value is readonly OnTile[] => Array.isArray(value);
/** What a game keeps, as operations. */
export function stateOps(game: Parameters<typeof stateOf>[0]): { state: StateOp[] } {
  const kept = stateOf(game);
  const state = (game.rules.words ?? []).flatMap(([name, word]): StateOp[] => {
    const value = kept[name];
    if (value === null || value === undefined) return [];
    if (typeof value === 'number') return [[word, value]];
    if (isList(value)) return value.map(({ x, y, count }) => [word, x, y, count]);
    return [[word, value.x, value.y, ...('segment' in value ? [value.segment] : [])]];
  });
  return { state };
}
/** Of the operations of a setup. */
interface StateOps {
  readonly state?: readonly StateOp[];
}
type NameOf = (x: number, y: number, slot: number) => string;
type Said = Record<string, Exclude<StateInput, null>>;
/** The operations as `Setup.state`. */
export function stateOfOps({ words = [] }: Rules, { state = [] }: StateOps, nameOf: NameOf): { state: Said } {
  const said: Said = {};
  for (const [word, x = 0, y, slot] of state) {
    const [name, , kind] = words.find(([, own]) => own === word) ?? [];
    if (name === undefined) continue;
    if (kind === 'ingots' || kind === 'building')
      said[name] = [...((said[name] ?? []) as OnTile[]), { x, y: y ?? 0, count: slot ?? 0 }];
    else said[name] = y === undefined ? x : slot === undefined ? { x, y } : { x, y, segment: nameOf(x, y, slot) };
  }
  return { state: said };
}
/** `state kingSize=5;dragon=1,2;fairy=1,2:c0`, "-" for nothing. */
export function stateText<Ops extends StateOps>(
  rules: Rules,
  ops: Ops,
  segmentAt: (rules: Rules, ops: Ops, ...at: Parameters<NameOf>) => string,
): string[] {
  const { state } = stateOfOps(rules, ops, (...at) => segmentAt(rules, ops, ...at));
  const items = Object.entries(state).flatMap(([name, value]) => {
    if (typeof value === 'number') return `${name}=${value}`;
    if (isList(value)) return value.map(({ x, y, count }) => `${name}=${x},${y}*${count}`);
    const { x, y, segment } = value;
    return `${name}=${x},${y}${segment === undefined ? '' : `:${segment}`}`;
  });
  return ['state', items.join(';') || '-'];
}
/** What such a text says. @throws ERR_SETUP for another text */
export function parseState(text: string): Said {
  const items = text === '-' ? [] : text.split(';');
  const said: Said = {};
  for (const [name, value] of items.map(parseItem)) {
    const before = said[name];
    said[name] = isList(value) && before !== undefined && isList(before) ? [...before, ...value] : value;
  }
  return said;
}
function parseItem(text: string): [name: string, value: Exclude<StateInput, null>] {
  const found = /^(\w+)=(?:(-?\d{1,4})|(-?\d{1,3}),(-?\d{1,3})(?::([rcfmgk]\d{1,2})|\*(\d{1,2}))?)$/.exec(text);
  if (!found)
    return refuse('state', text, 'a name with a number, a square or a segment, such as kingSize=5, dragon=1,2 or ingots=1,2*3');
  const [, name = '', number, x, y, segment, count] = found;
  if (count !== undefined) return [name, [{ x: Number(x), y: Number(y), count: Number(count) }]];
  if (number !== undefined) return [name, Number(number)];
  return [name, { x: Number(x), y: Number(y), ...(segment !== undefined && { segment }) }];
}

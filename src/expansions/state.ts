/** What expansions keep beside the board and the hands, in setups and texts: the king's holder, where the dragon stands. */
import { HighwaymanError } from '../errors.js';
import { oneOfNames } from '../nearest.js';
import { stateOf } from '../core/state-reader.js';
import type { Rules, StateWord } from '../types.js';

/** As `Setup.state` has it; a segment by slot or name. */
export type StateInput =
  | number
  | { readonly x: number; readonly y: number; readonly segment?: number | string | undefined }
  | null;
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
    return [[word, ...numbersOf(field, kind, input, board, config.players)]];
  };
  return { state: Object.entries(inputs).flatMap(read) };
}
function numbersOf(
  field: string,
  kind: StateWord[2],
  input: Exclude<StateInput, null>,
  board: StateBoard,
  players: number,
): readonly number[] {
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
/** What a game keeps, as operations. */
export function stateOps(game: Parameters<typeof stateOf>[0]): { state: StateOp[] } {
  const kept = stateOf(game);
  const state = (game.rules.words ?? []).flatMap(([name, word]): StateOp[] => {
    const value = kept[name];
    if (value === null || value === undefined) return [];
    if (typeof value === 'number') return [[word, value]];
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
  const said = Object.fromEntries(
    state.flatMap(([word, x = 0, y, slot]) => {
      const name = words.find(([, own]) => own === word)?.[0];
      const value = y === undefined ? x : slot === undefined ? { x, y } : { x, y, segment: nameOf(x, y, slot) };
      return name === undefined ? [] : [[name, value]];
    }),
  );
  return { state: said };
}
/** `state kingSize=5;dragon=1,2;fairy=1,2:c0`, "-" for nothing. */
export function stateText<Ops extends StateOps>(
  rules: Rules,
  ops: Ops,
  segmentAt: (rules: Rules, ops: Ops, ...at: Parameters<NameOf>) => string,
): string[] {
  const { state } = stateOfOps(rules, ops, (...at) => segmentAt(rules, ops, ...at));
  const items = Object.entries(state).map(([name, value]) => {
    if (typeof value === 'number') return `${name}=${value}`;
    const { x, y, segment } = value;
    return `${name}=${x},${y}${segment === undefined ? '' : `:${segment}`}`;
  });
  return ['state', items.join(';') || '-'];
}
/** What such a text says. @throws ERR_SETUP for another text */
export function parseState(text: string): Said {
  const items = text === '-' ? [] : text.split(';');
  return Object.fromEntries(items.map(parseItem));
}
function parseItem(text: string): [name: string, value: Exclude<StateInput, null>] {
  const found = /^(\w+)=(?:(-?\d{1,4})|(-?\d{1,3}),(-?\d{1,3})(?::([rcfmgk]\d{1,2}))?)$/.exec(text);
  if (!found) return refuse('state', text, 'a name with a number, a square or a segment, such as kingSize=5 or dragon=1,2');
  const [, name = '', number, x, y, segment] = found;
  if (number !== undefined) return [name, Number(number)];
  return [name, { x: Number(x), y: Number(y), ...(segment !== undefined && { segment }) }];
}

import { stateRoom } from '../expansions/hook.js';
import { needInt, needObject } from '../guard.js';
import { kindNumber } from '../rules/kind-of.js';
import type { Setup, SetupFigure } from '../setup/types.js';
import { PAIRS } from '../types.js';
import type { Figure, Pair, Rules } from '../types.js';
import { parseConfig } from './config-text.js';
import { readAt, refuseAt } from './place.js';
import type { Place } from './place.js';
import { POSITION_VERSION } from './position.js';
import { readCoordinate } from './parse-token.js';
import { figureOfLetter } from './token.js';
import { TokenWalk } from './walk.js';

/** What a position text says: the setup at the beginning of a turn, and the tokens of the moves since then. */
export interface PositionText {
  readonly setup: Setup;
  readonly rules: Rules;
  readonly moves: readonly string[];
}

const FIELD_NAMES = [
  'version',
  'configuration',
  'tiles',
  'figures',
  'ferries',
  'magic',
  'bag',
  'scores',
  'supply',
  'abbeys',
  'goods',
  'player',
  'drawn',
  'seed',
] as const;
type FieldName = (typeof FIELD_NAMES)[number] | 'paid' | 'chips' | 'state';

/** One field and where it stands. */
interface Field {
  readonly name: FieldName;
  readonly text: string;
  readonly place: Place;
}

function split(text: string, origin: Place): { words: { text: string; place: Place }[] } {
  const words: { text: string; place: Place }[] = [];
  let column = origin.column;
  for (const word of text.split(' ')) {
    const place = { line: origin.line, column };
    if (word === '' || /\s/.test(word)) refuseAt(place, 'position', word, 'fields with one blank between, on one line');
    words.push({ text: word, place });
    column += word.length + 1;
  }
  return { words };
}

/** Items of a list field with their places; none for "-". */
function items(field: Field, separator = ';'): Field[] {
  return field.text === '-' ? [] : parts(field, separator);
}
function parts(field: Field, separator: string): Field[] {
  let column = field.place.column;
  return field.text.split(separator).map((text) => {
    const item = { name: field.name, text, place: { line: field.place.line, column } };
    column += text.length + separator.length;
    return item;
  });
}

/** The groups of a pattern that the whole item must match. */
function groups(field: Field, pattern: RegExp, expected: string): string[] {
  const match = pattern.exec(field.text);
  return match ? match.slice(1).map((group) => group ?? '') : refuseItem(field, expected);
}
function refuseItem({ name, text, place }: Field, expected: string): never {
  return refuseAt(place, name, text, expected);
}

function square(field: Field, x: string, y: string): { x: number; y: number } {
  return { x: coordinate(field, x), y: coordinate(field, y) };
}
function coordinate({ place, name }: Field, text: string): number {
  return readCoordinate(text) ?? refuseAt(place, name, text, 'a coordinate -512..511 without leading zeros');
}

function readFigure(field: Field): SetupFigure {
  const [player, quarter, x, y, corner, segment, letter] = groups(
    field,
    /^(\d)=(?:Q([0-3])|(-?\d+),(-?\d+):(?:b([0-3])(?=\+h$)|([rcfmgk]\d{1,2})(?=\+[^h]$)))\+([nlmwabphf])$/,
    'a figure such as 0=3,-1:r0+n, 0=3,-1:b2+h or 0=Q2+n',
  ) as [string, string, string, string, string, string, string];
  const figure = figureOfLetter(letter) as Figure;
  if (quarter !== '') return { player: Number(player), figure, quarter: Number(quarter) };
  const at = { player: Number(player), figure, ...square(field, x, y) };
  return figure === 'barn' ? { ...at, figure, corner: Number(corner) } : { ...at, segment };
}

function readTile(field: Field): Setup['tiles'][number] {
  const [id, x, y, rotation] = groups(
    field,
    /^([A-Za-z][A-Za-z0-9_-]*):(-?\d+),(-?\d+)@([0-3])$/,
    'a tile such as base-U:1,0@1',
  ) as [string, string, string, string];
  return [id, coordinate(field, x), coordinate(field, y), Number(rotation)];
}

function readFerry(field: Field): { x: number; y: number; pair: Pair } {
  const [x, y, pair] = groups(field, new RegExp(`^(-?\\d+),(-?\\d+)~(${PAIRS.join('|')})$`), 'a ferry such as 4,1~NS') as [
    string,
    string,
    string,
  ];
  return { ...square(field, x, y), pair: pair as Pair };
}

function readMagic(field: Field): { mage: Setup['mage']; witch: Setup['witch'] } {
  const found: { mage: Setup['mage']; witch: Setup['witch'] } = { mage: null, witch: null };
  for (const item of items(field)) {
    const [letter, x, y, segment] = groups(item, /^([MW])=(-?\d+),(-?\d+):([rcfmgk]\d{1,2})$/, 'M= or W= and a segment') as [
      string,
      string,
      string,
      string,
    ];
    const name = letter === 'M' ? 'mage' : 'witch';
    if (found[name]) refuseItem(item, `${name} once`);
    found[name] = { ...square(item, x, y), segment };
  }
  return found;
}

function readBag(field: Field): Setup['bag'] {
  if (field.text === '=') return 'rest';
  const bag: Record<string, number> = {};
  for (const item of items(field)) {
    const [id, count] = groups(item, /^([A-Za-z][A-Za-z0-9_-]*)\*([1-9]\d{0,3})$/, 'a tile with its copies such as base-A*2') as [
      string,
      string,
    ];
    if (Object.hasOwn(bag, id)) refuseItem(item, 'each tile once');
    bag[id] = Number(count);
  }
  return bag;
}

function readNumbers(field: Field): number[] {
  return items(field, '/').map((item) => Number(groups(item, /^(0|[1-9]\d{0,5})$/, 'numbers with "/" between them')[0]));
}

function readSupply(field: Field): Setup['supply'] {
  if (field.text === '=') return undefined;
  return parts(field, '/').map((item) => {
    groups(item, /^(-|(?:[1-9]\d?[nlmwabphf])+)$/, 'figures in hand such as 6n1l, "-" for none');
    const own: Partial<Record<Figure, number>> = {};
    for (const [, count, letter] of item.text.matchAll(/(\d+)([nlmwabphf])/g)) {
      const figure = figureOfLetter(letter as string) as Figure;
      if (own[figure] !== undefined) refuseItem(item, 'each figure once');
      own[figure] = Number(count);
    }
    return own;
  });
}

function readGoods(field: Field): Setup['goods'] {
  if (field.text === '-') return undefined;
  return items(field, '/').map((item) => {
    const [wine, grain, cloth] = groups(item, /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, 'wine.grain.cloth such as 1.0.2').map(
      Number,
    ) as [number, number, number];
    return { wine, grain, cloth };
  });
}

function readSeed(field: Field): [number, number, number, number] {
  groups(field, /^[0-9a-f]{32}$/, '32 hex digits');
  return (field.text.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 16)) as [number, number, number, number];
}

/**
 * Reads a position text. The text and its configuration are checked; what the position says is not: give `setup` to `readSetup`.
 * @param origin where the text begins in a larger one
 * @throws ERR_NOTATION with line and column.
 */
export function parsePosition(text: string, origin: Place = { line: 1, column: 1 }): PositionText {
  if (typeof text !== 'string') return refuseAt(origin, 'position', text, 'a text');
  needInt(needObject(origin, 'origin', 'a place { line, column }')['line'], 'origin.line', 1);
  needInt(origin.column, 'origin.column', 1);
  const { words } = split(text, origin);
  const end = { line: origin.line, column: origin.column + text.length };
  const field = (name: FieldName): Field => {
    const word = words[(FIELD_NAMES as readonly FieldName[]).indexOf(name)];
    return word ? { name, ...word } : refuseAt(end, name, '', `${FIELD_NAMES.length} fields: ${FIELD_NAMES.join(', ')}`);
  };
  groups(field('version'), new RegExp(`^(${POSITION_VERSION})$`), POSITION_VERSION);
  const { config, rules } = readAt(field('configuration').place, 'configuration', () => parseConfig(field('configuration').text));
  const tiles = items(field('tiles')).map(readTile);
  const abbeys = field('abbeys').text === '=' ? undefined : readNumbers(field('abbeys'));
  const supply = readSupply(field('supply'));
  const goods = readGoods(field('goods'));
  const setup: Setup = {
    config,
    tiles,
    figures: items(field('figures')).map(readFigure),
    ferries: items(field('ferries')).map(readFerry),
    ...readMagic(field('magic')),
    bag: readBag(field('bag')) as Record<string, number> | 'rest',
    scores: readNumbers(field('scores')),
    ...(supply && { supply }),
    ...(abbeys && { abbeys }),
    ...(goods && { goods }),
    turnPlayer: Number(groups(field('player'), /^(\d)$/, 'a player 0..5')[0]),
    drawn: field('drawn').text === '-' ? null : field('drawn').text,
    seed: readSeed(field('seed')),
  };
  const tail = words.slice(FIELD_NAMES.length);
  let more: Partial<Setup> = {};
  for (const [name, read] of OPTIONAL) {
    const [keyword, list] = tail;
    if (keyword?.text !== name || !list) continue;
    more = { ...more, ...read({ name, ...list }) };
    tail.splice(0, 2);
  }
  return { setup: { ...setup, ...more }, rules, moves: readMoves(tail, rules, setup) };
}

/** Fields that have a name in front, in their order. */
const OPTIONAL: readonly (readonly ['paid' | 'chips' | 'state', (field: Field) => Partial<Setup>])[] = [
  ['paid', (field) => ({ paidCities: readPaid(field) })],
  ['chips', readChips],
  ['state', ({ text, place }) => ({ state: readAt(place, 'state', () => stateRoom().parseState(text)) })],
];

/** `0=3,1:c0`, the items of one city beside each other. */
function readPaid(field: Field): NonNullable<Setup['paidCities']> {
  const cities: NonNullable<Setup['paidCities']> = [];
  for (const item of items(field)) {
    const [player, x, y, segment] = groups(item, /^(\d)=(-?\d+),(-?\d+):(c\d{1,2})$/, 'a player and a city, 0=3,1:c0') as [
      string,
      string,
      string,
      string,
    ];
    const city = { ...square(item, x, y), segment };
    const last = cities.at(-1);
    if (last && last.x === city.x && last.y === city.y && last.segment === segment) last.players.push(Number(player));
    else cities.push({ ...city, players: [Number(player)] });
  }
  return cities;
}

/** `2,6$` on its face, `3,2$o2` a treat, last what is hidden. */
function readChips(field: Field): Pick<Setup, 'chips' | 'hiddenChips'> {
  const all = items(field);
  const last = all.pop() ?? refuseAt(field.place, field.name, field.text, '"hidden=" and chips such as o2*4, or "rest"');
  const chips = all.map((item) => {
    const [x, y, letter, value] = groups(item, /^(-?\d+),(-?\d+)\$(?:([obp])([1-7]))?$/, 'a chip such as 2,6$ or 3,2$o2') as [
      string,
      string,
      string,
      string,
    ];
    const at = square(item, x, y);
    return letter === '' ? at : { ...at, colour: 'obp'.indexOf(letter), value: Number(value) };
  });
  const [hidden] = groups(
    last,
    /^hidden=(rest|-|[obp][1-7]\*[1-9]\d{0,2}(?:,[obp][1-7]\*[1-9]\d{0,2})*)$/,
    '"hidden=" and chips such as o2*4, or "rest"',
  ) as [string];
  if (hidden === 'rest') return { chips };
  const counts = hidden === '-' ? [] : hidden.split(',').map((text) => text.split('*') as [string, string]);
  return { chips, hiddenChips: Object.fromEntries(counts.map(([sort, n]) => [sort, Number(n)])) };
}

/** The words after the last field: nothing, or "moves" and at least one token. */
function readMoves(words: readonly { text: string; place: Place }[], rules: Rules, setup: Setup): string[] {
  const [keyword, ...tokens] = words;
  if (!keyword) return [];
  if (keyword.text !== 'moves' || tokens.length === 0) refuseAt(keyword.place, 'moves', keyword.text, '"moves" and tokens');
  const tiles = setup.tiles.map(([id, x, y]) => ({ kind: kindNumber(rules, id), x, y }));
  const walk = new TokenWalk(rules, tiles, setup.drawn ?? null);
  for (const { text, place } of tokens) readAt(place, 'move', () => walk.next(text));
  return tokens.map(({ text }) => text);
}

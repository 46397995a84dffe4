/** What things are called, in English. Another language is another file of this shape; `Words` is its type. */
import type { ScoreEvent } from '../../core/events.js';
import type { Goods, Pair, Phase, SegmentKind } from '../../types.js';

type AnyFigure = 'normal' | 'large' | 'mayor' | 'wagon' | 'abbot' | 'builder' | 'pig' | 'barn' | 'phantom' | 'mage' | 'witch';
/** What is known of a move of an expansion, in words: empty where it has no such part. */
export interface OtherMove {
  readonly figure: string;
  readonly quarter: string;
  readonly choice: string;
  /** Where it is, e.g. "road in the north". */
  readonly on: string;
}
/** What a score was paid for. */
type Scored = ScoreEvent['feature'];

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const list = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

const segment: Readonly<Record<SegmentKind, string>> = {
  road: 'road',
  city: 'city',
  field: 'field',
  monastery: 'monastery',
  garden: 'garden',
  cathedral: 'cathedral',
};
const sides = ['north', 'east', 'south', 'west'] as const;
const side = (number: number): string => sides[number & 3] ?? '';
const pair = (text: Pair): string => list([...text].map((letter) => side('NESW'.indexOf(letter))));
const figure: Readonly<Record<AnyFigure, string>> = {
  normal: 'meeple',
  large: 'large meeple',
  mayor: 'mayor',
  wagon: 'wagon',
  abbot: 'abbot',
  builder: 'builder',
  pig: 'pig',
  barn: 'barn',
  phantom: 'phantom',
  mage: 'mage',
  witch: 'witch',
};
const goods: Readonly<Record<Goods, string>> = { wine: 'wine', grain: 'grain', cloth: 'cloth' };
const phase: Readonly<Record<Phase, string>> = {
  abbey: 'Place your abbey in a gap, or draw a tile',
  draw: 'A tile is drawn',
  place: 'Place the tile',
  magic: 'Move the mage or the witch',
  chip: 'A chip is turned over',
  treat: 'Claim a treat',
  deploy: 'Place a figure, or go on without',
  roll: 'The die is rolled',
  land: 'Choose where the flyer lands',
  ferry: 'Lay the ferry: choose two jetties',
  pivot: 'Turn a ferry, or leave them as they are',
  send: 'Send a figure to Leipzig, or keep the points',
  wagon: 'Drive the wagon on, or take it back',
  crop: 'Crop circle: does everybody add or take back?',
  tend: 'Crop circle: add a figure or take one back',
  gold: 'Gold mine: lay the second ingot on a tile beside it',
  ingot: 'Take an ingot',
  phantom: 'Place the phantom',
  escape: 'A knight may leave the besieged city',
  over: 'The game is over',
};
const pass: Readonly<Partial<Record<Phase, string>>> = {
  abbey: 'Draw a tile instead',
  deploy: 'No figure',
  phantom: 'No phantom',
  pivot: 'Leave the ferries',
  wagon: 'Take the wagon back',
  send: 'Keep the points',
  land: 'Do not land',
  treat: 'No treat',
  magic: 'Leave both',
};
const scored: Readonly<Record<Scored, string>> = {
  ...segment,
  wine: 'most wine',
  grain: 'most grain',
  cloth: 'most cloth',
  coats: 'coats of arms of an island',
  chip: 'a chip',
  windRose: 'a wind rose',
  king: 'the king',
  robber: 'the robber baron',
  watchtower: 'a watchtower',
  gold: 'gold',
  fairy: 'the fairy',
  church: 'a church',
};
const withArticle = (what: Scored): string => (what in segment ? `a ${scored[what]}` : scored[what]);

export const en = {
  /** Code as in `lang` attributes. */
  code: 'en' as string,
  /** The language in itself. */
  language: 'English' as string,
  list,
  side,
  segment,
  figure,
  goods,
  phase,
  pass,
  pair,
  scored,
  corner: ['north-east', 'south-east', 'south-west', 'north-west'] as readonly string[],
  quarter: ['Wainwrights', 'Coiners', 'Bookbinders', 'Tanners'] as readonly string[],
  tiles: (n: number): string => plural(n, 'tile'),
  points: (n: number): string => plural(n, 'point'),
  open: (n: number): string => plural(n, 'open end'),
  coats: (n: number): string => plural(n, 'coat of arms', 'coats of arms'),
  cities: (n: number): string => plural(n, 'finished city', 'finished cities'),
  squares: (n: number): string => plural(n, 'square'),
  ferries: (n: number): string => plural(n, 'ferry', 'ferries'),
  player: (n: number): string => `Player ${n}`,
  finished: 'finished' as string,
  surrounded: 'surrounded' as string,
  notSurrounded: 'not yet surrounded' as string,
  inn: 'inn' as string,
  cathedral: 'cathedral' as string,
  toCathedral: 'leads to a cathedral' as string,
  labyrinth: 'labyrinth' as string,
  lake: (where: readonly string[]): string => `lake, jetties ${list(where)}`,
  portal: 'magic portal' as string,
  flight: 'flying machine' as string,
  abbey: 'abbey' as string,
  river: (where: readonly string[]): string => `river ${list(where)}`,
  roadOf: (where: readonly string[]): string => (where.length === 1 ? `road ${where[0]}` : `road from ${list(where, 'to')}`),
  cityOf: (where: readonly string[]): string => (where.length === 4 ? 'city all around' : `city ${list(where)}`),
  onlyField: 'fields only' as string,
  /** Where a segment lies on its square, e.g. "in the north". */
  lies: (where: readonly string[]): string => (where.length === 0 ? '' : `in the ${list(where)}`),
  atSquare: (x: number, y: number): string => `at ${x}, ${y}`,
  nobody: 'nobody holds it' as string,
  /** Who holds a feature. */
  holds: (names: readonly string[], points: number, complete: boolean): string =>
    `${list(names)}: ${plural(points, 'point')}${complete ? '' : ' at the end as it stands'}`,
  deploy: (what: string, on: string): string => `${what} on the ${on}`,
  move: (what: string, on: string): string => `${what} to the ${on}`,
  barn: (corner: string): string => `barn on the ${corner} corner`,
  recall: (x: number, y: number): string => `take the abbot back from ${x}, ${y}`,
  fly: (what: string): string => `let the ${what} fly`,
  unmagic: (what: string): string => `take the ${what} off the board`,
  ferry: (text: Pair): string => `ferry between ${pair(text)}`,
  pivot: (x: number, y: number, text: Pair): string => `turn the ferry at ${x}, ${y} to ${pair(text)}`,
  send: (what: string, quarter: string): string => `send the ${what} to the ${quarter} of Leipzig`,
  treat: (x: number, y: number): string => `claim the treat at ${x}, ${y}`,
  chip: (points: number): string => `chip, ${plural(points, 'point')}`,
  /** Moves of expansions by their type. */
  others: {
    crop: ({ choice }) => (choice === 'add' ? 'everybody may add a figure' : 'everybody takes a figure back'),
    remove: ({ figure, on }) => `take the ${figure} back from the ${on}`,
    retrieve: ({ figure, on }) => `bring the ${figure} home from the ${on}`,
    princess: ({ figure, on }) => `send the ${figure} home from the ${on}`,
    retrieveBarn: () => 'bring the barn home',
    fairy: ({ figure, on }) => (figure ? `the fairy to the ${figure}: ${on}` : `the fairy ${on}`),
    build: ({ choice }) => `build a ${choice}`,
    ingot: ({ on }) => `ingot ${on}`,
    retrieveSent: ({ figure, quarter }) => `bring the ${figure} home from the ${quarter} of Leipzig`,
  } as Readonly<Record<string, (move: OtherMove) => string>>,
  goOn: 'Go on' as string,
  /** What a ferry would do. */
  joins: (where: string, tiles: number): string => `joins ${where} into a road of ${plural(tiles, 'tile')}`,
  closes: (where: string, tiles: number, paid: string): string =>
    `closes the road ${where}, ${plural(tiles, 'tile')}${paid === '' ? '' : `, ${paid}`}`,
  reopens: (where: string, tiles: number): string => `reopens the road ${where}, ${plural(tiles, 'tile')}`,
  cutsOff: (where: string, tiles: number): string => `cuts off the road ${where}, ${plural(tiles, 'tile')}`,
  paid: (points: number, names: string): string => `${points} for ${names}`,
  changesNothing: 'changes nothing' as string,
  /** Sentences of what happened; `who` is a name. */
  said: {
    placed: (who: string, tile: string, x: number, y: number): string => `${who} placed a tile at ${x}, ${y}: ${tile}`,
    deployed: (who: string, what: string, on: string): string => `${who} set a ${what} on a ${on}`,
    ferry: (who: string, text: Pair): string => `${who} laid a ferry between ${pair(text)}`,
    pivoted: (who: string, x: number, y: number, text: Pair): string => `${who} turned the ferry at ${x}, ${y} to ${pair(text)}`,
    finished: (who: string, what: Scored, tiles: number): string =>
      `${who} finished ${withArticle(what)}${tiles > 0 ? `, ${plural(tiles, 'tile')}` : ''}`,
    scored: (who: string, points: number, what: Scored, final: boolean): string =>
      `${who} scores ${plural(points, 'point')} for ${withArticle(what)}${final ? ' at the end' : ''}`,
    goods: (who: string, count: number, good: Goods): string =>
      `${who} gets ${plural(count, `token of ${goods[good]}`, `tokens of ${goods[good]}`)}`,
    discard: (tile: string): string => `A tile fits nowhere and is put away: ${tile}`,
    double: (who: string): string => `${who} has a second turn thanks to the builder`,
    roll: (face: number): string => `The die shows ${face}`,
    returned: (who: string, what: string): string => `${who} gets back the ${what}`,
    reopened: (what: string): string => `A finished ${what} is open again`,
    merged: (what: string, count: number): string =>
      `${plural(count, what, what === 'city' ? 'cities' : what === 'monastery' ? 'monasteries' : `${what}s`)} became one`,
    drew: (who: string, tile: string, squares: number): string => `${who} drew a tile: ${tile}. ${plural(squares, 'square')}`,
    turn: (who: string): string => `${who}'s turn`,
    over: (names: readonly string[], points: number): string =>
      `${list(names)} ${names.length > 1 ? 'share the win' : 'wins'} with ${plural(points, 'point')}`,
    nothing: (who: string): string => `${who} did no more`,
  },
  /** What is counted in a score, by the engine's English name; what is missing here stands as the engine says it. */
  terms: {} as Readonly<Record<string, string>>,
};

/** All texts about the game in one language. */
export type Words = typeof en;

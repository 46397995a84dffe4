/** Legal moves grouped for people: squares with rotations, figures with places, lakes with pairs; each choice in words. */
import type { Game } from '../game.js';
import type { Figure, MagicFigure, Move, Pair, Rotation } from '../types.js';
import { featureText, ownerText, sidesText } from './describe.js';
import type { NameOf, Words } from './words/index.js';
import { needFunction, needGame, needInt, needText } from '../guard.js';
import { needList, needMove, needPlace, needWords } from './need.js';

/** A square of the board. */
export interface Square {
  readonly x: number;
  readonly y: number;
}
/** A square as text, `x,y`, for maps and attributes. */
export function squareKey(square: Square): string {
  needPlace(square, 'square');
  return `${square.x},${square.y}`;
}

/** A move other than placing a tile. */
export interface Choice {
  readonly token: string;
  readonly move: Move;
  /** In words, different from all others of the decision. */
  readonly label: string;
  readonly square: Square | null;
  readonly segment: number | null;
  readonly corner: number | null;
  readonly figure: Figure | MagicFigure | null;
  readonly pair: Pair | null;
}

/** Squares where the tile in hand fits, with the rotations that fit there; an abbey has rotation 0. */
export interface Placement extends Square {
  readonly abbey: boolean;
  readonly rotations: readonly Rotation[];
}

/** Row by row; empty in other phases. */
export function placements(game: Game): Placement[] {
  needGame(game);
  const found = new Map<string, { x: number; y: number; abbey: boolean; rotations: Rotation[] }>();
  if (game.phase !== 'place' && game.phase !== 'abbey') return [];
  for (const move of game.legal()) {
    if (move.type !== 'place') continue;
    const key = squareKey(move);
    const known = found.get(key);
    if (known) known.rotations.push(move.rotation);
    else found.set(key, { x: move.x, y: move.y, abbey: move.abbey === true, rotations: [move.rotation] });
  }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}
/** The token that places the tile in hand there. */
export function placementToken(at: Placement, rotation: Rotation): string {
  needPlace(at, 'at');
  needInt(rotation, 'rotation', 0, 3);
  return at.abbey ? `${at.x},${at.y}@A` : `${at.x},${at.y}@${rotation}`;
}

/** Everything legal but placements, in the engine's order with "-" last. Labels of one decision differ. */
export function choices(game: Game, words: Words, name: NameOf = (player) => words.player(player + 1)): Choice[] {
  needGame(game);
  needWords(words);
  needFunction(name, 'name', 'a function that gives the name of a player');
  if (game.actor < 0 || game.phase === 'place') return [];
  const tokens = game.legalTokens();
  const all = distinct(
    game.legal().flatMap((move, i) => (move.type === 'place' ? [] : [choice(game, move, tokens[i] as string, words, name)])),
    words,
  );
  return [...all.filter(({ token }) => token !== '-'), ...all.filter(({ token }) => token === '-')];
}

/** The choices of a decision by what one takes up first: a figure, a lake, or nothing. */
export interface ChoiceGroups {
  readonly figures: readonly { readonly figure: Figure | MagicFigure; readonly choices: readonly Choice[] }[];
  readonly lakes: readonly { readonly x: number; readonly y: number; readonly choices: readonly Choice[] }[];
  /** What stands on no square: go on, take back, chips. */
  readonly others: readonly Choice[];
}
/** Sorts choices by what a player takes up first; each stands in one group. */
export function groupChoices(all: readonly Choice[]): ChoiceGroups {
  needList(all, 'all', 'choices', 'token', 'label');
  const lakes = grouped(
    all.filter(({ pair, square }) => pair && square),
    ({ square }) => squareKey(square as Square),
  );
  const figures = grouped(
    all.filter(({ figure, pair }) => figure && !pair),
    ({ figure }) => figure as Figure,
  );
  return {
    figures: figures.map(([figure, list]) => ({ figure: figure as Figure | MagicFigure, choices: list })),
    lakes: lakes.map(([, list]) => ({ ...(list[0]?.square as Square), choices: list })),
    others: all.filter(({ figure, pair }) => !figure && !pair),
  };
}
function grouped(all: readonly Choice[], key: (one: Choice) => string): [string, Choice[]][] {
  const found = new Map<string, Choice[]>();
  for (const one of all) found.set(key(one), [...(found.get(key(one)) ?? []), one]);
  return [...found];
}

const BARE = { square: null, segment: null, corner: null, figure: null, pair: null } as const;

function choice(game: Game, move: Move, token: string, words: Words, name: NameOf): Choice {
  const base = { ...BARE, token, move };
  const square = 'x' in move ? { x: move.x, y: move.y } : null;
  const on = (at: Square, segment: number): string => segmentText(game, at, segment, words, name);
  switch (move.type) {
    case 'pass':
      return { ...base, label: words.pass[game.phase] ?? words.goOn };
    case 'deploy':
      return {
        ...base,
        square,
        segment: move.segment,
        figure: move.figure,
        label: words.deploy(words.figure[move.figure], on(move, move.segment)),
      };
    case 'magic':
      return {
        ...base,
        square,
        segment: move.segment,
        figure: move.figure,
        label: words.move(words.figure[move.figure], on(move, move.segment)),
      };
    case 'wagon':
      return {
        ...base,
        square,
        segment: move.segment,
        figure: 'wagon',
        label: words.move(words.figure.wagon, on(move, move.segment)),
      };
    case 'barn':
      return { ...base, square, corner: move.corner, figure: 'barn', label: words.barn(words.corner[move.corner] ?? '') };
    case 'recall':
      return { ...base, square, figure: 'abbot', label: words.recall(move.x, move.y) };
    case 'fly':
      return { ...base, square: game.placed, figure: move.figure, label: words.fly(words.figure[move.figure]) };
    case 'unmagic':
      return { ...base, figure: move.figure, label: words.unmagic(words.figure[move.figure]) };
    case 'ferry':
      return { ...base, square, pair: move.pair, label: words.ferry(move.pair) };
    case 'pivot':
      return { ...base, square, pair: move.pair, label: words.pivot(move.x, move.y, move.pair) };
    case 'send':
      return {
        ...base,
        square,
        segment: move.segment,
        figure: move.figure,
        label: words.send(words.figure[move.figure], words.quarter[move.quarter] ?? ''),
      };
    case 'treat':
      return { ...base, square, label: words.treat(move.x, move.y) };
    case 'chip':
      return { ...base, label: words.chip(move.value) };
    default: {
      const { segment, corner, figure, player } = move as OtherFields;
      const at = square ? (segment !== undefined ? on(square, segment) : words.atSquare(square.x, square.y)) : '';
      const text = otherText(move, at, words);
      const whose = player === undefined ? '' : ` (${name(player)})`;
      return {
        ...base,
        square,
        segment: segment ?? null,
        corner: corner ?? null,
        figure: figure ?? null,
        label: text === '' ? token : text + whose,
      };
    }
  }
}
type OtherFields = {
  readonly segment?: number;
  readonly corner?: number;
  readonly figure?: Figure;
  readonly quarter?: number;
  readonly choice?: string;
  readonly building?: string;
  /** Whose figure it is, where that may be somebody else. */
  readonly player?: number;
};
/**
 * A move of an expansion in words, empty where there are none for it.
 * @param on in words, where it is
 * @throws ERR_ARGUMENT for what is no move, text or words of a language
 */
export function otherText(move: Move, on: string, words: Words): string {
  needMove(move);
  needText(on, 'on');
  needWords(words);
  const { figure, quarter, building = '', choice = building }: OtherFields = move as OtherFields;
  const what = { figure: figure ? words.figure[figure] : '', quarter: words.quarter[quarter ?? -1] ?? '', choice, on };
  return words.others[move.type]?.(what) ?? '';
}
/** "road in the north and east, 3 tiles, 1 open end", with its owner where there is one. */
function segmentText(game: Game, at: Square, segment: number, words: Words, name: NameOf): string {
  const tile = game.tileAt(at.x, at.y);
  const kind = tile ? game.rules.kinds[tile.kind] : undefined;
  // a slot behind the tile's segments is an arm of its labyrinth
  if (!tile || !kind?.segments[segment]) return words.labyrinth;
  const feature = game.featureAt(at.x, at.y, segment);
  const where = words.lies(sidesText(kind, tile.rotation, segment, words));
  const [what = '', ...rest] = featureText(feature, words).split(', ');
  const here = game.placed?.x === at.x && game.placed.y === at.y;
  const held = feature.owners.length > 0 ? [ownerText(feature, name, words)] : [];
  return [where === '' ? what : `${what} ${where}`, ...(here ? [] : [words.atSquare(at.x, at.y)]), ...rest, ...held].join(', ');
}
/** Labels that are still alike get their square, then their number. */
function distinct(all: readonly Choice[], words: Words): Choice[] {
  const alike = (list: readonly Choice[]): Set<string> =>
    new Set(list.map(({ label }) => label).filter((label, i, labels) => labels.indexOf(label) !== i));
  const first = alike(all);
  const placed = all.map((one) =>
    first.has(one.label) && one.square ? { ...one, label: `${one.label}, ${words.atSquare(one.square.x, one.square.y)}` } : one,
  );
  const second = alike(placed);
  const count = new Map<string, number>();
  return placed.map((one) => {
    if (!second.has(one.label)) return one;
    const n = (count.get(one.label) ?? 0) + 1;
    count.set(one.label, n);
    return { ...one, label: `${one.label} (${n})` };
  });
}

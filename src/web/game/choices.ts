/** Legal moves as choices: where each one points on the board and what it is called. */
import type { Figure, Game, MagicFigure, Move, Pair, Rotation } from 'highwayman';
import { CORNER_NAMES, featureText, figureText, pairText, plural, QUARTER_NAMES, SEGMENT_NAMES } from './describe.js';

export interface Square {
  readonly x: number;
  readonly y: number;
}
export const squareKey = ({ x, y }: Square): string => `${x},${y}`;

/** A move other than placing a tile. */
export interface Choice {
  readonly token: string;
  readonly move: Move;
  /** Whole sentence part, e.g. "meeple on the road of 3 tiles, 1 open end". */
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

export function placements(game: Game): Placement[] {
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

/** Everything legal but placements, in the engine's order with "-" last. */
export function choices(game: Game): Choice[] {
  if (game.actor < 0 || game.phase === 'place') return [];
  const tokens = game.legalTokens();
  const all = game.legal().flatMap((move, i) => (move.type === 'place' ? [] : [choice(game, move, tokens[i] as string)]));
  return [...all.filter(({ token }) => token !== '-'), ...all.filter(({ token }) => token === '-')];
}

const BARE = { square: null, segment: null, corner: null, figure: null, pair: null } as const;

function choice(game: Game, move: Move, token: string): Choice {
  const base = { ...BARE, token, move };
  const square = 'x' in move ? { x: move.x, y: move.y } : null;
  const on = (segment: number) => `the ${'x' in move ? featureName(game, move.x, move.y, segment) : 'board'}`;
  switch (move.type) {
    case 'pass': return { ...base, label: PASS[game.phase] ?? 'Go on' };
    case 'deploy': return { ...base, square, segment: move.segment, figure: move.figure, label: `${figureText(move.figure)} on ${on(move.segment)}` };
    case 'magic': return { ...base, square, segment: move.segment, figure: move.figure, label: `${move.figure} to ${on(move.segment)}` };
    case 'wagon': return { ...base, square, segment: move.segment, figure: 'wagon', label: `wagon to ${on(move.segment)}` };
    case 'barn': return { ...base, square, corner: move.corner, figure: 'barn', label: `barn on the ${CORNER_NAMES[move.corner]} corner` };
    case 'recall': return { ...base, square, figure: 'abbot', label: `take the abbot back from ${move.x},${move.y}` };
    case 'fly': return { ...base, square: game.placed, figure: move.figure, label: `let a ${figureText(move.figure)} fly` };
    case 'unmagic': return { ...base, figure: move.figure, label: `take the ${move.figure} off the board` };
    case 'ferry': return { ...base, square, pair: move.pair, label: `ferry between ${pairText(move.pair)}` };
    case 'pivot': return { ...base, square, pair: move.pair, label: `turn the ferry at ${move.x},${move.y} to ${pairText(move.pair)}` };
    case 'send': return { ...base, square, segment: move.segment, figure: move.figure, label: `send the ${figureText(move.figure)} to the ${QUARTER_NAMES[move.quarter]} of Leipzig` };
    case 'treat': return { ...base, square, label: `claim the treat at ${move.x},${move.y}` };
    case 'chip': return { ...base, label: `chip ${plural(move.value, 'point')}` };
    default: return { ...base, label: token };
  }
}

const PASS: Readonly<Partial<Record<Game['phase'], string>>> = {
  abbey: 'Draw a tile instead', deploy: 'No figure', pivot: 'Leave the ferries', wagon: 'Take the wagon back', send: 'Keep the points', land: 'Do not land', treat: 'No treat',
};

function featureName(game: Game, x: number, y: number, segment: number): string {
  try {
    return featureText(game.featureAt(x, y, segment));
  } catch {
    return SEGMENT_NAMES.road;
  }
}

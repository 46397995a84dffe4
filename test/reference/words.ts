/** Short texts for positions in tests: `base-A@0,0r2`, `0 normal 1,0 0` (player, figure, square, slot or corner), `0,0 EW`. */
import type { ConfigInput } from '../../src/rules/index.js';
import { compileRules } from '../../src/rules/index.js';
import { FIGURES, PAIRS } from '../../src/types.js';
import { Model } from './model.js';
import type { FigurePlace, Position } from './model.js';

function match(pattern: RegExp, text: string): string[] {
  const found = pattern.exec(text);
  if (!found) throw new Error(`cannot read ${text}`);
  return found.slice(1).map((part) => part ?? '');
}

function readFigure(text: string): FigurePlace {
  const [player, name, x, y, place] = match(/^(\d) (\w+) (-?\d+),(-?\d+) (\d+)$/, text);
  const figure = FIGURES.find((other) => other === name);
  if (!figure) throw new Error(`no figure ${name}`);
  const where = figure === 'barn' ? { corner: Number(place) } : { segment: Number(place) };
  return { player: Number(player), figure, x: Number(x), y: Number(y), ...where };
}

export interface Words extends Omit<Position, 'tiles' | 'figures' | 'ferries'> {
  /** Tiles in any order, divided by blanks. */
  readonly tiles: string;
  readonly figures?: readonly string[];
  readonly ferries?: readonly string[];
}

export function position(words: Words): Position {
  return {
    ...words,
    tiles: words.tiles
      .trim()
      .split(/\s+/)
      .map((text) => {
        const [id = '', x, y, rotation] = match(/^(.+)@(-?\d+),(-?\d+)r(\d)$/, text);
        return [id, Number(x), Number(y), Number(rotation)] as const;
      }),
    figures: (words.figures ?? []).map(readFigure),
    ferries: (words.ferries ?? []).map((text) => {
      const [x, y, name] = match(/^(-?\d+),(-?\d+) (\w\w)$/, text);
      const pair = PAIRS.find((other) => other === name);
      if (!pair) throw new Error(`no pair ${name}`);
      return { x: Number(x), y: Number(y), pair };
    }),
  };
}

/** Everything in play, second edition, three players, two-tile cities normal. */
export const EVERYTHING: ConfigInput = {
  edition: 'C2',
  players: 3,
  sets: [
    'base',
    'inns-cathedrals',
    'traders-builders',
    'princess-dragon',
    'abbey-mayor',
    'ferries',
    'labyrinth',
    'german-cathedrals',
    'mage-witch',
    'flying-machines',
  ],
  copies: { 'ic-FRFR-inn': 1 },
  labyrinth: 'advanced',
};

/** A model in a position where nobody holds an abbey, unless given. */
export function build(config: ConfigInput, words: Words): Model {
  const rules = compileRules({ ...EVERYTHING, ...config });
  const abbeys = Array.from({ length: rules.config.players }, () => 0);
  return Model.fromPosition(rules, position({ abbeys, bag: { 'base-B': 3 }, ...words }));
}

/** Plays tokens one after the other and gives the points paid, by player. */
export function play(model: Model, ...tokens: readonly string[]): Record<number, number> {
  const points: Record<number, number> = {};
  for (const token of tokens) {
    model.apply(token);
    for (const payment of model.lastScores) {
      if (payment.points !== 0) points[payment.player] = (points[payment.player] ?? 0) + payment.points;
    }
  }
  return points;
}

/** Options without `-`. */
export const choices = (model: Model): string[] => model.options().filter((token) => token !== '-');

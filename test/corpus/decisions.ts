/** Recorded decisions as phases and tokens of ours. */
import { deployToken, ferryToken, figureOfClass, magicToken, placeToken, wagonToken } from '../../src/jcz/index.js';
import type { TileLookup } from '../../src/jcz/index.js';
import type { Phase, Rules } from '../../src/types.js';
import type { Decision } from './record.js';

/** The phase in which each kind of decision is taken. */
export const PHASE_OF: Readonly<Record<string, Phase>> = {
  abbey: 'abbey',
  'abbey-end': 'abbey',
  tile: 'place',
  mage: 'magic',
  'mage-remove': 'magic',
  meeple: 'deploy',
  'fly-land': 'land',
  ferry: 'ferry',
  'ferry-move': 'pivot',
  wagon: 'wagon',
};

type Option = Decision['o'][number];

/**
 * Token of one recorded option.
 * @param drawn peer id of the tile in hand
 * @param placed square of the tile of this turn
 */
export function tokenOf(
  rules: Rules,
  tileAt: TileLookup,
  kind: string,
  option: Option,
  drawn: string,
  placed: { x: number; y: number } | null,
): string {
  const text = (i: number): string => String(option[i]);
  const number = (i: number): number => Number(option[i]);
  const pointer = () => ({ feature: text(1), location: text(2), position: [number(3), number(4)] as const });
  switch (kind) {
    case 'abbey':
    case 'abbey-end':
      return `${number(0)},${number(1)}@A`;
    case 'tile':
      return placeToken(rules, drawn, number(0), number(1), number(2));
    case 'mage':
      return magicToken(tileAt, text(0).toLowerCase() as 'mage' | 'witch', pointer());
    case 'mage-remove':
      return magicToken(tileAt, text(0).toLowerCase() as 'mage' | 'witch', null);
    case 'wagon':
      return wagonToken(tileAt, pointer());
    case 'ferry':
    case 'ferry-move':
      return ferryToken(number(1), number(2), text(0), kind === 'ferry-move');
    default: {
      const figure = figureOfClass(text(0));
      if (!figure) throw new Error(`unknown figure ${text(0)}`);
      return deployToken(tileAt, figure, pointer(), placed);
    }
  }
}

/** All options of a decision as tokens, `-` when it may be declined; equal rotations of a symmetric tile fall together. */
export function tokensOf(
  rules: Rules,
  tileAt: TileLookup,
  decision: Decision,
  drawn: string,
  placed: { x: number; y: number } | null,
): Set<string> {
  const tokens = new Set(decision.o.map((option) => tokenOf(rules, tileAt, decision.k, option, drawn, placed)));
  if (decision.pass) tokens.add('-');
  return tokens;
}

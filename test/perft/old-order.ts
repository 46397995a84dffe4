/**
 * The order that legal moves had when the tables were made, before the word of a move changed: kind of move, y, x, slot, argument.
 * Roots are reached by the number of a move in that order. Kinds of move that came later come first, in their order of today.
 */
import { FIGURES, type Game, type Move, PAIRS } from '../../src/index.js';

const KINDS = [
  'pass',
  'draw',
  'place',
  'abbey',
  'deploy',
  'barn',
  'recall',
  'fly',
  'roll',
  'ferry',
  'pivot',
  'magic',
  'unmagic',
  'wagon',
  'send',
  'treat',
];

function key(game: Game, move: Move): number[] {
  const { x = 0, y = 0 } = move as { x?: number; y?: number };
  const at = (kind: string, slot = 0, argument = 0): number[] => [KINDS.indexOf(kind), y & 1023, x & 1023, slot, argument];
  switch (move.type) {
    case 'draw':
      return [1, 0, game.rules.kinds.findIndex(({ id }) => id === move.tile), 0, 0];
    case 'place':
      return move.abbey ? at('abbey') : at('place', move.rotation);
    case 'deploy':
      return at('deploy', move.segment, FIGURES.indexOf(move.figure));
    case 'barn':
      return at('barn', move.corner, 7);
    case 'fly':
      return at('fly', 0, FIGURES.indexOf(move.figure));
    case 'roll':
      return at('roll', move.face);
    case 'ferry':
    case 'pivot':
      return at(move.type, PAIRS.indexOf(move.pair));
    case 'magic':
      return at('magic', move.segment, move.figure === 'witch' ? 1 : 0);
    case 'unmagic':
      return at('unmagic', 0, move.figure === 'witch' ? 1 : 0);
    case 'wagon':
      return at('wagon', move.segment);
    case 'send':
      return at('send', move.quarter * 4 + move.segment, FIGURES.indexOf(move.figure));
    default:
      return at(move.type);
  }
}
/** Legal moves in the old order. */
export function inOldOrder(game: Game): Move[] {
  const keyed = game.legal().map((move) => ({ move, key: key(game, move) }));
  keyed.sort((a, b) => a.key.map((n, i) => n - (b.key[i] as number)).find((d) => d !== 0) ?? 0);
  return keyed.map(({ move }) => move);
}

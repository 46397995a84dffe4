/** What a placement or a figure would give, before it is played. */
import type { Feature } from '../core/feature-reader.js';
import type { Place } from '../core/board-reader.js';
import { projectedScores } from '../ai/playouts.js';
import type { Game } from '../game.js';
import type { Move } from '../types.js';
import { needGame } from '../guard.js';

/** What a move would come to if nothing more were done in the turn. */
export interface MovePreview {
  /** Points that each player would be paid at once. */
  readonly points: readonly number[];
  /** How much more or less each player would have if the game ended then instead of now. */
  readonly worth: readonly number[];
  /** Features that the move touches, as they would be: those of the tile placed, or that of the figure. */
  readonly features: readonly (Feature & { readonly at: Place })[];
}

/**
 * The game is as it was.
 * @param move object, packed number or token
 * @throws ERR_MOVE or ERR_NOTATION when it is not legal
 */
export function previewMove(game: Game, move: Move | number | string): MovePreview {
  needGame(game);
  const probe = game.clone().resume({ manualChance: true });
  try {
    const before = probe.scores;
    const worthBefore = worth(game);
    const player = probe.actor;
    const length = probe.record.length;
    probe.play(move);
    const features = touched(probe, length);
    // the rest of the turn is passed over as far as it can be
    while (probe.actor === player && probe.phase !== 'place' && probe.phase !== 'abbey' && probe.legalPacked()[0] === 0)
      probe.play(0);
    const after = worth(probe);
    return {
      points: probe.scores.map((score, p) => score - (before[p] ?? 0)),
      worth: after.map((value, p) => value - (worthBefore[p] ?? 0)),
      features,
    };
  } finally {
    probe.dispose();
  }
}
function worth(game: Game): number[] {
  const position = game.position();
  try {
    return Array.from(projectedScores(position));
  } finally {
    position.dispose();
  }
}
function touched(game: Game, length: number): MovePreview['features'] {
  const token = game.record[length]?.token ?? '';
  const [, x, y, rest = ''] = /^(-?\d+),(-?\d+)(.*)$/.exec(token) ?? [];
  const tile = x === undefined ? null : game.tileAt(Number(x), Number(y));
  const kind = tile ? game.rules.kinds[tile.kind] : undefined;
  if (!tile || !kind) return [];
  const all = kind.segments.map((_, segment) => ({
    ...game.featureAt(tile.x, tile.y, segment),
    at: { x: tile.x, y: tile.y, segment },
  }));
  const figure = rest.startsWith(':') ? game.figures().filter((one) => one.x === tile.x && one.y === tile.y) : [];
  return figure.length > 0 ? all.filter(({ at }) => figure.some(({ segment }) => segment === at.segment)) : all;
}

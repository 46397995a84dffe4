/** Whole turns of a position: each placement with what step 2a may be used for after it. */
import { Step, Verb } from '../assembly/generated/ids.js';
import { HighwaymanError } from './errors.js';
import { needPosition } from './guard.js';
import type { Position } from './position.js';

/** What stands for the answer where the placement leaves nothing to ask in step 2a. */
export const NOT_ASKED = 0xffffffff;

/**
 * Placements of the tile in hand with every answer of step 2a that follows each: pairs of a packed placement and a packed answer
 * (0 passes, `NOT_ASKED` where that step is not asked), ascending, as `legal`, `make` and `legal` again list them. Rules under which
 * step 2a knows only the features beside the square are read off the board, several times as fast; under others every tile is laid
 * and taken back. The view is valid until the next call on any position of the same rules.
 * @throws ERR_PHASE when no tile is to be placed; the position is unchanged
 * @example
 * ```ts
 * import { legalTurns, load, NOT_ASKED } from 'highwayman';
 *
 * const position = (await load()).newPosition({}, 7);
 * position.makeChance();
 * const [place, answer] = legalTurns(position);
 * position.make(place);
 * if (answer !== NOT_ASKED) position.make(answer);
 * ```
 */
export function legalTurns(position: Position): Uint32Array<ArrayBuffer> {
  needPosition(position);
  if (position.phaseNumber !== Step.Place) throw new HighwaymanError('ERR_PHASE', 'phase', position.phase, 'place');
  const n = position.core.calls.listTurns(position.slot);
  return n < 0 ? layEach(position) : position.core.moves(2 * n);
}
function layEach(position: Position): Uint32Array<ArrayBuffer> {
  const turns: number[] = [];
  for (const place of position.legal().slice()) {
    if (place >>> 24 !== Verb.Place) continue;
    position.make(place);
    if (position.phaseNumber === Step.Deploy) for (const answer of position.legal()) turns.push(place, answer);
    else turns.push(place, NOT_ASKED);
    position.unmake();
  }
  return Uint32Array.from(turns);
}

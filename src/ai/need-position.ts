/** The commonest mix-up: a game where a position is asked for. */
import { HighwaymanError } from '../errors.js';
import type { Position } from '../position.js';

/** @throws ERR_MOVE for what is no position */
export function needPosition(position: Position): void {
  if (typeof position?.make !== 'function') throw new HighwaymanError('ERR_MOVE', 'position', typeof position, 'a position; position() of a game copies one');
}

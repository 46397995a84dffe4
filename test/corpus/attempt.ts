/** Replays one recorded game of either format. */
import { HighwaymanError } from '../../src/errors.js';
import type { Players } from './player.js';
import type { RecordedGame } from './record.js';
import { replayGame, type ReplayResult } from './replay.js';
import { isStepped, replayStepped, type SteppedRecord } from './stepped.js';

/** Fields of errors about sets and elements that are not in. */
const UNKNOWN = /^setup(\.(sets|elements))?$/;

export interface Attempt extends ReplayResult {
  /** Sets or elements that there are no rules for here: nothing was replayed. */
  readonly unplayed?: string;
}

/** A record that we cannot read or set up counts as different, unless it is one of an expansion that the engine does not have. */
export function attempt(players: Players, game: RecordedGame | SteppedRecord): Attempt {
  const result = { game: String(game.id), turns: 0, decisions: 0, explained: [], difference: null };
  try {
    return isStepped(game) ? replayStepped(players, game) : replayGame(players, game);
  } catch (error) {
    if (error instanceof HighwaymanError && error.code === 'ERR_IMPORT' && UNKNOWN.test(error.field))
      return { ...result, unplayed: String(error.value) };
    const difference = { game: result.game, turn: -1, check: 'replay', ours: (error as Error).message, theirs: '' };
    return { ...result, difference };
  }
}

/** What expansions keep beside the board and the players' hands. */
import type { State } from '../../assembly/generated/state.js';
import { needGame } from '../guard.js';
import type { Phase, Rules, StateValue } from '../types.js';
import { placeOfNode, readTile } from './board-reader.js';
import type { CoreInstance } from './instance.js';

/**
 * What the expansions in play keep, by name: a number, a player or -1, the square of a tile, a segment, or null for none; empty
 * where they keep nothing.
 * @throws ERR_ARGUMENT for what is no game
 *
 * @example
 * ```ts
 * stateOf(game); // { kingHolder: 0, kingSize: 5, robberHolder: -1, robberSize: 0 }
 * ```
 */
export function stateOf(game: { readonly rules: Rules; readonly phase: Phase }): Readonly<Record<string, StateValue>> {
  needGame(game);
  const { at } = game as unknown as { at: { core: CoreInstance; use(): number } };
  const { core } = at;
  const slot = at.use();
  return Object.fromEntries(
    (core.rules.words ?? []).map(([name, index, kind]): [string, StateValue] => {
      const word = core.word(slot, index as State);
      if (kind === 'number' || kind === 'player') return [name, word];
      if (word < 0) return [name, null];
      if (kind === 'node') return [name, placeOfNode(core, slot, word)];
      const { x, y } = readTile(core, slot, word);
      return [name, { x, y }];
    }),
  );
}

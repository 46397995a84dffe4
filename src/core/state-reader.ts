/** What expansions keep beside the board and the players' hands. */
import { Pos } from '../../assembly/constants.js';
import type { State } from '../../assembly/generated/state.js';
import { needGame } from '../guard.js';
import type { OnTile, Phase, Rules, StateValue } from '../types.js';
import { placeOfNode, readTile } from './board-reader.js';
import { Address } from './exports.js';
import type { CoreInstance } from './instance.js';

/**
 * What the expansions in play keep, by name: a number, a player or -1, the square of a tile, a segment, or null for none, or a list
 * of tiles with what lies on each; empty where they keep nothing.
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
      if (kind === 'ingots' || kind === 'building') return [name, readPiles(core, slot, kind === 'ingots' ? 0 : 4)];
      if (word < 0) return [name, null];
      if (kind === 'node') return [name, placeOfNode(core, slot, word)];
      const { x, y } = readTile(core, slot, word);
      return [name, { x, y }];
    }),
  );
}

/** What lies on tiles (assembly/board/tiles.ts): ingots in the low bits, a building above. */
function readPiles(core: CoreInstance, slot: number, shift: number): OnTile[] {
  const at = core.address(slot, Address.Tiles);
  return Array.from({ length: core.word(slot, Pos.Tiles) }, (_, tile) => {
    const { x, y } = readTile(core, slot, tile);
    return { x, y, count: ((core.u8[at + 16 * tile + 14] as number) >> shift) & 15 };
  }).filter(({ count }) => count > 0);
}

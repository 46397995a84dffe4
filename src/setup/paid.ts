/** Cities that have paid farmers when barns were set, where a city pays a player's farmers once in the game (BASE-67). */
import type { Rules } from '../types.js';
import type { Board } from './board.js';
import type { PaidOp } from './ops.js';
import { checkPlayer } from './pieces.js';
import { refuse } from './refuse.js';
import type { SetupShape } from './schema.js';

/** Whether a game remembers such cities: barns pay farmers before the end, and no city may pay twice. */
export function remembersPaid({ config }: Pick<Rules, 'config'>): boolean {
  return config.fieldScoring === 'perPlayer3' && config.pieces.barn > 0;
}

/** @throws ERR_SETUP for what is no city, for players that are not in the game, and where nothing has to be remembered */
export function readPaid(rules: Rules, board: Board, inputs: SetupShape['paidCities']): { paid?: PaidOp[] } {
  if (!remembersPaid(rules))
    return inputs && inputs.length > 0 ? refuse('paidCities', inputs, 'none without perPlayer3 and barns (BASE-67)') : {};
  const paid = (inputs ?? []).map(({ x, y, segment, players }, index) => {
    const field = `paidCities[${index}]`;
    const { tile, slot } = board.slot(field, x, y, segment);
    if (tile.segments[slot]?.kind !== 'city') refuse(`${field}.segment`, segment, 'a segment of a city');
    players.forEach((player, i) => {
      checkPlayer(rules, `${field}.players[${i}]`, player);
      if (players.indexOf(player) !== i) refuse(`${field}.players[${i}]`, player, 'each player once');
    });
    return { x, y, slot, players: players.reduce((mask, player) => mask | (1 << player), 0) };
  });
  return { paid };
}

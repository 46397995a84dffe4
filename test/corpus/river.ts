/**
 * The recorded engine refuses more turns of a river than RIV-2 does: it plays `strict` of RIV-24, by which the new end of the river
 * needs room. No tile may lie straight ahead of it or in the rows beside.
 */
import { kindNumber } from '../../src/rules/kind-of.js';
import type { Player } from './player.js';

/** North, east, south, west. */
const AHEAD = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** @param tiles squares that hold a tile */
export function leavesNoRoom(
  player: Player,
  token: string,
  tiles: readonly { readonly x: number; readonly y: number }[],
): boolean {
  const [, column, row, quarter] = /^(-?\d+),(-?\d+)@(\d)$/.exec(token) ?? [];
  const drawn = player.drawn();
  if (drawn === null || quarter === undefined) return false;
  const [x, y, rotation] = [Number(column), Number(row), Number(quarter)];
  const edges = player.rules.kinds[kindNumber(player.rules, drawn)]?.edges ?? '';
  return AHEAD.some(([dx, dy], side) => {
    if (edges.charAt((side + 4 - rotation) % 4) !== 'W') return false;
    if (tiles.some((tile) => tile.x === x + dx && tile.y === y + dy)) return false; // the end that it continues
    return tiles.some((tile) => {
      const ahead = (tile.x - x) * dx + (tile.y - y) * dy;
      const beside = (tile.x - x) * dy + (tile.y - y) * dx;
      return ahead >= 1 && Math.abs(beside) <= 1;
    });
  });
}

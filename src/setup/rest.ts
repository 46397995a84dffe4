/** What is left when everything that is not on the board is where it was at the start: the defaults of a setup. */
import { FIGURES } from '../types.js';
import type { Rules } from '../types.js';
import type { SetupOps } from './ops.js';

/** Copies of each kind that are neither on the board nor drawn; never below 0, none of the abbey. */
export function restBag(rules: Rules, { tiles, drawn }: Pick<SetupOps, 'tiles' | 'drawn'>): number[] {
  return rules.kinds.map((kind, index) => {
    if (index === rules.abbey) return 0;
    const out = tiles.filter((tile) => tile.kind === index).length + (index === drawn ? 1 : 0);
    return Math.max(0, kind.copies + (index === rules.start ? 1 : 0) - out);
  });
}

/** Abbeys in hand by player when `placed` lie on the board. Who laid them isn't known: one after another from the first player on. */
export function restAbbeys({ config: { players, abbeysPerPlayer } }: Pick<Rules, 'config'>, placed: number): number[] {
  return Array.from({ length: players }, (_, player) => abbeysPerPlayer - Math.floor((placed + players - 1 - player) / players));
}

/** [player][figure]: pieces that are neither on the board nor in Leipzig; below 0 when there are too many of them. */
export function restSupply(rules: Rules, { figures, quarters }: Pick<SetupOps, 'figures' | 'quarters'>): number[][] {
  return quarters.map((own, player) =>
    FIGURES.map((figure, number) => {
      const placed = figures.filter((op) => op.player === player && op.figure === number).length;
      return (rules.config.pieces[figure] ?? 0) - placed - own.filter((held) => held === number).length;
    }),
  );
}

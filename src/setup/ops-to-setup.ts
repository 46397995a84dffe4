import { stateRoom } from '../expansions/hook.js';
import { needRules } from '../guard.js';
import { shortConfig } from '../notation/config-text.js';
import { segmentName } from '../notation/squares.js';
import { FIGURES, PAIRS } from '../types.js';
import type { Figure, Rules, TileKind } from '../types.js';
import { CHIP_LETTERS } from './map.js';
import type { MagicOp, SetupOps } from './ops.js';
import { checkOps, checkOpsOf } from './ops-shape.js';
import type { Setup, SetupFigure } from './types.js';

/** The setup that reads as these operations: `readSetup(setupFromOps(rules, ops))` gives equal ones. Every field is written out. */
export function setupFromOps(rules: Rules, ops: SetupOps): Setup {
  needRules(rules);
  checkOps(ops);
  checkOpsOf(rules, ops);
  const kindAt = new Map(ops.tiles.map(({ kind, x, y }) => [`${x},${y}`, rules.kinds[kind] as TileKind]));
  const name = (x: number, y: number, slot: number): string => segmentName(kindAt.get(`${x},${y}`) as TileKind, slot) as string;
  const magic = (op: MagicOp | null): Setup['mage'] => op && { x: op.x, y: op.y, segment: name(op.x, op.y, op.slot) };
  const figures: SetupFigure[] = ops.figures.map(({ player, figure, x, y, slot }) => {
    const which = FIGURES[figure] as Figure;
    return which === 'barn'
      ? { player, figure: which, x, y, corner: slot }
      : { player, figure: which, x, y, segment: name(x, y, slot) };
  });
  ops.quarters.forEach((own, player) => {
    own.forEach((figure, quarter) => {
      if (figure >= 0) figures.push({ player, figure: FIGURES[figure] as Figure, quarter });
    });
  });
  return {
    config: shortConfig(rules.config),
    tiles: ops.tiles.map(({ kind, x, y, rotation }) => [(rules.kinds[kind] as TileKind).id, x, y, rotation]),
    figures,
    ferries: ops.ferries.map(({ x, y, pair }) => ({ x, y, pair: PAIRS[pair] as (typeof PAIRS)[number] })),
    mage: magic(ops.mage),
    witch: magic(ops.witch),
    scores: [...ops.scores],
    supply: ops.supply.map((own) =>
      Object.fromEntries(Object.keys(rules.config.pieces).map((figure) => [figure, own[FIGURES.indexOf(figure as Figure)] ?? 0])),
    ),
    bag: Object.fromEntries(
      rules.kinds.map((kind, index) => [kind.id, ops.bag[index] ?? 0] as const).filter(([, count]) => count > 0),
    ),
    abbeys: [...ops.abbeys],
    goods: ops.goods.map(([wine = 0, grain = 0, cloth = 0]) => ({ wine, grain, cloth })),
    ...(ops.paid && {
      paidCities: ops.paid.map(({ x, y, slot, players }) => ({
        x,
        y,
        segment: name(x, y, slot),
        players: ops.scores.flatMap((_, player) => (players & (1 << player) ? [player] : [])),
      })),
    }),
    ...(ops.state && stateRoom().stateOfOps(rules, ops, name)),
    ...(rules.config.map?.chips
      ? {
          chips: (ops.chips ?? []).map(({ x, y, colour, value }) => (value === 0 ? { x, y } : { x, y, colour, value })),
          hiddenChips: Object.fromEntries(
            (ops.hidden ?? []).flatMap((own, colour) =>
              own.flatMap((n, value) => (n > 0 ? [[`${CHIP_LETTERS.charAt(colour)}${value}`, n]] : [])),
            ),
          ),
        }
      : {}),
    turnPlayer: ops.turnPlayer,
    drawn: rules.kinds[ops.drawn]?.id ?? null,
    seed: [...ops.seed] as [number, number, number, number],
  };
}

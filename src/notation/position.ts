/**
 * A position on one line, in the spirit of FEN. Fields, one blank between them; "-" stands for nothing:
 *
 *    1 hwm1                          version of this notation
 *    2 C3/2/base,ferries#…           configuration (./config-text.ts)
 *    3 base-D:0,0@0;base-U:1,0@1     tiles in placing order
 *    4 0=1,0:r0+n;1=0,0:b2+h;0=Q2+n  figures: player = place + figure; a barn's corner; a quarter of Leipzig
 *    5 4,1~NS                        ferries
 *    6 M=0,0:c0;W=1,0:r0             mage and witch
 *    7 base-A*2;base-B*4             tiles left to draw, "=" for all copies that are not on the board or drawn
 *    8 12/30                         scores
 *    9 6n1l/7n                       figures in hand, "=" for all pieces that are not on the board
 *   10 1/0                           abbeys in hand, "=" as at the start of a game
 *   11 0.0.0/1.0.2                   goods: wine.grain.cloth
 *   12 0                             player whose turn begins
 *   13 base-K                        tile drawn, "-" when the draw is next
 *   14 32 hex digits                 state of the generator
 *      chips 2,6$;3,2$o2;hidden=o1*6;…  only with Map-Chips: chips on their faces, treats, what was not turned (rest: all that
 *      does not show)
 *      paid 0=3,1:c0;2=3,1:c0          only where cities have paid farmers at barns and don't again: player = city
 *      state kingSize=5;dragon=1,2    only where expansions keep something: a number, a square or a segment by name
 *   15 moves 2,0@1 -                 only when the position is in the middle of a turn: the moves since
 *
 * Tokens of moves, segments and figures are those of ./token.ts. The line is canonical: what `formatPosition` writes for what
 * `parsePosition` reads is the same text again when the text came from `formatPosition`.
 */
import { stateRoom } from '../expansions/hook.js';
import { needRules, needTexts } from '../guard.js';
import { CHIP_LETTERS, restHidden } from '../setup/map.js';
import { checkOps, checkOpsOf } from '../setup/ops-shape.js';
import { restBag, restSupply } from '../setup/rest.js';
import type { PaidOp, SetupOps } from '../setup/ops.js';
import { FIGURES, PAIRS } from '../types.js';
import type { Rules, TileKind } from '../types.js';
import { formatConfig } from './config-text.js';
import { segmentName } from './squares.js';
import { FIGURE_LETTERS } from './token.js';

export const POSITION_VERSION = 'hwm1';

function list(items: readonly string[], separator = ';'): string {
  return items.length === 0 ? '-' : items.join(separator);
}

function same(one: readonly (readonly number[])[], other: readonly (readonly number[])[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function figures(rules: Rules, ops: SetupOps): string {
  const onBoard = ops.figures.map(({ player, figure, x, y, slot }) => {
    const place = FIGURES[figure] === 'barn' ? `b${slot}` : segmentAt(rules, ops, x, y, slot);
    return `${player}=${x},${y}:${place}+${FIGURE_LETTERS.charAt(figure)}`;
  });
  const sent = ops.quarters.flatMap((own, player) =>
    own.flatMap((figure, quarter) => (figure < 0 ? [] : [`${player}=Q${quarter}+${FIGURE_LETTERS.charAt(figure)}`])),
  );
  return list([...onBoard, ...sent]);
}

function segmentAt(rules: Rules, ops: SetupOps, x: number, y: number, slot: number): string {
  const tile = ops.tiles.find((candidate) => candidate.x === x && candidate.y === y);
  return segmentName(rules.kinds[tile?.kind ?? -1] as TileKind, slot) as string;
}

function pieces(own: readonly number[]): string {
  return list(
    own.flatMap((count, figure) => (count > 0 ? [`${count}${FIGURE_LETTERS.charAt(figure)}`] : [])),
    '',
  );
}

function paidText(rules: Rules, ops: SetupOps): string {
  const one = ({ x, y, slot, players }: PaidOp): string[] =>
    ops.scores.flatMap((_, player) =>
      players & (1 << player) ? [`${player}=${x},${y}:${segmentAt(rules, ops, x, y, slot)}`] : [],
    );
  return (ops.paid ?? []).flatMap(one).join(';');
}

/** `2,6$` on its face, `3,2$o2` a treat; then the hidden ones. */
function chipsText({ map }: Rules, { chips = [], hidden = [] }: SetupOps): string {
  const onMap = chips.map(
    ({ x, y, colour, value }) => `${x},${y}$${value === 0 ? '' : `${CHIP_LETTERS.charAt(colour)}${value}`}`,
  );
  const rest = map ? restHidden(map, chips) : [];
  const counts = hidden.flatMap((own, colour) =>
    own.flatMap((n, value) => (n > 0 ? [`${CHIP_LETTERS.charAt(colour)}${value}*${n}`] : [])),
  );
  return [...onMap, `hidden=${same(rest, hidden) ? 'rest' : counts.join(',') || '-'}`].join(';');
}

/**
 * Text of a position at the beginning of a turn, with the moves made since.
 * @param moves tokens of the moves after that position
 */
export function formatPosition(rules: Rules, ops: SetupOps, moves: readonly string[] = []): string {
  needRules(rules);
  checkOps(ops);
  checkOpsOf(rules, ops);
  needTexts(moves, 'moves', 'tokens of the moves made since');
  const abbeysAtStart =
    ops.abbeys.every((count) => count === rules.config.abbeysPerPlayer) && !ops.tiles.some((tile) => tile.kind === rules.abbey);
  const magic = [
    ...(ops.mage ? [`M=${ops.mage.x},${ops.mage.y}:${segmentAt(rules, ops, ops.mage.x, ops.mage.y, ops.mage.slot)}`] : []),
    ...(ops.witch ? [`W=${ops.witch.x},${ops.witch.y}:${segmentAt(rules, ops, ops.witch.x, ops.witch.y, ops.witch.slot)}`] : []),
  ];
  const bag = ops.bag.flatMap((count, kind) => (count > 0 ? [`${(rules.kinds[kind] as TileKind).id}*${count}`] : []));
  const fields = [
    POSITION_VERSION,
    formatConfig(rules),
    list(ops.tiles.map(({ kind, x, y, rotation }) => `${(rules.kinds[kind] as TileKind).id}:${x},${y}@${rotation}`)),
    figures(rules, ops),
    list(ops.ferries.map(({ x, y, pair }) => `${x},${y}~${PAIRS[pair] as string}`)),
    list(magic),
    same([restBag(rules, ops)], [ops.bag]) ? '=' : list(bag),
    list(ops.scores.map(String), '/'),
    same(restSupply(rules, ops), ops.supply) ? '=' : list(ops.supply.map(pieces), '/'),
    abbeysAtStart ? '=' : list(ops.abbeys.map(String), '/'),
    ops.goods.some((own) => own.some((count) => count > 0))
      ? list(
          ops.goods.map((own) => own.join('.')),
          '/',
        )
      : '-',
    String(ops.turnPlayer),
    rules.kinds[ops.drawn]?.id ?? '-',
    ops.seed.map((word) => word.toString(16).padStart(8, '0')).join(''),
    ...(ops.paid && ops.paid.length > 0 ? ['paid', paidText(rules, ops)] : []),
    ...(rules.config.map?.chips ? ['chips', chipsText(rules, ops)] : []),
    ...(ops.state ? stateRoom().stateText(rules, ops, segmentAt) : []),
    ...(moves.length > 0 ? ['moves', ...moves] : []),
  ];
  return fields.join(' ');
}

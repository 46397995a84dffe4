/** Monasteries, abbeys, gardens and German cathedrals: places of one tile, worth what lies around or leads there. */
import { mapOptions } from "../core/layout";
import { has, hooks, points, slots } from "../core/tables";
import { onPaid } from "../generated/dispatch";
import { Hook } from "../generated/hooks";
import { Event, Flag, KindAt, MapOption, NodeFlag, Points, Term } from "../constants";
import { tileKind, tileNeighbours, tileNeeded, tileNode } from "../board/tiles";
import { allFlags, allOpen, gather, germanLength, measure, reached, ROAD } from "../feature/roads";
import { crew, kindOf, root, tileOf } from "../feature/nodes";
import { addScore, ownersOf } from "./majority";
import { bonusAt } from "./bonus";
import { emitScore, emitTerm, explaining } from "./events";
import { bookbinders } from "./leipzig";

export function cloisterComplete(tile: i32): bool {
  return tileNeighbours(tile) >= tileNeeded(tile);
}
/** Neighbours that count; at the border a complete one may count as all eight (MAP-24). */
function neighbours(tile: i32): i32 {
  return (mapOptions & MapOption.Nine) != 0 && cloisterComplete(tile) ? 8 : tileNeighbours(tile);
}
/** 1 for itself and 1 per neighbour; the last neighbours of a full square give the published 9 (BASE-53, 63, 71). */
export function cloisterPoints(tile: i32): i32 {
  return points(Points.Self) + neighbours(tile) * points(Points.Neighbour) + more(tile);
}
function more(tile: i32): i32 {
  return bonusAt(tileNode(tile) + ctz(slots(tileKind(tile), KindAt.Cloisters)));
}
export function explainCloister(player: i32, node: i32, value: i32, final: bool): void {
  if (!explaining) return;
  const n = neighbours(tileOf(node));
  emitScore(Event.Score, player, kindOf(node), node, value, final ? 1 : 0);
  emitTerm(Term.CloisterSelf, 1, points(Points.Self));
  emitTerm(Term.CloisterNeighbours, n, n * points(Points.Neighbour));
  const other = more(tileOf(node));
  if (other != 0) emitTerm(Term.Bonus, other, other);
}
/** Pays the owners of a cloister or garden. */
export function payCloister(node: i32, final: bool): void {
  gather(node, ROAD);
  const mask = ownersOf(crew(root(node)));
  const value = cloisterPoints(tileOf(node));
  for (let p = 0; p < 6; p++)
    if (mask & (1 << p)) {
      addScore(p, value);
      explainCloister(p, node, value, final);
      if (!final && has(Flag.Leipzig)) bookbinders(p, node);
    }
  if (hooks & (1 << Hook.OnPaid)) onPaid(kindOf(node), node, mask);
}
/** Whether all roads that start at a German cathedral are complete (GER-5). */
export function archbishopComplete(tile: i32): bool {
  const base = tileNode(tile);
  let mask = slots(tileKind(tile), KindAt.Roads);
  while (mask != 0) {
    gather(base + ctz(mask), ROAD);
    if (allOpen != 0) return false;
    mask &= mask - 1;
  }
  return true;
}
let plain: i32 = 0;
let withInn: i32 = 0;
let plainPoints: i32 = 0;
let innPoints: i32 = 0;
/** Sum over the different roads of a cathedral of n', inn roads by their own factor (GER-6, 7). */
export function archbishopPoints(tile: i32): i32 {
  plain = 0;
  withInn = 0;
  plainPoints = 0;
  innPoints = 0;
  const base = tileNode(tile);
  const all = slots(tileKind(tile), KindAt.Roads);
  let mask = all;
  while (mask != 0) {
    gather(base + ctz(mask), ROAD);
    // the road's other ends at this cathedral are the same road
    let rest = mask;
    while (rest != 0) {
      const s = ctz(rest);
      rest &= rest - 1;
      if (reached(base + s)) mask &= ~(1 << s);
    }
    measure();
    const row = allOpen == 0 ? Points.ArchComplete : Points.ArchFinal;
    if (allFlags & NodeFlag.Inn) {
      withInn += germanLength;
      innPoints += germanLength * points(row + 1);
    } else {
      plain += germanLength;
      plainPoints += germanLength * points(row);
    }
  }
  return plainPoints + innPoints;
}
export function payArchbishop(tile: i32, node: i32, final: bool): void {
  const value = archbishopPoints(tile);
  gather(node, ROAD);
  const mask = ownersOf(crew(root(node)));
  for (let p = 0; p < 6; p++)
    if (mask & (1 << p)) {
      addScore(p, value);
      if (!explaining) continue;
      emitScore(Event.Score, p, kindOf(node), node, value, final ? 1 : 0);
      if (plain != 0) emitTerm(Term.ArchRoads, plain, plainPoints);
      if (withInn != 0) emitTerm(Term.ArchInnRoads, withInn, innPoints);
    }
}

/**
 * The Markets of Leipzig: completed roads that lead to the town let their owners send a meeple to a quarter (LEIP-2..5).
 * Quarters: 0 Wainwrights, 1 Coiners, 2 Bookbinders, 3 Tanners.
 */
import { header, players, seenNodes, sendList, sentRoads } from "../core/layout";
import { get, put32, put8, set } from "../core/journal";
import { points, slots } from "../core/tables";
import { Event, Fig, KindAt, Points, Pos, Segment, Term } from "../constants";
import { State } from "../generated/state";
import { tileKind, tileNode } from "../board/tiles";
import { crewOf, figureKind, figureNode, figurePlayer, figureWord, liftFigure, setSupply, supply } from "../feature/figures";
import { kindOf, nextMember, root, slotOf, tileOf } from "../feature/nodes";
import { allCrew, allOpen, count, fragment, freshStamp, gather, reached, ROAD } from "../feature/roads";
import { addScore, owners } from "./majority";
import { emitScore, emitTerm, explaining } from "./events";

function quarterAddress(player: i32, quarter: i32): usize {
  return header + Pos.Quarters * 4 + <usize>((player << 2) | quarter);
}
/** Whether a player has a meeple in a quarter. */
export function inQuarter(player: i32, quarter: i32): bool {
  return load<u8>(quarterAddress(player, quarter)) != 0;
}
/** Kind of the meeple that a player has in a quarter, -1 none. */
export function quarterFigure(player: i32, quarter: i32): i32 {
  return <i32>load<u8>(quarterAddress(player, quarter)) - 1;
}
/** From a quarter back into the supply (FES-10). */
export function retrieveSent(player: i32, quarter: i32): void {
  const figure = quarterFigure(player, quarter);
  setSupply(player, figure, supply(player, figure) + 1);
  setQuarter(player, quarter, -1);
}
export function setQuarter(player: i32, quarter: i32, figure: i32): void {
  put8(quarterAddress(player, quarter), figure + 1);
}

let front: i32 = 0;
let stamp: u32 = 0;
const queue: usize = memory.data(65536); // u16 nodes to follow
/** Notes a road for the search over crossings; its gates end the search. */
function follow(node: i32): bool {
  gather(node, ROAD);
  const n = count;
  let fresh = false;
  for (let i = 0; i < n; i++) {
    const at = seenNodes + ((<usize>fragment(i)) << 2);
    if (load<u32>(at) != stamp) fresh = true;
    store<u32>(at, stamp);
  }
  if (!fresh) return false;
  for (let i = 0; i < n; i++) {
    const r = fragment(i);
    let k = r;
    do {
      const kind = tileKind(tileOf(k));
      const bit = 1 << slotOf(k);
      if (slots(kind, KindAt.Gates) & bit) return true;
      const village = slots(kind, KindAt.Village);
      if (village & bit) enqueue(tileNode(tileOf(k)), village & ~bit);
      k = nextMember(k);
    } while (k != r);
  }
  return false;
}
function enqueue(base: i32, mask: i32): void {
  while (mask != 0) {
    if (front < 32768) {
      store<u16>(queue + ((<usize>front) << 1), <u16>(base + ctz(mask)));
      front++;
    }
    mask &= mask - 1;
  }
}
/** Whether a road leads to Leipzig, itself or over crossings with villages (LEIP-2). */
export function leadsToLeipzig(node: i32): bool {
  stamp = freshStamp();
  front = 0;
  if (follow(node)) return true;
  for (let i = 0; i < front; i++) {
    const next = <i32>load<u16>(queue + ((<usize>i) << 1));
    if (load<u32>(seenNodes + ((<usize>root(next)) << 2)) != stamp && follow(next)) return true;
  }
  return false;
}

/** Notes a completed road with meeples and its owners, when it leads to Leipzig. */
export function noteRoad(node: i32): void {
  const n = get(State.SentRoads);
  if (kindOf(node) != Segment.Road) return;
  gather(node, ROAD);
  if (allOpen != 0 || allCrew == 0 || savedRoad() >= 0) return;
  const mask = owners();
  if (!leadsToLeipzig(node)) return;
  put32(sentRoads + ((<usize>n) << 2), node | (mask << 16));
  set(State.SentRoads, n + 1);
}
/** Index of the noted road that was gathered last, -1 none. */
export function savedRoad(): i32 {
  const n = get(State.SentRoads);
  for (let i = 0; i < n; i++) if (reached(load<i32>(sentRoads + ((<usize>i) << 2)) & 0xffff)) return i;
  return -1;
}
/** Owners of a noted road before anybody was sent (LEIP-5, hig2024). */
export function savedOwners(i: i32): i32 {
  return load<i32>(sentRoads + ((<usize>i) << 2)) >>> 16;
}
/** Queues one decision for every owner of every noted road, owners clockwise from the turn player. */
export function queueSends(): void {
  let n = 0;
  for (let d = 0; d < players; d++) {
    const player = (get(Pos.Turn) + d) % players;
    for (let i = 0; i < get(State.SentRoads); i++) {
      const word = load<i32>(sentRoads + ((<usize>i) << 2));
      if (((word >>> 16) & (1 << player)) == 0) continue;
      put32(sendList + ((<usize>n) << 2), (word & 0xffff) | (player << 16));
      n++;
    }
  }
  set(State.Sends, n);
  set(State.SendNext, 0);
}
export function sendPlayer(i: i32): i32 {
  return load<i32>(sendList + ((<usize>i) << 2)) >> 16;
}
export function sendNode(i: i32): i32 {
  return load<i32>(sendList + ((<usize>i) << 2)) & 0xffff;
}
/** Whether a figure in the list may be sent from the road gathered last (LEIP-3). */
export function maySend(word: i32, player: i32): bool {
  const kind = figureKind(word);
  return (
    figurePlayer(word) == player &&
    (kind == Fig.Normal || kind == Fig.Large || kind == Fig.Wagon || kind == Fig.Phantom) &&
    reached(figureNode(word))
  );
}
/** Sends a player's figure from a node to a quarter; it stays there. */
export function send(player: i32, figure: i32, node: i32, quarter: i32): void {
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) {
    const word = figureWord(i);
    if (figureNode(word) != node || figurePlayer(word) != player || figureKind(word) != figure) continue;
    liftFigure(i);
    setQuarter(player, quarter, figure);
    return;
  }
}

/** Bonus of the Wainwrights for an owner of the road just completed (LEIP-6). */
export function wainwrights(player: i32, tiles: i32): i32 {
  return inQuarter(player, 0) ? tiles * points(Points.Wainwright) : 0;
}
/** Bonus of the Coiners for every knight in the city gathered last, majority or not (LEIP-7). */
export function payCoiners(node: i32, coats: i32, final: bool): void {
  if (coats == 0 || points(Points.Coiners) == 0) return;
  const crew = allCrew;
  for (let p = 0; p < players; p++) {
    if (crewOf(crew, p) == 0 || !inQuarter(p, 1)) continue;
    payBonus(p, Segment.City, node, Term.Coiners, coats, coats * points(Points.Coiners), final);
  }
}
/** Bonus of the Bookbinders for the owner of a monastery scored in the game. */
export function bookbinders(player: i32, node: i32): void {
  if (inQuarter(player, 2) && points(Points.Bookbinders) != 0)
    payBonus(player, kindOf(node), node, Term.Bookbinders, 1, points(Points.Bookbinders), false);
}
/** Bonus of the Tanners at the end. */
export function payTanners(): void {
  if (points(Points.Tanners) == 0) return;
  for (let p = 0; p < players; p++)
    if (inQuarter(p, 3)) payBonus(p, Segment.Road, -1, Term.Tanners, 1, points(Points.Tanners), true);
}
function payBonus(player: i32, kind: i32, node: i32, term: i32, n: i32, value: i32, final: bool): void {
  addScore(player, value);
  if (!explaining) return;
  emitScore(Event.Score, player, kind, node, value, final ? 1 : 0);
  emitTerm(term, n, value);
}

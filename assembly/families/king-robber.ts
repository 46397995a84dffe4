/** King and robber baron: cards for the largest city and the longest road completed so far, whoever stands there (KING, BAR). */
import { seenNodes } from "../core/layout";
import { get, set } from "../core/journal";
import { option } from "../core/tables";
import { Event, Paid, Pos, Segment, Term } from "../constants";
import { Option } from "../generated/ids";
import { State } from "../generated/state";
import { kindOf, open, root } from "../feature/nodes";
import { allOpen, count, fragment, freshStamp, gather, length, measure, ROAD } from "../feature/roads";
import { addScore } from "../score/majority";
import { emitScore, emitTerm, explaining } from "../score/events";

const TEN_EACH: i32 = 1;
const FIFTEEN_OR_FORTY: i32 = 2;
const CONTINUOUS: i32 = 3;

/** Cities and roads completed since the cards were looked at, and the tiles of the largest; no decision comes between. */
let cities: i32 = 0;
let largest: i32 = 0;
let roads: i32 = 0;
let longest: i32 = 0;

export function onCompleted(kind: i32): void {
  measure();
  if (kind == Segment.City) {
    cities++;
    largest = max(largest, length);
  } else {
    roads++;
    longest = max(longest, length);
  }
}
/** Who held a card before is paid first (KING-7); then it goes to the turn player, if the size was never reached (KING-3, 4). */
export function enter(step: i32): bool {
  const continuous = option(Option.KingRobberScoring) == CONTINUOUS;
  if (continuous) {
    pay(State.KingHolder, cities, cities, false);
    pay(State.RobberHolder, roads, roads, false);
  }
  hand(State.KingHolder, largest);
  hand(State.RobberHolder, longest);
  cities = largest = roads = longest = 0;
  return false;
}
/** The size stands in the word behind the holder. */
function hand(card: i32, size: i32): void {
  if (size <= get(card + 1)) return;
  set(card + 1, size);
  set(card, get(Pos.Turn));
}
function pay(card: i32, n: i32, value: i32, final: bool): void {
  const player = get(card);
  if (player < 0 || value == 0) return;
  addScore(player, value);
  if (!explaining) return;
  emitScore(Event.Score, player, Paid.Named, -1, value, final ? 1 : 0);
  emitTerm(card == State.KingHolder ? Term.King : Term.Robber, n, value);
}
/** A point for each complete city or road on the board, as they are then (KING-6, BAR-9), or for the cards as such (KING-7). */
export function scoreEnd(): void {
  const by = option(Option.KingRobberScoring);
  if (by == CONTINUOUS) return;
  const both = get(State.KingHolder) == get(State.RobberHolder);
  const card = by == TEN_EACH ? 10 : by == FIFTEEN_OR_FORTY ? (both ? 20 : 15) : -1;
  payEnd(State.KingHolder, complete(Segment.City), card);
  payEnd(State.RobberHolder, complete(Segment.Road), card);
}
function payEnd(holder: i32, n: i32, card: i32): void {
  pay(holder, card < 0 ? n : 1, card < 0 ? n : card, true);
}
/** Complete features of one kind on the whole board, printed squares of a map among them. */
function complete(kind: i32): i32 {
  const stamp = freshStamp();
  let n = 0;
  for (let k = 0; k < get(Pos.Nodes); k++) {
    if (kindOf(k) != kind || root(k) != k || load<u32>(seenNodes + ((<usize>k) << 2)) == stamp || open(k) != 0) continue;
    gather(k, ROAD);
    for (let i = 0; i < count; i++) store<u32>(seenNodes + ((<usize>fragment(i)) << 2), stamp);
    if (allOpen == 0) n++;
  }
  return n;
}

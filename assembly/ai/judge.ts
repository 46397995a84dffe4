/**
 * Values of moves without a search over chance: each is played to the end of the player's own part of the turn by the best of what
 * follows, dice averaged, and the position there is weighed. All on a scratch slot, with the journal.
 */
import { events, EVENT_WORDS, moves, players, select } from "../core/layout";
import { get, logging, rewind } from "../core/journal";
import { Judge, Pos, Trait } from "../constants";
import { Step } from "../generated/ids";
import { generate } from "../moves/generate";
import { makeLegal } from "../run/make";
import { clone } from "../run/position";
import { isChance, weight } from "../run/query";
import { explain, explaining } from "../score/events";
import { bagTotal } from "../turn/bag";
import { readTraits, traitOf } from "./traits";
import { weightsOf } from "./weights";

let by: i32 = 0; // Judge
let me: i32 = 0; // whose lead is wanted
let turn: i32 = 0;
let nodes: i32 = 0; // positions that may still be looked at
let top: usize = 0; // moves of the levels above lie in the event buffer up to here

/** Points that a player will have in the end, as far as the traits read last tell. */
function estimate(player: i32): f64 {
  if (by == Judge.Naive || get(Pos.Phase) == Step.Over) return <f64>traitOf(player, Trait.Projected);
  const turns = <f32>bagTotal() / <f32>players;
  const late = turns / (turns + 10);
  let at = weightsOf(by);
  let sum: f32 = 0;
  for (let trait = 0; trait < Trait.Count; trait++, at += 8)
    sum += traitOf(player, trait) * (load<f32>(at) + late * load<f32>(at, 4));
  return <f64>sum;
}
/** Lead of a player over the best other one. */
function lead(player: i32): f64 {
  let best: f64 = players == 1 ? 0 : -Infinity;
  for (let p = 0; p < players; p++) if (p != player) best = max(best, estimate(p));
  return estimate(player) - best;
}
function after(move: i32): f64 {
  makeLegal(move);
  nodes--;
  const value = valueHere();
  rewind();
  return value;
}
function valueHere(): f64 {
  const phase = get(Pos.Phase);
  if (phase == Step.Roll || (nodes > 0 && goesOn(phase))) {
    const first = top;
    const n = generate();
    const bytes = (<usize>n) << 2;
    if (top + bytes <= events + ((<usize>EVENT_WORDS) << 2)) {
      memory.copy(first, moves, bytes);
      top += bytes;
      const value = phase == Step.Roll ? expected(first, n) : best(first, n);
      top = first;
      return value;
    }
  }
  readTraits();
  return lead(me);
}
/** Whether the player goes on with this part of the turn. */
function goesOn(phase: i32): bool {
  return (
    phase != Step.Over &&
    !isChance(phase) &&
    get(Pos.Actor) == me &&
    get(Pos.Turn) == turn &&
    phase != Step.Abbey &&
    phase != Step.Place
  );
}
/** Every branch gets its share of the positions, so that the first ones do not use up everything. */
function shareOf(n: i32): i32 {
  return max(1, nodes / n);
}
function best(list: usize, n: i32): f64 {
  const total = nodes;
  const share = shareOf(n);
  let value: f64 = -Infinity;
  for (let i = 0; i < n; i++) {
    nodes = share;
    value = max(value, after(load<i32>(list + ((<usize>i) << 2))));
  }
  nodes = total - share * n;
  return value;
}
function expected(list: usize, n: i32): f64 {
  let total = 0;
  for (let i = 0; i < n; i++) total += weight(load<i32>(list + ((<usize>i) << 2)));
  const all = nodes;
  const share = shareOf(n);
  let value: f64 = 0;
  for (let i = 0; i < n; i++) {
    const outcome = load<i32>(list + ((<usize>i) << 2));
    nodes = share;
    value += (<f64>weight(outcome) / <f64>total) * after(outcome);
  }
  nodes = all - share * n;
  return value;
}
function open(from: i32, work: i32, judge: i32): bool {
  const told = explaining;
  explain(false);
  clone(from, work);
  logging(true);
  by = judge;
  me = get(Pos.Actor);
  turn = get(Pos.Turn);
  return told;
}
/**
 * Values of the legal moves from number `first` on, as f64 in the event buffer: as many as it holds, their number returned. The move
 * buffer holds the moves of the selected slot afterwards.
 */
export function judgeMoves(from: i32, work: i32, judge: i32, limit: i32, first: i32): i32 {
  const told = open(from, work, judge);
  const n = generate();
  const room = EVENT_WORDS / 8;
  const count = max(0, min(n - first, room));
  const list = events + ((<usize>count) << 3);
  memory.copy(list, moves + ((<usize>first) << 2), (<usize>count) << 2);
  top = list + ((<usize>count) << 2);
  nodes = limit;
  const share = shareOf(n);
  for (let i = 0; i < count; i++) {
    nodes = share;
    const value = after(load<i32>(list + ((<usize>i) << 2)));
    store<f64>(events + ((<usize>i) << 3), value);
  }
  explain(told);
  select(from);
  generate();
  return count > 0 ? count : -1;
}
/** What each player will come to, f64 [players] in the event buffer, and the traits read. */
export function judgePosition(from: i32, work: i32, judge: i32): void {
  const told = open(from, work, judge);
  readTraits();
  for (let p = 0; p < players; p++) store<f64>(events + ((<usize>p) << 3), estimate(p));
  explain(told);
}

/** The Gold Mines: ingots on tiles, which owners of completed features take one after the other (GMN). */
import { flags, mapWord, players } from "../core/layout";
import { get, put8, set } from "../core/journal";
import { mark, option } from "../core/tables";
import { Event, Flag, MapWord, Paid, Pos, Segment, Term } from "../constants";
import { Mark, Option, Step, Verb } from "../generated/ids";
import { State } from "../generated/state";
import { tileAt } from "../board/grid";
import { INGOTS, ninth, pile, pileAddress, takers, tileKind, tileX, tileY } from "../board/tiles";
import { fold, foldSum, squareKey } from "../feature/fold";
import { nextMember, tileOf } from "../feature/nodes";
import { allOpen, count, fragment } from "../feature/roads";
import { write } from "../moves/list";
import { moveX, moveY, pack } from "../moves/packed";
import { cloisterComplete } from "../score/cloisters";
import { emitScore, emitTerm, explaining } from "../score/events";
import { addScore } from "../score/majority";
import { AGAIN, ask } from "../turn/machine";

function ingots(tile: i32): i32 {
  return pile(tile) & INGOTS;
}
function addIngots(tile: i32, n: i32): void {
  put8(pileAddress(tile), pile(tile) + n);
}
/** A neighbour over side or corner, by its number 0..8; -1 none, and none for printed squares (GMN-3). */
function neighbour(tile: i32, i: i32): i32 {
  const other = i == 4 ? -1 : ninth(tile, i);
  if (other < 0 || ((flags & Flag.Map) != 0 && tileKind(other) >= mapWord(MapWord.FirstPrinted))) return -1;
  return other;
}
export function enter(step: i32): bool {
  if (step == Step.Ingot) return more(step);
  const tile = get(Pos.Placed);
  if (mark(tileKind(tile), Mark.GoldMine) == 0) return false;
  addIngots(tile, 1);
  let n = 0;
  let last = -1;
  for (let i = 0; i < 9; i++) {
    const other = neighbour(tile, i);
    if (other < 0) continue;
    n++;
    last = other;
  }
  if (n == 1) addIngots(last, 1); // GMN-4
  if (n < 2) return false;
  ask(step, get(Pos.Turn));
  return true;
}
export function list(step: i32): void {
  const tile = get(Pos.Placed);
  if (step == Step.Gold) for (let i = 0; i < 9; i++) writePile(neighbour(tile, i));
  else {
    const n = get(Pos.Tiles);
    for (let t = 0; t < n; t++) if (mayTake(get(Pos.Actor), t)) writePile(t);
  }
}
function writePile(tile: i32): void {
  if (tile >= 0) write(pack(Verb.Ingot, tileX(tile), tileY(tile), 0));
}
export function play(step: i32, move: i32): i32 {
  const tile = tileAt(moveX(move), moveY(move));
  if (step == Step.Ingot) {
    take(get(Pos.Actor), tile);
    return step | AGAIN;
  }
  addIngots(tile, 1);
  return step;
}

/** Who is paid for a completed feature may take the gold on its tiles, or around it; at the end for an unfinished one (GMN-6, GMN-13). */
export function onPaid(kind: i32, node: i32, mask: i32): void {
  const over = get(Pos.Phase) == Step.Over;
  if (over && option(Option.GoldUnclaimed) == 0) return;
  if (kind == Segment.Road || kind == Segment.City) {
    if (over && allOpen == 0) return;
    for (let i = 0; i < count; i++) {
      const r = fragment(i);
      let k = r;
      do {
        claim(tileOf(k), mask);
        k = nextMember(k);
      } while (k != r);
    }
  } else if (!over || !cloisterComplete(tileOf(node))) for (let i = 0; i < 9; i++) claim(ninth(tileOf(node), i), mask);
}
function claim(tile: i32, mask: i32): void {
  if (tile < 0 || ingots(tile) == 0 || mask == 0) return;
  put8(pileAddress(tile) + 1, takers(tile) | mask);
  if (get(State.GoldDue) == 0) set(State.GoldDue, 1);
}
function mayTake(player: i32, tile: i32): bool {
  return (takers(tile) & (1 << player)) != 0;
}
/** Ingot by ingot until somebody has a choice (GMN-8). */
export function more(step: i32): bool {
  return handOut(option(Option.GoldChoice) == 0 ? 0 : step);
}
/** True when a player is asked in that step, 0 for no questions. */
function handOut(step: i32): bool {
  while (get(State.GoldDue) != 0) {
    const player = nextTaker();
    if (player < 0) {
      set(State.GoldDue, 0);
      break;
    }
    if (step != 0 && hasChoice(player)) {
      ask(step, player);
      return true;
    }
    take(player, best(player));
  }
  return false;
}
/** The next who may take one, clockwise from the turn player and from who took last; -1 when nobody may (GMN-8). */
function nextTaker(): i32 {
  let all = 0;
  const n = get(Pos.Tiles);
  for (let t = 0; t < n; t++) all |= takers(t);
  for (let d = 0; d < players; d++) {
    const player = (get(Pos.Turn) + get(State.GoldNext) + d) % players;
    if (all & (1 << player)) return player;
  }
  return -1;
}
/** Tiles differ in who may take from them (GMN-10). */
function hasChoice(player: i32): bool {
  let first = 0;
  const n = get(Pos.Tiles);
  for (let t = 0; t < n; t++) {
    if (!mayTake(player, t)) continue;
    if (first != 0 && takers(t) != first) return true;
    first = takers(t);
  }
  return false;
}
/** Most others may take there as well, then the first by row and column (GMN-10). */
function best(player: i32): i32 {
  let found = -1;
  const n = get(Pos.Tiles);
  for (let t = 0; t < n; t++) if (mayTake(player, t) && (found < 0 || isBefore(t, found))) found = t;
  return found;
}
function isBefore(a: i32, b: i32): bool {
  const more = popcnt(takers(a)) - popcnt(takers(b));
  const dy = tileY(a) - tileY(b);
  return more != 0 ? more > 0 : dy != 0 ? dy < 0 : tileX(a) < tileX(b);
}
function take(player: i32, tile: i32): void {
  addIngots(tile, -1);
  if (ingots(tile) == 0) put8(pileAddress(tile) + 1, 0);
  set(State.Gold0 + player, get(State.Gold0 + player) + 1);
  set(State.GoldNext, (player + players - get(Pos.Turn) + 1) % players);
}
/** What the ingots of each are worth at the end (GMN-12). */
export function scoreEnd(): void {
  handOut(0);
  for (let p = 0; p < players; p++) {
    const n = get(State.Gold0 + p);
    if (n == 0) continue;
    const value = n * (n > 9 ? 4 : n > 6 ? 3 : n > 3 ? 2 : 1);
    addScore(p, value);
    if (!explaining) continue;
    emitScore(Event.Score, p, Paid.Named, -1, value, 1);
    emitTerm(Term.Gold, n, value);
  }
}
/** Where gold lies, and who may take it. */
export function foldLists(): void {
  let sum: u64 = 0;
  const n = get(Pos.Tiles);
  for (let t = 0; t < n; t++) if (ingots(t) != 0) sum += squareKey(t, ingots(t) | (takers(t) << 8));
  foldSum(sum);
  for (let p = 0; p < players; p++) fold(get(State.Gold0 + p));
}

/**
 * Placements of the tile in hand with the answers of step 2a that follow each. They are read off the features beside the square:
 * nothing is laid, so a list of turns costs little more than a list of placements (BASE-20).
 */
import { maxMoves, moves } from "../core/layout";
import { get } from "../core/journal";
import { edgeAt, has, hooks, placeCount, template } from "../core/tables";
import { Edge, Flag, NodeAt, NodeFlag, Pos } from "../constants";
import { around, cellNumber, isTile, tileIn } from "../board/grid";
import { tileKind, tileNode, tileRotation } from "../board/tiles";
import { suiting } from "../feature/claims";
import { crew, flagsOf, root } from "../feature/nodes";
import { Hook } from "../generated/hooks";
import { Step, Verb } from "../generated/ids";
import { asksBetween } from "../turn/machine";
import { meeplesInHand } from "./deploy";
import { generate } from "./generate";
import { moveSlot, moveX, moveY, pack } from "./packed";

/** In place of an answer: step 2a is not asked. */
const NOT_ASKED: i32 = -1;
/** Segments of the tile by slot whose feature somebody holds. */
let held: i32 = 0;
/** What the tile would join: slots of its segments and roots beside them, at most three on a side. */
let joins: i32 = 0;
const joinSlots: usize = memory.data(16);
const joinRoots: usize = memory.data(32);

/** Whether step 2a depends on nothing but the features beside the square; else tiles have to be laid to know. */
function canRead(): bool {
  const hooked = (1 << Hook.BeforeTile) | (1 << Hook.Deploys) | (1 << Hook.Compels) | (1 << Hook.MeepleWays);
  return (hooks & hooked) == 0 && !has(Flag.Hubs | Flag.Map) && !asksBetween(Step.Place, Step.Deploy);
}
/**
 * Writes pairs of a placement and an answer of step 2a to the move buffer, ascending, and returns their number; -1 where tiles
 * have to be laid to know them, or the buffer is too small.
 */
export function listTurns(): i32 {
  if (!canRead()) return -1;
  const n = generate();
  const first = moves + ((<usize>n) << 2);
  const end = moves + ((<usize>maxMoves) << 2);
  const hand = meeplesInHand(get(Pos.Turn));
  const kind = get(Pos.Drawn);
  let to = first;
  for (let i = 0; i < n; i++) {
    const move = load<i32>(moves + ((<usize>i) << 2));
    if (end - to < 8 * 256) return -1;
    to = writeTurns(to, move, kind, hand);
  }
  memory.copy(moves, first, to - first);
  return <i32>((to - first) >> 3);
}
function writeTurns(to: usize, move: i32, kind: i32, hand: i32): usize {
  const x = moveX(move);
  const y = moveY(move);
  readSides(kind, moveSlot(move), x, y);
  const from = to;
  to += 8;
  for (let figures = hand; figures != 0; figures &= figures - 1) {
    const figure = ctz(figures);
    for (let slot = 0, n = placeCount(kind); slot < n; slot++) {
      if (((held >> slot) & 1) != 0) continue;
      if (((suiting(<i32>load<u8>(template(kind, slot), NodeAt.Kind)) >> figure) & 1) == 0) continue;
      to = writePair(to, move, pack(Verb.Deploy + figure, x, y, slot));
    }
  }
  writePair(from, move, to == from + 8 ? NOT_ASKED : 0);
  return to;
}
function writePair(to: usize, move: i32, answer: i32): usize {
  store<i32>(to, move);
  store<i32>(to, answer, 4);
  return to + 8;
}
/** Finds out which segments of a tile would be held on that square. */
function readSides(kind: i32, rotation: i32, x: i32, y: i32): void {
  held = 0;
  joins = 0;
  const here = cellNumber(x, y);
  let mine = edgeAt(kind, rotation, 0);
  for (let side = 0; side < 4; side++, mine += 4) {
    const word = <i32>load<u16>(around(here, side));
    if (isTile(word)) readSide(mine, tileIn(word), (side + 2) & 3);
  }
  if (held != 0) spread();
}
/** As the side would be joined (board/place). */
function readSide(mine: usize, other: i32, side: i32): void {
  const theirs = edgeAt(tileKind(other), tileRotation(other), side);
  const edge = <i32>load<u8>(mine, 3);
  if (edge != <i32>load<u8>(theirs, 3) || edge == Edge.Any) return;
  const far = tileNode(other);
  const centre = <i32>load<u8>(mine, 1);
  if (centre != Edge.None) join(centre, far + <i32>load<u8>(theirs, 1));
  if (edge == Edge.City) return;
  join(<i32>load<u8>(mine), far + <i32>load<u8>(theirs, 2));
  join(<i32>load<u8>(mine, 2), far + <i32>load<u8>(theirs));
}
function join(slot: i32, node: i32): void {
  const r = root(node);
  store<u8>(joinSlots + <usize>joins, <u8>slot);
  store<u16>(joinRoots + ((<usize>joins) << 1), <u16>r);
  joins++;
  if (crew(r) != 0 || (flagsOf(r) & NodeFlag.Barn) != 0) held |= 1 << slot;
}
/** Segments that join one feature beside the tile are one: what holds the one holds the other. */
function spread(): void {
  for (let before = 0; before != held; ) {
    before = held;
    for (let i = 1; i < joins; i++)
      for (let k = 0; k < i; k++) {
        if (load<u16>(joinRoots + ((<usize>i) << 1)) != load<u16>(joinRoots + ((<usize>k) << 1))) continue;
        const both: i32 = (1 << (<i32>load<u8>(joinSlots + <usize>i))) | (1 << (<i32>load<u8>(joinSlots + <usize>k)));
        if ((held & both) != 0) held |= both;
      }
  }
}

/**
 * The exports for programs that play. A buffer is a run of slots that the host has made one with `takeBuffer`; it is named by
 * its first slot, so that no call can write outside it.
 */
import * as layout from "../core/layout";
import { get, isOpenJournal } from "../core/journal";
import { Ai, Batch, Judge, Plane, Pos, Rollout, Section } from "../constants";
import { rebuildHash } from "../run/hash";
import { setDeckLength } from "../run/playout";
import * as batch from "./batch";
import { setFocus } from "./focus";
import { defaultViewer, writeGlobals } from "./globals";
import { writePlanes } from "./observe";
import * as planes from "./planes";
import * as policy from "./policy";
import { isChance } from "../run/query";
import { Step } from "../generated/ids";
import { judgeMoves, judgePosition } from "./judge";
import { playouts as playOut, project } from "./rollout";
import { traits } from "./traits";
import { ownWeights } from "./weights";
import * as window from "./window";

/** Version of planes, global vector and policy index. */
export function aiVersion(): i32 {
  return Ai.Version;
}
/** Whether a buffer begins at that slot and has so many bytes. */
function holds(first: i32, bytes: usize): bool {
  const count = layout.bufferSlots(first);
  return count > 0 && <u64>bytes <= <u64>count * <u64>layout.slotSize();
}
/** Turns to a slot; false when it has no memory or no position. */
function enter(slot: i32): bool {
  if (!layout.slotIsReserved(slot)) return false;
  layout.select(slot);
  return isOpenJournal();
}
function enterWindow(slot: i32, side: i32): bool {
  return side >= 1 && side <= window.MAX_SIDE && (side & 1) == 1 && enter(slot);
}
/** Number of planes under these rules (group = -1), or the first plane of a group of constants.Plane. */
export function planeAt(group: i32): i32 {
  return group < 0 ? planes.planeCount() : group > Plane.Groups ? -1 : planes.planeAt(group);
}
/** Length of the global vector in floats (section = -1), or where a section of constants.Section begins. */
export function sectionAt(section: i32): i32 {
  return section < 0 ? planes.globalCount() : section > Section.Groups ? -1 : planes.sectionAt(section);
}
/** Mask of constants.Symbol bits that have a plane. */
export function symbolMask(): i32 {
  return planes.symbolsPresent();
}
/** Lays the window of odd side S around a position's tiles, for the calls that follow; 0 done, -1 refused. */
export function windowCentre(slot: i32, side: i32): i32 {
  if (!enterWindow(slot, side)) return -1;
  window.centreWindow(side);
  return 0;
}
/** Lays the window with its north-west square at (x, y); 0 done, -1 refused. */
export function windowSet(side: i32, x: i32, y: i32): i32 {
  if (side < 1 || side > window.MAX_SIDE || (side & 1) == 0 || x < -1023 || x > 1023 || y < -1023 || y > 1023) return -1;
  window.setWindow(side, x, y);
  return 0;
}
/** Board x of the window's north-west square. */
export function windowX(): i32 {
  return window.originX;
}
/** Board y of the window's north-west square. */
export function windowY(): i32 {
  return window.originY;
}
/** Number of policy indices for the present window, 5 S² + 171. */
export function actionCount(): i32 {
  return policy.actionCount();
}
/** Bytes that `observe` writes for the present window: planes, then globals, both f32. */
export function observationBytes(): usize {
  return (<usize>(planes.planeCount() * window.area + planes.globalCount())) << 2;
}
/** Writes planes and globals as `viewer` (-1: who decides) sees them, with a tile in focus (-1 none); 0 done, -1 refused. */
export function observe(slot: i32, viewer: i32, focus: i32, buffer: i32): i32 {
  if (window.side == 0 || !holds(buffer, observationBytes()) || viewer >= layout.players || !enter(slot)) return -1;
  setFocus(focus);
  if (viewer < 0) viewer = defaultViewer();
  const at = layout.slotAddress(buffer);
  writePlanes(at, viewer);
  writeGlobals(at + ((<usize>(planes.planeCount() * window.area)) << 2), viewer, policy.countOutside());
  setFocus(-1);
  return 0;
}
/** Writes the mask of legal indices, one byte each; returns the number of legal moves outside the window, -1 refused. */
export function mask(slot: i32, focus: i32, buffer: i32): i32 {
  if (window.side == 0 || !holds(buffer, policy.actionCount()) || !enter(slot)) return -1;
  setFocus(focus);
  const outside = policy.writeMask(layout.slotAddress(buffer));
  setFocus(-1);
  return outside;
}
/** Index of a legal move or of the CELL step before it; -1 outside the window, -2 no index with this focus. */
export function policyIndex(slot: i32, focus: i32, move: i32): i32 {
  if (window.side == 0 || move < 0 || !enter(slot)) return -2;
  setFocus(focus);
  const index = policy.indexOf(move);
  setFocus(-1);
  return index;
}
/** Legal move of an index; -1 not legal; -16 - t: the index puts the focus on tile t. */
export function policyMove(slot: i32, focus: i32, index: i32): i32 {
  if (window.side == 0 || !enter(slot)) return -1;
  setFocus(focus);
  const move = policy.moveOf(index);
  setFocus(-1);
  return move;
}
/**
 * n playouts from `slot` on the scratch slot `work`; i32 [n][players] final scores stand in the event buffer. `policy` is a
 * constants.Rollout, `horizon` cuts the game after so many turns (-1 never), `world` 1 fixes the luck of playout i by
 * (seed, first + i). Returns how many were played (the buffer's room is the limit), -1 refused.
 */
export function playouts(
  slot: i32,
  work: i32,
  n: i32,
  first: i32,
  policy: i32,
  horizon: i32,
  seedLo: i32,
  seedHi: i32,
  world: i32,
): i32 {
  if (!enter(slot) || !layout.slotIsReserved(work) || slot == work || n < 0 || policy < 0 || policy > Rollout.Light) return -1;
  setDeckLength(0);
  return playOut(slot, work, n, first, policy, horizon, seedLo, seedHi, world != 0);
}
/**
 * Scores if the game ended now, i32 [players] in the event buffer; 0 done, -1 refused. While explaining the buffer holds the score
 * events instead, and the scores stand in the header of `work`, which is the position as it would be.
 */
export function projected(slot: i32, work: i32): i32 {
  if (!enter(slot) || !layout.slotIsReserved(work) || slot == work) return -1;
  project(slot, work);
  return 0;
}
/**
 * Values of the legal moves from number `first` on by a constants.Judge: expected lead in points at the end of the own part of the
 * turn, f64 in the event buffer; about `nodes` positions are looked at, more where there are more moves. Returns how many values
 * stand there (the buffer's room is the limit), -1 refused. The move buffer holds all legal moves.
 */
export function judge(slot: i32, work: i32, by: i32, nodes: i32, first: i32): i32 {
  if (by < 0 || by > Judge.Own || nodes < 1 || first < 0 || !enterWork(slot, work)) return -1;
  const phase = get(Pos.Phase);
  return phase == Step.Over || isChance(phase) ? -1 : judgeMoves(slot, work, by, nodes, first);
}
/** Points that each player will come to by a constants.Judge, f64 [players] in the event buffer; 0 done, -1 refused. */
export function estimate(slot: i32, work: i32, by: i32): i32 {
  if (by < 0 || by > Judge.Own || !enterWork(slot, work)) return -1;
  judgePosition(slot, work, by);
  return 0;
}
function enterWork(slot: i32, work: i32): bool {
  return enter(slot) && layout.slotIsReserved(work) && slot != work;
}
/** Address of f32 [players][Trait.Count], the traits of the position that `estimate` has looked at last. */
export function traitsAt(): usize {
  return traits;
}
/** Address of f32 [Trait.Count][2], the weights of Judge.Own: a number, and one that counts by the turns still to come. */
export function weightsAt(): usize {
  return ownWeights;
}
/** Bytes of a batch's buffer, 0 for sizes that cannot be. */
export function batchBytes(n: i32, side: i32, what: i32): usize {
  if (n < 1 || n > 65536 || (what & ~3) != 0) return 0;
  if (what != 0 && (side < 1 || side > window.MAX_SIDE || (side & 1) == 0)) return 0;
  const per = <f64>(5 * side * side + 256) + <f64>(planes.planeCount() * side * side + planes.globalCount()) * 4;
  return <f64>n * per > 2000000000.0 ? 0 : batch.batchBytes(n, side, what);
}
/** Begins a batch: games in slots first .. first + n - 1, header and arrays (constants.Batch) in the buffer; 0 done, -1 refused. */
export function batchOpen(buffer: i32, first: i32, n: i32, side: i32, what: i32, returns: i32, seedLo: i32, seedHi: i32): i32 {
  const bytes = batchBytes(n, side, what);
  if (bytes == 0 || !holds(buffer, bytes) || !areSlots(first, n) || returns < 0 || returns > 2) return -1;
  batch.openBatch(layout.slotAddress(buffer), first, n, side, what, returns, seedLo, seedHi);
  return 0;
}
/** Whether first .. first + n - 1 may hold positions. */
function areSlots(first: i32, n: i32): bool {
  if (first < 0 || n < 1 || n > layout.MAX_SLOTS) return false;
  for (let i = 0; i < n; i++) if (!layout.slotIsReserved(first + i)) return false;
  return true;
}
/** One step of every game of a batch; returns the number of refused actions, -1 when there is no batch in that buffer. */
export function batchStep(buffer: i32): i32 {
  if (!holds(buffer, Batch.Words * 4)) return -1;
  const at = layout.slotAddress(buffer);
  if (!batch.isBatch(at) || !holds(buffer, batch.batchSize(at)) || !areSlots(batch.batchFirst(at), batch.batchGames(at)))
    return -1;
  return batch.stepBatch(at);
}
/** Makes a slot's hash good again: games of a batch are played without keeping it; 0 done, -1 refused. */
export function rehash(slot: i32): i32 {
  if (!enter(slot)) return -1;
  rebuildHash();
  return 0;
}
/** Return of a player now: mode 0 score, 1 margin over the best other, 2 share of the win (0 until the end). */
export function returns(slot: i32, mode: i32, player: i32): f32 {
  if (player < 0 || player >= layout.players || !enter(slot)) return NaN;
  return batch.returnOf(mode, player);
}

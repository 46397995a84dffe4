/**
 * Many independent games in one call: actions in, then chance, rewards, ends, new games, masks and observations out.
 * A batch is a run of slots with the games and a buffer (header and arrays: constants.Batch). No journal is kept.
 */
import { moves, players, select } from "../core/layout";
import { clearJournal, get, logging } from "../core/journal";
import { below } from "../core/rng";
import { Batch, BatchMagic, BatchWhat, Pos } from "../constants";
import { Step } from "../generated/ids";
import { apply } from "../moves/apply";
import { generate } from "../moves/generate";
import { isLegal } from "../moves/legal";
import { isChance } from "../run/query";
import { begin as beginGame } from "../run/position";
import { sampleChance, setDeckLength } from "../run/playout";
import { score } from "../score/majority";
import { setFocus } from "./focus";
import { defaultViewer, writeGlobals } from "./globals";
import { writePlanes } from "./observe";
import { globalCount, planeCount } from "./planes";
import { actionCount, FOCUS, inside, moveOf, NO_MOVE, writeMask } from "./policy";
import { area, centreWindow, setWindow } from "./window";

let base: usize = 0;
function word(i: i32): i32 {
  return load<i32>(base + ((<usize>i) << 2));
}
function setWord(i: i32, value: i32): void {
  store<i32>(base + ((<usize>i) << 2), value);
}
/** Address of entry `i` of `size` bytes in one of the arrays. */
function entry(array: i32, i: i32, size: i32): usize {
  return base + <usize>word(array) + <usize>i * <usize>size;
}
let fill: usize = 0;
function take(array: i32, bytes: usize): void {
  if (base != 0) setWord(array, <i32>fill);
  fill = (fill + bytes + 15) & ~(15 as usize);
}
/** Lays out the arrays; with `base` 0 it only adds up. Returns the bytes of the whole buffer. */
function layOut(n: usize, size: i32, what: i32): usize {
  setWindow(size, 0, 0);
  const p = <usize>players;
  const index = (what & BatchWhat.Index) != 0;
  const observe = (what & BatchWhat.Observe) != 0;
  fill = Batch.Words * 4;
  take(Batch.ActionsAt, n * 4);
  take(Batch.RewardsAt, n * p * 4);
  take(Batch.DonesAt, n);
  take(Batch.RefusedAt, n);
  take(Batch.ActorsAt, n * 4);
  take(Batch.FocusAt, n * 4);
  take(Batch.EpisodesAt, n * 4);
  take(Batch.OutsideAt, n * 4);
  take(Batch.ScoresAt, n * p * 4);
  take(Batch.MasksAt, index ? n * <usize>actionCount() : 0);
  take(Batch.PlanesAt, observe ? n * <usize>(planeCount() * area) * 4 : 0);
  take(Batch.GlobalsAt, observe ? n * <usize>globalCount() * 4 : 0);
  return fill;
}
export function batchBytes(n: i32, size: i32, what: i32): usize {
  base = 0;
  return layOut(<usize>n, size, what);
}
/** Writes header and arrays, and begins all games. The caller has checked that memory and slots are there. */
export function openBatch(buffer: usize, first: i32, n: i32, size: i32, what: i32, returns: i32, seedLo: i32, seedHi: i32): void {
  base = buffer;
  memory.fill(base, 0, Batch.Words * 4);
  const bytes = layOut(<usize>n, size, what);
  memory.fill(base + Batch.Words * 4, 0, bytes - Batch.Words * 4);
  setWord(Batch.Magic, BatchMagic.Word);
  setWord(Batch.First, first);
  setWord(Batch.Games, n);
  setWord(Batch.Side, size);
  setWord(Batch.What, what);
  setWord(Batch.Returns, returns);
  setWord(Batch.SeedLo, seedLo);
  setWord(Batch.SeedHi, seedHi);
  setWord(Batch.Bytes, <i32>bytes);
  setDeckLength(0);
  for (let i = 0; i < n; i++) {
    begin(i);
    logging(false);
    settle(i);
    show(i);
    logging(true);
  }
}
export function isBatch(buffer: usize): bool {
  return load<u32>(buffer) == <u32>BatchMagic.Word;
}
export function batchFirst(buffer: usize): i32 {
  return load<i32>(buffer, Batch.First * 4);
}
export function batchGames(buffer: usize): i32 {
  return load<i32>(buffer, Batch.Games * 4);
}
export function batchSize(buffer: usize): i32 {
  return load<i32>(buffer, Batch.Bytes * 4);
}
function begin(i: i32): void {
  beginGame(word(Batch.First) + i, word(Batch.SeedLo) + i, word(Batch.SeedHi) + load<i32>(entry(Batch.EpisodesAt, i, 4)));
  store<i32>(entry(Batch.FocusAt, i, 4), -1);
  setFocus(-1);
}
/** Chance, and forced moves where the window holds none; ends at a decision or at the end of the game. The mask is written. */
function settle(i: i32): void {
  while (true) {
    while (isChance(get(Pos.Phase))) apply(sampleChance());
    if (get(Pos.Phase) == Step.Over || (word(Batch.What) & BatchWhat.Index) == 0) return;
    centreWindow(word(Batch.Side));
    store<i32>(entry(Batch.OutsideAt, i, 4), writeMask(entry(Batch.MasksAt, i, actionCount())));
    if (inside != 0) return;
    apply(load<i32>(moves + ((<usize>below(generate())) << 2)));
    setWord(Batch.Forced, word(Batch.Forced) + 1);
    store<i32>(entry(Batch.FocusAt, i, 4), -1);
    setFocus(-1);
  }
}
/** Who decides, and the observation. */
function show(i: i32): void {
  store<i32>(entry(Batch.ActorsAt, i, 4), get(Pos.Actor));
  if ((word(Batch.What) & BatchWhat.Observe) == 0) return;
  centreWindow(word(Batch.Side));
  const viewer = defaultViewer();
  writePlanes(entry(Batch.PlanesAt, i, planeCount() * area * 4), viewer);
  writeGlobals(entry(Batch.GlobalsAt, i, globalCount() * 4), viewer, load<i32>(entry(Batch.OutsideAt, i, 4)));
}
/** Return of a player as the position stands: points, lead over the best other, or share of the win. */
export function returnOf(mode: i32, player: i32): f32 {
  const mine = score(player);
  if (mode == 0) return <f32>mine;
  let best = i32.MIN_VALUE;
  let level = 1;
  for (let p = 0; p < players; p++) {
    if (p == player) continue;
    if (score(p) == mine) level++;
    if (score(p) > best) best = score(p);
  }
  if (players == 1) best = 0;
  if (mode == 1) return <f32>(mine - best);
  return get(Pos.Phase) != Step.Over || best > mine ? 0 : <f32>1 / <f32>level;
}
function addReward(i: i32, sign: f32): void {
  const at = entry(Batch.RewardsAt, i, players * 4);
  for (let p = 0; p < players; p++) {
    const one = at + ((<usize>p) << 2);
    store<f32>(one, load<f32>(one) + sign * returnOf(word(Batch.Returns), p));
  }
}
/** One step of every game; returns the number of refused actions. */
export function stepBatch(buffer: usize): i32 {
  base = buffer;
  const n = word(Batch.Games);
  setDeckLength(0);
  setWindow(word(Batch.Side), 0, 0);
  memory.fill(entry(Batch.RewardsAt, 0, 0), 0, (<usize>(n * players)) << 2);
  memory.fill(entry(Batch.DonesAt, 0, 0), 0, n);
  memory.fill(entry(Batch.RefusedAt, 0, 0), 0, n);
  let refused = 0;
  for (let i = 0; i < n; i++) {
    const action = load<i32>(entry(Batch.ActionsAt, i, 4));
    if (action == -1) continue;
    select(word(Batch.First) + i);
    if (!stepGame(i, action)) {
      store<u8>(entry(Batch.RefusedAt, i, 1), 1);
      refused++;
    }
  }
  setFocus(-1);
  return refused;
}
function stepGame(i: i32, action: i32): bool {
  let move = action;
  const focusAt = entry(Batch.FocusAt, i, 4);
  setFocus(load<i32>(focusAt));
  if (word(Batch.What) & BatchWhat.Index) {
    centreWindow(word(Batch.Side));
    move = moveOf(action);
    if (move == NO_MOVE) return false;
    if (move <= FOCUS) {
      store<i32>(focusAt, FOCUS - move);
      setFocus(FOCUS - move);
      store<i32>(entry(Batch.OutsideAt, i, 4), writeMask(entry(Batch.MasksAt, i, actionCount())));
      show(i);
      return true;
    }
  } else if (!isLegal(move)) return false;
  logging(false);
  addReward(i, -1);
  apply(move);
  store<i32>(focusAt, -1);
  setFocus(-1);
  settle(i);
  addReward(i, 1);
  if (get(Pos.Phase) == Step.Over) again(i);
  show(i);
  logging(true);
  clearJournal(); // the hash is not kept up: `rehash`
  return true;
}
/** The game is over: its scores are kept, the next one begins. */
function again(i: i32): void {
  const at = entry(Batch.ScoresAt, i, players * 4);
  for (let p = 0; p < players; p++) store<i32>(at + ((<usize>p) << 2), score(p));
  store<u8>(entry(Batch.DonesAt, i, 1), 1);
  const episode = entry(Batch.EpisodesAt, i, 4);
  store<i32>(episode, load<i32>(episode) + 1);
  begin(i);
  logging(false);
  settle(i);
}

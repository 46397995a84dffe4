/**
 * Playouts: the rest of a game by a policy, inside the core, on a scratch slot without a journal.
 * Chance comes from the position's generator, or from a world: an order of the bag and dice fixed by (seed, number),
 * so that different moves can be compared on the same luck.
 */
import { events, EVENT_WORDS, kinds, players, select, worldDeck } from "../core/layout";
import { clearJournal, get, logging } from "../core/journal";
import { mix } from "../core/keys";
import { quickBelow, seed as seedRng } from "../core/rng";
import { has, stageOf } from "../core/tables";
import { Flag, Pos, Rollout } from "../constants";
import { fitAt, listFits } from "../board/fit";
import { drawFits, placeFit } from "../families/base";
import { Step, Verb } from "../generated/ids";
import { apply } from "../moves/apply";
import { pack } from "../moves/packed";
import { chipMove, hiddenTotal, sortOfRank } from "../map/chips";
import { beginRandom, endRandom, quickKind, randomGame, randomStep } from "../run/playout";
import { clone } from "../run/position";
import { explaining } from "../score/events";
import { scoreFinal } from "../score/final";
import { score } from "../score/majority";
import { bagCount } from "../turn/bag";
import { goOn } from "../turn/machine";
import { biasedDeploy, lightChoice } from "./heuristics";

let worldState: u64 = 0;
let worldLength: i32 = 0;
let worldBase: i32 = 0; // draws made before the playout
function worldNext(n: i32): i32 {
  worldState += 0x9e3779b97f4a7c15;
  return <i32>(((mix(worldState) >> 32) * <u64>n) >> 32);
}
/** Lays out the order of the bag for world `number`: stage by stage, each shuffled. */
function openWorld(seedLo: u32, seedHi: u32, number: u32): void {
  worldState = mix((<u64>seedLo | ((<u64>seedHi) << 32)) + mix(<u64>number + 1));
  worldBase = get(Pos.Draws);
  worldLength = 0;
  if (has(Flag.River)) {
    appendStage(1);
    appendStage(2);
  }
  appendStage(0);
}
function appendStage(stage: i32): void {
  const from = worldLength;
  for (let k = 0; k < kinds; k++) {
    if (has(Flag.River) && stageOf(k) != stage) continue;
    for (let c = bagCount(k); c > 0; c--) {
      store<u16>(worldDeck + ((<usize>worldLength) << 1), <u16>k);
      worldLength++;
    }
  }
  for (let i = worldLength - 1; i > from; i--) {
    const j = from + worldNext(i - from + 1);
    const a = worldDeck + ((<usize>i) << 1);
    const b = worldDeck + ((<usize>j) << 1);
    const t = load<u16>(a);
    store<u16>(a, load<u16>(b));
    store<u16>(b, t);
  }
}
/** The world's number in 0 .. n-1 at this point of the bag, for dice and chips. */
function worldBelow(n: i32): i32 {
  return <i32>(mix(worldState ^ <u64>(get(Pos.Draws) * 64 + get(Pos.Figures))) % <u64>n);
}
/** The next kind: by the world, else by the playout's own numbers. */
function kindDrawn(world: bool): i32 {
  const i = get(Pos.Draws) - worldBase;
  return world && i < worldLength ? <i32>load<u16>(worldDeck + ((<usize>i) << 1)) : quickKind();
}
function place(policy: i32, kind: i32, n: i32): void {
  if (n == 0) return;
  placeFit(kind, policy == Rollout.Light ? lightChoice(n) : fitAt(quickBelow(n)));
  goOn(Step.Place);
}
/** Plays on; with `horizon` >= 0 the game is cut after so many further turns and scored as it stands. */
function run(policy: i32, horizon: i32, world: bool): void {
  if (policy == Rollout.Uniform && horizon < 0 && !world) {
    randomGame();
    return;
  }
  const last = get(Pos.Turns) + horizon;
  beginRandom();
  while (true) {
    const phase = get(Pos.Phase);
    if (phase == Step.Over) break;
    if (phase == Step.Deploy) {
      if (policy == Rollout.Uniform) randomStep();
      else biasedDeploy();
      continue;
    }
    if (horizon >= 0 && (phase == Step.Draw || phase == Step.Abbey) && get(Pos.Turns) >= last && get(Pos.Part) == 1) {
      scoreFinal();
      break;
    }
    if (phase == Step.Draw) {
      const kind = kindDrawn(world);
      place(policy, kind, drawFits(kind));
    } else if (phase == Step.Place) place(policy, get(Pos.Drawn), listFits(get(Pos.Drawn)));
    else if (world && phase == Step.Roll) apply(pack(Verb.Roll, 0, 0, 1 + worldBelow(3)));
    else if (world && phase == Step.Chip) apply(chipMove(sortOfRank(worldBelow(hiddenTotal()))));
    else randomStep();
  }
  endRandom();
}
/**
 * Playouts `first` .. `first + n - 1` of seed (seedLo, seedHi) from slot `from` on slot `work`; scores go to the event buffer,
 * i32 [n][players]. Returns n, or fewer when the buffer holds no more.
 */
export function playouts(
  from: i32,
  work: i32,
  n: i32,
  first: i32,
  policy: i32,
  horizon: i32,
  seedLo: u32,
  seedHi: u32,
  world: bool,
): i32 {
  const room = EVENT_WORDS / players;
  if (n > room) n = room;
  let at = events;
  for (let i = 0; i < n; i++) {
    clone(from, work);
    logging(false);
    const h = mix((<u64>seedLo | ((<u64>seedHi) << 32)) ^ mix(<u64>(first + i) + 0x51ed270b));
    if (world) openWorld(seedLo, seedHi, first + i);
    seedRng(<u32>h, <u32>(h >> 32));
    run(policy, horizon, world);
    for (let p = 0; p < players; p++) {
      store<i32>(at, score(p));
      at += 4;
    }
    logging(true);
  }
  select(work);
  clearJournal();
  return n;
}
/**
 * Scores if the game ended now, in `work`, and in the event buffer unless the score events are asked for; a finished game keeps
 * its own.
 */
export function project(from: i32, work: i32): void {
  clone(from, work);
  logging(false);
  if (get(Pos.Phase) != Step.Over) scoreFinal();
  if (!explaining) for (let p = 0; p < players; p++) store<i32>(events + ((<usize>p) << 2), score(p));
  logging(true);
  clearJournal();
}

/**
 * Step 3a-3b: the features that this part of the turn completed, scored once after all pivots (ORDER-4, FER-51).
 * Tested are the segments of the placed tile, an abbey's four sides, and all jetties of every ferry laid or pivoted.
 */
import { grid, mapOptions, mapWord, players, seenNodes } from "../core/layout";
import { get } from "../core/journal";
import { edgeAt, has, hooks, kindAddress, kindFlags, points, slots } from "../core/tables";
import { Edge, Fig, Flag, KindAt, KindFlag, MapOption, MapWord, NodeFlag, Points, Pos, Segment } from "../constants";
import { State } from "../generated/state";
import { around, cell, cellNumber, hasCloister, isTile, stepX, stepY, tileIn, WATCHED } from "../board/grid";
import { tileKind, tileNode, tileRotation, tileX, tileY } from "../board/tiles";
import { crew, firstLeg, kindOf, legNode, nextMember, open, ownFlags, root, tileOf } from "../feature/nodes";
import {
  allCoats,
  allCrew,
  allOpen,
  count,
  fragment,
  freshStamp,
  gather,
  length,
  measure,
  reached,
  ROAD,
} from "../feature/roads";
import { crewOf, figureKind, figureNode, figurePlayer, figureWord, sendHome } from "../feature/figures";
import { hubLegs, movedFerry } from "../feature/hubs";
import { liftMagicOn } from "../feature/magic";
import { roadAcross } from "../map/border";
import { onCompleted, onFound, onPaid, onReturned, onScored } from "../generated/dispatch";
import { Hook } from "../generated/hooks";
import { addScore, owners } from "./majority";
import { explainFeature, featurePoints } from "./points";
import { archbishopComplete, cloisterComplete, payArchbishop, payCloister } from "./cloisters";
import { collectGoods } from "./goods";
import { noteRoad, payCoiners, savedOwners, savedRoad, wainwrights } from "./leipzig";

let turnStamp: u32 = 0;

/** What is done with completed roads and cities in place of scoring them. */
let noting: i32 = 0;
const NOTE_ROADS: i32 = 1;
const FIND: i32 = 2;
/** Notes the completed roads that lead to Leipzig, before anything is paid. */
export function noteRoads(): void {
  noting = NOTE_ROADS;
  const tile = get(Pos.Placed);
  if (tile >= 0) {
    const kind = tileKind(tile);
    testSlots(tileNode(tile), slots(kind, KindAt.Roads));
    if (kindFlags(kind) & KindFlag.Abbey) testAround(tile);
  }
  if (has(Flag.Hubs | Flag.Map)) testFar(tile);
  noting = 0;
}
/** Shows every completed road and city with a meeple to the hook `onFound`, once. */
export function findCompleted(): void {
  noting = FIND;
  turnStamp = freshStamp();
  testAll();
  noting = 0;
}
/** Scores everything this part of the turn completed. */
export function scoreCompleted(): void {
  turnStamp = freshStamp();
  testAll();
}
function testAll(): void {
  const tile = get(Pos.Placed);
  if (tile >= 0) {
    const kind = tileKind(tile);
    const base = tileNode(tile);
    testSlots(base, slots(kind, KindAt.Roads) | slots(kind, KindAt.Cities));
    const kf = kindFlags(kind);
    if (kf & KindFlag.Abbey) testAround(tile);
    if ((kf & KindFlag.German) != 0 && has(Flag.Archbishop) && noting == 0) testArchbishop(tile);
    testCloisters(tile, kf);
  }
  if (has(Flag.Hubs | Flag.Map)) testFar(tile);
}
/** What a tile or a ferry completes elsewhere. */
function testFar(tile: i32): void {
  if (tile >= 0 && (mapOptions & MapOption.RoadContinues) != 0) testAcross(tile);
  const moved = get(State.Moved);
  for (let i = get(State.MovedFrom); i < moved; i++) testHub(movedFerry(i));
}
function testSlots(base: i32, mask: i32): void {
  while (mask != 0) {
    testFeature(base + ctz(mask));
    mask &= mask - 1;
  }
}
function testAround(tile: i32): void {
  for (let side = 0; side < 4; side++) {
    const word = cell(tileX(tile) + stepX(side), tileY(tile) + stepY(side));
    if (!isTile(word)) continue;
    const other = tileIn(word);
    const kind = tileKind(other);
    const slot = <i32>load<u8>(edgeAt(kind, tileRotation(other), (side + 2) & 3), 1);
    if (slot != Edge.None) testEnd(tileNode(other) + slot);
  }
}
/** Scores what ends at a side, by a segment that can be named: in place of a labyrinth's arm its middle, on the same road. */
function testEnd(node: i32): void {
  if ((ownFlags(node) & NodeFlag.Arm) == 0) testFeature(node);
  else testFeature(tileNode(tileOf(node)) + <i32>load<u8>(kindAddress(tileKind(tileOf(node))) + KindAt.Centre));
}
/** Roads that the tile closed at the other end of a ferry route (MAP-20). */
function testAcross(tile: i32): void {
  const n = mapWord(MapWord.Routes);
  for (let r = 0; r < n; r++) {
    const node = roadAcross(tileX(tile), tileY(tile), r);
    if (node >= 0) testEnd(node);
  }
}
function testHub(hub: i32): void {
  let mask = hubLegs(hub) & 15;
  while (mask != 0) {
    testFeature(legNode((hub << 3) | ctz(mask)));
    mask &= mask - 1;
  }
}
/** Scores the road or city of a node when it is complete. */
function testFeature(node: i32): void {
  const r = root(node);
  if (firstLeg(r) == 0) {
    if (open(r) != 0) return;
    // most complete features of a game without figures of interest end here
    if (crew(r) == 0 && !has(Flag.Magic | Flag.Goods | Flag.Archbishop | Flag.Leipzig) && (hooks & (1 << Hook.OnCompleted)) == 0)
      return;
    gather(node, ROAD);
  } else {
    gather(node, ROAD);
    if (allOpen != 0) return;
  }
  if (noting == NOTE_ROADS) {
    noteRoad(node);
    return;
  }
  const kind = kindOf(r);
  const at = seenNodes + ((<usize>fragment(0)) << 2);
  if (load<u32>(at) == turnStamp) return;
  for (let i = 0; i < count; i++) store<u32>(seenNodes + ((<usize>fragment(i)) << 2), turnStamp);
  if (noting == FIND) {
    if (allCrew != 0) onFound(kind);
    return;
  }
  if (hooks & (1 << Hook.OnCompleted)) onCompleted(kind);
  if (has(Flag.Goods) && kind == Segment.City) collectGoods(r, get(Pos.Turn));
  const saved = has(Flag.Leipzig) && kind == Segment.Road ? savedRoad() : -1;
  if (allCrew != 0) {
    measure();
    pay(kind, node, saved);
    if (has(Flag.Leipzig) && kind == Segment.City) payCoiners(node, allCoats, false);
  }
  if (has(Flag.Magic)) liftMagicOn(allCrew != 0 || saved >= 0);
  if (allCrew != 0) release();
  if (has(Flag.Archbishop) && kind == Segment.Road) archbishopsOn(node);
}
/** Pays the owners; those of a road to Leipzig were noted before meeples were sent, and need one still there (LEIP-5). */
function pay(kind: i32, node: i32, saved: i32): void {
  const value = featurePoints(kind, false);
  let mask = owners();
  if (saved >= 0 && points(Points.SendRecount) == 0) mask = savedOwners(saved);
  let paid = 0;
  for (let p = 0; p < players; p++) {
    if ((mask & (1 << p)) == 0 || (saved >= 0 && crewOf(allCrew, p) == 0)) continue;
    paid |= 1 << p;
    const more = has(Flag.Leipzig) && kind == Segment.Road ? wainwrights(p, length) : 0;
    addScore(p, value + more);
    explainFeature(p, kind, node, value, more, false);
  }
  if (hooks & (1 << Hook.OnPaid)) onPaid(kind, node, paid);
}
/** Every figure on the gathered feature goes home (BASE-44, TRD-14); wagons may move on later. */
function release(): void {
  if (hooks & (1 << Hook.OnScored)) onScored(fragment(0));
  for (let i = get(Pos.Figures) - 1; i >= 0; i--) {
    const word = figureWord(i);
    const node = figureNode(word);
    if (!reached(node) || figureKind(word) == Fig.Barn) continue;
    sendHome(i);
    if (hooks & (1 << Hook.OnReturned)) onReturned(figurePlayer(word), figureKind(word), node);
  }
}
/** German cathedrals at a road just completed. */
function archbishopsOn(node: i32): void {
  const n = count;
  for (let i = 0; i < n; i++) {
    const r = fragment(i);
    let k = r;
    do {
      if (ownFlags(k) & NodeFlag.German) {
        testArchbishop(tileOf(k));
        gather(node, ROAD);
      }
      k = nextMember(k);
    } while (k != r);
  }
}
function testArchbishop(tile: i32): void {
  const node = tileNode(tile) + ctz(slots(tileKind(tile), KindAt.Cathedral));
  if (crew(root(node)) == 0 || !archbishopComplete(tile)) return;
  payArchbishop(tile, node, false);
  releaseNode(node);
}
/** Monasteries, abbeys and gardens on the placed tile and around it. */
function testCloisters(tile: i32, kf: i32): void {
  if (kf & KindFlag.Cloister) testCloister(tile);
  const here = cellNumber(tileX(tile), tileY(tile));
  if ((<i32>load<u16>(grid + ((<usize>here) << 1)) & WATCHED) == 0) return;
  for (let i = 0; i < 8; i++) {
    const word = <i32>load<u16>(around(here, i));
    if (hasCloister(word)) testCloister(tileIn(word));
  }
}
function testCloister(tile: i32): void {
  if (!cloisterComplete(tile) || noting != 0) return;
  let mask = slots(tileKind(tile), KindAt.Cloisters);
  while (mask != 0) {
    const node = tileNode(tile) + ctz(mask);
    mask &= mask - 1;
    if (crew(node) == 0) continue;
    payCloister(node, false);
    releaseNode(node);
  }
}
function releaseNode(node: i32): void {
  if (hooks & (1 << Hook.OnScored)) onScored(node);
  for (let i = get(Pos.Figures) - 1; i >= 0; i--) {
    const word = figureWord(i);
    if (figureNode(word) != node) continue;
    sendHome(i);
    if (hooks & (1 << Hook.OnReturned)) onReturned(figurePlayer(word), figureKind(word), node);
  }
}

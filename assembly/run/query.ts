/** Questions of the wrapper: buffer addresses, chance weights, what a feature holds and would pay. */
import * as layout from "../core/layout";
import { get, logging } from "../core/journal";

import { Pos, Segment } from "../constants";
import { Step, Verb } from "../generated/ids";
import { kindOf, root, tileOf } from "../feature/nodes";
import { allCoats, allCrew, allFlags, allOpen, count, gather, germanLength, length, measure, ROAD } from "../feature/roads";
import { archbishopComplete, archbishopPoints, cloisterComplete, cloisterPoints } from "../score/cloisters";
import { citiesAt, fieldValue } from "../score/fields";
import { owners, score } from "../score/majority";
import { featurePoints } from "../score/points";
import { bagCount } from "../turn/bag";
import { moveSlot, moveTile, moveVerb, moveX, moveY } from "../moves/packed";
import { rotationsAt } from "../board/fit";
import { tileAt } from "../board/grid";
import { tileHub } from "../board/tiles";
import { hubLegs, pairMask, setFerry } from "../feature/hubs";
import { hidden } from "../map/chips";
import { rebuildHash } from "./hash";
import { randomGame } from "./playout";
import { begin } from "./position";

export function isChance(phase: i32): bool {
  return phase == Step.Draw || phase == Step.Roll || phase == Step.Chip;
}
/** Integer weight of a chance outcome: copies left, chips of the sort not yet turned, or 1 for a face. */
export function weight(move: i32): i32 {
  if (get(Pos.Phase) == Step.Chip)
    return moveVerb(move) == Verb.Chip && moveTile(move) < 4 && moveSlot(move) < 8
      ? hidden((moveTile(move) << 3) | moveSlot(move))
      : 0;
  return moveVerb(move) == Verb.Draw && moveTile(move) < layout.kinds ? bagCount(moveTile(move)) : 1;
}
export function playGames(slot: i32, n: i32, seed: i32): i32 {
  let sum = 0;
  for (let g = 0; g < n; g++) {
    begin(slot, seed + g, 0x51ed270b);
    randomGame();
    for (let p = 0; p < layout.players; p++) sum = sum * 31 + score(p);
  }
  rebuildHash();
  logging(true);
  return sum;
}
export function address(what: i32): usize {
  if (what == 0) return layout.moves;
  if (what == 1) return layout.events;
  if (what == 2) return layout.deck;
  if (what == 3) return layout.header;
  if (what == 4) return layout.tiles;
  if (what == 5) return layout.nodes;
  if (what == 6) return layout.figures;
  if (what == 7) return layout.hubs;
  if (what == 8) return layout.bag;
  if (what == 9) return layout.frontierCells;
  if (what == 10) return layout.frontierCons;
  if (what == 11) return layout.fragments;
  if (what == 12) return result;
  if (what == 13) return layout.chips;
  return 0;
}
/** Answer of `feature`: kind, fragments, open, tiles, coats, flags, owners, points, german length, crew (2 words). */
const result: usize = memory.data(64);
function answer(i: i32, value: i32): void {
  store<i32>(result + ((<usize>i) << 2), value);
}
/**
 * Describes the feature of a node in the result buffer and its fragments' roots in the fragment list; returns the number of
 * fragments.
 */
export function feature(node: i32): i32 {
  if (node < 0 || node >= get(Pos.Nodes)) return -1;
  const r = root(node);
  const kind = kindOf(r);
  const special = kind == Segment.Cathedral ? archbishopPoints(tileOf(node)) : 0;
  const done = kind == Segment.Cathedral && archbishopComplete(tileOf(node));
  gather(node, ROAD);
  measure();
  answer(0, kind);
  answer(1, count);
  answer(2, allOpen);
  answer(3, length);
  answer(4, allCoats);
  answer(5, allFlags);
  answer(6, owners());
  answer(8, germanLength);
  store<u64>(result + 40, allCrew);
  const n = count;
  let value = 0;
  if (kind == Segment.Road || kind == Segment.City) value = featurePoints(kind, allOpen != 0);
  else if (kind == Segment.Field) value = fieldValue(r);
  else if (kind == Segment.Cathedral) {
    value = special;
    answer(2, done ? 0 : 1);
  } else {
    value = cloisterPoints(tileOf(node));
    answer(2, cloisterComplete(tileOf(node)) ? 0 : 1);
  }
  answer(7, value);
  answer(9, kind == Segment.Field ? citiesAt(r) : 0);
  return n;
}
/** Lays or pivots a ferry as a legal move would, but goes no further: for looking at the roads. Unlogged; use it on a copy. */
export function previewFerry(move: i32): void {
  const tile = tileAt(moveX(move), moveY(move));
  if (tile < 0 || tileHub(tile) == 0 || moveSlot(move) > 5) return;
  const mask = pairMask(moveSlot(move));
  if ((hubLegs(tileHub(tile)) & mask) != mask) return;
  logging(false);
  setFerry(tileHub(tile), mask);
  logging(true);
  rebuildHash();
}
/** Copies left in the bag that would fit an open square, by its frontier index; 0 means the square is dead unless an abbey fills it. */
export function copiesFor(i: i32): i32 {
  let n = 0;
  for (let k = 0; k < layout.kinds; k++) if (bagCount(k) != 0 && rotationsAt(k, i) != 0) n += bagCount(k);
  return n;
}

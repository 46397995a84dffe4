/** The light policies of playouts: where to put a meeple, which of a few placements helps. No search, no allocation. */
import { moves, players } from "../core/layout";
import { get } from "../core/journal";
import { quickBelow } from "../core/rng";
import { edgeAt } from "../core/tables";
import { Edge, Fig, Pos, Segment } from "../constants";
import { cell, frontierX, frontierY, isTile, stepX, stepY, tileAt, tileIn } from "../board/grid";
import { fitAt } from "../board/fit";
import { tileKind, tileNode, tileRotation } from "../board/tiles";
import { crewOf, supply } from "../feature/figures";
import { crew, kindOf, open, root } from "../feature/nodes";
import { featureOpen } from "../feature/roads";
import { apply } from "../moves/apply";
import { moveSlot, moveVerb, moveX, moveY } from "../moves/packed";
import { writeAnswers } from "../moves/deploy";
import { written } from "../moves/list";
import { goOn } from "../turn/machine";
import { Step, Verb } from "../generated/ids";

/** Weight of a deploying move; passing weighs less the more meeples are in hand. */
function weightOf(move: i32): i32 {
  const verb = moveVerb(move);
  if (verb == Verb.Pass) {
    const left = supply(get(Pos.Turn), Fig.Normal);
    return left > 4 ? 2 : left > 2 ? 6 : left > 1 ? 12 : 20;
  }
  if (verb < Verb.Deploy || verb > Verb.DeployLast) return 2;
  const node = tileNode(tileAt(moveX(move), moveY(move))) + moveSlot(move);
  const sort = kindOf(node);
  if (verb - Verb.Deploy >= Fig.Builder) return 8;
  if (sort == Segment.Field) return get(Pos.Left) < 16 ? 4 : 1;
  if (sort == Segment.City) return featureOpen(node) == 0 ? 24 : 10;
  if (sort == Segment.Road) return featureOpen(node) == 0 ? 12 : 5;
  return 14;
}
/** A deploying move by weight; called when a deploy is due or asked for. */
export function biasedDeploy(): void {
  writeAnswers();
  let total = 0;
  for (let i = 0; i < written; i++) total += weightOf(load<i32>(moves + ((<usize>i) << 2)));
  let r = quickBelow(total);
  let i = 0;
  while (true) {
    r -= weightOf(load<i32>(moves + ((<usize>i) << 2)));
    if (r < 0) break;
    i++;
  }
  const move = load<i32>(moves + ((<usize>i) << 2));
  if (move == 0) goOn(Step.Deploy);
  else apply(move);
}

const TRIES: i32 = 4;
/** The best of a few of the n places listed last. */
export function lightChoice(n: i32): i32 {
  let best = fitAt(quickBelow(n));
  let bestValue = valueOf(best >> 2);
  for (let t = 1; t < TRIES && t < n; t++) {
    const choice = fitAt(quickBelow(n));
    const value = valueOf(choice >> 2);
    if (value <= bestValue) continue;
    bestValue = value;
    best = choice;
  }
  return best;
}
/** What a tile on an open square would mean for the features around it: closing own ones good, helping others bad. */
function valueOf(i: i32): i32 {
  const x = frontierX(i);
  const y = frontierY(i);
  const me = get(Pos.Turn);
  let value = 0;
  for (let side = 0; side < 4; side++) {
    const word = cell(x + stepX(side), y + stepY(side));
    if (!isTile(word)) continue;
    const other = tileIn(word);
    const edge = edgeAt(tileKind(other), tileRotation(other), (side + 2) & 3);
    value += 1;
    if (load<u8>(edge, 1) == <u8>Edge.None) continue;
    const r = root(tileNode(other) + <i32>load<u8>(edge, 1));
    const c = crew(r);
    if (c == 0) continue;
    const mine = crewOf(c, me);
    let most = 0;
    for (let p = 0; p < players; p++) if (p != me && crewOf(c, p) > most) most = crewOf(c, p);
    const worth = kindOf(r) == Segment.City ? 8 : 4;
    value += (mine > most ? worth : mine < most ? -worth : 0) * (open(r) <= 1 ? 2 : 1);
  }
  return value;
}

/** The end of the game (BASE-60..69): everything unfinished, fields, barns, goods. Figures stay where they are. */
import { players, seenNodes } from "../core/layout";
import { get } from "../core/journal";
import { has, hooks } from "../core/tables";
import { Flag, Pos, Segment } from "../constants";
import { onPaid, scoreEnd } from "../generated/dispatch";
import { Hook } from "../generated/hooks";
import { kindOf, root, tileOf } from "../feature/nodes";
import { figureKind, figureNode, figureWord, isMeeple } from "../feature/figures";
import { allCoats, allOpen, count, fragment, freshStamp, gather, measure, ROAD } from "../feature/roads";
import { addScore, owners } from "./majority";
import { explainFeature, featurePoints } from "./points";
import { payArchbishop, payCloister } from "./cloisters";
import { mark, scoreBarns, scoreFields } from "./fields";
import { scoreGoods } from "./goods";
import { payCoiners, payTanners } from "./leipzig";

export function scoreFinal(): void {
  // only what somebody stands on can pay, so the figures are gone through, not the board
  const stamp = freshStamp();
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) {
    const word = figureWord(i);
    if (isMeeple(figureKind(word))) scoreAt(figureNode(word), stamp);
  }
  if (has(Flag.Fields)) scoreFields();
  if (has(Flag.Barns)) scoreBarns();
  if (has(Flag.Goods)) scoreGoods();
  if (has(Flag.Leipzig)) payTanners();
  scoreEnd();
}
function scoreAt(node: i32, stamp: u32): void {
  const kind = kindOf(node);
  if (kind == Segment.Field) return;
  if (kind == Segment.Road || kind == Segment.City) scoreUnfinished(node, kind, stamp);
  else if (mark(node, stamp)) {
    if (kind == Segment.Cathedral) payArchbishop(tileOf(node), node, true);
    else payCloister(node, true);
  }
}
function scoreUnfinished(node: i32, kind: i32, stamp: u32): void {
  if (load<u32>(seenNodes + ((<usize>root(node)) << 2)) == stamp) return;
  gather(node, ROAD);
  for (let i = 0; i < count; i++) store<u32>(seenNodes + ((<usize>fragment(i)) << 2), stamp);
  // a complete feature keeps a figure only in a position that was built so; it then pays as complete
  const final = allOpen != 0;
  measure();
  const value = featurePoints(kind, final);
  const mask = owners();
  for (let p = 0; p < players; p++)
    if (mask & (1 << p)) {
      addScore(p, value);
      explainFeature(p, kind, node, value, 0, final);
    }
  if (hooks & (1 << Hook.OnPaid)) onPaid(kind, node, mask);
  if (has(Flag.Leipzig) && kind == Segment.City) payCoiners(node, allCoats, true);
}

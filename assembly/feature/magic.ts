/** Mage and witch: two neutral figures on segments of unfinished roads or cities, never both on one feature (MAGE-2). */
import { get, set } from "../core/journal";
import { addKey, magicKey } from "../core/keys";
import { seenNodes } from "../core/layout";
import { has } from "../core/tables";
import { Flag } from "../constants";
import { State } from "../generated/state";
import { tileX, tileY } from "../board/tiles";
import { firstLeg, open, root, slotOf, tileOf } from "./nodes";
import { allOpen, count, fragment, freshStamp, gather, reached, ROAD, sameFeature } from "./roads";

/** Word of the header that holds a figure's node: 0 mage, 1 witch. */
function word(which: i32): i32 {
  return which == 0 ? State.Mage : State.Witch;
}
export function magicNode(which: i32): i32 {
  return get(word(which));
}
export function setMagic(which: i32, node: i32): void {
  const old = magicNode(which);
  if (old >= 0) addKey(0 - key(which, old));
  if (node >= 0) addKey(key(which, node));
  set(word(which), node);
}
function key(which: i32, node: i32): u64 {
  const tile = tileOf(node);
  return magicKey(tileX(tile), tileY(tile), slotOf(node), which);
}
/** Whether both stand on one feature (MAGE-6). */
export function magicMeets(): bool {
  const mage = get(State.Mage);
  const witch = get(State.Witch);
  return mage >= 0 && witch >= 0 && sameFeature(mage, witch);
}
/** Takes mage and witch off the feature gathered last, once it was complete (MAGE-9). */
export function liftMagicOn(scored: bool): void {
  if (!scored && has(Flag.MagicKeep)) return;
  for (let which = 0; which < 2; which++) {
    const node = magicNode(which);
    if (node >= 0 && reached(node)) setMagic(which, -1);
  }
}
let barred: u32 = 0;
let allowed: u32 = 0;
/** Begins to ask for targets: features with mage or witch are none (MAGE-4). Nothing else may be gathered for others meanwhile. */
export function seekTargets(): void {
  barred = freshStamp();
  allowed = freshStamp();
  for (let which = 0; which < 2; which++) {
    const node = magicNode(which);
    if (node < 0) continue;
    gather(node, ROAD);
    markGathered(barred);
  }
}
/** A road over ferries or labyrinths is looked at once, however many segments it has. */
function markGathered(verdict: u32): void {
  for (let i = 0; i < count; i++) store<u32>(seenNodes + ((<usize>fragment(i)) << 2), verdict);
}
/** Whether either figure may be put on that segment of a road or city: unfinished, without mage and witch (MAGE-3, 4). */
export function isMagicTarget(node: i32): bool {
  const r = root(node);
  const verdict = load<u32>(seenNodes + ((<usize>r) << 2));
  if (verdict == barred) return false;
  if (firstLeg(r) == 0) return open(r) != 0;
  if (verdict == allowed) return true;
  gather(node, ROAD);
  markGathered(allOpen != 0 ? allowed : barred);
  return allOpen != 0;
}

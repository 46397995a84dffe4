/** The duty of mage and witch: after a tile with their sign, and wherever they meet (MAGE-3, 5, 6, 13). */
import { get, set } from "../core/journal";
import { has, kindFlags, placeCount, slots } from "../core/tables";
import { Flag, KindAt, KindFlag, Pos } from "../constants";
import { State } from "../generated/state";
import { Step, Verb } from "../generated/ids";
import { tileKind, tileNode, tileX, tileY } from "../board/tiles";
import { isMagicTarget, magicMeets, magicNode, seekTargets, setMagic } from "../feature/magic";
import { restart, write, written } from "../moves/list";
import { moveVerb, pack } from "../moves/packed";
import { nodeOf } from "../moves/squares";
import { ask } from "../turn/machine";

/** Where a ferry may leave both on one road, it counts whether they stood together before the tile (MAGE-13). */
export function beforeTile(): void {
  if (has(Flag.MagicIgnoreMerge)) set(State.Together, magicMeets() ? 1 : 0);
}
export function enter(step: i32): bool {
  const due = (kindFlags(tileKind(get(Pos.Placed))) & KindFlag.Magic) != 0 || joinedAnew();
  if (get(State.Together) != 0) set(State.Together, 0);
  return due && askDuty(Step.Magic);
}
/** Whether the tile has brought mage and witch together (MAGE-6). */
function joinedAnew(): bool {
  return !(has(Flag.MagicIgnoreMerge) && get(State.Together) != 0) && magicMeets();
}
/** A ferry was laid or pivoted: they may have met (MAGE-13). The turn goes on with `next` afterwards. */
export function onLinked(next: i32): bool {
  return !has(Flag.MagicIgnoreMerge) && magicMeets() && askDuty(next);
}
/** Asks for the mage or witch; false when nothing can be done (MAGE-5). */
function askDuty(next: i32): bool {
  if (magicNode(0) < 0 && magicNode(1) < 0 && !anyTarget()) return false;
  set(Pos.Resume, next);
  ask(Step.Magic, get(Pos.Turn));
  return true;
}
function anyTarget(): bool {
  restart();
  writeTargets();
  return written != 0;
}
export function list(step: i32): void {
  writeTargets();
  if (written != 0) return;
  if (get(State.Mage) >= 0) write(pack(Verb.UnmagicMage, 0, 0, 0));
  if (get(State.Witch) >= 0) write(pack(Verb.UnmagicWitch, 0, 0, 0));
}
function writeTargets(): void {
  seekTargets();
  const tiles = get(Pos.Tiles);
  for (let t = 0; t < tiles; t++) {
    const kind = tileKind(t);
    if (placeCount(kind) == 0) continue; // printed on a map
    const base = tileNode(t);
    const mage = pack(Verb.MagicMage, tileX(t), tileY(t), 0);
    for (let mask = slots(kind, KindAt.Roads) | slots(kind, KindAt.Cities); mask != 0; mask &= mask - 1) {
      const slot = ctz(mask);
      if (!isMagicTarget(base + slot)) continue;
      write(mage | slot);
      write((mage | slot) + pack(Verb.MagicWitch - Verb.MagicMage, 0, 0, 0));
    }
  }
}
export function play(step: i32, move: i32): i32 {
  const verb = moveVerb(move);
  if (verb >= Verb.Unmagic) setMagic(verb - Verb.Unmagic, -1);
  else setMagic(verb - Verb.Magic, nodeOf(move));
  const next = get(Pos.Resume);
  set(Pos.Resume, 0);
  return next;
}

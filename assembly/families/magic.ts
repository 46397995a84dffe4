/** The duty of mage and witch: after a tile with their sign, and wherever they meet (MAGE-3, 5, 6, 13). */
import { get, set } from "../core/journal";
import { has, kindFlags, placeCount } from "../core/tables";
import { Flag, KindFlag, Pos } from "../constants";
import { State } from "../generated/state";
import { Step, Verb } from "../generated/ids";
import { tileKind, tileNode, tileX, tileY } from "../board/tiles";
import { isMagicTarget, magicMeets, magicNode, seekTargets, setMagic } from "../feature/magic";
import { write, written } from "../moves/list";
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
  seekTargets();
  const tiles = get(Pos.Tiles);
  for (let t = 0; t < tiles; t++) {
    const n = placeCount(tileKind(t));
    for (let s = 0; s < n; s++) if (isMagicTarget(tileNode(t) + s)) return true;
  }
  return false;
}
export function list(step: i32): void {
  seekTargets();
  const tiles = get(Pos.Tiles);
  for (let t = 0; t < tiles; t++) {
    const n = placeCount(tileKind(t));
    for (let s = 0; s < n; s++) {
      if (!isMagicTarget(tileNode(t) + s)) continue;
      write(pack(Verb.MagicMage, tileX(t), tileY(t), s));
      write(pack(Verb.MagicWitch, tileX(t), tileY(t), s));
    }
  }
  if (written != 0) return;
  if (get(State.Mage) >= 0) write(pack(Verb.UnmagicMage, 0, 0, 0));
  if (get(State.Witch) >= 0) write(pack(Verb.UnmagicWitch, 0, 0, 0));
}
export function play(step: i32, move: i32): i32 {
  const verb = moveVerb(move);
  if (verb >= Verb.Unmagic) setMagic(verb - Verb.Unmagic, -1);
  else setMagic(verb - Verb.Magic, nodeOf(move));
  const next = get(Pos.Resume);
  set(Pos.Resume, 0);
  return next;
}

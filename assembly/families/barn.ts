/** Barns: set on a corner where four fields meet; their fields are scored when set and when joined (ABB-30..35). */
import { get, set } from "../core/journal";
import { Fig, Pos } from "../constants";
import { State } from "../generated/state";
import { tileX, tileY } from "../board/tiles";
import { barnNode } from "../feature/claims";
import { deploy, supply } from "../feature/figures";
import { write } from "../moves/list";
import { moveSlot, pack } from "../moves/packed";
import { scoreBarnFields } from "../score/fields";
import { Verb } from "../generated/ids";

export function enter(step: i32): bool {
  scoreBarnFields(get(State.Barn));
  return false;
}
export function deploys(player: i32, tile: i32): void {
  if (supply(player, Fig.Barn) == 0) return;
  for (let c = 0; c < 4; c++) if (barnNode(tile, c, false) >= 0) write(pack(Verb.Barn, tileX(tile), tileY(tile), c));
}
export function play(step: i32, move: i32): i32 {
  const corner = moveSlot(move);
  const node = barnNode(get(Pos.Placed), corner, false);
  deploy(node, get(Pos.Turn), Fig.Barn, corner);
  set(State.Barn, node);
  return step;
}

/**
 * The focus: the tile that SLOT and FERRY indices of the policy speak about. Many decisions are about one tile by
 * themselves; where the choice is between tiles, a CELL index sets the focus first and the rest follows.
 */
import { get } from "../core/journal";
import { has } from "../core/tables";
import { Flag, Pos } from "../constants";
import { State } from "../generated/state";
import { Step } from "../generated/ids";
import { hubTile } from "../feature/hubs";
import { pending } from "../families/ferries";

/** Tile index chosen by a CELL step, -1 none. Set by the caller before mask, observe, policyIndex and policyMove. */
export let chosen: i32 = -1;
export function setFocus(tile: i32): void {
  chosen = tile < 0 || tile >= get(Pos.Tiles) ? -1 : tile;
}
/** The tile in focus: the chosen one, else what the phase itself is about, else -1. */
export function focusTile(): i32 {
  if (chosen >= 0) return chosen;
  const phase = get(Pos.Phase);
  if (phase == Step.Deploy || phase == Step.Phantom || phase == Step.Ferry) return get(Pos.Placed);
  if (phase == Step.Land) return get(State.LandTile);
  if (phase == Step.Pivot && has(Flag.PivotAscending) && get(State.Pending) != 0) return hubTile(pending(0));
  return -1;
}

/** What families add to a feature, behind everything else (LIT-9, LIT-10). */
import { hooks } from "../core/tables";
import { bonus } from "../generated/dispatch";
import { Hook } from "../generated/hooks";

/** Points for each owner of the feature; 0 where no family in play adds any. */
export function bonusAt(node: i32): i32 {
  return (hooks & (1 << Hook.Bonus)) == 0 ? 0 : bonus(node);
}

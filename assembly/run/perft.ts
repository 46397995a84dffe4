/** Counting move paths. Depth counts decisions; chance either follows the position's own seed or deck, or every kind of outcome once. */
import { moves } from "../core/layout";
import { get, hasRoom } from "../core/journal";
import { Pos } from "../constants";
import { Step } from "../generated/ids";
import { list } from "../moves/generate";
import { makeLegal, makeSampled, unmake } from "./make";

function isChance(phase: i32): bool {
  return phase == Step.Draw || phase == Step.Roll || phase == Step.Chip;
}
/** In place of a count: more moves than allowed; no room for another list or, without forgetting moves, for another move. */
export const OVER_LIMIT: f64 = -1;
export const NO_ROOM: f64 = -2;

let left: f64 = 0; // moves and outcomes that may still be made
/**
 * Leaves at that depth as a float, exact to 2^53. `everyOutcome`: chance by kind, else by seed. With more than `limit` moves
 * and outcomes made on the way the count stops; the position is as before either way.
 */
export function countPaths(depth: i32, everyOutcome: bool, limit: f64): f64 {
  stack = base;
  left = limit;
  return below(depth, everyOutcome);
}
function below(depth: i32, everyOutcome: bool): f64 {
  const phase = get(Pos.Phase);
  if (depth == 0 || phase == Step.Over) return 1;
  if (isChance(phase) && !everyOutcome) {
    if (--left < 0) return OVER_LIMIT;
    if (!hasRoom()) return NO_ROOM;
    makeSampled();
    const n = below(depth, everyOutcome);
    unmake();
    return n;
  }
  const n = list();
  if (depth == 1 && !isChance(phase)) return <f64>n;
  return overMoves(n, isChance(phase) ? depth : depth - 1, everyOutcome);
}
/** Each call keeps its own copy of the list above the ones of its callers. */
function overMoves(n: i32, depth: i32, everyOutcome: bool): f64 {
  const mine = stack;
  if (mine + ((<usize>n) << 2) > end) return NO_ROOM;
  memory.copy(mine, moves, (<usize>n) << 2);
  stack = mine + ((<usize>n) << 2);
  let total: f64 = 0;
  for (let i = 0; i < n; i++) {
    if (--left < 0) return OVER_LIMIT;
    if (!hasRoom()) return NO_ROOM;
    makeLegal(load<i32>(mine + ((<usize>i) << 2)));
    const leaves = below(depth, everyOutcome);
    unmake();
    if (leaves < 0) return leaves;
    total += leaves;
  }
  stack = mine;
  return total;
}
const STACK_BYTES: i32 = 262144;
const base: usize = memory.data(262144);
const end: usize = base + STACK_BYTES;
let stack: usize = base;

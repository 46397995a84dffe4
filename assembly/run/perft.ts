/** Counting move paths. Depth counts decisions; chance either follows the position's own seed or deck, or every kind of outcome once. */
import { moves } from "../core/layout";
import { get } from "../core/journal";
import { Phase, Pos } from "../constants";
import { list } from "../moves/generate";
import { makeLegal, makeSampled, unmake } from "./make";

function isChance(phase: i32): bool {
  return phase == Phase.Draw || phase == Phase.Roll || phase == Phase.Chip;
}
/** Leaves at that depth as a float, exact to 2^53. `everyOutcome`: chance by kind, else by seed. */
export function perft(depth: i32, everyOutcome: bool): f64 {
  const phase = get(Pos.Phase);
  if (depth == 0 || phase == Phase.Over) return 1;
  if (isChance(phase) && !everyOutcome) {
    makeSampled();
    const n = perft(depth, everyOutcome);
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
  if (mine + (<usize>n << 2) > limit) return NaN;
  memory.copy(mine, moves, <usize>n << 2);
  stack = mine + (<usize>n << 2);
  let total: f64 = 0;
  for (let i = 0; i < n; i++) {
    makeLegal(load<i32>(mine + (<usize>i << 2)));
    total += perft(depth, everyOutcome);
    unmake();
  }
  stack = mine;
  return total;
}
const STACK_BYTES: i32 = 262144;
const base: usize = memory.data(262144);
const limit: usize = base + STACK_BYTES;
let stack: usize = base;
export function restartPerft(): void {
  stack = base;
}

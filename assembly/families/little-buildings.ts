/** Little Buildings: tokens on tiles, points for whatever is scored over their tile (LIT). */
import { players } from "../core/layout";
import { get, put8, set } from "../core/journal";
import { option } from "../core/tables";
import { Pos, Segment } from "../constants";
import { Option, Verb } from "../generated/ids";
import { State } from "../generated/state";
import { tileAt } from "../board/grid";
import { BUILDING, ninth, pile, pileAddress, tileX, tileY } from "../board/tiles";
import { fold, foldSum, squareKey } from "../feature/fold";
import { kindOf, nextMember, tileOf } from "../feature/nodes";
import { count, fragment, freshStamp, gather, isNewTile, ROAD } from "../feature/roads";
import { write } from "../moves/list";
import { moveVerb, moveX, moveY, pack } from "../moves/packed";

const OFF: i32 = 2;

/** Tower 1, house 2, shed 3; 0 none. */
function building(tile: i32): i32 {
  return pile(tile) >> BUILDING;
}
/** Tokens of a kind that a player has set: three bits each. */
function used(player: i32, kind: i32): i32 {
  return (get(State.Built0 + player) >> (kind * 3)) & 7;
}
/** Six of a kind are shared out evenly (LIT-2, LIT-3). */
export function deploys(player: i32, tile: i32): void {
  const share = option(Option.LittleBuildings) == OFF ? 0 : 6 / players;
  for (let kind = 0; kind < 3; kind++)
    if (used(player, kind) < share) write(pack(Verb.Build + kind, tileX(tile), tileY(tile), 0));
}
export function play(step: i32, move: i32): i32 {
  const tile = tileAt(moveX(move), moveY(move));
  const kind = moveVerb(move) - Verb.Build;
  const hand = State.Built0 + get(Pos.Turn);
  set(hand, get(hand) + (1 << (kind * 3)));
  put8(pileAddress(tile), pile(tile) | ((kind + 1) << BUILDING));
  return step;
}
function value(tile: i32): i32 {
  const kind = tile < 0 ? 0 : building(tile);
  return kind == 0 ? 0 : option(Option.LittleBuildings) == 1 ? 4 - kind : 1;
}
/** What the tokens on a feature's tiles give, each once; around a monastery those of nine squares (LIT-6, LIT-10, LIT-11). */
export function bonus(node: i32): i32 {
  const kind = kindOf(node);
  const tile = tileOf(node);
  let sum = 0;
  if (kind == Segment.Monastery || kind == Segment.Garden) {
    for (let i = 0; i < 9; i++) sum += value(ninth(tile, i));
    return sum;
  }
  gather(node, ROAD);
  const stamp = freshStamp();
  for (let i = 0; i < count; i++) {
    const r = fragment(i);
    let k = r;
    do {
      if (isNewTile(tileOf(k), stamp)) sum += value(tileOf(k));
      k = nextMember(k);
    } while (k != r);
  }
  return sum;
}
/** Where tokens stand. */
export function foldLists(): void {
  let sum: u64 = 0;
  const n = get(Pos.Tiles);
  for (let t = 0; t < n; t++) if (building(t) != 0) sum += squareKey(t, building(t) << 4);
  foldSum(sum);
  for (let p = 0; p < players; p++) fold(get(State.Built0 + p));
}

/** Goods tokens: who completes a city takes one per symbol in it (TRD-2); most tokens of a kind give 10 at the end (TRD-4). */
import { header, players } from "../core/layout";
import { put8 } from "../core/journal";
import { points } from "../core/tables";
import { Event, NodeAt, Points, Pos, Term } from "../constants";
import { nodeAddress } from "../feature/nodes";
import { addScore } from "./majority";
import { emit, emitScore, emitTerm, explaining } from "./events";

export function goodsAddress(player: i32, good: i32): usize {
  return header + Pos.Goods * 4 + <usize>((player << 2) | good);
}
export function goods(player: i32, good: i32): i32 {
  return <i32>load<u8>(goodsAddress(player, good));
}
/** Abbeys a player still holds lie in the fourth byte. */
export function abbeys(player: i32): i32 {
  return goods(player, 3);
}
export function setAbbeys(player: i32, n: i32): void {
  put8(goodsAddress(player, 3), n);
}
export function collectGoods(city: i32, player: i32): void {
  let k = city;
  do {
    const at = nodeAddress(k);
    const good = <i32>load<u8>(at, NodeAt.Goods);
    if (good != 0) {
      put8(goodsAddress(player, good - 1), goods(player, good - 1) + 1);
      if (explaining) emit(Event.Goods, player, good - 1, 1);
    }
    k = <i32>load<u16>(at, NodeAt.Next);
  } while (k != city);
}
export function scoreGoods(): void {
  for (let good = 0; good < 3; good++) {
    let best = 1;
    for (let p = 0; p < players; p++) if (goods(p, good) > best) best = goods(p, good);
    for (let p = 0; p < players; p++) {
      if (goods(p, good) != best) continue;
      addScore(p, points(Points.Goods));
      if (!explaining) continue;
      emitScore(Event.Score, p, 7 + good, -1, points(Points.Goods), 1);
      emitTerm(Term.Goods, best, points(Points.Goods));
    }
  }
}

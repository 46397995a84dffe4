/** The position's hash as read: board facts, plus everything of the turn that matters for what may follow. */
import { chips, header, mapOptions, players } from "../core/layout";
import { get } from "../core/journal";
import { mix } from "../core/keys";
import { MapOption, Pos } from "../constants";
import { hubTile } from "../feature/hubs";
import { pending } from "../feature/pivots";
import { tileX, tileY } from "../board/tiles";
import { slotOf, tileOf } from "../feature/nodes";
import { wagonNode, wagonPlayer } from "../turn/wagon";

let h: u64 = 0;
function fold(value: i32): void {
  h = mix(h ^ (<u64>(<u32>value) + 0x9e3779b97f4a7c15));
}
function foldTile(tile: i32): void {
  fold(tile < 0 ? -1 : (tileX(tile) & 0xffff) | (tileY(tile) << 16));
}
export function hash(): u64 {
  h = load<u64>(header + Pos.HashLo * 4);
  fold(get(Pos.Phase) | (get(Pos.Turn) << 4) | (get(Pos.Part) << 8) | ((get(Pos.Actor) & 15) << 12) | (get(Pos.Double) << 16));
  fold(get(Pos.Drawn) | (get(Pos.Stage) << 10) | (get(Pos.RiverTurn) << 12) | (get(Pos.AbbeyEnd) << 16));
  foldTile(get(Pos.Placed));
  fold(get(Pos.Ferries));
  for (let p = 0; p < players; p++) {
    fold(load<i32>(header + <usize>((Pos.Scores + p) << 2)));
    fold(load<i32>(header + Pos.Goods * 4 + (<usize>p << 2)));
    fold(load<i32>(header + Pos.Supply * 4 + (<usize>p << 3)));
    fold(load<i32>(header + Pos.Supply * 4 + (<usize>p << 3) + 4));
  }
  for (let i = 0; i < get(Pos.Pending); i++) foldTile(hubTile(pending(i)));
  for (let i = get(Pos.WagonNext); i < get(Pos.Wagons); i++) {
    fold(wagonPlayer(i) | (slotOf(wagonNode(i)) << 8));
    foldTile(tileOf(wagonNode(i)));
  }
  fold(get(Pos.FlyFigure));
  foldTile(get(Pos.LandTile));
  if (mapOptions & MapOption.Chips) {
    fold(get(Pos.ChipHand));
    for (let word: usize = 0; word < 32; word += 4) fold(load<i32>(chips + word));
  }
  return h;
}

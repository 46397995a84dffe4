/** Places all over the board: for mage and witch, for wagons, for a flight's landing. */
import { get } from "../core/journal";
import { has, placeCount } from "../core/tables";
import { Flag, MoveKind, Pos } from "../constants";
import { tileAt } from "../board/grid";
import { tileKind, tileNode, tileX, tileY } from "../board/tiles";
import { slotOf, tileOf } from "../feature/nodes";
import { figureKind, figureNode, figureWord } from "../feature/figures";
import { gather, ROAD } from "../feature/roads";
import { inQuarter, maySend, sendNode, sendPlayer } from "../score/leipzig";
import { canLand } from "../feature/claims";
import { isMagicTarget } from "../feature/magic";
import { isWagonTarget, markConnected, wagonNode } from "../turn/wagon";
import { pack } from "./packed";
import { restart, write, writeOnce, written } from "./deploy";

export function writeMagic(): void {
  const tiles = get(Pos.Tiles);
  for (let t = 0; t < tiles; t++) {
    const n = placeCount(tileKind(t));
    for (let s = 0; s < n; s++) {
      if (!isMagicTarget(tileNode(t) + s)) continue;
      write(pack(MoveKind.Magic, tileX(t), tileY(t), s, 0));
      write(pack(MoveKind.Magic, tileX(t), tileY(t), s, 1));
    }
  }
  if (written != 0) return;
  if (get(Pos.Mage) >= 0) write(pack(MoveKind.Unmagic, 0, 0, 0, 0));
  if (get(Pos.Witch) >= 0) write(pack(MoveKind.Unmagic, 0, 0, 0, 1));
}
export function anyMagicTarget(): bool {
  const tiles = get(Pos.Tiles);
  for (let t = 0; t < tiles; t++) {
    const n = placeCount(tileKind(t));
    for (let s = 0; s < n; s++) if (isMagicTarget(tileNode(t) + s)) return true;
  }
  return false;
}
function writeWagonTile(from: i32, tile: i32): void {
  const n = placeCount(tileKind(tile));
  for (let s = 0; s < n; s++) if (isWagonTarget(from, tileNode(tile) + s)) write(pack(MoveKind.Wagon, tileX(tile), tileY(tile), s, 0));
}
export function writeWagon(i: i32): void {
  const from = wagonNode(i);
  if (has(Flag.WagonNearby)) {
    const x = tileX(tileOf(from));
    const y = tileY(tileOf(from));
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const t = tileAt(x + dx, y + dy);
        if (t >= 0) writeWagonTile(from, t);
      }
    return;
  }
  markConnected(from);
  const tiles = get(Pos.Tiles);
  for (let t = 0; t < tiles; t++) writeWagonTile(from, t);
}
export function anyWagonTarget(i: i32): bool {
  restart();
  writeWagon(i);
  return written != 0;
}
export function writeLandings(): void {
  const tile = get(Pos.LandTile);
  if (tile < 0) return;
  const n = placeCount(tileKind(tile));
  const figure = get(Pos.FlyFigure);
  for (let s = 0; s < n; s++) if (canLand(tileNode(tile) + s, figure)) write(pack(MoveKind.Deploy, tileX(tile), tileY(tile), s, figure));
}
/** The turn player of the decision may send a meeple from the road to a quarter where he has none yet (LEIP-4). */
export function writeSends(i: i32): void {
  const player = sendPlayer(i);
  gather(sendNode(i), ROAD);
  const n = get(Pos.Figures);
  for (let k = 0; k < n; k++) {
    const word = figureWord(k);
    if (!maySend(word, player)) continue;
    const node = figureNode(word);
    const tile = tileOf(node);
    for (let q = 0; q < 4; q++) if (!inQuarter(player, q)) writeOnce(pack(MoveKind.Send, tileX(tile), tileY(tile), (q << 2) | slotOf(node), figureKind(word)));
  }
}
export function anySend(i: i32): bool {
  restart();
  writeSends(i);
  return written != 0;
}

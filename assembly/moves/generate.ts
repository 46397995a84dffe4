/** Legal moves of the present phase into the move buffer, ascending (the order is part of the contract). */
import { kinds, mapCells, moves } from "../core/layout";
import { get } from "../core/journal";
import { Flag, MoveKind, Phase, Pos } from "../constants";
import { frontierX, frontierY } from "../board/grid";
import { fitAt, listFits } from "../board/fit";
import { isHole } from "../board/place";
import { tileHub, tileX, tileY } from "../board/tiles";
import { ferryMask, hubLegs, hubTile, pairMask } from "../feature/hubs";
import { pending } from "../feature/pivots";
import { has } from "../core/tables";
import { inStage } from "../turn/bag";
import { chipMove, hidden, isTreatSquare, treatMove } from "../map/chips";
import { pack } from "./packed";
import { restart, write, writeDeploys, written } from "./deploy";
import { writeLandings, writeMagic, writeSends, writeWagon } from "./targets";
import { sortMoves } from "./sort";

/** Writes the legal moves, or the chance outcomes, and returns their number. */
export function generate(): i32 {
  const n = list();
  sortMoves(moves, n);
  return n;
}
/** The same in no order, where only their number or one of them is wanted. */
export function list(): i32 {
  restart();
  const phase = get(Pos.Phase);
  if (phase == Phase.Place) writePlaces(get(Pos.Drawn));
  else if (phase == Phase.Deploy) {
    write(0);
    writeDeploys();
  } else if (phase == Phase.Draw) writeDraws();
  else if (phase == Phase.Ferry) writePairs(MoveKind.Ferry, tileHub(get(Pos.Placed)), 0);
  else if (phase == Phase.Pivot) writePivots();
  else writeRest(phase);
  return written;
}
function writeRest(phase: i32): void {
  if (phase == Phase.Abbey) {
    write(0);
    writeAbbeys();
  } else if (phase == Phase.Magic) writeMagic();
  else if (phase == Phase.Roll) for (let face = 1; face <= 3; face++) write(pack(MoveKind.Roll, 0, 0, face, 0));
  else if (phase == Phase.Land) {
    if (!has(Flag.FlierMustLand)) write(0);
    writeLandings();
  } else if (phase == Phase.Wagon) {
    write(0);
    writeWagon(get(Pos.WagonNext));
  } else if (phase == Phase.Chip) {
    for (let sort = 0; sort < 32; sort++) if (hidden(sort) != 0) write(chipMove(sort));
  } else if (phase == Phase.Treat) {
    const n = mapCells;
    for (let c = 0; c < n; c++) if (isTreatSquare(c)) write(treatMove(c));
  } else if (phase == Phase.Send) {
    write(0);
    writeSends(get(Pos.SendNext));
  }
}
/** Placements of any kind on the present board, whatever is in hand; ascending. */
export function placementsOf(kind: i32): i32 {
  restart();
  writePlaces(kind);
  sortMoves(moves, written);
  return written;
}
function writePlaces(kind: i32): void {
  const n = listFits(kind);
  for (let k = 0; k < n; k++) {
    const i = fitAt(k) >> 2;
    write(pack(MoveKind.Place, frontierX(i), frontierY(i), fitAt(k) & 3, 0));
  }
}
function writeAbbeys(): void {
  const n = get(Pos.Frontier);
  for (let i = 0; i < n; i++) {
    const x = frontierX(i);
    const y = frontierY(i);
    if (isHole(i, x, y)) write(pack(MoveKind.Abbey, x, y, 0, 0));
  }
}
function writeDraws(): void {
  for (let k = 0; k < kinds; k++) if (inStage(k)) write(pack(MoveKind.Draw, k, 0, 0, 0));
}
/** Every pair of jetties of a lake but the one given by its mask (FER-12, 37). */
function writePairs(kind: i32, hub: i32, without: i32): void {
  const have = hubLegs(hub);
  const tile = hubTile(hub);
  for (let pair = 0; pair < 6; pair++) {
    const mask = pairMask(pair);
    if ((mask & have) == mask && mask != without) write(pack(kind, tileX(tile), tileY(tile), pair, 0));
  }
}
function writePivots(): void {
  if (has(Flag.PivotAscending)) {
    writePairs(MoveKind.Pivot, pending(0), 0);
    return;
  }
  write(0);
  const n = get(Pos.Pending);
  for (let i = 0; i < n; i++) writePairs(MoveKind.Pivot, pending(i), ferryMask(pending(i)));
}

/** Where a tile meets the border, and the squares it opens that do not touch it: large cities, ferry routes. */
import { mapCells, mapOptions, mapWord } from "../core/layout";
import { get, put16, set } from "../core/journal";
import { edgeAt } from "../core/tables";
import { Cell, CellFlag, Edge, MapOption, MapWord, NodeAt, Pos } from "../constants";
import { cell, cellAddress, FRONTIER, isTile, stepX, stepY, tileAt, VOID } from "../board/grid";
import { furnish, openSquare } from "../board/frontier";
import { tileKind, tileNode, tileRotation } from "../board/tiles";
import { closeEnd, joinEnds, nodeAddress, root } from "../feature/nodes";
import { cellByte, printedKind, squareNumber, cellX, cellY, routeCell, routeSide } from "./cells";

/** A side of a new tile faces no square: roads and cities end there (MAP-14), or a road goes on over the water (MAP-20). */
export function meetBorder(mine: usize, base: i32, x: i32, y: i32, side: i32): void {
  const edge = <i32>load<u8>(mine, 3);
  const node = base + <i32>load<u8>(mine, 1);
  if (edge == Edge.City) {
    closeEnd(node);
    if (mapOptions & MapOption.BorderCoats) addCoats(node, (cellByte(squareNumber(x, y), Cell.BorderCoats) >> (side << 1)) & 3);
  }
  if ((mapOptions & MapOption.RoadContinues) != 0 && (cellByte(squareNumber(x, y), Cell.Flags) & CellFlag.Route) != 0) {
    const end = endAt(squareNumber(x, y), side);
    if (end >= 0) {
      meetWater(end ^ 1, edge == Edge.Road ? node : -1);
      return;
    }
  }
  if (edge == Edge.Road) closeEnd(node);
}
/** MAP-15: coats of arms printed at the border, where they count. */
function addCoats(node: i32, n: i32): void {
  const at = nodeAddress(root(node)) + NodeAt.Coats;
  if (n != 0) put16(at, <i32>load<u16>(at) + n);
}
/** Route * 2 + end at that side of a square, -1 none. */
function endAt(number: i32, side: i32): i32 {
  const n = mapWord(MapWord.Routes) << 1;
  for (let e = 0; e < n; e++) if (routeCell(e >> 1, e & 1) == number && routeSide(e >> 1, e & 1) == side) return e;
  return -1;
}
/** Road that leaves over an end of a route, -1 when no tile lies there or no road of it does. */
function roadAt(end: i32): i32 {
  const number = routeCell(end >> 1, end & 1);
  const tile = tileAt(cellX(number), cellY(number));
  if (tile < 0) return -1;
  const edge = edgeAt(tileKind(tile), tileRotation(tile), routeSide(end >> 1, end & 1));
  return <i32>load<u8>(edge, 3) == Edge.Road ? tileNode(tile) + <i32>load<u8>(edge, 1) : -1;
}
/** The two ends of a route with tiles on both: one road, or each closed. With the far square empty the road stays open. */
function meetWater(far: i32, mine: i32): void {
  const number = routeCell(far >> 1, far & 1);
  if (!isTile(cell(cellX(number), cellY(number)))) return;
  const theirs = roadAt(far);
  if (mine >= 0 && theirs >= 0) joinEnds(mine, theirs);
  else if (mine >= 0) closeEnd(mine);
  else if (theirs >= 0) closeEnd(theirs);
}
/** Road at the other end of a route from the tile on that square, which the tile may have closed; -1 none. */
export function roadAcross(x: i32, y: i32, route: i32): i32 {
  const number = squareNumber(x, y);
  if (routeCell(route, 0) == number) return roadAt((route << 1) | 1);
  return routeCell(route, 1) == number ? roadAt(route << 1) : -1;
}

function openEmpty(x: i32, y: i32): void {
  const word = cell(x, y);
  if ((word & (FRONTIER | VOID)) != 0 || isTile(word)) return;
  const open = get(Pos.Frontier);
  openSquare(open, cellAddress(x, y), x, y, word, 0, 0);
  furnish(open, x, y, 0);
  set(Pos.Frontier, open + 1);
}
/** What a tile on that square opens beyond its own neighbours (MAP-16, 17, 19, 21). */
export function openBeyond(x: i32, y: i32): void {
  const number = squareNumber(x, y);
  const flags = cellByte(number, Cell.Flags);
  if (flags & CellFlag.BesideCity) connectCities(x, y);
  if ((flags & CellFlag.Route) == 0) return;
  const n = mapWord(MapWord.Routes) << 1;
  for (let e = 0; e < n; e++) {
    if (routeCell(e >> 1, e & 1) != number) continue;
    const far = routeCell(e >> 1, (e & 1) ^ 1);
    openEmpty(cellX(far), cellY(far));
  }
}
function connectCities(x: i32, y: i32): void {
  for (let side = 0; side < 4; side++) {
    const nx = x + stepX(side);
    const ny = y + stepY(side);
    const number = squareNumber(nx, ny);
    const city = number < 0 ? 0 : cellByte(number, Cell.City);
    if (city == 0 || (get(Pos.Cities) & (1 << (city - 1))) != 0) continue;
    const edge = edgeAt(printedKind(number), 0, (side + 2) & 3);
    if ((mapOptions & MapOption.CitySide) == 0 || <i32>load<u8>(edge, 3) == Edge.City) connect(city);
  }
}
/** All squares of a city become active together, and every square beside any of them opens (MAP-17). */
function connect(city: i32): void {
  set(Pos.Cities, get(Pos.Cities) | (1 << (city - 1)));
  const n = mapCells;
  for (let number = 0; number < n; number++) {
    if (cellByte(number, Cell.City) != city) continue;
    for (let side = 0; side < 4; side++) openEmpty(cellX(number) + stepX(side), cellY(number) + stepY(side));
  }
}
/** Whether an abbey may fill a square: tiles or printed squares on all sides, by option also the border (INT-5). */
export function fillsHole(x: i32, y: i32): bool {
  for (let side = 0; side < 4; side++) {
    const word = cell(x + stepX(side), y + stepY(side));
    if (!isTile(word) && ((word & VOID) == 0 || (mapOptions & MapOption.AbbeyAtBorder) == 0)) return false;
  }
  return true;
}

/** Observation planes (CHW, f32) of the selected position as one player sees it. Groups and their order: constants.Plane. */
import { featureCache, maxNodes, players } from "../core/layout";
import { get } from "../core/journal";
import { edgeAt, has, kindFlags, template } from "../core/tables";
import { Edge, Fig, Flag, KindFlag, NodeAt, NodeFlag, Plane, Pos, Segment } from "../constants";
import { State } from "../generated/state";
import { Step } from "../generated/ids";
import { frontierX, frontierY } from "../board/grid";
import { rotationsAt } from "../board/fit";
import { isHole } from "../board/place";
import { tileHub, tileKind, tileNode, tileRotation, tileX, tileY } from "../board/tiles";
import { figureCorner, figureKind, figureNode, figurePlayer, figureWord } from "../feature/figures";
import { ferryMask, hubTile, hubType, LAKE, pairMask } from "../feature/hubs";
import { NOBODY } from "../families/fairy";
import { pending } from "../families/ferries";
import { crew, kindOf, root, slotOf, tileOf } from "../feature/nodes";
import { allCoats, allOpen, gather, measure, ROAD } from "../feature/roads";
import { owners, ownersOf } from "../score/majority";
import { featurePoints } from "../score/points";
import { wagonNode } from "../families/wagon";
import { area, cellIndex } from "./window";
import { coatsOf, hasPlanes, planeAt, planeCount, signs, symbolAt, symbolsOf, symbolsPresent } from "./planes";
import { focusTile } from "./focus";
import { writeMap } from "./maps";

let out: usize = 0;
let viewer: i32 = 0;
/** Tiles outside the window in the last observation. */
export let tilesOutside: i32 = 0;

function put(plane: i32, cell: i32, value: f32): void {
  store<f32>(out + ((<usize>(plane * area + cell)) << 2), value);
}
function add(plane: i32, cell: i32, value: f32): void {
  const at = out + ((<usize>(plane * area + cell)) << 2);
  store<f32>(at, load<f32>(at) + value);
}
/** Seat of a player counted from the viewer, who is 0. */
export function seatOf(player: i32, from: i32): i32 {
  const d = player - from;
  return d < 0 ? d + players : d;
}

/** Writes planeCount() * S * S floats. */
export function writePlanes(target: usize, player: i32): void {
  out = target;
  viewer = player;
  tilesOutside = 0;
  memory.fill(out, 0, (<usize>(planeCount() * area)) << 2);
  freshRound();
  const n = get(Pos.Tiles);
  for (let t = 0; t < n; t++) {
    const cell = cellIndex(tileX(t), tileY(t));
    if (cell < 0) tilesOutside++;
    else writeTile(t, cell);
  }
  writeFigures();
  if (hasPlanes(Plane.Ferries)) writeMovable();
  if (hasPlanes(Plane.Magic)) {
    writeOn(planeAt(Plane.Magic), -1, 4, get(State.Mage));
    writeOn(planeAt(Plane.Magic) + 5, -1, 4, get(State.Witch));
  }
  if (hasPlanes(Plane.Fairy)) writeFairy(planeAt(Plane.Fairy));
  if (hasPlanes(Plane.Map)) writeMap(out);
  writeLegal();
  mark(planeAt(Plane.Marks), get(Pos.Placed), 1);
  if (get(Pos.Phase) == Step.Wagon) mark(planeAt(Plane.Marks) + 1, tileOf(wagonNode(get(State.WagonNext))), 0.5);
  mark(planeAt(Plane.Marks) + 1, focusTile(), 1);
}
function mark(plane: i32, tile: i32, value: f32): void {
  if (tile < 0) return;
  const cell = cellIndex(tileX(tile), tileY(tile));
  if (cell >= 0) put(plane, cell, value);
}

function writeTile(tile: i32, cell: i32): void {
  const kind = tileKind(tile);
  const rotation = tileRotation(tile);
  const base = tileNode(tile);
  put(planeAt(Plane.Occupied), cell, 1);
  for (let side = 0; side < 4; side++) {
    const row = edgeAt(kind, rotation, side);
    const edge = <i32>load<u8>(row, 3);
    if (edge <= Edge.River) {
      const order = edge == Edge.Field ? 0 : edge == Edge.City ? 1 : edge == Edge.Road ? 2 : 3;
      put(planeAt(Plane.Edges) + order * 4 + side, cell, 1);
    }
    if (edge == Edge.Road || edge == Edge.City) {
      writeEdgeFeature(base + <i32>load<u8>(row, 1), side, cell);
      writeSigns(template(kind, <i32>load<u8>(row, 1)), side, cell);
    }
    if (!hasPlanes(Plane.FieldMajority) || edge == Edge.City || edge == Edge.Any) continue;
    writeHalf(base, <i32>load<u8>(row), 2 * side, cell);
    writeHalf(base, <i32>load<u8>(row, 2), 2 * side + 1, cell);
  }
  writeLinks(tile, kind, rotation, cell);
  let mask = symbolsOf(kind) & symbolsPresent();
  while (mask != 0) {
    const s = ctz(mask);
    mask &= mask - 1;
    put(symbolAt(s), cell, s == 2 ? <f32>coatsOf(kind) : 1);
  }
  if (hasPlanes(Plane.Ferries) && ferryOf(tile) != 0) put(planeAt(Plane.Ferries), cell, 1);
}
function ferryOf(tile: i32): i32 {
  const hub = tileHub(tile);
  return hub != 0 && hubType(hub) == LAKE ? ferryMask(hub) : 0;
}
/** Sides of a tile that are joined on it: by one road, a labyrinth or the ferry; by one city. */
function writeLinks(tile: i32, kind: i32, rotation: i32, cell: i32): void {
  const ferry = ferryOf(tile);
  const labyrinth = (kindFlags(kind) & KindFlag.Labyrinth) != 0;
  for (let pair = 0; pair < 6; pair++) {
    const mask = pairMask(pair);
    const a = edgeAt(kind, rotation, ctz(mask));
    const b = edgeAt(kind, rotation, ctz(mask & (mask - 1)));
    const edge = load<u8>(a, 3);
    if (edge != load<u8>(b, 3)) continue;
    const same = load<u8>(a, 1) == load<u8>(b, 1);
    if (edge == <u8>Edge.Road && (same || labyrinth || ferry == mask)) put(planeAt(Plane.RoadLinks) + pair, cell, 1);
    else if (edge == <u8>Edge.City && same) put(planeAt(Plane.CityLinks) + pair, cell, 1);
  }
}

// ── What a root is worth is found out once an observation: stamp u32, open i32, points i32, majority f32 ──────────────
/** Stamp of what stands in featureCache now. */
export let round: u32 = 0;
export function freshRound(): void {
  if (++round != 0) return;
  memory.fill(featureCache, 0, (<usize>maxNodes) << 4);
  round = 1;
}
function majority(mask: i32): f32 {
  if (mask == 0) return 0;
  const mine = 1 << viewer;
  return mask == mine ? 1 : (mask & mine) != 0 ? 0.5 : -1;
}
function writeEdgeFeature(node: i32, side: i32, cell: i32): void {
  const r = root(node);
  const at = featureCache + ((<usize>r) << 4);
  if (load<u32>(at) != round) {
    store<u32>(at, round);
    gather(r, ROAD);
    measure();
    store<i32>(at, allOpen, 4);
    store<i32>(at, featurePoints(kindOf(r), allOpen != 0), 8);
    store<f32>(at, majority(owners()), 12);
  }
  const plane = planeAt(Plane.EdgeFeatures) + side;
  const open = load<i32>(at, 4);
  put(plane, cell, open == 0 ? 1 : 0);
  put(plane + 4, cell, <f32>open / 8);
  put(plane + 8, cell, <f32>load<i32>(at, 8) / 16);
  put(plane + 12, cell, load<f32>(at, 12));
}
function writeHalf(base: i32, slot: i32, half: i32, cell: i32): void {
  if (slot == Edge.None) return;
  const r = root(base + slot);
  const at = featureCache + ((<usize>r) << 4);
  if (load<u32>(at) != round) {
    store<u32>(at, round);
    let value: f32 = 0;
    if (crew(r) != 0) {
      gather(r, ROAD);
      value = majority(ownersOf(crew(r)));
    }
    store<f32>(at, value, 12);
  }
  put(planeAt(Plane.FieldMajority) + half, cell, load<f32>(at, 12));
}
/** Meeples by their strength: a large one 2, a mayor the coats of arms in its city, ½ where there are none. */
function strength(figure: i32, node: i32): f32 {
  if (figure == Fig.Large) return 2;
  if (figure != Fig.Mayor) return 1;
  gather(node, ROAD);
  return allCoats == 0 ? 0.5 : <f32>allCoats;
}
/** Where segments that reach no side stand, behind four sides and eight half-edges. */
const CENTRE: i32 = 12;
/** Adds a value at the sides and half-edges that a segment reaches, or in the centre; `half` -1: sides only. */
function addSegment(plane: i32, half: i32, centre: i32, node: i32, cell: i32, value: f32): void {
  const tile = tileOf(node);
  const slot = <u8>slotOf(node);
  let nowhere = true;
  for (let side = 0; side < 4; side++) {
    const row = edgeAt(tileKind(tile), tileRotation(tile), side);
    if (load<u8>(row, 1) == slot) {
      add(plane + side, cell, value);
      nowhere = false;
    }
    for (let k = 0; k < 2; k++) {
      if (half < 0 || load<u8>(row + <usize>(k << 1)) != slot) continue;
      add(plane + half + 2 * side + k, cell, value);
      nowhere = false;
    }
  }
  // a tile may have several fields inside
  if (nowhere) add(plane + centre, cell, kindOf(node) == Segment.Field ? value + <f32>slot / 64 : value);
}
/** A neutral figure on a segment; node -1: not on the board. */
function writeOn(plane: i32, half: i32, centre: i32, node: i32): void {
  if (node < 0) return;
  const cell = cellIndex(tileX(tileOf(node)), tileY(tileOf(node)));
  if (cell >= 0) addSegment(plane, half, centre, node, cell, 1);
}
/** On the segment of her meeple; beside nobody only her tile counts. */
function writeFairy(plane: i32): void {
  const node = get(State.Fairy);
  if (get(State.FairyMeeple) != NOBODY) writeOn(plane, 4, CENTRE, node);
  else if (node >= 0) mark(plane + CENTRE, tileOf(node), 1);
}
function writeFigures(): void {
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) {
    const word = figureWord(i);
    const node = figureNode(word);
    const tile = tileOf(node);
    const cell = cellIndex(tileX(tile), tileY(tile));
    if (cell < 0) continue;
    const seat = seatOf(figurePlayer(word), viewer);
    const figure = figureKind(word);
    const specials = planeAt(Plane.Specials) + 17 * seat;
    if (figure < Fig.Builder) addSegment(planeAt(Plane.Figures) + 13 * seat, 4, CENTRE, node, cell, strength(figure, node));
    else if (!hasPlanes(Plane.Specials)) continue;
    else if (figure == Fig.Barn) put(specials + 13 + figureCorner(word), cell, 1);
    else addSegment(specials, 4, CENTRE, node, cell, figure == Fig.Pig ? 0.5 : 1);
  }
}
/** Coats of arms, inns or cathedrals, and goods of the road or city at a side. */
function writeSigns(node: usize, side: i32, cell: i32): void {
  const which = signs();
  let plane = planeAt(Plane.Signs) + side;
  if (which & 1) {
    put(plane, cell, <f32>load<u16>(node, NodeAt.Coats));
    plane += 4;
  }
  if (which & 2) {
    put(plane, cell, (load<u8>(node, NodeAt.Own) & NodeFlag.Inn) != 0 ? 1 : 0);
    plane += 4;
  }
  if (which & 4) put(plane, cell, <f32>load<u8>(node, NodeAt.Goods) / 3);
}
/** Ferries waiting to be pivoted: the one asked for now 1, later ones ½; in free order all of them 1. */
function writeMovable(): void {
  if (get(Pos.Phase) != Step.Pivot) return;
  const n = get(State.Pending);
  for (let i = 0; i < n; i++) mark(planeAt(Plane.Ferries) + 1, hubTile(pending(i)), i != 0 && has(Flag.PivotAscending) ? 0.5 : 1);
}
/** Where the tile in hand, or an abbey, may go. */
function writeLegal(): void {
  const phase = get(Pos.Phase);
  if (phase != Step.Place && phase != Step.Abbey) return;
  const n = get(Pos.Frontier);
  for (let i = 0; i < n; i++) {
    const cell = cellIndex(frontierX(i), frontierY(i));
    if (cell < 0) continue;
    let mask = phase == Step.Place ? rotationsAt(get(Pos.Drawn), i) : isHole(i) ? 1 : 0;
    while (mask != 0) {
      put(planeAt(Plane.Legal) + ctz(mask), cell, 1);
      mask &= mask - 1;
    }
  }
}

/** The global vector (f32) beside the planes: hands, scores, supplies, phase, rules, window. Sections: constants.Section. */
import { flags, header, kinds, mapOptions, players } from "../core/layout";
import { get } from "../core/journal";
import { points } from "../core/tables";
import { Fig, Points, Pos, Section } from "../constants";
import { stepKey } from "../generated/dispatch";
import { State } from "../generated/state";
import { Step } from "../generated/ids";
import { tileKind, tileRotation } from "../board/tiles";
import { supply } from "../feature/figures";
import { abbeys, goods } from "../score/goods";
import { NOBODY } from "../families/fairy";
import { flier } from "../families/flying";
import { score } from "../score/majority";
import { bagCount } from "../turn/bag";
import { figureCount, globalCount, hasSection, sectionAt } from "./planes";
import { originX, originY } from "./window";
import { writeChips } from "./maps";
import { seatOf, tilesOutside } from "./observe";

let out: usize = 0;
function put(section: i32, i: i32, value: f32): void {
  store<f32>(out + ((<usize>(sectionAt(section) + i)) << 2), value);
}
/** Writes globalCount() floats; call after `writePlanes`, whose count of outside tiles is reported here. */
export function writeGlobals(target: usize, viewer: i32, movesOutside: i32): void {
  out = target;
  memory.fill(out, 0, (<usize>globalCount()) << 2);
  put(Section.Phase, stepKey(get(Pos.Phase)), 1);
  writeTile();
  for (let k = 0; k < kinds; k++) put(Section.Remaining, k, <f32>bagCount(k));
  for (let p = 0; p < players; p++) {
    const seat = seatOf(p, viewer);
    put(Section.Scores, seat, <f32>score(p) / 100);
    const figures = figureCount();
    for (let f = 0; f < figures; f++) put(Section.Supply, figures * seat + f, <f32>supply(p, f));
    if (hasSection(Section.Goods)) for (let g = 0; g < 3; g++) put(Section.Goods, 3 * seat + g, <f32>goods(p, g));
    if (hasSection(Section.Abbeys)) put(Section.Abbeys, seat, <f32>abbeys(p));
  }
  if (get(Pos.Actor) >= 0) put(Section.Actor, seatOf(get(Pos.Actor), viewer), 1);
  put(Section.Turn, seatOf(get(Pos.Turn), viewer), 1);
  if (hasSection(Section.Ferries)) put(Section.Ferries, 0, <f32>get(State.Ferries));
  const phase = get(Pos.Phase);
  if (hasSection(Section.FlyFigure) && (phase == Step.Roll || phase == Step.Land))
    put(Section.FlyFigure, min(flier(), Fig.Builder), 1);
  put(Section.Counts, 0, <f32>get(Pos.Left));
  put(Section.Counts, 1, <f32>get(Pos.Tiles));
  put(Section.Counts, 2, get(Pos.Part) == 2 ? 1 : 0);
  put(Section.Counts, 3, get(Pos.Double) != 0 ? 1 : 0);
  for (let bit = 0; bit < 32; bit++) if ((flags & (1 << bit)) != 0) put(Section.Rules, bit, 1);
  if (hasSection(Section.Chips)) writeChips(out + ((<usize>sectionAt(Section.Chips)) << 2));
  writeOptions(viewer);
  put(Section.Window, 0, <f32>originX);
  put(Section.Window, 1, <f32>originY);
  put(Section.Window, 2, <f32>tilesOutside);
  put(Section.Window, 3, <f32>movesOutside);
}
/** What stands in quarters, and what the rules say beyond their bits. */
function writeOptions(viewer: i32): void {
  if (hasSection(Section.Quarters))
    for (let p = 0; p < players; p++)
      for (let q: usize = 0; q < 4; q++)
        put(
          Section.Quarters,
          4 * seatOf(p, viewer) + <i32>q,
          <f32>load<u8>(header + Pos.Quarters * 4 + ((<usize>p) << 2) + q) / 8,
        );
  for (let word = 0; word < Points.Words; word++) put(Section.Points, word, <f32>points(word) / 16);
  if (hasSection(Section.Crop)) {
    put(Section.Crop, 0, <f32>get(State.CropChoice));
    put(Section.Crop, 1, <f32>get(State.CropLeft));
  }
  const beside = get(State.FairyMeeple);
  if (hasSection(Section.Fairy) && beside != NOBODY) {
    put(Section.Fairy, seatOf(beside & 15, viewer), 1);
    put(Section.Fairy, players + (beside >> 4), 1);
  }
  if (!hasSection(Section.MapOptions)) return;
  for (let bit = 0; bit < 8; bit++) if ((mapOptions & (1 << bit)) != 0) put(Section.MapOptions, bit, 1);
}
/** The tile in hand; once it lies, the tile placed in this part of the turn with its rotation. */
function writeTile(): void {
  const hand = get(Pos.Drawn);
  if (hand >= 0) put(Section.Tile, hand, 1);
  const placed = get(Pos.Placed);
  if (hand >= 0 || placed < 0) return;
  put(Section.Tile, tileKind(placed), 1);
  put(Section.TileRotation, tileRotation(placed), 1);
}
/** The player whose view is written when none is named: who decides, else whose turn it is. */
export function defaultViewer(): i32 {
  const actor = load<i32>(header + Pos.Actor * 4);
  return actor >= 0 ? actor : get(Pos.Turn);
}

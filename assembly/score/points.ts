/**
 * Points of the road or city gathered and measured last, by the table of the rulebook: counts here, points there.
 * The road formula is LAB-49 in the order of LAB-40: tiles and multiplier, mage, witch, meeples of a labyrinth.
 */
import { get } from "../core/journal";
import { has, hooks, points } from "../core/tables";
import { Event, Fig, Flag, NodeFlag, Points, Pos, Segment, Term } from "../constants";
import { cityBonus } from "../generated/dispatch";
import { Hook } from "../generated/hooks";
import { State } from "../generated/state";
import { allCoats, allCrew, allFlags, fragment, germanLength, length, reached } from "../feature/roads";
import { crewTotal, figureKind, figureNode, figureWord } from "../feature/figures";
import { bonusAt } from "./bonus";
import { emitScore, emitTerm, explaining } from "./events";

let total: i32 = 0;
let written: bool = false;
function term(id: i32, n: i32, value: i32): void {
  total += value;
  if (written) emitTerm(id, n, value);
}
function more(): void {
  const n = bonusAt(fragment(0));
  if (n != 0) term(Term.Bonus, n, n);
}
/** Sum of the last road or city; with `player` >= 0 while explaining the terms are written as that player's record. */
export function roadPoints(final: bool): i32 {
  total = 0;
  const inn = (allFlags & NodeFlag.Inn) != 0;
  const german = (allFlags & NodeFlag.German) != 0;
  const row = (inn ? 1 : 0) + (german ? 2 : 0);
  const n = german ? germanLength : length;
  term(Term.RoadTiles + row, n, n * points((final ? Points.RoadFinal : Points.RoadComplete) + row));
  magic(Points.RoadMage, Points.RoadWitch);
  if (!final && has(Flag.LabyrinthBonus) && (allFlags & NodeFlag.Labyrinth) != 0) {
    const m = crewTotal(allCrew) + (has(Flag.BonusAll) ? builders() : 0);
    term(Term.LabyrinthMeeples, m, m * points(Points.Labyrinth));
  }
  more();
  return total;
}
function builders(): i32 {
  let m = 0;
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) {
    const word = figureWord(i);
    if (figureKind(word) == Fig.Builder && reached(figureNode(word))) m++;
  }
  return m;
}
/** Mage: points per tile, cathedral tiles once (LAB-44, MAGE-7). Witch: half of what stands so far, rounded up (MAGE-8). */
function magic(perTile: i32, divisor: i32): void {
  if (!has(Flag.Magic)) return;
  const mage = get(State.Mage);
  if (mage >= 0 && reached(mage)) term(Term.Mage, length, length * points(perTile));
  const witch = get(State.Witch);
  if (witch >= 0 && reached(witch)) {
    const d = points(divisor);
    term(Term.Witch, 1, (total + d - 1) / d - total);
  }
}
export function cityPoints(final: bool): i32 {
  total = 0;
  const cathedral = (allFlags & NodeFlag.Inn) != 0;
  if (!final && !cathedral && length == 2) {
    term(Term.SmallCityTiles, length, length * points(Points.CityTwo));
    if (allCoats != 0) term(Term.SmallCityCoats, allCoats, allCoats * points(Points.CityTwo + 1));
  } else {
    const row = (final ? Points.CityFinal : Points.CityComplete) + (cathedral ? 2 : 0);
    term(cathedral ? Term.CityTilesCathedral : Term.CityTiles, length, length * points(row));
    if (allCoats != 0) term(cathedral ? Term.CityCoatsCathedral : Term.CityCoats, allCoats, allCoats * points(row + 1));
  }
  if (allFlags & NodeFlag.Besieged) {
    const n = min(total, length + allCoats); // SIE-11
    if (n != 0) term(Term.Besieged, n, -n);
  }
  if (!final && (hooks & (1 << Hook.CityBonus)) != 0) {
    const n = cityBonus();
    if (n != 0) term(Term.Darmstadtium, 1, n);
  }
  magic(Points.CityMage, Points.CityWitch);
  more();
  return total;
}
/** Points of the gathered and measured feature, road or city. */
export function featurePoints(kind: i32, final: bool): i32 {
  return kind == Segment.Road ? roadPoints(final) : cityPoints(final);
}
/** Writes the record of one owner, term by term; `more` is the Wainwrights' bonus (LAB-40). */
export function explainFeature(player: i32, kind: i32, node: i32, value: i32, more: i32, final: bool): void {
  if (!explaining) return;
  emitScore(Event.Score, player, kind, node, value + more, final ? 1 : 0);
  written = true;
  featurePoints(kind, final);
  if (more != 0) emitTerm(Term.Wainwrights, length, more);
  written = false;
}

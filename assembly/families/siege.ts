/** Siege: knights of a besieged city near a monastery may slip away at the end of the turn (SIE-20 to 25). */
import { get } from "../core/journal";
import { mark, option, slots, template } from "../core/tables";
import { KindAt, NodeAt, NodeFlag, Pos, Segment } from "../constants";
import { Mark, Option, Verb } from "../generated/ids";
import { ninth, tileKind, tileX, tileY } from "../board/tiles";
import { figureKind, figureNode, figurePlayer, figureWord, isMeeple } from "../feature/figures";
import { flagsOf, kindOf, nextMember, root, slotOf, tileOf } from "../feature/nodes";
import { restart, write, writeOnce, written } from "../moves/list";
import { pack } from "../moves/packed";
import { ask } from "../turn/machine";

const SIEGE_TILE: i32 = 0;

/** The last act of the turn: behind the second part where there is one (SIE-22). The festival's room takes the knight home. */
export function enter(step: i32): bool {
  if (option(Option.SiegeEscape) == 0 || (get(Pos.Double) != 0 && get(Pos.Part) == 1)) return false;
  restart();
  writeEscapes();
  if (written == 0) return false;
  ask(step, get(Pos.Turn));
  return true;
}
export function list(step: i32): void {
  write(pack(Verb.Pass, 0, 0, 0));
  writeEscapes();
}
/** Any meeple in the city is a knight (SIE-25). */
function writeEscapes(): void {
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) {
    const word = figureWord(i);
    const node = figureNode(word);
    if (figurePlayer(word) != get(Pos.Turn) || !isMeeple(figureKind(word)) || kindOf(node) != Segment.City) continue;
    if ((flagsOf(root(node)) & NodeFlag.Besieged) == 0 || !hasWayOut(node)) continue;
    const tile = tileOf(node);
    writeOnce(pack(Verb.Retrieve + figureKind(word), tileX(tile), tileY(tile), slotOf(node)));
  }
}
/** A monastery on or around a tile of the city that counts (SIE-21, SIE-23). */
function hasWayOut(node: i32): bool {
  let k = node;
  do {
    const tile = tileOf(k);
    k = nextMember(k);
    if (option(Option.EscapeFrom) == SIEGE_TILE && mark(tileKind(tile), Mark.Besieged) == 0) continue;
    for (let i = 0; i < 9; i++) {
      const other = ninth(tile, i);
      if (other >= 0 && hasMonastery(tileKind(other))) return true;
    }
  } while (k != node);
  return false;
}
/** Monastery, abbey, shrine or church, but no garden (SIE-24). */
function hasMonastery(kind: i32): bool {
  for (let rest = slots(kind, KindAt.Cloisters); rest != 0; rest &= rest - 1)
    if (<i32>load<u8>(template(kind, ctz(rest)), NodeAt.Kind) == Segment.Monastery) return true;
  return false;
}

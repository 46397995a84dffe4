/** Fields: what complete cities at a field are worth (BASE-64..67), pigs (TRD-21), barns (ABB-30..35). */
import { players, seenNodes } from "../core/layout";
import { get, put8 } from "../core/journal";
import { addKey, paidKey } from "../core/keys";
import { has, hooks, points } from "../core/tables";
import { Event, Fig, Flag, NodeAt, NodeFlag, Points, Pos, Segment, Term } from "../constants";
import { onScored } from "../generated/dispatch";
import { Hook } from "../generated/hooks";
import { tileNode, tileX, tileY } from "../board/tiles";
import { crew, flagsOf, kindOf, nextMember, nodeAddress, open, root, slotOf, tileOf } from "../feature/nodes";
import {
  crewOf,
  figureKind,
  figureNode,
  figurePlayer,
  figureWord,
  findFigure,
  findKind,
  isMeeple,
  sendHome,
} from "../feature/figures";
import { freshStamp, gather, ROAD } from "../feature/roads";
import { addScore, ownersOf } from "./majority";
import { bonusAt } from "./bonus";
import { emitScore, emitTerm, explaining } from "./events";

export function mark(node: i32, stamp: u32): bool {
  const at = seenNodes + ((<usize>node) << 2);
  if (load<u32>(at) == stamp) return false;
  store<u32>(at, stamp);
  return true;
}
/** How many cities a complete one counts for: a besieged one pays double (SIE-13, SIE-14). */
function worth(city: i32): i32 {
  return (flagsOf(city) & NodeFlag.Besieged) != 0 ? 2 : 1;
}
/** Different complete cities that touch the field with that root; a city counts once (BASE-66). */
export function citiesAt(field: i32): i32 {
  return citiesNotIn(field, freshStamp(), 0, false);
}
/**
 * The same, leaving out and then adding cities already stamped, and leaving out those that have paid a player of `mask`; `use`:
 * these pay now.
 */
function citiesNotIn(field: i32, stamp: u32, mask: i32, use: bool): i32 {
  let n = 0;
  let k = field;
  do {
    const at = nodeAddress(k);
    let touch = <i32>load<u16>(at, NodeAt.Cities);
    if (touch != 0) {
      const base = tileNode(<i32>load<u16>(at, NodeAt.Tile));
      while (touch != 0) {
        const c = root(base + ctz(touch));
        touch &= touch - 1;
        if (open(c) != 0 || (<i32>load<u8>(nodeAddress(c), NodeAt.Paid) & mask) != 0 || !mark(c, stamp)) continue;
        n += worth(c);
        if (use) usePaid(c, mask);
      }
    }
    k = <i32>load<u16>(at, NodeAt.Next);
  } while (k != field);
  return n;
}
/** The city has paid that player's farmers and will not again (BASE-67). */
function usePaid(city: i32, mask: i32): void {
  const at = nodeAddress(city) + NodeAt.Paid;
  put8(at, <i32>load<u8>(at) | mask);
  addKey(paidKeyOf(city, mask));
}
/** Key of one player's mark; the city is named by the segment that comes first by square, as its root is chance. */
function paidKeyOf(city: i32, mask: i32): u64 {
  let first = city;
  let k = city;
  do {
    const dy = tileY(tileOf(k)) - tileY(tileOf(first));
    const dx = tileX(tileOf(k)) - tileX(tileOf(first));
    if (dy < 0 || (dy == 0 && (dx < 0 || (dx == 0 && slotOf(k) < slotOf(first))))) first = k;
    k = nextMember(k);
  } while (k != city);
  return paidKey(tileX(tileOf(first)), tileY(tileOf(first)), slotOf(first), mask);
}
/** Sum of the keys of all marks, from scratch. */
export function paidHash(): u64 {
  let sum: u64 = 0;
  const n = get(Pos.Nodes);
  for (let c = 0; c < n; c++) {
    if (root(c) != c) continue;
    for (let paid = <i32>load<u8>(nodeAddress(c), NodeAt.Paid); paid != 0; paid &= paid - 1) sum += paidKeyOf(c, paid & -paid);
  }
  return sum;
}
/** Whether a player's pig stands in the field. */
function hasPig(field: i32, player: i32): bool {
  if (!has(Flag.Builders)) return false;
  let i = findFigure(player, Fig.Pig, 0);
  while (i >= 0) {
    if (root(figureNode(figureWord(i))) == field) return true;
    i = findFigure(player, Fig.Pig, i + 1);
  }
  return false;
}
/** Pays the owners of a field per complete city, own pigs added. */
function payField(field: i32, n: i32, perCity: i32, term: i32, final: bool): void {
  gather(field, ROAD);
  const mask = ownersOf(crew(field));
  for (let p = 0; p < players; p++) if (mask & (1 << p)) pay(p, field, n, perCity, term, hasPig(field, p), final);
}
function pay(player: i32, field: i32, n: i32, perCity: i32, term: i32, pig: bool, final: bool): void {
  const pigs = pig ? n * points(Points.Pig) : 0;
  const other = bonusAt(field);
  const value = n * perCity + pigs + other;
  addScore(player, value);
  if (!explaining) return;
  emitScore(Event.Score, player, Segment.Field, field, value, final ? 1 : 0);
  emitTerm(term, n, n * perCity);
  if (pig) emitTerm(term == Term.FieldCities ? Term.FieldPig : Term.BarnPig, n, pigs);
  if (other != 0) emitTerm(Term.Bonus, other, other);
}
/** Farmers and pigs of a field go home, a barn stays (ABB-32, TRD-22). */
export function emptyField(field: i32): void {
  if (hooks & (1 << Hook.OnScored)) onScored(field);
  for (let i = get(Pos.Figures) - 1; i >= 0; i--) {
    const word = figureWord(i);
    if (figureKind(word) != Fig.Barn && root(figureNode(word)) == field) sendHome(i);
  }
}
/** Step 3c: fields that now hold a barn and farmers are scored: 3 a city where the barn was just set, else 1 (ABB-32, 34). */
export function scoreBarnFields(placedBarn: i32): void {
  if (has(Flag.PerPlayer3)) for (let p = 0; p < players; p++) scoreBarnsOnce(placedBarn, p);
  const stamp = freshStamp();
  for (let i = findKind(Fig.Barn, 0); i >= 0; i = findKind(Fig.Barn, i + 1)) {
    const field = root(figureNode(figureWord(i)));
    if (crew(field) == 0 || !mark(field, stamp)) continue;
    const fresh = placedBarn >= 0 && root(placedBarn) == field;
    if (!has(Flag.PerPlayer3))
      payField(
        field,
        citiesAt(field),
        points(fresh ? Points.BarnPlaced : Points.BarnJoined),
        fresh ? Term.BarnPlaced : Term.BarnJoined,
        false,
      );
    emptyField(field);
    i = -1; // the list has changed
  }
}
/** The same for one player where a city pays its farmers once in the game: fields that pay most come first (BASE-67). */
function scoreBarnsOnce(placedBarn: i32, player: i32): void {
  const done = freshStamp();
  const n = get(Pos.Figures);
  for (;;) {
    let best = -1;
    let most = -1;
    for (let i = 0; i < n; i++) {
      const word = figureWord(i);
      const field = root(figureNode(word));
      if (figureKind(word) != Fig.Barn || load<u32>(seenNodes + ((<usize>field) << 2)) == done) continue;
      gather(field, ROAD);
      if ((ownersOf(crew(field)) & (1 << player)) == 0) continue;
      const value =
        points(placedBarn >= 0 && root(placedBarn) == field ? Points.BarnPlaced : Points.BarnJoined) +
        (hasPig(field, player) ? points(Points.Pig) : 0);
      if (value <= most) continue;
      best = field;
      most = value;
    }
    if (best < 0) return;
    mark(best, done);
    const fresh = placedBarn >= 0 && root(placedBarn) == best;
    const term = fresh ? Term.BarnPlaced : Term.BarnJoined;
    pay(
      player,
      best,
      usableCities(best, player),
      points(fresh ? Points.BarnPlaced : Points.BarnJoined),
      term,
      hasPig(best, player),
      false,
    );
  }
}
/** Cities that pay a player's farmers in this field now and never again. Leaves the stamps of fields alone: cities are no fields. */
function usableCities(field: i32, player: i32): i32 {
  return citiesNotIn(field, freshStamp(), 1 << player, true);
}

/** Final scoring of all fields with farmers. */
export function scoreFields(): void {
  if (has(Flag.PerCity4)) return scorePerCity();
  if (has(Flag.PerPlayer3)) return scorePerPlayer();
  const stamp = freshStamp();
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) {
    const word = figureWord(i);
    const node = figureNode(word);
    if (kindOf(node) != Segment.Field || !isMeeple(figureKind(word)) || !mark(root(node), stamp)) continue;
    payField(root(node), citiesAt(root(node)), points(Points.FieldCity), Term.FieldCities, true);
  }
}
/** Second version of the farmers: a player scores each city at most once in the game (BASE-67). */
function scorePerPlayer(): void {
  const n = get(Pos.Nodes);
  for (let p = 0; p < players; p++) {
    // pigs first, so that a city that can give the pig's bonus does
    const stamp = freshStamp();
    for (let pass = 0; pass < 2; pass++)
      for (let f = 0; f < n; f++) {
        if (kindOf(f) != Segment.Field || root(f) != f || crewOf(crew(f), p) == 0) continue;
        const pig = hasPig(f, p);
        if (pig != (pass == 0)) continue;
        gather(f, ROAD);
        if ((ownersOf(crew(f)) & (1 << p)) == 0) continue;
        pay(p, f, citiesNotIn(f, stamp, 1 << p, false), points(Points.FieldCity), Term.FieldCities, pig, true);
      }
  }
}

const sums: usize = memory.data(32);
const pigs: usize = memory.data(8);
/** First version: per complete city the farmers of all fields around it are added up (BASE-67). */
function scorePerCity(): void {
  const n = get(Pos.Nodes);
  for (let c = 0; c < n; c++) if (kindOf(c) == Segment.City && root(c) == c && open(c) == 0) scoreCityFarmers(c);
}
function scoreCityFarmers(city: i32): void {
  memory.fill(sums, 0, 32);
  store<u64>(pigs, 0);
  const stamp = freshStamp();
  const n = get(Pos.Nodes);
  for (let f = 0; f < n; f++) {
    if (kindOf(f) != Segment.Field) continue;
    let touch = <i32>load<u16>(nodeAddress(f), NodeAt.Cities);
    const base = tileNode(tileOf(f));
    while (touch != 0) {
      if (root(base + ctz(touch)) == city && mark(root(f), stamp)) addFarmers(root(f));
      touch &= touch - 1;
    }
  }
  let best = 1;
  for (let p = 0; p < players; p++) if (load<i32>(sums + ((<usize>p) << 2)) > best) best = load<i32>(sums + ((<usize>p) << 2));
  for (let p = 0; p < players; p++) {
    if (load<i32>(sums + ((<usize>p) << 2)) != best) continue;
    const n = worth(city);
    const each = n * points(Points.FirstEdition);
    const pig = load<u8>(pigs + <usize>p) != 0 ? n * points(Points.FirstEditionPig) : 0;
    addScore(p, each + pig);
    if (!explaining) continue;
    emitScore(Event.Score, p, Segment.City, city, each + pig, 1);
    emitTerm(Term.FieldCities4, n, each);
    if (pig != 0) emitTerm(Term.FieldPig, n, pig);
  }
}
/** Strengths of the farmers in a field, added to the sums; large ones weigh 2. */
function addFarmers(field: i32): void {
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) {
    const word = figureWord(i);
    if (root(figureNode(word)) != field) continue;
    const kind = figureKind(word);
    const at = sums + ((<usize>figurePlayer(word)) << 2);
    if (kind == Fig.Pig) store<u8>(pigs + <usize>figurePlayer(word), 1);
    else if (kind != Fig.Barn) store<i32>(at, load<i32>(at) + (kind == Fig.Large ? 2 : 1));
  }
}
/** Final scoring of barns: 4 per complete city at the field, a player once per field (ABB-35). */
export function scoreBarns(): void {
  const n = get(Pos.Figures);
  for (let p = 0; p < players; p++) {
    const stamp = freshStamp();
    for (let i = 0; i < n; i++) {
      const word = figureWord(i);
      if (figureKind(word) != Fig.Barn || figurePlayer(word) != p) continue;
      const field = root(figureNode(word));
      if (mark(field, stamp)) pay(p, field, citiesAt(field), points(Points.BarnFinal), Term.BarnFinal, false, true);
    }
  }
}
/** Mask of the owners of a field and what it would pay now: the query of clients. */
export function fieldValue(field: i32): i32 {
  return citiesAt(field) * points(Points.FieldCity) + bonusAt(field);
}

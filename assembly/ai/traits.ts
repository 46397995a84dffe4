/**
 * What a position is worth to each player, taken apart: points as it stands, what open features may bring with the tiles left,
 * figures in hand, on their way back, bound for good, and what others may take part in. Sums by player, before they are weighed.
 */
import { featureCache, players, seenNodes } from "../core/layout";
import { begin, commit, get, rewind } from "../core/journal";
import { has, points } from "../core/tables";
import { Fig, Flag, NodeAt, Points, Pos, Segment, Trait } from "../constants";
import { around, cellNumber, isTile, VOID } from "../board/grid";
import { tileNode, tileX, tileY } from "../board/tiles";
import { crewOf, figureKind, figureNode, figurePlayer, figureWord, isMeeple, supply } from "../feature/figures";
import { crew, kindOf, nextMember, nodeAddress, open, root, tileOf } from "../feature/nodes";
import { allCrew, allOpen, count, featureOpen, fragment, freshStamp, gather, measure, ROAD } from "../feature/roads";
import { Step } from "../generated/ids";
import { cloisterPoints } from "../score/cloisters";
import { scoreFinal } from "../score/final";
import { mark } from "../score/fields";
import { goods } from "../score/goods";
import { owners, ownersOf, score } from "../score/majority";
import { featurePoints } from "../score/points";
import { alive, closingChance, fillingChance, readBag, squareAt, squares } from "./closing";
import { freshRound, round } from "./observe";

/** f32 [6][Trait.Count] */
export const traits: usize = memory.data(672);

export function traitOf(player: i32, trait: i32): f32 {
  return load<f32>(traits + ((<usize>(player * Trait.Count + trait)) << 2));
}
function add(player: i32, trait: i32, value: f32): void {
  const at = traits + ((<usize>(player * Trait.Count + trait)) << 2);
  store<f32>(at, load<f32>(at) + value);
}

/** Reads the selected position; the position is as before. */
export function readTraits(): void {
  memory.fill(traits, 0, 672);
  readProjected();
  if (get(Pos.Phase) == Step.Over) return;
  readBag();
  freshRound();
  edges = 0;
  const stamp = freshStamp();
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) {
    const word = figureWord(i);
    const node = figureNode(word);
    const kind = kindOf(node);
    if (figureKind(word) == Fig.Builder && featureOpen(node) != 0) add(figurePlayer(word), Trait.Builder, 1);
    if (!isMeeple(figureKind(word)) || load<u32>(seenNodes + ((<usize>root(node)) << 2)) == stamp) continue;
    if (kind == Segment.Road || kind == Segment.City) readFeature(node, kind, stamp);
    else if (kind == Segment.Monastery || kind == Segment.Garden) readCloister(node, stamp);
  }
  if (has(Flag.Fields)) readFields();
  for (let p = 0; p < players; p++) readHand(p);
  add(get(Pos.Turn), Trait.Turn, 1);
}
function readProjected(): void {
  begin();
  if (get(Pos.Phase) != Step.Over) scoreFinal();
  for (let p = 0; p < players; p++) add(p, Trait.Projected, <f32>score(p));
  commit();
  rewind();
}
function readFeature(node: i32, kind: i32, stamp: u32): void {
  gather(node, ROAD);
  for (let i = 0; i < count; i++) store<u32>(seenNodes + ((<usize>fragment(i)) << 2), stamp);
  if (allOpen == 0) return;
  measure();
  const road = kind == Segment.Road;
  const now = <f32>featurePoints(kind, true);
  const done = <f32>featurePoints(kind, false);
  const mask = owners();
  const chance = closingChance();
  if (!road) rememberChance(root(node), chance);
  standing(mask, now, chance);
  for (let p = 0; p < players; p++) {
    if ((mask & (1 << p)) == 0) continue;
    add(p, road ? Trait.Road : Trait.City, now);
    add(p, road ? Trait.RoadGain : Trait.CityGain, chance * (done - now));
    add(p, road ? Trait.RoadEnds : Trait.CityEnds, <f32>alive);
  }
  noteEdges(kind, mask, now + chance * (done - now));
}
/** What meeples on the feature gathered last mean to their players. */
function standing(mask: i32, now: f32, chance: f32): void {
  const alone = (mask & (mask - 1)) == 0;
  for (let p = 0; p < players; p++) {
    const mine = crewOf(allCrew, p);
    if (mine == 0) continue;
    add(p, Trait.Back, <f32>mine * chance);
    if (chance == 0) add(p, Trait.Stuck, <f32>mine);
    if ((mask & (1 << p)) == 0) add(p, Trait.Behind, now);
    else if (!alone) add(p, Trait.Shared, now);
    else if (mine == 1) add(p, Trait.Slim, now);
  }
}
function readCloister(node: i32, stamp: u32): void {
  mark(root(node), stamp);
  gather(node, ROAD);
  const tile = tileOf(node);
  const here = cellNumber(tileX(tile), tileY(tile));
  let chance: f32 = 1;
  let more: f32 = 0;
  for (let i = 0; i < 8; i++) {
    const word = <i32>load<u16>(around(here, i));
    if ((word & VOID) != 0 || isTile(word)) continue;
    const filled = fillingChance(word);
    chance *= filled;
    more += filled;
  }
  const mask = owners();
  standing(mask, <f32>cloisterPoints(tile), chance);
  for (let p = 0; p < players; p++) {
    if ((mask & (1 << p)) == 0) continue;
    add(p, Trait.Cloister, <f32>cloisterPoints(tile));
    add(p, Trait.CloisterGain, more * <f32>points(Points.Neighbour));
  }
}

// ── Fields, and the cities around them ───────────────────────────────────────────────────────────

function rememberChance(city: i32, chance: f32): void {
  const at = featureCache + ((<usize>city) << 4);
  store<u32>(at, round);
  store<f32>(at, chance, 4);
}
function cityChance(city: i32): f32 {
  const at = featureCache + ((<usize>city) << 4);
  if (load<u32>(at) != round) {
    gather(city, ROAD);
    rememberChance(city, closingChance());
  }
  return load<f32>(at, 4);
}
function readFields(): void {
  const stamp = freshStamp();
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) {
    const word = figureWord(i);
    const field = root(figureNode(word));
    if (kindOf(field) != Segment.Field || !isMeeple(figureKind(word)) || !mark(field, stamp)) continue;
    readField(field);
  }
}
function readField(field: i32): void {
  gather(field, ROAD);
  const mask = ownersOf(crew(field));
  const cities = freshStamp();
  let complete = 0;
  let hoped: f32 = 0;
  let k = field;
  do {
    const at = nodeAddress(k);
    const base = tileNode(<i32>load<u16>(at, NodeAt.Tile));
    for (let touch = <i32>load<u16>(at, NodeAt.Cities); touch != 0; touch &= touch - 1) {
      const city = root(base + ctz(touch));
      if (!mark(city, cities)) continue;
      if (open(city) == 0) complete++;
      else hoped += cityChance(city);
    }
    k = nextMember(k);
  } while (k != field);
  const each = <f32>points(Points.FieldCity);
  for (let p = 0; p < players; p++) {
    add(p, Trait.Farmers, <f32>crewOf(crew(field), p));
    if ((mask & (1 << p)) == 0) continue;
    add(p, Trait.Field, <f32>complete * each);
    add(p, Trait.FieldGain, hoped * each);
  }
}

// ── Open squares that two features of one sort share: a tile there may join them ─────────────────

const MOST: i32 = 64;
const edgeList: usize = memory.data(1024); // [MOST] u32 square | kind << 24, u32 owners, f32 worth
let edges: i32 = 0;
function noteEdges(kind: i32, mask: i32, worth: f32): void {
  const before = edges;
  for (let i = 0; i < squares; i++) {
    const key = squareAt(i) | (kind << 24);
    for (let k = 0; k < before; k++) {
      const at = edgeList + ((<usize>k) << 4);
      if (load<i32>(at) == key) meet(load<i32>(at, 4), load<f32>(at, 8), mask, worth);
    }
    if (edges == MOST) continue;
    const at = edgeList + ((<usize>edges) << 4);
    store<i32>(at, key);
    store<i32>(at, mask, 4);
    store<f32>(at, worth, 8);
    edges++;
  }
}
/** Each side may come to take part in what the other has. */
function meet(a: i32, ofA: f32, b: i32, ofB: f32): void {
  if (a == b) return;
  for (let p = 0; p < players; p++) {
    const bit = 1 << p;
    if ((a & bit) != 0 && (b & bit) == 0) add(p, Trait.Join, ofB);
    if ((b & bit) != 0 && (a & bit) == 0) add(p, Trait.Join, ofA);
  }
}

function readHand(player: i32): void {
  let n = 0;
  for (let f = 0; f <= Fig.Abbot; f++) n += supply(player, f);
  add(player, Trait.Hand, <f32>n);
  if (n >= 1) add(player, Trait.Hand1, 1);
  if (n >= 2) add(player, Trait.Hand2, 1);
  if (n >= 3) add(player, Trait.Hand3, 1);
  add(player, Trait.Large, <f32>supply(player, Fig.Large));
  add(player, Trait.Abbot, <f32>supply(player, Fig.Abbot));
  add(player, Trait.Helpers, <f32>(supply(player, Fig.Builder) + supply(player, Fig.Pig) + supply(player, Fig.Barn)));
  if (has(Flag.Goods)) for (let g = 0; g < 3; g++) add(player, Trait.Goods, <f32>goods(player, g));
}

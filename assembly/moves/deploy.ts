/** Step 2a: every way to use it (BASE-20, TRD-10, TRD-20, ABB-30, BASE-72, FLY-2, PORTAL-1). */
import { moves } from "../core/layout";
import { get } from "../core/journal";
import { has, kindFlags, placeCount } from "../core/tables";
import { Fig, Flag, KindFlag, MoveKind, Pos, Segment } from "../constants";
import { tileKind, tileNode, tileX, tileY } from "../board/tiles";
import { barnNode, canJoinOwn, isFree, isFreeElsewhere, isUnfinished, suits } from "../feature/claims";
import { findFigure, figureNode, figureWord, supply, supplyWord } from "../feature/figures";
import { kindOf, tileOf } from "../feature/nodes";
import { pack } from "./packed";

/** Moves written to the buffer so far. */
export let written: i32 = 0;
export function restart(): void {
  written = 0;
}
export function write(move: i32): void {
  store<i32>(moves + (<usize>written << 2), move);
  written++;
}
/** Writes a move that may be in the buffer already: equal figures on one place are one move. */
export function writeOnce(move: i32): void {
  for (let i = 0; i < written; i++) if (load<i32>(moves + (<usize>i << 2)) == move) return;
  write(move);
}

let meeples: i32 = 0; // mask of the meeple kinds in hand
function meeplesInHand(player: i32): i32 {
  const w = supplyWord(player);
  if (w == 0) return 0;
  let mask = 0;
  for (let f = 0; f <= Fig.Abbot; f++) if ((w >> (<u64>f << 3)) & 255) mask |= 1 << f;
  return mask;
}
/** Writes the meeples that may claim a segment. */
function claim(node: i32, x: i32, y: i32, slot: i32, remote: bool): void {
  const kind = kindOf(node);
  let fits = 0;
  for (let f = 0; f <= Fig.Abbot; f++) if ((meeples & (1 << f)) != 0 && suits(f, kind)) fits |= 1 << f;
  if (fits == 0 || !(remote ? isFreeElsewhere(node) && isUnfinished(node) : isFree(node))) return;
  while (fits != 0) {
    write(pack(MoveKind.Deploy, x, y, slot, ctz(fits)));
    fits &= fits - 1;
  }
}
/** Writes all deploys, barns, recalls and flights; pass is the caller's. */
export function writeDeploys(): void {
  const player = get(Pos.Turn);
  const tile = get(Pos.Placed);
  const kind = tileKind(tile);
  const x = tileX(tile);
  const y = tileY(tile);
  const n = placeCount(kind);
  const base = tileNode(tile);
  meeples = meeplesInHand(player);
  if (meeples != 0) for (let s = 0; s < n; s++) claim(base + s, x, y, s, false);
  if (has(Flag.Builders)) writeHelpers(player, base, n, x, y);
  if (has(Flag.Barns) && supply(player, Fig.Barn) != 0)
    for (let c = 0; c < 4; c++) if (barnNode(tile, c, false) >= 0) write(pack(MoveKind.Barn, x, y, c, Fig.Barn));
  if (has(Flag.Abbots)) writeRecalls(player);
  const kf = kindFlags(kind);
  if (meeples == 0) return;
  if ((kf & KindFlag.Flight) != 0) for (let f = 0; f <= Fig.Abbot; f++) if (meeples & (1 << f)) write(pack(MoveKind.Fly, 0, 0, 0, f));
  if ((kf & KindFlag.Portal) != 0) writeRemote(tile);
}
function writeHelpers(player: i32, base: i32, n: i32, x: i32, y: i32): void {
  for (let f: i32 = Fig.Builder; f <= Fig.Pig; f++) {
    if (supply(player, f) == 0) continue;
    for (let s = 0; s < n; s++) if (canJoinOwn(base + s, player, f)) write(pack(MoveKind.Deploy, x, y, s, f));
  }
}
/** Every own abbot whose feature is not complete may be the one taken back (BASE-72); two on one tile are one move. */
function writeRecalls(player: i32): void {
  for (let i = findFigure(player, Fig.Abbot, 0); i >= 0; i = findFigure(player, Fig.Abbot, i + 1)) {
    const node = figureNode(figureWord(i));
    if (!isUnfinished(node)) continue;
    const home = tileOf(node);
    writeOnce(pack(MoveKind.Recall, tileX(home), tileY(home), 0, 0));
  }
}
/** The magic portal: free, unfinished places of every other tile (PORTAL-2). */
function writeRemote(placed: i32): void {
  const tiles = get(Pos.Tiles);
  for (let t = 0; t < tiles; t++) {
    if (t == placed) continue;
    const n = placeCount(tileKind(t));
    const base = tileNode(t);
    for (let s = 0; s < n; s++) claim(base + s, tileX(t), tileY(t), s, true);
  }
}
/** Whether step 2a has any other answer than pass. */
export function hasDeployOption(): bool {
  const player = get(Pos.Turn);
  const w = supplyWord(player);
  if (w == 0 && !has(Flag.Abbots)) return false;
  if ((w & 255) != 0) {
    // an ordinary meeple and a free segment: nearly always
    const tile = get(Pos.Placed);
    const base = tileNode(tile);
    const n = placeCount(tileKind(tile));
    for (let s = 0; s < n; s++) {
      const kind = kindOf(base + s);
      if ((kind != Segment.Field || has(Flag.Fields)) && kind != Segment.Garden && isFree(base + s)) return true;
    }
  }
  restart();
  writeDeploys();
  return written != 0;
}

/** Carrying out a legal move, and everything that follows from it up to the next decision or chance point. */
import { get, set } from "../core/journal";
import { has, kindAddress, slots } from "../core/tables";
import { rule } from "../core/layout";
import { Event, Fig, Flag, KindAt, MoveKind, Phase, Pos, Rule, Segment, Term } from "../constants";
import { frontierX, frontierY, tileAt } from "../board/grid";
import { fitsAnywhere, listFits, noteFlow, randomFit } from "../board/fit";
import { putTile } from "../board/place";
import { tileHub, tileKind, tileNode, tileRotation, tileX, tileY } from "../board/tiles";
import { kindOf, tileOf } from "../feature/nodes";
import { gather, reached, ROAD } from "../feature/roads";
import { barnNode } from "../feature/claims";
import { deploy, figureNode, figureWord, findFigure, isMeeple, sendHome } from "../feature/figures";
import { ferryMask, pairMask, setFerry } from "../feature/hubs";
import { noteMoved, settle } from "../feature/pivots";
import { setMagic } from "../feature/magic";
import { loneSpecials } from "../score/complete";
import { cloisterPoints } from "../score/cloisters";
import { abbeys, setAbbeys } from "../score/goods";
import { send, sendPlayer } from "../score/leipzig";
import { addScore } from "../score/majority";
import { emit, emitScore, emitTerm, explaining } from "../score/events";
import { bagCount, setBag } from "../turn/bag";
import { wagonPlayer } from "../turn/wagon";
import * as turn from "../turn/phase";
import { layTreat, turnChip } from "../map/chips";
import { moveArg, moveKind, moveSlot, moveTile, moveX, moveY } from "./packed";
import { squareOf } from "./legal";
import { restart, written } from "./deploy";
import { writeLandings } from "./targets";

export function apply(move: i32): void {
  const kind = moveKind(move);
  if (kind == MoveKind.Place) {
    const drawn = get(Pos.Drawn);
    set(Pos.Drawn, -1);
    applyPlace(drawn, moveSlot(move), squareOf(move));
  } else if (kind == MoveKind.Pass) applyPass();
  else if (kind == MoveKind.Deploy) applyDeploy(move);
  else if (kind == MoveKind.Draw) applyDraw(moveTile(move));
  else if (kind == MoveKind.Ferry) applyFerry(moveSlot(move));
  else if (kind == MoveKind.Pivot) applyPivot(move);
  else applyRest(kind, move);
}
function applyRest(kind: i32, move: i32): void {
  if (kind == MoveKind.Abbey) applyAbbey(squareOf(move));
  else if (kind == MoveKind.Barn) applyBarn(moveSlot(move));
  else if (kind == MoveKind.Recall) applyRecall(move);
  else if (kind == MoveKind.Fly) {
    set(Pos.FlyFigure, moveArg(move));
    turn.enterRoll();
  } else if (kind == MoveKind.Roll) applyRoll(moveSlot(move));
  else if (kind == MoveKind.Magic) {
    setMagic(moveArg(move), nodeOf(move));
    turn.afterMagic();
  } else if (kind == MoveKind.Unmagic) {
    setMagic(moveArg(move), -1);
    turn.afterMagic();
  } else if (kind == MoveKind.Wagon) applyWagon(move);
  else if (kind == MoveKind.Send) applySend(move);
  else if (kind == MoveKind.Chip) applyChip(move);
}
/** A face-down chip shows what it is, or the chip in hand gets its square (CHIP-10, 11). */
function applyChip(move: i32): void {
  if (get(Pos.Phase) == Phase.Treat) layTreat(moveX(move), moveY(move));
  else if (turnChip(moveTile(move), moveArg(move))) {
    turn.enterTreat();
    return;
  }
  turn.afterChips();
}
/** Node named by a move's square and slot. */
function nodeOf(move: i32): i32 {
  return tileNode(tileAt(moveX(move), moveY(move))) + moveSlot(move);
}
function applyPass(): void {
  const phase = get(Pos.Phase);
  if (phase == Phase.Deploy || phase == Phase.Land) turn.enterFerry();
  else if (phase == Phase.Pivot) turn.afterPivots();
  else if (phase == Phase.Abbey) {
    if (get(Pos.AbbeyEnd) != 0) turn.nextAbbeyEnd();
    else turn.enterDraw();
  } else if (phase == Phase.Wagon) {
    set(Pos.WagonNext, get(Pos.WagonNext) + 1);
    turn.enterWagon();
  } else if (phase == Phase.Send) nextSend();
}
function nextSend(): void {
  set(Pos.SendNext, get(Pos.SendNext) + 1);
  turn.enterSend();
}
function applySend(move: i32): void {
  const node = tileNode(tileAt(moveX(move), moveY(move))) + (moveSlot(move) & 3);
  send(sendPlayer(get(Pos.SendNext)), moveArg(move), node, moveSlot(move) >> 2);
  if (has(Flag.Builders)) loneSpecials(); // TRD-14: at once
  nextSend();
}
/** A tile is drawn; one that fits nowhere leaves the game at once (BASE-13). */
function applyDraw(kind: i32): void {
  takeFromBag(kind);
  if (fitsAnywhere(kind)) {
    set(Pos.Drawn, kind);
    turn.enterPlace();
  } else discard(kind);
}
/** A draw for play inside the core: the places are listed once (`fitAt`), 0 when the tile has left the game. */
export function drawFits(kind: i32): i32 {
  takeFromBag(kind);
  const n = listFits(kind);
  if (n == 0) discard(kind);
  return n;
}
/** The same for random play, which takes any of the places; -1 when the tile has left the game. */
function drawRandomly(kind: i32): i32 {
  takeFromBag(kind);
  const choice = randomFit(kind);
  if (choice < 0) discard(kind);
  return choice;
}
/** Draw and random placement in one step. */
export function drawAndPlace(kind: i32): void {
  const choice = drawRandomly(kind);
  if (choice >= 0) placeFit(kind, choice);
}
/** The same under rules that have nothing to do with the tile before the meeple; gives the tile, -1 when it has left the game. */
export function drawAndPut(kind: i32): i32 {
  const choice = drawRandomly(kind);
  if (choice < 0) return -1;
  const tile = putTile(kind, choice & 3, frontierX(choice >> 2), frontierY(choice >> 2));
  set(Pos.Placed, tile);
  return tile;
}
/** Places a tile by an entry of the list made last. */
export function placeFit(kind: i32, choice: i32): void {
  applyPlace(kind, choice & 3, choice >> 2);
}
function takeFromBag(kind: i32): void {
  setBag(kind, bagCount(kind) - 1);
  set(Pos.Draws, get(Pos.Draws) + 1);
}
function discard(kind: i32): void {
  set(Pos.Discards, get(Pos.Discards) + 1);
  if (explaining) emit(Event.Discard, kind, 0, 0);
  turn.enterDraw();
}
/** Places the drawn tile on an open square, by its frontier index. */
function applyPlace(kind: i32, rotation: i32, i: i32): void {
  const x = frontierX(i);
  const y = frontierY(i);
  noteFlow(kind, rotation, x, y);
  if (has(Flag.Magic)) turn.noteMagic();
  const tile = putTile(kind, rotation, x, y);
  set(Pos.Placed, tile);
  if (has(Flag.Builders)) noticeBuilder(tile, kind);
  turn.afterPlace();
}
/** Step 1c: does the tile extend the feature on which the own builder stands, with the ferries as they lie (TRD-11, FER-62). */
function noticeBuilder(tile: i32, kind: i32): void {
  const player = get(Pos.Turn);
  let i = findFigure(player, Fig.Builder, 0);
  while (i >= 0) {
    gather(figureNode(figureWord(i)), ROAD);
    const sort = kindOf(figureNode(figureWord(i))) == Segment.City ? KindAt.Cities : KindAt.Roads;
    let mask = slots(kind, sort);
    while (mask != 0) {
      if (reached(tileNode(tile) + ctz(mask))) {
        turn.earnDouble();
        return;
      }
      mask &= mask - 1;
    }
    i = findFigure(player, Fig.Builder, i + 1);
  }
}
function applyAbbey(i: i32): void {
  const player = get(Pos.Turn);
  setAbbeys(player, abbeys(player) - 1);
  if (has(Flag.Magic)) turn.noteMagic();
  const tile = putTile(rule(Rule.AbbeyKind), 0, frontierX(i), frontierY(i));
  set(Pos.Placed, tile);
  turn.afterPlace();
}
function applyDeploy(move: i32): void {
  deployHere(nodeOf(move), moveArg(move));
  turn.enterFerry();
}
/** The turn player puts a figure on a segment; a highwayman on the tile just placed may be what its ferry waits for (FER-44). */
export function deployHere(node: i32, figure: i32): void {
  deploy(node, get(Pos.Turn), figure, 0);
  if (has(Flag.FerryOnlyHighwayman) && isMeeple(figure) && kindOf(node) == Segment.Road && tileOf(node) == get(Pos.Placed)) set(Pos.Highwayman, 1);
}
function applyBarn(corner: i32): void {
  const node = barnNode(get(Pos.Placed), corner, false);
  deploy(node, get(Pos.Turn), Fig.Barn, corner);
  set(Pos.Barn, node);
  turn.enterFerry();
}
/** The own abbot on that square comes back and scores at once (BASE-72). */
function applyRecall(move: i32): void {
  const player = get(Pos.Turn);
  const tile = tileAt(moveX(move), moveY(move));
  let i = findFigure(player, Fig.Abbot, 0);
  while (tileOf(figureNode(figureWord(i))) != tile) i = findFigure(player, Fig.Abbot, i + 1);
  const node = figureNode(figureWord(i));
  const value = cloisterPoints(tileOf(node));
  addScore(player, value);
  if (explaining) {
    emitScore(Event.Score, player, kindOf(node), node, value, 0);
    emitTerm(Term.AbbotBack, value, value);
  }
  sendHome(i);
  turn.enterFerry();
}
/** The die: the landing square lies that many squares in the machine's direction (FLY-4). */
function applyRoll(face: i32): void {
  if (explaining) emit(Event.Roll, face, 0, 0);
  const tile = get(Pos.Placed);
  const direction = (flight(tileKind(tile)) + 2 * tileRotation(tile)) & 7;
  const dx = direction == 0 || direction == 4 ? 0 : direction < 4 ? 1 : -1;
  const dy = direction == 2 || direction == 6 ? 0 : direction > 2 && direction < 6 ? 1 : -1;
  const x = tileX(tile) + dx * face;
  const y = tileY(tile) + dy * face;
  const landing = tileAt(x, y);
  // three squares ahead the torus may have come round to the other end of a line of all tiles
  set(Pos.LandTile, landing >= 0 && tileX(landing) == x && tileY(landing) == y ? landing : -1);
  restart();
  writeLandings();
  if (written != 0) turn.enterLand();
  else turn.enterFerry();
}
function flight(kind: i32): i32 {
  return <i32>load<u8>(kindAddress(kind) + KindAt.Flight);
}
function applyFerry(pair: i32): void {
  const hub = tileHub(get(Pos.Placed));
  setFerry(hub, pairMask(pair));
  set(Pos.Ferries, get(Pos.Ferries) - 1);
  noteMoved(hub);
  if (!turn.magicAfterFerry(1)) turn.enterPivot();
}
function applyPivot(move: i32): void {
  const hub = tileHub(tileAt(moveX(move), moveY(move)));
  const mask = pairMask(moveSlot(move));
  settle(hub);
  if (mask != ferryMask(hub)) {
    setFerry(hub, mask);
    noteMoved(hub);
    if (has(Flag.Builders) && !has(Flag.BuilderEndOfStep)) loneSpecials();
    if (turn.magicAfterFerry(2)) return;
  }
  turn.continuePivots();
}
function applyWagon(move: i32): void {
  const player = wagonPlayer(get(Pos.WagonNext));
  deploy(nodeOf(move), player, Fig.Wagon, 0);
  set(Pos.WagonNext, get(Pos.WagonNext) + 1);
  turn.enterWagon();
}

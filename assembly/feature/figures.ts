/**
 * Figures on the board: an unordered list of words node │ player << 16 │ figure << 20 │ corner << 24, and per fragment the
 * number of meeples of each player. Builder, pig and barn are special figures: in the list, not in the crew.
 */
import { figures, header } from "../core/layout";
import { get, isLogging, put32, put64, put8, set } from "../core/journal";
import { addKey, figureKey } from "../core/keys";
import { hooks } from "../core/tables";
import { Event, Fig, NodeAt, NodeFlag, Pos } from "../constants";
import { tileX, tileY } from "../board/tiles";
import { onLeft } from "../generated/dispatch";
import { Hook } from "../generated/hooks";
import { emit, explaining } from "../score/events";
import { nodeAddress, root, slotOf, tileOf } from "./nodes";

export function figureWord(i: i32): i32 {
  return load<i32>(figures + ((<usize>i) << 2));
}
export function figureNode(word: i32): i32 {
  return word & 0xffff;
}
export function figurePlayer(word: i32): i32 {
  return (word >> 16) & 15;
}
export function figureKind(word: i32): i32 {
  return (word >> 20) & 15;
}
export function figureCorner(word: i32): i32 {
  return (word >> 24) & 3;
}
export function isMeeple(figure: i32): bool {
  return figure < Fig.Builder || figure == Fig.Phantom;
}
export function supplyAddress(player: i32, figure: i32): usize {
  return header + Pos.Supply * 4 + <usize>(player * 12 + figure);
}
export function supply(player: i32, figure: i32): i32 {
  return <i32>load<u8>(supplyAddress(player, figure));
}
export function setSupply(player: i32, figure: i32, n: i32): void {
  put8(supplyAddress(player, figure), n);
}
/** The numbers of a player's first eight figures at once: 0 means none of them. */
export function supplyWord(player: i32): u64 {
  return load<u64>(supplyAddress(player, 0));
}
export function keyOfFigure(word: i32): u64 {
  const node = figureNode(word);
  const tile = tileOf(node);
  const kind = figureKind(word);
  const slot = kind == Fig.Barn ? figureCorner(word) : slotOf(node);
  return figureKey(tileX(tile), tileY(tile), slot, kind, figurePlayer(word));
}
function addCrew(node: i32, player: i32, n: i32): void {
  const at = nodeAddress(root(node)) + NodeAt.Crew;
  put64(at, load<u64>(at) + ((<u64>n) << ((<u64>player) << 3)));
}
/** Puts a figure from nowhere onto a node. */
export function stand(node: i32, player: i32, figure: i32, corner: i32): void {
  const n = get(Pos.Figures);
  set(Pos.Figures, n + 1);
  const word = node | (player << 16) | (figure << 20) | (corner << 24);
  put32(figures + ((<usize>n) << 2), word);
  if (isMeeple(figure)) addCrew(node, player, 1);
  else if (figure == Fig.Barn) {
    const at = nodeAddress(root(node));
    put8(at + NodeAt.Flags, <i32>load<u8>(at, NodeAt.Flags) | NodeFlag.Barn);
  }
  if (isLogging()) addKey(keyOfFigure(word));
}
/** Takes the figure at a list place off the board; the last one moves into its place. */
function leave(i: i32): i32 {
  const word = figureWord(i);
  if (isLogging()) addKey(0 - keyOfFigure(word));
  if (isMeeple(figureKind(word))) addCrew(figureNode(word), figurePlayer(word), -1);
  const last = get(Pos.Figures) - 1;
  set(Pos.Figures, last);
  if (i != last) put32(figures + ((<usize>i) << 2), figureWord(last));
  if (figureKind(word) == Fig.Barn) leaveField(root(figureNode(word)));
  if (hooks & (1 << Hook.OnLeft)) onLeft(word);
  return word;
}
/** A barn has left the field; with the last one its effects end (FES-7). */
function leaveField(field: i32): void {
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) if (figureKind(figureWord(i)) == Fig.Barn && root(figureNode(figureWord(i))) == field) return;
  const at = nodeAddress(field) + NodeAt.Flags;
  put8(at, <i32>load<u8>(at) & ~NodeFlag.Barn);
}
/** From the supply onto the board. */
export function deploy(node: i32, player: i32, figure: i32, corner: i32): void {
  const at = supplyAddress(player, figure);
  put8(at, <i32>load<u8>(at) - 1);
  stand(node, player, figure, corner);
}
/** Back into the supply (BASE-44). */
export function sendHome(i: i32): void {
  const word = leave(i);
  const at = supplyAddress(figurePlayer(word), figureKind(word));
  put8(at, <i32>load<u8>(at) + 1);
  if (explaining) emit(Event.Return, figurePlayer(word), figureKind(word), figureNode(word));
}
/** Moves a figure that stays on the board: off its place now, `stand` follows. */
export function liftFigure(i: i32): i32 {
  return leave(i);
}
/** List place of a player's figure of one kind on the board, at or after `from`; -1 none. */
export function findFigure(player: i32, figure: i32, from: i32): i32 {
  return findWord((player << 16) | (figure << 20), 0xff0000, from);
}
/** The same for a figure of any player. */
export function findKind(figure: i32, from: i32): i32 {
  return findWord(figure << 20, 0xf00000, from);
}
function findWord(wanted: i32, bits: i32, from: i32): i32 {
  const end = figures + ((<usize>get(Pos.Figures)) << 2);
  for (let at = figures + ((<usize>from) << 2); at < end; at += 4)
    if ((load<i32>(at) & bits) == wanted) return <i32>((at - figures) >> 2);
  return -1;
}
/** Meeples of one player in a crew word. */
export function crewOf(crew: u64, player: i32): i32 {
  return <i32>((crew >> ((<u64>player) << 3)) & 255);
}
export function crewTotal(crew: u64): i32 {
  let n = 0;
  while (crew != 0) {
    n += <i32>(crew & 255);
    crew >>= 8;
  }
  return n;
}

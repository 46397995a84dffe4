/** The fairy: beside one meeple, or by option on a tile; points as a turn begins and when her meeple's feature is scored (FAIRY). */
import { players } from "../core/layout";
import { get, set } from "../core/journal";
import { option } from "../core/tables";
import { Event, Fig, Paid, Pos, Term } from "../constants";
import { Option, Step, Verb } from "../generated/ids";
import { State } from "../generated/state";
import { tileX, tileY } from "../board/tiles";
import { figureKind, figureNode, figurePlayer, figureWord, isMeeple } from "../feature/figures";
import { fold, foldTile } from "../feature/fold";
import { slotOf, tileOf } from "../feature/nodes";
import { gather, reached, ROAD } from "../feature/roads";
import { writeOnce } from "../moves/list";
import { moveVerb, pack } from "../moves/packed";
import { nodeOf } from "../moves/squares";
import { emitScore, emitTerm, explaining } from "../score/events";
import { addScore } from "../score/majority";
import { nothingToLay } from "./base";

const ON_TILE: i32 = 1;
/** In State.FairyMeeple. */
export const NOBODY: i32 = 255;

function isOnTile(): bool {
  return option(Option.FairyPlacement) == ON_TILE;
}
/** Owner and kind of a figure, as State.FairyMeeple has those of hers. */
function meepleOf(word: i32): i32 {
  return (word >> 16) & 255;
}
/** Whether a figure has something of her: a meeple, beside her or by option on her tile (FAIRY-3, FAIRY-20). */
function profits(word: i32): bool {
  const fairy = get(State.Fairy);
  if (fairy < 0 || !isMeeple(figureKind(word))) return false;
  const node = figureNode(word);
  return isOnTile() ? tileOf(node) == tileOf(fairy) : node == fairy && meepleOf(word) == get(State.FairyMeeple);
}
function pay(word: i32, value: i32, term: i32): void {
  addScore(figurePlayer(word), value);
  if (!explaining) return;
  emitScore(Event.Score, figurePlayer(word), Paid.Named, figureNode(word), value, get(Pos.Phase) == Step.Over ? 1 : 0);
  emitTerm(term, 1, value);
}
/** Step 0a: a point beside an own meeple, on a tile one for each; once in a turn (FAIRY-10, FAIRY-20). */
export function enter(step: i32): bool {
  if (get(Pos.Part) != 1 || get(State.FairyPaid) != 0 || nothingToLay()) return false;
  set(State.FairyPaid, 1);
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) {
    const word = figureWord(i);
    if (figurePlayer(word) != get(Pos.Turn) || !profits(word)) continue;
    pay(word, 1, Term.FairyTurn);
    if (!isOnTile()) break;
  }
  return false;
}
/** A turn has its tile; the next one has a point of its own. */
export function beforeTile(): void {
  set(State.FairyPaid, 0);
}
/** To an own meeple, but for that beside her, or to the tile of one, but for hers (FAIRY-4, FAIRY-5, FAIRY-6, FAIRY-20). */
export function deploys(player: i32, tile: i32): void {
  const onTile = isOnTile();
  const fairy = get(State.Fairy);
  const here = fairy < 0 ? -1 : onTile ? tileOf(fairy) : firstOn(fairy);
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) {
    const word = figureWord(i);
    const kind = figureKind(word);
    const node = figureNode(word);
    const at = tileOf(node);
    if (figurePlayer(word) != player || !isMeeple(kind) || here == (onTile ? at : i)) continue;
    const verb = onTile ? Verb.FairyTile : Verb.Fairy + (kind == Fig.Phantom ? Fig.Abbot + 1 : kind);
    writeOnce(pack(verb, tileX(at), tileY(at), onTile ? 0 : slotOf(node)));
  }
}
export function play(step: i32, move: i32): i32 {
  const verb = moveVerb(move);
  const kind = verb > Verb.Fairy + Fig.Abbot ? Fig.Phantom : verb - Verb.Fairy;
  set(State.Fairy, nodeOf(move));
  set(State.FairyMeeple, verb == Verb.FairyTile ? NOBODY : get(Pos.Turn) | (kind << 4));
  return step;
}
/** Her meeple has gone: she stays beside nobody (FAIRY-7). Of equal meeples on one segment those without her go first. */
export function onLeft(word: i32): void {
  if (!profits(word) || isOnTile()) return;
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) if (figureWord(i) == word) return;
  set(State.FairyMeeple, NOBODY);
}
/** Of the meeples on a node's feature who have something of her: the first in turn order, then by kind; -1 none (FAIRY-20). */
function firstOn(node: i32): i32 {
  gather(node, ROAD);
  let found = -1;
  let least = 0;
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) {
    const word = figureWord(i);
    if (!profits(word) || !reached(figureNode(word))) continue;
    const rank = (((figurePlayer(word) + players - get(Pos.Turn)) % players) << 4) | figureKind(word);
    if (found >= 0 && rank >= least) continue;
    found = i;
    least = rank;
  }
  return found;
}
/** Three points once for a feature, whoever owns it and whatever it gave (FAIRY-12). */
export function onScored(node: i32): void {
  reward(node, -1);
}
function reward(node: i32, only: i32): void {
  const i = firstOn(node);
  if (i >= 0 && (only < 0 || i == only)) pay(figureWord(i), 3, Term.FairyScored);
}
/** Whatever a meeple stands on is scored at the end (FAIRY-13). */
export function scoreEnd(): void {
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) reward(figureNode(figureWord(i)), i);
}
/** A position says that she stands beside a meeple that is not there. */
export function isFaulty(): bool {
  return get(State.FairyMeeple) != NOBODY && (isOnTile() || get(State.Fairy) < 0 || firstOn(get(State.Fairy)) < 0);
}
/** Her square, and the meeple beside her. */
export function foldLists(): void {
  const fairy = get(State.Fairy);
  const meeple = get(State.FairyMeeple);
  foldTile(fairy < 0 ? -1 : tileOf(fairy));
  fold(meeple == NOBODY ? -1 : (meeple << 4) | slotOf(fairy));
}

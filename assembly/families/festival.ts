/** The Festival: on its tiles an own figure may come home from anywhere in place of a placement (FES). */
import { get } from "../core/journal";
import { inPlay, mark, option } from "../core/tables";
import { Fig, Pos } from "../constants";
import { Family, Mark, Option, Verb } from "../generated/ids";
import { onTaken } from "../generated/dispatch";
import { tileKind, tileX, tileY } from "../board/tiles";
import { figureCorner, figureKind, figureNode, figurePlayer, figureWord, isMeeple, sendHome } from "../feature/figures";
import { slotOf, tileOf } from "../feature/nodes";
import { writeOnce } from "../moves/list";
import { moveVerb, pack } from "../moves/packed";
import { quarterFigure, retrieveSent } from "../score/leipzig";

/** The move that brings a figure on the board home. */
function retrieving(word: i32): i32 {
  const node = figureNode(word);
  const tile = tileOf(node);
  const figure = figureKind(word);
  return figure == Fig.Barn
    ? pack(Verb.RetrieveBarn, tileX(tile), tileY(tile), figureCorner(word))
    : pack(Verb.Retrieve + figure, tileX(tile), tileY(tile), slotOf(node));
}
/** Verb of a meeple in Leipzig by its kind. */
function sentVerb(figure: i32, quarter: i32): i32 {
  if (figure == Fig.Phantom) return Verb.RetrieveSentPhantom + quarter;
  return Verb.RetrieveSent + ((figure == Fig.Wagon ? 2 : figure) << 2) + quarter;
}
/** Equal figures on one place are one move; meeples that were sent to Leipzig may come home as well (FES-4, FES-10). */
export function deploys(player: i32, tile: i32): void {
  if (mark(tileKind(tile), Mark.Festival) == 0) return;
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) {
    const word = figureWord(i);
    if (figurePlayer(word) != player || (option(Option.FestivalReturn) != 0 && !isMeeple(figureKind(word)))) continue;
    writeOnce(retrieving(word));
  }
  if (!inPlay(Family.Leipzig)) return;
  for (let q = 0; q < 4; q++) if (quarterFigure(player, q) >= 0) writeOnce(pack(sentVerb(quarterFigure(player, q), q), 0, 0, 0));
}
export function play(step: i32, move: i32): i32 {
  const player = get(Pos.Turn);
  if (moveVerb(move) >= Verb.RetrieveSent && moveVerb(move) <= Verb.RetrieveSentLast) {
    retrieveSent(player, (moveVerb(move) - Verb.RetrieveSent) & 3);
    return step;
  }
  let i = 0;
  while (figurePlayer(figureWord(i)) != player || retrieving(figureWord(i)) != move) i++;
  sendHome(i);
  onTaken();
  return step;
}

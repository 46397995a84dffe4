/** Abbots: taken back instead of deploying, for the points so far (BASE-72). */
import { get } from "../core/journal";
import { Event, Fig, Pos, Term } from "../constants";
import { tileAt } from "../board/grid";
import { tileX, tileY } from "../board/tiles";
import { isUnfinished } from "../feature/claims";
import { figureNode, figureWord, findFigure, sendHome } from "../feature/figures";
import { kindOf, tileOf } from "../feature/nodes";
import { writeOnce } from "../moves/list";
import { moveX, moveY, pack } from "../moves/packed";
import { cloisterPoints } from "../score/cloisters";
import { emitScore, emitTerm, explaining } from "../score/events";
import { addScore } from "../score/majority";
import { Verb } from "../generated/ids";

/** Every own abbot whose feature is not complete may be the one taken back (BASE-72); two on one tile are one move. */
export function deploys(player: i32, tile: i32): void {
  for (let i = findFigure(player, Fig.Abbot, 0); i >= 0; i = findFigure(player, Fig.Abbot, i + 1)) {
    const node = figureNode(figureWord(i));
    if (!isUnfinished(node)) continue;
    const home = tileOf(node);
    writeOnce(pack(Verb.Recall, tileX(home), tileY(home), 0));
  }
}
export function play(step: i32, move: i32): i32 {
  const player = get(Pos.Turn);
  const tile = tileAt(moveX(move), moveY(move));
  let i = findFigure(player, Fig.Abbot, 0);
  while (tileOf(figureNode(figureWord(i))) != tile) i = findFigure(player, Fig.Abbot, i + 1);
  const node = figureNode(figureWord(i));
  const value = cloisterPoints(tile);
  addScore(player, value);
  if (explaining) {
    emitScore(Event.Score, player, kindOf(node), node, value, 0);
    emitTerm(Term.AbbotBack, value, value);
  }
  sendHome(i);
  return step;
}

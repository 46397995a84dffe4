/** Carrying out a legal move, and everything that follows from it up to the next decision or chance point. */
import { get } from "../core/journal";
import { MoveKind, Pos } from "../constants";
import { pass, play } from "../generated/dispatch";
import { goOn } from "../turn/machine";
import { moveKind } from "./packed";

export function apply(move: i32): void {
  const step = get(Pos.Phase);
  const kind = moveKind(move);
  const next = kind == MoveKind.Pass ? pass(step) : play(kind, step, move);
  if (next >= 0) goOn(next);
}

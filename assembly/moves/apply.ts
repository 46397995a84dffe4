/** Carrying out a legal move, and everything that follows from it up to the next decision or chance point. */
import { get } from "../core/journal";
import { Pos } from "../constants";
import { more, pass, play } from "../generated/dispatch";
import { goOn } from "../turn/machine";
import { moveVerb } from "./packed";
import { Verb } from "../generated/ids";

export function apply(move: i32): void {
  const step = get(Pos.Phase);
  const verb = moveVerb(move);
  const next = verb == Verb.Pass ? pass(step) : play(verb, step, move);
  // a step that was played may have more to ask
  if (next < 0 || (next == step && more(step))) return;
  goOn(next);
}

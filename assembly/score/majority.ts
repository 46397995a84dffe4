/** Who owns the feature gathered last (BASE-41, 42). */
import { header, players } from "../core/layout";
import { get, put32 } from "../core/journal";
import { has } from "../core/tables";
import { Fig, Flag, Pos } from "../constants";
import { allCoats, allCrew, reached } from "../feature/roads";
import { crewOf, figureKind, figureNode, figurePlayer, figureWord } from "../feature/figures";

const strengths: usize = memory.data(32);

function addStrength(player: i32, n: i32): void {
  const at = strengths + ((<usize>player) << 2);
  store<i32>(at, load<i32>(at) + n);
}
/** Mask of the players with the largest total strength above zero. */
export function owners(): i32 {
  return ownersOf(allCrew);
}
export function ownersOf(crew: u64): i32 {
  if (crew == 0) return 0;
  for (let p = 0; p < players; p++) store<i32>(strengths + ((<usize>p) << 2), crewOf(crew, p));
  if (has(Flag.Heavy)) weigh();
  let best = 1;
  let mask = 0;
  for (let p = 0; p < players; p++) {
    const s = load<i32>(strengths + ((<usize>p) << 2));
    if (s > best) {
      best = s;
      mask = 1 << p;
    } else if (s == best) mask |= 1 << p;
  }
  return mask;
}
/** A large meeple weighs 2, a mayor as many as there are coats of arms (INN-8, ABB-11); both stand in the crew as 1. */
function weigh(): void {
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) {
    const word = figureWord(i);
    const kind = figureKind(word);
    if ((kind == Fig.Large || kind == Fig.Mayor) && reached(figureNode(word)))
      addStrength(figurePlayer(word), kind == Fig.Large ? 1 : allCoats - 1);
  }
}
export function score(player: i32): i32 {
  return load<i32>(header + <usize>((Pos.Scores + player) << 2));
}
export function addScore(player: i32, n: i32): void {
  if (n == 0) return;
  const at = header + <usize>((Pos.Scores + player) << 2);
  put32(at, load<i32>(at) + n);
}

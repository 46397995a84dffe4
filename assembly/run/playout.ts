/** Uniformly random play inside the core: no move list is built for placements, no journal is kept. */
import { deck, kinds, maxTiles, moves } from "../core/layout";
import { get } from "../core/journal";
import { below } from "../core/rng";
import { MoveKind, Phase, Pos, Status } from "../constants";
import { rotationsAt } from "../board/fit";
import { apply, applyDraw, applyPlace } from "../moves/apply";
import { generate } from "../moves/generate";
import { restart, write, writeDeploys, written } from "../moves/deploy";
import { drawKind, inStage } from "../turn/bag";
import { pack } from "../moves/packed";
import { chipMove, drawChip } from "../map/chips";

let deckLength: i32 = 0;
/** Kinds that the next draws give, from the first draw of the game on; 0 switches the deck off. */
export function setDeckLength(n: i32): i32 {
  if (n < 0 || n > maxTiles) return Status.BadInput;
  deckLength = n;
  return Status.Ok;
}
/** The deck's kind for this draw while it lasts, else one by the generator. */
function nextKind(): i32 {
  const i = get(Pos.Draws);
  if (i < deckLength) {
    const kind = <i32>load<u16>(deck + (<usize>i << 1));
    if (kind < kinds && inStage(kind)) return kind;
  }
  return drawKind();
}
/** A chance outcome by the deck or the position's own numbers, as a move. */
export function sampleChance(): i32 {
  if (get(Pos.Phase) == Phase.Draw) return pack(MoveKind.Draw, nextKind(), 0, 0, 0);
  if (get(Pos.Phase) == Phase.Chip) return chipMove(drawChip());
  return pack(MoveKind.Roll, 0, 0, 1 + below(3), 0);
}
/** Plays one uniformly random step. */
export function randomStep(): void {
  const phase = get(Pos.Phase);
  if (phase == Phase.Draw) applyDraw(drawKind());
  else if (phase == Phase.Place) randomPlace();
  else if (phase == Phase.Deploy) randomDeploy();
  else if (phase == Phase.Roll || phase == Phase.Chip) apply(sampleChance());
  else {
    const n = generate();
    apply(load<i32>(moves + (<usize>below(n) << 2)));
  }
}
/** Counts the fitting rotations, then finds the chosen one. */
function randomPlace(): void {
  const kind = get(Pos.Drawn);
  const n = get(Pos.Frontier);
  let total = 0;
  for (let i = 0; i < n; i++) total += popcnt(rotationsAt(kind, i));
  let k = below(total);
  let i = 0;
  let mask = rotationsAt(kind, 0);
  let c = popcnt(mask);
  while (k >= c) {
    k -= c;
    mask = rotationsAt(kind, ++i);
    c = popcnt(mask);
  }
  while (k-- > 0) mask &= mask - 1;
  applyPlace(kind, ctz(mask), i);
}
function randomDeploy(): void {
  restart();
  write(0);
  writeDeploys();
  apply(load<i32>(moves + (<usize>below(written) << 2)));
}
/** Plays to the end of the game. */
export function randomGame(): void {
  while (get(Pos.Phase) != Phase.Over) randomStep();
}

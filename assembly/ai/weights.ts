/** Weights of traits: for each trait a number, and one that counts by how much of the game is still to come. */
import { players } from "../core/layout";
import { Judge, Trait } from "../constants";
import { learned, LEARNED_SCALE } from "./learned";

/** f32 [Trait.Count][2]: written by the host for Judge.Own. */
export const ownWeights: usize = memory.data(224);
/** By hand, in quarters of a point: what stands, what open features bring by their chance, and the price of a figure. */
const byHand = memory.data<i8>([
  4,
  0, // projected
  0,
  0, // road
  0,
  0, // city
  0,
  0, // cloister
  0,
  0, // field
  4,
  0, // what closing adds: road
  4,
  0, // city
  3,
  0, // cloister
  3,
  0, // field
  0,
  1, // ends of roads
  0,
  2, // ends of cities
  0,
  12, // the first figure in hand
  0,
  8, // the second
  0,
  4, // the third
  0,
  4, // each
  0,
  6, // on its way back
  0,
  -8, // bound for good
  0,
  -6, // farmers
  2,
  0, // what may be joined
  -1,
  0, // owned by one meeple
  1,
  0, // behind
  0,
  0, // shared
  0,
  0, // turn
  0,
  4, // large meeple
  0,
  4, // abbot
  0,
  4, // helpers
  0,
  8, // builder at work
  0,
  4, // goods
]);
const table: usize = memory.data(224);
let filled: i32 = -1; // whose weights the table holds: a judge and a number of players
/** Weights that a judge goes by, f32 [Trait.Count][2]. */
export function weightsOf(judge: i32): usize {
  if (judge == Judge.Own) return ownWeights;
  const key = (judge << 4) | players;
  if (filled != key) fill(judge);
  filled = key;
  return table;
}
function fill(judge: i32): void {
  // one player alone learns nothing of others: the weights of two
  const from = learned + <usize>(max(players, 2) - 2) * Trait.Count * 4;
  for (let i: usize = 0; i < 2 * Trait.Count; i++)
    store<f32>(
      table + (i << 2),
      judge == Judge.Greedy ? <f32>load<i8>(byHand + i) / 4 : <f32>load<i16>(from + (i << 1)) / LEARNED_SCALE,
    );
}

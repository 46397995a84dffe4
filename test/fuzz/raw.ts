/**
 * Calls of the bare exports with any numbers: nothing may trap or hang, and a game on another slot must not notice.
 * Every call is one input.
 */
import { Step } from '../../assembly/generated/ids.js';
import { bookBytes } from '../../src/rules/book.js';
import type { Exports } from '../../src/core/exports.js';
import type { Rules } from '../../src/types.js';
import { Pos } from '../../assembly/constants.js';
import { AI_CALLS, BUILD, CALLS } from './raw-calls.js';
import { dice, oneOf, type Dice } from './random.js';
import { anyMove, anySlot, listedMove, SLOTS, WITNESS } from './raw-slots.js';

const HEADER = 3;

export function startCore(module: WebAssembly.Module, rules: Rules): Exports {
  const x = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
  const bytes = bookBytes(rules);
  const at = x.reserveRulebook(bytes.length);
  new Uint8Array(x.memory.buffer).set(bytes, at);
  if (x.configure() !== 0 || x.reserveSlots(SLOTS + 1) !== 0) throw new Error('the core does not start');
  return x;
}
function header(x: Exports, slot: number, word: number): number {
  return new Int32Array(x.memory.buffer)[(x.address(slot, HEADER) >>> 2) + word] as number;
}
/** Plays one chosen move of the witness; false when its game is over. */
function witnessStep(x: Exports, pick: Dice): boolean {
  const n = x.generate(WITNESS);
  if (n <= 0) return false;
  const move = new Uint32Array(x.memory.buffer)[(x.address(WITNESS, 0) >>> 2) + pick(n)] as number;
  if (x.make(WITNESS, move) !== 0) throw new Error(`a listed move ${move} is refused`);
  return true;
}
function hash(x: Exports, slot: number): string {
  return `${x.hashLo(slot)}:${x.hashHi()}`;
}
/** Hash at the end of the witness's game when nothing else happens. */
function undisturbed(module: WebAssembly.Module, rules: Rules, seed: number): string {
  const x = startCore(module, rules);
  x.newGame(WITNESS, seed, 1);
  const pick = dice(seed);
  while (witnessStep(x, pick));
  return hash(x, WITNESS);
}

function playOn(x: Exports, roll: Dice): number {
  const slot = anySlot(roll);
  const n = 1 + roll(roll(8) === 0 ? 300 : 30);
  for (let i = 0; i < n; i++) {
    const move = roll(5) === 0 ? anyMove(x, slot, roll) : listedMove(x, slot, roll);
    const legal = x.isLegal(slot, move);
    const made = x.make(slot, move);
    if ((made === 0) !== (legal === 1)) throw new Error(`isLegal says ${legal}, make ${made} for ${move}`);
  }
  return 3 * n;
}
/** A position laid piece by piece and played to its end, inside the core or move by move. */
function buildAndPlay(x: Exports, roll: Dice): number {
  const slot = 1 + roll(SLOTS);
  if (x.build(slot, roll(1000), 0) !== 0) return 1;
  let calls = 1;
  for (let n = 20 + roll(200); n > 0; n--, calls++) oneOf(roll, BUILD)(x, roll);
  if (x.finish(roll(2), roll(3) === 0 ? roll(100) : -1, roll(12)) !== 0 && x.finish(0, -1, 0) !== 0) return calls + 2;
  if (x.hashIsTrue(slot) !== 1) throw new Error('the hash of a built position is wrong');
  if (roll(2) === 0) x.playout(slot);
  else calls += playToEnd(x, slot, roll);
  if (header(x, slot, Pos.Phase) !== Step.Over) throw new Error('a built position has no end');
  return calls + 2;
}
/** No game asks for more decisions than this. */
const LONGEST = 20_000;
function playToEnd(x: Exports, slot: number, roll: Dice): number {
  for (let n = 0; n < LONGEST; n++) {
    if (x.generate(slot) === 0) return 2 * n;
    if (x.make(slot, listedMove(x, slot, roll)) !== 0) throw new Error('a listed move is refused');
  }
  throw new Error('a game does not end');
}

/** Returns the number of calls. Throws at the first trap or disagreement. */
export function fuzzRaw(module: WebAssembly.Module, rules: Rules, seed: number, inputs: number): number {
  const roll = dice(seed);
  const x = startCore(module, rules);
  const search = seed % 2 === 0; // batches and playouts leave the hash of their slots to `rehash`
  const wanted = undisturbed(module, rules, seed);
  let pick = dice(seed);
  x.newGame(WITNESS, seed, 1);
  for (let s = 1; s <= 3; s++) x.newGame(s, s, 0);
  let calls = 0;
  while (calls < inputs) {
    const kind = roll(40);
    if (kind === 1) calls += buildAndPlay(x, roll);
    else if (kind < 20) calls += playOn(x, roll);
    else if (kind < 27) for (let n = roll(40); n > 0; n--, calls++) oneOf(roll, BUILD)(x, roll);
    else for (let n = roll(30); n > 0; n--, calls++) oneOf(roll, search && roll(2) === 0 ? AI_CALLS : CALLS)(x, roll);
    if (x.hashIsTrue(WITNESS) !== 1) throw new Error('the witness was touched');
    const slot = 1 + roll(SLOTS);
    if (!search && x.history(slot) > 0 && x.hashIsTrue(slot) !== 1) throw new Error(`the hash of slot ${slot} is wrong`);
    if (!witnessStep(x, pick)) {
      if (header(x, WITNESS, Pos.Phase) !== Step.Over || hash(x, WITNESS) !== wanted)
        throw new Error('the witness ended otherwise');
      pick = dice(seed);
      x.newGame(WITNESS, seed, 1);
    }
  }
  return calls;
}

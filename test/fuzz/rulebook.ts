import { bookBytes } from '../../src/rules/book.js';
import type { Exports } from '../../src/core/exports.js';
import type { Rules } from '../../src/types.js';
import { anyInt, dice, oneOf } from './random.js';

/** Each rulebook is one input. One instance takes them all, one after the other. */
export function fuzzRulebooks(module: WebAssembly.Module, rules: Rules, seed: number, inputs: number): number {
  const roll = dice(seed);
  const whole = bookBytes(rules);
  let x = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
  for (let n = 0; n < inputs; n++) {
    if (n % 500 === 499) x = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
    const bytes = whole.slice();
    const view = new DataView(bytes.buffer);
    for (let k = roll(4); k > 0; k--) {
      if (roll(2) === 0) view.setInt32(roll(32) * 4, anyInt(roll), true);
      else bytes[roll(bytes.length)] = oneOf(roll, [0, 1, 2, 3, 7, 15, 16, 127, 128, 255, roll(256)]);
    }
    const at = x.reserveRulebook(roll(30) === 0 ? anyInt(roll) : bytes.length);
    if (at === 0 || at + bytes.length > x.memory.buffer.byteLength) continue;
    new Uint8Array(x.memory.buffer).set(bytes, at);
    if (x.configure() !== 0 || x.reserveSlots(2) !== 0) continue;
    x.newGame(0, n, 0);
    for (let k = 0; k < 60; k++) {
      const moves = x.generate(0);
      if (moves <= 0) break;
      x.make(0, new Int32Array(x.memory.buffer)[(x.address(0, 0) >>> 2) + roll(moves)] as number);
    }
    while (x.unmake(0) === 0);
    x.clone(0, 1);
  }
  return inputs;
}

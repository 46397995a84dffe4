/** One running core for one rulebook: its memory, its slots, its buffers. Only numbers cross here. */
import { Abi, type Pos, Rule, Status } from '../../assembly/constants.js';
import type { State } from '../../assembly/generated/state.js';
import { HighwaymanError } from '../errors.js';
import type { Rules } from '../types.js';
import { instantiate } from '../wasm/instantiate.js';
import { reason, refuse } from '../wasm/source.js';
import { Address, type Exports } from './exports.js';
import { guarded, stopped } from './guard.js';
import { bookBytes } from '../rules/book.js';
import type { Capacity } from '../rules/capacity.js';

export class CoreInstance {
  /** The bare exports, for the calls that a search makes; whoever uses them passes what they throw to `fail`. */
  exports: Exports;
  /** The same, guarded. */
  calls: Exports;
  readonly rules: Rules;
  /** Most tiles of a game. */
  readonly maxTiles: number;
  /** Kept views; `refresh` renews them after the memory has grown. */
  u8!: Uint8Array<ArrayBuffer>;
  u16!: Uint16Array<ArrayBuffer>;
  u32!: Uint32Array<ArrayBuffer>;
  i32!: Int32Array<ArrayBuffer>;
  private reserved = 0;
  private readonly free: number[] = [];
  private next = 0;
  private readonly movesAt: number;
  private readonly runs = new Map<number, number[]>();
  private scratchSlot: number | undefined;
  private texts: string[][] | undefined;
  private stepTexts: string[][] | undefined;
  closed = false;
  /** Word index of each slot's header; slots never move. */
  private readonly headers: number[] = [];

  constructor(module: WebAssembly.Module, rules: Rules, room?: Capacity) {
    this.exports = instantiate(module) as Exports;
    this.calls = guarded(this.exports, (error) => this.fail(error));
    this.rules = rules;
    const version = this.exports.version();
    if (version !== Abi.Version) refuse('version', version, `a core of interface version ${Abi.Version}`);
    const bytes = bookBytes(rules, room);
    this.maxTiles = new Int32Array(bytes.buffer)[Rule.MaxTiles] as number;
    const at = this.calls.reserveRulebook(bytes.length);
    if (at === 0) throw new HighwaymanError('ERR_CAPACITY', 'rulebook', bytes.length, 'memory for the rulebook');
    new Uint8Array(this.exports.memory.buffer).set(bytes, at);
    const status = this.calls.configure();
    if (status !== Status.Ok)
      throw new HighwaymanError(
        status === Status.NoMemory ? 'ERR_CAPACITY' : 'ERR_CONFIG',
        'rules.rulebook',
        status,
        'a rulebook as compileRules makes it',
      );
    this.refresh();
    this.movesAt = this.calls.address(-1, Address.Moves) >>> 2;
  }

  private refresh(): void {
    const buffer = this.exports.memory.buffer;
    if (this.u8?.buffer === buffer) return;
    this.u8 = new Uint8Array(buffer);
    this.u16 = new Uint16Array(buffer);
    this.u32 = new Uint32Array(buffer);
    this.i32 = new Int32Array(buffer);
  }

  /**
   * Ends the use of a core that trapped: from now on every call on it throws ERR_INTERNAL. Its games are lost; a new engine works.
   * @throws ERR_INTERNAL always
   */
  fail(error: unknown): never {
    if (error instanceof HighwaymanError) throw error;
    const said = reason(error);
    // what the host could not make a number of never reached the core
    if (!isTrap(error)) throw new HighwaymanError('ERR_ARGUMENT', 'argument', said, 'whole numbers');
    const failure = new HighwaymanError('ERR_INTERNAL', 'core', said, 'a core that did not stop; load another');
    this.stop(failure);
    throw failure;
  }
  /** The engine lets go of this core: every call on it throws ERR_DISPOSED from now on, and its memory is free. */
  close(): void {
    this.closed = true;
    this.stop(new HighwaymanError('ERR_DISPOSED', 'engine', 'disposed', 'an engine that was not disposed'));
  }
  private stop(failure: HighwaymanError): void {
    this.exports = this.calls = stopped(this.exports, failure);
    this.headers.length = 0; // words are looked up again, and that is a call
    if (!this.closed) return;
    this.exports = this.calls = { ...this.exports, memory: { buffer: new ArrayBuffer(0) } as WebAssembly.Memory };
    this.refresh();
  }

  /** A slot for one position. Throws ERR_CAPACITY when memory is exhausted. */
  acquire(): number {
    const slot = this.free.pop();
    if (slot !== undefined) return slot;
    if (this.next === this.reserved) this.grow();
    return this.next++;
  }
  private grow(): void {
    let more = Math.max(4, this.reserved);
    while (this.calls.reserveSlots(this.reserved + more) !== Status.Ok) {
      more >>= 1;
      if (more === 0) this.full(this.reserved);
    }
    this.reserved += more;
    this.refresh();
  }
  private full(slots: number): never {
    throw new HighwaymanError('ERR_CAPACITY', 'positions', slots, 'memory for more; dispose() of those no longer needed');
  }
  release(slot: number): void {
    this.free.push(slot);
  }
  /** A run of fresh slots, for buffers and batches. Throws ERR_CAPACITY. */
  acquireRun(count: number): number {
    const first = this.runs.get(count)?.pop();
    if (first !== undefined) return first;
    if (this.next + count > this.reserved) {
      if (this.exports.reserveSlots(this.next + count) !== Status.Ok) this.full(count);
      this.reserved = this.next + count;
      this.refresh();
    }
    const start = this.next;
    this.next += count;
    return start;
  }
  /** Gives a run back; runs of one length are used again. */
  releaseRun(first: number, count: number): void {
    const known = this.runs.get(count);
    if (known) known.push(first);
    else this.runs.set(count, [first]);
  }
  /** Slot that playouts use for scratch; taken when first needed, kept. */
  get scratch(): number {
    return (this.scratchSlot ??= this.acquireRun(1));
  }
  /** Positions and buffers in use; the scratch slot does not count. */
  get live(): number {
    let idle = this.scratchSlot === undefined ? 0 : 1;
    for (const [count, starts] of this.runs) idle += count * starts.length;
    return this.next - this.free.length - idle;
  }

  /** A text that the core holds, by its address. */
  text(at: number): string {
    return String.fromCharCode(...this.u8.subarray(at, this.u8.indexOf(0, at)));
  }
  /** Steps by number: the key in hashes and observations, the name. */
  get steps(): readonly (readonly string[])[] {
    return (this.stepTexts ??= this.text(this.calls.stepTexts())
      .split('\n')
      .map((line) => line.split(' ')));
  }
  /** Words of every term of a score by its number, the rule first. */
  get terms(): readonly (readonly string[])[] {
    if (this.texts) return this.texts;
    this.texts = [];
    for (const line of this.text(this.calls.termTexts()).split('\n')) {
      const [number, ...words] = line.split(' ');
      this.texts[Number(number)] = words;
    }
    return this.texts;
  }

  /** The first `n` entries of the move buffer, without a copy. */
  moves(n: number): Uint32Array<ArrayBuffer> {
    return this.u32.subarray(this.movesAt, this.movesAt + n);
  }
  /** A word of a position's header. */
  word(slot: number, word: Pos | State): number {
    const at = this.headers[slot] ?? this.locate(slot);
    return this.i32[at + word] as number;
  }
  private locate(slot: number): number {
    const at = this.calls.address(slot, Address.Header) >>> 2;
    this.headers[slot] = at;
    return at;
  }
  /** Byte address of a buffer of the slot. */
  address(slot: number, what: Address): number {
    return this.calls.address(slot, what) >>> 0;
  }
}

/**
 * WebAssembly's own errors, and a stack that ran out: the core stands in the middle of a step. By name too: frames have classes
 * of their own.
 */
function isTrap(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) return true;
  return error instanceof Error && ['RuntimeError', 'RangeError', 'InternalError'].includes(error.name);
}

/** Memory of the core for something else than positions, in place of some slots. */
import { HighwaymanError } from '../errors.js';
import type { CoreInstance } from './instance.js';

/** A run of slots; `at` is the address of its first byte. */
export interface Buffer {
  readonly first: number;
  readonly count: number;
  readonly at: number;
}

/** Memory of so many bytes. @throws ERR_CAPACITY */
export function acquireBuffer(core: CoreInstance, bytes: number): Buffer {
  const count = Math.max(1, Math.ceil(bytes / core.exports.slotSize()));
  const first = core.acquireRun(count);
  const at = core.exports.takeBuffer(first, count) >>> 0;
  if (at === 0) throw new HighwaymanError('ERR_INTERNAL', 'takeBuffer', first, 'free slots');
  return { first, count, at };
}
export function releaseBuffer(core: CoreInstance, { first, count }: Buffer): void {
  if (core.closed) return;
  core.exports.freeBuffer(first);
  core.releaseRun(first, count);
}

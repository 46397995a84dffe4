/** Seeded numbers for tests and benches, apart from the engine's own generator, so that what is tested does not choose the test. */

/** Marsaglia's xorshift32 (13, 17, 5; Journal of Statistical Software 8, 2003): words from 1 to 2^32-1. @param state 32 bits, not 0 */
export function xorshift(state: number): () => number {
  let s = state;
  return () => {
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    return s >>> 0;
  };
}

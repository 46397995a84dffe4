/**
 * From a seed to the four words of the core's generator (sfc32). The same seed gives the same game everywhere:
 * only 32-bit integer arithmetic, and text by its UTF-8 bytes.
 */
import { HighwaymanError } from '../errors.js';

/** State of the generator, four u32 words. */
export type SeedState = readonly [number, number, number, number];

/**
 * Two u32 words of a seed. A whole number gives its low and high words, so 0..2^53-1 are all different (negative numbers in two's
 * complement); a text gives two FNV-1a hashes with different beginnings.
 * @throws ERR_CONFIG for a number that is not a safe integer.
 */
export function seedWords(seed: number | string): [lo: number, hi: number] {
  if (Number.isSafeInteger(seed)) return [(seed as number) >>> 0, Math.floor((seed as number) / 4294967296) >>> 0];
  if (typeof seed !== 'string') throw new HighwaymanError('ERR_CONFIG', 'seed', seed, 'a safe whole number or a text');
  let lo = 0x811c9dc5;
  let hi = 0xcbf29ce4;
  // UTF-8 without `TextEncoder`, which some test environments lack; half a pair of surrogates is U+FFFD
  const utf8 = encodeURIComponent(seed.replace(/\p{Surrogate}/gu, '\ufffd'));
  for (const [part] of utf8.matchAll(/%..|./g)) {
    const byte = part.length > 1 ? Number(`0x${part.slice(1)}`) : part.charCodeAt(0);
    lo = Math.imul(lo ^ byte, 0x01000193);
    hi = Math.imul(hi ^ byte, 0x01000193);
  }
  return [lo >>> 0, hi >>> 0];
}

/** Generator state of a fresh game with this seed: the core's `seed(lo, hi)`, word for word. */
export function seedState(seed: number | string): [number, number, number, number] {
  const [lo, hi] = seedWords(seed);
  let [a, b, c, d] = [lo, hi, 0x9e3779b9, 1];
  for (let round = 0; round < 12; round++) {
    const t = (a + b + d) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + t) >>> 0;
    d = (d + 1) >>> 0;
  }
  return [a, b, c, d];
}

/**
 * The rulebook as it travels in compiled rules: base64 of its bytes, in which each run of zeros is one zero and its length.
 * Who is handed rules needs no more than this; what writes the tables is src/rules/rulebook.ts.
 */
import { Rule } from '../../assembly/constants.js';
import { HighwaymanError } from '../errors.js';
import type { Rules } from '../types.js';
import { fromBase64 } from '../wasm/base64.js';
import type { Capacity } from './capacity.js';

const NONE = new Uint8Array(0);
/** Most zeros of one run. */
const RUN = 255;

export function bookText(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i++) {
    text += String.fromCharCode(bytes[i] as number);
    if (bytes[i] !== 0) continue;
    const start = i;
    while (bytes[i + 1] === 0 && i + 1 - start < RUN) i++;
    text += String.fromCharCode(i + 1 - start);
  }
  return btoa(text);
}

/**
 * The bytes for the core, with other room than the rules themselves need if so asked.
 * @throws ERR_CONFIG for a text that is none
 */
export function bookBytes({ rulebook }: Rules, room?: Capacity): Uint8Array<ArrayBuffer> {
  let packed: Uint8Array = NONE;
  try {
    packed = fromBase64(rulebook);
  } catch {
    // no base64, so no rulebook
  }
  let length = 0;
  for (let i = 0; i < packed.length; i++) length += packed[i] === 0 ? (packed[++i] ?? 0) : 1;
  if (length < Rule.Words * 4)
    throw new HighwaymanError('ERR_CONFIG', 'rules.rulebook', rulebook, 'a rulebook as compileRules makes it');
  const bytes = new Uint8Array((length + 3) & ~3); // whole words
  for (let i = 0, at = 0; i < packed.length; i++) {
    const byte = packed[i] as number;
    if (byte === 0) at += packed[++i] ?? 0;
    else bytes[at++] = byte;
  }
  if (room) new Int32Array(bytes.buffer).set([room.tiles, room.nodes, room.hubs, room.figures, room.gridBits], Rule.MaxTiles);
  return bytes;
}

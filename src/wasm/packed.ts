/** The core as the inline entry carries it: compressed (RFC 1951), as base64. Unpacked when it is loaded, not at import. */
import { inflateSync } from 'fflate';
import { fromBase64 } from './base64.js';

export function unpack(text: string): Uint8Array<ArrayBuffer> {
  return inflateSync(fromBase64(text)) as Uint8Array<ArrayBuffer>;
}

/** The table of moves as a core and its rules tell it, so that a program that plays carries none. */
import type { CoreInstance } from '../core/instance.js';
import type { VerbRow } from '../types.js';
import { Codec } from './codec.js';

const codecs = new WeakMap<CoreInstance, Codec>();

/** The codec of all moves that this core can make. */
export function codecIn(core: CoreInstance): Codec {
  let codec = codecs.get(core);
  if (!codec) {
    const rows = JSON.parse(core.text(core.calls.moveTexts())) as VerbRow[];
    codecs.set(core, (codec = new Codec(rows.concat(core.rules.verbs ?? []))));
  }
  return codec;
}

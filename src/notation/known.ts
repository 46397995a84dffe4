/** The table of moves where there is no core: src/generated/verbs.ts, and rows that travel in the rules. */
import { VERBS } from '../generated/verbs.js';
import type { MoveType, Rules, VerbRow } from '../types.js';
import { Codec } from './codec.js';

/** Every `type` of a move, those of expansions with an entry of their own aside. */
export const MOVE_TYPES: readonly MoveType[] = /* @__PURE__ */ typesOf(VERBS);

function typesOf(rows: readonly VerbRow[]): MoveType[] {
  return [...new Set(rows.map(({ type }) => type as MoveType))];
}

let main: Codec | undefined;
const others = new WeakMap<readonly VerbRow[], Codec>();

/** The codec of these rules. @throws ERR_CONFIG for rows in them that cannot be read */
export function codecOf({ verbs }: Pick<Rules, 'verbs'>): Codec {
  if (!verbs) return (main ??= new Codec(VERBS));
  let codec = others.get(verbs);
  if (!codec) others.set(verbs, (codec = new Codec([...VERBS, ...verbs])));
  return codec;
}

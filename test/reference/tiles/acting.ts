/** What acts on the tiles of a set under compiled rules. */
import type { Rules, TileKind } from '../../../src/types.js';
import type { Acting } from './compiler.js';

export function actingOf({ config }: Rules, set: string): Acting {
  const drawn = (config.tilesOnly as readonly string[]).includes(set);
  const families = Object.entries(config.modules).map(([name, on]) => [name, on && !drawn]);
  return { ...(Object.fromEntries(families) as Omit<Acting, 'gardens'>), gardens: config.abbots && config.gardens };
}
/** A compiled kind without what is compared elsewhere: copies, twins, marks, the data that it was made of. */
export function bareKind(kind: TileKind): object {
  const {
    also: _also,
    set: _set,
    copies: _copies,
    marks: _marks,
    verified: _known,
    source: _source,
    printed: _map,
    ...bare
  } = kind;
  return bare;
}

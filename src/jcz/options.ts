/** Option lists in sentences of `.jcz` files and the options of the game, both as our tokens, sorted. */
import { figureLetter } from '../notation/token.js';
import type { Figure } from '../types.js';
import { lookupOf } from './game.js';
import type { JczGame } from './game.js';
import { figureOfClass } from './pointers.js';
import { JCZ_ABBEY, tileInGame } from './tiles.js';
import { deployToken, ferryToken, placeToken, wagonToken } from './tokens.js';

export interface OptionLists {
  readonly expected: readonly string[];
  readonly found: readonly string[];
}

const unique = (tokens: readonly string[]): string[] => [...new Set(tokens)].sort();

/** A token the list names, or the reason why it cannot be one of ours, so that the comparison fails readably. */
function attempt(make: () => string): string {
  try {
    return make();
  } catch (error) {
    return `(${(error as Error).message})`;
  }
}

/** `[x,y] - [rot,rot]; …`: rotations of a symmetric tile fall together. A null id asks for any placement. */
export function tileOptions(game: JczGame, id: string | null, list: string): OptionLists {
  const inHand = game.phase === 'abbey' ? JCZ_ABBEY : game.phase === 'place' ? id : null;
  const found =
    (game.phase === 'place' && (id === null || tileInGame(game.rules, id) === game.drawn)) ||
    (game.phase === 'abbey' && (id === null || id === JCZ_ABBEY))
      ? game.legalTokens().filter((token) => token.includes('@'))
      : [];
  const expected = [...list.matchAll(/\[\s*(-?\d+)\s*,\s*(-?\d+)\s*\]\s*-\s*\[([^\]]*)\]/g)].flatMap(([, x, y, rotations = '']) =>
    [...rotations.matchAll(/\d+/g)].map(([degrees]) =>
      attempt(() => placeToken(game.rules, inHand ?? id ?? '', Number(x), Number(y), Number(degrees))),
    ),
  );
  return { expected: unique(expected), found: unique(found) };
}

/** `{Feature,LOC,[x,y]}; …` of one kind of figure; a null kind asks for any. */
export function meepleOptions(game: JczGame, kind: string | null, list: string): OptionLists {
  const figure = kind === null ? undefined : (figureOfClass(kind) ?? null);
  const wanted = figure ? [figureLetter(figure)] : 'nlmwabph'.split('');
  const ours = game.phase === 'deploy' || game.phase === 'land' || game.phase === 'wagon';
  const found =
    ours && figure !== null
      ? game.legalTokens().filter((token) => /[+/>][nlmwabph]$/.test(token) && wanted.includes(token.slice(-1)))
      : [];
  const at = lookupOf(game);
  const expected = pointers(list).map((pointer) =>
    attempt(() => (game.phase === 'wagon' ? wagonToken(at, pointer) : deployToken(at, figure as Figure, pointer, game.placed))),
  );
  return { expected: unique(expected), found: unique(found) };
}

/** `{Road,LOC,[x,y]}; …` of ferries laid or pivoted. */
export function ferryOptions(game: JczGame, list: string): OptionLists {
  const found = game.phase === 'ferry' || game.phase === 'pivot' ? game.legalTokens().filter((token) => /[~%]/.test(token)) : [];
  const expected = pointers(list).map(({ position: [x, y], location }) =>
    attempt(() => ferryToken(x, y, location, game.phase === 'pivot')),
  );
  return { expected: unique(expected), found: unique(found) };
}

/** Figures that may be taken back. */
export function returnOptions(game: JczGame): readonly string[] {
  return game.phase === 'deploy' ? game.legalTokens().filter((token) => token.endsWith('^')) : [];
}

function pointers(list: string): { feature: string; location: string; position: [number, number] }[] {
  return [...list.matchAll(/\{\s*(\w+)\s*,\s*([\w.]+)\s*,\s*\[\s*(-?\d+)\s*,\s*(-?\d+)\s*\]\s*\}/g)].map(
    ([, feature = '', location = '', x, y]) => ({ feature, location, position: [Number(x), Number(y)] }),
  );
}

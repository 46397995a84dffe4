/** `highwayman sets`: what there is to play with, set by set. */
import { tileSets } from '../catalogue/index.js';
import type { TileSet } from '../catalogue/shape.js';
import { entryOf } from '../expansions/names.js';
import { familiesOf, optionsOf, rulePrefixes } from '../expansions/of-set.js';
import { HighwaymanError } from '../errors.js';
import { meant } from '../nearest.js';
import { SET_ALIASES } from '../rules/sets.js';
import type { Register } from './command.js';

const EDITIONS = ['C1', 'C2', 'C3'] as const;

export const sets: Register = (program, { io }) => {
  program
    .command('sets')
    .description('list the sets of tiles, or say everything about one')
    .argument('[set]', 'id or name in short, e.g. festival or inns')
    .option('--json', 'print one JSON object')
    .action((name: string | undefined, { json }: { json?: boolean }) => {
      const found = name === undefined ? tileSets() : [findSet(name)];
      if (json) io.out(JSON.stringify(found.map(facts)));
      else for (const line of name === undefined ? table(found) : details(found[0] as TileSet)) io.out(line);
    });
};

/** @throws ERR_FLAG for no set of the catalogue */
function findSet(name: string): TileSet {
  const aliases: Readonly<Record<string, string>> = SET_ALIASES;
  const id = Object.hasOwn(aliases, name) ? aliases[name] : name;
  const set = tileSets().find((one) => one.id === id);
  if (set) return set;
  const known = [...tileSets().map((one) => one.id), ...Object.keys(aliases)];
  throw new HighwaymanError('ERR_FLAG', 'set', name, `a set of the catalogue${meant(name, known)}`);
}

/** Tiles of each edition, nothing where a set was not in it. */
const counts = (set: TileSet): (number | undefined)[] => EDITIONS.map((edition) => set.published[edition]);
/** A set whose tiles do nothing but lie on the table. */
const isPlain = ({ id }: TileSet): boolean => rulePrefixes(id).length === 0;
const doubts = (set: TileSet): number => set.tiles.filter(({ tile }) => tile.verified === false).length;

function facts(set: TileSet) {
  const { id, name, published, partial, known } = set;
  return {
    ...{ id, name, published, rules: rulePrefixes(id), partial, known },
    tiles: set.tiles.map(({ tile, count }) => ({ id: tile.id, count, ...(tile.note === undefined ? {} : { note: tile.note }) })),
    options: Object.fromEntries(optionsOf(id).map(([option, { values, rules, says }]) => [option, { values, rules, says }])),
    entries: familiesOf(id).flatMap((family) => (family.ownEntry ? [entryOf(family)] : [])),
  };
}

function table(list: readonly TileSet[]): string[] {
  const wide = Math.max(...list.map(({ id }) => id.length));
  const row = (id: string, numbers: readonly string[], rules: string, name: string): string =>
    `${id.padEnd(wide)}  ${numbers.map((number) => number.padStart(3)).join(' ')}  ${rules.padEnd(10)} ${name}`;
  return [
    row('set', [...EDITIONS], 'rules', 'name'),
    ...list.map((set) =>
      row(
        set.id,
        counts(set).map((count) => String(count ?? '-')),
        isPlain(set) ? '-' : rulePrefixes(set.id).join(' '),
        `${set.name}${set.partial ? ' *' : ''}`,
      ).slice(0, 80),
    ),
    '',
    'C1, C2, C3: tiles in the box of each edition.',
    '- under rules: none of its own, or they are not in yet.',
    ...(list.some(({ partial }) => partial) ? ['*: not every tile could be found.'] : []),
    '`highwayman sets <set>` says more; the rules by id are in the documentation.',
  ];
}

function details(set: TileSet): string[] {
  const { id, name, note } = set;
  const rules = rulePrefixes(id);
  const options = optionsOf(id);
  const printed = EDITIONS.map((edition, i) => `${edition} ${counts(set)[i] ?? '-'}`).join(', ');
  const doubtful = doubts(set);
  return [
    `${name} (${id})`,
    `Tiles: ${printed}`,
    `Rules: ${rules.length > 0 ? rules.map((prefix) => `${prefix}-1 and on`).join(', ') : 'none of its own, or not in yet'}`,
    ...facts(set).entries.map((entry) => `Entry: ${entry}`),
    ...(note === undefined ? [] : [`Note: ${note}`]),
    ...(set.partial ? [`Not every tile could be found. Certain: ${set.known.join('; ')}`] : []),
    ...(doubtful > 0 ? [`Not confirmed by two sources: ${doubtful} of ${set.tiles.length} kinds`] : []),
    ...(options.length > 0 ? ['Options:'] : []),
    ...options.map(([option, { values, rules, says }]) => `  ${option} = ${wordsOf(values)} (${rules}): ${says}`),
    'Tiles by id, copies in C1, C2, C3:',
    ...set.tiles.map(
      ({ tile, count }) =>
        `  ${tile.id.padEnd(24)} ${EDITIONS.map((edition) => count[edition] ?? 0).join(' ')}${tile.note === undefined ? '' : `  ${tile.note}`}`,
    ),
  ];
}
function wordsOf(values: ReturnType<typeof optionsOf>[number][1]['values']): string {
  if (typeof values === 'boolean') return `true or false (${values})`;
  return 'min' in values ? `${values.min} to ${values.max} (${values.usual})` : values.join(' | ');
}

/** A page for each set of tiles: what is in it, which rules it brings, and its tiles as the playground draws them. */
import { tileSets } from '../../catalogue/index.js';
import type { CatalogueTile, TileSet } from '../../catalogue/shape.js';
import type { Family } from '../../expansions/family.js';
import { FAMILIES } from '../../expansions/manifest.js';
import { optionsOf, rulePrefixes } from '../../expansions/of-set.js';
import { ALL_EXPANSIONS } from '../../generated/expansions/all.js';
import { compileRules, useExpansion } from '../../index.js';
import { SET_ALIASES } from '../../rules/sets.js';
import type { SetId } from '../../catalogue/names.js';
import type { TileKind } from '../../types.js';
import { tileArt } from '../../web/tile/art.js';
import { ruleTexts } from '../rule-texts.js';
import { svgText } from './svg.js';

ALL_EXPANSIONS.forEach(useExpansion);

const EDITIONS = ['C1', 'C2', 'C3'] as const;
/** Kinds by tile id: those that an edition prints with the set, and those that are only to be had one by one. */
function kindsOf(set: TileSet): ReadonlyMap<string, TileKind> {
  const sets: SetId[] = ['base', 'river'].includes(set.id) ? ['base'] : ['base', set.id as SetId];
  const singly = Object.fromEntries(set.tiles.map(({ tile }) => [tile.id, 1]));
  const extra = set.id === 'river' || set.id === 'abbeys' ? {} : { copies: singly };
  const found = EDITIONS.flatMap(
    (edition) => compileRules({ edition, sets, river: set.id === 'river', abbots: edition !== 'C1', ...extra }).kinds,
  );
  return new Map(found.map((kind) => [kind.id, kind]));
}
function figure(entry: CatalogueTile, kind: TileKind | undefined): string {
  const { tile, count, start } = entry;
  const copies = EDITIONS.flatMap((edition) => (count[edition] ? [`${edition} ${count[edition]}`] : [])).join(', ');
  const notes = [copies, start > 0 ? `${start} at the start` : '', tile.verified === false ? 'not confirmed by two sources' : '']
    .filter(Boolean)
    .join('; ');
  if (!kind) throw new Error(`no kind of ${tile.id}`);
  const drawing = svgText(tileArt(kind, 0)).replace(/\s*\n\s*/g, ' ');
  return `<figure><svg viewBox="0 0 100 100" role="img" aria-label="${tile.id}">${drawing}</svg><figcaption><code>${tile.id}</code><br>${notes}</figcaption></figure>`;
}
function optionLines(set: TileSet): string[] {
  return optionsOf(set.id).map(([name, { says, rules }]) => `- \`${name}\`: ${says} (${rules})`);
}
/** First and last rule of each prefix, with the file that has them. */
function rangesOf(families: readonly string[]): readonly string[] {
  const all = [...ruleTexts().values()];
  return families.flatMap((family) => {
    const found = all.filter(({ id }) => id.startsWith(`${family}-`));
    const [first, last] = [found[0], found.at(-1)];
    return first && last ? [`${first.id} to ${last.id}: [${first.file}](../rules/${first.file})`] : [];
  });
}

function text(set: TileSet): string {
  const aliases = Object.entries(SET_ALIASES).flatMap(([alias, id]) => (id === set.id ? [alias] : []));
  const published = EDITIONS.flatMap((edition) => (set.published[edition] ? [`${edition} ${set.published[edition]}`] : [])).join(
    ', ',
  );
  const rules = rangesOf(rulePrefixes(set.id));
  const options = optionLines(set);
  const kinds = set.tiles.length > 0 ? kindsOf(set) : new Map<string, TileKind>();
  const notes = set.tiles.filter(({ tile }) => tile.note).map(({ tile }) => `- \`${tile.id}\`: ${tile.note}`);
  return [
    `# ${set.name}`,
    '',
    `In a configuration: \`${set.id}\`${aliases.length > 0 ? `, or ${aliases.map((alias) => `\`${alias}\``).join(', ')}` : ''}. Tiles published: ${published || 'unknown'}.`,
    ...(set.note ? ['', set.note] : []),
    ...(set.partial ? ['', `Not every tile of this set could be found. What is certain: ${set.known.join('; ')}.`] : []),
    ...(rules.length > 0 ? ['', '## Rules', '', ...rules.map((line) => `- ${line}`)] : []),
    ...(options.length > 0 ? ['', '## Options', '', ...options] : []),
    ...(set.tiles.length > 0
      ? [
          '',
          '## Tiles',
          '',
          `<div class="tiles">${set.tiles.map((entry) => figure(entry, kinds.get(entry.tile.id))).join('')}</div>`,
        ]
      : []),
    ...(notes.length > 0 ? ['', '## Notes', '', ...notes] : []),
    '',
  ].join('\n');
}

/** The page of a family that plays without tiles of its own. */
function familyText({ id, title, rules }: Family): string {
  const lines = rangesOf(rules).map((line) => `- ${line}`);
  return [`# ${title}`, '', `In a configuration: \`modules: { ${id}: true }\`. No tiles.`, '', '## Rules', '', ...lines, ''].join(
    '\n',
  );
}
/** Name of the file and Markdown of every set of the catalogue and of every family with an entry of its own and no tiles. */
export function expansionPages(): { readonly file: string; readonly text: string }[] {
  const bare = FAMILIES.filter(({ ownEntry, sets }) => ownEntry && !sets);
  return [
    ...tileSets().map((set) => ({ file: `${set.id}.md`, text: text(set) })),
    ...bare.map((family) => ({ file: `${family.id}.md`, text: familyText(family) })),
  ];
}

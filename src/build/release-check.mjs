/**
 * `release-check.mjs TAG`: what has to be right before a version is published, and the changelog's section of it as release notes in
 * build/release-notes.md. Used by the release workflow; ends with 1 and all reasons when something is missing.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { at } from './paths.mjs';

/** Headings of a release in CHANGELOG.md, in their order. */
export const KINDS = ['Breaking', 'Rules', 'Added', 'Changed', 'Fixed', 'Removed', 'Security'];
/** Fields that only the owner of the repository knows; provenance needs the first. */
const OWNERS = ['repository', 'homepage', 'bugs'];

/**
 * @param {string} tag `v1.2.3`
 * @param {Record<string, unknown>} manifest package.json
 * @param {string} changelog
 * @returns {{ faults: string[], notes: string }}
 */
export function checkRelease(tag, manifest, changelog) {
  const faults = [];
  if (tag !== `v${manifest.version}`) faults.push(`the tag is ${tag}, package.json has version ${manifest.version}`);
  for (const field of OWNERS)
    if (!manifest[field]) faults.push(`package.json has no ${field}: the owner of the repository fills it in`);
  const section = changelog
    .split(/^(?=## )/m)
    .find((part) => part.startsWith(`## ${manifest.version} `) || part.startsWith(`## ${manifest.version}\n`));
  if (!section) faults.push(`CHANGELOG.md has no section ${manifest.version}`);
  else if (!/^## \S+ \(\d{4}-\d\d-\d\d\)\n/.test(section))
    faults.push(`CHANGELOG.md: "${section.split('\n')[0]}" has no date, as in "## ${manifest.version} (2026-01-31)"`);
  faults.push(...changelogFaults(changelog));
  return { faults, notes: (section ?? '').split('\n').slice(1).join('\n').trim() };
}
/** Headings of CHANGELOG.md that are none of the kinds, or stand twice in a release. */
export function changelogFaults(changelog) {
  return changelog
    .split(/^(?=## )/m)
    .slice(1)
    .flatMap((section) => {
      const [release] = section.split('\n');
      const kinds = [...section.matchAll(/^### (.*)$/gm)].map(([, kind]) => kind);
      return kinds.flatMap((kind, i) => {
        if (!KINDS.includes(kind)) return [`CHANGELOG.md: "${kind}" in "${release}" is none of ${KINDS.join(', ')}`];
        return kinds.indexOf(kind) < i ? [`CHANGELOG.md: "${kind}" stands twice in "${release}"`] : [];
      });
    });
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [tag = ''] = process.argv.slice(2);
  const { faults, notes } = checkRelease(
    tag,
    JSON.parse(readFileSync(at('package.json'), 'utf8')),
    readFileSync(at('CHANGELOG.md'), 'utf8'),
  );
  for (const fault of faults) console.error(fault);
  mkdirSync(at('build'), { recursive: true });
  writeFileSync(at('build/release-notes.md'), `${notes}\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

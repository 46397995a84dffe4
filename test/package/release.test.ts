/** What is checked before a version is published. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Check {
  checkRelease(tag: string, manifest: object, changelog: string): { faults: string[]; notes: string };
  changelogFaults(changelog: string): string[];
}
const { checkRelease, changelogFaults } = (await import('../../src/build/release-check.mjs' as string)) as Check;

const manifest = { version: '1.2.3', repository: 'r', homepage: 'h', bugs: 'b' };
const changelog =
  '# Changelog\n\n## 1.2.3 (2026-01-31)\n\n### Added\n\n- one thing\n\n## 1.2.2 (2026-01-01)\n\n### Fixed\n\n- another\n';

describe('a release', () => {
  it('that is ready has its section as notes', () => {
    expect(checkRelease('v1.2.3', manifest, changelog)).toEqual({ faults: [], notes: '### Added\n\n- one thing' });
  });
  it.each([
    ['another tag', 'v1.2.4', manifest, changelog, 'the tag is v1.2.4'],
    ['no repository', 'v1.2.3', { ...manifest, repository: undefined }, changelog, 'no repository'],
    ['no section', 'v1.2.3', manifest, changelog.replace('## 1.2.3', '## 1.2.30'), 'no section 1.2.3'],
    ['no date', 'v1.2.3', manifest, changelog.replace('2026-01-31', 'unreleased'), 'has no date'],
    ['a heading of another kind', 'v1.2.3', manifest, changelog.replace('### Added', '### News'), '"News" in'],
    ['a heading twice', 'v1.2.3', manifest, changelog.replace('- one thing', '### Added'), 'stands twice'],
  ])('is refused for %s', (_, tag, of, text, fault) => {
    const { faults } = checkRelease(tag, of, text);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });
});
it('the changelog is by kind', () => {
  expect(changelogFaults(readFileSync('CHANGELOG.md', 'utf8'))).toEqual([]);
});

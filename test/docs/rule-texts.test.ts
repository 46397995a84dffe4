/** Every rule that is cited stands in src/docs/rules, and every rule that is in has a test that names it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citations, familyOf, readRuleTexts, ruleTexts } from '../../src/docs/rule-texts.js';
import { projectFiles } from '../house/files.js';

const rules = ruleTexts();
const read = (path: string): string => readFileSync(path, 'utf8');
const sources = projectFiles().filter(
  (path) => /^(assembly|src|test|bench)\/.*\.(ts|mjs|js|css|json|md)$/.test(path) || path === 'README.md',
);

/** Citations of a file that are no rules: PUB are the public bug reports of test/cases, the others are names. */
const OTHER = /^(PUB-\d+|UTF-\d+|FNV-1a|[ACFRW]{4}-\d)$/;
/** Made-up ids of this test. */
const cites = sources
  .filter((path) => path !== 'test/docs/rule-texts.test.ts' && path !== 'src/docs/rule-texts.ts')
  .flatMap((path) =>
    citations(read(path), rules)
      .filter((id) => !OTHER.test(id))
      .map((id) => ({ path, id })),
  );

/** Rules without a test of their own: id and reason. */
const UNTESTED: Readonly<Record<string, string>> = {
  'KING-8': 'the City of Carcassonne is not in',
  'KING-9': 'castles are not in',
  'FAIRY-22': 'pyramids of acrobats are not in',
  'SHR-15': 'special monasteries are not in',
};

describe('citations', () => {
  it('every id that code, tests and documents cite stands in the texts', () => {
    expect(cites.length).toBeGreaterThan(1000);
    expect([...new Set(cites.filter(({ id }) => !rules.has(id)).map(({ path, id }) => `${path}: ${id}`))]).toEqual([]);
  });
  it('every rule that is in has a test that names it, or a reason why not', () => {
    // A family of a file of expansions is in when the core cites it.
    const inCore = new Set(
      cites.filter(({ path }) => path.startsWith('assembly/')).map(({ id }) => `${rules.get(id)?.file} ${familyOf(id)}`),
    );
    const isIn = (id: string): boolean =>
      /^(RULES|MAPS)\.md$/.test(rules.get(id)?.file ?? '') || inCore.has(`${rules.get(id)?.file} ${familyOf(id)}`);
    const named = new Set(sources.flatMap((path) => titles(path).flatMap((title) => citations(title, rules))));
    const untested = [...rules.keys()].filter((id) => isIn(id) && !named.has(id));
    expect(untested.sort()).toEqual(Object.keys(UNTESTED).sort());
  });
});

describe('the reader of the texts', () => {
  const text = [
    '## 1. A set (SET)',
    '',
    '- **SET-1** [C1 C2] [F: SF, SL] A tile is laid. It stays there.',
    '  - nothing else',
    '',
    'no part of it',
    '- **SET-2 [A]** Meeples:',
    '  seven',
    '- **SET-3** [all] [F: SF; A] Which one is **open**',
    '**GOLD-T1a** a scene [SET-1]',
    '- board: none',
    '- **X-SET-4** Wagon [D]: none',
  ].join('\n');
  const found = readRuleTexts('set.md', text);

  it('gives ids, lines, anchors, titles and what is doubtful', () => {
    expect(found.map(({ id, line, anchor, title, ambiguous }) => [id, line, anchor, title, ambiguous])).toEqual([
      ['SET-1', 3, 'set-1', 'A tile is laid', false],
      ['SET-2', 7, 'set-2', 'Meeples', true],
      ['SET-3', 9, 'set-3', 'Which one is open', true],
      ['GOLD-T1a', 10, 'gold-t1a', 'a scene [SET-1]', false],
      ['X-SET-4', 12, 'x-set-4', 'Wagon [D]', false],
    ]);
    expect(found[0]?.text).toBe('- **SET-1** [C1 C2] [F: SF, SL] A tile is laid. It stays there.\n  - nothing else');
    expect(found[3]?.text).toBe('**GOLD-T1a** a scene [SET-1]\n- board: none');
  });
  it('finds every rule of the texts, each with a title, under one anchor', () => {
    const bold = projectFiles()
      .filter((path) => /^src\/docs\/rules\/[A-Z-]+\.md$/.test(path) && !path.endsWith('README.md'))
      .flatMap((path) => read(path).match(/^(?:- )?\*\*[A-Z]+-[A-Z]*-?\d/gm) ?? []);
    expect(rules.size).toBe(bold.length);
    expect([...rules.values()].filter(({ title }) => title.length < 3).map(({ id }) => id)).toEqual([]);
    expect(new Set([...rules.values()].map(({ anchor }) => anchor)).size).toBe(rules.size);
  });
  it('keeps what is marked ambiguous', () => {
    for (const id of ['ORDER-6', 'MAP-5', 'CHIP-20', 'MAP-2']) expect([id, rules.get(id)?.ambiguous]).toEqual([id, true]);
    for (const id of ['BASE-10', 'FER-20', 'MAP-8']) expect([id, rules.get(id)?.ambiguous]).toEqual([id, false]);
  });
  it('writes lists and ranges of citations out', () => {
    expect(citations('(AB-12, 37; CD-3..5) [EF-1 and 2a], GOLD-T03..T08, X-AB-7.')).toEqual([
      'AB-12',
      'AB-37',
      'CD-3',
      'CD-4',
      'CD-5',
      'EF-1',
      'EF-2a',
      'GOLD-T03',
      'X-AB-7',
    ]);
    expect(citations('AB-1..4', { has: (id) => id !== 'AB-3' })).toEqual(['AB-1', 'AB-2', 'AB-4']);
    expect(citations('AB-1, 2 to 4: AB-9 (3 points), AB-3, 4.5')).toEqual(['AB-1', 'AB-2', 'AB-3', 'AB-4', 'AB-9', 'AB-3']);
  });
});

/** Titles of tests and of their groups in a test file, and the data that tests take titles from. */
function titles(path: string): string[] {
  if (/^test\/(golden|cases)\/.*\.json$/.test(path)) return [read(path)];
  if (!path.endsWith('.test.ts')) return [];
  const begin =
    /\b(?:it|test|describe)(?:\.\w+(?:\([^\n]*?\))?)*\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;
  return [...read(path).matchAll(begin)].map(([, plain, double, template]) => plain ?? double ?? template ?? '');
}

/** The documentation as `npm run docs` builds it: links lead somewhere, every rule has its anchor, every tile its drawing. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../src/catalogue/index.js';
import { TERMS } from '../../src/expansions/terms.js';
import { ruleTexts } from '../../src/docs/rule-texts.js';
import { deadLinks } from './links.js';
import '../dist.js';

const CHROMIUM = '/usr/bin/chromium';
const folder = mkdtempSync(join(tmpdir(), 'highwayman-docs-'));
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
let site: ReturnType<typeof deadLinks>;

beforeAll(async () => {
  const { buildDocs } = (await import('../../src/docs/site/build.mjs' as string)) as { buildDocs(to: string): Promise<string> };
  await buildDocs(folder);
  site = deadLinks(folder);
}, 900_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('links', () => {
  it('every one leads to a file, and to an anchor where it names one', () => {
    expect(site.checked).toBeGreaterThan(5000);
    expect(site.dead).toEqual([]);
  });
  it('every rule has its anchor, and can be found by its id alone', () => {
    const places = JSON.parse(/const places = (.*);/.exec(read('rule.html'))?.[1] ?? '{}') as Record<string, string>;
    const rules = [...ruleTexts().values()];
    expect(rules.filter(({ file, anchor }) => !site.pages.get(`rules/${file.replace('.md', '.html')}`)?.has(anchor))).toEqual([]);
    expect(rules.filter(({ id, file, anchor }) => places[id] !== `rules/${file.replace('.md', '.html')}#${anchor}`)).toEqual([]);
  });
  it('every term of a score event names a rule that is there', () => {
    const rules = ruleTexts();
    expect(Object.values(TERMS).filter(([rule]) => !rules.has(rule))).toEqual([]);
  });
  it('ids are links in guides, rules and docstrings', () => {
    for (const page of ['guides/rules-and-options.html', 'rules/RULES.html', 'classes/highwayman.Game.html']) {
      expect([page, /<a href="[^"]*#[a-z-]+\d+" title="[^"]+" class="rule-id">[A-Z]+-\d+<\/a>/.test(read(page))]).toEqual([
        page,
        true,
      ]);
    }
  });
});
describe('pages', () => {
  it('the reference names modules by what is imported', () => {
    const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, unknown> };
    for (const entry of Object.keys(exports).filter((name) => !/\.(wasm|json)$|\*/.test(name))) {
      const name = `highwayman${entry.slice(1)}`;
      expect(read(`modules/${name.replace('/', '_')}.html`)).toContain(`<title>${name} | Highwayman</title>`);
    }
  });
  it.each(CATALOGUE.map((set) => [set.id, set] as const))('%s shows all of its tiles', (id, set) => {
    const drawn = [
      ...read(`expansions/${id}.html`).matchAll(
        /<svg viewBox="0 0 100 100" role="img" aria-label="([^"]+)">(.*?)<\/svg><figcaption>/gs,
      ),
    ];
    expect(drawn.map(([, tile]) => tile)).toEqual(set.tiles.map(({ tile }) => tile.id));
    expect(
      drawn.filter(
        ([, , drawing = '']) => (drawing.match(/<path /g) ?? []).length < 2 || /\$\{|\[object|undefined/.test(drawing),
      ),
    ).toEqual([]);
  });
});
it.runIf(existsSync(CHROMIUM))('live examples run the engine in the page', { timeout: 120_000 }, async () => {
  // as any static server does it; that of the playground has a policy against code from elsewhere
  const server = await preview({
    root: folder,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    for (const [at, said] of [
      ['index.html', /\[\d+,\d+\] \[\d(,\d)?\] [0-9a-f]{16}\n$/],
      ['guides/concepts.html', /player [01]: \w+, \d+ [A-Z]+-\d+ /],
    ] as const) {
      await page.goto(`${server.resolvedUrls?.local[0]}${at}`);
      const example = page.locator('.live-example').last();
      await example.getByRole('button', { name: 'Run' }).click();
      await expect.poll(() => example.locator('.live-output').getAttribute('data-state'), { timeout: 60_000 }).toBe('done');
      expect(await example.locator('.live-output').textContent()).toMatch(said);
    }
  } finally {
    await browser.close();
    await server.close();
  }
});

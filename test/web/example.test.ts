/** The small client of src/examples, as its file stands there: played in Chromium against the built package. */
import '../dist.js';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inChromium } from './browser.js';

const file = (name: string): string => readFileSync(new URL(`../../src/examples/${name}`, import.meta.url), 'utf8');
const atDist = (name: string): string => file(name).replaceAll('./highwayman/', '/dist/');
const PAGES = {
  '/example/': file('client.html').replace('<link rel="icon" href="data:,">', ''),
  '/example/client.css': file('client.css'),
  '/example/client.js': atDist('client.js'),
  '/example/worker.js': atDist('worker.js'),
};

/** Lines that say something; where a bracket stands alone is the formatter's business. */
it('has about a hundred lines', () =>
  expect(
    file('client.js')
      .split('\n')
      .filter((line) => /\w/.test(line)).length,
  ).toBeLessThanOrEqual(120));

inChromium('the example client', { clean: true, pages: PAGES }, (b) => {
  it('plays by clicks against the computer, takes back, and goes on after a reload', async () => {
    const page = await b.context.newPage();
    await page.goto(`${b.url}example/`);
    const status = page.locator('#status');
    for (let turn = 0; turn < 4; turn++) {
      await expect.poll(() => status.textContent()).toMatch(/Anna drew a tile/);
      const squares = page.locator('.open');
      await squares.nth(turn % (await squares.count())).click();
      // figure, ferry, further ferries: the last choice but for "Undo"
      for (let i = 0; i < 6 && (await page.locator('#buttons button').count()) > 1; i++) {
        const buttons = page.locator('#buttons button');
        await buttons.nth((await buttons.count()) - 2).click();
      }
    }
    await expect.poll(() => status.textContent()).toMatch(/Anna drew a tile/);
    expect(await page.locator('#board g').count()).toBeGreaterThanOrEqual(8);
    expect(await page.locator('#board .segment').count()).toBeGreaterThan(10);
    expect(await page.locator('#log li').count()).toBeGreaterThanOrEqual(8);
    const before = await status.textContent();
    await page.reload();
    await expect.poll(() => status.textContent()).toBe(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => status.textContent()).not.toBe(before);
  });
});

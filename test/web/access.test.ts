/** Every screen with axe-core in both themes, names and focus, a language, narrow and forced colours. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BASE, click, FERRIES, inChromium, state } from './browser.js';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}
async function faultsOf(page: Page): Promise<string[]> {
  // the policy of the page refuses a script element, but not what the debugger evaluates
  await page.evaluate(await readFile(axe, 'utf8'));
  const result = await page.evaluate(() => (globalThis as unknown as { axe: { run(): Promise<AxeResult> } }).axe.run());
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.slice(0, 260)}`),
  );
}
const playSome = (page: Page, moves: number): Promise<void> =>
  page.evaluate((n) => {
    const { store } = document.querySelector('hw-app')!;
    for (let i = 0; i < n && !store.session!.game.isOver; i++) {
      const legal = store.session!.game.legalPacked();
      store.played(legal[(store.session!.game.record.length * 7 + 3) % legal.length]!);
    }
  }, moves);
const until = (page: Page, phase: string): Promise<void> =>
  page.evaluate((wanted) => {
    const { store } = document.querySelector('hw-app')!;
    for (let i = 0; i < 400 && store.session!.game.phase !== wanted && !store.session!.game.isOver; i++)
      store.played(store.session!.game.legalPacked()[0]!);
  }, phase);
const ALL = '#config=C2/3/base,inns-cathedrals,traders-builders,abbey-mayor&seed=5&players=human,human,human&pace=0';

const SCREENS: readonly (readonly [name: string, hash: string, go: (page: Page) => Promise<unknown>])[] = [
  ['set-up', '', (page) => page.waitForSelector('.card-tiles .tile-picture')],
  [
    'set-up with games and an error',
    '',
    (page) =>
      page.evaluate(() => {
        const { store } = document.querySelector('hw-app')!;
        store.plan.options = { ...store.plan.options, meeplesPerPlayer: -1 as never };
        store.fail(new Error('as a test'), 'open');
      }),
  ],
  ['placing', BASE, (page) => playSome(page, 4)],
  [
    'choosing a figure',
    ALL,
    async (page) => {
      await playSome(page, 30);
      await until(page, 'deploy');
    },
  ],
  ['a ferry', FERRIES, (page) => until(page, 'ferry')],
  [
    'analysis and a hint',
    BASE,
    async (page) => {
      await playSome(page, 6);
      await until(page, 'place');
      await page.click('[data-test=analysis]');
      await page.keyboard.press('h');
      await page.waitForSelector('.best-move');
    },
  ],
  [
    'scores',
    BASE,
    async (page) => {
      await playSome(page, 120);
      await page.click('#tab-scores');
    },
  ],
  ['bag', BASE, (page) => page.click('#tab-bag')],
  ['table', BASE, (page) => page.click('#tab-table')],
  [
    'replay',
    BASE,
    async (page) => {
      await playSome(page, 40);
      await page.evaluate(() => document.querySelector('hw-app')!.store.openReplay(20));
    },
  ],
  ['end', BASE, (page) => playSome(page, 999)],
  [
    'final scoring',
    BASE,
    async (page) => {
      await playSome(page, 999);
      await page.click('[data-test=count]');
      await page.waitForSelector('[data-test=skip]');
    },
  ],
  ['tutorial', '', (page) => page.click('[data-test=tutorial]')],
  ['share', BASE, (page) => page.click('[data-test=share]')],
  ['help', BASE, (page) => page.keyboard.press('?')],
  ['settings', BASE, (page) => page.click('[data-test=settings]')],
  [
    'a question',
    BASE,
    async (page) => {
      await playSome(page, 3);
      await page.getByRole('button', { name: 'New game' }).click();
    },
  ],
];

inChromium('access', { clean: true }, (b) => {
  it.each(SCREENS)('axe finds nothing: %s', async (_name, hash, go) => {
    const page = await b.open(hash);
    await go(page);
    const found: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      found.push(...(await faultsOf(page)).map((fault) => `${colorScheme} ${fault}`));
    }
    expect(found).toEqual([]);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('main').count()).toBe(1);
  });

  it('says the drawn tile, whose decision it is and what the others did', async () => {
    const page = await b.open('#config=C3/2/base&seed=9&players=human,greedy&names=Anna;Ben&pace=0');
    const said = page.locator('p[role=status]');
    await expect.poll(() => said.textContent()).toMatch(/^Anna drew a tile: .+\. \d+ squares$/);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => said.textContent()).toMatch(/^Column -?\d+, row -?\d+, turned \d+ degrees/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('x');
    await expect.poll(async () => (await state(page)).turns).toBe(2);
    await expect.poll(() => said.textContent()).toMatch(/Anna drew a tile/);
    expect(await page.locator('hw-away').textContent()).toMatch(/Ben placed a tile at/);
  });
  it('every square and every choice can be reached and pressed without the board, named once', async () => {
    const page = await b.open(BASE);
    for (let i = 0; i < 8; i++) {
      const { phase, moves } = await state(page);
      if (phase === 'place') {
        if (i === 0) await page.locator('.squares-list summary').click();
        const names = await page.locator('.squares-list button').allTextContents();
        expect(names.length).toBe(
          await page.evaluate(() => document.querySelector('hw-app')!.store.selection!.placements.length),
        );
        expect(new Set(names).size).toBe(names.length);
        await page.locator('.squares-list button').last().press('Enter');
        await page.locator('[data-test=place]').press('Enter');
      } else {
        const names = await page.locator('.choice-button').allTextContents();
        expect(new Set(names).size).toBe(names.length);
        await page.locator('.choice-button').last().press('Enter');
      }
      expect((await state(page)).moves).toBeGreaterThan(moves);
      // the board is out of the way of screen readers but for its name
      expect(await page.locator('hw-board svg.world').getAttribute('aria-hidden')).toBe('true');
    }
  });
  it('focus stays on something that can be used, from decision to decision', async () => {
    const page = await b.open(BASE);
    await page.locator('hw-board').focus();
    for (let i = 0; i < 6; i++) {
      const { phase } = await state(page);
      if (phase === 'place') {
        await page.keyboard.press('ArrowRight');
        await page.locator('[data-test=place]').press('Enter');
      } else await page.locator('.choice-button').last().press('Enter');
      await expect
        .poll(() => page.evaluate(() => document.activeElement !== document.body && document.activeElement?.isConnected))
        .toBe(true);
    }
  });
  it('speaks German when that is chosen, and stays so', async () => {
    const page = await b.open(FERRIES);
    await page.click('[data-test=settings]');
    await page.selectOption('select[name=language]', 'de');
    await page.keyboard.press('Escape');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    for (let i = 0, now = await state(page); i < 6; i++, now = await state(page)) await click(page, now.phase, now.moves);
    await page.reload();
    await page.waitForSelector('hw-hand section');
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
    const text = (await page.locator('body').innerText()).replace(/Highwayman|Anna|Ben|JSON|JCloisterZone/g, '');
    expect(text).toMatch(/Plättchen/);
    expect(text.match(/\b(the|tile|tiles|turn|road|city|field|points|your|with)\b/gi)).toBeNull();
    await page.evaluate(() => localStorage.removeItem('highwayman.language'));
  });
  it.each([
    ['phone', 390, 844],
    ['at 400 %', 320, 225],
  ] as const)('nothing is cut off sideways: %s', async (_name, width, height) => {
    const page = await b.open(ALL);
    await page.setViewportSize({ width, height });
    await playSome(page, 20);
    await until(page, 'deploy');
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wide()).toBeLessThanOrEqual(0);
    expect(await page.locator('.choice-button').first().isVisible()).toBe(true);
    await page.evaluate(() => document.querySelector('hw-app')!.store.showSetup());
    await page.waitForSelector('hw-setup form');
    expect(await wide()).toBeLessThanOrEqual(0);
  });
  it('forced colours keep frames round what is chosen', async () => {
    const page = await b.open(BASE);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('.player.active')!).outlineStyle)).toBe('solid');
    expect(
      await page.evaluate(() => getComputedStyle(document.querySelector('[role=tab][aria-selected=true]')!).outlineStyle),
    ).toBe('solid');
  });
});

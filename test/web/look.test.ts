/** Learning and looking back: tutorial, replay, end of the game, analysis, rules, offline. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BASE, click, inChromium, state } from './browser.js';

const playSome = (page: Page, moves: number): Promise<void> =>
  page.evaluate((n) => {
    const { store } = document.querySelector('hw-app')!;
    for (let i = 0; i < n && !store.session!.game.isOver; i++) {
      const legal = store.session!.game.legalPacked();
      store.played(legal[(store.session!.game.record.length * 7 + 3) % legal.length]!);
    }
  }, moves);

inChromium('learning and looking back', { clean: true }, (b) => {
  it('the tutorial: eight steps on the real board, each done by what it asks for and by nothing else', async () => {
    const page = await b.open();
    await page.click('[data-test=tutorial]');
    for (let step = 1; step <= 8; step++) {
      expect(await page.locator('hw-lesson').textContent()).toContain(`Step ${step} of 8`);
      for (let made = 0; made < 2; made++) {
        const asked = await page.evaluate(() => document.querySelector('hw-app')!.store.lesson!.asked);
        if (asked === null) break;
        const { moves } = await state(page);
        const other = await page.evaluate((token) => {
          const { store } = document.querySelector('hw-app')!;
          const wrong = store.session!.game.legalTokens().find((each) => each !== token);
          if (wrong) store.play(wrong);
          return store.session!.game.record.length;
        }, asked);
        expect(other).toBe(moves);
        await page.evaluate((token) => document.querySelector('hw-app')!.store.play(token), asked);
      }
      expect(await page.locator('hw-lesson .well').count()).toBe(1);
      if (step === 4) expect(await page.evaluate(() => document.querySelector('hw-app')!.store.session!.game.scores[0])).toBe(8);
      if (step === 8)
        expect(await page.evaluate(() => document.querySelector('hw-app')!.store.session!.game.scores)).toEqual([3, 0]);
      await page.click(step < 8 ? '[data-test=lesson-next]' : '[data-test=lesson-end]');
    }
    await page.waitForSelector('hw-setup form');
    // lessons are no games of the list
    expect(await page.locator('.kept').count()).toBe(0);
  });
  it('the tutorial goes on where it was left', async () => {
    const page = await b.open();
    await page.click('[data-test=tutorial]');
    await page.click('[data-test=lesson-next]');
    await page.click('[data-test=lesson-next]');
    await page.click('[data-test=lesson-skip]');
    await page.reload();
    await page.waitForSelector('hw-setup form');
    await page.getByRole('button', { name: 'Go on with the tutorial' }).click();
    expect(await page.locator('hw-lesson').textContent()).toContain('Step 3 of 8');
  });
  it('the end says who won and why, counts step by step, and steps through the turning points', {
    timeout: 240_000,
  }, async () => {
    const page = await b.open(BASE);
    await playSome(page, 999);
    expect(await page.locator('.winner').textContent()).toMatch(/wins by \d+ points?$|share the win$/);
    const points = () => page.locator('hw-final .bars .score').allTextContents();
    const all = (await points()).map(Number).sort((x, y) => x - y);
    expect(all).toEqual(
      await page.evaluate(() => [...document.querySelector('hw-app')!.store.session!.game.scores].sort((x, y) => x - y)),
    );
    await page.click('[data-test=count]');
    expect(await page.evaluate(() => document.querySelector('hw-app')!.store.finalStep)).toBeLessThan(Infinity);
    await page.click('[data-test=skip]');
    expect((await points()).map(Number).sort((x, y) => x - y)).toEqual(all);
    await page.click('[data-test=turning]');
    await expect
      .poll(() => page.evaluate(() => document.querySelector('hw-app')!.store.analyst.review !== null), { timeout: 150_000 })
      .toBe(true);
    const costs = page.locator('.verdict .best-move');
    if ((await costs.count()) > 0) {
      await costs.first().click();
      expect(await page.locator('hw-replay section').count()).toBe(1);
    } else expect(await page.locator('.verdict').textContent()).toContain('No decision cost more');
  });
  it('weighs moves on request and stops when told to or when a move is made', async () => {
    const page = await b.open(BASE);
    await playSome(page, 10);
    await page.evaluate(() => {
      const { store } = document.querySelector('hw-app')!;
      for (let i = 0; i < 9 && store.session!.game.phase !== 'place'; i++) store.played(store.session!.game.legalPacked()[0]!);
    });
    await page.click('[data-test=analysis]');
    await page.waitForSelector('.best-move');
    await expect.poll(() => page.locator('.hint-frame.best').count()).toBe(3);
    expect(await page.locator('.best-move').first().textContent()).toMatch(/[+−]\d+\s*\d+ % ±\d+/);
    const before = (await state(page)).moves;
    await page.locator('.best-move').first().click();
    expect((await state(page)).moves).toBe(before);
    await page.locator('[data-test=place]').click();
    // what was worked out for the position before is gone
    expect(await page.evaluate(() => document.querySelector('hw-app')!.store.analyst.movesAt)).not.toBe(before);
    await page.click('[data-test=analysis]');
    expect(await page.locator('hw-analysis section').count()).toBe(0);
    expect(await page.evaluate(() => document.querySelector('hw-app')!.store.analyst.busy)).toBe(false);
  });
  it('a hint says where before it says what', async () => {
    const page = await b.open(BASE);
    await page.keyboard.press('h');
    await page.waitForSelector('.hint-around', { state: 'attached' });
    expect(await page.locator('.hint').textContent()).toContain('marked on the board');
    await page.keyboard.press('h');
    await page.waitForSelector('.hint-frame.best', { state: 'attached' });
    expect(await page.locator('.hint').textContent()).toMatch(/would play -?\d+, -?\d+/);
  });
  it('a score opens its sum, and the sum its rule', async () => {
    const page = await b.open(BASE);
    await page.evaluate(() => {
      const { store } = document.querySelector('hw-app')!;
      for (let i = 0; i < 300 && store.session!.game.allEvents().length === 0; i++) {
        const legal = store.session!.game.legalPacked();
        store.played(legal[(store.session!.game.record.length * 7 + 3) % legal.length]!);
      }
    });
    await page.locator('hw-log .scored summary').first().click();
    const rule = page.locator('hw-log .rule').first();
    const id = await rule.textContent();
    await rule.click();
    await expect.poll(() => page.locator('dialog.rules').textContent()).toContain(`Rule ${id}`);
    await expect.poll(async () => (await page.locator('.rule-text').textContent())?.length).toBeGreaterThan(20);
  });
  it('what the others did since the last move can be stepped through', async () => {
    const page = await b.open('#config=C3/3/base&seed=4&players=human,greedy,greedy&names=Anna;Ben;Clara&pace=0');
    await click(page, 'place', 0);
    await page.keyboard.press('x');
    await expect.poll(async () => (await state(page)).turns).toBe(3);
    await expect.poll(() => page.locator('hw-away h2').textContent()).toContain('2 of 2');
    expect(await page.locator('hw-away').textContent()).toContain('Clara placed');
    await page.locator('hw-away').getByRole('button', { name: 'Back' }).click();
    expect(await page.locator('hw-away').textContent()).toContain('Ben placed');
  });
  it('plays on without a network once it was opened', async () => {
    const page = await b.open();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await b.context.setOffline(true);
    try {
      await page.reload();
      await page.waitForSelector('hw-setup form');
      await page.selectOption('[data-test=kind-0]', 'greedy');
      await page.click('[data-test=start]');
      await expect.poll(async () => (await state(page)).turns, { timeout: 30_000 }).toBeGreaterThan(3);
    } finally {
      await b.context.setOffline(false);
    }
  });
});

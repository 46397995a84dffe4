/** What expansions lay on tiles and give to players is seen. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inChromium, rested } from './browser.js';

const CONFIG = encodeURIComponent(String.raw`C2/3/base,king-robber,gold-mines/littleBuildings="3\u002f2\u002f1"`);
const GOLD = `#config=${CONFIG}&seed=3&players=human,human,human&pace=0`;

/** Plays until the condition holds, or to the end. */
const playUntil = (page: Page, turns: number): Promise<void> =>
  page.evaluate((n) => {
    const { store } = document.querySelector('hw-app')!;
    const { game } = store.session!;
    while (game.turns < n && !game.isOver) {
      const legal = game.legalPacked();
      store.played(legal[(game.record.length * 11 + 5) % legal.length]!);
    }
  }, turns);

inChromium('pieces of expansions', { clean: true }, (b) => {
  it('ingots and buildings lie on their tiles, gold and cards beside their owners', async () => {
    const page = await b.open(GOLD);
    await playUntil(page, 60);
    await rested(page);
    const there = await page.evaluate(() => {
      const { game } = document.querySelector('hw-app')!.store.session!;
      return {
        tiles: game.tiles().length,
        titles: [...document.querySelectorAll('.pieces title')].map((each) => each.textContent),
      };
    });
    expect(there.titles.filter((title) => /^\d+ ingots?$/.test(title ?? '')).length).toBeGreaterThan(0);
    expect(there.titles.filter((title) => /^(Tower|House|Shed)$/.test(title ?? '')).length).toBeGreaterThan(0);
    expect(await page.locator('hw-players .card-piece.king').count()).toBe(1);
    expect(await page.locator('hw-players .card-piece.robber').count()).toBe(1);
    expect(await page.locator('hw-players .card-piece.gold').count()).toBeGreaterThan(0);
  });
});

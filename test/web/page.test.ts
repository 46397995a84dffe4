/** The playground as a person uses it. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { bench, hasChromium, state, type Bench } from './browser.js';

const FERRIES = '#config=C3/2/ferries*2,labyrinth/startTile=base-D/labyrinth=advanced&seed=5&players=human,human&pace=0';
const BASE = '#config=C3/2/base&seed=9&players=human,human&pace=0';

describe.skipIf(!hasChromium)('playground', () => {
  let b: Bench;
  beforeAll(async () => void (b = await bench()));
  afterAll(() => b?.close());
  afterEach(async () => {
    for (const page of b.context.pages().slice(1)) await page.close();
    expect(b.faults()).toEqual([]);
  });

  it('sets a game up and starts it; the address then gives the same game', async () => {
    const page = await b.open();
    await page.selectOption('select[name=players]', '3');
    await page.selectOption('select[name=edition]', 'C2');
    await page.getByLabel('Inns & Cathedrals').first().check();
    await page.fill('input[name=seed]', 'market day');
    await page.selectOption('[data-test=kind-1]', 'human');
    await page.selectOption('[data-test=kind-2]', 'human');
    const link = await page.locator('hw-setup .link').inputValue();
    await page.click('[data-test=start]');
    await page.waitForSelector('hw-board .square');
    const first = await state(page);
    const again = await b.context.newPage();
    await again.goto(link);
    await again.waitForSelector('hw-board .square');
    expect((await state(again)).hash).toBe(first.hash);
    expect(page.url()).toBe(link);
  });

  it('plays a whole game by clicks, undoes and redoes, and goes through the final scoring', { timeout: 60_000 }, async () => {
    const page = await b.open(FERRIES);
    for (let now = await state(page); now.phase !== 'over'; ) {
      await click(page, now.phase, now.moves);
      const then = await state(page);
      expect(then.moves, `a click in phase ${now.phase}`).toBeGreaterThan(now.moves);
      now = then;
    }
    const end = await state(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect((await state(page)).phase).not.toBe('over');
    await page.getByRole('button', { name: 'Redo' }).click();
    expect((await state(page)).hash).toBe(end.hash);
    const next = page.getByRole('button', { name: 'Next', exact: true });
    while (await next.isEnabled()) await next.click();
    const shown = await page.locator('.player .score').allTextContents();
    expect(shown.map(Number)).toEqual(await page.evaluate(() => document.querySelector('hw-app')!.store.session!.game.scores));
    expect(await page.locator('.winner').textContent()).toMatch(/with \d+ points/);
  });

  it('plays a whole game by keys alone', { timeout: 60_000 }, async () => {
    const page = await b.open(BASE);
    for (let now = await state(page), n = 0; now.phase !== 'over'; n++) {
      if (now.phase === 'place') {
        await page.keyboard.press(n % 3 === 0 ? 'ArrowLeft' : 'ArrowRight');
        if (n % 5 === 0) await page.keyboard.press('r');
        await page.keyboard.press('Enter');
      } else if (n % 3 === 0) {
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      } else await page.keyboard.press(n % 2 === 0 ? 'x' : '1');
      const then = await state(page);
      expect(then.moves, `keys in phase ${now.phase}`).toBeGreaterThan(now.moves);
      now = then;
    }
    expect((await state(page)).tiles).toBeGreaterThan(60);
  });

  it('lays and pivots a ferry by choosing jetties, and colours the roads before the click (FER-10, FER-30)', async () => {
    const page = await b.open(FERRIES);
    const seen = { ferry: false, pivot: false };
    for (let now = await state(page); !(seen.ferry && seen.pivot) && now.phase !== 'over'; now = await state(page)) {
      if (now.phase !== 'ferry' && now.phase !== 'pivot') {
        await click(page, now.phase, now.moves);
        continue;
      }
      const [x, y, pair] = await page.evaluate(() => {
        const choice = document.querySelector('hw-app')!.store.selection!.ferries[0]!;
        return [choice.square!.x, choice.square!.y, choice.pair!] as const;
      });
      const jetty = (letter: string) => page.locator(`[data-jetty="${x},${y},${'NESW'.indexOf(letter)}"]`);
      await jetty(pair.charAt(0)).click();
      await jetty(pair.charAt(1)).hover();
      await page.waitForSelector('.ferry.planned');
      if (now.phase === 'pivot') expect(await page.locator('.change-joins, .change-closes, .change-reopens, .change-splits').count()).toBeGreaterThan(0);
      expect(await page.locator('.tip').textContent()).toMatch(/joins|closes|reopens|cuts off|changes nothing/);
      await jetty(pair.charAt(1)).click();
      expect(await page.evaluate(([tx, ty]) => document.querySelector('hw-app')!.store.session!.game.tileAt(tx, ty)!.ferry, [x, y] as const)).toBe(pair);
      seen[now.phase] = true;
    }
    expect(seen).toEqual({ ferry: true, pivot: true });
  });

  it('shows owner and points of the feature under the pointer', async () => {
    const page = await b.open(BASE);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('1');
    const { x, y } = await page.evaluate(() => {
      const box = document.querySelector('.figures > g')!.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    await page.mouse.move(x, y);
    await page.waitForSelector('.feature.shown', { state: 'attached' });
    expect(await page.locator('.tip').textContent()).toMatch(/Anna: \d+ points? at the end as it stands/);
  });

  it('shares a game as a link that comes to the same hash, and saves and opens JSON and text', async () => {
    const page = await b.open(FERRIES);
    for (let i = 0, now = await state(page); i < 12; i++, now = await state(page)) await click(page, now.phase, now.moves);
    await page.click('[data-test=share]');
    await expect.poll(() => page.locator('hw-share .link').inputValue()).toContain('#record=');
    const link = await page.locator('hw-share .link').inputValue();
    const { hash } = await state(page);
    const files: string[] = [];
    for (const button of ['save-json', 'save-text']) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.click(`[data-test=${button}]`)]);
      const stream = await download.createReadStream();
      files.push(Buffer.concat(await stream.toArray()).toString());
    }
    const other = await b.context.newPage();
    await other.goto(link);
    await other.waitForSelector('hw-board .tiles use');
    expect((await state(other)).hash).toBe(hash);
    for (const text of files) {
      const third = await b.open();
      await third.click('[data-test=share]');
      await third.fill('hw-share textarea', text);
      await third.click('[data-test=open-text]');
      await third.waitForSelector('hw-board .tiles use');
      expect((await state(third)).hash).toBe(hash);
    }
  });

  it('replays with a slider', async () => {
    const page = await b.open(BASE);
    for (let i = 0, now = await state(page); i < 8; i++, now = await state(page)) await click(page, now.phase, now.moves);
    const { tiles } = await state(page);
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.locator('hw-replay input[type=range]').fill('3');
    expect(await page.locator('.tiles use').count()).toBeLessThan(tiles);
    await page.getByRole('button', { name: 'To the end' }).click();
    expect(await page.locator('.tiles use').count()).toBe(tiles);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    expect(await page.locator('hw-hand').count()).toBe(1);
  });

  it('lets players think in a Worker without blocking, and cancels them', async () => {
    const page = await b.open('#config=C3/2/base&seed=4&players=mcts*5000,human&pace=0');
    const gap = await page.evaluate(async () => {
      let [last, worst] = [performance.now(), 0];
      for (let i = 0; i < 30; i++) {
        await new Promise((done) => setTimeout(done, 10));
        worst = Math.max(worst, performance.now() - last);
        last = performance.now();
      }
      return worst;
    });
    // thinking takes five seconds; the page answers all the while, also on a busy machine
    expect(gap).toBeLessThan(1500);
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.locator('.ask').textContent()).toContain('Stopped');
    expect((await state(page)).turns).toBe(0);
    await page.getByRole('tab', { name: 'Table' }).click();
    await page.locator('hw-seats select').first().selectOption('greedy');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect.poll(async () => (await state(page)).turns).toBeGreaterThan(0);
  });

  it('has the first legal moves on screen within 100 ms of the module', async () => {
    const times: number[] = [Infinity];
    for (let i = 0; i < 12 && Math.min(...times) >= 100; i++) {
      const page = await b.open(FERRIES);
      await page.waitForSelector('.square');
      await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-legal-moves').length)).toBe(1);
      times.push(await page.evaluate(() => performance.getEntriesByName('first-legal-moves')[0]!.duration));
      await page.close();
    }
    // the machine of a test may be busy; the best of a few shows what the page needs
    expect(Math.min(...times)).toBeLessThan(100);
  });

  it('pans a game of 300 tiles without drawing it anew', async () => {
    const page = await b.open(BASE);
    await page.evaluate(() => {
      const { store } = document.querySelector('hw-app')!;
      const game = store.engine.newGame({ edition: 'C2', sets: { base: 4, ferries: 2, 'inns-cathedrals': 2, 'traders-builders': 1 } }, { seed: 1 });
      while (!game.isOver && game.tiles().length < 300) game.play(game.legalPacked()[game.record.length % game.legalPacked().length]!);
      store.begin(game, store.session!.seats);
    });
    await expect.poll(() => page.locator('.tiles use').count()).toBe(300);
    await page.waitForTimeout(1500);
    const box = (await page.locator('hw-board').boundingBox())!;
    await page.mouse.move(box.x + 300, box.y + 300);
    const frames = page.evaluate(async () => {
      const world = document.querySelector('.world')!;
      let drawn = 0;
      const watch = new MutationObserver((list) => (drawn += list.filter(({ target, attributeName }) => target !== world || attributeName !== 'style').length));
      watch.observe(world, { subtree: true, childList: true, attributes: true });
      const begin = world.getAttribute('style');
      const gaps: number[] = [];
      let last = performance.now();
      for (let i = 0; i < 45; i++) {
        await new Promise(requestAnimationFrame);
        gaps.push(performance.now() - last);
        last = performance.now();
      }
      return { drawn, moved: world.getAttribute('style') !== begin, median: gaps.sort((x, y) => x - y)[22]! };
    });
    await page.mouse.down();
    for (let i = 0; i < 30; i++) await page.mouse.move(box.x + 300 + i * 6, box.y + 300 + i * 3);
    await page.mouse.up();
    const { drawn, moved, median } = await frames;
    expect(moved).toBe(true);
    expect(drawn).toBe(0);
    // software drawing on a busy machine; with a graphics card a frame is a shifted layer
    expect(median).toBeLessThan(60);
  });

  it('plays on a map with chips, all players by themselves', async () => {
    const page = await b.open('#config=C3/2/base,ferries/map={"id":"iberia","chips":true}&seed=8&players=greedy,random&pace=0');
    await expect.poll(async () => (await state(page)).tiles, { timeout: 20_000 }).toBeGreaterThan(25);
    expect(await page.locator('.map-square').count()).toBeGreaterThan(80);
    expect(await page.locator('.chip').count()).toBeGreaterThan(10);
  });

  it('names everything for screen readers and works at phone width in the dark', async () => {
    const page = await b.open(FERRIES);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    const unnamed = await page.evaluate(() => [...document.querySelectorAll('button, select, input, [role=button]')].filter((element) => {
      const input = element as HTMLInputElement;
      return !element.getAttribute('aria-label') && !element.textContent?.trim() && !(input.labels && input.labels.length > 0);
    }).map((element) => element.outerHTML.slice(0, 80)));
    expect(unnamed).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(29, 27, 24)');
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('[role=status]').textContent()).toMatch(/Square -?\d+, -?\d+/);
  });
});

/** One decision by clicks; which one varies with the number of moves. */
async function click(page: Page, phase: string, n: number): Promise<void> {
  if (phase === 'place') {
    const squares = page.locator('.squares .square');
    await squares.nth(n % (await squares.count())).click();
    if (n % 4 === 0) await page.locator('.ghost.chosen').click();
    await page.locator('[data-act=confirm]').click();
  } else if (phase === 'deploy' && n % 2 === 0 && (await page.locator('[data-token]').count()) > 0) await page.locator('[data-token]').first().click();
  else await page.locator('.choice-button').nth(n % (await page.locator('.choice-button').count())).click();
}

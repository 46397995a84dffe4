/** Games in and out of the playground, and how fast it is. */
import { expect, it } from 'vitest';
import { JCZ } from '../fuzz/samples.js';
import { BASE, click, FERRIES, inChromium, state } from './browser.js';

inChromium('playground: games and speed', { clean: true }, (b) => {
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

  it('opens a .jcz file, keeps the last game, and refuses what it cannot read with the reason', async () => {
    const page = await b.open();
    await page.click('[data-test=share]');
    await page.locator('hw-share input[type=file]').setInputFiles({ name: 'road.jcz', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(JCZ)) });
    await page.waitForSelector('hw-board .tiles use');
    expect((await state(page)).tiles).toBe(4);
    expect(await page.locator('.player-name').allTextContents()).toEqual(['Anna', 'Ben']);
    await page.waitForTimeout(600);
    await page.click('[data-test=share]');
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-test=save-json]')]);
    const json = Buffer.concat(await (await download.createReadStream()).toArray()).toString();
    const again = await b.open();
    await again.getByRole('button', { name: 'Go on with the last game' }).click();
    expect((await state(again)).hash).toBe((await state(page)).hash);
    await again.click('[data-test=share]');
    await again.fill('hw-share textarea', json);
    await again.click('[data-test=open-text]');
    expect((await state(again)).hash).toBe((await state(page)).hash);
    await again.click('[data-test=share]');
    await again.fill('hw-share textarea', '{"format":"highwayman-save@1"}');
    await again.click('[data-test=open-text]');
    expect(await again.locator('hw-share .error').textContent()).toContain('ERR_SAVE');
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
});

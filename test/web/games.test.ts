/** Games in and out of the playground, and how fast it is. */
import { expect, it } from 'vitest';
import { JCZ } from '../fuzz/samples.js';
import { BASE, click, FERRIES, inChromium, state } from './browser.js';

inChromium('playground: games', { clean: true }, (b) => {
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
    await other.waitForSelector('hw-board canvas[data-tiles]');
    expect((await state(other)).hash).toBe(hash);
    for (const text of files) {
      const third = await b.open();
      await third.click('[data-test=share]');
      await third.fill('hw-share textarea', text);
      await third.click('[data-test=open-text]');
      await third.waitForSelector('hw-board canvas[data-tiles]');
      expect((await state(third)).hash).toBe(hash);
    }
  });

  it('expansions with an entry of their own are offered and played', async () => {
    const page = await b.open();
    await page.check('[name=set-wind-roses]');
    await page.check('[name=set-crop-circles-1]');
    await page.click('[data-test=start]');
    await page.waitForSelector('hw-board canvas[data-tiles]');
    const link = await b.open('#config=C1/2/base,crop-circles-1*3,festival*2,wind-roses&seed=5&players=human,human&pace=0');
    for (let i = 0, now = await state(link); i < 30; i++, now = await state(link)) await click(link, now.phase, now.moves);
    expect((await state(link)).tiles).toBeGreaterThan(8);
  });

  it('opens a .jcz file, keeps the last game, and refuses what it cannot read with the reason', async () => {
    const page = await b.open();
    await page.click('[data-test=share]');
    await page
      .locator('hw-share input[type=file]')
      .setInputFiles({ name: 'road.jcz', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(JCZ)) });
    await page.waitForSelector('hw-board canvas[data-tiles]');
    expect((await state(page)).tiles).toBe(4);
    expect(await page.locator('.players .player-name').allTextContents()).toEqual(['Anna', 'Ben']);
    await page.click('[data-test=share]');
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-test=save-json]')]);
    const json = Buffer.concat(await (await download.createReadStream()).toArray()).toString();
    const again = await b.open();
    await again.locator('[data-test=resume]').first().click();
    expect((await state(again)).hash).toBe((await state(page)).hash);
    await again.click('[data-test=share]');
    await again.fill('hw-share textarea', json);
    await again.click('[data-test=open-text]');
    // a running game is not left without a question
    await again.click('hw-ask [data-test=yes]');
    await again.locator('hw-share dialog').waitFor({ state: 'hidden' });
    expect((await state(again)).hash).toBe((await state(page)).hash);
    await again.click('[data-test=share]');
    await again.fill('hw-share textarea', '{"format":"highwayman-save@1"}');
    await again.click('[data-test=open-text]');
    expect(await again.locator('hw-share .error').textContent()).toContain('ERR_SAVE');
  });

  it('replays with a slider over turns', async () => {
    const page = await b.open(BASE);
    for (let i = 0, now = await state(page); i < 8; i++, now = await state(page)) await click(page, now.phase, now.moves);
    const { tiles } = await state(page);
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.locator('hw-replay input[type=range]').fill('1');
    await expect
      .poll(() => page.evaluate(() => document.querySelector('hw-app')!.store.shown!.tiles().length))
      .toBeLessThan(tiles);
    expect(await page.locator('hw-replay h2').textContent()).toMatch(/^Turn 1 of \d+$/);
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect.poll(() => page.evaluate(() => document.querySelector('hw-app')!.store.shown!.tiles().length)).toBe(tiles);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await expect.poll(() => page.locator('hw-hand section').count()).toBe(1);
  });

  it('lets players think in a Worker without blocking, and cancels them', async () => {
    const page = await b.open('#config=C3/2/base&seed=4&players=mcts*5000,human&pace=0');
    // thinking takes five seconds; timers of the page run all the while
    const ticks = await page.evaluate(async () => {
      let count = 0;
      for (; count < 30 && document.querySelector('hw-app')!.store.driver.thinking; count++)
        await new Promise((done) => setTimeout(done, 10));
      return count;
    });
    expect(ticks).toBe(30);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect.poll(() => page.locator('p.ask').textContent()).toContain('stopped');
    expect((await state(page)).turns).toBe(0);
    await page.getByRole('tab', { name: 'Table' }).click();
    await page.locator('hw-seats select').first().selectOption('greedy');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect.poll(async () => (await state(page)).turns).toBeGreaterThan(0);
  });

  it('stops and goes on by a press, however fast the players move', async () => {
    const page = await b.open('#config=C3/2/base,ferries*3&seed=4&players=random,random&pace=0');
    await expect.poll(async () => (await state(page)).turns).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect.poll(() => page.locator('p.ask').textContent()).toContain('stopped');
    const { moves, phase } = await state(page);
    expect(phase).not.toBe('over');
    await page.getByRole('button', { name: 'One move' }).click();
    await expect.poll(async () => (await state(page)).moves).toBeGreaterThan(moves);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect.poll(async () => (await state(page)).moves).toBeGreaterThan(moves + 4);
  });

  it('pans a game of 300 tiles without drawing it anew', async () => {
    const page = await b.open(BASE);
    await page.evaluate(() => {
      const { store } = document.querySelector('hw-app')!;
      const game = store.engine.newGame(
        { edition: 'C2', sets: { base: 4, ferries: 2, 'inns-cathedrals': 2, 'traders-builders': 1 } },
        { seed: 1 },
      );
      while (!game.isOver && game.tiles().length < 300)
        game.play(game.legalPacked()[game.record.length % game.legalPacked().length]!);
      store.begin({ game, seats: store.session!.seats, undo: 'casual' });
    });
    await expect.poll(() => page.locator('hw-board canvas').getAttribute('data-tiles')).toBe('300');
    await page.waitForTimeout(1500);
    const box = (await page.locator('hw-board').boundingBox())!;
    await page.mouse.move(box.x + 300, box.y + 300);
    const frames = page.evaluate(async () => {
      const camera = document.querySelector('.camera')!;
      let drawn = 0;
      const watch = new MutationObserver((list) => (drawn += list.filter(({ target }) => target !== camera).length));
      watch.observe(document.querySelector('.world')!, { subtree: true, childList: true, attributes: true });
      const look = () => getComputedStyle(camera).transform;
      const begin = look();
      for (let i = 0; i < 45; i++) await new Promise(requestAnimationFrame);
      return { drawn, moved: look() !== begin };
    });
    await page.mouse.down();
    for (let i = 0; i < 30; i++) await page.mouse.move(box.x + 300 + i * 6, box.y + 300 + i * 3);
    await page.mouse.up();
    const { drawn, moved } = await frames;
    expect(moved).toBe(true);
    expect(drawn).toBe(0);
  });

  it('plays on a map with chips, all players by themselves', async () => {
    const page = await b.open('#config=C3/2/base,ferries/map={"id":"iberia","chips":true}&seed=8&players=greedy,random&pace=0');
    await expect.poll(async () => (await state(page)).tiles, { timeout: 90_000 }).toBeGreaterThan(25);
    expect(await page.locator('.map-square').count()).toBeGreaterThan(80);
    expect(await page.locator('.chip').count()).toBeGreaterThan(10);
  });
});

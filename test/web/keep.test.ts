/** Nothing is lost and nothing is played that was not meant. */
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BASE, click, FERRIES, inChromium, pressable, rested, state } from './browser.js';

const some = async (page: Page, moves: number): Promise<void> => {
  for (let i = 0, now = await state(page); i < moves; i++, now = await state(page)) await click(page, now.phase, now.moves);
};
const board = (page: Page) => page.waitForSelector('hw-board canvas[data-tiles], hw-board .tiles use');

inChromium('nothing is lost', { clean: true }, (b) => {
  it('a reload in the middle of a game gives the same position, seats and log; so does Back and forward, and a tab that was closed', async () => {
    const page = await b.open(`${FERRIES}&names=Zoë;Ben "B" Bold`);
    await some(page, 9);
    const before = await state(page);
    await page.reload();
    await board(page);
    expect(await state(page)).toEqual(before);
    expect(await page.locator('.players .player-name').allTextContents()).toEqual(['Zoë', 'Ben "B" Bold']);
    expect(await page.locator('.log .turn').count()).toBeGreaterThan(1);
    await page.goBack();
    await page.goForward();
    await board(page);
    expect(await state(page)).toEqual(before);
    await page.close();
    const again = await b.open();
    await again.locator('[data-test=resume]').first().click();
    await board(again);
    expect(await state(again)).toEqual(before);
  });
  it('a move of a person is written down before anything else happens, so that a crash loses nothing', async () => {
    const page = await b.open(BASE);
    // the first move of a game, and all others; the whole of it is not written at every one
    const kept = await page.evaluate(() => {
      const { store } = document.querySelector('hw-app')!;
      const whole = () => localStorage.getItem(`highwayman.game.${store.gameId}`);
      const begun = whole();
      return [1, 2, 3, 4, 5].map(() => {
        store.play(store.session!.game.legalTokens()[0]!);
        const { game } = store.shelf.load(store.engine, store.gameId!);
        const live = store.session!.game;
        const same = [game.record, live.record].map((record) => record.map(({ token }) => token).join(' '));
        return {
          same: same[0] === same[1],
          moves: game.record.length,
          hash: [game.hash(), live.hash()],
          whole: whole() === begun,
        };
      });
    });
    for (const { same, hash, whole } of kept) expect([same, hash[0], whole]).toEqual([true, hash[1], true]);
    expect(kept[4]!.moves).toBeGreaterThan(kept[0]!.moves);
  });
  it('what is taken back is gone from what is kept, a long game is written whole now and then, and what follows a damaged part is left out', async () => {
    const page = await b.open(BASE);
    const [undone, long, damaged] = await page.evaluate(() => {
      const { store } = document.querySelector('hw-app')!;
      const play = () => store.play(store.session!.game.legalTokens()[0]!);
      const kept = () => store.shelf.load(store.engine, store.gameId!).game.hash() === store.session!.game.hash();
      for (let i = 0; i < 5; i++) play();
      store.undo();
      store.undo();
      const back = kept();
      play();
      const on = kept();
      const whole = localStorage.getItem(`highwayman.game.${store.gameId}`);
      for (let i = 0; i < 60; i++) play();
      const again = [kept(), localStorage.getItem(`highwayman.game.${store.gameId}`) !== whole];
      const since = `highwayman.since.${store.gameId}`;
      const text = localStorage.getItem(since)!;
      localStorage.setItem(since, text.slice(0, -9));
      const { length } = store.shelf.load(store.engine, store.gameId!).game.record;
      localStorage.setItem(since, text.replace(/"hash":"/, '"hash":"0'));
      let refused = '';
      try {
        store.shelf.load(store.engine, store.gameId!);
      } catch (error) {
        refused = String(error);
      }
      localStorage.setItem(since, text);
      return [[back, on], again, [length > 0 && length < store.session!.game.record.length, refused]] as const;
    });
    expect(undone).toEqual([true, true]);
    expect(long).toEqual([true, true]);
    expect(damaged).toEqual([true, expect.stringContaining('hash')]);
  });
  it('lists several games with players, points and date, and deletes one when asked twice', async () => {
    for (const seed of [11, 12]) {
      const page = await b.open(`#config=C3/2/base&seed=${seed}&players=human,human&names=Ada${seed};Bob&pace=0`);
      await some(page, 2);
      await page.close();
    }
    const page = await b.open();
    const entry = (name: string) => page.locator('.kept', { hasText: name });
    expect(await entry('Ada11').count()).toBe(1);
    expect(await entry('Ada12').locator('time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(await entry('Ada12').locator('.kept-picture rect').count()).toBe(2);
    await entry('Ada11')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('button', { name: 'Stay' }).click();
    expect(await entry('Ada11').count()).toBe(1);
    await entry('Ada11')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.click('[data-test=yes]');
    await expect.poll(() => entry('Ada11').count()).toBe(0);
    expect(await entry('Ada12').count()).toBe(1);
  });
  it('two tabs do not overwrite each other: the one that is taken up later goes on, the other says so', async () => {
    const first = await b.open(`${BASE}1`);
    await some(first, 2);
    const second = await b.context.newPage();
    await second.goto(first.url());
    await board(second);
    expect((await state(second)).hash).toBe((await state(first)).hash);
    await first.waitForSelector('.warnings >> text=another tab');
    await some(second, 2);
    const ahead = await state(second);
    await some(first, 1);
    await second.reload();
    await board(second);
    expect(await state(second)).toEqual(ahead);
    await first.getByRole('button', { name: 'Go on here' }).click();
    await expect.poll(async () => (await state(first)).hash).toBe(ahead.hash);
  });
  it('what was stored is checked: damaged games are left out, damaged settings do nothing', async () => {
    const page = await b.open();
    await page.evaluate(() => {
      localStorage.setItem('highwayman.game.aaaaaaaaaa', '{');
      localStorage.setItem('highwayman.game.bbbbbbbbbb', JSON.stringify({ id: 'bbbbbbbbbb', date: 'x', names: 7, scores: null }));
      localStorage.setItem(
        'highwayman.game.cccccccccc',
        JSON.stringify({
          id: 'cccccccccc',
          date: 1,
          names: ['<b>Eve</b>', 'Bob'],
          scores: [1, 2],
          over: false,
          turns: 1,
          picture: '<svg>',
          saved: { format: 'highwayman-session@1' },
        }),
      );
      localStorage.setItem('highwayman.theme', 'plaid');
      localStorage.setItem('highwayman.language', '__proto__');
      localStorage.setItem('highwayman.lesson', '1e9');
    });
    await page.reload();
    await page.waitForSelector('hw-setup form');
    expect(await page.locator('.kept', { hasText: '<b>Eve</b>' }).count()).toBe(1);
    expect(await page.locator('.kept').filter({ hasText: 'undefined' }).count()).toBe(0);
    await page.locator('.kept', { hasText: 'Eve' }).locator('[data-test=resume]').click();
    expect(await page.locator('.warnings').textContent()).toMatch(/can not be opened.*ERR_SAVE.*Check that the file/s);
    await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => /aaaaaaaaaa|bbbbbbbbbb|cccccccccc|theme|language|lesson/.test(key))
        .forEach((key) => localStorage.removeItem(key)),
    );
  });
  it('New, a link and a file ask before they leave a running game', async () => {
    const page = await b.open(BASE);
    await some(page, 2);
    const before = await state(page);
    const address = page.url();
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    expect(await state(page)).toEqual(before);
    await page.evaluate(() => void (location.hash = '#config=C3/2/base&seed=77&players=human,human'));
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect.poll(() => page.url()).toBe(address);
    expect(await state(page)).toEqual(before);
    await page.getByRole('button', { name: 'New game' }).click();
    await page.keyboard.press('Escape');
    expect((await state(page)).hash).toBe(before.hash);
    await page.getByRole('button', { name: 'New game' }).click();
    await page.click('[data-test=yes]');
    await page.waitForSelector('hw-setup form');
    expect(await page.locator('.kept').count()).toBeGreaterThan(0);
  });
  it('a bad link says so and what to do; one that unpacks to 300 MB is refused by a limit', async () => {
    const bomb = deflateRawSync(Buffer.alloc(300_000_000, 'a'), { level: 9 }).toString('base64url');
    expect(bomb.length).toBeLessThan(450_000);
    for (const [hash, reason] of [
      [`#record=${bomb}`, /ERR_CAPACITY.*at most 4000000/s],
      ['#record=AAAA', /cut off or changed|ERR_/],
      ['#config=C9/2/base', /ERR_/],
      ['#record=%ff', /can not be read|New game/],
    ] as const) {
      const page = await b.context.newPage();
      await page.goto(`${b.url}${hash}`);
      await page.waitForSelector('hw-setup form');
      expect(await page.locator('body').textContent()).toMatch(reason);
    }
  });
});

inChromium('nothing is played that was not meant', { clean: true }, (b) => {
  it('a double click on what makes a move makes one move, wherever it is', async () => {
    const page = await b.open(BASE);
    for (const selector of ['[data-act=confirm]', '[data-test=place]']) {
      await page.locator('.squares .square').first().click();
      const { moves } = await state(page);
      await page.locator(selector).dblclick();
      await rested(page);
      const then = await state(page);
      expect(then.phase).toBe('deploy');
      expect(then.moves).toBe(moves + 1);
      await pressable(page);
      const choice = page.locator('.choice-button');
      await choice.nth((await choice.count()) - 1).dblclick();
      await rested(page);
      // "no figure" and the draw that follows it
      expect(await state(page)).toMatchObject({ phase: 'place', tiles: then.tiles });
      await pressable(page);
    }
  });
  it('a double tap makes one move', async () => {
    const page = await b.open(BASE);
    const session = await b.context.newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const tap = async (selector: string): Promise<void> => {
      const box = await page.locator(selector).first().boundingBox();
      const point = [{ x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }];
      // sent at once, so that the second tap is as quick as a finger's on a slow machine too
      const touch = (type: 'touchStart' | 'touchEnd') =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? point : [] });
      await Promise.all([touch('touchStart'), touch('touchEnd'), touch('touchStart'), touch('touchEnd')]);
      await rested(page);
    };
    await page.locator('.squares .square').first().click();
    await tap('[data-test=place]');
    expect(await state(page)).toMatchObject({ phase: 'deploy', moves: 2 });
  });
  it('Escape goes a step back and never passes; Enter that is held down plays once', async () => {
    const page = await b.open(BASE);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.querySelector('hw-app')!.store.selection!.square)).toBeNull();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    const placed = await state(page);
    expect(placed).toMatchObject({ phase: 'deploy', moves: 2 });
    for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
    expect(await state(page)).toEqual(placed);
    await page.keyboard.press('x');
    expect((await state(page)).phase).toBe('place');
  });
  it('strict undo does not go behind a drawn tile; casual does', async () => {
    const page = await b.open(BASE);
    await some(page, 2);
    await page.getByRole('tab', { name: 'Table' }).click();
    await page.selectOption('select[name=undo]', 'strict');
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    expect(await undo.isDisabled()).toBe(true);
    await page.reload();
    await board(page);
    expect(await undo.isDisabled()).toBe(true);
    await page.getByRole('tab', { name: 'Table' }).click();
    await page.selectOption('select[name=undo]', 'casual');
    expect(await undo.isEnabled()).toBe(true);
  });
  it('single letters do nothing when they are switched off', async () => {
    const page = await b.open(BASE);
    await some(page, 2);
    const { moves } = await state(page);
    await page.click('[data-test=settings]');
    await page.locator('input[name=letters]').uncheck();
    await page.keyboard.press('Escape');
    for (const key of ['u', 'x', 's', 'h']) await page.keyboard.press(key);
    expect((await state(page)).moves).toBe(moves);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.keyboard.press('Control+z');
    expect((await state(page)).moves).toBeLessThan(moves);
    await page.evaluate(() => localStorage.removeItem('highwayman.letters'));
  });
});

/** The playground as a person uses it. */
import { expect, it } from 'vitest';
import { BASE, click, FERRIES, inChromium, pressable, rested, state } from './browser.js';

inChromium('playground', { clean: true }, (b) => {
  it('sets a game up and starts it; the address then gives the same game', async () => {
    const page = await b.open();
    await page.selectOption('select[name=players]', '3');
    await page.selectOption('select[name=edition]', 'C2');
    await page.locator('input[name=set-inns-cathedrals]').check();
    await page.fill('input[name=seed]', 'market day');
    await page.selectOption('[data-test=kind-1]', 'human');
    await page.selectOption('[data-test=kind-2]', 'human');
    await expect.poll(() => page.locator('hw-setup .link').inputValue()).toContain('inns-cathedrals');
    const link = await page.locator('hw-setup .link').inputValue();
    await page.click('[data-test=start]');
    await page.waitForSelector('hw-board .square');
    const first = await state(page);
    const again = await b.context.newPage();
    await again.goto(link);
    await again.waitForSelector('hw-board .square');
    expect((await state(again)).hash).toBe(first.hash);
    expect(page.url()).toMatch(/&game=[0-9a-z]{10}$/);
    expect(page.url().replace(/&game=.*$/, '')).toBe(link);
  });

  it('plays a whole game by clicks, undoes and redoes, and goes through the final scoring', async () => {
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
    expect(await page.locator('.winner').textContent()).toMatch(/wins by \d+ points?$|share the win$/);
    await page.click('[data-test=count]');
    await page.click('[data-test=skip]');
    const shown = await page.locator('.player .score [aria-hidden]').allTextContents();
    expect(shown.map(Number)).toEqual(await page.evaluate(() => document.querySelector('hw-app')!.store.session!.game.scores));
  });

  it('plays a whole game by keys alone', async () => {
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
      // what has just appeared where the last press was is not to be pressed by a second one
      await pressable(page);
      await jetty(pair.charAt(0)).click();
      await jetty(pair.charAt(1)).hover();
      await page.waitForSelector('.ferry.planned');
      if (now.phase === 'pivot')
        expect(await page.locator('.change-joins, .change-closes, .change-reopens, .change-splits').count()).toBeGreaterThan(0);
      expect(await page.locator('.tip').textContent()).toMatch(/joins|closes|reopens|cuts off|changes nothing/);
      await jetty(pair.charAt(1)).click();
      expect(
        await page.evaluate(([tx, ty]) => document.querySelector('hw-app')!.store.session!.game.tileAt(tx, ty)!.ferry, [
          x,
          y,
        ] as const),
      ).toBe(pair);
      seen[now.phase] = true;
    }
    expect(seen).toEqual({ ferry: true, pivot: true });
  });

  it('shows owner and points of the feature under the pointer', async () => {
    const page = await b.open(BASE);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('1');
    await rested(page);
    const figure = () =>
      page.evaluate(() => {
        const box = document.querySelector('.figures > g')!.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      });
    const { x, y } = await figure();
    await page.mouse.move(x, y);
    await page.waitForSelector('.feature.shown', { state: 'attached' });
    const tip = page.locator('.tip:not([hidden])');
    await expect.poll(() => tip.textContent()).toMatch(/Anna: \d+ points? at the end as it stands/);
    // the pointer rests, the board moves under it, and comes back
    const board = (what: 'pan' | 'fit') =>
      page.evaluate((call) => {
        const element = document.querySelector<HTMLElement & { pan(dx: number, dy: number): void; fit(): void }>('hw-board')!;
        if (call === 'pan') element.pan(300, 0);
        else element.fit();
      }, what);
    await board('fit');
    await rested(page);
    const whole = await figure();
    await page.mouse.move(whole.x, whole.y);
    await expect.poll(() => tip.textContent()).toMatch(/Anna: \d+ points? at the end as it stands/);
    await board('pan');
    await expect.poll(() => tip.filter({ hasText: 'Anna' }).count()).toBe(0);
    await board('fit');
    await expect.poll(() => tip.textContent()).toMatch(/Anna: \d+ points? at the end as it stands/);
  });

  it('turns the tile by click, wheel and key', async () => {
    const page = await b.open(BASE);
    const rotation = () => page.evaluate(() => document.querySelector('hw-app')!.store.selection!.rotation);
    const turns = await page.evaluate(() => document.querySelector('hw-app')!.store.selection!.kind!.distinct);
    expect(turns).toBeGreaterThan(1);
    const start = await rotation();
    await page.click('.tile-button');
    expect(await rotation()).toBe((start + 1) % turns);
    await page.keyboard.press('Shift+R');
    expect(await rotation()).toBe(start);
    const many = page
      .locator('.squares .square')
      .nth(
        await page.evaluate(() =>
          document.querySelector('hw-app')!.store.selection!.placements.findIndex(({ rotations }) => rotations.length > 1),
        ),
      );
    await many.hover();
    const before = await rotation();
    await page.mouse.wheel(0, 100);
    await expect.poll(rotation).not.toBe(before);
  });

  it('names everything for screen readers and works at phone width in the dark', async () => {
    const page = await b.open(FERRIES);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    const unnamed = await page.evaluate(() =>
      [...document.querySelectorAll('button, select, input, [role=button]')]
        .filter((element) => {
          const input = element as HTMLInputElement;
          return (
            !element.getAttribute('aria-label') && !element.textContent?.trim() && !(input.labels && input.labels.length > 0)
          );
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(unnamed).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(26, 33, 42)');
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('[role=status]').textContent()).toMatch(/Column -?\d+, row -?\d+/);
  });
});

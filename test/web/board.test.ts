/** The board as a person meets it: whatever can be done is in view or pointed at, and can be hit. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BASE, inChromium, pressable, rested, state } from './browser.js';

const LONG = '#config=C3/2/base,ferries*2,labyrinth&seed=5&players=human,human&pace=0';
const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
] as const;

/** Glides cut, so that the view rests when a decision is there. */
const still = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'reduce' });

/** Legal squares whose middle can be seen, and how many the arrows speak of. */
const squares = (page: Page) =>
  page.evaluate(() => {
    const view = document.querySelector('.view')!.getBoundingClientRect();
    const middles = [...document.querySelectorAll('.square')].map((square) => {
      const box = square.querySelector('.square-target')!.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    });
    const seen = middles.filter(([x, y]) => x >= view.left && x <= view.right && y >= view.top && y <= view.bottom);
    const counted = [...document.querySelectorAll('.edge-arrow b')].reduce((sum, text) => sum + Number(text.textContent), 0);
    return { legal: middles.length, seen: seen.length, counted };
  });

/** What can be pressed on the board: its box, and what the pointer finds in its middle. */
const targets = (page: Page) =>
  page.evaluate(() => {
    const view = document.querySelector('.view')!.getBoundingClientRect();
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        '.over button, .view-tools button, .camera:not(.small) .square:not(.chosen) .square-target',
      ),
    ];
    return all.flatMap((element) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (box.width === 0 || x < view.left || x > view.right || y < view.top || y > view.bottom) return [];
      return [
        {
          what: element.className.toString() || 'square',
          isButton: element.tagName === 'BUTTON',
          left: box.left,
          top: box.top,
          right: box.right,
          bottom: box.bottom,
        },
      ];
    });
  });
function overlapping(list: Awaited<ReturnType<typeof targets>>): string[] {
  const found: string[] = [];
  list.forEach((a, i) =>
    list.slice(0, i).forEach((b) => {
      // a square may run on under a button, but no button lies on another and no square on a square
      if (a.isButton !== b.isButton) return;
      const [wide, high] = [
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      ];
      if (wide > 1 && high > 1) found.push(`${a.what} on ${b.what}: ${wide.toFixed(0)} × ${high.toFixed(0)}`);
    }),
  );
  return found;
}
const play = (page: Page, n: number): Promise<void> =>
  page.evaluate((turn) => {
    const { store } = document.querySelector('hw-app')!;
    const tokens = store.session!.game.legalTokens();
    store.play(tokens[(turn * 7919) % tokens.length]!);
  }, n);

inChromium('board', { clean: true }, (b) => {
  for (const { name, width, height } of SIZES) {
    it(`${name}: every legal square is in view or counted by an arrow, and can be hit, over 30 placements`, {
      timeout: 240_000,
    }, async () => {
      const page = await b.open(LONG);
      await still(page);
      await page.setViewportSize({ width, height });
      const sizes: number[] = [];
      let placed = 0;
      for (let n = 0; placed < 30; n++) {
        const { phase } = await state(page);
        if (phase === 'over') break;
        await rested(page);
        if (phase === 'place') {
          placed++;
          const { legal, seen, counted } = await squares(page);
          expect(legal, `squares at placement ${placed}`).toBeGreaterThan(0);
          expect(seen + counted, `placement ${placed}: ${seen} seen, ${counted} pointed at`).toBeGreaterThanOrEqual(legal);
        }
        const list = await targets(page);
        for (const { what, left, top, right, bottom } of list) {
          sizes.push(Math.min(right - left, bottom - top));
          expect(Math.min(right - left, bottom - top), `${what} in phase ${phase}`).toBeGreaterThanOrEqual(24);
        }
        expect(overlapping(list), `phase ${phase}, move ${n}`).toEqual([]);
        await play(page, n);
      }
      expect(placed).toBe(30);
      expect(sizes.length).toBeGreaterThan(60);
    });
  }

  it('arrows lead to squares out of view, and following comes back with the next decision', async () => {
    const page = await b.open(BASE);
    await still(page);
    const view = (await page.locator('.view').boundingBox())!;
    await page.mouse.move(view.x + view.width / 2, view.y + view.height * 0.9);
    await page.mouse.down();
    await page.mouse.move(view.x + view.width / 2, view.y + 5, { steps: 6 });
    await page.mouse.up();
    await rested(page);
    const away = await squares(page);
    expect(away.seen).toBeLessThan(away.legal);
    expect(away.seen + away.counted).toBeGreaterThanOrEqual(away.legal);
    await page.locator('.edge-arrow').first().click();
    await rested(page);
    expect((await squares(page)).seen).toBeGreaterThan(away.seen);
    await play(page, 1);
    await page.keyboard.press('x');
    await rested(page);
    const back = await squares(page);
    expect(back.seen + back.counted).toBeGreaterThanOrEqual(back.legal);
    expect(back.seen).toBeGreaterThan(0);
  });

  it('a tap on a small square brings it nearer, and only the next one chooses it', async () => {
    const page = await b.open(BASE);
    await still(page);
    await page.setViewportSize({ width: 390, height: 844 });
    for (let i = 0; i < 12; i++) await page.keyboard.press('-');
    await rested(page);
    const square = page.locator('.square').first();
    const size = () => square.locator('.square-target').evaluate((element) => element.getBoundingClientRect().width);
    while ((await size()) < 26) await page.keyboard.press('+').then(() => rested(page));
    const tap = () =>
      square.evaluate((element) => {
        const box = element.querySelector('.square-target')!.getBoundingClientRect();
        const at = {
          bubbles: true,
          clientX: box.x + box.width / 2,
          clientY: box.y + box.height / 2,
          pointerType: 'touch',
          pointerId: 1,
          button: 0,
        };
        element.dispatchEvent(new PointerEvent('pointerdown', at));
        element.dispatchEvent(new PointerEvent('pointerup', at));
        element.dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }));
      });
    await tap();
    await rested(page);
    expect(await size()).toBeGreaterThanOrEqual(60);
    expect(await page.evaluate(() => document.querySelector('hw-app')!.store.selection!.square)).toBeNull();
    await pressable(page);
    await tap();
    expect(await page.evaluate(() => document.querySelector('hw-app')!.store.selection!.square)).not.toBeNull();
  });

  it('places of all figures are shown at once, lit when pointed at, and a press sets the figure', async () => {
    const page = await b.open('#config=C3/2/base,inns-cathedrals&seed=4&players=human,human&pace=0');
    await still(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await rested(page);
    const pills = page.locator('.pill');
    const legal = await page.evaluate(() =>
      document
        .querySelector('hw-app')!
        .store.session!.game.legalTokens()
        .filter((token) => token !== '-'),
    );
    expect(await pills.count()).toBe(legal.length);
    const labels = await pills.evaluateAll((all) => all.map((pill) => pill.getAttribute('aria-label')));
    expect(new Set(labels).size).toBe(labels.length);
    await pills.first().hover();
    await page.waitForSelector('.feature.focus', { state: 'attached' });
    expect(await page.locator('.tip').textContent()).toBe(labels[0]);
    await pills.first().click();
    expect(await page.locator('.figures > g').count()).toBe(1);
  });

  it('all owners at once, by key and by button', async () => {
    const page = await b.open(BASE);
    await page.keyboard.press('o');
    const button = page.locator('.view-tools button').first();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    await button.click();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
  });
});

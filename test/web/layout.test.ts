/** Nothing lies on something else that is to be read or pressed. */
import { expect, it } from 'vitest';
import { BASE, inChromium } from './browser.js';

inChromium('layout', { clean: true }, (b) => {
  it.each([
    [1440, 900],
    [390, 844],
  ])('the set-up at %i × %i: cards beside each other and beside the options, none out of reach', async (width, height) => {
    const page = await b.open();
    await page.setViewportSize({ width, height });
    await page.waitForSelector('.card-tiles .tile-picture img');
    const { cards, side, wide } = await page.evaluate(() => {
      const boxOf = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      };
      return {
        cards: [...document.querySelectorAll('section.card-group')].map((group) =>
          [...group.querySelectorAll('.card')].map(boxOf),
        ),
        side: boxOf(document.querySelector('.setup-side')!),
        wide: document.documentElement.scrollWidth - innerWidth,
      };
    });
    expect(wide).toBeLessThanOrEqual(0);
    expect(cards.flat().length).toBeGreaterThan(8);
    const apart = (a: typeof side, z: typeof side): boolean =>
      a.right <= z.left || z.right <= a.left || a.bottom <= z.top || z.bottom <= a.top;
    for (const card of cards.flat()) {
      expect(apart(card, side)).toBe(true);
      expect([card.left >= 0, card.right <= width]).toEqual([true, true]);
    }
    const all = cards.flat();
    all.forEach((card, i) => expect(all.slice(i + 1).every((other) => apart(card, other))).toBe(true));
  });
  it('on a phone the strip of players begins where the bar ends', async () => {
    const page = await b.open(BASE);
    await page.setViewportSize({ width: 390, height: 844 });
    const cdp = await b.context.newCDPSession(page);
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const bottom = await page.evaluate(() =>
      Math.max(...[...document.querySelectorAll('.bar button')].map((button) => button.getBoundingClientRect().bottom)),
    );
    const { top } = await page.evaluate(() => document.querySelector('hw-players')!.getBoundingClientRect());
    expect(bottom).toBeLessThanOrEqual(top);
  });
  it('no square of a map covers a tile that was laid on it', async () => {
    const page = await b.open('#config=C3/2/base,ferries/map={"id":"iberia","chips":true}&seed=8&players=human,human&pace=0');
    const { tiles, covered, free } = await page.evaluate(async () => {
      const { store } = document.querySelector('hw-app')!;
      for (let i = 0; i < 20; i++) {
        const legal = store.session!.game.legalPacked();
        store.played(legal[(i * 7 + 3) % legal.length]!);
      }
      await new Promise(requestAnimationFrame);
      const squares = [...document.querySelectorAll('.map-square')].map(({ parentElement }) =>
        parentElement!.getAttribute('transform'),
      );
      const placed = store.session!.game.tiles().map(({ x, y }) => `translate(${x * 100} ${y * 100})`);
      return { tiles: placed.length, covered: placed.filter((place) => squares.includes(place)), free: squares.length };
    });
    expect(tiles).toBeGreaterThan(4);
    expect(covered).toEqual([]);
    expect(free).toBeGreaterThan(50);
  });
});

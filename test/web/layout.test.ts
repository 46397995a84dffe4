/** Nothing lies on something else that is to be read or pressed. */
import { expect, it } from 'vitest';
import { inChromium } from './browser.js';

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
});

/** What moves on the page, and what does not where motion is not welcome. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BASE, FERRIES, inChromium } from './browser.js';

/** Plays until a decision of that phase, or until a move would score; then makes that move and tells what it set in motion. */
const setsInMotion = (page: Page, until: 'ferry' | 'pivot' | 'score'): Promise<{ motions: string[]; score: string[] }> =>
  page.evaluate(async (wanted) => {
    const { store } = document.querySelector('hw-app')!;
    const game = store.session!.game;
    const next = (): string | undefined => {
      if (wanted !== 'score')
        return game.phase === wanted ? store.selection!.ferries.find(({ pair }) => pair !== null)?.token : undefined;
      return game.legalTokens().find((token) => {
        const copy = game.clone();
        copy.play(token);
        const points = copy.scores[0]! - game.scores[0]!;
        copy.dispose();
        return points > 1;
      });
    };
    let move = next();
    for (let i = 0; move === undefined && !game.isOver; i++) {
      const legal = game.legalTokens();
      store.played(legal[(i * 7 + 3) % legal.length]!);
      move = next();
    }
    const settled = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    await settled();
    for (const each of document.getAnimations()) each.finish();
    await settled();
    const score: string[] = [];
    const text = document.querySelector('.player .score > [aria-hidden]')!;
    const before = game.scores[0];
    new MutationObserver(() => score.push(text.textContent!)).observe(text, { characterData: true, subtree: true });
    store.played(move!);
    await new Promise((done) => queueMicrotask(() => done(null)));
    await Promise.all(
      [...document.querySelectorAll<HTMLElement & { updateComplete: Promise<unknown> }>('hw-board, hw-track, hw-players')].map(
        ({ updateComplete }) => updateComplete,
      ),
    );
    const motions = document.getAnimations().map((motion) => {
      const target = (motion.effect as KeyframeEffect).target!;
      const what = motion instanceof CSSTransition ? motion.transitionProperty : (motion as CSSAnimation).animationName;
      return `${target.classList[0]} ${what}`;
    });
    const end = String(game.scores[0]);
    for (let i = 0; i < 600 && (score.at(-1) ?? String(before)) !== end; i++) await settled();
    return { motions, score: [String(before), ...score, end] };
  }, until);

inChromium('motion', { clean: true }, (b) => {
  it('a ferry that is laid sails out, one that is pivoted sails to its new course', async () => {
    const page = await b.open(FERRIES);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect((await setsInMotion(page, 'ferry')).motions).toContain('sails sail');
    const { motions } = await setsInMotion(page, 'pivot');
    expect(motions).toContain('ferry-boat transform');
    expect(motions).not.toContain('sails sail');
  });
  it('a quarter turn of the tile in hand is seen, the shorter way', async () => {
    const page = await b.open(BASE);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.waitForSelector('.tile-button img');
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, options) {
        document.body.dataset['turned'] = String((frames as Keyframe[])[0]!['transform']);
        return animate.call(this, frames, options);
      };
    });
    const turned = () => page.evaluate(() => document.body.dataset['turned']);
    await page.click('.tile-button');
    await expect.poll(turned).toBe('rotate(-90deg)');
    await page.keyboard.press('Shift+R');
    await expect.poll(turned).toBe('rotate(90deg)');
  });
  it('a score counts, and its pawn goes along the track by a transform', async () => {
    const page = await b.open(BASE);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { motions, score } = await setsInMotion(page, 'score');
    expect(motions).toContain('pawn transform');
    expect(motions).not.toContain('pawn left');
    // the new number is there at once and is seen from the old one on
    expect(score[1]).toBe(score[0]);
    expect(score.at(-2)).toBe(score.at(-1));
  });
  it('none of that where motion is not welcome', async () => {
    const page = await b.open(FERRIES);
    expect((await setsInMotion(page, 'ferry')).motions).not.toContain('sails sail');
    const { motions } = await setsInMotion(page, 'pivot');
    expect(motions).not.toContain('ferry-boat transform');
    await page.evaluate(() => {
      Element.prototype.animate = () => {
        throw new Error('moved');
      };
    });
    await page.keyboard.press('r');
    const { motions: moved, score } = await setsInMotion(page, 'score');
    expect(moved).not.toContain('pawn transform');
    expect(score.slice(1, -1)).toEqual([score.at(-1)]);
  });
});

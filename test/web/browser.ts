/** A headless Chromium and the built page for the tests of this folder. Without Chromium they are passed over, and say so. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import type { Store } from '../../src/web/store.js';

const CHROMIUM = '/usr/bin/chromium';
const hasChromium = existsSync(CHROMIUM);
if (!hasChromium)
  console.warn(`The browser tests are passed over: there is no ${CHROMIUM}. On Debian, "apt-get install chromium" brings it.`);

const root = fileURLToPath(new URL('../../', import.meta.url));
const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The element that holds the page's state; used to see what a click did, never to do it. */
declare global {
  interface HTMLElementTagNameMap {
    'hw-app': HTMLElement & { readonly store: Store };
  }
}

export interface Bench {
  readonly context: BrowserContext;
  /** Address of the built page, ends with a slash. */
  readonly url: string;
  /** Console errors, page errors and refused loads since the last call. */
  faults(): string[];
  open(hash?: string): Promise<Page>;
  close(): Promise<void>;
}

/** @param pages further pages by address, beside the playground at / and the package at /dist/ */
async function bench(pages: Readonly<Record<string, string>> = {}): Promise<Bench> {
  const { buildWeb } = (await import('../../src/web/build.mjs' as string)) as { buildWeb(to: string): Promise<string> };
  const { serve } = (await import('../../src/web/serve.mjs' as string)) as { serve(places: object, pages: object): Server };
  const scratch = await mkdtemp(join(tmpdir(), 'highwayman-web-'));
  await buildWeb(join(scratch, 'page'));
  const server = serve({ '/': join(scratch, 'page'), '/dist/': join(root, 'dist'), '/scratch/': scratch }, pages);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const context = await chromium.launchPersistentContext(join(scratch, 'profile'), {
    executablePath: CHROMIUM,
    headless: true,
    args: ARGUMENTS,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(60_000);
  const found: string[] = [];
  const watch = (page: Page): void => {
    page.on(
      'console',
      (message) =>
        message.type() === 'error' &&
        !message.location().url.endsWith('/favicon.ico') &&
        found.push(`console: ${message.text()}`),
    );
    page.on('pageerror', (error) => found.push(`error: ${error.message}`));
    // what a reload breaks off did not fail
    page.on(
      'requestfailed',
      (request) => request.failure()?.errorText !== 'net::ERR_ABORTED' && found.push(`failed: ${request.url()}`),
    );
  };
  context.on('page', watch);
  context.pages().forEach(watch);
  return {
    context,
    url,
    faults: () => found.splice(0),
    async open(hash) {
      const page = await context.newPage();
      await page.goto(url + (hash ?? ''));
      await page.waitForSelector(hash ? 'hw-board canvas[data-tiles]' : 'hw-setup form');
      return page;
    },
    async close() {
      await context.close();
      await new Promise((done) => server.close(done));
      await rm(scratch, { recursive: true, force: true });
    },
  };
}

/**
 * A group of tests with a browser of their own; after each test its pages are closed. Passed over without Chromium.
 * @param tests gets the bench, which is there once the tests run
 * @param options.pages see `bench`
 * @param options.clean whether a fault on a page fails the test that opened it; otherwise the tests look for themselves
 */
export function inChromium(
  title: string,
  options: { readonly clean: boolean; readonly pages?: Readonly<Record<string, string>> },
  tests: (b: Bench) => void,
): void {
  describe.skipIf(!hasChromium)(title, { timeout: 240_000 }, () => {
    const b = {} as Bench;
    beforeAll(async () => void Object.assign(b, await bench(options.pages)), 120_000);
    afterAll(() => b.close?.());
    afterEach(async () => {
      for (const page of b.context.pages().slice(1)) await page.close();
      if (options.clean) expect(b.faults()).toEqual([]);
    });
    tests(b);
  });
}

/** Games to open the playground with. */
export const FERRIES = '#config=C3/2/ferries*2,labyrinth/startTile=base-D/labyrinth=advanced&seed=5&players=human,human&pace=0';
export const BASE = '#config=C3/2/base&seed=9&players=human,human&pace=0';

/** What the game on the page is at. */
export interface State {
  readonly phase: string;
  readonly hash: string;
  readonly tiles: number;
  readonly turns: number;
  readonly moves: number;
}
export const state = (page: Page): Promise<State> =>
  page.evaluate(() => {
    const game = document.querySelector('hw-app')!.store.session!.game;
    return { phase: game.phase, hash: game.hash(), tiles: game.tiles().length, turns: game.turns, moves: game.record.length };
  });

/** Until what was changed is painted and the view rests: nothing on the board moves from one frame to the next. */
export const rested = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const look = () => document.querySelector<SVGGElement>('.camera')?.style.transform ?? '';
    await frame();
    await frame();
    for (let before = ''; before !== look() || document.querySelector('.camera.moving'); await frame()) before = look();
  });

/** Until a press where the last one was is taken for meant: half a second after the decision was painted. */
export async function pressable(page: Page): Promise<void> {
  await rested(page);
  await page.waitForTimeout(450);
}

/**
 * One decision by clicks; which one varies with the number of moves. A press that comes too soon where the last one was is not
 * taken: then once more.
 */
export async function click(page: Page, phase: string, n: number): Promise<void> {
  if (phase === 'place') {
    const squares = page.locator('.squares .square');
    await squares.nth(n % (await squares.count())).click();
    if (n % 4 === 0) await page.locator('.ghost.chosen').click();
    await meant(page, n, '[data-act=confirm]', 0);
  } else if (phase === 'deploy' && n % 2 === 0 && (await page.locator('[data-token]').count()) > 0)
    await meant(page, n, '[data-token]', 0);
  else await meant(page, n, '.choice-button', n % (await page.locator('.choice-button').count()));
}
async function meant(page: Page, moves: number, selector: string, index: number): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await page.locator(selector).nth(index).click();
    if ((await state(page)).moves > moves) return;
    await pressable(page);
  }
}

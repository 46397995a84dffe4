/**
 * What a decision costs the page at 300 tiles, and how panning and zooming run, beside an older revision:
 * node src/build/run-ts.mjs bench/page.ts [--old REVISION] [--decisions N]. Needs Chromium; builds the older page in a worktree
 * of its own.
 * CPU is that of the page's main thread as Linux counts it, frames are those of requestAnimationFrame. One line of JSON at the end.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';

const CHROMIUM = '/usr/bin/chromium';
const START = '#config=C3/2/base&seed=9&players=human,human&pace=0';
const TILES = 300;

interface Cost {
  readonly decision: number;
  readonly panP95: number;
  readonly zoomP95: number;
}

/** The page of a checkout, built. */
function built(checkout: string): string {
  if (!existsSync(join(checkout, 'build/core.wasm')))
    execFileSync(process.execPath, ['src/build/build.mjs', 'core'], { cwd: checkout, stdio: 'inherit' });
  execFileSync(process.execPath, ['src/web/build.mjs', join(checkout, 'build/page-bench')], { cwd: checkout, stdio: 'inherit' });
  return join(checkout, 'build/page-bench');
}
async function older(revision: string, work: (checkout: string) => Promise<void>): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'highwayman-old-'));
  const checkout = join(scratch, 'main');
  execFileSync('git', ['worktree', 'add', '--detach', checkout, revision], { stdio: 'inherit' });
  try {
    await symlink(join(process.cwd(), 'node_modules'), join(checkout, 'node_modules'), 'dir');
    await work(checkout);
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', checkout], { stdio: 'inherit' });
    await rm(scratch, { recursive: true, force: true });
  }
}

async function measure(directory: string, decisions: number): Promise<Cost> {
  const { serve } = (await import('../src/web/serve.mjs' as string)) as { serve(places: object): Server };
  const server = serve({ '/': directory });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${START}`);
    await page.waitForSelector('hw-hand section', { timeout: 60_000 });
    await page.evaluate(layOut, TILES);
    await page.waitForTimeout(8000);
    const decision = await costOfDecision(page, decisions);
    await page.keyboard.press('0');
    await page.waitForTimeout(3000);
    return { decision, panP95: await frames(page, 'pan'), zoomP95: await frames(page, 'zoom') };
  } finally {
    await browser.close();
    await new Promise((done) => server.close(done));
  }
}
/** In the page: a game of so many tiles, the same in every revision as far as its rules are the same. */
function layOut(tiles: number): void {
  const app = document.querySelector('hw-app') as unknown as {
    store: { engine: Engine; session: { seats: unknown }; begin: (...args: unknown[]) => void };
  };
  interface Engine {
    newGame(
      config: object,
      options: object,
    ): {
      isOver: boolean;
      phase: string;
      tiles(): unknown[];
      legalPacked(): Uint32Array;
      record: unknown[];
      play(move: number): void;
    };
  }
  const { store } = app;
  const game = store.engine.newGame(
    { edition: 'C2', sets: { base: 5, ferries: 2, 'inns-cathedrals': 2, 'traders-builders': 1 } },
    { seed: 1 },
  );
  while (!game.isOver && (game.tiles().length < tiles || game.phase !== 'place')) {
    const legal = game.legalPacked();
    game.play(legal[game.record.length % legal.length] as number);
  }
  if (store.begin.length > 1) store.begin(game, store.session.seats);
  else store.begin({ game, seats: store.session.seats, undo: 'casual' });
}
/** Milliseconds that the page's main thread was on a processor, as Linux counts them: other work on the machine doesn't matter. */
async function busyOf(page: Page): Promise<() => number> {
  const session = await (page.context().browser() as Browser).newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const threads = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => `/proc/${id}/task/${id}/schedstat`);
  return () => Math.max(...threads.map((file) => Number(readFileSync(file, 'utf8').split(' ')[0]))) / 1e6;
}
/** Milliseconds of the main thread for one decision and everything drawn after it. */
async function costOfDecision(page: Page, decisions: number): Promise<number> {
  const busy = await busyOf(page);
  const play = (count: number): Promise<void> =>
    page.evaluate(async (n) => {
      const { store } = document.querySelector('hw-app') as unknown as {
        store: { session: { game: { isOver: boolean; legalTokens(): string[]; record: unknown[] } }; play(token: string): void };
      };
      for (let i = 0; i < n && !store.session.game.isOver; i++) {
        const tokens = store.session.game.legalTokens();
        store.play(tokens[(store.session.game.record.length * 7919) % tokens.length] as string);
        for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
      }
    }, count);
  await play(10);
  const before = busy();
  await play(decisions);
  return (busy() - before) / decisions;
}
/** The 95th part in a hundred of the times between frames. */
async function frames(page: Page, how: 'pan' | 'zoom'): Promise<number> {
  const box = await page.locator('hw-board').boundingBox();
  if (!box) throw new Error('no board');
  const times = page.evaluate(async () => {
    const found: number[] = [];
    let last = await new Promise<number>(requestAnimationFrame);
    for (let i = 0; i < 120; i++) {
      const now = await new Promise<number>(requestAnimationFrame);
      found.push(now - last);
      last = now;
    }
    return found;
  });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  if (how === 'pan') await page.mouse.down();
  for (let i = 0; i < 60; i++) {
    if (how === 'pan') await page.mouse.move(x + Math.sin(i / 6) * 200, y + Math.cos(i / 6) * 120);
    else
      await page.evaluate(
        ([px, py, delta]) =>
          document
            .querySelector('.view')
            ?.dispatchEvent(
              new WheelEvent('wheel', {
                deltaY: delta,
                clientX: px,
                clientY: py,
                ctrlKey: true,
                bubbles: true,
                cancelable: true,
              }),
            ),
        [x, y, i % 20 < 10 ? -4 : 4] as const,
      );
  }
  if (how === 'pan') await page.mouse.up();
  const sorted = (await times).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}

const { values } = parseArgs({ options: { old: { type: 'string' }, decisions: { type: 'string', default: '40' } } });
const decisions = Number(values.decisions);
if (!existsSync(CHROMIUM)) throw new Error(`there is no ${CHROMIUM}`);
const now = await measure(built(process.cwd()), decisions);
const result: { now: Cost; old?: Cost } = { now };
if (values.old) await older(values.old, async (checkout) => void (result.old = await measure(built(checkout), decisions)));
for (const [name, { decision, panP95, zoomP95 }] of Object.entries(result))
  console.log(
    `${name.padEnd(4)} decision ${decision.toFixed(2)} ms CPU, frame p95 panning ${panP95.toFixed(1)} ms, zooming ${zoomP95.toFixed(1)} ms`,
  );
console.log(JSON.stringify(result));

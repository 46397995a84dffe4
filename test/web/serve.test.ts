/** The server of `npm run web`: odd addresses, compression, entity tags; and what the build puts beside the page. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TERMS } from '../../src/expansions/terms.js';

const TEXT = '/* a file of the page */\n'.repeat(200);
let server: Server;
let directory = '';

beforeAll(async () => {
  const { serve } = (await import('../../src/web/serve.mjs' as string)) as { serve(places: object): Server };
  directory = await mkdtemp(join(tmpdir(), 'highwayman-serve-'));
  await mkdir(join(directory, 'page'));
  await writeFile(join(directory, 'page', 'index.html'), '<!doctype html>');
  await writeFile(join(directory, 'page', 'main.js'), TEXT);
  await writeFile(join(directory, 'secret.txt'), 'secret');
  server = serve({ '/': join(directory, 'page') });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await rm(directory, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}
/** The path as it is, unlike `fetch`, which would mend it. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((done, failed) => {
    request(
      { port: (server.address() as AddressInfo).port, host: '127.0.0.1', path, headers, method, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      },
    )
      .on('error', failed)
      .end();
  });

it('answers 404 to odd addresses, gives nothing from outside, and goes on', async () => {
  for (const path of [
    '/%',
    '//',
    '/%00',
    '/..%2fsecret.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/none.js',
    '/constructor',
    '/page/../../secret.txt',
    '/main.js/',
  ]) {
    const { status, body } = await get(path);
    expect([path, status, body.includes('secret')]).toEqual([path, 404, false]);
  }
  expect((await get('/?x=%')).status).toBe(200);
  expect((await get('/', {}, 'POST')).status).toBe(405);
  expect((await get('/')).body.toString()).toBe('<!doctype html>');
});
it('sends what is large compressed, by what the client takes', async () => {
  const brotli = await get('/main.js', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'vary': 'Accept-Encoding',
    'content-length': String(brotli.body.length),
  });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(TEXT);
  expect(brotli.body.length).toBeLessThan(TEXT.length / 10);
  expect(gunzipSync((await get('/main.js', { 'accept-encoding': 'gzip, br;q=0' })).body).toString()).toBe(TEXT);
  expect((await get('/main.js')).body.toString()).toBe(TEXT);
  expect((await get('/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
});
it('answers 304 to what the client has, and 200 once the file has changed', async () => {
  const { headers } = await get('/main.js', { 'accept-encoding': 'br' });
  const again = { 'accept-encoding': 'br', 'if-none-match': `"other", ${headers.etag ?? ''}` };
  expect(await get('/main.js', again)).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  expect((await get('/main.js', { 'if-none-match': headers.etag ?? '' })).status).toBe(200);
  await writeFile(join(directory, 'page', 'main.js'), `${TEXT}more`);
  expect((await get('/main.js', again)).status).toBe(200);
});
it('the build writes a manifest, a service worker that names every file, and the texts of rules', async () => {
  const { buildWeb } = (await import('../../src/web/build.mjs' as string)) as { buildWeb(to: string): Promise<string> };
  const out = await buildWeb(join(directory, 'built'));
  const worker = await readFile(join(out, 'sw.js'), 'utf8');
  for (const name of [
    'index.html',
    'main.js',
    'worker.js',
    'style.css',
    'core.wasm',
    'manifest.webmanifest',
    'icon.svg',
    'rules.json',
  ])
    expect(worker).toContain(`"./${name}"`);
  const manifest = JSON.parse(await readFile(join(out, 'manifest.webmanifest'), 'utf8')) as {
    icons: { src: string }[];
    start_url: string;
    display: string;
  };
  expect(manifest).toMatchObject({ start_url: './', display: 'standalone' });
  expect(await readFile(join(out, 'index.html'), 'utf8')).toContain('rel="manifest"');
});
it('every rule that a score names has its text in the page', async () => {
  const { rulesOfPage } = (await import('../../src/web/rule-texts.mjs' as string)) as {
    rulesOfPage(): Promise<Record<string, string>>;
  };
  const texts = await rulesOfPage();
  for (const [rule] of Object.values(TERMS)) expect([rule, (texts[rule] ?? '').length > 20]).toEqual([rule, true]);
  expect(texts['BASE-40']).not.toMatch(/[*`]|^\[|BASE-40/);
});

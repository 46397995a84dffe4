/**
 * npm run web: builds the playground and serves it on this machine.
 * node src/web/serve.mjs [--port 8080] [--directory build/web] [--no-build]
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.map': 'application/json',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};
/** The same policy as in index.html; as a header it also holds in the Worker. */
export const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const ENCODERS = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (body) => promisify(gzip)(body),
};
/** Smaller files are sent as they are. */
const LEAST = 600;

/** Files by path as they were last read: their bytes, compressed when first asked for so. */
const known = new Map();

/** @returns {Promise<{ tag: string, bodies: Record<string, Promise<Buffer>> }>} */
async function load(file) {
  const { mtimeMs, size } = await stat(file);
  const found = known.get(file);
  if (found?.mtimeMs === mtimeMs && found.size === size) return found;
  const body = await readFile(file);
  const entry = {
    mtimeMs,
    size,
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    bodies: { identity: Promise.resolve(body) },
  };
  known.set(file, entry);
  return entry;
}
/** The file of a path, or null for one that leads outside or is no path at all. */
function fileOf(path, places) {
  let pathname;
  try {
    pathname = decodeURIComponent(path);
  } catch {
    return null;
  }
  const prefix = Object.keys(places)
    .filter((each) => pathname.startsWith(each))
    .sort((a, b) => b.length - a.length)[0];
  if (prefix === undefined || pathname.includes('\0')) return null;
  const directory = resolve(places[prefix]);
  const file = normalize(join(directory, pathname.slice(prefix.length) || 'index.html'));
  return file.startsWith(directory + sep) ? file : null;
}

/**
 * A server for static files: compressed, with entity tags; never more than a 404 for an odd address.
 * @param {Readonly<Record<string, string>>} places directory by address prefix, e.g. { '/': 'build/web' }
 * @param {Readonly<Record<string, string>>} [pages] further pages by address
 */
export function serve(places, pages = {}) {
  const answer = async (request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*$/, '');
    const headers = { 'Content-Security-Policy': POLICY, 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-cache' };
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end();
    const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
    if (page !== undefined)
      return void response.writeHead(200, { ...headers, 'Content-Type': TYPES[extname(path)] ?? TYPES['.html'] }).end(page);
    const file = fileOf(path, places);
    const entry = file === null ? null : await load(file).catch(() => null);
    if (!entry) return void response.writeHead(404, { ...headers, 'Content-Type': TYPES['.txt'] }).end('not found');
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const encoding =
      entry.size < LEAST || /^image\/(?!svg)/.test(type)
        ? undefined
        : Object.keys(ENCODERS).find((each) => new RegExp(`\\b${each}\\b(?!;\\s*q=0(\\.0*)?(,|$))`).test(accepted));
    const tag = `"${entry.tag}${encoding ? `-${encoding}` : ''}"`;
    const own = {
      ...headers,
      'Content-Type': type,
      ETag: tag,
      Vary: 'Accept-Encoding',
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    };
    if (
      String(request.headers['if-none-match'] ?? '')
        .split(/,\s*/)
        .some((each) => each.replace(/^W\//, '') === tag)
    )
      return void response.writeHead(304, own).end();
    const key = encoding ?? 'identity';
    const body = await (entry.bodies[key] ??= entry.bodies.identity.then(ENCODERS[key]));
    response.writeHead(200, { ...own, 'Content-Length': body.length }).end(request.method === 'HEAD' ? undefined : body);
  };
  return createServer((request, response) => {
    answer(request, response).catch((error) => {
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': TYPES['.txt'] });
      response.end(`the server could not answer: ${error.message}`);
    });
  });
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '8080' }, directory: { type: 'string' }, 'no-build': { type: 'boolean' } },
  });
  let directory = values.directory;
  if (!values['no-build']) {
    const { buildWeb } = await import('./build.mjs');
    directory = await buildWeb(directory && resolve(directory));
  }
  const port = Number(values.port);
  const server = serve({ '/': directory ?? 'build/web' });
  server.on('error', (error) => {
    console.error(`web: ${error.message}`);
    process.exit(1);
  });
  server.listen(port, '127.0.0.1', () => console.log(`http://localhost:${server.address().port}/  (Ctrl+C ends)`));
}

/**
 * npm run web: builds the playground and serves it on this machine.
 * node src/web/serve.mjs [--port 8080] [--directory build/web] [--no-build]
 */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const TYPES = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm', '.map': 'application/json', '.json': 'application/json', '.txt': 'text/plain; charset=utf-8',
};
/** The same policy as in index.html; as a header it also holds in the Worker. */
export const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * A server for static files.
 * @param {Readonly<Record<string, string>>} places directory by address prefix, e.g. { '/': 'build/web' }
 * @param {Readonly<Record<string, string>>} [pages] further pages by address
 */
export function serve(places, pages = {}) {
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const headers = { 'Content-Security-Policy': POLICY, 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-cache' };
    const page = pages[pathname];
    if (page !== undefined) return void response.writeHead(200, { ...headers, 'Content-Type': TYPES[extname(pathname)] ?? TYPES['.html'] }).end(page);
    const prefix = Object.keys(places).filter((each) => pathname.startsWith(each)).sort((a, b) => b.length - a.length)[0];
    const directory = resolve(prefix === undefined ? '.' : places[prefix]);
    const file = normalize(join(directory, decodeURIComponent(pathname.slice(prefix?.length ?? 0)) || 'index.html'));
    try {
      if (prefix === undefined || (!file.startsWith(directory + sep) && file !== directory)) throw new Error('outside');
      const body = await readFile(file);
      response.writeHead(200, { ...headers, 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404, { ...headers, 'Content-Type': TYPES['.txt'] }).end('not found');
    }
  });
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '8080' }, directory: { type: 'string' }, 'no-build': { type: 'boolean' } } });
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

/** Sources of the core: every kind that is taken, and what the refusals say. */
import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { instantiateSync } from '@assemblyscript/loader';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HighwaymanError } from '../../src/errors.js';
import { compile, compileSync } from '../../src/wasm/compile.js';
import { instantiate } from '../../src/wasm/instantiate.js';
import { fromBase64 } from '../../src/wasm/base64.js';
import { unpack } from '../../src/wasm/packed.js';

const file = fileURLToPath(new URL('../../build/core.wasm', import.meta.url));
const bytes = new Uint8Array(readFileSync(file));
const page = '<!DOCTYPE html><html><body>not here</body></html>';

let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/core.wasm') response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(bytes);
    else if (request.url === '/page') response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    else response.writeHead(404).end(page);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => void server.close());

async function refusal(run: () => unknown): Promise<HighwaymanError> {
  try {
    await run();
  } catch (error) {
    expect(error).toBeInstanceOf(HighwaymanError);
    return error as HighwaymanError;
  }
  throw new Error('nothing was thrown');
}

describe('compile takes', () => {
  const sources: [string, () => Parameters<typeof compile>[0]][] = [
    ['a file URL', () => pathToFileURL(file)],
    ['the text of a file URL', () => pathToFileURL(file).href],
    ['a path', () => file],
    ['an http URL, whatever its content type', () => new URL(`${origin}/core.wasm`)],
    ['an http address', () => `${origin}/core.wasm`],
    ['a data address', () => `data:application/wasm;base64,${Buffer.from(bytes).toString('base64')}`],
    ['a view', () => bytes],
    ['a view inside a larger buffer', () => new Uint8Array([7, ...bytes, 7]).subarray(1, 1 + bytes.length)],
    ['a DataView', () => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)],
    ['an ArrayBuffer', () => bytes.slice().buffer],
    ['a Response', () => new Response(bytes)],
    ['a compiled module', () => new WebAssembly.Module(bytes)],
  ];
  it.each(sources)('%s', async (_, source) => {
    expect(await compile(source())).toBeInstanceOf(WebAssembly.Module);
  });

  it('shared memory, by copying', async () => {
    const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
    shared.set(bytes);
    expect(await compile(shared as unknown as Uint8Array<ArrayBuffer>)).toBeInstanceOf(WebAssembly.Module);
  });

  it('nothing, when the entry has a default', async () => {
    expect(await compile(undefined, () => pathToFileURL(file))).toBeInstanceOf(WebAssembly.Module);
    expect(compileSync(undefined, () => bytes)).toBeInstanceOf(WebAssembly.Module);
  });
});

describe('compileSync takes', () => {
  it('bytes and modules', () => {
    const module = compileSync(bytes);
    expect(compileSync(module)).toBe(module);
  });
  it('a default file, in Node', () => {
    expect(compileSync(undefined, () => pathToFileURL(file))).toBeInstanceOf(WebAssembly.Module);
  });
});

describe('ERR_WASM', () => {
  it('shows the first bytes of a page and what was expected', async () => {
    const error = await refusal(() => compile(`${origin}/page`));
    expect(error.code).toBe('ERR_WASM');
    expect(error.field).toBe(`${origin}/page`);
    expect(error.value).toBe('3c 21 44 4f 43 54 59 50 (<!DOCTYPE html><html><bo)');
    expect(error.expected).toContain('00 61 73 6d 01 00 00 00');
  });
  it('gives the status of a failed fetch', async () => {
    const error = await refusal(() => compile(`${origin}/missing`));
    expect(error.code).toBe('ERR_WASM');
    expect(String(error.value)).toContain('404');
  });
  it.each([
    ['an address nobody answers', () => 'http://127.0.0.1:9/core.wasm'],
    ['a missing file', () => `${file}.missing`],
    [
      'a response that was read',
      async () => {
        const response = new Response(bytes);
        await response.arrayBuffer();
        return response;
      },
    ],
    ['no bytes', () => new Uint8Array()],
    ['other bytes', () => new Uint8Array([1, 2, 3])],
    ['a newer version of the format', () => new Uint8Array([0, 0x61, 0x73, 0x6d, 2, 0, 0, 0])],
    ['a damaged module', () => bytes.slice(0, bytes.length - 5)],
    ['a number', () => 5 as unknown as string],
    ['null', () => null as unknown as string],
    ['an object', () => ({}) as unknown as string],
    ['nothing without a default', () => undefined],
  ] as [string, () => Parameters<typeof compile>[0] | Promise<Response>][])('for %s', async (_, source) => {
    expect((await refusal(async () => compile(await source()))).code).toBe('ERR_WASM');
  });
  it('for an address without waiting', async () => {
    expect((await refusal(() => compileSync(undefined, () => new URL('https://example.invalid/core.wasm')))).code).toBe(
      'ERR_WASM',
    );
  });
});

describe('instantiate', () => {
  it('gives plain exports with a memory of its own to each instance', () => {
    const module = compileSync(bytes);
    const [one, two] = [instantiate(module), instantiate(module)];
    expect(one.memory).toBeInstanceOf(WebAssembly.Memory);
    expect(one.memory).not.toBe(two.memory);
  });
  it('refuses a module that wants imports', async () => {
    // (module (import "a" "b" (func)))
    const wanting = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 2, 7, 1, 1, 0x61, 1, 0x62, 0, 0]);
    const error = await refusal(() => instantiate(compileSync(wanting)));
    expect(error.code).toBe('ERR_WASM');
    expect(error.value).toBe('a.b');
  });
  it('refuses a module without memory', async () => {
    const empty = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
    expect((await refusal(() => instantiate(compileSync(empty)))).field).toBe('exports.memory');
  });
});

describe("AssemblyScript's own loader", () => {
  it('takes the core as any module of the compiler', () => {
    const { exports, instance } = instantiateSync(bytes, {});
    expect(Object.keys(exports)).toEqual(
      expect.arrayContaining(['memory', 'version', 'configure', 'generate', 'make', 'unmake']),
    );
    expect((exports['version'] as () => number)()).toBe((instantiate(compileSync(bytes))['version'] as () => number)());
    expect(instance.exports['memory']).toBeInstanceOf(WebAssembly.Memory);
  });
});

describe('bytes as text', () => {
  it('come back', () => {
    expect(fromBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
    expect(unpack(deflateRawSync(bytes).toString('base64'))).toEqual(bytes);
  });
});

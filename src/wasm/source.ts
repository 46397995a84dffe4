/**
 * Where the core's bytes may come from. Fetching, reading and the check that the bytes are WebAssembly at all;
 * compiling is in compile.ts. No module of Node is imported: its file system is asked for at run time, so a browser
 * bundle holds no trace of it.
 */
import { HighwaymanError } from '../errors.js';

declare global {
  /** Programs without the types of browsers (`lib` without dom) have this name from here. */
  namespace WebAssembly {
    interface Module {}
  }
}

/** What can be compiled without waiting: an ArrayBuffer, any view of one, or the module itself. */
export type SyncCoreSource = ArrayBuffer | ArrayBufferView<ArrayBuffer> | WebAssembly.Module;

/**
 * What can be compiled with waiting. A string is an address; in Node it may also be the path of a file.
 * In browsers relative addresses are the page's.
 */
export type CoreSource = SyncCoreSource | string | UrlLike | ResponseLike;

/** A `URL`, by what is asked of it: declarations without the types of browsers or Node read it too. */
export interface UrlLike {
  readonly href: string;
  readonly searchParams: object;
  toString(): string;
}
/** A `Response` of `fetch`, by what is asked of it. */
export interface ResponseLike {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly url: string;
  readonly bodyUsed: boolean;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A source that is bytes or leads to bytes. */
export type Readable = BufferSource | string | UrlLike | ResponseLike;

const MAGIC = '00 61 73 6d 01 00 00 00';

/**
 * The bytes of an address, a response or a buffer.
 * @throws HighwaymanError ERR_WASM: not reachable (with the status), not WebAssembly (with the first bytes), no such kind of source
 */
export async function readBytes(source: Readable): Promise<Uint8Array<ArrayBuffer>> {
  if (isResponse(source)) return fromResponse(source, source.url || 'response');
  if (typeof source !== 'string' && !isUrl(source)) return bufferBytes(source);
  const address = String(source);
  if (!isLocalFile(address)) {
    let response: ResponseLike;
    try {
      response = await fetch(address);
    } catch (error) {
      throw new HighwaymanError('ERR_WASM', address, reason(error), 'an address that can be fetched');
    }
    return fromResponse(response, address);
  }
  try {
    // Bundlers for browsers must not follow this import; they look for a literal.
    const fs = 'node:fs/promises';
    const { readFile } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ fs)) as typeof import('node:fs/promises');
    return checkMagic(ownBytes(await readFile(filePath(address))), address);
  } catch (error) {
    throw asReadError(error, address);
  }
}

/**
 * The same without waiting: a buffer, or in Node (20.16 and later) a file.
 * @throws HighwaymanError ERR_WASM
 */
export function readBytesSync(source: Exclude<Readable, ResponseLike>): Uint8Array<ArrayBuffer> {
  if (typeof source !== 'string' && !isUrl(source)) return bufferBytes(source);
  const address = String(source);
  const fs = fileSystem(address);
  if (!fs)
    throw new HighwaymanError(
      'ERR_WASM',
      'source',
      address,
      'bytes or a WebAssembly.Module to load without waiting (highwayman/inline brings its own)',
    );
  try {
    return checkMagic(ownBytes(fs.readFileSync(filePath(address))), address);
  } catch (error) {
    throw asReadError(error, address);
  }
}

/** Whether the source is a file that can be read without waiting, which is sooner done than asking for it: Node 20.16 and later. */
export function isFileAtHand(source: CoreSource): boolean {
  return (typeof source === 'string' || isUrl(source)) && fileSystem(String(source)) !== undefined;
}
function fileSystem(address: string): typeof import('node:fs') | undefined {
  return isLocalFile(address) ? nodeProcess()?.getBuiltinModule?.('node:fs') : undefined;
}

/** The module itself if the source is one. (As a type, Module has no members: a type guard would take everything for one.) */
export function asModule(source: CoreSource): WebAssembly.Module | null {
  return source instanceof WebAssembly.Module || tag(source) === 'Module' ? (source as WebAssembly.Module) : null;
}

function isResponse(source: unknown): source is ResponseLike {
  return tag(source) === 'Response';
}

function isUrl(source: unknown): source is UrlLike {
  return tag(source) === 'URL';
}

/** The kind of a built-in object. `instanceof` fails between realms (frames, test runners). */
function tag(value: unknown): string {
  return Object.prototype.toString.call(value).replace(/^\[object (?:WebAssembly\.)?(.*)\]$/, '$1');
}

async function fromResponse(response: ResponseLike, address: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!response.ok)
    throw new HighwaymanError(
      'ERR_WASM',
      address,
      `status ${response.status} ${response.statusText}`.trim(),
      'a response with status 200',
    );
  if (response.bodyUsed) throw new HighwaymanError('ERR_WASM', address, 'a response that was read before', 'a fresh response');
  let body: ArrayBuffer;
  try {
    body = await response.arrayBuffer();
  } catch (error) {
    throw new HighwaymanError('ERR_WASM', address, reason(error), 'a complete response');
  }
  return checkMagic(new Uint8Array(body), address);
}

function bufferBytes(source: unknown): Uint8Array<ArrayBuffer> {
  if (ArrayBuffer.isView(source)) {
    return checkMagic(ownBytes(new Uint8Array(source.buffer, source.byteOffset, source.byteLength)), 'source');
  }
  const kind = tag(source);
  if (kind === 'ArrayBuffer' || kind === 'SharedArrayBuffer')
    return checkMagic(ownBytes(new Uint8Array(source as ArrayBuffer)), 'source');
  throw new HighwaymanError(
    'ERR_WASM',
    'source',
    source === null || source === undefined ? source : kind,
    'a URL, an address, bytes, a Response or a WebAssembly.Module',
  );
}

/** WebAssembly does not take shared memory; everything else is used in place. */
function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return tag(bytes.buffer) === 'ArrayBuffer' ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes);
}

/** A server that answers every address with its start page is the commonest fault, so the bytes found are shown. */
function checkMagic(bytes: Uint8Array<ArrayBuffer>, field: string): Uint8Array<ArrayBuffer> {
  const hex = Array.from(bytes.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join(' ');
  if (hex === MAGIC) return bytes;
  const text = String.fromCharCode(...bytes.subarray(0, 24)).replace(/[^ -~]/g, '.');
  throw new HighwaymanError(
    'ERR_WASM',
    field,
    bytes.length ? `${hex} (${text})` : 'nothing (0 bytes)',
    `a WebAssembly module, bytes ${MAGIC}`,
  );
}

interface NodeProcess {
  readonly versions?: { readonly node?: string };
  getBuiltinModule?(name: 'node:fs'): typeof import('node:fs') | undefined;
}

function nodeProcess(): NodeProcess | undefined {
  const found = (globalThis as { process?: NodeProcess }).process;
  return found?.versions?.node ? found : undefined;
}

/** True for what Node reads from disk: file: addresses, and strings without a scheme (one letter is a drive). */
function isLocalFile(address: string): boolean {
  if (!nodeProcess()) return false;
  return address.startsWith('file:') || !/^[a-z][a-z\d+.-]+:/i.test(address);
}

/** `fs` takes paths and URL objects, not the text of a file: address. */
function filePath(address: string): string | URL {
  return address.startsWith('file:') ? new URL(address) : address;
}

function asReadError(error: unknown, address: string): HighwaymanError {
  if (error instanceof HighwaymanError) return error;
  return new HighwaymanError('ERR_WASM', address, reason(error), 'a file that can be read');
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message || error.cause.name})` : '';
  return error.message + cause;
}

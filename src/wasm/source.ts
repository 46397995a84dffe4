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

/** Bytes with the name by which errors speak of them. */
export type Named = readonly [bytes: Uint8Array<ArrayBuffer>, field: string];

const MAGIC = '00 61 73 6d 01 00 00 00';
const FILE = 'a file that can be read';

export function refuse(field: string, value: unknown, expected: string): never {
  throw new HighwaymanError('ERR_WASM', field, value, expected);
}

/**
 * Fetches and reads what has to be waited for; null for sources that need no waiting.
 * @throws HighwaymanError ERR_WASM: not reachable (with the status), not WebAssembly (with the first bytes)
 */
export async function awaited(source: CoreSource): Promise<Named | null> {
  if (tag(source) === 'Response') return bodyOf(source as ResponseLike, (source as ResponseLike).url || 'response');
  if (!isAddress(source)) return null;
  const address = String(source);
  if (fileSystem(address)) return null; // sooner done than asked for
  if (!isLocalFile(address)) {
    const response = await fetch(address).catch((error: unknown) =>
      refuse(address, reason(error), 'an address that can be fetched'),
    );
    return bodyOf(response, address);
  }
  // Bundlers for browsers must not follow this import; they look for a literal.
  const fs = 'node:fs/promises';
  const { readFile } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ fs)) as typeof import('node:fs/promises');
  return wasm(await readFile(filePath(address)).catch((error: unknown) => refuse(address, reason(error), FILE)), address);
}

/**
 * What is there without waiting: a buffer, or in Node (20.16 and later) a file.
 * @throws HighwaymanError ERR_WASM, also for what is no such kind of source
 */
export function atHand(source: CoreSource): Named {
  if (isAddress(source)) {
    const address = String(source);
    const fs =
      fileSystem(address) ??
      refuse('source', address, 'bytes or a compiled module to load without waiting, as highwayman/inline has');
    let bytes: Uint8Array;
    try {
      bytes = fs.readFileSync(filePath(address));
    } catch (error) {
      return refuse(address, reason(error), FILE);
    }
    return wasm(bytes, address);
  }
  if (ArrayBuffer.isView(source)) return wasm(new Uint8Array(source.buffer, source.byteOffset, source.byteLength), 'source');
  const kind = tag(source);
  return kind === 'ArrayBuffer' || kind === 'SharedArrayBuffer'
    ? wasm(new Uint8Array(source as ArrayBuffer), 'source')
    : refuse('source', source ? kind : source, 'an address, bytes, a Response or a compiled module');
}

/** The module itself if the source is one. (As a type, Module has no members: a type guard would take everything for one.) */
export function asModule(source: CoreSource): WebAssembly.Module | null {
  return source instanceof WebAssembly.Module || tag(source) === 'Module' ? (source as WebAssembly.Module) : null;
}

function isAddress(source: unknown): source is string | UrlLike {
  return typeof source === 'string' || tag(source) === 'URL';
}

/** The kind of a built-in object. `instanceof` fails between realms (frames, test runners). */
function tag(value: unknown): string {
  return Object.prototype.toString.call(value).replace(/^\[object (?:WebAssembly\.)?(.*)\]$/, '$1');
}

async function bodyOf(response: ResponseLike, address: string): Promise<Named> {
  if (!response.ok) refuse(address, `status ${response.status} ${response.statusText}`.trim(), 'a response with status 200');
  if (response.bodyUsed) refuse(address, 'a response that was read before', 'a fresh response');
  const body = await response.arrayBuffer().catch((error: unknown) => refuse(address, reason(error), 'a complete response'));
  return wasm(new Uint8Array(body), address);
}

/** A server that answers every address with its start page is the commonest fault, so the bytes found are shown. */
function wasm(bytes: Uint8Array, field: string): Named {
  const hex = Array.from(bytes.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join(' ');
  // WebAssembly does not take shared memory; everything else is used in place
  if (hex === MAGIC) return [tag(bytes.buffer) === 'ArrayBuffer' ? (bytes as Named[0]) : new Uint8Array(bytes), field];
  const text = String.fromCharCode(...bytes.subarray(0, 24)).replace(/[^ -~]/g, '.');
  return refuse(field, bytes.length ? `${hex} (${text})` : 'nothing (0 bytes)', `a WebAssembly module, bytes ${MAGIC}`);
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
  return nodeProcess() !== undefined && (address.startsWith('file:') || !/^[a-z][a-z\d+.-]+:/i.test(address));
}

/** The file system where the address is a file that can be read without waiting: Node 20.16 and later. */
function fileSystem(address: string): typeof import('node:fs') | undefined {
  return isLocalFile(address) ? nodeProcess()?.getBuiltinModule?.('node:fs') : undefined;
}

/** `fs` takes paths and URL objects, not the text of a file: address. */
function filePath(address: string): string | URL {
  return address.startsWith('file:') ? new URL(address) : address;
}

/** What another error says, with the cause that `fetch` hides. */
export function reason(error: unknown): string {
  const { message, cause } = error as Error;
  const under = cause as Error | undefined;
  return (message ?? String(error)) + (under ? ` (${under.message || under.name})` : '');
}

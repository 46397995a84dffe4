/** What is in a .npz file, read by its directory; shares no code with what writes it. */
import { crc32, inflateRawSync } from 'node:zlib';

export interface Read {
  readonly shape: readonly number[];
  readonly descr: string;
  readonly bytes: Buffer;
}
export function readNpz(file: Buffer): Record<string, Read> {
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  const found: Record<string, Read> = {};
  for (let i = 0; i < count; i++) {
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString('latin1', at + 46, at + 46 + nameLength);
    const local = file.readUInt32LE(at + 42);
    const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const bytes = inflateRawSync(file.subarray(from, from + file.readUInt32LE(at + 20)));
    if (bytes.length !== file.readUInt32LE(at + 24) || crc32(bytes) !== file.readUInt32LE(at + 16)) throw new Error(name);
    const start = 10 + bytes.readUInt16LE(8);
    const head = bytes.toString('latin1', 10, start);
    const shape = [...(/'shape': \(([^)]*)\)/.exec(head)?.[1] ?? '').matchAll(/\d+/g)].map(Number);
    found[name.replace('.npy', '')] = { shape, descr: /'descr': '([^']*)'/.exec(head)?.[1] ?? '', bytes: bytes.subarray(start) };
    at += 46 + nameLength;
  }
  return found;
}

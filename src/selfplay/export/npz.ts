/** Arrays of numpy: .npy in a zip archive (.npz), as numpy.load reads them. Format 1.0 of NEP 1; zip without its 64-bit parts. */
import { gzipSync } from 'node:zlib';

/** Types of numpy that are written, by the array that holds them. */
export type Dtype = '<f4' | '<f2' | '<i4' | '|u1';
export interface NpyArray {
  readonly name: string;
  readonly dtype: Dtype;
  readonly shape: readonly number[];
  readonly data: Float32Array | Uint16Array | Int32Array | Uint8Array;
}

/** One array with its header, padded so that numbers begin at a multiple of 64 bytes. */
export function npyBytes({ dtype, shape, data }: NpyArray): Buffer {
  const tuple = shape.length === 1 ? `${shape[0]},` : shape.join(', ');
  const text = `{'descr': '${dtype}', 'fortran_order': False, 'shape': (${tuple}), }`;
  const length = Math.ceil((10 + text.length + 1) / 64) * 64 - 10;
  const head = Buffer.alloc(10);
  head.write('\x93NUMPY\x01\x00', 'latin1');
  head.writeUInt16LE(length, 8);
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return Buffer.concat([head, Buffer.from(`${text.padEnd(length - 1)}\n`), bytes]);
}

const VERSION = 20; // deflate
const DEFLATE = 8;
const NEW_YEAR_1980 = 0x21; // the first day that zip knows: equal arrays give equal bytes

/** The archive; all of it stays below 4 GB. */
export function npzBytes(arrays: readonly NpyArray[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const array of arrays) {
    const plain = npyBytes(array);
    const packed = gzipSync(plain); // ten bytes of header, what zip wants, check sum and length
    const body = packed.subarray(10, -8);
    const name = Buffer.from(`${array.name}.npy`);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(VERSION, 0);
    facts.writeUInt16LE(DEFLATE, 4);
    facts.writeUInt16LE(NEW_YEAR_1980, 8);
    packed.copy(facts, 10, packed.length - 8, packed.length - 4);
    facts.writeUInt32LE(body.length, 14);
    facts.writeUInt32LE(plain.length, 18);
    facts.writeUInt16LE(name.length, 22);
    files.push(Buffer.from('PK\x03\x04'), facts, name, body);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([VERSION, 0]), facts, rest, name);
    at += 4 + facts.length + name.length + body.length;
  }
  const length = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(arrays.length, 8);
  end.writeUInt16LE(arrays.length, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, ...directory, end]);
}

const word = new Uint32Array(1);
const float = new Float32Array(word.buffer);
/** IEEE 754 half precision of a number, to the nearest, ties to even; what is too large becomes infinite. */
export function halfOf(value: number): number {
  if (value === 0) return 0;
  float[0] = value;
  const bits = word[0] as number;
  const sign = (bits >>> 16) & 0x8000;
  const size = bits & 0x7fffffff;
  if (size > 0x7f800000) return sign | 0x7e00;
  if (size >= 0x47800000) return sign | 0x7c00;
  if (size < 0x38800000) return sign | roundEven(Math.abs(value) * 2 ** 24); // subnormal: multiples of 2^-24
  return sign | ((size - 0x38000000 + 0xfff + ((size >>> 13) & 1)) >>> 13);
}
function roundEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  return rest > 0.5 || (rest === 0.5 && floor % 2 === 1) ? floor + 1 : floor;
}

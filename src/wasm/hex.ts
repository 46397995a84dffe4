/** Hexadecimal → bytes, for the inline entry. Runs when the core is loaded, not at import. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = digit(text.charCodeAt(2 * i)) * 16 + digit(text.charCodeAt(2 * i + 1));
  return bytes;
}
// `a` is 97
const digit = (code: number): number => (code < 97 ? code - 48 : code - 87);

/** A short name of a value's content: equal content gives the equal name on every machine. Not cryptographic. */

/** JSON with sorted keys, so that the order in which keys were written does not matter. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    let text = '';
    for (const key of Object.keys(value).sort()) {
      const part = (value as Record<string, unknown>)[key];
      if (part !== undefined) text += `${text && ','}${JSON.stringify(key)}:${canonicalJson(part)}`;
    }
    return `{${text}}`;
  }
  return JSON.stringify(value);
}

/** 16 hex digits: two FNV-1a walks over the UTF-16 units with different seeds, each mixed at the end. */
export function fingerprint(value: unknown): string {
  const text = canonicalJson(value);
  let a = 0x811c9dc5;
  let b = 0x050c5d1f;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ (unit + 0x9e37), 0x01000193);
  }
  return hex(mix(a)) + hex(mix(b ^ a));
}

/** Final avalanche of MurmurHash3. */
function mix(hash: number): number {
  let h = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}

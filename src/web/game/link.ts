/**
 * Links: everything stands behind the "#", so that nothing is sent to a server.
 *   #config=C3/2/base,ferries&seed=42&players=human,greedy     a game at its beginning
 *   #record=…&players=human,human                               a game with its moves: its text, deflated, in base64url
 */
import type { Game } from 'highwayman';
import { formatConfig, formatRecord, recordOf } from 'highwayman/notation';
import { formatSeats, type Seat } from './seats.js';

/** Readable in an address: only what would be misread there is escaped. */
const escapeValue = (text: string): string => encodeURIComponent(text).replace(/%(2C|2F|3A|3B|3D|40|2A|24)/g, (code) => decodeURIComponent(code));

export function formatLink(parts: Readonly<Record<string, string>>): string {
  return `#${Object.entries(parts).map(([key, value]) => `${key}=${escapeValue(value)}`).join('&')}`;
}
export function parseLink(hash: string): Record<string, string> {
  const parts: Record<string, string> = {};
  for (const part of hash.replace(/^#/, '').split('&')) {
    const at = part.indexOf('=');
    if (at <= 0) continue;
    try {
      parts[part.slice(0, at)] = decodeURIComponent(part.slice(at + 1));
    } catch {
      // a broken escape: the part is left out
    }
  }
  return parts;
}

/** Link to the beginning of a game. */
export function setupLink(config: string, seed: number | string, seats: readonly Seat[]): string {
  return formatLink({ config: config.replace(/#[0-9a-f]{16}$/, ''), seed: String(seed), players: formatSeats(seats), names: seats.map(({ name }) => name).join(';') });
}

/** Link to a game as it stands, moves and generator included. */
export async function gameLink(game: Game, seats: readonly Seat[]): Promise<string> {
  const text = formatRecord(recordOf(game, { players: seats.map(({ name }) => name) }));
  return formatLink({ record: await deflate(text), players: formatSeats(seats) });
}
export const configText = (game: Game): string => formatConfig(game.rules);

export async function deflate(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
export async function inflate(text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

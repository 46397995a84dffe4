/**
 * Links: everything stands behind the "#", so that nothing is sent to a server.
 *   #config=C3/2/base,ferries&seed=42&players=human,greedy     a game at its beginning
 *   #record=…&players=human,human                               a game with its moves: its text, deflated, in base64url
 *   …&game=k3f9…                                                the game of that id, where this browser keeps it
 */
import { HighwaymanError, type Game } from 'highwayman';
import { formatSeats, sessionRecord, type Seat, type Session } from 'highwayman/client';
import { formatConfig } from 'highwayman/notation';

/** Letters of a link at most, and of the text that it unpacks to: some hundred times the longest games. */
const LINK_LIMIT = 2_000_000;
const TEXT_LIMIT = 4_000_000;

/** Readable in an address: only what would be misread there is escaped. */
const escapeValue = (text: string): string =>
  encodeURIComponent(text).replace(/%(2C|2F|3A|3B|3D|40|2A|24)/g, (code) => decodeURIComponent(code));

export function formatLink(parts: Readonly<Record<string, string>>): string {
  return `#${Object.entries(parts)
    .map(([key, value]) => `${key}=${escapeValue(value)}`)
    .join('&')}`;
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
  return formatLink({
    config: config.replace(/#[0-9a-f]{16}$/, ''),
    seed: String(seed),
    players: formatSeats(seats),
    names: seats.map(({ name }) => name).join(';'),
  });
}
/** The same address with the id of the game, so that a reload finds it. */
export function withGame(hash: string, id: string): string {
  const { game: _, ...parts } = parseLink(hash);
  return formatLink({ ...parts, game: id });
}

/** Link to a game as it stands, moves and generator included. */
export async function gameLink(session: Session): Promise<string> {
  return formatLink({ record: await deflate(sessionRecord(session)), players: formatSeats(session.seats) });
}
export const configText = (game: Game): string => formatConfig(game.rules);

export async function deflate(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
  );
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}
/** @throws HighwaymanError for a link that is damaged, or that would unpack to more than any game needs */
export async function inflate(text: string): Promise<string> {
  if (text.length > LINK_LIMIT) throw tooLong(text.length);
  const reader = new Blob([bytesOf(text)]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let [found, size] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw damaged();
    });
    if (done) return found + decoder.decode();
    size += value.length;
    if (size > TEXT_LIMIT) {
      void reader.cancel().catch(() => undefined);
      throw tooLong(size);
    }
    found += decoder.decode(value, { stream: true });
  }
}
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
  } catch {
    throw damaged();
  }
}
const damaged = (): HighwaymanError =>
  new HighwaymanError('ERR_NOTATION', 'link', 'record', 'a whole link; this one was cut off or changed on the way');
const tooLong = (size: number): HighwaymanError =>
  new HighwaymanError('ERR_CAPACITY', 'link', size, `a game of at most ${TEXT_LIMIT} letters`);

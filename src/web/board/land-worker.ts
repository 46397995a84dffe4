/** The Worker that draws: the land of the board, and small pictures of tiles. The page's own thread is free for what is pressed. */
import { LandReader, type LandMessage } from './land-messages.js';

const scope = globalThis as unknown as { postMessage(message: unknown): void };
const reader = new LandReader(true, (picture) => scope.postMessage(picture));
addEventListener('message', ({ data }: MessageEvent<LandMessage>) => reader.read(data));

/** The Worker that draws the land, so that the page's own thread is free for what is pressed. */
import { LandReader, type LandMessage } from './land-messages.js';

const reader = new LandReader(true);
addEventListener('message', ({ data }: MessageEvent<LandMessage>) => reader.read(data));

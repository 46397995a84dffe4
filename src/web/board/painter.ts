/** The painter of land and pictures: a Worker, or the page itself where there is none. One for the whole page. */
import type { Rotation, TileKind } from 'highwayman';
import { artVersion } from 'highwayman/geometry';
import { coloursOfPage } from '../tile/brush.js';
import { LandReader, type LandMessage, type Picture } from './land-messages.js';

let post: ((message: LandMessage, transfer?: Transferable[]) => void) | null = null;
let inWorker = false;

function start(): (message: LandMessage, transfer?: Transferable[]) => void {
  inWorker = typeof Worker !== 'undefined' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype;
  if (inWorker) {
    const worker = new Worker(new URL('./land-worker.js', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Picture>) => arrived(data));
    post = (message, transfer = []) => worker.postMessage(message, transfer);
  } else {
    const reader = new LandReader(false, arrived);
    post = (message) => reader.read(message);
    here = reader;
  }
  const recolour = (): void => {
    post?.({ type: 'colours', colours: coloursOfPage() });
    repaint();
  };
  new MutationObserver(recolour).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', recolour);
  post({ type: 'colours', colours: coloursOfPage() });
  return post;
}
let here: LandReader | null = null;

export function send(message: LandMessage, transfer: Transferable[] = []): void {
  (post ?? start())(message, transfer);
}
export function takeCanvas(canvas: HTMLCanvasElement): void {
  if (!post) start();
  if (!inWorker) return here?.take(canvas);
  const drawn = canvas.transferControlToOffscreen();
  send({ type: 'canvas', canvas: drawn }, [drawn]);
}

// ── Pictures ───────────────────────────────────────────────────────────────────────────────────
type Taker = (url: string) => void;
interface Wanted {
  readonly kind: TileKind;
  readonly rotation: Rotation;
  readonly size: number;
  url: string | null;
  readonly takers: Set<Taker>;
}
const wanted = new Map<string, Wanted>();
/** Kinds that the painter knows by name. */
const known = new Set<string>();

function ask(key: string, { kind, rotation, size }: Wanted): void {
  const name = `${kind.id}/${kind.segments.length}`;
  send({ type: 'picture', key, name, ...(known.has(name) ? {} : { kind }), rotation, size });
  known.add(name);
}
/** Gives the address of a picture now or soon, and again after a change of theme. Returns how to stop that. */
export function pictureOf(kind: TileKind, rotation: Rotation, size: number, take: Taker): () => void {
  const key = `${kind.id}/${kind.segments.length}/${rotation}/${size}/${artVersion()}`;
  let one = wanted.get(key);
  if (!one) {
    wanted.set(key, (one = { kind, rotation, size, url: null, takers: new Set() }));
    ask(key, one);
  }
  one.takers.add(take);
  if (one.url !== null) take(one.url);
  return () => one.takers.delete(take);
}
function arrived({ key, blob }: Picture): void {
  const one = wanted.get(key);
  if (!one) return;
  const before = one.url;
  one.url = URL.createObjectURL(blob);
  for (const take of one.takers) take(one.url);
  if (before !== null) URL.revokeObjectURL(before);
}
function repaint(): void {
  for (const [key, one] of wanted) {
    if (one.takers.size > 0) ask(key, one);
    else {
      if (one.url !== null) URL.revokeObjectURL(one.url);
      wanted.delete(key);
    }
  }
}

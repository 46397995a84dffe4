/** Starts the page: loads the core, reads the link, shows the set-up or the game. */
import { HighwaymanError, load, type Rules } from 'highwayman';
import { gameFromRecord, parseConfig, parseRecord, type GameRecord } from 'highwayman/notation';
import { BoardElement } from './board/board.js';
import { inflate, parseLink } from './game/link.js';
import { seedOf } from './game/plan.js';
import { parseSeats } from './game/seats.js';
import { AppElement } from './panels/app.js';
import { BagElement } from './panels/bag.js';
import { DefsElement } from './panels/defs.js';
import { FinalElement } from './panels/final.js';
import { HandElement } from './panels/hand.js';
import { HelpElement } from './panels/help.js';
import { LogElement } from './panels/log.js';
import { PlayersElement } from './panels/players.js';
import { ReplayElement } from './panels/replay.js';
import { SeatsElement } from './panels/seats.js';
import { SetupElement } from './panels/setup.js';
import { ShareElement } from './panels/share.js';
import { Store } from './store.js';
import { layoutOf } from './tile/layout.js';

const ELEMENTS: Readonly<Record<string, CustomElementConstructor>> = {
  'hw-board': BoardElement,
  'hw-app': AppElement,
  'hw-bag': BagElement,
  'hw-defs': DefsElement,
  'hw-final': FinalElement,
  'hw-hand': HandElement,
  'hw-help': HelpElement,
  'hw-log': LogElement,
  'hw-players': PlayersElement,
  'hw-replay': ReplayElement,
  'hw-seats': SeatsElement,
  'hw-setup': SetupElement,
  'hw-share': ShareElement,
};
for (const [name, element] of Object.entries(ELEMENTS)) customElements.define(name, element);

/** What a link asks for, read while the core is still on its way. */
interface Wish {
  readonly parts: Readonly<Record<string, string>>;
  readonly rules: Rules | null;
  readonly record: GameRecord | null;
}
/** @throws HighwaymanError for a link that was damaged or made for other rules */
async function read(hash: string): Promise<Wish> {
  const parts = parseLink(hash);
  const { record, config } = parts;
  if (record !== undefined) return { parts, rules: null, record: parseRecord(await inflate(record)) };
  const rules = config === undefined ? null : parseConfig(config).rules;
  const start = rules?.kinds[rules.start];
  if (start) layoutOf(start);
  return { parts, rules, record: null };
}
function begin(store: Store, { parts, rules, record }: Wish): void {
  const { seed = '0', players = '', names = '', pace } = parts;
  if (pace !== undefined) store.driver.pace = Number(pace) || 0;
  if (record) store.begin(gameFromRecord(store.engine, record), parseSeats(players, record.rules.config.players, record.players));
  else if (rules) store.begin(store.engine.newGame(rules, { seed: seedOf(seed) }), parseSeats(players, rules.config.players, names.split(';')));
}

async function start(): Promise<void> {
  const app = document.querySelector<AppElement>('hw-app') as AppElement;
  try {
    const loading = load();
    const wished = read(location.hash).catch((error: unknown) => error);
    const [engine, wish] = await Promise.all([loading.then((ready) => (performance.mark('module-loaded'), ready)), wished]);
    const store = new Store(engine, new URL('./worker.js', import.meta.url));
    follow(store, wish);
    app.store = store;
    app.hidden = false;
    document.querySelector('#loading')?.remove();
    await app.updateComplete;
    await app.board?.updateComplete;
    performance.measure('first-legal-moves', 'module-loaded');
    addEventListener('hashchange', () => void read(location.hash).catch((error: unknown) => error).then((next) => follow(store, next)));
  } catch (error) {
    const note = document.querySelector('#loading');
    if (note) note.textContent = `The page could not start: ${error instanceof Error ? error.message : String(error)}`;
    throw error;
  }
}
/** @param wish what the link asks for, or why it cannot be read */
function follow(store: Store, wish: unknown): void {
  try {
    if (!isWish(wish)) throw wish;
    begin(store, wish);
  } catch (error) {
    store.fail(error instanceof HighwaymanError ? error : new Error('The link is damaged'));
  }
}
const isWish = (value: unknown): value is Wish => typeof value === 'object' && value !== null && 'parts' in value;
void start();

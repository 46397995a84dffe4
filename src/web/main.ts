/** Starts the page: loads the core, reads the link, shows the set-up or the game. */
import { gameFromRecord, HighwaymanError, load, parseConfig, parseRecord } from 'highwayman';
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

/** @throws HighwaymanError for a link that was damaged or made for other rules */
async function open(store: Store, hash: string): Promise<void> {
  const parts = parseLink(hash);
  const { record, config, seed = '0', players = '', names = '' } = parts;
  if (parts['pace'] !== undefined) store.driver.pace = Number(parts['pace']) || 0;
  if (record !== undefined) {
    const read = parseRecord(await inflate(record));
    store.begin(gameFromRecord(store.engine, read), parseSeats(players, read.rules.config.players, read.players));
  } else if (config !== undefined) {
    const { rules } = parseConfig(config);
    store.begin(store.engine.newGame(rules, { seed: seedOf(seed) }), parseSeats(players, rules.config.players, names.split(';')));
  }
}

async function start(): Promise<void> {
  const app = document.querySelector<AppElement>('hw-app') as AppElement;
  try {
    const engine = await load();
    performance.mark('module-loaded');
    const store = new Store(engine, new URL('./worker.js', import.meta.url));
    const follow = (): Promise<void> => open(store, location.hash).catch((error: unknown) => store.fail(error instanceof HighwaymanError ? error : new Error('The link is damaged')));
    await follow();
    app.store = store;
    app.hidden = false;
    document.querySelector('#loading')?.remove();
    await app.updateComplete;
    await app.board?.updateComplete;
    performance.measure('first-legal-moves', 'module-loaded');
    addEventListener('hashchange', () => void follow());
  } catch (error) {
    const note = document.querySelector('#loading');
    if (note) note.textContent = `The page could not start: ${error instanceof Error ? error.message : String(error)}`;
    throw error;
  }
}
void start();

/** Starts the page: loads the core, reads the address, shows the set-up or the game. */
import { load, useExpansion, type Rules } from 'highwayman';
import { parseSeats, type OpenedSession } from 'highwayman/client';
import { ALL_EXPANSIONS } from 'highwayman/expansions/all';
import { formatConfig, gameFromRecord, parseConfig, parseRecord, type GameRecord } from 'highwayman/notation';
import { ELEMENTS } from './elements.js';
import { inflate, parseLink, setupLink, withGame } from './game/link.js';
import { seedOf } from './game/plan.js';
import { paint } from './game/prefs.js';
import type { AppElement } from './panels/app.js';
import { Store } from './store.js';
import { markDocument, t } from './texts/index.js';
import { Lesson, lessonReached } from './tutorial/lesson.js';
import { workOffline } from './offline.js';

ALL_EXPANSIONS.forEach(useExpansion);
paint();
markDocument();
for (const [name, element] of Object.entries(ELEMENTS)) customElements.define(name, element);

/** What an address asks for, read while the core is still on its way. */
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
  return { parts, rules, record: null };
}
function opened(store: Store, { parts, rules, record }: Wish): OpenedSession | null {
  const { seed = '0', players = '', names = '' } = parts;
  if (record) {
    const undo = record.headers['Undo'] === 'strict' ? 'strict' : 'casual';
    return {
      game: gameFromRecord(store.engine, record),
      seats: parseSeats(players, record.rules.config.players, record.players),
      undo,
    };
  }
  return (
    rules && {
      game: store.engine.newGame(rules, { seed: seedOf(seed) }),
      seats: parseSeats(players, rules.config.players, names.split(';')),
      undo: 'casual',
    }
  );
}

/** The address of the page follows the game on the table; Back leads to the set-up and forward to the game. */
class Address {
  /** As it belongs to what is on the screen. */
  private current = location.hash;
  /** The link that is being followed. */
  private opening: string | null = null;

  constructor(private readonly store: Store) {
    store.addEventListener('begin', () => this.write());
    store.addEventListener('leave', () => this.put('#', true));
    store.addEventListener('again', () => this.again());
    store.addEventListener('tutorial', () => Lesson.begin(store, lessonReached()));
    addEventListener('hashchange', () => void this.follow(location.hash));
  }
  /** Does what an address asks for: the game of that id if it is kept here, else the one that the link describes. */
  async follow(hash: string): Promise<void> {
    const { store } = this;
    const parts = parseLink(hash);
    const id = parts['game'];
    if (id !== undefined && id === store.gameId && store.session) return store.showGame();
    if (Object.keys(parts).length === 0) return store.screen === 'play' ? store.showSetup() : undefined;
    // Back and forward come with the id of a game that is kept: nothing is interrupted that could not go on
    if (!store.shelf.has(id) && !(await store.mayLeave())) return this.put(this.current, true);
    this.current = hash;
    if (store.shelf.has(id)) return store.resume(id);
    try {
      const wish = await read(hash);
      const game = opened(store, wish);
      const { pace } = wish.parts;
      if (pace !== undefined) store.driver.pace = Math.max(0, Math.min(60_000, Number(pace) || 0));
      this.opening = hash;
      if (game) store.begin(game);
    } catch (error) {
      store.fail(error, 'link');
    } finally {
      this.opening = null;
    }
  }
  /** A new game of the plan. */
  private again(): void {
    const { store } = this;
    const { plan } = store;
    try {
      if (store.session?.game.isOver && store.screen === 'play') plan.seed = String(Math.floor(Math.random() * 1e9));
      const game = store.engine.newGame(plan.compile(), { seed: plan.seedValue });
      store.begin({ game, seats: plan.seats, undo: 'casual' });
    } catch (error) {
      store.fail(error, 'setup');
    }
  }
  private write(): void {
    const { session, gameId } = this.store;
    if (!session || gameId === null) return;
    if (parseLink(location.hash)['game'] === gameId) return;
    const { initial, rules } = session.game;
    const link = this.opening ?? (initial.kind === 'start' ? setupLink(formatConfig(rules), initial.seed, session.seats) : '#');
    // a link that was just opened is completed; another game is a step of its own for Back
    this.put(withGame(link, gameId), this.opening !== null);
  }
  private put(hash: string, instead: boolean): void {
    this.current = hash;
    if (hash === location.hash || (hash === '#' && location.hash === '')) return;
    if (instead) history.replaceState(null, '', hash === '' ? '#' : hash);
    else history.pushState(null, '', hash);
  }
}

async function start(): Promise<void> {
  const app = document.querySelector<AppElement>('hw-app') as AppElement;
  try {
    const engine = await load();
    performance.mark('module-loaded');
    const store = new Store(engine, () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }));
    const address = new Address(store);
    await address.follow(location.hash);
    app.store = store;
    app.hidden = false;
    document.querySelector('#loading')?.remove();
    await app.updateComplete;
    await app.board?.updateComplete;
    performance.measure('first-legal-moves', 'module-loaded');
    workOffline(
      () => store.announce(t().offlineReady),
      () => store.announce(t().updateReady),
    );
  } catch (error) {
    const note = document.querySelector('#loading');
    const { problems } = t();
    if (note)
      note.textContent = `${problems.start}: ${error instanceof Error ? error.message : String(error)}. ${problems.startTodo}`;
    throw error;
  }
}
void start();

/** A game being set up: what the form holds, and the configuration that it stands for. */
import { compileRules, type Edition, type HighwaymanError, type Rules } from 'highwayman';
import { preset, readConfig, type PlainConfig, type SetId } from 'highwayman/config';
import { seat, type Seat } from './seats.js';

/** Values come from the form by the option's name; the engine checks them. */
type Options = Omit<PlainConfig, 'edition' | 'players' | 'sets' | 'tilesOnly' | 'map'>;

interface ReadyMade extends Options {
  readonly edition?: Edition;
  readonly sets?: readonly string[];
  readonly tilesOnly?: readonly string[];
  readonly map?: string;
  readonly mapOptions?: Readonly<Record<string, unknown>>;
}
function everything(): ReadyMade {
  const { edition = 'C3', sets, tilesOnly, players: _, map: _map, ...options } = preset('all') as PlainConfig & ReadyMade;
  return { ...options, edition, sets: Array.isArray(sets) ? sets : Object.keys(sets ?? {}), tilesOnly: tilesOnly ?? [] };
}
/** Games by name, in the order in which they are offered. */
export const READY_MADE: Readonly<Record<string, () => ReadyMade>> = {
  first: () => ({}),
  ferries: () => ({ sets: ['base', 'ferries', 'labyrinth'], labyrinth: 'advanced' }),
  classic: () => ({ sets: ['base', 'inns-cathedrals', 'traders-builders'] }),
  everything,
  river: () => ({ edition: 'C2', river: true }),
  iberia: () => ({ sets: ['base', 'ferries'], map: 'iberia', mapOptions: { chips: true } }),
};

export class Plan {
  edition: Edition = 'C3';
  readonly sets = new Map<string, number>([['base', 1]]);
  readonly tilesOnly = new Set<string>();
  /** Options that differ from what the sets bring. */
  options: Options = {};
  /** Name of a map, or none for an open table. */
  map = '';
  mapOptions: Readonly<Record<string, unknown>> = {};
  seats: Seat[] = [seat(0), seat(1, 'greedy')];
  seed: string = String(Math.floor(Math.random() * 1e6));

  get config(): PlainConfig {
    const tilesOnly = [...this.tilesOnly].filter((id) => this.sets.has(id)) as SetId[];
    return {
      edition: this.edition,
      players: this.seats.length,
      sets: Object.fromEntries(this.sets),
      ...(tilesOnly.length > 0 ? { tilesOnly } : {}),
      ...this.options,
      ...(this.map === '' ? {} : { map: { id: this.map, ...this.mapOptions } }),
    };
  }
  /** @throws HighwaymanError when the options do not go together */
  compile(): Rules {
    return compileRules(readConfig(this.config));
  }
  /** The compiled rules, or why they do not go together. */
  check(): { rules: Rules; error: null } | { rules: null; error: string } {
    try {
      return { rules: this.compile(), error: null };
    } catch (error) {
      const { field, expected, message } = error as HighwaymanError;
      return { rules: null, error: field ? `${field}: expected ${expected}` : message };
    }
  }
  /** A whole number where the text is one, so that a link and the form give the same game. */
  get seedValue(): number | string {
    return seedOf(this.seed);
  }

  /** Takes over a ready-made game; players and seed stay. */
  useReadyMade(name: string): void {
    const made = READY_MADE[name];
    if (!made) return;
    const { edition = 'C3', sets = ['base'], map = '', mapOptions = {}, tilesOnly = [], ...options } = made();
    this.edition = edition;
    this.sets.clear();
    for (const id of sets) this.sets.set(id, 1);
    this.tilesOnly.clear();
    for (const id of tilesOnly) this.tilesOnly.add(id);
    this.options = options;
    this.map = map;
    this.mapOptions = mapOptions;
  }
  useMap(id: string): void {
    this.map = id;
    this.mapOptions = {};
  }
  setCopies(id: string, copies: number): void {
    if (copies > 0) this.sets.set(id, copies);
    else this.sets.delete(id);
  }
  setPlayers(count: number): void {
    this.seats = Array.from({ length: count }, (_, i) => this.seats[i] ?? seat(i, 'greedy'));
  }
}

export const seedOf = (text: string): number | string => (/^-?\d{1,15}$/.test(text) ? Number(text) : text);

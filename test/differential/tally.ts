/** Counts of a whole run, and how they are told. */
import type { Fault, Result } from './batch.js';

/** More than these are only named: what they share is seen by then. */
const TOLD_WHOLLY = 50;

export class Tally {
  readonly #began = Date.now();
  readonly #presets: Map<string, { games: number; faults: number }>;
  #games = 0;
  #decisions = 0;
  #faults = 0;
  #crashes = 0;

  constructor(
    presets: readonly string[],
    readonly print: (line: string) => void,
  ) {
    this.#presets = new Map(presets.map((name) => [name, { games: 0, faults: 0 }]));
  }

  add({ games, decisions, faults }: Result): void {
    this.#decisions += decisions;
    for (const [name, count] of Object.entries(games)) {
      this.#games += count;
      this.#of(name).games += count;
    }
    for (const fault of faults) {
      this.#of(fault.preset).faults++;
      this.#faults++;
      this.#tell(fault);
    }
  }
  /** A worker ended in the middle of these games, which are lost. */
  crash(games: string, message: string): void {
    this.#crashes++;
    this.print(`CRASH in ${games}\n${message}\n`);
  }
  get failed(): boolean {
    return this.#faults + this.#crashes > 0;
  }
  progress(of: number): void {
    this.print(`${this.#games} of ${of} games, ${this.#decisions} decisions, ${this.#found()}, ${this.#seconds()} s`);
  }
  finish(): void {
    const width = Math.max(...[...this.#presets.keys()].map((name) => name.length));
    for (const [name, { games, faults }] of this.#presets)
      this.print(`${name.padEnd(width)} ${String(games).padStart(7)} games ${faults} different`);
    this.print(
      `${this.#games} games of ${this.#presets.size} presets, ${this.#decisions} decisions, core against model: ${this.#found()}; ${this.#seconds()} s`,
    );
  }

  #of(name: string): { games: number; faults: number } {
    const counts = this.#presets.get(name);
    if (!counts) throw new Error(`no preset ${name}`);
    return counts;
  }
  #tell({ preset, seed, message }: Fault): void {
    const again = `again: npm run differential -- --preset '${preset}' --from ${seed} --games 1`;
    this.print(`DIFFERENCE in ${preset}, seed ${seed}\n${this.#faults > TOLD_WHOLLY ? '' : `${message}\n`}${again}\n`);
  }
  #found(): string {
    return `${this.#faults} differences${this.#crashes > 0 ? `, ${this.#crashes} crashes` : ''}`;
  }
  #seconds(): number {
    return Math.round((Date.now() - this.#began) / 1000);
  }
}

/** The engine: one compiled module, one core instance for each set of rules in use, any number of games. */
import { Chip, Status } from '../assembly/constants.js';
import { CoreInstance } from './core/instance.js';
import { capacityOf, nodesOf, type Capacity } from './core/upload.js';
import { HighwaymanError } from './errors.js';
import { Game, type GameOptions } from './game.js';
import { Position } from './position.js';
import { compileConfig, ferrySupply } from './rules/compile.js';
import type { ConfigInput } from './rules/config-schema.js';
import type { SetupOps } from './setup/ops.js';
import { seedWords } from './setup/seed.js';
import type { Rules, TileKind } from './types.js';
import { compile, compileSync, type CoreSource, type DefaultSource, type SyncCoreSource } from './wasm/compile.js';

/** Rules whose core is kept although no game of theirs is alive. */
const KEPT_INSTANCES = 16;

export class Engine {
  /** The compiled module; pass it to a Worker and there to `loadSync`. */
  readonly module: WebAssembly.Module;
  private readonly instances = new Map<string, CoreInstance>();
  private disposed = false;

  /** @internal Engines come from `load` and `loadSync`. */
  constructor(module: WebAssembly.Module) {
    this.module = module;
  }

  /**
   * A new game. Equal seed, deck and moves give equal games everywhere.
   * @throws ERR_CONFIG for a bad configuration, seed or deck; ERR_CAPACITY when memory is exhausted
   */
  newGame(config: ConfigInput | Rules = {}, options: GameOptions = {}): Game {
    const rules = rulesOf(config);
    const position = this.newPosition(rules, options.seed ?? 0);
    return new Game(this, position, { kind: 'start', seed: options.seed ?? 0 }, options);
  }
  /** The same as a bare position, for search. */
  newPosition(config: ConfigInput | Rules = {}, seed: number | string = 0): Position {
    const rules = rulesOf(config);
    const [lo, hi] = seedWords(seed);
    const core = this.instance(rules);
    const slot = core.acquire();
    core.calls.newGame(slot, lo, hi);
    return new Position(core, slot);
  }
  /**
   * A game that begins in a built position. `ops` come from `readSetup`, which has checked them.
   * @throws ERR_SETUP when a part cannot stand as given; nothing is kept
   */
  build(rules: Rules, ops: SetupOps, options: GameOptions = {}): Game {
    return new Game(this, this.buildPosition(rules, ops), { kind: 'setup', ops }, options);
  }
  /** The same as a bare position. */
  buildPosition(rules: Rules, ops: SetupOps): Position {
    this.alive();
    const core = this.instance(rules, capacityFor(rules, ops));
    const slot = core.acquire();
    const position = new Position(core, slot);
    try {
      lay(core, slot, rules, ops);
    } catch (error) {
      core.calls.abandon(slot);
      position.dispose();
      throw error;
    }
    position.restoreGenerator(ops.seed);
    return position;
  }

  /** Positions alive over all rules. */
  get live(): number {
    let n = 0;
    for (const core of this.instances.values()) n += core.live;
    return n;
  }
  /** Bytes of WebAssembly memory held. */
  get bytes(): number {
    let n = 0;
    for (const core of this.instances.values()) n += core.exports.memory.buffer.byteLength;
    return n;
  }
  /** Lets go of all memory. Games of this engine must not be used afterwards. */
  dispose(): void {
    this.disposed = true;
    this.instances.clear();
  }
  [Symbol.dispose](): void {
    this.dispose();
  }

  private alive(): void {
    if (this.disposed) throw new HighwaymanError('ERR_DISPOSED', 'engine', 'disposed', 'an engine that was not disposed');
  }
  private instance(rules: Rules, capacity: Capacity = capacityOf(rules)): CoreInstance {
    this.alive();
    const key = `${rules.fingerprint}/${capacity.tiles}/${capacity.nodes}/${capacity.hubs}/${capacity.figures}`;
    const known = this.instances.get(key);
    if (known) {
      this.instances.delete(key); // the latest used stands last
      this.instances.set(key, known);
      return known;
    }
    const core = new CoreInstance(this.module, rules, capacity);
    this.instances.set(key, core);
    this.forget(core);
    return core;
  }
  private forget(keep: CoreInstance): void {
    if (this.instances.size <= KEPT_INSTANCES) return;
    for (const [key, core] of this.instances) {
      if (core !== keep && core.live === 0) {
        this.instances.delete(key);
        return;
      }
    }
  }
}

function rulesOf(config: ConfigInput | Rules): Rules {
  return isRules(config) ? config : compileConfig(config);
}
function isRules(config: ConfigInput | Rules): config is Rules {
  return typeof config === 'object' && config !== null && 'fingerprint' in config && 'kinds' in config;
}

/** A built position may hold more tiles and figures than the box: then it gets a core with more room, in steps. */
function capacityFor(rules: Rules, ops: SetupOps): Capacity {
  const own = capacityOf(rules);
  const count = (k: number) => ops.tiles.filter((t) => t.kind === k).length + (ops.bag[k] ?? 0) + (ops.drawn === k ? 1 : 0) + (rules.kinds[k]?.printed ? 1 : 0) + (k === rules.abbey ? ops.abbeys.reduce((a, b) => a + b, 0) : 0);
  const need = { tiles: 0, nodes: 0, hubs: 0, figures: ops.figures.length + ops.supply.flat().reduce((a, b) => a + b, 0) };
  rules.kinds.forEach((kind: TileKind, k) => {
    const n = count(k);
    need.tiles += n;
    need.nodes += n * nodesOf(rules, kind);
    if (kind.lake || kind.segments.some((s) => s.labyrinth)) need.hubs += n;
  });
  // tiles that do not hang together may lie far apart and open more squares; the torus must not bring them together
  const toCome = need.tiles - ops.tiles.length;
  const squares = Math.ceil(openSquares(ops) / 2) + toCome;
  need.tiles = Math.max(need.tiles, squares, toCome + Math.max(spread(ops.tiles.map((t) => t.x)), spread(ops.tiles.map((t) => t.y))));
  if (need.tiles > 1022) throw new HighwaymanError('ERR_SETUP', 'tiles', need.tiles, 'at most 1022 tiles on the board, in the bag and in hand, and a board at most 1022 squares wide');
  const step = (have: number, wanted: number) => (wanted <= have ? have : (wanted + 63) & ~63);
  return { tiles: Math.min(1022, step(own.tiles, need.tiles)), nodes: step(own.nodes, need.nodes), hubs: step(own.hubs, need.hubs), figures: step(own.figures, need.figures) };
}

function openSquares(ops: SetupOps): number {
  const taken = new Set(ops.tiles.map((t) => `${t.x},${t.y}`));
  const open = new Set(ops.tiles.flatMap(({ x, y }) => [`${x},${y - 1}`, `${x + 1},${y}`, `${x},${y + 1}`, `${x - 1},${y}`]));
  return [...open].filter((square) => !taken.has(square)).length;
}
function spread(coordinates: readonly number[]): number {
  return coordinates.length === 0 ? 0 : Math.max(...coordinates) - Math.min(...coordinates) + 1;
}

function lay(core: CoreInstance, slot: number, rules: Rules, ops: SetupOps): void {
  const x = core.calls;
  const check = (status: number, field: string, value: unknown, expected: string) => {
    if (status !== Status.Ok) throw new HighwaymanError('ERR_SETUP', field, value, expected);
  };
  check(x.build(slot, 0, 0), 'slot', slot, 'a slot');
  ops.tiles.forEach((t, i) => check(x.buildTile(t.kind, t.rotation, t.x, t.y), `tiles[${i}]`, t, 'a known tile on an empty square'));
  ops.ferries.forEach((f, i) => check(x.buildFerry(f.x, f.y, f.pair), `ferries[${i}]`, f, 'two jetties of a lake tile'));
  ops.figures.forEach((f, i) => check(x.buildFigure(f.player, f.figure, f.x, f.y, f.slot), `figures[${i}]`, f, 'a segment on the board, for a barn a corner of four fields'));
  [ops.mage, ops.witch].forEach((m, which) => m && check(x.buildMagic(which, m.x, m.y, m.slot), which ? 'witch' : 'mage', m, 'a road or city on the board'));
  ops.bag.forEach((n, kind) => check(x.buildBag(kind, n), `bag[${kind}]`, n, 'a number of copies'));
  ops.supply.forEach((own, p) => own.forEach((n, figure) => check(x.buildPlayer(p, figure, n), `supply[${p}][${figure}]`, n, '0 to 255')));
  ops.goods.forEach((own, p) => own.forEach((n, good) => check(x.buildPlayer(p, 8 + good, n), `goods[${p}][${good}]`, n, '0 to 255')));
  ops.abbeys.forEach((n, p) => check(x.buildPlayer(p, 11, n), `abbeys[${p}]`, n, '0 to 255'));
  ops.quarters.forEach((own, p) => own.forEach((figure, q) => figure >= 0 && check(x.buildPlayer(p, 12 + q, figure), `quarters[${p}][${q}]`, figure, 'a figure number')));
  ops.scores.forEach((n, p) => check(x.buildScore(p, n), `scores[${p}]`, n, 'a number'));
  ops.chips?.forEach((c, i) => check(x.buildChip(c.x, c.y, c.value === 0 ? Chip.Down : Chip.Up | (c.colour << 4) | c.value), `chips[${i}]`, c, 'a free square of the map'));
  ops.hidden?.forEach((own, colour) => own.forEach((n, value) => value > 0 && check(x.buildHidden(colour, value, n), `hidden[${colour}][${value}]`, n, '0 to 255')));
  const ferries = Math.max(0, ferrySupply(rules) - ops.ferries.length);
  check(x.finish(ops.turnPlayer, ops.drawn, ferries), 'drawn', ops.drawn, 'a tile that fits somewhere, and a player');
}

/** @internal The entries of the package pass their own default source. */
export async function load(source: CoreSource | undefined, fallback: DefaultSource): Promise<Engine> {
  return new Engine(await compile(source, fallback));
}
/** @internal */
export function loadSync(source: SyncCoreSource | undefined, fallback: DefaultSource): Engine {
  return new Engine(compileSync(source, fallback));
}

/** The engine: one compiled module, one core instance for each set of rules in use, any number of games. */
import { CoreInstance } from './core/instance.js';
import type { Capacity } from './rules/capacity.js';
import { HighwaymanError } from './errors.js';
import { Game, GAME_OPTIONS, type GameOptions } from './game.js';
import { isCompiled, needObject, needOptions, needRules, refuseArgument } from './guard.js';
import { Position } from './position.js';
import type { ConfigInput } from './rules/config-schema.js';
import { builderOf } from './setup/builder.js';
import type { SetupOps } from './setup/ops.js';
import { seedWords } from './setup/seed.js';
import type { Rules } from './types.js';
import { compile, compileSync, isCoreModule, type CoreSource, type DefaultSource, type SyncCoreSource } from './wasm/compile.js';

/** Makes rules of a configuration, where an entry has what that takes. @throws ERR_CONFIG */
export type RulesCompiler = (config: ConfigInput) => Rules;

/** Rules whose core is kept although no game of theirs is alive. */
const KEPT_INSTANCES = 16;

/**
 * The compiled core and its memory: one instance for each set of rules in use, any number of games. Engines come from `load` and
 * `loadSync`.
 */
export class Engine {
  /** The compiled module; pass it to a Worker and there to `loadSync`. */
  readonly module: WebAssembly.Module;
  private readonly instances = new Map<string, CoreInstance>();
  private disposed = false;

  /** @internal Engines come from `load` and `loadSync`. */
  constructor(
    module: WebAssembly.Module,
    private readonly compileRules: RulesCompiler,
  ) {
    if (!isCoreModule(module) || typeof compileRules !== 'function')
      refuseArgument('engine', module, 'an engine of load or loadSync');
    this.module = module;
  }

  /**
   * A new game. Equal seed, deck and moves give equal games everywhere.
   * @throws ERR_CONFIG for a bad configuration, seed or deck; ERR_CAPACITY when memory is exhausted
   */
  newGame(config: ConfigInput | Rules = {}, options: GameOptions = {}): Game {
    const { seed = 0 } = needOptions(options, GAME_OPTIONS, 'ERR_CONFIG');
    const position = this.newPosition(config, seed);
    return new Game(this, position, { kind: 'start', seed }, options);
  }
  /** The same as a bare position, for search. */
  newPosition(config: ConfigInput | Rules = {}, seed: number | string = 0): Position {
    this.alive();
    const rules = this.rulesOf(config);
    const [lo, hi] = seedWords(seed);
    const core = this.instance(rules);
    const slot = core.acquire();
    core.calls.newGame(slot, lo, hi);
    return new Position(core, slot);
  }
  /**
   * A game that begins in a built position. `ops` come from `readSetup` of `highwayman/setup`, which has checked them.
   * @throws ERR_SETUP for other ops, and when a part cannot stand as given; nothing is kept
   */
  build(rules: Rules, ops: SetupOps, options: GameOptions = {}): Game {
    needOptions(options, GAME_OPTIONS, 'ERR_CONFIG');
    return new Game(this, this.buildPosition(rules, ops), { kind: 'setup', ops }, options);
  }
  /** The same as a bare position. */
  buildPosition(rules: Rules, ops: SetupOps): Position {
    this.alive();
    needRules(rules, 'rules', 'ERR_SETUP');
    const builder = builderOf(ops);
    const core = this.instance(rules, builder.capacity(rules));
    const slot = core.acquire();
    const position = new Position(core, slot);
    try {
      builder.lay(core, slot, rules);
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
  /** Lets go of all memory. What is asked of its games and positions afterwards is answered with ERR_DISPOSED. */
  dispose(): void {
    this.disposed = true;
    for (const core of this.instances.values()) core.close();
    this.instances.clear();
  }
  /** For logs; games are kept by `saveGame`. */
  toJSON(): { live: number; bytes: number; disposed: boolean } {
    return { live: this.live, bytes: this.bytes, disposed: this.disposed };
  }
  /** The same as `dispose`, for `using`. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  private rulesOf(config: ConfigInput | Rules): Rules {
    needObject(config, 'config', 'a configuration, or compiled rules', 'ERR_CONFIG');
    return isCompiled(config) ? (config as Rules) : this.compileRules(config as ConfigInput);
  }
  private alive(): void {
    if (this.disposed) throw new HighwaymanError('ERR_DISPOSED', 'engine', 'disposed', 'an engine that was not disposed');
  }
  private instance(rules: Rules, room?: Capacity): CoreInstance {
    this.alive();
    const key = `${rules.fingerprint}/${Object.values(room ?? {})}`;
    const known = this.instances.get(key);
    if (known) {
      this.instances.delete(key); // the latest used stands last
      this.instances.set(key, known);
      return known;
    }
    const core = new CoreInstance(this.module, rules, room);
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

/** @internal The entries of the package pass their own default source. */
export async function load(source: CoreSource | undefined, fallback: DefaultSource, compiler: RulesCompiler): Promise<Engine> {
  return new Engine(await compile(source, fallback), compiler);
}
/** @internal */
export function loadSync(source: SyncCoreSource | undefined, fallback: DefaultSource, compiler: RulesCompiler): Engine {
  return new Engine(compileSync(source, fallback), compiler);
}

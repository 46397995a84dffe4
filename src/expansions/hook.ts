/**
 * What configurations ask of the families with an entry of their own. `useExpansion` puts the answers here, so that a program
 * which never calls it carries the questions only.
 */
import type { PrintedSet } from '../catalogue/shape.js';
import { HighwaymanError } from '../errors.js';
import type { ConfigInput } from '../rules/config-schema.js';
import type { Unwritten } from '../rules/rulebook.js';
import type { ShapeTable } from '../rules/shape.js';
import type { TileCount } from '../rules/tile-counts.js';
import type { Edition, RulesConfig, TileKind } from '../types.js';

export type StateRoom = typeof import('./state.js');
export interface Hook {
  /** The sets of the catalogue, and those of the families behind them. */
  readonly sets: readonly PrintedSet[];
  /** Keys of the families: a flag under `modules`, and their options. */
  readonly modules: Readonly<Record<string, boolean>>;
  readonly options: ShapeTable;
  /** The same input with what follows from it: families that an option puts into play, the start tile of one that has its own. */
  prepared<T extends ConfigInput>(given: T): T;
  /** Keys of their figures under `pieces`. */
  readonly pieces: ShapeTable;
  /**
   * Those that are on, each as true: one of its sets is among `full`, those in play with their rules, or its mark is on a tile
   * chosen by itself. `user` wins over both. What is off is left out, so that a configuration does not depend on what is known.
   */
  active(full: readonly string[], single: readonly TileCount[], user: object): Record<string, true>;
  /** Figures of the families that are on: one for each player where nothing is said. @throws ERR_CONFIG for one of a family that is off */
  held(modules: object, given: object): Record<string, number>;
  /** Options of the families that are on. @throws ERR_CONFIG for an option of one that is off */
  chosen(given: object, modules: object, edition: Edition): Record<string, unknown>;
  /** Marks of a tile that act, as pairs of numbers, under `marks`; nothing where there are none. */
  marks(tile: Pick<TileCount, 'set' | 'tile'>, config: RulesConfig): Pick<TileKind, 'marks'>;
  /** ./state.ts, where one of them keeps something. */
  readonly state: StateRoom | undefined;
  /** What the core and the codec need of the families that are on, as plain data that travels with the rules. */
  part(config: RulesConfig, kinds: readonly TileKind[]): Pick<Unwritten, 'expansion' | 'verbs' | 'laid' | 'words'>;
}

/** @throws ERR_CONFIG in a program that has made no expansion known that keeps something */
export function stateRoom(): StateRoom {
  return hook?.state ?? noRoom();
}
function noRoom(): never {
  throw new HighwaymanError('ERR_CONFIG', 'state', null, 'useExpansion');
}
/** Undefined while no family is known. */
export let hook: Hook | undefined;

export function setHook(answers: Hook): void {
  hook = answers;
}

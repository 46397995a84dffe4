/** What an expansion in a room of its own brings into the turn of the reference model. */
import type { State } from '../state.js';

/** A place in the one order of play (ORDER-30). */
export type Place = '3k';

export interface FamilyStep {
  /** Name of its phase. */
  readonly id: string;
  readonly at: Place;
  /** Asks the next decision of this step; false when there is none. It is called again after each play of the step. */
  enter(state: State): boolean;
  options(state: State): string[];
  /** What a token among the options does. */
  play(state: State, token: string): void;
}

export interface ModelFamily {
  readonly id: string;
  /** In the order in which they are asked. */
  readonly steps: readonly FamilyStep[];
}

/** Whether a module or an option of a family is on: their names are not among those that every program knows. */
export function isOn(named: object, name: string): boolean {
  return (named as Readonly<Record<string, unknown>>)[name] === true;
}

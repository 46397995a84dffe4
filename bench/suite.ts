/** What a file of bench/suites exports: tables of cases that are timed side by side. */
import type { Engine } from '../src/engine.js';
import type { BenchCase, BenchOptions } from './harness.js';

export interface Group {
  readonly title: string;
  readonly cases: readonly BenchCase[];
  readonly options?: BenchOptions;
  /** Instead of cases, for what is not done over and over: measures and gives the text that is printed below the title. */
  readonly report?: () => string;
}
export type Suite = (engine: Engine) => readonly Group[];

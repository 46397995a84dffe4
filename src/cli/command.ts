/** What a command file gets and gives. */
import type { Command } from 'commander';
import type { Engine } from '../engine.js';
import type { Io } from './io.js';

export interface Context {
  readonly io: Io;
  /** Loads the core that lies beside the command. */
  engine(): Promise<Engine>;
  /** Sets the exit code; without a call it is 0. */
  finish(code: number): void;
}

/** Adds a command to the program. */
export type Register = (program: Command, context: Context) => void;

#!/usr/bin/env node
/** The `highwayman` command. */
import { useExpansion } from '../expansions/registry.js';
import { ALL_EXPANSIONS } from '../generated/expansions/all.js';
import { nodeIo } from './io.js';
import { run } from './run.js';

ALL_EXPANSIONS.forEach(useExpansion);
void run(process.argv.slice(2), nodeIo()).then((code) => {
  process.exitCode = code;
});

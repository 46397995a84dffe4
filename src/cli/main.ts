#!/usr/bin/env node
/** The `highwayman` command. */
import { nodeIo } from './io.js';
import { run } from './run.js';

void run(process.argv.slice(2), nodeIo()).then((code) => {
  process.exitCode = code;
});

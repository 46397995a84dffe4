/**
 * What a program needs to play, the compiler of rules included. Public names only; `load` and `loadSync` are added by the entry
 * files, each with its own source of the core. Everything else has an entry of its own.
 */
export * from './play.js';
export { compileConfig as compileRules } from './rules/compile.js';
export type {
  FigureDeclaration,
  NeutralDeclaration,
  OptionDeclaration,
  StateDeclaration,
  StartDeclaration,
  StepDeclaration,
  VerbDeclaration,
} from './expansions/family.js';
export { type Expansion, useExpansion } from './expansions/registry.js';

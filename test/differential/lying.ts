/** Games in which one side tells something wrongly from some decision on. */
import { readFileSync } from 'node:fs';
import { loadSync } from '../../src/entry-url.js';
import type { Game } from '../../src/game.js';
import { Model } from '../reference/model.js';
import { playSides } from './compare.js';
import { PRESETS_UNDER_TEST } from './presets.js';

export const engine = loadSync(readFileSync('build/core.wasm'));
const presets = new Map(PRESETS_UNDER_TEST());
const SEED = 5;

/** The game begins to lie after so many decisions. */
const HONEST = 60;

export function play(preset: string, every: number, change: (game: Game, model: Model, lies: () => boolean) => void): void {
  const rules = presets.get(preset);
  if (!rules) throw new Error(`no preset ${preset}`);
  const game = engine.newGame(rules, { seed: SEED, manualChance: true });
  const model = rules.map ? Model.onMap(rules, game.tiles(), game.chips()) : new Model(rules);
  let applied = 0;
  const apply = model.apply.bind(model);
  model.apply = (token) => (apply(token), void applied++);
  change(game, model, () => applied >= HONEST);
  try {
    playSides(game, model, SEED, every);
  } finally {
    game.dispose();
  }
}
/** Puts a getter or method over one of an object: `tell` gets what is true. */
export function twist<T extends object, R>(target: T, name: keyof T, lies: () => boolean, tell: (truth: R) => R): void {
  const found = (at: object | null): PropertyDescriptor =>
    at ? (Object.getOwnPropertyDescriptor(at, name) ?? found(Object.getPrototypeOf(at) as object | null)) : {};
  const { get, value } = found(target);
  const told = (truth: R): R => (lies() ? tell(truth) : truth);
  if (get) Object.defineProperty(target, name, { get: () => told(get.call(target) as R) });
  else
    Object.defineProperty(target, name, {
      value: (...values: unknown[]) => told((value as (...v: unknown[]) => R).apply(target, values)),
    });
}

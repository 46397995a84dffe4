/**
 * Everything public, walked by its exports: each argument in turn is replaced by values of every other kind. What is refused is a
 * HighwaymanError, what is taken is listed in ./taken.ts, and no game of the same rules is touched by either.
 */
import { describe, expect, it } from 'vitest';
import { HighwaymanError } from '../../src/errors.js';
import { CLASSES, FUNCTIONS } from './arguments.js';
import { CALLS, finish } from './calls.js';
import { engine, ENTRIES, newGame, rules } from './samples.js';
import { KINDS } from './kinds.js';
import { publicMembers } from './public-members.js';
import { TAKEN } from './taken.js';

const isClass = (value: unknown): boolean =>
  typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value));

describe('the tables', () => {
  it('name every function and class that is exported', () => {
    const seen = new Set<unknown>();
    for (const [entry, names] of Object.entries(ENTRIES)) {
      for (const [name, value] of Object.entries(names)) {
        if (typeof value !== 'function' || seen.has(value)) continue;
        seen.add(value);
        expect(Object.keys(isClass(value) ? CLASSES : FUNCTIONS), 'add it to ./arguments.ts').toContain(`${entry}.${name}`);
      }
    }
  });
  it.each(Object.entries(CLASSES))('name every public method of %s', (name, { file, methods, statics = {} }) => {
    const declared = publicMembers(file, name.split('.')[1] as string);
    expect(Object.keys(methods).sort()).toEqual(declared.methods.sort());
    expect(Object.keys(statics).sort()).toEqual(declared.statics.sort());
  });
});

describe('every argument', () => {
  const canary = newGame();
  const hash = canary.hash();

  it.each(CALLS)('$name takes what is good', async ({ good, call, name }) => {
    if (!/makeChance|playRandom|Position\.weight/.test(name))
      await finish(call(good())); // these wait for chance
    else await expect(async () => finish(call(good()))).rejects.toBeInstanceOf(HighwaymanError);
  });
  it.each(CALLS.filter(({ good }) => good().length > 0))('$name, wrong ones', async ({ name, good, call }) => {
    const taken: string[] = [];
    for (let i = 0; i < good().length; i++) {
      const kinds: string[] = [];
      for (const [kind, value] of Object.entries(KINDS)) {
        const args = [...good()];
        args[i] = value();
        try {
          await finish(call(args));
          kinds.push(kind);
        } catch (error) {
          if (!(error instanceof HighwaymanError))
            throw new Error(`${name}, argument ${i}, ${kind}: ${String(error)}`, { cause: error });
          expect(error.code, `${name}, argument ${i}, ${kind}`).not.toBe('ERR_INTERNAL');
          expect(error.message.length, error.message).toBeLessThan(1500);
        }
      }
      taken.push(kinds.join(' '));
    }
    expect({ [name]: taken }).toEqual({ [name]: TAKEN[name] });
    expect(canary.hash()).toBe(hash);
  });
  it('leave the games of the same rules as they were', () => {
    const reference = newGame();
    for (const game of [canary, reference]) while (!game.isOver) game.play(game.legalPacked().at(-1) as number);
    expect(canary.hash()).toBe(reference.hash());
    expect(engine.newGame(rules).hash()).toBe(engine.newGame(rules).hash());
  });
});

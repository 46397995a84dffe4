/**
 * Everything public, walked by its exports: each argument in turn is replaced by values of every other kind. What is refused is a
 * HighwaymanError, what is taken is listed in ./taken.ts, and no game of the same rules is touched by either.
 */
import { describe, expect, it } from 'vitest';
import { HighwaymanError } from '../../src/errors.js';
import { CLASSES, FUNCTIONS, type Subject } from './arguments.js';
import { engine, ENTRIES, newGame, rules } from './samples.js';
import { KINDS } from './kinds.js';
import { publicMembers } from './public-members.js';
import { TAKEN } from './taken.js';

const isClass = (value: unknown): boolean =>
  typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value));
const memberOf = (owner: object, name: string): ((...args: unknown[]) => unknown) =>
  (owner as Record<string, (...args: unknown[]) => unknown>)[name] as never;

/** Every call there is: its name, its good arguments, and how it is made. */
interface Call {
  readonly name: string;
  readonly good: () => readonly unknown[];
  readonly call: (args: readonly unknown[]) => unknown;
}
function callsOf(name: string, { make, construct, methods, statics = {} }: Subject): Call[] {
  const [entry = '', exported = ''] = name.split('.');
  const made = ENTRIES[entry]?.[exported] as (new (...args: unknown[]) => object) | undefined;
  const of = (owner: () => object, member: string, good: Call['good']): Call => ({
    name: `${name}.${member}`,
    good,
    call: (args) => {
      const self = owner();
      return memberOf(self, member).apply(self, [...args]);
    },
  });
  return [
    ...(construct && made
      ? [{ name: `new ${name}`, good: construct, call: (args: readonly unknown[]) => new made(...args) }]
      : []),
    ...Object.entries(statics).map(([member, good]) => of(() => made as unknown as object, member, good)),
    ...Object.entries(methods).map(([member, good]) => of(make, member, good)),
  ];
}
const CALLS: readonly Call[] = [
  ...Object.entries(FUNCTIONS).map(([name, good]): Call => {
    const [entry = '', exported = ''] = name.split('.');
    return { name, good, call: (args) => memberOf(ENTRIES[entry] as object, exported)(...args) };
  }),
  ...Object.entries(CLASSES).flatMap(([name, subject]) => callsOf(name, subject)),
];

/** Waits for promises and runs through generators. */
async function finish(result: unknown): Promise<void> {
  const value = await result;
  if (typeof value === 'object' && value !== null && 'next' in value && Symbol.asyncIterator in value)
    for await (const _ of value as AsyncIterable<unknown>);
  else if (typeof value === 'object' && value !== null && 'next' in value && Symbol.iterator in value)
    for (const _ of value as Iterable<unknown>);
}

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

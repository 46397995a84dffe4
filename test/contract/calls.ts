/** Every call of everything public, so that its arguments can be replaced by wrong ones. */
import { CLASSES, FUNCTIONS, type Subject } from './arguments.js';
import { ENTRIES } from './samples.js';

const memberOf = (owner: object, name: string): ((...args: unknown[]) => unknown) =>
  (owner as Record<string, (...args: unknown[]) => unknown>)[name] as never;

/** Every call there is: its name, its good arguments, and how it is made. */
export interface Call {
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
export const CALLS: readonly Call[] = [
  ...Object.entries(FUNCTIONS).map(([name, good]): Call => {
    const [entry = '', exported = ''] = name.split('.');
    return { name, good, call: (args) => memberOf(ENTRIES[entry] as object, exported)(...args) };
  }),
  ...Object.entries(CLASSES).flatMap(([name, subject]) => callsOf(name, subject)),
];

/** Waits for promises and runs through generators. */
export async function finish(result: unknown): Promise<void> {
  const value = await result;
  if (typeof value === 'object' && value !== null && 'next' in value && Symbol.asyncIterator in value)
    for await (const _ of value as AsyncIterable<unknown>);
  else if (typeof value === 'object' && value !== null && 'next' in value && Symbol.iterator in value)
    for (const _ of value as Iterable<unknown>);
}

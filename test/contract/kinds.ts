/** Values of every kind, to be handed in where another kind is expected. */
export const KINDS: Readonly<Record<string, () => unknown>> = {
  undefined: () => undefined,
  null: () => null,
  flag: () => true,
  nan: () => Number.NaN,
  negative: () => -7,
  half: () => 0.5,
  huge: () => 1e300,
  maximum: () => 2147483647,
  infinity: () => Number.POSITIVE_INFINITY,
  text: () => 'no such name',
  empty: () => '',
  digits: () => '100',
  bigint: () => 10n,
  symbol: () => Symbol('s'),
  object: () => ({}),
  bare: () => Object.create(null) as object,
  unknownKey: () => ({ nosuchkey: 1 }),
  list: () => [],
  nested: () => [[]],
  nulls: () => [null],
  function: () => () => 1,
  date: () => new Date(0),
  thrower: () => ({
    valueOf() {
      throw new Error('a value that gives no number');
    },
    toString() {
      throw new Error('a value that gives no text');
    },
  }),
};

/** Everything public with several arguments of wrong kinds at once; test/contract tries them one by one. */
import { type Call, CALLS, finish } from '../contract/calls.js';
import { KINDS } from '../contract/kinds.js';
import { newGame } from '../contract/samples.js';
import { HighwaymanError } from '../../src/errors.js';
import { demand, type Law } from './law.js';
import { type Dice, dice, oneOf } from './random.js';

/** Those that have something to be wrong. */
const WITH_ARGUMENTS = CALLS.filter(({ good }) => good().length > 0);
const callNamed = (name: string): Call => {
  const found = CALLS.find((one) => one.name === name);
  if (!found) throw new Error(`nothing public is called ${name}`);
  return found;
};

/** A call by its name, and for each argument the name of its kind in test/contract/kinds.ts, or null for a good one. */
interface Wrong {
  readonly call: string;
  readonly kinds: readonly (string | null)[];
}
function anyWrong(roll: Dice): Wrong {
  const { name: call, good } = oneOf(roll, WITH_ARGUMENTS);
  const { length } = good();
  const kinds = Array.from({ length }, () => (roll(3) === 0 ? null : oneOf(roll, Object.keys(KINDS))));
  return { call, kinds };
}
async function refusedOrTaken({ call: name, kinds }: Wrong): Promise<void> {
  const { good, call } = callNamed(name);
  const args = good().map((one, i) => (kinds[i] == null ? one : KINDS[kinds[i] as string]?.()));
  const others = newGame();
  const hash = others.hash();
  try {
    await finish(call(args));
  } catch (error) {
    if (!(error instanceof HighwaymanError) || error.code === 'ERR_INTERNAL')
      throw new Error(`${name}(${kinds.join(', ')}): ${String(error)}`, { cause: error });
    demand('an error says what it expected', error.expected !== '', name, error.message);
  }
  demand('a game beside is as it was', others.hash() === hash && !others.isOver, name, kinds);
  others.play(others.legalPacked()[0] as number);
  others.dispose();
}
export const HOSTILE: Law = {
  name: 'hostile arguments are refused',
  share: 4,
  inputs: 10,
  async holds(_, seed) {
    const roll = dice(seed);
    for (let n = 0; n < 10; n++) await refusedOrTaken(anyWrong(roll));
  },
  holdsFor: (_, input: Wrong) => refusedOrTaken(input),
};

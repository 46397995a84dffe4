/** All laws, by what they hold. */
import { HOSTILE } from './arguments.js';
import { fuzzCommand } from './cli.js';
import { GAME_LAWS } from './game-laws.js';
import type { Law } from './law.js';
import { OUTSIDE } from './outside.js';
import { dice } from './random.js';
import { fuzzRaw } from './raw.js';
import { fuzzRulebooks } from './rulebook.js';

const CALLS = 4000;
/** Nine in ten of all inputs are calls of the bare exports. */
const RAW: readonly Law[] = [
  {
    name: 'exports keep to their slots',
    share: 900,
    inputs: CALLS,
    holds: (world, seed) => void fuzzRaw(world.module, world.rules(seed), seed, CALLS),
  },
  {
    name: 'rulebooks are played by or refused',
    share: 5,
    inputs: 20,
    holds: (world, seed) => void fuzzRulebooks(world.module, world.rules(seed), seed, 20),
  },
];
const COMMAND: Law = { name: 'commands end with 0, 1 or 2', share: 1, inputs: 1, holds: (_, seed) => fuzzCommand(dice(seed)) };

export const LAWS: readonly Law[] = [...RAW, ...GAME_LAWS, ...OUTSIDE, HOSTILE, COMMAND];

/** The laws that a name or a part of it means. @throws Error that lists the names */
export function lawsNamed(name: string): readonly Law[] {
  const exact = LAWS.filter((law) => law.name === name);
  const found = exact.length > 0 ? exact : LAWS.filter((law) => law.name.includes(name));
  if (found.length === 0)
    throw new Error(`no law ${JSON.stringify(name)}; there are:\n${LAWS.map((law) => `  ${law.name}`).join('\n')}`);
  return found;
}

/** Tries a law on seeds in a row, and tells what did not hold and how to see it again. */
import type { Law, World } from './law.js';

export interface Find {
  readonly law: string;
  readonly seed: number;
  readonly message: string;
}
/** @param found is told each find, as it comes */
export async function tryLaw(world: World, law: Law, from: number, count: number, found: (find: Find) => void): Promise<void> {
  for (let seed = from; seed < from + count; seed++) {
    try {
      await law.holds(world, seed);
    } catch (error) {
      world.renew();
      found({ law: law.name, seed, message: (error as Error).stack?.split('\n').slice(0, 8).join('\n') ?? String(error) });
    }
  }
}
export const again = ({ law, seed }: Find): string => `again: npm run fuzz -- '${law}' --seed ${seed} --count 1`;
/** Seeds that a law gets of so many inputs of all laws. */
export const seedsOf = (law: Law, inputs: number, laws: readonly Law[]): number =>
  Math.ceil((inputs * law.share) / laws.reduce((sum, { share }) => sum + share, 0) / law.inputs);

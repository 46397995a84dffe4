/** Numbers of the steps of the turn. */
import type { Family } from '../../expansions/family.js';

/** The one order of play of all families (ORDER-30), and 2c1, where pivots have ended (FER-61); a place that there isn't is refused. */
const ORDER_30 = [
  '0a',
  '0',
  '1a',
  '1a2',
  '1b',
  '1b1',
  '1b2',
  '1b3',
  '1b4',
  '1b5',
  '1c',
  '1d',
  '1e',
  '2a',
  '2a2',
  '2a3',
  '2a4',
  '2a5',
  '2b',
  '2c',
  '2c1',
  '2d',
  '2e',
  '2f',
  '3a',
  '3a1',
  '3a2',
  '3b',
  '3c',
  '3d',
  '3e',
  '3e2',
  '3f',
  '3g',
  '3h',
  '3i',
  '3j',
  '3k',
  '3l',
  '4',
  '4a',
  '4b',
  '5',
];

/**
 * The steps as they came to be: a step's place is its number in hashes and observations, which must not change when a family puts
 * a step between others. Grows at its end only.
 */
const KEYS = [
  ...['', 'abbey', 'draw', 'place', 'chip', 'treat', 'notice', 'magic', 'deploy', 'roll', 'land', 'ferry', 'pivot', 'separate'],
  ...['send', 'score', 'barns', 'wagon', 'crop', 'tend', 'over', 'rose', 'cards', 'towers', 'gold', 'ingot', 'phantom'],
  ...['greet', 'churches', 'escape'],
];

/** Steps are bits of a u64, of which bit 0 is the start of a part. */
const MOST_STEPS = 63;

export interface NumberedStep {
  readonly id: string;
  readonly number: number;
  /** Its number in hashes and observations. */
  readonly key: number;
  readonly at: string;
  readonly family: string;
  /** Taken also in a part after the last tile. */
  readonly afterLastTile: boolean;
}

/**
 * Steps from 1 on in the order of play, those of one place as they were declared; the last is `over`. @throws Error for an
 * unknown place
 */
export function stepsOf(families: readonly Family[]): NumberedStep[] {
  const declared = families.flatMap((family) =>
    (family.steps ?? []).map(({ id, at, afterLastTile = true }) => ({ id, at, afterLastTile, family: family.id })),
  );
  for (const { id, at, family } of declared) {
    if (!ORDER_30.includes(at)) throw new Error(`${family}: step ${id} is at ${at}, which is no place of ORDER-30`);
    if (declared.filter((other) => other.id === id).length > 1) throw new Error(`${family}: step ${id} is declared twice`);
  }
  const sorted = ORDER_30.flatMap((place) => declared.filter(({ at }) => at === place));
  const steps = [...sorted, { id: 'over', at: '', afterLastTile: false, family: 'base' }].map((step, i) => ({
    ...step,
    number: i + 1,
    key: KEYS.indexOf(step.id),
  }));
  if (steps.length > MOST_STEPS) throw new Error(`${steps.length} steps; ${MOST_STEPS} have a bit`);
  return steps;
}
/** The same steps. @throws Error for one whose key is not written down yet */
export function keyed(steps: readonly NumberedStep[]): readonly NumberedStep[] {
  const missing = steps.filter(({ key }) => key < 0).map(({ id }) => id);
  if (missing.length > 0) throw new Error(`steps without a key: ${missing.join(', ')}; write them at the end of KEYS`);
  return steps;
}

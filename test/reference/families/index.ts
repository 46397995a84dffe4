/** The expansions in rooms of their own, in the order of the rules, and the loop over their steps. */
import type { State } from '../state.js';
import { cropCircles } from './crop-circles.js';
import type { FamilyStep, ModelFamily, Place } from './family.js';

export type { FamilyStep, Place } from './family.js';

const FAMILIES: readonly ModelFamily[] = [cropCircles];
const STEPS: readonly FamilyStep[] = FAMILIES.flatMap(({ steps }) => steps);

/** The step whose phase this is. */
export const stepOf = (phase: string): FamilyStep | undefined => STEPS.find(({ id }) => id === phase);

/** Asks the first decision that there is at a place, of the steps from `first` on; false when there is none. */
export function enterSteps(state: State, at: Place, first?: FamilyStep): boolean {
  const here = STEPS.filter((step) => step.at === at);
  return here.slice(first ? here.indexOf(first) : 0).some((step) => step.enter(state));
}

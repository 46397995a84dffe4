/** The expansions in rooms of their own, in the order of the rules, and the loop over their steps. */
import type { State } from '../state.js';
import { cropCircles } from './crop-circles.js';
import type { FamilyStep, ModelFamily, Place } from './family.js';
import { darmstadt } from './darmstadt.js';
import { dragon } from './dragon.js';
import { fairy } from './fairy.js';
import { festival } from './festival.js';
import { goldMines } from './gold-mines.js';
import { kingRobber } from './king-robber.js';
import { littleBuildings } from './little-buildings.js';
import { phantom } from './phantom.js';
import { princess } from './princess.js';
import { shrines } from './shrines.js';
import { siege } from './siege.js';
import { tower } from './tower.js';
import { watchtowers } from './watchtowers.js';
import { windRoses } from './wind-roses.js';

export type { FamilyStep, Place } from './family.js';

export const FAMILIES: readonly ModelFamily[] = [
  phantom,
  festival,
  cropCircles,
  goldMines,
  watchtowers,
  windRoses,
  littleBuildings,
  kingRobber,
  dragon,
  fairy,
  princess,
  tower,
  shrines,
  darmstadt,
  siege,
];
const STEPS: readonly FamilyStep[] = FAMILIES.flatMap(({ steps }) => steps ?? []);

/** The step whose phase this is. */
export const stepOf = (phase: string): FamilyStep | undefined => STEPS.find(({ id }) => id === phase);

/** Asks the first decision that there is at a place, of the steps from `first` on; false when there is none. */
export function enterSteps(state: State, at: Place, first?: FamilyStep): boolean {
  const here = STEPS.filter((step) => step.at === at);
  return here.slice(first ? here.indexOf(first) : 0).some((step) => step.enter(state));
}

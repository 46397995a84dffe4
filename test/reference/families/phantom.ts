/** The Phantom (PHA-1..16): a second meeple on the placed tile. What it is stands in figures.ts: a meeple of strength 1. */
import { onPlacedTile, putPiece, throughPortal } from '../deploy.js';
import { supplyOf } from '../figures.js';
import { flyOptions, startFlight } from '../flying.js';
import { ask } from '../state.js';
import type { State } from '../state.js';
import { PASS } from '../tokens.js';
import type { ModelFamily } from './family.js';
import { Slice } from './slice.js';

/** The step was asked in this part of the turn. */
const asked = new Slice('part', () => false);

/** Portal and flying machine serve one of the two meeples (PHA-8, PHA-10). */
function phantomOptions(state: State): string[] {
  const { used } = state;
  return [
    ...onPlacedTile(state, ['phantom']),
    ...(used.includes('portal') ? [] : throughPortal(state, ['phantom'])),
    ...(used.includes('flight') ? [] : flyOptions(state, ['phantom'])),
  ];
}

export const phantom: ModelFamily = {
  id: 'phantom',
  steps: [
    {
      id: 'phantom',
      at: '2a3',
      enter(state) {
        if (asked.get(state) || state.used.includes('princess')) return false; // PHA-9
        if (supplyOf(state, state.turnPlayer).phantom < 1 || phantomOptions(state).length === 0) return false;
        asked.set(state, true);
        ask(state, 'phantom', state.turnPlayer);
        return true;
      },
      options: (state) => [PASS, ...new Set(phantomOptions(state))],
      play(state, token) {
        if (token.startsWith('/')) {
          startFlight(state, token);
          return true;
        }
        if (token !== PASS) putPiece(state, token);
        return false;
      },
    },
  ],
};

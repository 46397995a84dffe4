/** The generic invariant simulation over every rules preset and every configuration of the differential runs. */
import { describe, expect, it } from 'vitest';
import { load } from '../../src/entry-url.js';
import { GameState, Observer, PolicyView } from '../../src/ai/index.js';
import { compileRules, PRESETS } from '../../src/rules/index.js';
import { checkEngine, type CheckedState } from '../../src/testing.js';
import type { Rules } from '../../src/types.js';
import { PRESETS_UNDER_TEST } from '../differential/presets.js';

const engine = await load();
const CONFIGS: [string, Rules][] = [
  ...Object.entries(PRESETS).map(([name, config]): [string, Rules] => [`preset ${name}`, compileRules(config)]),
  ...PRESETS_UNDER_TEST(),
];

describe('checkEngine', () => {
  it.each(CONFIGS)('%s', (_, rules) => {
    const probe = engine.newPosition(rules);
    const view = new PolicyView(probe);
    const observer = new Observer(probe);
    let node = 0;
    const visit = (checked: CheckedState): void => {
      if (node++ % 5 !== 0) return;
      const state = checked as GameState;
      checkIndices(state, view);
      checkObservation(state, observer);
    };
    const report = checkEngine((seed) => GameState.start(engine, rules, { seed, returns: 'margin' }), { every: 9, visit });
    expect(report.actions).toBeGreaterThan(50);
    view.dispose();
    observer.dispose();
    probe.dispose();
  });
});

/** Mask and list say the same: each legal move has its indices, each set index is a move or a focus that leads to one. */
function checkIndices(state: GameState, view: PolicyView): void {
  const { position } = state;
  view.focus = -1;
  const mask = view.mask(position).slice();
  if (state.isTerminal() || state.isChance()) {
    expect(mask.some((m) => m !== 0)).toBe(false);
    return;
  }
  const wanted = new Set<number>();
  let outside = 0;
  for (const move of position.legal().slice()) {
    const indices = view.toIndex(position, move);
    if (!indices) {
      outside++;
      continue;
    }
    for (const index of indices) expect(index >= 0 && index < view.numActions, String(index)).toBe(true);
    wanted.add(indices[0]);
    const first = view.fromIndex(position, indices[0]);
    if (first.type === 'move') expect(first.move).toBe(move);
    else {
      view.focus = first.tile;
      expect(view.fromIndex(position, indices[1] as number)).toEqual({ type: 'move', move });
      expect(view.mask(position)[indices[1] as number]).toBe(1);
      view.focus = -1;
    }
  }
  view.mask(position);
  expect(view.outOfWindow).toBe(outside);
  expect(new Set(Array.from(mask).flatMap((m, i) => (m ? [i] : [])))).toEqual(wanted);
}
function checkObservation(state: GameState, observer: Observer): void {
  const { planes, globals, spec } = observer.write(state.position);
  const area = spec.side * spec.side;
  let occupied = 0;
  for (let i = 0; i < area; i++) occupied += planes[i] as number;
  const at = (name: string) => spec.globals.find((g) => g.name === name)?.offset as number;
  expect(occupied + (globals[at('window') + 2] as number)).toBe(globals[at('counts') + 1]);
  expect(planes.every((v) => Number.isFinite(v))).toBe(true);
  expect(globals.every((v) => Number.isFinite(v))).toBe(true);
}

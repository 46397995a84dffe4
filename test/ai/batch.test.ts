/** Batch stepping: the same games as single ones, rewards, ends, refusals, observations. */
import { describe, expect, it } from 'vitest';
import { load } from '../../src/entry-url.js';
import { BatchEnv, GameState, Observer, PolicyView, Random } from '../../src/ai/index.js';
import { compileRules, preset } from '../../src/rules/index.js';

const engine = await load();
const small = compileRules({ sets: { base: 1, ferries: 1, labyrinth: 1 }, labyrinth: 'advanced' });

describe('BatchEnv, packed actions', () => {
  it('plays the games of single states, move by move, and begins the next ones', () => {
    const batch = new BatchEnv(engine, small, { n: 3, seed: 40, actions: 'packed', returns: 'margin' });
    const singles = [0, 1, 2].map((i) => GameState.start(engine, small, { seed: 40 + i, returns: 'margin' }));
    const settle = (state: GameState) => {
      while (state.isChance()) state.applyRandom();
    };
    singles.forEach(settle);
    const random = new Random(3);
    const episode = [0, 0, 0];
    for (let step = 0; step < 600; step++) {
      const before = singles.map((s) => s.returns());
      const actions = singles.map((s, i) => {
        expect(batch.hash(i)).toBe(s.hash());
        expect(batch.actors[i]).toBe(s.currentPlayer());
        const legal = s.legalActions();
        expect(Array.from(batch.legal(i))).toEqual(Array.from(legal));
        return legal[random.below(legal.length)] as number;
      });
      expect(batch.step(actions)).toBe(0);
      singles.forEach((s, i) => {
        s.apply(actions[i] as number);
        settle(s);
        const gained = s.returns().map((r, p) => r - ((before[i] as number[])[p] as number));
        expect(Array.from(batch.rewards.subarray(i * 2, i * 2 + 2))).toEqual(gained);
        expect(batch.dones[i]).toBe(s.isTerminal() ? 1 : 0);
        if (!s.isTerminal()) return;
        expect(Array.from(batch.lastScores.subarray(i * 2, i * 2 + 2))).toEqual(s.position.scores);
        s.dispose();
        episode[i] = (episode[i] as number) + 1;
        expect(batch.episodes[i]).toBe(episode[i]);
        singles[i] = GameState.start(engine, small, { seed: 40 + i + (episode[i] as number) * 2 ** 32, returns: 'margin' });
        settle(singles[i] as GameState);
      });
    }
    expect(Math.min(...episode)).toBeGreaterThan(0);
    singles.forEach((s) => s.dispose());
    batch.dispose();
  });
  it('refuses what is not legal and leaves that game alone; -1 skips a game', () => {
    const batch = new BatchEnv(engine, small, { n: 2, seed: 1, actions: 'packed' });
    const before = [batch.hash(0), batch.hash(1)];
    expect(batch.step([0x7fffffff, -1])).toBe(1);
    expect(Array.from(batch.refused)).toEqual([1, 0]);
    expect([batch.hash(0), batch.hash(1)]).toEqual(before);
    expect(() => batch.step([1])).toThrow('ERR_MOVE');
    batch.dispose();
    expect(() => batch.step()).toThrow('ERR_DISPOSED');
  });
});

describe('BatchEnv, policy indices', () => {
  it.each(['C3', 'ferries-labyrinth', 'portal', 'all'])('%s: masks, focus and observations are those of single views', (name) => {
    const rules = compileRules(preset(name));
    const batch = new BatchEnv(engine, rules, { n: 2, seed: 9, side: 15 });
    const probe = engine.newPosition(rules, 9);
    const view = new PolicyView(probe, 15);
    const observer = new Observer(probe, 15);
    while (probe.isChance) probe.makeChance();
    const random = new Random(5);
    const cells = batch.spec.shape[0] * 15 * 15;
    for (let step = 0; step < 150 && !probe.isOver; step++) {
      const mask = batch.masks.subarray(0, batch.numActions);
      expect(mask).toEqual(view.mask(probe));
      expect(batch.outOfWindow[0]).toBe(view.outOfWindow);
      expect(batch.focus[0]).toBe(view.focus);
      observer.write(probe, { focus: view.focus });
      expect(Buffer.compare(bytes(batch.planes.subarray(0, cells)), bytes(observer.planes))).toBe(0);
      const legal = [0, 1].map((g) =>
        Array.from(batch.masks.subarray(g * batch.numActions, (g + 1) * batch.numActions)).flatMap((m, i) => (m ? [i] : [])),
      );
      const actions = legal.map((list) => list[random.below(list.length)] as number);
      const forced = batch.forced;
      expect(batch.step(actions)).toBe(0);
      if (batch.forced !== forced) break; // the window was full: the batch has moved on by itself
      view.apply(probe, actions[0] as number);
      while (probe.isChance) probe.makeChance();
    }
    for (const one of [view, observer, probe, batch]) one.dispose();
  });
  it('goes on by itself where nothing legal lies in the window, and says so', () => {
    const batch = new BatchEnv(engine, {}, { n: 4, seed: 2, side: 3, observe: false });
    const random = new Random(1);
    for (let step = 0; step < 200; step++) {
      batch.step(
        Array.from({ length: 4 }, (_, g) => {
          const legal = Array.from(batch.masks.subarray(g * batch.numActions, (g + 1) * batch.numActions)).flatMap((m, i) =>
            m ? [i] : [],
          );
          return legal[random.below(legal.length)] as number;
        }),
      );
      expect(batch.refused.some((r) => r !== 0)).toBe(false);
    }
    expect(batch.forced).toBeGreaterThan(0);
    batch.dispose();
  });
});
function bytes(view: Float32Array): Buffer {
  return Buffer.from(view.buffer, view.byteOffset, view.byteLength);
}

it('buffers are cleared before their slots hold positions again', () => {
  const rules = compileRules({ edition: 'C1' });
  for (let round = 0; round < 3; round++) {
    const batch = new BatchEnv(engine, rules, { n: 5, seed: round, side: 9 });
    batch.dispose();
    const positions = Array.from({ length: 12 }, (_, i) => engine.newPosition(rules, i));
    positions.forEach((p) => p.playout());
    expect(positions.every((p) => p.isOver)).toBe(true);
    positions.forEach((p) => p.dispose());
  }
});

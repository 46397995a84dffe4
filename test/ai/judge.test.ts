/** Values of moves and positions in the core: against a plain look-ahead, against scenes counted by hand, and without a trace. */
import { describe, expect, it } from 'vitest';
import { Judge, Trait } from '../../assembly/constants.js';
import { moveValues, naivePlayer, playDeck, playerOf, projectedScores, standings, VALUES } from '../../src/ai/index.js';
import { judged, valueEstimate } from '../../src/ai/players/greedy.js';
import { load } from '../../src/entry-url.js';
import type { Position } from '../../src/position.js';
import { PRESETS } from '../../src/rules/index.js';
import { PRESETS_UNDER_TEST } from '../differential/presets.js';

const engine = await load();
const FERRIES = PRESETS['ferries-labyrinth'] as object;

/** Traits of a position, by player. */
function traitsOf(position: Position): (player: number, trait: Trait) => number {
  valueEstimate(position, Judge.Greedy);
  const { core } = position;
  const all = new Float32Array(core.u8.buffer, core.calls.traitsAt(), 6 * Trait.Count).slice();
  return (player, trait) => all[player * Trait.Count + trait] as number;
}
const lead = (scores: ArrayLike<number>, me: number): number =>
  (scores[me] as number) - Math.max(...Array.from(scores).filter((_, p) => p !== me));
/** Expected lead at the end of the own part of the turn, by make and unmake. */
function plainValue(at: Position, me: number, turn: number): number {
  if (at.phase === 'roll') {
    const faces = Array.from(at.legal());
    return faces.reduce((sum, face) => sum + after(at, face, me, turn) / faces.length, 0);
  }
  const goesOn = !at.isOver && !at.isChance && at.actor === me && at.turnPlayer === turn;
  if (!goesOn || at.phase === 'abbey' || at.phase === 'place') return lead(projectedScores(at), me);
  return Math.max(...Array.from(at.legal()).map((move) => after(at, move, me, turn)));
}
function after(at: Position, move: number, me: number, turn: number): number {
  at.make(move);
  const value = plainValue(at, me, turn);
  at.unmake();
  return value;
}
/** Plays on by chance and random moves until a decision. */
function decision(position: Position, moves: number): Position {
  for (let i = 0; i < moves || position.isChance; i++) {
    if (position.isOver) break;
    if (position.isChance) position.makeChance();
    else position.make(position.legal()[(i * 7919) % position.count()] as number);
  }
  return position;
}

describe('values of moves', () => {
  it.each(PRESETS_UNDER_TEST().filter((_, i) => i % 4 === 1))('%s: naive as a plain look-ahead has them', (_, rules) => {
    for (const seed of [3, 4]) {
      const position = decision(engine.newPosition(rules, seed), 24);
      if (position.isOver) continue;
      const [me, turn] = [position.actor, position.turnPlayer];
      const expected = Array.from(position.legal()).map((move) => after(position, move, me, turn));
      const values = moveValues(position, 'naive', 1_000_000);
      expect(values.length).toBe(expected.length);
      values.forEach((value, i) => expect(value).toBeCloseTo(expected[i] as number, 9));
      position.dispose();
    }
  });
  it.each(VALUES)('%s: the position is as before, a copy is valued alike', (value) => {
    const position = decision(engine.newPosition(FERRIES, 9), 60);
    const [hash, history, legal] = [position.hash(), position.history, Array.from(position.legal())];
    const values = moveValues(position, value);
    expect([position.hash(), position.history, Array.from(position.legal())]).toEqual([hash, history, legal]);
    expect(position.hashIsTrue()).toBe(true);
    const copy = position.clone();
    expect(moveValues(copy, value)).toEqual(values);
    expect(values.every(Number.isFinite)).toBe(true);
    copy.dispose();
    position.dispose();
  });
  it('rules of different kinds side by side do not mix up what is left in their bags', () => {
    const one = decision(engine.newPosition({}, 5), 30);
    const alone = moveValues(one, 'greedy');
    const other = decision(engine.newPosition(FERRIES, 5), 30);
    moveValues(other, 'greedy');
    const later = decision(one.clone(), 9);
    moveValues(later, 'greedy');
    expect(moveValues(one, 'greedy')).toEqual(alone);
    for (const each of [one, other, later]) each.dispose();
  });
  it('the core refuses what cannot be judged', () => {
    const position = engine.newPosition({}, 1);
    const { core } = position;
    const slot = position.use();
    expect(core.calls.judge(slot, core.scratch, Judge.Greedy, 100, 0)).toBe(-1); // a draw is due
    position.makeChance();
    expect(core.calls.judge(slot, slot, Judge.Greedy, 100, 0)).toBe(-1);
    expect(core.calls.judge(slot, core.scratch, 9, 100, 0)).toBe(-1);
    expect(core.calls.judge(slot, core.scratch, Judge.Greedy, 0, 0)).toBe(-1);
    expect(core.calls.judge(slot, core.scratch, Judge.Greedy, 100, position.count())).toBe(-1);
    expect(core.calls.estimate(slot, core.scratch, -1)).toBe(-1);
    position.dispose();
  });
  it('wrong arguments are refused by name', () => {
    const position = decision(engine.newPosition({}, 1), 0);
    expect(() => moveValues(position, 'clever' as 'naive')).toThrow('ERR_CONFIG: value');
    expect(() => moveValues(position, 'naive', 0)).toThrow('ERR_CONFIG: nodes');
    expect(() => naivePlayer({ depth: 2 } as object)).toThrow('ERR_CONFIG');
    position.dispose();
  });
});

describe('traits', () => {
  it('at the beginning all figures are in hand and nothing stands', () => {
    const position = engine.newPosition({ edition: 'C3', players: 3 }, 2);
    const trait = traitsOf(position);
    for (let p = 0; p < 3; p++) {
      expect([trait(p, Trait.Hand), trait(p, Trait.Hand1), trait(p, Trait.Hand3), trait(p, Trait.Projected)]).toEqual([
        7, 1, 1, 0,
      ]);
      expect(trait(p, Trait.Turn)).toBe(p === position.turnPlayer ? 1 : 0);
    }
    position.dispose();
  });
  it('projected points are those of projectedScores, and a finished game has nothing else', () => {
    const position = engine.newPosition(FERRIES, 11);
    for (let n = 0; !position.isOver; n++) {
      if (position.isChance && n % 5 === 0) {
        const trait = traitsOf(position);
        expect([0, 1].map((p) => trait(p, Trait.Projected))).toEqual(Array.from(projectedScores(position)));
      }
      decision(position, 1);
    }
    const trait = traitsOf(position);
    expect([0, 1].map((p) => trait(p, Trait.Hand))).toEqual([0, 0]);
    for (const by of [Judge.Naive, Judge.Greedy, Judge.Learned])
      expect(Array.from(valueEstimate(position, by))).toEqual(position.scores);
    position.dispose();
  });
});

describe('strength, on fixed decks', () => {
  it.each([
    ['greedy', 'naive', {}],
    ['learned', 'naive', {}],
    ['learned', 'greedy', {}],
    ['learned', 'naive', FERRIES],
    ['learned', 'naive', { sets: ['base', 'inns-cathedrals', 'traders-builders'] }],
  ])('%s beats %s', (one, other, config) => {
    const players = [one, other];
    const games = Array.from({ length: 12 }, (_, deck) => playDeck(engine, { config, players, seed: 7 }, deck)).flat();
    expect(standings(players, games)[0]?.rate.low).toBeGreaterThan(0.5);
  });
  it('three players: learned among two naive ones wins more than a third', () => {
    const players = ['learned', 'naive', 'naive'];
    const games = Array.from({ length: 8 }, (_, deck) =>
      playDeck(engine, { config: { players: 3 }, players, seed: 7 }, deck),
    ).flat();
    expect(standings(players, games)[0]?.rate.low).toBeGreaterThan(1 / 3);
  });
  it('a tree with values: equal seed, equal moves; it plays by the rules of every family', () => {
    for (const config of [{}, FERRIES, PRESETS.all as object]) {
      const position = decision(engine.newPosition(config, 8), 40);
      const player = playerOf('learned:20', 5);
      const move = player.choose(position, 3);
      expect(position.isLegal(move)).toBe(true);
      expect(playerOf('learned:20', 5).choose(position, 3)).toBe(move);
      position.dispose();
    }
  });
  it('the core holds weights for as many players as there may be', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const position = decision(engine.newPosition({ players }, 8), 30);
      expect(judged(position, Judge.Learned, 500).every(Number.isFinite)).toBe(true);
      position.dispose();
    }
  });
});

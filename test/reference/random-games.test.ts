/** Random games on every preset: the model never gets stuck, loses no piece and keeps its own order of decisions. */
import { describe, expect, it } from 'vitest';
import { FIGURES } from '../../src/types.js';
import type { Rules } from '../../src/types.js';
import { compileRules, PRESETS } from '../../src/rules/index.js';
import type { ConfigInput } from '../../src/rules/index.js';
import { Model } from './model.js';

/** Small generator of numbers in [0,1), good enough to pick moves. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const CHANCE = ['draw', 'roll', 'chip'];

/** Every piece is in a hand or on the board, every tile in the bag, on the board, in hand or put away. */
function checkMaterial(rules: Rules, model: Model): void {
  for (let player = 0; player < rules.config.players; player += 1) {
    const supply = model.supply(player);
    for (const figure of FIGURES) {
      const onBoard = model.figures().filter((piece) => piece.player === player && piece.figure === figure).length;
      expect(supply[figure] + onBoard).toBe(rules.config.pieces[figure] ?? 0);
    }
  }
  const bag = Object.values(model.remaining()).reduce((sum, count) => sum + count, 0);
  const placed = model.tiles().filter((tile) => rules.kinds.find((kind) => kind.id === tile.id)?.abbey === false).length;
  const all = rules.kinds.reduce((sum, kind) => sum + (kind.abbey ? 0 : kind.copies), 1);
  expect(bag + placed + model.discarded.length + (model.drawn === null ? 0 : 1)).toBe(all);
}

/** Plays to the end and gives the number of moves. */
function playOut(
  rules: Rules,
  seed: number,
  check: (model: Model, token: string) => void = () => undefined,
): { model: Model; moves: number } {
  const random = generator(seed);
  const model = new Model(rules);
  let moves = 0;
  while (!model.isOver) {
    const options = model.options();
    const token = options[Math.floor(random() * options.length)];
    if (token === undefined) throw new Error(`nothing to play in phase ${model.phase}`);
    check(model, token);
    model.apply(token);
    moves += 1;
  }
  return { model, moves };
}

function checkStep(rules: Rules, model: Model): void {
  const options = model.options();
  expect(new Set(options).size).toBe(options.length);
  expect(options).toEqual([...options].sort());
  expect(model.actor === -1).toBe(CHANCE.includes(model.phase));
  if (model.phase !== 'wagon' && model.actor >= 0) expect(model.actor).toBe(model.turnPlayer);
  if (['deploy', 'pivot', 'wagon'].includes(model.phase) && rules.config.pivotOrder === 'free')
    expect(options.length).toBeGreaterThan(1);
}

const VARIANTS: Readonly<Record<string, ConfigInput>> = {
  'pivots ascending, no builder until the end of the step': {
    sets: { base: 1, ferries: 4, labyrinth: 4, 'traders-builders': 1 },
    pivotOrder: 'ascending',
    builderSeparation: 'endOfStep',
    labyrinth: 'advanced',
    labyrinthExit: 'adjacentTile',
    labyrinthBonusPieces: 'allFigures',
    ferryMoveScope: 'perTurn',
  },
  'few ferries, only with a highwayman': {
    sets: { base: 1, ferries: 3 },
    ferryCount: 4,
    ferryPlacement: 'onlyWithHighwayman',
    fields: false,
  },
  'wagons connected, barns everywhere, three players': {
    edition: 'C2',
    players: 3,
    sets: ['base', 'abbey-mayor', 'traders-builders'],
    wagonMove: 'connected',
    barnOnBarnField: true,
  },
  'first edition farmers': { edition: 'C1', sets: ['base', 'traders-builders'], fieldScoring: 'perCity4' },
  'second version of farmers': {
    edition: 'C1',
    players: 4,
    sets: { base: 1, 'traders-builders': 1, 'abbey-mayor': 2 },
    fieldScoring: 'perPlayer3',
  },
  'fliers need free places and may stay in the air': {
    sets: { base: 1, 'flying-machines': 4, labyrinth: 2 },
    labyrinth: 'advanced',
    flierIgnoresOccupancy: false,
    flierMustLand: false,
  },
  'mage and witch share roads': { sets: { base: 1, ferries: 4, 'mage-witch': 2 }, magicMerge: 'ignore', magicOnUnscored: 'keep' },
};

describe('random games on the reference model', () => {
  it.each(Object.entries({ ...PRESETS, ...VARIANTS }))('%s', (_, input) => {
    const rules = compileRules(input);
    for (const seed of [1, 2, 3]) {
      const { model } = playOut(rules, seed, (at) => checkStep(rules, at));
      checkMaterial(rules, model);
      expect(model.options()).toEqual([]);
    }
  });

  it('clones play on by themselves, and the model refuses what is not offered', () => {
    const rules = compileRules(PRESETS['all']);
    const { model } = playOut(rules, 7, (at, token) => {
      if (at.turnsPlayed !== 12) return;
      const copy = at.clone();
      const before = JSON.stringify([at.figures(), at.tiles(), at.options(), at.scores]);
      copy.apply(token);
      expect(() => at.apply('99,99@0')).toThrow();
      expect(JSON.stringify([at.figures(), at.tiles(), at.options(), at.scores])).toBe(before);
      checkMaterial(rules, at);
    });
    const segments = model
      .tiles()
      .reduce((sum, tile) => sum + (rules.kinds.find((kind) => kind.id === tile.id)?.segments.length ?? 0), 0);
    expect(model.features().reduce((sum, feature) => sum + feature.segments.length, 0)).toBe(segments);
  });

  it('what is kept until the board changes is what a board that knows nothing finds', { timeout: 120_000 }, () => {
    const rules = compileRules({ ...PRESETS['all'], players: 3 });
    playOut(rules, 11, (at) => {
      const fresh = at.clone(); // it takes the tiles and ferries along, and nothing that was found
      for (const kept of at.features()) {
        const [x, y, slot] = kept.segments[kept.segments.length - 1] ?? [0, 0, 0];
        expect(fresh.featureAt(x, y, slot)).toEqual(kept);
      }
      expect(fresh.options()).toEqual(at.options());
    });
  });
});

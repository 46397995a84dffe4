/** The comparison can fail: one thing told wrongly by one side, late in a game, is found. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/game.js';
import type { FeatureView, FigureView, Model, Payment } from '../reference/model.js';
import { Difference } from './compare.js';
import { play, twist } from './lying.js';

/** An entry of a list changed; the list stays as it is while none is fit. */
function changed<T>(list: readonly T[], fit: (entry: T) => boolean, change: (entry: T) => T): T[] {
  const at = list.findLastIndex(fit);
  return list.map((entry, i) => (i === at ? change(entry) : entry));
}
const EVERYTHING = 'everything C2';

it('an honest game agrees', () => {
  play(EVERYTHING, 3, () => undefined);
});

describe('what the model tells wrongly is found at every n-th decision', () => {
  const lies: Readonly<Record<string, [string, string, (model: Model, from: () => boolean) => void]>> = {
    'a score': [
      'scores',
      EVERYTHING,
      (m, from) =>
        twist<Model, number[]>(m, 'scores', from, (scores) =>
          changed(
            scores,
            () => true,
            (n) => n + 1,
          ),
        ),
    ],
    'a legal move left out': [
      'options in phase',
      EVERYTHING,
      (m, from) => twist<Model, string[]>(m, 'options', from, (list) => (list.length > 1 ? list.slice(1) : list)),
    ],
    'a legal move too many': [
      'options in phase',
      EVERYTHING,
      (m, from) => twist<Model, string[]>(m, 'options', from, (list) => [...list, '~']),
    ],
    'a legal move twice': [
      'options in phase',
      EVERYTHING,
      (m, from) => twist<Model, string[]>(m, 'options', from, (list) => [...list.slice(0, -1), list[0] as string]),
    ],
    'an owner': [
      'differ',
      EVERYTHING,
      (m, from) =>
        twist<Model, FeatureView[]>(m, 'features', from, (all) =>
          changed(
            all,
            (f) => f.owners.length > 0,
            (f) => ({ ...f, owners: [] }),
          ),
        ),
    ],
    'the points of a feature': [
      'differ',
      EVERYTHING,
      (m, from) =>
        twist<Model, FeatureView[]>(m, 'features', from, (all) =>
          changed(
            all,
            (f) => f.kind === 'road',
            (f) => ({ ...f, points: f.points + 1 }),
          ),
        ),
    ],
    'a segment in another feature': [
      'segments of',
      EVERYTHING,
      (m, from) =>
        twist<Model, FeatureView[]>(m, 'features', from, (all) =>
          changed(
            all,
            (f) => f.segments.length > 2,
            (f) => ({ ...f, segments: [...f.segments.slice(0, -1), [99, 0, 0] as const] }),
          ),
        ),
    ],
    'a feature left out': [
      'number of features',
      EVERYTHING,
      (m, from) => twist<Model, FeatureView[]>(m, 'features', from, (all) => all.slice(1)),
    ],
    'the feature of the new tile': [
      'differ',
      EVERYTHING,
      (m, from) => twist<Model, FeatureView>(m, 'featureAt', from, (f) => ({ ...f, tiles: f.tiles + 1 })),
    ],
    'where a figure stands': [
      'figures',
      EVERYTHING,
      (m, from) =>
        twist<Model, FigureView[]>(m, 'figures', from, (all) =>
          changed(
            all,
            () => true,
            (f) => ({ ...f, segment: f.segment + 1 }),
          ),
        ),
    ],
    'whose figure it is': [
      'figures',
      EVERYTHING,
      (m, from) =>
        twist<Model, FigureView[]>(m, 'figures', from, (all) =>
          changed(
            all,
            () => true,
            (f) => ({ ...f, player: (f.player + 1) % 4 }),
          ),
        ),
    ],
    'a hand': [
      'supply of 0',
      EVERYTHING,
      (m, from) => twist<Model, ReturnType<Model['supply']>>(m, 'supply', from, (hand) => ({ ...hand, normal: hand.normal + 1 })),
    ],
    'goods': [
      'goods of 0',
      EVERYTHING,
      (m, from) => twist<Model, ReturnType<Model['goods']>>(m, 'goods', from, (purse) => ({ ...purse, cloth: purse.cloth + 1 })),
    ],
    'the bag': [
      'bag',
      EVERYTHING,
      (m, from) =>
        twist<Model, readonly number[]>(m, 'copies', from, (counts) =>
          changed(
            counts,
            (n) => n > 0,
            (n) => n - 1,
          ),
        ),
    ],
    'a kind that the bag has no more': [
      'bag',
      EVERYTHING,
      (m, from) =>
        twist<Model, readonly number[]>(m, 'copies', from, (counts) =>
          changed(
            counts,
            (n) => n === 0,
            () => 1,
          ),
        ),
    ],
    'a payment': [
      'payments',
      EVERYTHING,
      (m, from) =>
        twist<Model, Payment[]>(m, 'lastScores', from, (list) =>
          changed(
            list,
            (p) => p.points > 0,
            (p) => ({ ...p, points: p.points - 1 }),
          ),
        ),
    ],
    'where the mage is': [
      'mage',
      EVERYTHING,
      (m, from) =>
        twist<Model, ReturnType<Model['magic']>>(m, 'magic', from, ({ mage, witch }) => ({
          mage: mage && { ...mage, x: mage.x + 1 },
          witch,
        })),
    ],
    'a ferry': [
      'tiles',
      'ferries x4',
      (m, from) =>
        twist<Model, ReturnType<Model['tiles']>>(m, 'tiles', from, (all) =>
          changed(
            all,
            (t) => t.ferry !== null,
            (t) => ({ ...t, ferry: null }),
          ),
        ),
    ],
    'a chip': [
      'chips',
      'map iberia, chips',
      (m, from) =>
        twist<Model, ReturnType<Model['chips']>>(m, 'chips', from, (all) =>
          changed(
            all,
            () => true,
            (c) => ({ ...c, x: c.x + 1 }),
          ),
        ),
    ],
    'chips not turned over': [
      'hidden chips',
      'map iberia, chips',
      (m, from) =>
        twist<Model, ReturnType<Model['hiddenChips']>>(m, 'hiddenChips', from, (all) => ({ ...all, o1: (all['o1'] ?? 0) + 1 })),
    ],
  };
  for (const [what, [message, preset, lie]] of Object.entries(lies)) {
    it(what, () => {
      const game = () => play(preset, 4, (_, model, from) => lie(model, from));
      expect(game).toThrow(Difference);
      expect(game).toThrow(message);
      expect(game).toThrow(/seed 5, rules .*\nafter (\S+ ){59}/); // the record, so that it can be played again
    });
  }
});

describe('what the core does wrongly by itself is found', () => {
  it('a move that is not taken back', () => {
    expect(() =>
      play(EVERYTHING, 4, (game, _, from) =>
        twist<Game, number>(game, 'undo', from, (n) => (game.play(game.legalPacked()[0] as number), n)),
      ),
    ).toThrow('state after undo');
  });
  it('a generator that undo leaves changed', () => {
    let calls = 0;
    expect(() =>
      play(EVERYTHING, 4, (game, _, from) =>
        twist<Game, ReturnType<Game['seedState']>>(game, 'seedState', from, ([a, b, c]) => [a, b, c, ++calls]),
      ),
    ).toThrow('state after undo');
  });
  it('a legal set that is not in order', () => {
    expect(() =>
      play(EVERYTHING, 4, (game, _, from) =>
        twist<Game, ReturnType<Game['legalPacked']>>(game, 'legalPacked', from, (list) => list.slice().reverse()),
      ),
    ).toThrow('not ascending');
  });
  it('tokens that are not those of the numbers', () => {
    expect(() =>
      play(EVERYTHING, 4, (game, _, from) =>
        twist<Game, string[]>(game, 'legalTokens', from, (list) => list.map((token) => `${token}!`)),
      ),
    ).toThrow('tokens of the legal moves');
  });
  it('an event whose terms do not add up', () => {
    expect(() =>
      play(EVERYTHING, 4, (game, _, from) =>
        twist<Game, ReturnType<Game['events']>>(game, 'events', from, (list) =>
          list.map((e) => ({ ...e, points: e.points + 1 })),
        ),
      ),
    ).toThrow('do not add up');
  });
  it('a hash that is not the recomputed one', () => {
    expect(() =>
      play(EVERYTHING, 4, (game, _, from) =>
        twist<Game, ReturnType<Game['position']>>(
          game,
          'position',
          from,
          (position) => Object.create(position, { hashIsTrue: { value: () => false } }) as typeof position,
        ),
      ),
    ).toThrow('incremental hash');
  });
  it('a trap, with where it came from', () => {
    const trap = (): never => {
      throw new WebAssembly.RuntimeError('unreachable');
    };
    expect(() => play(EVERYTHING, 4, (game, _, from) => twist<Game, unknown>(game, 'play', from, trap))).toThrow(
      /unreachable[\s\S]*\nseed 5/,
    );
  });
});

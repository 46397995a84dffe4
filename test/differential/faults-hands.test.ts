/** The comparison can fail: turns, supplies, the end of the game, chance and open squares told wrongly by the model are found. */
import { expect, it } from 'vitest';
import type { Model } from '../reference/model.js';
import { Difference } from './compare.js';
import { play, twist } from './lying.js';

const EVERYTHING = 'everything C2';
const CHIPS = 'map iberia, chips';
type Open = ReturnType<Model['openSquares']>;

const LIES: Readonly<Record<string, [message: string, preset: string, lie: (model: Model, from: () => boolean) => void]>> = {
  turns: ['turns', EVERYTHING, (m, from) => twist<Model, number>(m, 'turnsPlayed', from, (n) => n + 1)],
  ferries: ['ferries in supply', EVERYTHING, (m, from) => twist<Model, number>(m, 'ferriesLeft', from, (n) => n - 1)],
  'weights of tiles': [
    'outcomes of chance',
    EVERYTHING,
    (m, from) => twist<Model, Record<string, number>>(m, 'remaining', from, () => ({})),
  ],
  'tiles discarded': [
    'tiles discarded',
    EVERYTHING,
    (m, from) => twist<Model, string[]>(m, 'discarded', from, (all) => [...all, 'base-A']),
  ],
  'a chip in hand': [
    'chip in hand',
    CHIPS,
    (m, from) => twist<Model, object | null>(m, 'chipInHand', from, (chip) => chip && { ...chip, value: 9 }),
  ],
  'an open square': ['open squares', EVERYTHING, (m, from) => twist<Model, Open>(m, 'openSquares', from, (all) => all.slice(1))],
  'the copies that fit': [
    'open squares',
    EVERYTHING,
    (m, from) =>
      twist<Model, Open>(m, 'openSquares', from, (all) =>
        all.map((one, i) => (i === 0 ? { ...one, fitting: one.fitting + 1 } : one)),
      ),
  ],
  'a connected city': [
    'connected cities',
    CHIPS,
    (m, from) => twist<Model, number[]>(m, 'connectedCities', from, (all) => all.slice(1)),
  ],
};
it.each(Object.entries(LIES))('%s', (_, [message, preset, lie]) => {
  const game = () => play(preset, 4, (_game, model, from) => lie(model, from));
  expect(game).toThrow(Difference);
  expect(game).toThrow(message);
});
it('winners', () => {
  const game = () =>
    play(EVERYTHING, 4, (one, _, from) => twist<typeof one, number[]>(one, 'winners', from, (all) => all.slice(1)));
  expect(game).toThrow('winners');
});

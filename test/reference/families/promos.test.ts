/** Golden scenarios of Spiel Doch! and the Russian promos on the reference model alone. */
import { describe, expect, it } from 'vitest';
import { choices, play } from '../words.js';
import { sit, type Table } from './table.js';

/** No rule of its own: two tiles, which as start tiles lie side by side (SPD-1, SPD-2). */
describe('Spiel Doch!', () => {
  const tiles = 'spd-CCFF CCFF\nspd-FRRR-garden FRRR garden';
  const start = 'spd-CCFF@0,0r3 spd-FRRR-garden@1,0r3';
  const table: Table = { tiles };

  it('XG-SPD-1 sides [SPD-2]', () => {
    const model = sit(table, { tiles: start, drawn: 'base-U' });
    const field = model.featureAt(0, 0, 2);
    expect(field.segments.some(([x]) => x === 1)).toBe(true); // they touch with fields
    expect([model.featureAt(0, 0, 0).open, model.featureAt(0, 0, 1).open]).toEqual([1, 1]);
    expect(model.options()).toEqual(['0,1@0', '1,-1@1', '1,1@1', '2,0@0']);
  });

  it('XG-SPD-2 roads [SPD-1]', () => {
    const model = sit(table, { tiles: start, drawn: 'base-A' });
    expect(play(model, '1,1@1', '1,1:r0+n')).toEqual({ 0: 2 });
  });

  it('XG-SPD-3 cities apart [SPD-1]', () => {
    const model = sit(table, { tiles: start, drawn: 'base-E' });
    expect(play(model, '0,-1@2', '0,-1:c0+n')).toEqual({ 0: 4 });
    expect([0, 1].map((slot) => model.featureAt(0, 0, slot).complete).sort()).toEqual([false, true]);
  });

  it('XG-SPD-4 garden [SPD-3]', () => {
    const at = (abbots: boolean) => {
      const model = sit(
        { tiles, config: { sets: ['base', 'princess-dragon'], abbots } },
        { tiles: start, drawn: 'pd-CRRF-portal' },
      );
      play(model, '-1,0@1');
      return choices(model).filter((token) => token.startsWith('1,0:g'));
    };
    expect([at(true), at(false)]).toEqual([['1,0:g0+a'], []]);
  });
});

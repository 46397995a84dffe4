/** Mage & Witch. */
import { describe, expect, it } from 'vitest';
import { offered, piece, scene } from './table.js';

describe('mage and witch', () => {
  it('MAGE-10 they take no place, have no strength and are no meeples of the labyrinth', () => {
    const claimed = scene({ tiles: [['base-A', 0, 0, 2]], figures: { witch: [0, 0, 'road:E'] }, turn: 'red' }).place('base-U', 1, 0, 0);
    expect(offered(claimed, 'road')).toEqual(['road:EW']);
    const alone = scene({ tiles: [['base-A', 0, 0, 2]], figures: { mage: [0, 0, 'road:E'] }, turn: 'red' }).place('base-A', 1, 0, 0).finish();
    expect(alone.points()).toEqual({});
    const s = scene({
      tiles: [['lab-RRRR-labyrinth', 0, 0, 0], ['base-A', 0, -1, 3], ['base-A', 1, 0, 0], ['base-A', 0, 1, 1]],
      meeples: [piece('red', 0, 0, 'road:N')], figures: { mage: [1, 0, 'road:W'] }, turn: 'blue',
    }).place('base-A', -1, 0, 2).finish();
    expect(s.points()).toEqual({ red: 5 + 5 + 2 });
  });
});

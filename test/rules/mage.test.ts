/** Mage & Witch. */
import { describe, expect, it } from 'vitest';
import type { SceneSpec } from './table.js';
import { engine, game, offered, piece, scene } from './table.js';

describe('mage and witch', () => {
  it('MAGE-10 they take no place, have no strength and are no meeples of the labyrinth', () => {
    const claimed = scene({ tiles: [['base-A', 0, 0, 2]], figures: { witch: [0, 0, 'road:E'] }, turn: 'red' }).place(
      'base-U',
      1,
      0,
      0,
    );
    expect(offered(claimed, 'road')).toEqual(['road:EW']);
    const alone = scene({ tiles: [['base-A', 0, 0, 2]], figures: { mage: [0, 0, 'road:E'] }, turn: 'red' })
      .place('base-A', 1, 0, 0)
      .finish();
    expect(alone.points()).toEqual({});
    const s = scene({
      tiles: [
        ['lab-RRRR-labyrinth', 0, 0, 0],
        ['base-A', 0, -1, 3],
        ['base-A', 1, 0, 0],
        ['base-A', 0, 1, 1],
      ],
      meeples: [piece('red', 0, 0, 'road:N')],
      figures: { mage: [1, 0, 'road:W'] },
      turn: 'blue',
    })
      .place('base-A', -1, 0, 2)
      .finish();
    expect(s.points()).toEqual({ red: 5 + 5 + 2 });
  });

  it('MAGE-1 eight symbol tiles; mage and witch begin beside the board', () => {
    const g = engine.newGame({ edition: 'C2', sets: ['base', 'mage-witch'] }, { manualChance: true });
    const symbols = new Set(g.rules.kinds.filter(({ magic }) => magic).map(({ id }) => id));
    expect(g.remaining().reduce((sum, { id, count }) => sum + (symbols.has(id) ? count : 0), 0)).toBe(8);
    expect(g.magic).toEqual({ mage: null, witch: null });
  });

  /** Two roads that base-U at (0,0) joins, with the mage in the west and the witch in the east; nothing else is open when it lies. */
  const apart: SceneSpec = {
    tiles: [
      ['base-A', -1, 0, 2],
      ['base-A', 1, 0, 0],
    ],
    figures: { mage: [-1, 0, 'road:E'], witch: [1, 0, 'road:W'] },
    turn: 'red',
  };

  it('MAGE-5, MAGE-6 joined by a tile with nowhere to go, one of them is taken off', () => {
    const s = scene(apart).place('base-U', 0, 0, 0);
    expect([s.player.phase(), [...s.player.options()].sort()]).toEqual(['magic', ['-M', '-W']]);
    s.apply('-W');
    expect([s.player.phase(), s.player.magic().witch]).toEqual(['deploy', null]);
    expect(s.claim('road:E').finish().points()).toEqual({ red: 3 + 3 }); // the mage stayed
    expect(s.player.magic().mage).toBe(null);
  });

  it('MAGE-6 joined by a tile with another road to go to, one of them must move there', () => {
    const s = scene({ ...apart, tiles: [...apart.tiles, ['base-U', 5, 5, 0]] }).place('base-U', 0, 0, 0);
    expect([...s.player.options()].sort()).toEqual(['5,5:r0+M', '5,5:r0+W']);
  });

  it('MAGE-9 on a road completed without a meeple: taken off, or by option kept', () => {
    const end = (magicOnUnscored: 'remove' | 'keep') => {
      const s = scene({
        config: { magicOnUnscored },
        tiles: [
          ['base-A', -1, 0, 2],
          ['fer-FRRR', 0, 0, 0],
          ['base-A', 0, 1, 1],
          ['base-U', 1, 0, 0],
        ],
        ferries: [[0, 0, 'EW']],
        figures: { mage: [-1, 0, 'road:E'] },
        turn: 'red',
      });
      s.place('base-U', 2, 0, 0).pivot(0, 0, 'SW').finish(); // west and south: complete, nobody there
      return s.player.magic().mage;
    };
    expect([end('remove'), end('keep')]).toEqual([null, { x: -1, y: 0, segment: 0 }]);
  });

  it('MAGE-13 ignore: a ferry may leave both on one road; a tile asks for them only when it joins them anew', () => {
    const joined = () =>
      game({
        config: { edition: 'C2', sets: ['base', 'ferries', 'mage-witch'], magicMerge: 'ignore' },
        tiles: [
          ['fer-FRRR', 0, 0, 0],
          ['base-U', -1, 0, 0],
          ['base-U', 1, 0, 0],
        ],
        ferries: [{ x: 0, y: 0, pair: 'ES' }],
        mage: { x: -1, y: 0, segment: 'r0' },
        witch: { x: 1, y: 0, segment: 'r0' },
        drawn: 'base-U',
        bag: { 'base-B': 3, 'base-U': 4, 'base-V': 2 },
      })
        .play('2,0@0')
        .play('-')
        .play('0,0%EW');
    expect(joined().phase).toBe('draw');
    expect(joined().play('?base-B').play('0,-1@0').phase).toBe('deploy'); // elsewhere
    const parted = joined().play('?base-U').play('3,0@0'); // on the road itself
    expect(parted.phase).toBe('deploy');
    parted.play('-').play('0,0%ES');
    expect(parted.phase).toBe('draw');
    const apart = game({
      config: { edition: 'C2', sets: ['base', 'ferries', 'mage-witch'], magicMerge: 'ignore' },
      tiles: [
        ['base-U', -1, 0, 0],
        ['base-U', 1, 0, 0],
      ],
      mage: { x: -1, y: 0, segment: 'r0' },
      witch: { x: 1, y: 0, segment: 'r0' },
      drawn: 'base-U',
      bag: { 'base-B': 3 },
    });
    expect(apart.play('0,0@0').phase).toBe('magic'); // joined by the tile
  });

  it('MAGE-13 the duty after a tile and the duty after a pivot are different positions', () => {
    const built = (pair: 'EW' | 'ES') =>
      game({
        config: { edition: 'C2', sets: ['base', 'ferries', 'mage-witch'] },
        tiles: [
          ['fer-FRRR', 0, 0, 0],
          ['base-U', -1, 0, 0],
          ['base-U', 2, 0, 0],
        ],
        ferries: [{ x: 0, y: 0, pair }],
        mage: { x: -1, y: 0, segment: 'r0' },
        witch: { x: 2, y: 0, segment: 'r0' },
        drawn: 'base-U',
        bag: { 'base-B': 3 },
      }).play('1,0@0');
    const byTile = built('EW');
    const byPivot = built('ES').play('-').play('0,0%EW');
    expect([byTile.phase, byPivot.phase]).toEqual(['magic', 'magic']);
    expect(byTile.hash()).not.toBe(byPivot.hash());
    const move = byTile.legalTokens().find((token) => token.endsWith('+M')) as string;
    expect([byTile.play(move).phase, byPivot.play(move).phase]).toEqual(['deploy', 'draw']);
  });
});

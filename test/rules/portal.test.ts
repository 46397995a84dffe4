/** The magic portal. */
import { describe, expect, it } from 'vitest';
import type { SceneSpec } from './table.js';
import { piece, scene } from './table.js';

describe('portal', () => {
  it('PORTAL-3 mayor and wagon use it, builder, pig and barn do not', () => {
    const spec: SceneSpec = {
      config: { modules: { traders: true, abbey: true } },
      tiles: [
        ['base-D', 0, 0, 0],
        ['base-B', 0, 1, 0],
        ['base-B', 5, 5, 0],
        ['base-E', 6, 5, 1],
        ['base-B', 5, 6, 0],
        ['base-B', 6, 6, 0],
      ],
      meeples: [piece('red', 0, 0, 'road:E'), piece('red', 0, 1, 'field:0')],
      draws: ['pd-CCCF-portal'],
      turn: 'red',
    };
    const s = scene(spec).place('pd-CCCF-portal', 0, 2, 1);
    const elsewhere = (letter: string) =>
      s.player.options().filter((token) => token.endsWith(`+${letter}`) && !token.startsWith('0,2:'));
    expect(elsewhere('m')).toEqual(['0,0:c0+m', '6,5:c0+m']);
    expect(elsewhere('w').length).toBeGreaterThan(2);
    expect(elsewhere('w').filter((token) => token.includes(':f'))).toEqual([]);
    expect(['b', 'p', 'h'].map(elsewhere)).toEqual([[], [], []]);
    // on the portal tile itself the pig may stand: the field there is the farmer's
    expect(s.player.options()).toContain('0,2:f0+p');
  });

  it('PORTAL-2, PORTAL-3 the abbot through the portal: free, unfinished monasteries and gardens', () => {
    const s = scene({
      config: { abbots: true, pieces: { abbot: 1 } },
      draws: ['pd-CFRR-portal'],
      turn: 'red',
      tiles: [
        ['base-E-garden', 0, 0, 0],
        ['base-B', 0, 1, 0],
        ['base-B', 1, 1, 0],
      ],
      meeples: [piece('blue', 1, 1, 'monastery')],
    }).place('pd-CFRR-portal', 0, -1, 2);
    expect(s.targets('abbot')).toEqual(['0,0 garden', '0,1 monastery']);
  });

  it('PORTAL-2, ABB-33 no farmer through the portal into a field with a barn', () => {
    const s = (meeples: SceneSpec['meeples'] & object) =>
      scene({
        config: { modules: { abbey: true } },
        draws: ['pd-CCCF-portal'],
        turn: 'red',
        meeples,
        tiles: [
          ['base-B', 5, 5, 0],
          ['base-B', 6, 5, 0],
          ['base-B', 5, 6, 0],
          ['base-B', 6, 6, 0],
          ['base-E', 0, 0, 0],
        ],
      })
        .place('pd-CCCF-portal', 0, -1, 0)
        .targets()
        .filter((target) => /^[56].*field/.test(target)).length;
    expect([s([]), s([piece('blue', 5, 5, '1', 'barn')])]).toEqual([4, 0]);
  });
});

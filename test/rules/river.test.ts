/** The river. */
import { describe, expect, it } from 'vitest';
import { readSetup, setupFromGame } from '../../src/setup/index.js';
import { engine, game } from './table.js';

describe('river', () => {
  const config = { edition: 'C2' as const, river: true };

  it('RIV-1 with the end of the river in hand a setup gives the same position', () => {
    const g = engine.newGame(config, { seed: 3, manualChance: true });
    while (g.drawn !== 'riv-FFFW')
      g.play(
        g.phase === 'draw'
          ? (g.chanceOutcomes()[0]?.token as string)
          : g.legalTokens().includes('-')
            ? '-'
            : (g.legalTokens()[0] as string),
      );
    const { rules, ops } = readSetup(setupFromGame(g));
    const again = engine.build(rules, ops, { manualChance: true });
    expect(again.hash()).toBe(g.hash());
  });

  it('RIV-2 the river goes on, and does not turn twice the same way', () => {
    const g = game({
      config,
      tiles: [
        ['riv-FFFW', 0, 0, 0],
        ['riv-FFWW', -1, 0, 3],
      ],
      drawn: 'riv-FFWW-garden',
      bag: { 'riv-FWFW': 1 },
    });
    // it came west and turned south; another turn to the left would lead back east
    expect(g.legalTokens()).toEqual(['-1,1@1']);
  });

  it('RIV-3 meeples are placed as usual, not on the river, which cuts the fields', () => {
    const g = engine.newGame(config, { manualChance: true });
    g.play('?riv-FWFW').play('-1,0@0');
    expect(g.legalTokens().sort()).toEqual(['-', '-1,0:f0+n', '-1,0:f1+n']);
    // only around the spring the two banks meet
    expect(g.featureAt(-1, 0, 0).segments).toContainEqual({ x: -1, y: 0, segment: 1 });
    const stretch = game({
      config,
      tiles: [
        ['riv-FWFW', 0, 0, 0],
        ['riv-FWFW', 1, 0, 0],
      ],
    });
    expect(
      stretch
        .featureAt(0, 0, 0)
        .segments.map(({ x, segment }) => `${x}:${segment}`)
        .sort(),
    ).toEqual(['0:0', '1:0']);
  });

  it('RIV-4 the lake at the end of the river is no lake of the ferries', () => {
    const g = game({
      config: { ...config, sets: ['base', 'ferries'] },
      tiles: [['riv-FFFW', 0, 0, 0]],
      drawn: 'riv-FFFW',
      bag: { 'base-U': 2 },
    });
    g.play(g.legalTokens()[0] as string).play('-');
    expect([g.phase, g.ferrySupply, g.tiles().every(({ ferry }) => ferry === null)]).toEqual(['draw', 8, true]);
  });
});

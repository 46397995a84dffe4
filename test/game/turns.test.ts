/** Turns read off the board against tiles laid and taken back, in games under rules of every kind. */
import { Verb } from '../../assembly/generated/ids.js';
import { describe, expect, it } from 'vitest';
import { legalTurns, NOT_ASKED } from '../../src/turns.js';
import type { Position } from '../../src/position.js';
import { compileRules, type ConfigInput } from '../../src/rules/index.js';
import { chooser } from '../differential/compare.js';
import { familyConfigs } from '../differential/pairs.js';
import { engine } from '../rules/table.js';

/** The same, by `make` and `unmake`. */
function laid(position: Position): number[] {
  const places = [...position.legal().slice()].filter((move) => move >>> 24 === Verb.Place);
  return places.flatMap((place) => {
    position.make(place);
    const answers = position.phase === 'deploy' ? [...position.legal()] : [NOT_ASKED];
    position.unmake();
    return answers.flatMap((answer) => [place, answer]);
  });
}
/** Positions of a game met with a tile in hand, and in how many of them the core read the turns off the board. */
function compare(config: ConfigInput, seed: number): { met: number; read: number; refusals: number } {
  const position = engine.newPosition(compileRules(config), seed);
  const pick = chooser(seed);
  let [met, read, refusals] = [0, 0, 0];
  while (!position.isOver) {
    if (position.phase === 'place') {
      const hash = position.hashWords();
      const found = [...legalTurns(position)];
      if (position.core.calls.listTurns(position.slot) >= 0) read++;
      expect(found).toEqual(laid(position));
      expect(position.hashWords()).toEqual(hash);
      if (found.includes(NOT_ASKED)) refusals++;
      met++;
    }
    if (position.isChance) position.makeChance();
    else {
      const legal = position.legal().slice();
      // few meeples on the board: hands stay full to the end
      position.make(legal[0] === 0 && pick(10) > 1 ? 0 : (legal[pick(legal.length)] as number));
    }
  }
  return { met, read, refusals };
}

const READ: Readonly<Record<string, ConfigInput>> = {
  'base, C1, no fields': { edition: 'C1', fields: false },
  'base, C2': { edition: 'C2' },
  'base, C3, abbots not in play': { edition: 'C3', abbots: false },
  'two meeples each': { edition: 'C2', pieces: { normal: 2 } },
  'inns and cathedrals': { sets: ['base', 'inns-cathedrals'], abbots: false },
  'German cathedrals': { sets: { base: 1, 'german-cathedrals': 2 }, abbots: false },
  'six players, river': { players: 6, river: true, abbots: false },
};
describe('turns', () => {
  it.each(Object.entries(READ))('%s: read off the board as tiles laid tell them', (_, config) => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { met, read } = compare(config, seed);
      expect(met).toBeGreaterThan(50);
      expect(read).toBe(met);
    }
  });
  it('a player without meeples is not asked', () => {
    expect(compare({ edition: 'C2', pieces: { normal: 1 } }, 4).refusals).toBeGreaterThan(5);
  });
  it.each(Object.entries(familyConfigs()))('with %s they are those that tiles laid tell', (_, config) => {
    const sets = config.sets && { base: 1, ...(config.sets as Readonly<Record<string, number>>) };
    expect(compare({ ...config, ...(sets && { sets }) }, 5).met).toBeGreaterThan(20);
  });
  it('no tile to be placed: a typed error', () => {
    const position = engine.newPosition({}, 1);
    expect(() => legalTurns(position)).toThrow(expect.objectContaining({ code: 'ERR_PHASE', field: 'phase', value: 'draw' }));
    expect(() => legalTurns({} as Position)).toThrow(expect.objectContaining({ code: 'ERR_MOVE', field: 'position' }));
  });
});

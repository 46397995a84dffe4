/** Golden scenarios of dragon, fairy, princess and tower on the reference model alone. */
import { describe, expect, it } from 'vitest';
import type { Model } from '../model.js';
import type { State } from '../state.js';
import { choices, play, type Words } from '../words.js';
import { dragonAt } from './dragon.js';
import { fairyPlace } from './fairy.js';
import { sit, type Table } from './table.js';
import { floorsLeft, prisoners, TOP, towers } from './tower.js';

const modules = ['dragon', 'fairy', 'princess', 'tower'];
const config = {
  sets: ['base', 'princess-dragon', 'traders-builders', 'inns-cathedrals', 'abbey-mayor'],
  abbots: true,
  copies: { 'ic-FRFR-inn': 1 },
} as const;
const tiles = `tow-FFFF FFFF towerFoundation
tow-FFFF-mon FFFF mon towerFoundation
tow-CFRR CFRR SW towerFoundation
tow-FFRR FFRR S>o W>o towerFoundation
tow-FRRR FRRR E>o S>o W>o towerFoundation
tow-CCCR CCCR NES W>c towerFoundation`;

const at = (options: Table['options'], words: Words): Model => sit({ config, modules, tiles, options: options ?? {} }, words);
const dragon = (x: number, y: number) => (state: State) => dragonAt.set(state, { x, y });
/** The fairy beside the piece listed first there. */
const fairy = (x: number, y: number, more?: (state: State) => void) => (state: State) => {
  const beside = state.pieces.find((piece) => piece.x === x && piece.y === y) ?? null;
  fairyPlace.set(state, { x, y, beside });
  more?.(state);
};
const floors =
  (...list: readonly (readonly [x: number, y: number, height: number])[]) =>
  (state: State) =>
    towers.set(
      state,
      list.map(([x, y, height]) => ({ x, y, height, closed: false })),
    );

describe('dragon', () => {
  const pair = { tiles: 'base-D@0,0r0 pd-CFFF-volcano@0,1r2', prepare: dragon(0, 1), drawn: 'pd-CFRR-dragon' };
  it('GOLD-PD1a, GOLD-PD1b before or after scoring [DRAG-12, DRAG-15, DRAG-20]', () => {
    const before = at({}, pair);
    expect(play(before, '0,-1@2', '0,-1:c0+n')).toEqual({});
    expect([before.phase, before.actor, before.options()]).toEqual(['dragon', 0, ['0,0!D']]);
    play(before, '0,0!D');
    expect([before.actor, before.options()]).toEqual([1, ['0,-1!D']]);
    expect(play(before, '0,-1!D')).toEqual({});
    expect([before.phase, before.supply(0).normal]).toEqual(['draw', 7]);
    const after = at({ dragonMove: 'afterScoring' }, pair);
    expect(play(after, '0,-1@2', '0,-1:c0+n')).toEqual({ 0: 4 });
    expect(play(after, '0,0!D', '0,-1!D')).toEqual({});
    expect(after.phase).toBe('draw');
  });

  it('GOLD-PD2 the flight ends for want of squares [DRAG-11, DRAG-13, DRAG-15, DRAG-20]', () => {
    const model = at(
      {},
      {
        tiles: 'base-D@0,0r0 pd-FFFR-volcano@0,1r0 base-A@-1,1r2 base-U@-1,0r0',
        figures: ['1 abbot -1,1 2', '0 normal -1,0 0'],
        prepare: dragon(0, 1),
        drawn: 'pd-FRRR-mon-dragon',
        turnPlayer: 1,
      },
    );
    const monk = model.featureAt(-1, 1, 2).kind;
    play(model, '1,1@3', '1,1:m0+n', '-1,1!D', '-1,0!D');
    expect([monk, model.actor]).toEqual(['monastery', 1]);
    expect(play(model, '0,0!D')).toEqual({});
    expect([model.phase, model.supply(1).abbot, model.supply(0).normal, model.figures().length]).toEqual(['draw', 1, 7, 1]);
  });

  it('GOLD-PD3 the fairy closes her square [FAIRY-11, DRAG-14]', () => {
    const model = at(
      {},
      {
        tiles: 'base-D@0,0r0 base-J@1,0r1 base-U@-1,0r0 base-L@-2,0r0 pd-CFFF-volcano@2,0r3',
        figures: ['1 normal -1,0 1', '0 normal 1,0 0', '0 normal -2,0 3'],
        prepare: fairy(-1, 0, dragon(2, 0)),
        drawn: 'pd-FRRR-mon-dragon',
      },
    );
    play(model, '-3,0@0', '-', '1,0!D');
    expect(model.options()).toEqual(['0,0!D']);
    play(model, '0,0!D');
    expect([model.phase, model.supply(0).normal, model.supply(1).normal]).toEqual(['draw', 6, 6]);
  });

  it('GOLD-PD12 the builder goes with its meeple [DRAG-11, DRAG-22]', () => {
    const model = at(
      {},
      {
        tiles: 'base-D@0,0r0 base-U@1,0r0 base-U@2,0r0 pd-FFFF-volcano@0,1r0 base-B@1,1r0',
        figures: ['0 normal 1,0 0', '0 builder 2,0 0', '1 normal 1,1 1'],
        prepare: dragon(0, 1),
        drawn: 'pd-FRFR-dragon',
        turnPlayer: 1,
      },
    );
    play(model, '3,0@0', '-');
    expect([model.actor, model.options().sort()]).toEqual([1, ['0,0!D', '1,1!D']]);
    play(model, '0,0!D');
    expect([model.actor, model.options()]).toEqual([0, ['1,0!D']]);
    play(model, '1,0!D');
    expect([model.supply(0).normal, model.supply(0).builder]).toEqual([7, 1]);
    play(model, '2,0!D', '3,0!D');
    expect([model.phase, model.figures().length]).toEqual(['draw', 1]);
  });

  it('GOLD-PD13 no dragon tile before the first volcano [DRAG-4, DRAG-5, DRAG-6]', () => {
    const model = at({}, { tiles: 'base-D@0,0r0', bag: { 'pd-FFRR-dragon': 2, 'pd-FFRR-volcano': 1 } });
    expect(model.options()).toEqual(['?pd-FFRR-volcano']);
    play(model, '?pd-FFRR-volcano', model.options()[0] === '?pd-FFRR-volcano' ? '1,0@0' : '');
    expect([model.phase, model.options()]).toEqual(['draw', ['?pd-FFRR-dragon']]); // nothing may be put on the volcano
    const never = at({}, { tiles: 'base-D@0,0r0', bag: { 'pd-FFRR-dragon': 2 } });
    expect(never.isOver).toBe(true);
  });
});

describe('fairy', () => {
  it('GOLD-PD5 three points without points of the city [FAIRY-12, FAIRY-14]', () => {
    const model = at({}, { tiles: 'base-D@0,0r0 base-G@0,-1r0', figures: ['0 mayor 0,-1 0'], drawn: 'base-E' });
    expect(play(model, '0,-2@2', '0,-1:c0!m')).toEqual({ 0: 3 });
    expect(model.supply(0).mayor).toBe(1);
  });

  it('GOLD-PD6, PD7, PD8 at the end [FAIRY-13]', () => {
    const end = (second: string, figure: string): Record<number, number> => {
      const words = {
        tiles: `base-D@0,0r0 ${second}@1,0r0 base-U@2,0r0`,
        figures: [`0 ${figure}`],
        prepare: fairy(1, 0),
        drawn: 'base-U',
        bag: {},
      };
      const model = at({}, { ...words, turnPlayer: 1 });
      return play(model, model.options().find((token) => token.startsWith('0,1')) ?? '', '-');
    };
    const inn = end('ic-FRFR-inn', 'large 1,0 0');
    expect(inn[0]).toBe(3);
    expect(end('base-U', 'normal 1,0 0')[0]).toBe(6);
    expect(end('base-U', 'normal 1,0 1')[0]).toBe(3);
  });

  it('GOLD-PD14 without her meeple she stays beside nobody [FAIRY-7, TOW-16]', () => {
    const model = at(
      {},
      { tiles: 'base-D@0,0r0 tow-FFFF@0,1r0', figures: ['0 normal 0,0 0'], prepare: fairy(0, 0), drawn: 'base-B', turnPlayer: 1 },
    );
    play(model, '1,1@0', '0,1+T');
    expect([model.phase, model.options()]).toEqual(['capture', ['-', '0,0:r0<n0']]);
    expect(play(model, '0,0:r0<n0')).toEqual({}); // and no point as red's turn begins
    expect([model.turnPlayer, model.supply(0).normal]).toEqual([0, 6]);
  });

  it('GOLD-PD15 one point in a double turn [FAIRY-10]', () => {
    const words = {
      tiles: 'base-D@0,0r0',
      figures: ['0 normal 0,0 0', '0 builder 0,0 0'],
      bag: { 'base-U': 2 },
      prepare: fairy(0, 0),
    };
    const model = at({}, words);
    expect(model.scores).toEqual([1, 0]);
    play(model, '?base-U', '1,0@0', '-');
    expect([model.part, model.scores]).toEqual([2, [1, 0]]);
  });

  it('GOLD-PD4 on a tile [FAIRY-20, FAIRY-11]', () => {
    const model = at(
      { fairyPlacement: 'onTile' },
      {
        tiles: 'base-D@0,0r0 base-U@1,0r0 pd-CRRR-princess@-1,0r0 base-D@-2,0r0 pd-FFRR-volcano@2,0r0',
        figures: ['0 normal 1,0 0', '1 normal -1,0 3', '0 normal -2,0 1'],
        prepare: (state) => {
          dragon(2, 0)(state);
          fairyPlace.set(state, { x: -1, y: 0, beside: null });
        },
        drawn: 'pd-CRCR-dragon',
      },
    );
    play(model, '-3,0@0', '-2,0!F', '1,0!D', '0,0!D', '-1,0!D');
    expect([model.phase, model.supply(0).normal, model.supply(1).normal]).toEqual(['draw', 6, 7]);
  });
});

describe('princess', () => {
  const words = { tiles: 'base-D@0,0r0', figures: ['0 normal 0,0 1'], drawn: 'pd-CRRR-princess', turnPlayer: 1 };
  it('GOLD-PD11a, PD11b must and may [PRIN-2, PRIN-4, PRIN-7, PRIN-10]', () => {
    const must = at({ princessAction: 'must' }, words);
    play(must, '0,-1@2');
    expect(must.options()).toEqual(['0,0:c0-n0']);
    expect(play(must, '0,0:c0-n0')).toEqual({});
    expect(must.supply(0).normal).toBe(7);
    const may = at({ princessAction: 'may' }, words);
    play(may, '0,-1@2');
    expect(choices(may).filter((token) => token.endsWith('+n')).length).toBe(6);
    expect(choices(may)).toContain('0,0:c0-n0');
    expect(play(may, '-')).toEqual({ 0: 4 });
  });
});

describe('tower', () => {
  it('GOLD-TW1, TW2 range of floors [TOW-13, TOW-16]', () => {
    const words = {
      tiles: 'base-D@0,0r0 tow-FFFF@0,1r0 base-B@-1,1r0 base-A@-2,1r3 base-A@-1,0r2',
      figures: ['0 normal -1,1 1', '0 normal -2,1 2', '0 normal -1,0 2'],
      drawn: 'tow-CFRR',
    };
    const first = at({}, words);
    play(first, '1,0@0', '0,1+T');
    expect(first.options()).toEqual(['-', '-1,1:m0<n0']);
    const second = at({}, { ...words, prepare: floors([0, 1, 1]) });
    play(second, '1,0@0', '0,1+T');
    expect(second.options().sort()).toEqual(['-', '-1,1:m0<n0', '-2,1:m0<n0']);
    play(second, '-2,1:m0<n0');
    expect(second.supply(0).normal).toBe(5);
  });

  it('GOLD-TW3 where floors and tops may go [TOW-10, TOW-23, TOW-25]', () => {
    const model = at({}, { tiles: 'base-D@0,0r0 tow-FFRR@-1,0r2', prepare: floors([-1, 0, 1]), drawn: 'tow-FRRR' });
    play(model, '1,0@2');
    expect(
      choices(model)
        .filter((token) => /T$|:t/.test(token))
        .sort(),
    ).toEqual(['-1,0+T', '-1,0:t+l', '-1,0:t+n', '1,0+T']);
    expect(choices(model).filter((token) => /:[rf]\d\+n$/.test(token)).length).toBe(6);
  });

  const captive = (state: State) => prisoners.set(state, [{ captor: 1, player: 0, figure: 'normal' }]);
  it('GOLD-TW4, TW5 ransom [TOW-30, TOW-32, TOW-33, ORDER-21]', () => {
    const words = {
      tiles: 'base-D@0,0r0',
      scores: [4, 0],
      supply: [{ normal: 0, large: 0 }],
      drawn: 'tow-CCCR',
      prepare: captive,
    };
    const model = at({}, words);
    play(model, '0,-1@1');
    expect(choices(model).includes('$n1')).toBe(true);
    play(model, '$n1');
    expect([model.phase, model.scores, model.supply(0).normal]).toEqual(['deploy', [1, 3], 1]);
    expect(choices(model).filter((token) => token.endsWith('+n')).length).toBe(4);
    expect(choices(model).some((token) => token.startsWith('$'))).toBe(false);
    const poor = { ...words, scores: [2, 0] };
    expect(at({}, poor).options()).not.toContain('$n1');
    const debt = at({ ransomNeedsPoints: false }, poor);
    play(debt, '$n1');
    expect([debt.phase, debt.scores]).toEqual(['place', [-1, 3]]);
  });

  it('GOLD-TW6 exchange with a choice [TOW-20..22]', () => {
    const model = at(
      {},
      {
        tiles: 'base-D@0,0r0 tow-FFFF@0,1r0 base-B@1,1r0',
        figures: ['1 normal 1,1 1'],
        supply: [{ normal: 6, large: 0 }],
        prepare: (state) =>
          prisoners.set(state, [
            { captor: 1, player: 0, figure: 'normal' },
            { captor: 1, player: 0, figure: 'large' },
          ]),
        drawn: 'base-U',
      },
    );
    play(model, '1,0@0', '0,1+T', '1,1:m0<n1');
    expect([model.phase, model.options()]).toEqual(['exchange', ['=l', '=n']]);
    play(model, '=l');
    expect([model.supply(0).large, model.supply(0).normal, model.supply(1).normal]).toEqual([1, 6, 7]);
  });

  it('GOLD-TW7a, TW7b a capture decides a majority [TOW-17..19]', () => {
    const words = {
      tiles: 'base-D@0,0r0 base-F@0,-1r0 tow-FFFF@0,1r0',
      figures: ['0 normal 0,0 1', '0 builder 0,-1 0', '1 normal 0,-1 0'],
      drawn: 'base-E',
      turnPlayer: 1,
    };
    const model = at({}, words);
    expect(play(model, '0,-2@2', '0,1+T', '0,0:c0<n0')).toEqual({ 1: 8 });
    expect([model.supply(0).builder, model.supply(0).normal]).toEqual([1, 6]);
    expect(play(at({}, words), '0,-2@2', '-')).toEqual({ 0: 8, 1: 8 });
  });

  it('GOLD-TW8 closed by a meeple, opened by its capture [TOW-11, TOW-23, TOW-24]', () => {
    for (const towerReopens of [true, false]) {
      const model = at(
        { towerReopens },
        { tiles: 'base-D@0,0r0 tow-FFFF@0,1r0 tow-FFFF-mon@1,1r0', prepare: floors([0, 1, 1]), bag: { 'base-U': 3 } },
      );
      play(model, '?base-U', '1,0@0', '0,1:t+n', '?base-U', '2,0@0');
      expect([model.options().includes('0,1+T'), model.figures()[0]?.segment]).toEqual([false, TOP]);
      play(model, '1,1+T', '0,1:t<n0', '?base-U', '3,0@0');
      expect(model.options().includes('0,1+T')).toBe(towerReopens);
    }
  });

  it('GOLD-TW10 floors [TOW-2]', () => {
    for (const [players, each] of [
      [2, 10],
      [3, 9],
      [4, 7],
      [5, 6],
      [6, 5],
    ] as const) {
      let found = 0;
      sit(
        { config: { ...config, players }, modules, tiles },
        { tiles: 'base-D@0,0r0', prepare: (state) => (found = floorsLeft.get(state)[0] ?? 0) },
      );
      expect(found).toBe(each);
    }
  });
});

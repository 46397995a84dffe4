/** Barns, pigs, builders, abbots and the river on the reference model. */
import { describe, expect, it } from 'vitest';
import { compileRules } from '../../src/rules/index.js';
import { build, choices, play, position } from './words.js';
import { Model } from './model.js';

/** Four monasteries in a square, two finished cities above; the field is one. */
const FARM = 'base-B@0,0r0 base-B@1,0r0 base-B@0,1r0 base-E@0,-1r0 base-E@0,-2r2 base-E@1,-1r0 base-E@1,-2r2';

describe('barns', () => {
  it('GOLD-T18 a barn is set [ABB-30, ABB-32, ABB-35]', () => {
    const model = build(
      {},
      { tiles: FARM, figures: ['0 normal 0,0 0', '0 normal 1,0 0', '1 normal 0,1 0'], drawn: 'base-B', bag: {}, turnPlayer: 1 },
    );
    model.apply('1,1@0');
    expect(choices(model).filter((token) => token.endsWith('+h'))).toEqual(['1,1:b3+h']);
    expect(play(model, '1,1:b3+h')).toEqual({ 0: 6, 1: 8 }); // the end of the game follows
    expect(model.figures()).toEqual([{ player: 1, figure: 'barn', x: 1, y: 1, segment: -1, corner: 3 }]);
  });

  it('GOLD-T19 a field is joined to a barn field [ABB-34]', () => {
    // A farmer with a pig west of the gap; the tile between joins the fields.
    const model = build(
      {},
      {
        tiles: `${FARM} base-B@1,1r0 base-B@-2,0r0 base-B@-2,-1r0 base-E@-2,-2r0 base-E@-2,-3r2`,
        figures: ['1 barn 1,1 3', '2 normal -2,0 0', '2 pig -2,0 0'],
        drawn: 'base-B',
      },
    );
    expect(play(model, '-1,0@0', '-')).toEqual({ 2: 6 });
    expect([model.supply(2).normal, model.supply(2).pig]).toEqual([7, 1]);
  });

  it('no farmer and no second barn in a barn field [ABB-31, ABB-33]', () => {
    for (const barnOnBarnField of [false, true]) {
      const model = build(
        { barnOnBarnField },
        { tiles: `${FARM} base-B@1,1r0 base-B@2,0r0`, figures: ['1 barn 1,1 3'], drawn: 'base-B' },
      );
      model.apply('2,1@0');
      expect(choices(model).filter((token) => /f0|h$/.test(token))).toEqual(barnOnBarnField ? ['2,1:b3+h'] : []);
    }
  });
});

describe('builder', () => {
  it('needs an own meeple and an unfinished feature; the tile that extends it gives a double turn [TRD-10, TRD-11, TRD-12]', () => {
    const model = build({}, { tiles: 'base-U@0,0r0', figures: ['0 normal 0,0 0'], drawn: 'base-U', bag: { 'base-U': 5 } });
    model.apply('1,0@0');
    expect(choices(model).filter((token) => token.endsWith('+b'))).toEqual(['1,0:r0+b']);
    play(model, '1,0:r0+b');
    expect([model.part, model.turnPlayer]).toEqual([1, 1]); // set now, so not extended by this tile
    play(model, '?base-U', '2,0@0', '-', '?base-U', '3,0@0', '-', '?base-U', '4,0@0', '-');
    expect([model.part, model.turnPlayer]).toEqual([2, 0]);
    play(model, '?base-U', '5,0@0', '-');
    expect([model.part, model.turnPlayer]).toEqual([1, 1]);
  });

  it('a meeple that comes back is in hand for the second part only [BASE-23, GOLD-T27]', () => {
    const supply = [{ normal: 0, large: 0, mayor: 0, wagon: 0, barn: 0, builder: 0, pig: 0 }];
    const model = build({}, { tiles: 'base-A@0,0r2 base-U@1,0r0', figures: ['0 normal 1,0 0'], supply, drawn: 'base-A' });
    expect(play(model, '2,0@0')).toEqual({ 0: 3 });
    expect(model.supply(0).normal).toBe(1);
  });
});

describe('abbot', () => {
  const config = { sets: ['base'], copies: {}, abbots: true } as const;
  it('is taken back for what the garden is worth now [BASE-71, BASE-72]', () => {
    const garden = compileRules({ edition: 'C2', ...config }).kinds.find((kind) =>
      kind.segments.some((segment) => segment.kind === 'garden'),
    );
    if (!garden) throw new Error('no garden');
    const slot = garden.segments.findIndex((segment) => segment.kind === 'garden');
    const start = build(config, {
      tiles: `${garden.id}@0,0r0`,
      figures: [`0 abbot 0,0 ${slot}`],
      drawn: 'base-D',
      abbeys: [0, 0, 0],
    });
    const [place = ''] = start.options();
    start.apply(place);
    expect(choices(start)).toContain('0,0^');
    expect(play(start, '0,0^')).toEqual({ 0: 2 });
    expect([start.supply(0).abbot, start.figures()]).toEqual([1, []]);
  });

  it('stands on monasteries and gardens only; others keep off gardens [BASE-70, BASE-71]', () => {
    const model = build(config, { tiles: 'base-B@0,0r0', drawn: 'base-B' });
    model.apply('1,0@0');
    expect(choices(model)).toEqual(['1,0:f0+n', '1,0:m0+a', '1,0:m0+n']);
  });
});

describe('river', () => {
  it('is continued, and never turns the same way twice running [RIV-1, RIV-2]', () => {
    const rules = compileRules({ edition: 'C2', river: true });
    // The spring opens to the south; the curve turns the river to the west.
    const spring = 'riv-FFFW@0,0r3';
    const first = Model.fromPosition(rules, position({ tiles: spring, drawn: 'riv-FFWW' }));
    expect(first.options()).toEqual(['0,1@1', '0,1@2']);
    // Rotation 1: sides W and N.
    const second = Model.fromPosition(rules, position({ tiles: `${spring} riv-FFWW@0,1r1`, drawn: 'riv-CCWW' }));
    expect(second.options()).toEqual(['-1,1@3']);
    const straight = Model.fromPosition(
      rules,
      position({ tiles: `${spring} riv-FFWW@0,1r1 riv-FWFW@-1,1r0`, drawn: 'riv-RRWW' }),
    );
    expect(straight.options()).toEqual(['-2,1@2', '-2,1@3']);
  });
});

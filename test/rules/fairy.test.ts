/** The Fairy: her moves, and who stands beside her. */
import { describe, expect, it } from 'vitest';
import { stateOf } from '../../src/entry-url.js';
import { parsePosition, positionText } from '../../src/notation/index.js';
import { compileRules } from '../../src/rules/index.js';
import { loadGame, saveGame } from '../../src/saved/index.js';
import { readSetup, setupFromGame } from '../../src/setup/index.js';
import type { Setup } from '../../src/setup/index.js';
import { type Beside, moves, PLAIN, paid, ROAD, table } from './fairy-table.js';
import type { Scene, SceneSpec } from './table.js';
import { engine, game, piece } from './table.js';

const setup = (more: Partial<Setup> = {}): Setup => ({
  config: { edition: 'C2', modules: { fairy: true } } as Setup['config'],
  tiles: [['base-D', 0, 0, 0]],
  figures: [{ player: 0, figure: 'normal', x: 0, y: 0, segment: 'r0' }],
  ...more,
});

describe('fairy', () => {
  it('FAIRY-1 beside the board at first, and only where she is played', () => {
    expect(stateOf(engine.newGame({ modules: { fairy: true } as never }))).toMatchObject({ fairy: null, fairyMeeple: 255 });
    expect(compileRules({ sets: ['base', 'princess-dragon'] }).config).toMatchObject({
      modules: { fairy: true },
      fairyPlacement: 'nextToFollower',
    });
    const decoration = compileRules({ sets: ['base', 'princess-dragon'], tilesOnly: ['princess-dragon'] }).config;
    expect(decoration.modules).not.toHaveProperty('fairy');
    expect(() => compileRules({ fairyPlacement: 'onTile' } as never)).toThrow(
      expect.objectContaining({ field: 'fairyPlacement' }),
    );
  });
  it('FAIRY-2 she occupies nothing and owns nothing', () => {
    const s = table({ tiles: ROAD, drawn: 'base-U' }, [-1, 2, 0, '']).place('base-U', 3, 0, 0);
    expect(s.places()).toContain('road:EW');
    expect(s.feature(2, 0, 'road:E').owners).toEqual([]);
  });
  it('FAIRY-3, FAIRY-12 beside one meeple: only that one has something of her', () => {
    const city = (at: Beside): Scene =>
      table(
        { tiles: [['base-D', 0, 0, 0]], meeples: [piece('red', 0, 0, 'city:N'), piece('red', 0, 0, 'road:E')], drawn: 'base-E' },
        at,
      ).place('base-E', 0, -1, 2);
    expect(paid(city([0, 0, 0, 'city:N']).finish())).toEqual(['0 3']);
    expect(paid(city([0, 0, 0, 'road:E']).finish())).toEqual([]);
  });
  it('FAIRY-4, X-FAIRY-1 in step 2a in place of anything else, to own meeples wherever they stand, with empty hands too', () => {
    const s = table(
      {
        tiles: ROAD,
        meeples: [piece('red', 0, 0, 'city:N'), piece('red', 1, 0, 'road:E'), piece('blue', 1, 0, 'field:0')],
        drawn: 'base-B',
      },
      undefined,
      { ...PLAIN, pieces: { normal: 2 } },
    ).place('base-B', 0, 1, 0);
    expect(s.player.options()).toEqual(['-', '0,0:c0!n', '1,0:r0!n']);
    expect(s.apply('1,0:r0!n').player.turnPlayer()).toBe(1);
    const builders = { modules: { fairy: true, traders: true }, pieces: { builder: 1 } };
    const b = table({ tiles: ROAD, meeples: [piece('red', 1, 0, 'road:E')], drawn: 'base-U' }, undefined, builders);
    b.place('base-U', 3, 0, 0);
    expect(b.player.options()).toEqual(expect.arrayContaining(['3,0:r0+b', '1,0:r0!n']));
    expect(b.apply('1,0:r0!n').player.phase()).toBe('draw');
  });
  it('FAIRY-5 not to the meeple where she stands, but to another one on that tile', () => {
    const meeples = [piece('red', 0, 0, 'city:N'), piece('red', 0, 0, 'road:E'), piece('red', 0, 0, 'road:E', 'large')];
    const at = (...more: typeof meeples): string[] =>
      moves(
        table({ tiles: ROAD, meeples: [...meeples, ...more], drawn: 'base-B' }, [0, 0, 0, 'road:E']).place('base-B', 0, 1, 0),
      );
    expect(at()).toEqual(['0,0:c0!n', '0,0:r0!l']);
    // another of the same kind stands there
    expect(at(piece('red', 0, 0, 'road:E'))).toEqual(['0,0:c0!n', '0,0:r0!l', '0,0:r0!n']);
  });
  it('FAIRY-6 to mayor, wagon, abbot and phantom, not to builder, pig and barn', () => {
    const config = {
      abbots: true,
      modules: { fairy: true, phantom: true, abbey: true, traders: true },
      pieces: { abbot: 1, barn: 1, builder: 1, pig: 1, mayor: 1, wagon: 1, phantom: 1 },
    };
    const s = table(
      {
        tiles: [
          ['base-D', 0, 0, 0],
          ['base-U', 1, 0, 0],
          ['base-B', 0, 1, 0],
          ['base-B', 1, 1, 0],
        ],
        meeples: [
          piece('red', 0, 0, 'city:N', 'mayor'),
          piece('red', 1, 0, 'road:E', 'wagon'),
          piece('red', 0, 1, 'monastery', 'abbot'),
          piece('red', 1, 1, 'monastery', 'phantom'),
          piece('red', 0, 0, 'city:N', 'builder'),
          piece('red', 0, 0, 'field:3', 'pig'),
          { player: 'red', at: [0, 0], on: '1', type: 'barn' },
        ],
        drawn: 'base-U',
      },
      undefined,
      config,
    ).place('base-U', 2, 0, 0);
    expect(moves(s)).toEqual(['0,0:c0!m', '0,1:m0!a', '1,0:r0!w', '1,1:m0!f']);
    s.apply('1,1:m0!f');
    expect(s.player.phase()).not.toBe('over');
  });
  it('FAIRY-7, FAIRY-16, X-FAIRY-2 her meeple goes home: she stays beside nobody, and a later one does not get her', () => {
    const spec: SceneSpec = {
      tiles: [['base-D', 0, 0, 0]],
      meeples: [piece('red', 0, 0, 'city:N', 'wagon')],
      drawn: 'base-E',
      draws: ['base-U'],
    };
    const wagons = { modules: { fairy: true, abbey: true }, pieces: { wagon: 1 } };
    const s = table(spec, [0, 0, 0, 'city:N', 'wagon'], wagons).place('base-E', 0, -1, 2);
    s.until('wagon');
    expect(paid(s)).toEqual(['0 3']);
    s.apply('0,0:r0>w');
    s.place('base-U', 1, 0, 0).apply('-');
    // red's turn: the wagon on the same tile is not beside her
    expect([s.player.turnPlayer(), paid(s)]).toEqual([0, ['0 3']]);
    s.place('base-U', 2, 0, 0);
    expect(moves(s)).toEqual(['0,0:r0!w']);
  });
  it('FAIRY-7 brought home by a festival; of equal meeples the one without her goes first', () => {
    const at = (...more: ReturnType<typeof piece>[]): Scene => {
      const s = table(
        { tiles: [['base-U', 0, 0, 0]], meeples: [piece('red', 0, 0, 'road:E'), ...more], draws: ['fes-CFRR', 'base-U'] },
        [0, 0, 0, 'road:E'],
      );
      s.place('fes-CFRR', -1, 0, 2).apply('0,0:r0^n');
      s.finish().place('base-U', 1, 0, 0);
      s.finish();
      return s;
    };
    expect(at().player.scores()).toEqual([1, 0]); // the turn of the festival had its point
    expect(at(piece('red', 0, 0, 'road:E')).player.scores()).toEqual([2, 0]);
  });
  it('FAIRY-10, GOLD-PD15 a point as the own turn begins, once in a double turn, none for others', () => {
    const builders = { modules: { fairy: true, traders: true }, pieces: { builder: 1 } };
    const s = table(
      {
        tiles: [['base-D', 0, 0, 0]],
        meeples: [piece('red', 0, 0, 'road:E'), piece('red', 0, 0, 'road:E', 'builder')],
        draws: ['base-U'],
      },
      [0, 0, 0, 'road:E'],
      builders,
    );
    expect(s.player.scores()).toEqual([1, 0]);
    s.place('base-U', 1, 0, 0).finish();
    expect([s.player.part(), s.player.turnPlayer(), s.score('red')]).toEqual([2, 0, 1]);
    s.place('base-U', 2, 0, 0).finish();
    expect([s.player.turnPlayer(), s.player.scores()]).toEqual([1, [1, 0]]);
    s.place('base-U', 3, 0, 0).finish();
    expect([s.player.scores(), paid(s)]).toEqual([[2, 0], ['0 1']]);
  });
});

describe('fairy in setups, texts and saves', () => {
  it('stands where a setup says, and the point of a turn is given once', () => {
    const one = game(setup({ state: { fairy: { x: 0, y: 0, segment: 'r0' }, fairyMeeple: 0 } }));
    expect([one.scores, stateOf(one)]).toEqual([[1, 0], { fairy: { x: 0, y: 0, segment: 0 }, fairyMeeple: 0, fairyPaid: 1 }]);
    const again = game(setupFromGame(one));
    expect([again.scores, again.hash()]).toEqual([one.scores, one.hash()]);
    const text = positionText(one);
    expect(text).toContain('fairy=0,0:r0;fairyMeeple=0;fairyPaid=1');
    expect(parsePosition(text).setup.state).toMatchObject({ fairy: { x: 0, y: 0 }, fairyMeeple: 0, fairyPaid: 1 });
    const { rules, ops } = readSetup(parsePosition(text).setup);
    expect(engine.build(rules, ops, { manualChance: true }).hash()).toBe(one.hash());
  });
  it.each([
    [{ fairy: { x: 0, y: 0, segment: 'r0' }, fairyMeeple: 1 }],
    [{ fairy: { x: 0, y: 0, segment: 'c0' }, fairyMeeple: 0 }],
    [{ fairyMeeple: 0 }],
  ])('FAIRY-3 beside a meeple that is not there: refused (%j)', (state) => {
    expect(() => game(setup({ state }))).toThrow(expect.objectContaining({ code: 'ERR_SETUP', field: 'state' }));
  });
  it('a saved game goes on with her', () => {
    const one = engine.newGame({ modules: { fairy: true } as never }, { seed: 5 });
    for (let n = 0; n < 400 && !one.isOver && stateOf(one)['fairy'] === null; n++) {
      const tokens = one.actor < 0 ? [] : one.legalTokens();
      if (one.actor < 0) one.playRandom();
      else one.play(tokens.find((token) => token.includes('!')) ?? tokens.find((token) => token.includes('+')) ?? tokens[0]!);
    }
    expect(stateOf(one)['fairy']).not.toBeNull();
    const again = loadGame(engine, saveGame(one));
    expect([again.hash(), stateOf(again)]).toEqual([one.hash(), stateOf(one)]);
  });
});

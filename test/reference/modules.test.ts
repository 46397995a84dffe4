/** The golden scenarios that the rules give in words, on the reference model. */
import { describe, expect, it } from 'vitest';
import { build, choices, play } from './words.js';

const roadsOnly = (tokens: readonly string[], figure = 'n'): string[] =>
  tokens.filter((token) => new RegExp(`:r\\d[+>]${figure}$`).test(token));

describe('drawing and the end of the game', () => {
  const tiles = 'base-D@0,0r0 base-E@0,-1r2';
  it('GOLD-T01 a tile that fits nowhere is put away [BASE-13, BASE-14]', () => {
    const model = build({}, { tiles, bag: { 'base-C': 1, 'base-U': 1 } });
    play(model, '?base-C');
    expect([model.phase, model.discarded, model.turnPlayer]).toEqual(['draw', ['base-C'], 0]);
    play(model, '?base-U');
    expect([model.phase, model.drawn]).toEqual(['place', 'base-U']);
    const last = build({}, { tiles, bag: { 'base-C': 1 } });
    play(last, '?base-C');
    expect(last.isOver).toBe(true);
  });

  it('GOLD-T08 abbeys after the last tile: 2, 0, 1, while there are holes [ABB-8]', () => {
    const ring =
      'base-B@0,-1r0 base-B@1,-1r0 base-B@-1,0r0 base-B@1,0r0 base-B@0,1r0 base-B@1,1r0 base-B@2,0r0 base-B@3,-1r0 base-B@4,0r0 base-B@3,1r0';
    const model = build({}, { tiles: `${ring} base-B@2,1r0`, bag: {}, drawn: 'base-B', turnPlayer: 1, abbeys: [1, 1, 1] });
    play(model, '-1,1@0', '-');
    expect([model.phase, model.actor, choices(model).sort()]).toEqual(['abbey', 2, ['0,0@A', '3,0@A']]);
    play(model, '-');
    expect(model.actor).toBe(0);
    play(model, '0,0@A', '-');
    expect([model.phase, model.actor, choices(model)]).toEqual(['abbey', 1, ['3,0@A']]);
    play(model, '3,0@A', '-');
    expect([model.isOver, model.abbeys(2)]).toEqual([true, 1]);
  });
});

describe('ferries', () => {
  const lake = 'fer-FRRR@0,0r0 base-U@-1,0r0 base-U@1,0r0';
  it('GOLD-T02 a ferry that joins mage and witch: one must move [MAGE-13, MAGE-6]', () => {
    const words = {
      tiles: lake,
      ferries: ['0,0 ES'],
      drawn: 'base-U',
      mage: { x: -1, y: 0, segment: 0 },
      witch: { x: 1, y: 0, segment: 0 },
    };
    const model = build({}, words);
    play(model, '2,0@0', '-', '0,0%EW');
    expect([model.phase, model.options()]).toEqual(['magic', ['0,0:r1+M', '0,0:r1+W']]);
    const ignoring = build({ magicMerge: 'ignore' }, words);
    play(ignoring, '2,0@0', '-', '0,0%EW');
    expect(ignoring.phase).toBe('draw');
  });

  it('GOLD-T09 no ferry left, no ferry step [FER-2, FER-16]', () => {
    const model = build({ ferryCount: 1 }, { tiles: lake, ferries: ['0,0 EW'], drawn: 'fer-FRRR' });
    play(model, '2,0@0', '-');
    expect(model.phase).toBe('pivot');
    expect(model.featureAt(2, 0, 1).tiles).toBe(1);
  });

  it('GOLD-T10 double turn and pivots: per placement or per turn [FER-43, TRD-11]', () => {
    const words = {
      tiles: lake,
      ferries: ['0,0 EW'],
      figures: ['0 normal 1,0 0', '0 builder 1,0 0'],
      drawn: 'base-U',
      bag: { 'base-U': 2 },
    };
    for (const ferryMoveScope of ['perPlacement', 'perTurn'] as const) {
      const model = build({ ferryMoveScope }, words);
      play(model, '2,0@0', '-', '0,0%ES');
      expect(model.part).toBe(2);
      play(model, '?base-U', '3,0@0', '-');
      expect(model.phase).toBe(ferryMoveScope === 'perPlacement' ? 'pivot' : 'draw');
    }
  });

  it('GOLD-T16 a ferry only with a highwayman [FER-44]', () => {
    const words = { tiles: 'base-U@0,0r0', drawn: 'fer-FRRR' };
    const without = build({ ferryPlacement: 'onlyWithHighwayman' }, words);
    play(without, '1,0@0', '-');
    expect(without.phase).toBe('draw');
    const model = build({ ferryPlacement: 'onlyWithHighwayman' }, words);
    play(model, '1,0@0', '1,0:r1+n');
    expect([model.phase, model.options().length]).toEqual(['ferry', 3]);
  });

  it('pivots in ascending order ask for each ferry, the present pair keeps it [FER-38]', () => {
    const words = { tiles: `${lake} base-U@2,0r0 fer-FRRR@4,0r0`, ferries: ['0,0 EW', '4,0 EW'], drawn: 'base-U' };
    const model = build({ pivotOrder: 'ascending' }, words);
    play(model, '3,0@0', '-');
    expect(model.options()).toEqual(['0,0%ES', '0,0%EW', '0,0%SW']);
    play(model, '0,0%EW');
    expect(model.options()).toEqual(['4,0%ES', '4,0%EW', '4,0%SW']);
    play(model, '4,0%ES');
    expect([model.phase, model.ferries()]).toEqual([
      'draw',
      [
        { x: 0, y: 0, pair: 'EW' },
        { x: 4, y: 0, pair: 'ES' },
      ],
    ]);
  });
});

describe('wagons', () => {
  it('GOLD-T03 nearby and connected [ABB-24, ABB-25]', () => {
    const words = { tiles: 'base-A@0,0r2 base-U@1,0r0 base-U@1,1r0', figures: ['0 wagon 1,0 0'], drawn: 'base-A', turnPlayer: 1 };
    const near = build({ wagonMove: 'nearby' }, words);
    expect(play(near, '2,0@0', '-')).toEqual({ 0: 3 });
    expect([near.phase, near.actor, choices(near)]).toEqual(['wagon', 0, ['0,0:m0>w', '1,1:r0>w', '2,0:m0>w']]);
    const joined = build({ wagonMove: 'connected' }, words);
    play(joined, '2,0@0', '-');
    expect(choices(joined)).toEqual(['0,0:m0>w', '2,0:m0>w']);
    play(joined, '2,0:m0>w');
    expect([joined.phase, joined.supply(0).wagon, joined.figures()]).toEqual([
      'draw',
      0,
      [{ player: 0, figure: 'wagon', x: 2, y: 0, segment: 2 }],
    ]);
  });

  it('GOLD-T04 wagon and labyrinth [ABB-26, LAB-18]', () => {
    const around = 'base-B@1,-1r0 base-B@1,-2r0 base-B@2,-2r0 base-B@3,-2r0 base-B@3,-1r0 base-U@3,0r0';
    for (const labyrinth of ['advanced', 'basic'] as const) {
      const model = build(
        { labyrinth },
        {
          tiles: `lab-RRRR-labyrinth@0,0r0 base-U@-1,0r0 base-U@1,0r0 base-B@2,-1r0 ${around}`,
          figures: ['2 normal 0,0 0', '1 normal -1,0 0', '0 wagon 2,-1 1'],
          drawn: 'base-U',
          turnPlayer: 1,
        },
      );
      play(model, '2,0@0', '-'); // finishes the monastery at (2,-1), the road stays open in the east
      expect([model.phase, roadsOnly(choices(model), 'w')]).toEqual([
        'wagon',
        labyrinth === 'advanced' ? ['1,0:r0>w', '2,0:r0>w', '3,0:r0>w'] : [],
      ]);
    }
  });
});

describe('portal and flying machines', () => {
  it('GOLD-T05 portal and ferries [PORTAL-2, PORTAL-4, PORTAL-6]', () => {
    const model = build(
      {},
      {
        tiles: 'fer-FRRR@0,0r0 base-U@1,0r0 base-U@-1,0r0 base-B@0,-1r0 base-B@0,-2r0',
        ferries: ['0,0 ES'],
        figures: ['0 normal 1,0 0'],
        drawn: 'pd-CFRR-portal',
      },
    );
    const [place = ''] = model.options().filter((token) => token.startsWith('0,-3@') || token.startsWith('1,-2@'));
    play(model, place);
    const far = roadsOnly(choices(model)).filter((token) => !token.startsWith(place.split('@')[0] ?? ''));
    expect(far).toEqual(['-1,0:r0+n', '0,0:r2+n']);
    play(model, '-1,0:r0+n');
    expect(model.phase).toBe('draw');
  });

  const flight = 'lab-RRRR-labyrinth@0,0r0 base-U@1,0r0 base-U@2,0r0';
  it('GOLD-T06 flier on an occupied labyrinth [FLY-6, LAB-18]', () => {
    const words = { tiles: flight, figures: ['2 normal 0,0 0'], drawn: 'fly-FRFR-w' };
    const model = build({}, words);
    play(model, '3,0@0', '/n', '*3');
    expect([model.phase, model.options()]).toEqual(['land', ['0,0:r0+n']]);
    play(model, '0,0:r0+n');
    expect(model.featureAt(0, 0, 0).meeples).toEqual([1, 0, 1]);
    const strict = build({ flierIgnoresOccupancy: false }, words);
    play(strict, '3,0@0', '/n', '*3');
    expect([strict.phase, strict.supply(0).normal]).toEqual(['draw', 7]);
  });

  it('GOLD-T07 flight off the board [FLY-4, FLY-7]', () => {
    const model = build({}, { tiles: 'base-U@0,0r0', drawn: 'fly-FRFR-w' });
    play(model, '1,0@0', '/l', '*3');
    expect([model.phase, model.supply(0).large]).toEqual(['draw', 1]);
  });
});

describe('labyrinth', () => {
  it('GOLD-T14 exit alternatives [LAB-14]', () => {
    const words = {
      tiles: 'lab-RRRR-labyrinth@0,0r0 base-U@-1,0r0',
      figures: ['0 normal -1,0 0', '2 normal 0,0 0'],
      drawn: 'base-U',
      turnPlayer: 1,
    };
    const near = build({ labyrinthExit: 'adjacentTile' }, words);
    play(near, '1,0@0');
    expect(roadsOnly(choices(near))).toEqual(['1,0:r0+n']);
    const far = build({ labyrinthExit: 'adjacentTile' }, { ...words, tiles: `${words.tiles} base-U@1,0r0` });
    play(far, '2,0@0');
    expect(roadsOnly(choices(far))).toEqual([]);
  });

  it('GOLD-T15 bonus alternatives [LAB-26]', () => {
    const words = {
      tiles: 'lab-RRRR-labyrinth@0,0r0 base-A@0,-1r3 base-A@0,1r1 base-U@-1,0r0 base-A@-2,0r2 base-U@1,0r0 base-U@2,0r0',
      figures: ['0 normal 0,0 0', '0 builder 1,0 0'],
      drawn: 'base-A',
      turnPlayer: 1,
    };
    expect(play(build({ labyrinthBonusPieces: 'meeples' }, words), '3,0@0', '-')).toEqual({ 0: 10 });
    expect(play(build({ labyrinthBonusPieces: 'allFigures' }, words), '3,0@0', '-')).toEqual({ 0: 12 });
  });

  it('GOLD-T28 labyrinth laid last into four closed exits [LAB-11, LAB-20]', () => {
    const words = {
      tiles: 'base-A@0,-1r3 base-A@1,0r0 base-A@0,1r1 base-A@-1,0r2',
      figures: ['0 normal 1,0 0'],
      drawn: 'lab-RRRR-labyrinth',
      turnPlayer: 1,
    };
    const model = build({}, words);
    expect(play(model, '0,0@0', '0,0:r0+n')).toEqual({ 0: 9, 1: 9 });
    const basic = build({ labyrinth: 'basic' }, words);
    basic.apply('0,0@0');
    expect(roadsOnly(choices(basic))).toEqual([]);
    expect(play(basic, '-')).toEqual({ 0: 5 });
  });
});

describe('scores', () => {
  it('GOLD-T13 two-tile city with a coat of arms [BASE-52]', () => {
    const points = (twoTileCity: 'normal' | 'reduced', mage: boolean) => {
      const model = build(
        { twoTileCity },
        {
          tiles: 'tb-CRFF@0,0r0',
          figures: ['0 normal 0,0 1'],
          drawn: 'am-CFFF-coat',
          ...(mage ? { mage: { x: 0, y: 0, segment: 1 } } : {}),
        },
      );
      return play(model, '0,-1@2', '-');
    };
    expect([points('normal', false), points('reduced', false), points('normal', true), points('reduced', true)]).toEqual([
      { 0: 6 },
      { 0: 3 },
      { 0: 8 },
      { 0: 5 },
    ]);
  });

  it('GOLD-T11 three farmer scorings [BASE-65, BASE-67]', () => {
    const words = { tiles: 'base-E@0,0r0 base-E@0,-1r2', bag: {} };
    const scores = (fieldScoring: 'perField3' | 'perPlayer3' | 'perCity4', second: number) =>
      build({ fieldScoring }, { ...words, figures: ['0 normal 0,0 1', `${second} normal 0,-1 1`] }).scores;
    expect([scores('perField3', 0), scores('perPlayer3', 0), scores('perCity4', 0)]).toEqual([
      [6, 0, 0],
      [3, 0, 0],
      [4, 0, 0],
    ]);
    expect([scores('perField3', 1), scores('perPlayer3', 1), scores('perCity4', 1)]).toEqual([
      [3, 3, 0],
      [3, 3, 0],
      [4, 4, 0],
    ]);
  });

  it('GOLD-T23 archbishop with inn, GOLD-T25 mage over a cathedral ring [GER-4, GER-6, MAGE-11]', () => {
    const ring = build(
      {},
      {
        tiles: 'gc-4roads@0,0r0 base-V@1,0r0 base-V@1,1r1',
        figures: ['0 normal 1,0 0'],
        drawn: 'base-V',
        mage: { x: 1, y: 0, segment: 0 },
      },
    );
    expect(play(ring, '0,1@2', '-')).toEqual({ 0: 14 });
    const archbishop = build(
      {},
      {
        tiles: 'gc-3roads@0,0r0 base-A@0,1r1 base-U@1,0r0 base-A@2,0r0 base-U@-1,0r0 ic-FRFR-inn@-2,0r0',
        figures: ['0 normal 0,0 6'],
        drawn: 'base-A',
      },
    );
    expect(play(archbishop, '-3,0@2', '-')).toEqual({ 0: 13 });
  });

  it('GOLD-T26 mayor [ABB-11]', () => {
    const end = (coat: boolean) => ({
      tiles: `${coat ? 'am-CFFF-coat' : 'base-E'}@0,1r0 ${coat ? 'base-F' : 'base-G'}@0,0r0`,
      drawn: 'base-E',
      turnPlayer: 1,
    });
    const tie = build({}, { ...end(true), figures: ['0 mayor 0,0 0', '1 normal 0,0 0', '1 normal 0,1 0'] });
    expect(play(tie, '0,-1@2', '-')).toEqual({ 0: 10, 1: 10 });
    const alone = build({}, { ...end(false), figures: ['0 mayor 0,0 0'] });
    expect([play(alone, '0,-1@2', '-'), alone.supply(0).mayor]).toEqual([{}, 1]);
  });

  it('GOLD-T20 goods [TRD-2, TRD-4]', () => {
    const model = build(
      {},
      {
        tiles: 'tb-CFCF-wine@0,0r0 base-E@0,1r0',
        figures: ['0 normal 0,0 0'],
        drawn: 'tb-CCFF-grain',
        bag: {},
        goods: [{}, {}, { wine: 1 }],
        turnPlayer: 1,
      },
    );
    const [place = ''] = model.options().filter((token) => token.startsWith('0,-1@'));
    play(model, place, '-');
    expect([model.goods(1), model.isOver]).toEqual([{ wine: 0, grain: 0, cloth: 0 }, true]); // the grain side is still open
    const closed = build(
      {},
      {
        tiles: 'tb-CFCF-wine@0,0r0 base-E@0,1r0',
        figures: ['0 normal 0,0 0'],
        drawn: 'base-E',
        bag: {},
        goods: [{}, {}, { wine: 1 }],
        turnPlayer: 1,
      },
    );
    expect(play(closed, '0,-1@2', '-')).toEqual({ 0: 6, 1: 10, 2: 10 });
  });
});

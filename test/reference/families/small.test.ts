/** Golden scenarios of small expansions on the reference model alone. */
import { describe, expect, it } from 'vitest';
import { choices, play } from '../words.js';
import { sit, type Table } from './table.js';

describe('Phantom', () => {
  const table: Table = { pieces: { phantom: 1 } };
  const pair = { tiles: 'base-D@0,0r0', drawn: 'base-D' };
  it('XG-PHA-1 two features of one tile [PHA-2, PHA-6]', () => {
    const model = sit(table, pair);
    play(model, '0,-1@2', '0,-1:c0+n');
    expect([model.phase, choices(model).includes('0,-1:c0+f')]).toEqual(['phantom', false]);
    expect(play(model, '0,-1:r0+f')).toEqual({ 0: 4 });
    expect([model.supply(0).normal, model.featureAt(0, -1, 0).meeples]).toEqual([7, [1, 0]]);
  });

  it('XG-PHA-2 not on the same feature [PHA-3]', () => {
    const model = sit(table, pair);
    play(model, '0,-1@2', '0,-1:r0+n');
    expect(choices(model).sort()).toEqual(['0,-1:c0+f', '0,-1:f0+f', '0,-1:f1+f']);
  });

  it('XG-PHA-3 lake [PHA-12, FER-14]', () => {
    const model = sit({ ...table, config: { sets: ['base', 'ferries'] } }, { tiles: 'base-U@-1,0r0', drawn: 'fer-FRRR' });
    play(model, '0,0@0', '0,0:r2+n', '0,0:r0+f', '0,0~EW');
    const road = model.featureAt(-1, 0, 0);
    expect([road.complete, road.tiles, road.meeples]).toEqual([false, 2, [2, 0]]);
  });

  it('XG-PHA-5 crossing [PHA-3]', () => {
    const model = sit(table, { tiles: 'base-D@0,0r0', figures: ['1 normal 0,0 0'], drawn: 'base-L' });
    play(model, '1,0@0', '1,0:r0+n');
    expect(choices(model).sort()).toEqual(['1,0:c0+f', '1,0:f0+f', '1,0:f1+f', '1,0:f2+f', '1,0:r1+f']);
  });

  it('XG-PHA-6 only the phantom left [PHA-4, PHA-5]', () => {
    const first = sit(table, { ...pair, supply: [{ normal: 0 }] });
    play(first, '0,-1@2', '0,-1:c0+f');
    expect(first.phase).toBe('draw');
    const later = sit(table, { ...pair, supply: [{ normal: 0 }] });
    play(later, '0,-1@2', '-');
    expect(later.phase).toBe('phantom');
  });

  it('one flight and one portal in a part [PHA-8, PHA-10]', () => {
    const config = { sets: ['base', 'flying-machines', 'princess-dragon'] } as const;
    const flier = sit({ ...table, config }, { tiles: 'base-U@0,0r0 base-U@1,0r0', drawn: 'fly-FRFR-w' });
    play(flier, '2,0@0', '/n', '*3');
    expect([flier.phase, choices(flier).includes('/f')]).toEqual(['phantom', false]);
    const second = sit({ ...table, config }, { tiles: 'base-U@0,0r0 base-U@1,0r0', drawn: 'fly-FRFR-w' });
    play(second, '2,0@0', '-');
    expect(choices(second)).toContain('/f');
    play(second, '/f', '*2');
    expect([second.phase, choices(second)]).toEqual(['land', ['0,0:r0+f']]);
    play(second, '0,0:r0+f');
    expect(second.phase).toBe('draw');
  });
});

describe('Festival', () => {
  const table: Table = {
    config: { sets: ['base', 'traders-builders', 'abbey-mayor'] },
    tiles: 'fes-CFRR CFRR SW festival\nfes-CFFR CFFR W>c festival',
  };
  it('XG-FES-1 one meeple, taken back or not [FES-2]', () => {
    const words = {
      tiles: 'base-D@0,0r0 base-U@-1,0r0',
      figures: ['0 normal -1,0 0'],
      drawn: 'fes-CFRR',
      supply: [{ normal: 0 }],
    };
    const model = sit({ tiles: table.tiles ?? '' }, words);
    play(model, '-2,0@2');
    expect(model.options()).toEqual(['-', '-1,0:r0^n']);
    play(model, '-1,0:r0^n');
    expect([model.phase, model.supply(0).normal, model.figures()]).toEqual(['draw', 1, []]);
  });

  it('XG-FES-2 kinds of figures [FES-4]', () => {
    const words = {
      tiles: 'base-D@0,0r0 base-U@-1,0r0 base-U@1,0r0 base-U@2,0r0 base-U@1,1r0',
      figures: ['0 normal -1,0 0', '0 pig 2,0 1', '1 normal 1,1 0'],
      drawn: 'fes-CFRR',
      supply: [{ normal: 6 }],
    };
    for (const [festivalReturn, back] of [
      ['any', ['-1,0:r0^n', '2,0:f0^p']],
      ['meeples', ['-1,0:r0^n']],
    ] as const) {
      const model = sit({ ...table, options: { festivalReturn } }, words);
      play(model, '-2,0@3');
      expect(choices(model).filter((token) => token.includes('^'))).toEqual(back);
      expect(choices(model).filter((token) => token.endsWith('+n')).length).toBe(3);
    }
  });

  it('XG-FES-3 returned before scoring [FES-6]', () => {
    const words = { tiles: 'base-A@0,0r2 base-U@1,0r0 base-U@2,0r0', figures: ['0 normal 1,0 0'], drawn: 'fes-CFFR' };
    expect(play(sit(table, words), '3,0@0', '-')).toEqual({ 0: 4 });
    const model = sit(table, words);
    expect(play(model, '3,0@0', '1,0:r0^n')).toEqual({});
    expect(model.supply(0).normal).toBe(7);
  });

  it('XG-FES-4, XG-FES-5 the builder follows, a barn comes home [FES-7]', () => {
    const words = {
      tiles: 'base-U@0,0r0 base-U@1,0r0',
      figures: ['0 normal 0,0 0', '0 builder 1,0 0', '0 barn 0,0 1'],
      drawn: 'fes-CFRR',
    };
    const both = sit(table, words);
    play(both, '0,-1@1', '0,0:r0^n');
    expect([both.supply(0).normal, both.supply(0).builder]).toEqual([7, 1]);
    const builder = sit(table, words);
    play(builder, '0,-1@1', '1,0:r0^b');
    expect([builder.supply(0).normal, builder.supply(0).builder]).toEqual([6, 1]);
    const barn = sit(table, words);
    play(barn, '0,-1@1', '0,0:b1^h');
    expect([barn.supply(0).barn, barn.figures().length]).toEqual([1, 2]);
  });
});

describe('Gold Mines', () => {
  const table: Table = {
    config: { players: 3 },
    tiles: `gol-CCRR CCRR NE SW goldMine
gol-CRCR CRCR NS EW #c0r0 goldMine`,
  };
  it('XG-GMN-1 one neighbour [GMN-4, GMN-6]', () => {
    const model = sit(table, {
      tiles: 'base-D@0,0r0 base-A@-1,0r2',
      figures: ['0 normal -1,0 0'],
      drawn: 'gol-CCRR',
      bag: { 'base-A': 1 },
    });
    play(model, '1,0@0');
    expect(model.phase).toBe('deploy'); // no choice
    expect(play(model, '-', '?base-A', '1,1@1', '-')).toEqual({ 0: 6 }); // 4 and two ingots
  });

  it('XG-GMN-2 tie: green is not entitled [GMN-8]', () => {
    const words = {
      tiles: 'base-D@0,0r0 base-A@-1,0r2 base-B@0,1r0 base-A@1,1r1',
      figures: ['0 normal -1,0 0', '1 normal 1,1 0'],
      drawn: 'gol-CCRR',
      turnPlayer: 2,
      bag: {},
    };
    const model = sit(table, words);
    play(model, '1,0@0');
    expect([model.phase, choices(model).sort()]).toEqual(['gold', ['0,0*', '0,1*', '1,1*']]);
    expect(play(model, '0,0*', '-')).toEqual({ 0: 5, 1: 5 }); // 4 and an ingot each
  });

  it('XG-GMN-3 city, XG-GMN-5 no owner [GMN-6, GMN-11]', () => {
    const words = { tiles: 'base-D@0,0r0', drawn: 'gol-CRCR', bag: { 'base-E': 1 } };
    const model = sit({ ...table, config: { players: 2 } }, words);
    play(model, '0,-1@0', '0,-1:c0+n');
    expect(play(model, '?base-E', '0,-2@2', '-')).toEqual({ 0: 8 }); // 6 and two ingots
    const nobody = sit({ ...table, config: { players: 2 } }, words);
    play(nobody, '0,-1@0', '-');
    expect(play(nobody, '?base-E', '0,-2@2', '-')).toEqual({});
  });
});

describe('Wind Roses', () => {
  const tiles = `wr-CFRF-orange CFRF S>c windRose=full windRoseNorth=W
wr-CFRR-sw CFRR SW windRose=SW
wr-CCFF-ne CCFF NE windRose=NE
wr-FFRR-blue FFRR SW windRose=full windRoseNorth=N`;
  const rose = (board: string, drawn: string, token: string, options = {}) =>
    play(sit({ tiles, options }, { tiles: `wr-CFRF-orange@0,0r1 ${board}`, drawn }), token);
  it('XG-WIND-1 [WIND-4]', () => expect(rose('base-D@-1,0r0', 'wr-CFRR-sw', '-1,1@3')).toEqual({ 0: 3 }));
  it('XG-WIND-2 boundary [WIND-5]', () => {
    expect(rose('', 'wr-CCFF-ne', '0,-1@0')).toEqual({ 0: 3 });
    expect(rose('', 'wr-CCFF-ne', '0,-1@0', { windRoseBoundary: 'none' })).toEqual({});
  });
  it('XG-WIND-3 wrong section [WIND-4]', () => {
    expect(rose('', 'wr-CCFF-ne', '0,1@2')).toEqual({});
    expect(rose('base-E@0,1r2', 'wr-CFRR-sw', '1,1@2')).toEqual({});
  });
  it('XG-WIND-4, XG-WIND-5 blue rose turned and moved [WIND-7, WIND-8]', () => {
    const blue = 'base-E@0,1r2 wr-FFRR-blue@-1,1r1';
    expect(rose(blue, 'wr-CFRR-sw', '-2,1@2')).toEqual({ 0: 3 });
    expect(rose(blue, 'wr-CFRR-sw', '0,2@0')).toEqual({});
  });
});

describe('Watchtowers', () => {
  const tiles = `wat-FRFR-monastery FRFR E>o W>o watchtower=monastery
wat-CFRF-meeple CFRF S>o watchtower=meeple
wat-CCRF-coat CCRF N E S>o watchtower=coat
wat-FFRR-road FFRR S>o W>o watchtower=road
wat-CFRF-city-1 CFRF S>o watchtower=city`;
  it('XG-WAT-1 monasteries [WAT-3, WAT-4]', () => {
    const words = {
      tiles: 'base-D@0,0r0 base-A@-1,0r2 wat-FRFR-monastery@1,0r0 base-B@0,1r0',
      figures: ['0 normal 1,0 0'],
      drawn: 'base-A',
    };
    expect(play(sit({ tiles }, words), '2,0@0', '-')).toEqual({ 0: 8 });
  });
  it('XG-WAT-2 meeples [WAT-7, WAT-8]', () => {
    const model = sit({ tiles }, { tiles: 'base-D@0,0r0', figures: ['1 normal 0,0 0'], drawn: 'wat-CFRF-meeple' });
    expect(play(model, '0,-1@2', '0,-1:c0+n')).toEqual({ 0: 8 });
  });
  it('XG-WAT-3 coats [WAT-10]', () => {
    const model = sit({ tiles }, { tiles: 'base-D@0,0r0 base-M@1,-1r1', drawn: 'wat-CCRF-coat' });
    play(model, '0,-1@2');
    const south = [0, 1].find((index) => model.featureAt(0, -1, 1 + index).complete);
    expect(play(model, `0,-1:c${south}+n`)).toEqual({ 0: 6 });
  });
  it('XG-WAT-4 roads; meeple elsewhere [WAT-3]', () => {
    const words = { tiles: 'base-D@0,0r0 base-A@-1,0r2', drawn: 'wat-FFRR-road' };
    expect(play(sit({ tiles }, words), '1,0@0', '1,0:r1+n')).toEqual({ 0: 5 });
    expect(play(sit({ tiles }, { ...words, figures: ['0 normal -1,0 0'] }), '1,0@0', '-')).toEqual({ 0: 3 });
  });
  it('XG-WAT-5 no majority, and once for each meeple [WAT-5, WAT-6]', () => {
    const words = {
      tiles: 'base-D@0,0r0 wat-FFRR-road@1,0r0',
      figures: ['1 normal 0,0 0', '1 normal 0,0 0', '0 normal 1,0 1', '1 normal 1,0 1', '1 normal 1,0 1'],
      drawn: 'base-A',
    };
    expect(play(sit({ tiles }, words), '-1,0@2', '-')).toEqual({ 0: 2, 1: 7 });
    expect(play(sit({ tiles, options: { watchtowerPer: 'player' } }, words), '-1,0@2', '-')).toEqual({ 0: 2, 1: 5 });
  });
  it('XG-WAT-6 city [WAT-4]', () => {
    const words = { tiles: 'base-D@0,0r0 base-D@0,-1r2 wat-CFRF-city-1@1,-1r1', figures: ['1 normal 1,-1 0'], drawn: 'base-W' };
    expect(play(sit({ tiles }, words), '-1,-1@0', '-')).toEqual({ 1: 6 });
  });
});

describe('Little Buildings', () => {
  const table = (littleBuildings: string): Table => ({ options: { littleBuildings } });
  const build = { tiles: 'base-D@0,0r0', bag: { 'base-G': 1, 'base-F': 2, 'base-E': 1 } };
  it('XG-LIT-1 a city with three tokens [LIT-6, LIT-7]', () => {
    for (const [option, points] of [
      ['3/2/1', 20],
      ['1/1/1', 17],
    ] as const) {
      const model = sit(table(option), build);
      play(model, '?base-G', '0,-1@0', '0,-1+shed', '?base-F', '0,-2@0', '0,-2:c0+n', '?base-F', '0,-3@0', '0,-3+tower');
      expect(play(model, '?base-E', '0,-4@2', '0,-4+house')).toEqual({ 1: points });
    }
  });
  it('XG-LIT-3 road, both values [LIT-6, LIT-9]', () => {
    for (const [option, points] of [
      ['1/1/1', 5],
      ['3/2/1', 6],
    ] as const) {
      const model = sit(table(option), {
        tiles: 'base-A@-1,0r2',
        figures: ['0 normal -1,0 0'],
        bag: { 'base-U': 1, 'base-A': 1 },
      });
      play(model, '?base-U', '0,0@0', '0,0+shed');
      expect(play(model, '?base-A', '1,0@0', '1,0+house')).toEqual({ 0: points });
    }
  });
  it('XG-LIT-4 end of the game [LIT-8, LIT-10]', () => {
    const road = sit(table('1/1/1'), { tiles: 'base-A@-1,0r2', figures: ['0 normal -1,0 0'], drawn: 'base-U', bag: {} });
    expect(play(road, '0,0@0', '0,0+shed')).toEqual({ 0: 3 });
    const field = sit(table('1/1/1'), { tiles: 'base-D@0,0r0', figures: ['0 normal 0,0 2'], drawn: 'base-E', bag: {} });
    const [place = ''] = field.options().filter((token) => token.startsWith('0,-1@2'));
    expect(play(field, place, '0,-1+shed')).toEqual({ 0: 3 });
  });
});

describe('King and Robber Baron', () => {
  const modules = ['kingRobber'];
  const eight = [
    '0,-1@2 base-E',
    '1,0@0 base-W',
    '-1,0@0 base-W',
    '-1,1@2 base-W',
    '0,1@0 base-W',
    '1,-1@0 base-I',
    '2,-1@1 base-F',
    '3,-1@1 base-H',
  ];
  it('GOLD-KR1 game of eight tiles [KING-3, KING-6, BAR-3]', () => {
    const model = sit(
      { modules, config: { fields: false } },
      { tiles: 'base-D@0,0r0', bag: { 'base-E': 1, 'base-W': 4, 'base-I': 1, 'base-F': 1, 'base-H': 1 } },
    );
    let points: Record<number, number> = {};
    for (const [place = '', tile] of eight.map((turn) => turn.split(' '))) {
      points = play(model, `?${tile}`, place, ...(model.isOver ? [] : ['-']));
    }
    expect([model.isOver, points]).toEqual([true, { 0: 3, 1: 2 }]);
  });

  const cards = (options: Table['options']) => {
    const tiles = 'base-D@0,0r0 base-W@-1,0r0 base-W@-1,1r2 base-U@0,1r0 base-W@1,0r0 base-W@1,1r1 base-H@0,-1r0';
    const model = sit({ modules, options, tiles: 'kr-CFFF-mon CFFF mon' }, { tiles, drawn: 'kr-CFFF-mon', bag: {} });
    return play(model, '0,-2@2', '-');
  };
  it('GOLD-KR2 cards worth ten, or nothing without a holder [KING-7]', () => {
    expect(cards({ kingRobberScoring: '10each' })).toEqual({ 0: 10 });
    expect(cards({ kingRobberScoring: 'perFeature' })).toEqual({ 0: 2 });
  });

  it('GOLD-KR5 equal size changes nothing [KING-3]', () => {
    const model = sit({ modules }, { tiles: 'base-D@0,0r0 base-D@1,0r0', bag: { 'base-E': 2 } });
    play(model, '?base-E', '0,-1@2', '-');
    expect(play(model, '?base-E', '1,-1@2', '-')).toEqual({ 0: 2 });
  });

  it('GOLD-KR8 continuous pays the holder before the change [KING-7]', () => {
    const model = sit(
      { modules, options: { kingRobberScoring: 'continuous' } },
      { tiles: 'base-D@0,0r0 base-D@1,0r0 base-F@1,-1r0', bag: { 'base-E': 2 } },
    );
    expect(play(model, '?base-E', '0,-1@2', '-')).toEqual({}); // red takes the king
    expect(play(model, '?base-E', '1,-2@2', '-')).toEqual({ 0: 1 }); // blue takes it with a city of three, the game ends
    expect(model.isOver && model.scores).toEqual([1, 0]);
  });
});

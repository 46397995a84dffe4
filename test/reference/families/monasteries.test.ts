/** Golden scenarios of shrines, special monasteries and churches on the reference model alone. */
import { describe, expect, it } from 'vitest';
import { play, type Words } from '../words.js';
import { sit, type Table } from './table.js';

describe('Heretics & Shrines', () => {
  const table: Table = { modules: ['shrines'], tiles: 'her-CRFR CRFR mon shrine\nher-FFFF FFFF mon shrine' };
  const around =
    'base-D@0,0r0 her-CRFR@1,0r0 base-B@0,1r0 base-A@-1,0r2 base-V@1,1r3 base-U@2,0r0 base-M@0,-1r2 base-F@1,-1r2 ' +
    'base-F@-1,-1r1 base-X@3,0r0 base-U@2,1r0';
  /** The slot of the monastery is the last one of its tile. */
  const figures = ['0 normal 1,0 5', '1 normal 0,1 1', '0 normal -1,0 2'];

  it('XG-SHR-1 challenge [SHR-7, SHR-8]', () => {
    const model = sit(table, { tiles: around, figures, drawn: 'base-E' });
    expect(play(model, '2,-1@0', '-')).toEqual({ 0: 9 });
    expect(model.figures()).toEqual([{ player: 0, figure: 'normal', x: -1, y: 0, segment: 2 }]);
    expect([model.supply(0).normal, model.supply(1).normal]).toEqual([6, 7]);
  });

  it('XG-SHR-5 unowned [SHR-10]', () => {
    const model = sit(table, { tiles: around, figures: figures.slice(1), drawn: 'base-E' });
    expect(play(model, '2,-1@0', '-')).toEqual({});
    expect(model.figures().length).toBe(2);
  });

  it('without the module a shrine is a monastery [SHR-2]', () => {
    const model = sit({ tiles: table.tiles ?? '' }, { tiles: around, figures, drawn: 'base-E' });
    expect(play(model, '2,-1@0', '-')).toEqual({ 0: 9 });
    expect(model.figures().length).toBe(2);
  });

  it('XG-SHR-2 draw [SHR-9]', () => {
    const words: Words = {
      tiles:
        'base-D@0,0r0 her-CRFR@1,0r0 base-B@0,1r0 base-A@-1,0r2 base-U@2,0r0 base-M@0,-1r2 base-F@1,-1r2 base-U@2,1r0 ' +
        'base-E@2,-1r0 base-E@-1,1r3 base-E@-1,2r3 base-E@0,2r2 base-A@1,2r1',
      figures: figures.slice(0, 2),
      drawn: 'base-V',
      turnPlayer: 2,
    };
    const model = sit({ ...table, config: { players: 3 } }, words);
    expect(play(model, '1,1@3', '-')).toEqual({ 0: 9, 1: 9 });
  });

  it('XG-SHR-6 end [SHR-12]', () => {
    const tiles = 'base-D@0,0r0 her-CRFR@1,0r0 base-B@0,1r0 base-M@0,-1r2 base-E@-1,1r3';
    const model = sit(table, { tiles, figures: figures.slice(0, 2), drawn: 'base-F', bag: {} });
    play(model, '1,-1@0', '-');
    expect([model.isOver, model.featureAt(1, 0, 5).points, model.featureAt(0, 1, 1).points]).toEqual([true, 5, 4]);
    expect(model.scores).toEqual([5, 4]);
  });

  const two = 'base-D@0,0r0 base-B@0,1r0 base-E@0,2r2 base-B@1,2r0';
  const places = (tiles: string, drawn: string, options = {}) => sit({ ...table, options }, { tiles, drawn }).options();
  it('XG-SHR-3 two monasteries [SHR-3, SHR-5]', () => {
    const tokens = places(two, 'her-FFFF');
    expect([tokens.includes('1,1@0'), tokens.includes('-1,1@0')]).toEqual([false, true]);
    const shrines = places('base-D@0,0r0 her-FFFF@0,1r0 base-E@0,2r2 her-FFFF@1,2r0', 'base-B');
    expect([shrines.includes('1,1@0'), shrines.includes('-1,1@0')]).toEqual([false, true]);
  });

  it('XG-SHR-4 second shrine [SHR-4]', () => {
    const tiles = `${two} her-FFFF@-1,1r0`;
    expect(places(tiles, 'her-FFFF').includes('-1,2@0')).toBe(false);
    expect(places(tiles, 'her-FFFF', { shrinePlacement: 'ownOnly' }).includes('-1,2@0')).toBe(true);
  });

  it('an abbey is bound as a monastery is [SHR-6]', () => {
    const ring = 'base-B@0,0r0 base-E@1,0r2 her-FFFF@2,0r0 base-E@2,1r3 her-FFFF@2,2r0 base-E@1,2r0 base-E@0,2r0 base-E@0,1r1';
    const config = { sets: ['base', 'abbey-mayor'] } as const;
    const words: Words = { tiles: ring, abbeys: [1, 0] };
    expect(sit({ ...table, config }, words).phase).toBe('draw'); // two shrines beside the hole at 1,1
    expect(sit({ tiles: table.tiles ?? '', config }, words).options()).toEqual(['-', '1,1@A']);
  });
});

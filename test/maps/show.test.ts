/** Maps on the terminal and on the command line. */
import { describe, expect, it } from 'vitest';
import { drawBoard } from '../../src/board/index.js';
import { MAPS } from '../../src/maps/index.js';
import { highwayman } from '../cli/fake-io.js';
import { Table, TM_CHIPS } from './table.js';

describe('the board', () => {
  it('is drawn whole: squares, borders, printed cities, routes, chips', () => {
    const table = new Table(TM_CHIPS, { tiles: 'plain 3,2 0', chips: ['1,1', '5,4 p2'] });
    const lines = drawBoard(table.game, { size: 'small' }).split('\n');
    expect(lines).toHaveLength(1 + 5 * 3);
    const picture = lines.join('\n');
    expect(lines[1]).toMatch(/·──R──·$/); // the road printed north of (1,4)
    expect(lines[2]).toMatch(/^ +0 │\?\?/); // a chip on its face
    expect(picture).toContain('C'); // the city printed west of (4,1)
    expect(picture).toContain('i**'); // two coats of arms on the island
    expect(picture).toContain('≈');
    expect(picture).toContain('p2');
    expect(picture).toContain('##**###'); // the printed city
    expect(picture).toContain(' S '); // the start square that is not used
    expect(picture).not.toContain('\x1b');
    expect(drawBoard(table.game, { size: 'small', colour: true })).toContain('\x1b[');
  });
});

describe('highwayman', () => {
  it('play --map iberia --chips: 114 tiles, three of them at the start; says what the map is', async () => {
    const { code, out, err } = await highwayman(['play', '--map', 'iberia', '--chips', '--player', 'random', '--seed', '3']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('map: Iberian Peninsula (reconstruction), reconstruction. NOT a copy of the printed');
    expect(out).toMatch(/C2\/2\/base,inns-cathedrals,traders-builders\/.*map=/);
    expect(out).toMatch(/\$[obp][12] \d+,\d+\$/);
  });
  it('every tile of the 114 is placed, set aside, or left over on a full map', async () => {
    const { out } = await highwayman(['play', '--map', 'iberia', '--chips', '--player', 'random', '--seed', '4', '--json']);
    const game = JSON.parse(out) as { tiles: number; moves: string[]; map: object };
    const drawn = game.moves.filter((token) => token.startsWith('?')).length;
    expect(game.map).toEqual({
      id: 'iberia-reconstruction',
      title: 'Iberian Peninsula (reconstruction)',
      status: 'reconstruction',
    });
    expect(drawn).toBe(111);
    expect(game.moves.filter((token) => /@\d$/.test(token)).length).toBe(game.tiles - 3);
  });
  it('plays on a map file, and refuses a bad one with its place', async () => {
    const file = JSON.stringify(MAPS['testmap-a']);
    expect((await highwayman(['play', '--map', 'my.json', '--player', 'random', '--quiet'], { 'my.json': file })).code).toBe(0);
    const bad = await highwayman(['play', '--map', 'my.json'], { 'my.json': file.replace('"####.."', '"####."') });
    expect([bad.code, bad.err]).toEqual([2, expect.stringMatching(/ERR_MAP: grid\[0\] = "####\."/)]);
    expect((await highwayman(['play', '--map', 'none.json'])).err).toMatch(
      /ERR_FLAG: --map = "none.json"; expected one of iberia, testmap-a/,
    );
    expect((await highwayman(['play', '--map', 'my.json'], { 'my.json': '{' })).err).toMatch(/ERR_MAP: --map/);
    expect((await highwayman(['play', '--chips'])).err).toMatch(/ERR_FLAG: --chips/);
  });
  it('replay and show read what play has saved', async () => {
    const { files } = await highwayman([
      'play',
      '--map',
      'iberia',
      '--chips',
      '--player',
      'random',
      '--seed',
      '6',
      '--quiet',
      '--save',
      'game.json',
    ]);
    expect((await highwayman(['replay', 'game.json'], files)).code).toBe(0);
    const shown = await highwayman(['show', 'game.json', '--legend'], files);
    expect(shown.out).toMatch(/large cities connected: barcelona/);
    expect(shown.out).toMatch(/chips not turned over: \d+ (orange|blue|purple) [12]/);
  });
});

/** Bad usage: one typed error on one line (or one JSON object), exit code 2. */
import { describe, expect, it } from 'vitest';
import { columnsOf, wantsColour } from '../../src/cli/io.js';
import { highwayman } from './fake-io.js';

/** Every command that takes rules, with what it needs besides. */
const RULES_COMMANDS = ['play', 'perft --depth 1', 'bench', 'match random random', 'selfplay --out never-written'];

const CASES: readonly (readonly [line: string, code: string, field: string])[] = [
  ['nonsense', 'ERR_FLAG', 'command'],
  ['play --nonsense', 'ERR_FLAG', '--nonsense'],
  ['play extra', 'ERR_FLAG', 'arguments'],
  ['play --seed', 'ERR_FLAG', '--seed'],
  ['play --players 1', 'ERR_FLAG', '--players'],
  ['play --players 7', 'ERR_FLAG', '--players'],
  ['play --players 2.5', 'ERR_FLAG', '--players'],
  ["play --players it's", 'ERR_FLAG', '--players'],
  ['play --edition C9', 'ERR_FLAG', '--edition'],
  ['play --sets base,,ferries', 'ERR_FLAG', '--sets'],
  ['play --sets base,base', 'ERR_FLAG', '--sets'],
  ['play --sets base,nowhere', 'ERR_CONFIG', 'sets.nowhere'],
  ['play --preset nowhere', 'ERR_CONFIG', 'preset'],
  ['play --preset C3 --config C3/2/base', 'ERR_FLAG', '--preset'],
  ['play --config C3', 'ERR_NOTATION', 'config'],
  ['play --player smart', 'ERR_FLAG', '--player'],
  ['play --player random,random,random', 'ERR_FLAG', '--player'],
  ['perft', 'ERR_FLAG', '--depth'],
  ['perft --depth -1', 'ERR_FLAG', '--depth'],
  ['perft --depth 65', 'ERR_FLAG', '--depth'],
  ['perft --depth 1 --chance dice', 'ERR_FLAG', '--chance'],
  ['perft --depth 1 --position x --seed 2', 'ERR_FLAG', '--seed'],
  ['perft --depth 1 --position nothing', 'ERR_FLAG', 'FILE'],
  ['replay', 'ERR_FLAG', 'file'],
  ['replay missing', 'ERR_FLAG', 'FILE'],
  ['verify', 'ERR_FLAG', 'files'],
  ['verify missing', 'ERR_FLAG', 'FILE'],
  ['show', 'ERR_FLAG', 'position'],
  ['show missing', 'ERR_FLAG', 'FILE'],
  ['show empty.json', 'ERR_SAVE', 'format'],
  ['show cut.json', 'ERR_SAVE', 'json'],
  ['export', 'ERR_FLAG', 'games'],
  ['export games', 'ERR_FLAG', '--npz'],
  ['export never-read --npz never-written', 'ERR_FLAG', 'GAMES'],
  ['export games --npz folder --shard 0', 'ERR_FLAG', '--shard'],
  ['export games --npz folder --window 4', 'ERR_FLAG', '--window'],
  ['selfplay --out never-written --temperature hot', 'ERR_FLAG', '--temperature'],
  ['selfplay --out never-written --temperature 101', 'ERR_FLAG', '--temperature'],
  ['selfplay --out never-written --drawn -1', 'ERR_FLAG', '--drawn'],
  ['bench --seconds 0', 'ERR_FLAG', '--seconds'],
  ['help nonsense', 'ERR_FLAG', 'command'],
  ...RULES_COMMANDS.flatMap((command) => [
    [`${command} --map nowhere`, 'ERR_FLAG', '--map'] as const,
    [`${command} --chips`, 'ERR_FLAG', '--chips'] as const,
    [`${command} --preset nowhere`, 'ERR_CONFIG', 'preset'] as const,
    [`${command} --edition C9`, 'ERR_FLAG', '--edition'] as const,
    [`${command} --sets base,nowhere`, 'ERR_CONFIG', 'sets.nowhere'] as const,
    [`${command} --players 7`, 'ERR_FLAG', '--players'] as const,
    [`${command} --config C3`, 'ERR_NOTATION', 'config'] as const,
  ]),
];
const FILES = { 'empty.json': '{}', 'cut.json': '{"format":"highwayman-save@1","mo' };

describe('bad usage', () => {
  it.each(CASES)('highwayman %s → %s %s', async (line, code, field) => {
    const args = line.split(' ').filter(Boolean);
    const { code: exit, out, err } = await highwayman(args, FILES);
    expect(err.startsWith(`${code}: `), err).toBe(true);
    expect(err).not.toContain('\n');
    expect(out).toBe('');
    expect(exit).toBe(2);
    const json = await highwayman([...args, '--json'], FILES);
    if (args.length === 0 || args.at(-1) === '--seed') return; // here --json would be the command or the value
    const { error } = JSON.parse(json.err) as { error: { code: string; field: string; message: string; expected: string } };
    expect(error).toMatchObject({ code, field });
    expect(error.expected.length).toBeGreaterThan(0);
    expect(json.code).toBe(2);
  });
});

describe('help', () => {
  it.each([
    [''],
    ['help'],
    ['help play'],
    ['help selfplay'],
    ['--help'],
    ['play --help'],
    ['perft --help'],
    ['replay --help'],
    ['verify --help'],
    ['show --help'],
    ['export --help'],
    ['bench --help'],
    ['--version'],
  ])('%s is no error', async (line) => {
    const { code, out, err } = await highwayman(line.split(' ').filter(Boolean));
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out.length).toBeGreaterThan(0);
  });
});

describe('the nearest name', () => {
  it.each([
    ['pley', 'play'],
    ['play --sed 1', '--seed'],
    ['play --preset feries', 'ferries'],
    ['play --sets base,feries', 'ferries'],
    ['perft --depth 1 --divid', '--divide'],
    ['export games --npx folder', '--npz'],
  ])('%s → %s', async (line, near) => {
    expect((await highwayman(line.split(' '))).err).toContain(`did you mean ${near}?`);
  });
});

describe('width', () => {
  it('is that of COLUMNS, else that of the terminal', () => {
    expect(columnsOf({}, { isTTY: true, columns: 80 })).toBe(80);
    expect(columnsOf({}, { columns: 80 })).toBeUndefined();
    expect(columnsOf({ COLUMNS: '60' }, { isTTY: true, columns: 80 })).toBe(60);
    expect(columnsOf({ COLUMNS: 'wide' }, { isTTY: true, columns: 80 })).toBe(80);
  });
});

describe('colours', () => {
  it('follow the terminal, NO_COLOR, FORCE_COLOR and TERM', () => {
    expect(wantsColour(true, {})).toBe(true);
    expect(wantsColour(false, {})).toBe(false);
    expect(wantsColour(true, { NO_COLOR: '1' })).toBe(false);
    expect(wantsColour(true, { NO_COLOR: '' })).toBe(true);
    expect(wantsColour(true, { TERM: 'dumb' })).toBe(false);
    expect(wantsColour(false, { FORCE_COLOR: '1' })).toBe(true);
    expect(wantsColour(true, { NO_COLOR: '1', FORCE_COLOR: '1' })).toBe(false);
  });
});

/** The README's tables name what there is: every option, every word of it with the default first, every flag of the command. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { configShape, PLAIN_OPTIONS } from '../../src/rules/config-schema.js';
import '../dist.js';

const readme = readFileSync('README.md', 'utf8');
const section = (from: string, to: string) => readme.slice(readme.indexOf(`\n${from}\n`), readme.indexOf(`\n${to}\n`));
const words = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word as string);
const rows = section('### Options', '## Notation')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | '));

describe('options', () => {
  it.each(Object.keys(configShape()))('%s has a row', (key) => {
    expect(rows.filter(([keys = '']) => words(keys).includes(key))).toHaveLength(1);
  });
  it('no row is about something else', () => {
    expect(rows.flatMap(([keys = '']) => words(keys)).sort()).toEqual(Object.keys(configShape()).sort());
  });
  it.each(Object.entries(PLAIN_OPTIONS))('%s: its values, the default first', (key, values) => {
    const cell = rows.find(([keys = '']) => words(keys).includes(key))?.[1] ?? '';
    if (typeof values === 'boolean') expect(cell).toContain(String(values));
    else expect((cell.match(/\w+/g) ?? []).filter((word) => (values as readonly string[]).includes(word))).toEqual([...values]);
  });
});

describe('the command line', () => {
  const table = section('## Command line', '## Speed')
    .split('\n')
    .filter((line) => line.startsWith('| `highwayman '));
  const help = (command: string) => spawnSync(process.execPath, ['dist/cli.js', command, '--help'], { encoding: 'utf8' }).stdout;
  const names = table.map((line) => /^\| `highwayman (\w+)/.exec(line)?.[1] ?? '');
  it('every command has a row', () => {
    const listed = [
      ...(help('')
        .split('Commands:')[1]
        ?.matchAll(/^ {2}(\w+) /gm) ?? []),
    ].map(([, name]) => name);
    expect(names).toEqual(listed);
  });
  it.each(table.map((line, i) => [names[i] as string, line] as const))('%s has the flags of its row', (command, line) => {
    const flags = help(command).match(/--[\w-]+/g) ?? [];
    for (const [flag] of line.matchAll(/--[\w-]+/g)) expect(flags).toContain(flag);
  });
  it('the commands that take rules are named', () => {
    const sentence = /^(.*) take the rules as/m.exec(section('## Command line', '## Speed'))?.[1] ?? '';
    expect(words(sentence).sort()).toEqual(names.filter((name) => help(name).includes('--preset')).sort());
  });
});

/** The guides' tables and lists name what there is: every option, every word of it with the default first, every flag of the command. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kebab } from '../../src/expansions/names.js';
import { FAMILIES } from '../../src/expansions/manifest.js';
import { configShape, PLAIN_OPTIONS } from '../../src/rules/config-schema.js';
import '../dist.js';

const guide = (name: string) => readFileSync(`src/docs/guides/${name}.md`, 'utf8');
const words = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word as string);
const rows = (guide('rules-and-options').split('\n## Options\n')[1] ?? '')
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

describe('expansions with entries of their own', () => {
  const table =
    (guide('rules-and-options').split('\n## Expansions with entries of their own\n')[1] ?? '').split('\n## ')[0] ?? '';
  const listed = [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \| `([\w-]+)` \| (.*) \|$/gm)];
  const own = FAMILIES.filter(({ ownEntry }) => ownEntry);
  it('each has a row, in the order of the families', () => {
    expect(listed.map(([, , , entry]) => entry)).toEqual(own.map(({ id }) => kebab(id)));
  });
  it.each(own.map((family) => [family.id, family] as const))('%s: its title, rules, sets and options', (id, family) => {
    const [, title = '', rules = '', , rest = ''] = listed.find(([, , , entry]) => entry === kebab(id)) ?? [];
    expect(title).toMatch(new RegExp(`^${family.title}`));
    expect(rules.split(', ')).toEqual([...family.rules]);
    for (const word of [...(family.sets ?? []), ...Object.keys(family.options ?? {})]) expect(words(rest)).toContain(word);
  });
});

describe('the command line', () => {
  const text = guide('command-line');
  /** List items, each with the lines that it goes on for. */
  const items = text.match(/^- `highwayman .*(?:\n {2}.*)*/gm) ?? [];
  const known = new Map<string, string>();
  const help = (command: string): string => {
    const args = ['dist/cli.js', command, '--help'].filter(Boolean);
    const text = known.get(command) ?? spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout;
    known.set(command, text);
    return text;
  };
  const names = items.map((item) => /^- `highwayman (\w+)/.exec(item)?.[1] ?? '');
  it('every command is listed', () => {
    const listed = [
      ...(help('')
        .split('Commands:')[1]
        ?.matchAll(/^ {2}(\w+) /gm) ?? []),
    ].map(([, name]) => name);
    expect(names).toEqual(listed);
  });
  it.each(items.map((item, i) => [names[i] as string, item] as const))('%s has the flags of its item', (command, item) => {
    const flags = help(command).match(/--[\w-]+/g) ?? [];
    for (const [flag] of item.matchAll(/--[\w-]+/g)) expect(flags).toContain(flag);
  });
  it('the commands that take rules are named', () => {
    const sentence = /^(.*) take the rules as/m.exec(text)?.[1] ?? '';
    expect(words(sentence).sort()).toEqual(names.filter((name) => help(name).includes('--preset')).sort());
  });
});

/**
 * Writes assembly/INTERFACE.md: every export of core.wasm with its signature and comment, and every shared constant, out of the
 * sources. node src/build/interface-doc.mjs [--check]; with --check nothing is written and exit code 1 says the file is stale.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at } from './paths.mjs';

const TYPES = { i32: 'i32', usize: 'i32', u32: 'i32', bool: 'i32', f32: 'f32', f64: 'f64', void: '–' };

/** Functions of a file by name: parameters, result, comment. */
function functionsIn(source) {
  const found = new Map();
  const pattern = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export function (\w+)\(([^)]*)\): (\w+)/g;
  for (const [, comment = '', name, params, result] of source.matchAll(pattern)) {
    const about = comment
      .replace(/^\s*\*\s?/gm, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    found.set(name, {
      params: params
        .split(',')
        .map((p) => p.trim())
        .filter(Boolean),
      result,
      about,
    });
  }
  return found;
}
/** The exports of the entry, in its order, those of other files included. */
async function exportsOf(file) {
  const source = await readFile(file, 'utf8');
  const own = functionsIn(source);
  const list = [];
  for (const match of source.matchAll(/export \{([^}]*)\} from "([^"]+)"|export function (\w+)/g)) {
    if (match[3]) list.push([match[3], own.get(match[3])]);
    else {
      const there = functionsIn(await readFile(join(dirname(file), `${match[2]}.ts`), 'utf8'));
      for (const name of match[1]
        .split(',')
        .map((n) => n.trim())
        .filter(Boolean))
        list.push([name, there.get(name)]);
    }
  }
  return list;
}
/** The const enums of constants.ts. */
function enumsIn(source) {
  const list = [];
  for (const [, comment = '', name, body] of source.matchAll(
    /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export const enum (\w+) \{([\s\S]*?)\n\}/g,
  )) {
    const members = [...body.matchAll(/^\s*(?:\/\*\* (.*) \*\/\n\s*)?(\w+) = ([^,]+),(?:\s*\/\/ (.*))?$/gm)].map(
      ([, above, member, value, beside]) => [member, value.trim(), beside ?? above ?? ''],
    );
    list.push({
      name,
      about: comment
        .replace(/^\s*\*\s?/gm, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
      members,
    });
  }
  return list;
}
const cell = (text) => text.replaceAll('|', '\\|');

export async function interfaceDoc() {
  const list = await exportsOf(at('assembly/index.ts'));
  const constants = await readFile(at('assembly/constants.ts'), 'utf8');
  const generated = await Promise.all(['ids', 'state'].map((name) => readFile(at(`assembly/generated/${name}.ts`), 'utf8')));
  const enums = [constants, ...generated].flatMap(enumsIn);
  const version = enums.find((e) => e.name === 'Abi').members.find(([m]) => m === 'Version')[1];
  const rows = list.map(([name, f]) => {
    const params = f.params.map((p) => p.replace(/: (\w+)$/, (_, t) => `: ${TYPES[t] ?? t}`)).join(', ');
    return `| \`${name}(${params})\` | ${TYPES[f.result] ?? f.result} | ${cell(f.about) || '–'} |`;
  });
  const tables = enums.map(({ name, about, members }) =>
    [
      `### ${name}`,
      '',
      ...(about ? [about, ''] : []),
      '| name | value | |',
      '| --- | --- | --- |',
      ...members.map(([m, v, note]) => `| ${m} | \`${v}\` | ${cell(note)} |`),
      '',
    ].join('\n'),
  );
  return `<!-- Written by src/build/interface-doc.mjs out of assembly/; do not edit. -->
# The interface of core.wasm, version ${version}

For hosts that use \`core.wasm\` without the TypeScript wrapper: wasmtime, wasmer, Go, Rust, Python, a browser's own code.
The module wants no imports, has a 32-bit memory that it exports as \`memory\`, and speaks numbers only. \`version()\` gives the
interface version; it is raised when an export or a layout below changes. Planes, globals and policy indices have a version of
their own, \`aiVersion()\`.

## A game, step by step

1. Instantiate. Write the rulebook: \`at = reserveRulebook(length)\`, copy the bytes to \`at\`, \`configure()\` must give 0.
   The bytes come from \`rulebookBytes(config)\` of \`highwayman/ai\`; make them once and ship them as a file.
2. \`reserveSlots(n)\` makes room for n positions. Memory may grow here and only here: take views of \`memory\` anew afterwards.
3. \`newGame(slot, seedLo, seedHi)\`.
4. Until word \`Pos.Phase\` of the header is \`Step.Over\`: at \`draw\`, \`roll\` and \`chip\` call \`makeChance(slot)\`, or choose an outcome;
   else \`n = generate(slot)\`, read n u32 at \`address(-1, 0)\`, and \`make(slot, move)\` one of them. Moves are packed words, ascending;
   their fields are in assembly/moves/packed.ts: verb << 24 | (y & 1023) << 14 | (x & 1023) << 4 | slot, verbs by \`Verb\`.
5. \`unmake(slot)\` takes moves back. Scores are the words \`Pos.Scores + player\` of the header.

The header lies at \`address(slot, 3)\`, 32-bit words by \`Pos\` and \`State\`. Other values of \`what\`: 0 moves, 1 events, 2 deck, 4 tiles (16 bytes
each), 5 nodes (32 bytes each, \`NodeAt\`), 6 figures, 7 hubs, 8 bag (u16 by kind), 9 and 10 frontier, 11 fragments, 12 feature.
Every export checks its arguments: a bad slot, move or buffer gives a status and changes nothing. Calls on one instance must not overlap.

## Exports

Parameters and results are i32 unless named otherwise; addresses and hashes are unsigned.

| export | result | |
| --- | --- | --- |
${rows.join('\n')}

## Constants

${tables.join('\n')}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = at('assembly/INTERFACE.md');
  const text = await interfaceDoc();
  if (!process.argv.includes('--check')) await writeFile(file, text);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error('assembly/INTERFACE.md is stale: node src/build/interface-doc.mjs');
    process.exitCode = 1;
  }
}

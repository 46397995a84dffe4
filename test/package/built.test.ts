/** The built package as a user gets it: entries by name, the command, what happens at import. Needs `npm run build`. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutComments } from '../dist.js';

/** Runs a module that imports the package by its name. */
function node(source: string): unknown {
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8' }));
}

describe('entries', () => {
  it('highwayman reads core.wasm beside itself', () => {
    expect(
      node(`import { load, loadSync } from 'highwayman';
      const one = (await load()).newGame({}, { seed: 1 }), two = loadSync().newGame({}, { seed: 1 });
      console.log(JSON.stringify(one.hash() === two.hash()))`),
    ).toBe(true);
  });
  it('highwayman/inline needs no file', () => {
    expect(
      node(`import { load, loadSync } from 'highwayman/inline';
      const one = (await load()).newGame({}, { seed: 1 }), two = loadSync().newGame({}, { seed: 1 });
      console.log(JSON.stringify(one.hash() === two.hash()))`),
    ).toBe(true);
  });
  it('both share their classes and export the same names', () => {
    expect(
      node(`import * as a from 'highwayman'; import * as b from 'highwayman/inline';
      console.log(JSON.stringify(a.HighwaymanError === b.HighwaymanError && Object.keys(a).join() === Object.keys(b).join()))`),
    ).toBe(true);
  });
  it('every entry works on what the others give', () => {
    expect(
      node(`import { loadSync, HighwaymanError } from 'highwayman'; import { preset, readConfig, readTile } from 'highwayman/config'; import { CATALOGUE } from 'highwayman/catalogue';
      import { mapConfig, MAP_POOL } from 'highwayman/maps'; import { positionText, gameFromPosition, recordOf, formatRecord, gameFromRecord, parseRecord } from 'highwayman/notation';
      import { saveGame, loadGame } from 'highwayman/saved'; import { buildable, readSetup } from 'highwayman/setup';
      const engine = loadSync();
      const tile = readTile(JSON.parse(JSON.stringify({ ...CATALOGUE[0].tiles[0].tile, id: 'own' })));
      const games = [engine.newGame({ ...MAP_POOL, map: mapConfig({ id: 'iberia', chips: true }) }, { seed: 2 }), engine.newGame({ tiles: [{ tile }] }, { seed: 2 }),
        engine.newGame(readConfig(JSON.parse('{"map":"testmap-a"}')), { seed: 2 }), engine.newGame(preset('iberia'), { seed: 2 })];
      const same = games.every((game) => { game.play(game.legal()[0]); const hash = game.hash();
        return loadGame(engine, saveGame(game)).hash() === hash && gameFromPosition(engine, positionText(game)).hash() === hash && gameFromRecord(engine, parseRecord(formatRecord(recordOf(game)))).hash() === hash; });
      const { rules, ops } = readSetup({ config: {}, tiles: [['base-D', 0, 0, 0]] });
      const code = (run) => { try { run(); return ''; } catch (error) { return error instanceof HighwaymanError ? error.code + ' ' + error.field : String(error); } };
      console.log(JSON.stringify([same, engine.build(rules, ops).tiles().length, engine.build(rules, buildable(structuredClone(ops))).tiles().length, engine.newGame(structuredClone(games[0].rules)).map.id,
        code(() => engine.build(rules, structuredClone(ops))), code(() => engine.newGame({ map: 'iberia' })), code(() => engine.newGame({ map: structuredClone(games[0].rules.config.map) })),
        code(() => engine.newGame({ tiles: [{ tile: structuredClone(tile) }] }))]))`),
    ).toEqual([
      true,
      1,
      1,
      'iberia-reconstruction',
      'ERR_SETUP ops',
      'ERR_CONFIG map',
      'ERR_CONFIG map',
      'ERR_CONFIG tiles[0].tile',
    ]);
  });
  it('highwayman/play takes compiled rules, as they come through JSON or to a Worker, and nothing else', () => {
    expect(
      node(`import { compileRules, Engine, loadSync } from 'highwayman'; import * as play from 'highwayman/play'; import { mapConfig } from 'highwayman/maps';
      const config = { sets: ['base', 'ferries', 'labyrinth'], labyrinth: 'advanced' };
      const rules = compileRules(config), engine = play.loadSync();
      const hashes = [loadSync().newGame(config, { seed: 3 }), engine.newGame(rules, { seed: 3 }), engine.newGame(JSON.parse(JSON.stringify(rules)), { seed: 3 })].map((game) => game.hash());
      const map = compileRules({ map: mapConfig('iberia') });
      const maps = [map, structuredClone(map), JSON.parse(JSON.stringify(map))].map((copy) => engine.newGame(copy, { seed: 3 }).hash());
      let refused; try { engine.newGame(config); } catch (error) { refused = [error.code, error.field]; }
      console.log(JSON.stringify([new Set(hashes).size, new Set(maps).size, refused, play.Engine === Engine, 'compileRules' in play]))`),
    ).toEqual([1, 1, ['ERR_CONFIG', 'config'], true, false]);
  });
  it('options of a game that there are not are refused by name, and no position is lost', () => {
    expect(
      node(`import { loadSync } from 'highwayman'; const engine = loadSync();
      const refused = [{ sead: 1 }, 42, { seed: 1, deck: [], manual: true }].map((options) => { try { engine.newGame({}, options); } catch (error) { return [error.code, error.field, error.expected]; } });
      console.log(JSON.stringify([refused, engine.live]))`),
    ).toEqual([
      [
        ['ERR_CONFIG', 'sead', 'no other options than seed, deck, manualChance (did you mean seed?)'],
        ['ERR_CONFIG', 'options', 'an object of options: seed, deck, manualChance'],
        ['ERR_CONFIG', 'manual', 'no other options than seed, deck, manualChance'],
      ],
      0,
    ]);
  });
  it('highwayman/core.wasm is the core', () => {
    expect(
      node(`import { createRequire } from 'node:module'; import { readFileSync } from 'node:fs'; import { loadSync } from 'highwayman';
      const bytes = readFileSync(createRequire(process.cwd() + '/x.js').resolve('highwayman/core.wasm'));
      console.log(JSON.stringify(loadSync(bytes).newGame().phase))`),
    ).toBe('place');
  });
  it('a compiled module serves many engines', () => {
    expect(
      node(`import { loadSync } from 'highwayman';
      const first = loadSync(); const second = loadSync(first.module);
      console.log(JSON.stringify(first.newGame().hash() === second.newGame().hash()))`),
    ).toBe(true);
  });
  it('nothing happens at import', () => {
    expect(
      node(`globalThis.WebAssembly = undefined; globalThis.fetch = undefined; globalThis.process.getBuiltinModule = undefined;
      await import('highwayman'); await import('highwayman/inline');
      for (const name of ['config', 'catalogue', 'maps', 'notation', 'saved', 'setup', 'jcz', 'ai', 'client', 'testing']) await import('highwayman/' + name);
      console.log('true')`),
    ).toBe(true);
  });
  it('without Node the main entry fetches, and says what failed', () => {
    expect(
      node(`const out = console.log; const asked = [];
      globalThis.fetch = async (url) => { asked.push(String(url)); return new Response('<html>', { status: 200 }); };
      const { load } = await import('highwayman');
      const saved = globalThis.process; globalThis.process = undefined;
      const error = await load().catch((e) => e);
      globalThis.process = saved;
      out(JSON.stringify([error.code, asked.length, asked[0].endsWith('/dist/core.wasm')]))`),
    ).toEqual(['ERR_WASM', 1, true]);
  });
});

describe('files', () => {
  const read = (name: string): Buffer => readFileSync(new URL(`../../dist/${name}`, import.meta.url));
  it('declarations name no package', () => {
    for (const name of ['index', 'inline', 'config', 'catalogue', 'maps', 'notation', 'saved', 'setup', 'jcz'].map(
      (entry) => `${entry}.d.ts`,
    )) {
      for (const [, from = ''] of withoutComments(read(name).toString()).matchAll(/from '([^']+)'/g))
        expect(from.startsWith('./'), from).toBe(true);
    }
  });
  it('the licences of bundled packages come along', () => {
    for (const name of ['valibot', 'commander', 'piscina'])
      expect(read('THIRD-PARTY-LICENSES.txt').toString()).toMatch(new RegExp(`^${name} \\d`, 'm'));
  });
  it('the lock file names no host', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"');
  });
});

describe('the command', () => {
  const run = (...args: string[]) => spawnSync(process.execPath, ['dist/cli.js', ...args], { encoding: 'utf8' });
  it('is executable', () => {
    expect(statSync('dist/cli.js').mode & 0o111).not.toBe(0);
    expect(readFileSync('dist/cli.js', 'utf8').startsWith('#!/usr/bin/env node\n')).toBe(true);
  });
  it('plays, with the version of the package', () => {
    const { status, stdout } = run('play', '--quiet', '--player', 'random');
    expect(status).toBe(0);
    expect(stdout).toContain('points');
    expect(run('--version').stdout.trim()).toBe(
      (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version,
    );
  });
  it('gives 2 and one line on standard error for bad usage', () => {
    const { status, stdout, stderr } = run('play', '--players', '99');
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toBe('ERR_FLAG: --players = "99"; expected a whole number from 2 to 6\n');
  });
});

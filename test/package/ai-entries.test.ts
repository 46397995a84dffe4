/** `highwayman/ai` and `highwayman/testing` of the built package, imported by name. Needs `npm run build`. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutComments } from '../dist.js';

function node(source: string): unknown {
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8' }));
}

it('highwayman/ai works on engines of the main entry, testing checks its states', () => {
  expect(
    node(`import { loadSync } from 'highwayman'; import { GameState, playouts, playerOf } from 'highwayman/ai'; import { checkEngine, HighwaymanError } from 'highwayman/testing';
    const engine = loadSync();
    const report = checkEngine((seed) => GameState.start(engine, {}, { seed }), { every: 20 });
    const position = engine.newPosition(); position.makeChance();
    let code = ''; try { playerOf('nobody'); } catch (error) { code = error instanceof HighwaymanError && error.code; }
    console.log(JSON.stringify([report.games, playouts(position, { n: 3 }).length, position.isLegal(playerOf('mcts:20').choose(position)), code]))`),
  ).toEqual([1, 6, true, 'ERR_CONFIG']);
});
it('the declarations of both name no package', () => {
  for (const name of ['ai.d.ts', 'testing.d.ts']) {
    const text = readFileSync(new URL(`../../dist/${name}`, import.meta.url), 'utf8');
    for (const [, from = ''] of withoutComments(text).matchAll(/from '([^']+)'/g)) expect(from.startsWith('./'), from).toBe(true);
  }
});

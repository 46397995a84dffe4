/** The declarations as strict programs meet them: nothing of the inside, and no types of browsers needed. Needs `npm run build`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import '../dist.js';

const FOLDER = 'build/declarations';
const texts = readdirSync('dist')
  .filter((name) => name.endsWith('.d.ts'))
  .map((name) => [name, readFileSync(`dist/${name}`, 'utf8')] as const);

it('name nothing of the inside', () => {
  for (const [name, text] of texts) {
    expect(
      text.match(/\b(CoreInstance|Exports|Capacity|Address|RulesCompiler|MAPS\.md)\b|\benum\b|: any\b/g) ?? [],
      name,
    ).toEqual([]);
  }
});

const PROGRAM = `import { compileRules, load, type ConfigInput, type Game, type Move, type Rules, type ScoreEvent, type ScoringInput } from 'highwayman';
import { PRESETS, readConfig, type PlainConfig } from 'highwayman/config';
import { gameFromPosition, positionText } from 'highwayman/notation';
import { loadGame, toSaved, type SavedGame } from 'highwayman/saved';
import { readSetup, type Setup } from 'highwayman/setup';
import { GameState, type Player, randomPlayer } from 'highwayman/ai';
import { checkEngine } from 'highwayman/testing';
import * as play from 'highwayman/play';
import * as catalogue from 'highwayman/catalogue';
import * as client from 'highwayman/client';
import * as geometry from 'highwayman/geometry';
import * as inline from 'highwayman/inline';
import * as jcz from 'highwayman/jcz';
import * as maps from 'highwayman/maps';
export const more = [catalogue, client, geometry, inline, jcz, maps];

const scoring: ScoringInput = { monastery: { self: 2 } };
const config: ConfigInput = { sets: ['base', 'ferries'], scoring };
const rules: Rules = compileRules(config);
const engine = await load();
const engineOfPlay: play.Engine = engine;
const game: Game = engineOfPlay.newGame(rules);
const moves: readonly Move[] = game.legal();
if (moves[0]) game.play(moves[0]);
const events: readonly ScoreEvent[] = game.events();
const saved: SavedGame = toSaved(game);
const plain: PlainConfig = saved.config;
const setup: Setup = { config: rules.config, tiles: [['base-D', 0, 0, 0]] };
const built = readSetup(setup);
const player: Player = randomPlayer();
export const all: readonly Game[] = [loadGame(engine, saved), gameFromPosition(engine, positionText(game)), engine.build(built.rules, built.ops), engine.newGame(readConfig(plain))];
export const rest = [events, player, checkEngine((seed) => GameState.start(engine, rules, { seed }))];
const own: WebAssembly.Module = engine.module;
export const again = play.loadSync(own);
// @ts-expect-error games come from an engine
new (game.constructor as typeof import('highwayman').Game)();
// @ts-expect-error no such option
compileRules({ farmers: true });
// @ts-expect-error no such set
compileRules({ sets: ['base', 'feries'] });
// @ts-expect-error no such set
compileRules({ sets: { base: 1, feries: 1 } });
// @ts-expect-error no such tile
compileRules({ only: { base: ['base-Z9'] } });
// @ts-expect-error no such preset
compileRules(PRESETS.feries);
`;
it.each([
  ['node16', 'node16', [], []],
  ['nodenext', 'nodenext', [], []],
  ['esnext', 'bundler', [], []],
  ['node16', 'node16', ['dom'], []],
  ['node16', 'node16', [], ['node']],
  ['esnext', 'bundler', ['dom'], ['node']],
])(
  'are enough for a strict program, module %s, resolution %s, more of lib: %j, types: %j',
  { timeout: 0 }, // the compiler ends by itself, on a busy machine late
  (module, moduleResolution, lib, types) => {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}/package.json`, '{ "type": "module" }');
    writeFileSync(`${FOLDER}/main.ts`, PROGRAM);
    writeFileSync(
      `${FOLDER}/tsconfig.json`,
      JSON.stringify({
        compilerOptions: {
          module,
          moduleResolution,
          target: 'es2022',
          lib: ['es2022', ...lib],
          types,
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          verbatimModuleSyntax: true,
          isolatedModules: true,
          skipLibCheck: false,
          noEmit: true,
          paths: { highwayman: ['../../dist/index.d.ts'], 'highwayman/*': ['../../dist/*.d.ts'] },
        },
        files: ['main.ts'],
      }),
    );
    expect(spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', FOLDER], { encoding: 'utf8' }).stdout).toBe('');
  },
);

/** The declarations in a user's project: strict, every library file checked, both ways of resolving modules. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SOURCE = `
import { load, HighwaymanError, type CoreSource, type Game, type Move } from 'highwayman';
import { loadSync } from 'highwayman/inline';
import { readConfig, readTile, type PlainConfig } from 'highwayman/config';
import { mapConfig } from 'highwayman/maps';
import { positionText } from 'highwayman/notation';
import { loadGame, saveGame } from 'highwayman/saved';
import { readSetup } from 'highwayman/setup';
import { BatchEnv, GameState, mctsPlayer, playouts, type ObservationSpec } from 'highwayman/ai';
import { checkEngine } from 'highwayman/testing';
export function think(engine: Awaited<ReturnType<typeof load>>): ObservationSpec {
  checkEngine((seed) => GameState.start(engine, {}, { seed, returns: 'win' }));
  const position = engine.newPosition();
  position.make(mctsPlayer({ iterations: 10 }).choose(position));
  playouts(position, { n: 2, policy: 'light' });
  return new BatchEnv(engine, {}, { n: 2 }).spec;
}
export function others(engine: Awaited<ReturnType<typeof load>>, json: PlainConfig): string {
  const game = engine.newGame({ ...readConfig(json), map: mapConfig('iberia'), tiles: [{ tile: readTile({}) }] });
  const { rules, ops } = readSetup({ config: json, tiles: [['base-D', 0, 0, 0]] });
  return positionText(loadGame(engine, saveGame(game))) + positionText(engine.build(rules, ops));
}
export async function main(source?: CoreSource): Promise<number[]> {
  const engine = await load(source);
  const game: Game = engine.newGame({ edition: 'C3', sets: ['base', 'ferries'], players: 3 }, { seed: 'x' });
  const moves: readonly Move[] = game.legal();
  for (const move of moves) if (move.type === 'place') game.play({ ...move, rotation: 0 });
  try { loadSync().newGame().play('nonsense'); } catch (error) { if (error instanceof HighwaymanError) console.log(error.code); }
  // @ts-expect-error no such edition
  engine.newGame({ edition: 'C9' });
  // @ts-expect-error maps are not taken by name
  engine.newGame({ map: 'iberia' });
  return game.scores;
}
`;

it.each([
  ['nodenext', 'nodenext'],
  ['preserve', 'bundler'],
])(
  'module %s, resolution %s',
  (module, moduleResolution) => {
    const folder = `build/consumer-${module}`;
    mkdirSync(folder, { recursive: true });
    // Inside the package its own name leads to its exports, as an installed copy would.
    writeFileSync(`${folder}/main.ts`, SOURCE);
    writeFileSync(
      `${folder}/tsconfig.json`,
      JSON.stringify({
        compilerOptions: {
          module,
          moduleResolution,
          target: 'es2022',
          lib: ['es2022', 'dom'],
          types: [],
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          noEmit: true,
          skipLibCheck: false,
        },
        files: ['main.ts'],
      }),
    );
    const { stdout, status } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  },
  60_000,
);

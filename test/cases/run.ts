/**
 * `npm run cases -- FILE [--model]`: runs a file of scenarios (`carcassonne-golden/1`) or of checked positions (`pub-cases/1`).
 * Exit code 1 when one fails.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chosenPlayers } from '../corpus/choose.js';
import type { Players } from '../corpus/player.js';
import { checkScenario, unsupported } from '../golden/golden.js';
import type { GoldenFile } from '../golden/golden.js';
import { checkCase, unsupportedCase } from './pub.js';
import type { PubFile } from './pub.js';
import { testsOf } from './tests-of.js';

interface Item {
  readonly id: string;
  readonly title: string;
  /** Reasons not to run it. */
  readonly unsupported: readonly string[];
  /** A case that is a story without checks: the test files that play it. */
  readonly playedBy?: readonly string[];
  /** What fails, one line each. */
  run(): string[];
}

function itemsOf(file: GoldenFile | PubFile, players: Players): Item[] | null {
  if (file?.format === 'carcassonne-golden/1') {
    return file.scenarios.map((scenario) => ({
      id: scenario.id,
      title: scenario.title,
      unsupported: unsupported(scenario),
      run: () => checkScenario(players, scenario, file.defaults),
    }));
  }
  if (file?.format === 'pub-cases/1') {
    return file.cases.map((pub) => {
      const playedBy = pub.checks.length > 0 ? undefined : testsOf(pub.id);
      const unsupported = playedBy?.length === 0 ? ['no structural checks, and no test that plays it'] : unsupportedCase(pub);
      return { id: pub.id, title: pub.title, unsupported, ...(playedBy ? { playedBy } : {}), run: () => checkCase(players, pub) };
    });
  }
  return null;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { model: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  });
  const [path] = positionals;
  if (values.help || path === undefined || positionals.length > 1) {
    console.log(
      'usage: npm run cases -- FILE [--model]\n  FILE   carcassonne-golden/1 or pub-cases/1\n  model  run over the slow reference model instead of the engine',
    );
    return values.help ? 0 : 2;
  }
  const file = JSON.parse(await readFile(path, 'utf8')) as GoldenFile | PubFile;
  const players = await chosenPlayers(values.model);
  const items = itemsOf(file, players);
  if (!items) {
    console.log(
      `${path}: format ${JSON.stringify((file as { format?: unknown } | null)?.format)} is not known; expected carcassonne-golden/1 or pub-cases/1`,
    );
    return 2;
  }
  const count = { run: 0, passed: 0, failed: 0, played: 0, unsupported: 0 };
  for (const item of items) {
    if (item.unsupported.length > 0) {
      count.unsupported += 1;
      console.log(`not supported yet  ${item.id} ${item.title}: ${[...new Set(item.unsupported)].join(', ')}`);
      continue;
    }
    if (item.playedBy) {
      count.played += 1;
      console.log(`played by a test  ${item.id} ${item.title}: ${item.playedBy.join(', ')}`);
      continue;
    }
    count.run += 1;
    const failures = attempt(item);
    if (failures.length === 0) count.passed += 1;
    else {
      count.failed += 1;
      console.log(`FAILED  ${item.id} ${item.title}\n${failures.map((line) => `    ${line}`).join('\n')}`);
    }
  }
  console.log(
    `${players.name}: run ${count.run}, passed ${count.passed}, failed ${count.failed}, played by tests ${count.played}, not supported yet ${count.unsupported}`,
  );
  return count.failed > 0 ? 1 : 0;
}

function attempt(item: Item): string[] {
  try {
    return item.run();
  } catch (error) {
    return [(error as Error).message];
  }
}

process.exitCode = await main().catch((error: Error) => {
  console.error(error.message);
  return 2;
});

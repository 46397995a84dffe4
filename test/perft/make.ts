/** `node src/build/run-ts.mjs test/perft/make.ts`: writes the tables anew. Only for rule changes; a diff of the tables is a finding. */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadSync } from '../../src/entry-url.js';
import { formatTable, rootGame, ROOTS } from './tables.js';

const engine = loadSync(readFileSync('build/core.wasm'));
for (const [file, roots] of Object.entries(ROOTS)) {
  const blocks = roots.map((root) => {
    const counts = root.depths.map((depth) => {
      const game = rootGame(engine, root);
      const nodes = game.perft(depth, { chance: root.chance });
      game.dispose();
      return { depth, nodes };
    });
    return formatTable(root, counts);
  });
  writeFileSync(`test/perft/${file}.perft`, blocks.join('\n'));
}

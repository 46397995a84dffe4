/** `npm run bench:compare -- OLD.json NEW.json`: ratios of two kept runs of the same machine, and whether behaviour changed. */
import { readFileSync } from 'node:fs';
import type { BenchRow } from './harness.js';

interface Kept {
  readonly signature: string;
  readonly results: Readonly<Record<string, readonly BenchRow[]>>;
}
const [before, after] = process.argv.slice(2, 4).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Kept);
if (!before || !after) {
  console.error('usage: npm run bench:compare -- OLD.json NEW.json');
  process.exitCode = 2;
} else {
  console.log(
    before.signature === after.signature
      ? `signature ${after.signature}: same behaviour`
      : `signature ${before.signature} -> ${after.signature}: behaviour changed`,
  );
  for (const [title, rows] of Object.entries(after.results))
    for (const row of rows) {
      const old = before.results[title]?.find((r) => r.name === row.name);
      if (old)
        console.log(
          `${title} | ${row.name}: ${(row.perSecond / old.perSecond).toFixed(3)} times, within the run ${old.ratio.toFixed(3)} -> ${row.ratio.toFixed(3)}`,
        );
    }
}

/** The test files that play a case: those with a test named with its id. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
let files: readonly (readonly [path: string, text: string])[] | undefined;

/** Paths below the project's folder. */
export function testsOf(id: string): string[] {
  files ??= readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .sort()
    .map((path) => [join('test', path), readFileSync(join(ROOT, path), 'utf8')] as const);
  const named = new RegExp(`\\b(it|test|describe)\\((['"\`])[^\\n]*\\b${id}\\b`);
  return files.filter(([, text]) => named.test(text)).map(([path]) => path);
}

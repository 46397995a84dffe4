/** Imported by tests of the built package: refuses, before the first of them, a dist/ that is older than what it is made of. */
import { spawnSync } from 'node:child_process';

const { status, stderr } = spawnSync(process.execPath, ['src/build/build.mjs', '--check', 'bundle', 'types'], {
  encoding: 'utf8',
});
if (status !== 0) throw new Error(`dist/ is not that of these sources: run npm run build\n${stderr}`);

/** Examples in comments import the package as its users do. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, '');
}

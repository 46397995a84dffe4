/** The project's own files and what they import. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/**
 * Every file that belongs to the project, paths from its root: what git tracks or would track, in a checkout without git all but
 * build output.
 */
export function projectFiles(): string[] {
  try {
    return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')
      .filter((path) => path !== '' && existsSync(path));
  } catch {
    const walk = (folder: string): string[] =>
      readdirSync(folder).flatMap((name) => {
        const path = join(folder, name);
        if (folder === '.' && ['node_modules', 'build', 'dist', '.git'].includes(name)) return [];
        return statSync(path).isDirectory() ? walk(path) : [path];
      });
    return walk('.');
  }
}
export function sourceFiles(folder: string): string[] {
  return projectFiles().filter((path) => path.startsWith(`${folder}/`) && path.endsWith('.ts'));
}
/** Files of the project that a file imports for their values; types are not counted, they leave no trace. */
export function importsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(/^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?['"](\.[^'"]+)['"]/gm)]
    .map(([, from = '']) => normalize(join(dirname(path), from)).replace(/\.js$/, ''))
    .map((found) => (found.endsWith('.ts') ? found : `${found}.ts`))
    .filter((found) => existsSync(found));
}
/** Groups of files that import each other in a ring. */
export function circles(files: readonly string[]): string[][] {
  const links = new Map(files.map((file) => [file, importsOf(file)]));
  const reach = (from: string): Set<string> => {
    const seen = new Set<string>();
    const open = [...(links.get(from) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(links.get(next) ?? []));
    }
    return seen;
  };
  const reached = new Map(files.map((file) => [file, reach(file)]));
  const ringed = files.filter((file) => reached.get(file)?.has(file));
  return [
    ...new Map(
      ringed.map((file) => [
        ringed.filter((other) => reached.get(file)?.has(other) && reached.get(other)?.has(file)).join(' '),
        file,
      ]),
    ).keys(),
  ].map((ring) => ring.split(' '));
}

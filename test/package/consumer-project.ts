/** A fresh project that has installed the packed package: the tarball unpacked, since it depends on nothing. */
import { execFileSync, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import '../dist.js';

export interface Project {
  readonly folder: string;
  readonly tarball: string;
  /** Files of the tarball. */
  readonly files: readonly string[];
  write(name: string, text: string): string;
  node(...args: string[]): SpawnSyncReturns<string>;
  remove(): void;
}
/** The tools that consumers run come from this repository; with `real`, npm installs the tarball. */
export function freshProject(real = false): Project {
  const folder = mkdtempSync(join(tmpdir(), 'highwayman-'));
  const packed = JSON.parse(
    execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as [{ filename: string; files: { path: string }[] }];
  const [{ filename, files }] = packed;
  const tarball = join(folder, filename);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  if (real) execFileSync('npm', ['install', '--no-audit', '--no-fund', tarball], { cwd: folder, stdio: 'ignore' });
  else {
    const home = join(folder, 'node_modules/highwayman');
    mkdirSync(home, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', home]);
  }
  return {
    folder,
    tarball,
    files: files.map(({ path }) => path),
    write: (name, text) => {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    },
    node: (...args) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A Redis of the test's own, from the system's redis-server; null when there is none. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestRedis {
  readonly url: string;
  stop(): Promise<void>;
}
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}
function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (data) => (done(String(data).startsWith('+PONG')), socket.destroy()));
    socket.once('error', () => done(false));
  });
}
export async function startRedis(): Promise<TestRedis> {
  const dir = mkdtempSync(join(tmpdir(), 'highwayman-redis-'));
  const port = await freePort();
  const server: ChildProcess = spawn(
    'redis-server',
    [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      dir,
      '--maxmemory-policy',
      'noeviction',
    ],
    { stdio: 'ignore' },
  );
  const gone = new Promise<void>((done) => server.once('exit', () => done()));
  for (let i = 0; i < 100 && !(await answers(port)); i++) await new Promise((done) => setTimeout(done, 50));
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      server.kill();
      await gone;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

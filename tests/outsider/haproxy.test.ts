/** Runs deploy/haproxy.cfg with HAProxy in front of a server, if HAProxy is installed. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT, textOf } from '../sources.ts';

const HAPROXY = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((file) => spawnSync(file, ['-v']).status === 0);
const folder = mkdtempSync(path.join(tmpdir(), 'bellwether-haproxy-'));
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await new Promise((resolve) => child.once('exit', resolve));
  }
  rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function startServer(port: number): ChildProcess {
  const args = ['scripts/serve.ts', '--port', String(port), '--data', path.join(folder, 'data'), '--trust-proxy', '1'];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'ignore' });
  children.push(child);
  return child;
}

/** Our file with local ports and a self-signed certificate. */
function startProxy(http: number, https: number, server: number): void {
  const pem = path.join(folder, 'site.pem');
  const key = path.join(folder, 'key.pem');
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=sheep.example', '-keyout', key, '-out', pem];
  expect(spawnSync('openssl', made).status).toBe(0);
  writeFileSync(pem, readFileSync(pem, 'utf8') + readFileSync(key, 'utf8'));
  const config = textOf('deploy/haproxy.cfg')
    .replace('bind :80', `bind 127.0.0.1:${http}`)
    .replace('bind :443 ssl crt /etc/haproxy/certs/sheep.example.pem', `bind 127.0.0.1:${https} ssl crt ${pem}`)
    .replace('127.0.0.1:8080', `127.0.0.1:${server}`);
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, config);
  const check = spawnSync(HAPROXY ?? '', ['-c', '-f', file], { encoding: 'utf8' });
  expect(check.status, check.stderr).toBe(0);
  children.push(spawn(HAPROXY ?? '', ['-db', '-f', file], { stdio: 'ignore' }));
}

function asked(port: number, target: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const one = request({ host: '127.0.0.1', port, path: target, headers, rejectUnauthorized: false, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    one.on('upgrade', (_answer, socket) => {
      socket.destroy();
      resolve(101);
    });
    one.on('error', () => resolve(0));
    one.end();
  });
}

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
};

it.skipIf(HAPROXY === undefined)(
  'passes on pages and sockets, asks /readyz, and believes no invented address',
  async () => {
    const [http, https, port] = [await freePort(), await freePort(), await freePort()];
    const first = startServer(port);
    startProxy(http, https, port);
    const status = (target: string, headers?: Record<string, string>) => asked(https, target, headers);
    await expect.poll(() => status('/readyz'), { timeout: 60_000 }).toBe(200);
    expect(await status('/api/socket', UPGRADE)).toBe(101);
    expect(await status('/metrics', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect((await fetch(`http://127.0.0.1:${http}/api`, { redirect: 'manual' })).status).toBe(301);
    // While the server restarts, requests wait for it.
    first.kill('SIGKILL');
    await new Promise((resolve) => first.once('exit', resolve));
    const meanwhile = status('/api');
    startServer(port);
    expect(await meanwhile).toBe(200);
  },
  120_000,
);

/** The files of deploy/ refer to the server's files and options by name; this checks that the names exist. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, textOf } from '../sources.ts';

const START = textOf('package.json').match(/"start": "node (.*) scripts\/start\.ts"/)?.[1] ?? '';
const ENTRY = 'scripts/serve.ts';
const withoutComments = (file: string) => textOf(file).replace(/^\s*#.*$/gm, '');
const UNIT = withoutComments('deploy/bellwether.service');
const IMAGE = withoutComments('deploy/Containerfile');
const COMPOSE = withoutComments('deploy/compose.yaml');
const CLUSTER = withoutComments('deploy/cluster/compose.yaml');

it('sets only variables that the server knows', () => {
  const { stdout } = spawnSync(process.execPath, [ENTRY, '--help'], { cwd: ROOT, encoding: 'utf8' });
  const assigned = (text = '') => [...text.matchAll(/\b([A-Z][A-Z_]+)(?:=|: )/g)].map(([, name]) => name as string);
  const server = COMPOSE.slice(COMPOSE.indexOf('server:'), COMPOSE.indexOf('caddy:'));
  const names = [
    ...assigned(withoutComments('deploy/bellwether.env')),
    ...assigned(/^Environment=.*$/m.exec(UNIT)?.[0].slice('Environment='.length)),
    ...assigned(/^ENV .*$/m.exec(IMAGE)?.[0]),
    ...assigned(server.slice(server.indexOf('environment:'), server.indexOf('volumes:'))),
    ...assigned(withoutComments('deploy/cluster/node.env')),
    ...assigned(CLUSTER.slice(CLUSTER.indexOf('x-environment:'), CLUSTER.indexOf('balancer:')).replace(/\$\{.*?\}/g, '')),
  ].filter((name) => name !== 'NODE_ENV');
  expect(names.length).toBeGreaterThanOrEqual(20);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(stdout))).toEqual([]);
});

it('starts the server as npm start does, without npm', () => {
  expect(existsSync(path.join(ROOT, ENTRY))).toBe(true);
  expect(START).toMatch(/^--/);
  expect(UNIT).toContain(`/bin node ${START} ${ENTRY}\n`);
  expect(IMAGE).toContain(`CMD ${JSON.stringify(['node', ...START.split(' '), ENTRY]).replaceAll(',', ', ')}`);
});

it('never passes on an address that a client invented', () => {
  expect(withoutComments('deploy/nginx.conf')).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(withoutComments('deploy/haproxy.cfg')).toContain('http-request set-header X-Forwarded-For %[src]');
  for (const file of ['cluster/haproxy.cfg', 'cluster/haproxy-compose.cfg'])
    expect(withoutComments(`deploy/${file}`)).toContain('http-request set-header X-Forwarded-For %[src]');
  for (const file of ['nginx.conf', 'haproxy.cfg', 'Caddyfile', 'cluster/haproxy.cfg', 'cluster/haproxy-compose.cfg'])
    expect(withoutComments(`deploy/${file}`)).not.toMatch(/proxy_add_x_forwarded_for|forwardfor|trusted_proxies/);
});

/** The files of deploy/ refer to the server's files and options by name; this checks that the names exist. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, textOf } from '../sources.ts';

/** Node's options in `npm start`, without the compile cache: only sources with types need it, and the download has none. */
const START = textOf('package.json').match(/"start": "node (.*?)(?: --import \S+)? scripts\/start\.ts"/)?.[1] ?? '';
const ENTRY = 'scripts/serve.ts';
const withoutComments = (file: string) => textOf(file).replace(/^\s*#.*$/gm, '');
const UNIT = withoutComments('deploy/bellwether.service');
const IMAGE = withoutComments('deploy/Containerfile');
const COMPOSE = withoutComments('deploy/compose.yaml');
const POSTGRES = withoutComments('deploy/compose.postgres.yaml');
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
    ...assigned(POSTGRES.slice(POSTGRES.indexOf('server:'), POSTGRES.indexOf('postgres:'))),
    ...assigned(withoutComments('deploy/cluster/node.env')),
    ...assigned(CLUSTER.slice(CLUSTER.indexOf('x-environment:'), CLUSTER.indexOf('balancer:')).replace(/\$\{.*?\}/g, '')),
  ].filter((name) => name !== 'NODE_ENV');
  expect(names.length).toBeGreaterThanOrEqual(20);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(stdout))).toEqual([]);
});

it('starts the server as npm start does, without npm', () => {
  expect(START).toMatch(/^--/);
  // The program of the download, which tests/packages.test.ts starts.
  expect(UNIT).toContain(`/bin node ${START} bellwether.js serve\n`);
  expect(IMAGE).toContain(`CMD ${JSON.stringify(['node', ...START.split(' '), 'bellwether.js', 'serve']).replaceAll(',', ', ')}`);
});

it('never passes on an address that a client invented', () => {
  expect(withoutComments('deploy/nginx.conf')).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(withoutComments('deploy/haproxy.cfg')).toContain('http-request set-header X-Forwarded-For %[src]');
  for (const file of ['cluster/haproxy.cfg', 'cluster/haproxy-compose.cfg'])
    expect(withoutComments(`deploy/${file}`)).toContain('http-request set-header X-Forwarded-For %[src]');
  for (const file of ['nginx.conf', 'haproxy.cfg', 'Caddyfile', 'cluster/haproxy.cfg', 'cluster/haproxy-compose.cfg'])
    expect(withoutComments(`deploy/${file}`)).not.toMatch(/proxy_add_x_forwarded_for|forwardfor|trusted_proxies/);
});

it('installs in a layer of its own, from every package.json that the lockfile needs', () => {
  const steps = IMAGE.split('\n').filter((line) => /^(?:COPY|RUN)/.test(line));
  const before = steps.slice(
    0,
    steps.findIndex((line) => line.startsWith('RUN npm ci')),
  );
  const copied = before.flatMap((line) => line.split(' ').slice(1, -1));
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };
  const manifests = workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: ROOT }));
  expect(copied.toSorted()).toEqual(['package.json', 'package-lock.json', ...manifests].toSorted());
});

it('runs as a user without rights, with labels and a health check, and leaves tools and sources behind', () => {
  const last = IMAGE.slice(IMAGE.lastIndexOf('FROM '));
  expect(last).toContain('\nUSER node\n');
  expect(last).toContain('\nHEALTHCHECK ');
  for (const label of ['title', 'description', 'licenses', 'version']) expect(last).toContain(`org.opencontainers.image.${label}=`);
  expect(last.match(/^COPY .*/gm)).toEqual(['COPY --from=build /app/out/app .']);
  expect(last).not.toMatch(/npm|apt/);
});

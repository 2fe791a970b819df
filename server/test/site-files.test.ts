import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { measure, seat } from '../proof/hostile/trial.ts';
import { atEnd, run, scratchFolder } from './help.ts';

/** A built app with this many files. */
function builtApp(files: number): { webFolder: string; names: string[] } {
  const webFolder = scratchFolder();
  mkdirSync(path.join(webFolder, 'assets'));
  writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html>home');
  writeFileSync(path.join(webFolder, '.secret.js'), 'secret');
  const names = Array.from({ length: files }, (_, i) => `/assets/part-${i}.js`);
  for (const name of names) {
    const text = `export const part = '${name.repeat(400)}';`;
    writeFileSync(path.join(webFolder, name), text);
    writeFileSync(path.join(webFolder, `${name}.gz`), gzipSync(text));
  }
  return { webFolder, names: ['/', ...names] };
}

function fetched(
  port: number,
  file: string,
  agent: Agent,
  headers = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; size: number }> {
  return new Promise((resolve, reject) => {
    const asked = get({ host: '127.0.0.1', port, path: file, agent, headers }, (answer) => {
      let size = 0;
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, size }));
      answer.on('error', reject);
    });
    asked.on('error', reject);
  });
}

it('serves the app from memory: types, packed files, what may be kept and for how long', async () => {
  const { webFolder } = builtApp(1);
  const { server } = await run({ options: { webFolder } });
  const agent = new Agent({ keepAlive: true });
  atEnd(() => agent.destroy());
  const file = (name: string, headers = {}) => fetched(server.port, name, agent, headers);
  const page = await file('/');
  expect(page).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' } });
  expect(await file('/index.html?from=home')).toMatchObject({ status: 200 });
  const plain = await file('/assets/part-0.js');
  expect(plain.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' });
  const packed = await file('/assets/part-0.js', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'text/javascript; charset=utf-8' });
  expect(packed.size).toBeLessThan(plain.size / 4);
  expect((await file('/assets/part-0.js', { 'accept-encoding': 'gzip;q=0' })).headers).not.toHaveProperty('content-encoding');
  expect(await file('/', { 'if-none-match': page.headers.etag })).toMatchObject({ status: 304, size: 0 });
  for (const none of ['/assets', '/assets/', '/assets/part-0.js.gz', '/.secret.js', '/nothing'])
    expect((await file(none)).status, none).toBe(404);
  // Browsers are redirected to the app, which shows an error page.
  const reader = { accept: 'text/html,application/xhtml+xml' };
  expect(await file('/games/chess', reader)).toMatchObject({ status: 302, headers: { location: '/#/nowhere' } });
  for (const none of ['/api/nothing', '/%61pi/nothing', '/nothing.js', '/nothing.j%73', '/nothing.js?x'])
    expect((await file(none, reader)).status, none).toBe(404);
});

it('tells whoever shows a preview the whole address of the picture', async () => {
  const { webFolder } = builtApp(1);
  writeFileSync(path.join(webFolder, 'index.html'), '<meta property="og:image" content="./preview.png"><link href="./icon.svg">');
  const agent = new Agent({ keepAlive: true });
  atEnd(() => agent.destroy());
  const page = async (port: number, headers: Record<string, string>) => {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers });
    return { text: await answer.text(), tag: answer.headers.get('etag') };
  };
  const { server } = await run({ options: { webFolder } });
  const asked = await page(server.port, {});
  expect(asked.text).toBe(`<meta property="og:image" content="http://127.0.0.1:${server.port}/preview.png"><link href="./icon.svg">`);
  expect((await page(server.port, { 'accept-encoding': 'br' })).text).toBe(asked.text);
  // An invalid host name is not echoed.
  const strange = await fetched(server.port, '/', agent, { host: 'sheep.example"><script>' });
  expect(strange.status).toBeLessThan(500);
  const told = await run({ options: { webFolder, publicAddress: 'https://sheep.example/' } });
  const there = await page(told.server.port, {});
  expect(there.text).toContain('content="https://sheep.example/preview.png"');
  expect(there.tag).not.toBe(asked.tag);
});

it('a school opens the app: forty browsers get every file, and those who play are answered meanwhile', async () => {
  const { webFolder, names } = builtApp(149);
  const running = await run({ options: { webFolder } });
  const [away, here] = [await seat(running.api, 1, '127.0.0.2'), await seat(running.api, 2, '127.0.0.1')];
  for (const guests of [...away, ...here]) atEnd(() => guests.close());
  const opening = Promise.all(
    Array.from({ length: 40 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 6 });
      atEnd(() => agent.destroy());
      return Promise.all(names.map((name) => fetched(running.server.port, name, agent)));
    }),
  );
  const waits = await measure([...away, ...here], opening);
  const statuses = (await opening).flat().map(({ status }) => status);
  expect(statuses).toEqual(Array.from({ length: 40 * 150 }, () => 200));
  // How long they may wait is up to `npm run hostile`.
  expect(waits.count).toBeGreaterThan(20);
  expect([...away, ...here].flatMap(({ refused }) => refused)).toEqual([]);
}, 120_000);

import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { bar, GONE, here, peopled, person, waitsOf } from './help.ts';

const CLUSTER = path.resolve(import.meta.dirname, '../../../server/proof/cluster/main.ts');

interface Cluster {
  readonly address: string;
  /** Process numbers of its nodes. */
  readonly nodes: readonly number[];
}

/** Two nodes on one PostgreSQL, behind a balancer that sends each connection to the next of them. */
const test = peopled.extend<{ readonly cluster: Cluster }>({
  cluster: async ({ faults }, use) => {
    // A node is killed, and the house ends before its guests have gone.
    faults.allow(GONE);
    const port = await freePort();
    const child = spawn(process.execPath, [CLUSTER, '--nodes', '2', '--port', String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
    const said = await untilSaid(child, 'Ctrl-C');
    await use({
      address: `http://localhost:${port}/`,
      nodes: [...said.matchAll(/node \d+ .* process (\d+)/g)].map(([, pid]) => Number(pid)),
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  },
});

function untilSaid(child: ChildProcess, word: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (text) => {
      said += String(text);
      if (said.includes(word)) resolve(said);
    });
    child.once('exit', (code) => reject(new Error(`the cluster ended with ${code}: ${said}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

async function arrive(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${address}#/meet`);
  await page.getByLabel('Your name').fill(name);
}

const playNow = (page: Page) => page.getByRole('button', { name: 'Play now' }).click();

test('eight people at two nodes meet at two tables; a killed node loses nobody’s wait and nobody’s seat', async ({ browser, cluster }) => {
  test.setTimeout(150_000);
  const eight = await Promise.all(Array.from({ length: 8 }, () => person(browser)));
  // All are there before the first presses: whoever waits for the slowest page is given bots.
  await Promise.all(eight.map((page, i) => arrive(page, cluster.address, `Guest ${i + 1}`)));
  await Promise.all(eight.map(playNow));
  for (const page of eight) await expect(page).toHaveURL(/#\/t\//, { timeout: 30_000 });
  const tables = new Map<string, Page[]>();
  for (const page of eight) tables.set(page.url(), [...(tables.get(page.url()) ?? []), page]);
  expect([...tables.values()].map((pages) => pages.length)).toEqual([4, 4]);
  for (const page of eight) await expect(page.locator('.stage')).toBeVisible();

  const alone = await person(browser);
  const waits = waitsOf(alone);
  await arrive(alone, cluster.address, 'Alone');
  await playNow(alone);
  await expect(alone.getByText(/Bots join in 1\d seconds/)).toBeVisible();
  const [node = 0] = cluster.nodes;
  process.kill(node, 'SIGKILL');
  await expect(alone).toHaveURL(/#\/t\//, { timeout: 40_000 });
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  for (const page of [...eight, alone]) await expect(bar(page).getByText(/Waiting for the connection/)).toBeHidden({ timeout: 20_000 });
  await expect(here(alone, 'Alone')).toBeVisible();
});

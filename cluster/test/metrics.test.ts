/** docs/SELF-HOSTING.md lists what /metrics offers; dashboard and alert rules use nothing else. All checked against running servers. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../server/proof/harness/client.ts';
import { run, seated, WOLF } from '../../server/test/help.ts';
import { runNode } from './nodes.ts';
import { postgresForTests } from './postgres.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const postgres = postgresForTests();

/** Label names by metric. */
type Labels = ReadonlyMap<string, ReadonlySet<string>>;

interface Figures {
  readonly text: string;
  /** Prometheus type by metric. */
  readonly types: ReadonlyMap<string, string>;
  readonly labels: Labels;
}

function figuresIn(text: string): Figures {
  const types = new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name as string, type as string]));
  const labels = new Map<string, Set<string>>();
  for (const [, name = '', inside = ''] of text.matchAll(/^(\w+)\{([^}]*)\} /gm))
    labels.set(name, new Set([...(labels.get(name) ?? []), ...[...inside.matchAll(/(\w+)="/g)].map(([, label]) => label as string)]));
  return { text, types, labels };
}

const figuresOf = async (base: string) => figuresIn(await (await fetch(`${base}/metrics`)).text());

/** Rows of the table in the docs: name, then labels. */
function documented(): Labels {
  const rows = read('docs/SELF-HOSTING.md').matchAll(/^\| `(bellwether_\w+)` \|([^|]*)\|/gm);
  return new Map(
    [...rows].map(([, name = '', labels = '']) => [name, new Set([...labels.matchAll(/`(\w+)`/g)].map(([, label]) => label as string))]),
  );
}

/** The metric behind a series: a histogram has three. */
const metricOf = (series: string, types: ReadonlyMap<string, string>) =>
  types.has(series) ? series : series.replace(/_(bucket|sum|count)$/, '');

/** Labels that Prometheus adds to every series. */
const ADDED = ['job', 'instance'];

interface Use {
  readonly series: string;
  readonly labels: readonly string[];
}

/** Series in PromQL with the labels in their braces. */
function usesIn(queries: string): Use[] {
  const found = queries.matchAll(/\b((?:bellwether|process|nodejs)_\w+)(?:\{([^}]*)\})?/g);
  return [...found].map(([, series = '', inside = '']) => ({
    series,
    labels: [...inside.matchAll(/(\w+)=/g)].map(([, label]) => label as string),
  }));
}

/** All strings under these keys, however deep. */
function stringsAt(keys: readonly string[], json: unknown): string[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) =>
    typeof value === 'string' && keys.includes(key) ? [value] : stringsAt(keys, value),
  );
}

describe('metrics of running servers', () => {
  let single: Figures;
  let node: Figures;
  let secrets: readonly string[];

  beforeAll(async () => {
    const running = await run({
      parts: { disk: () => ({ used: 5, free: 7 }), backups: () => ({ lastAt: 3_000, everyMs: 3_600_000 }) },
      options: { webhookHosts: ['127.0.0.1:1'], pushHosts: ['127.0.0.1:1'] },
    });
    const webhook = { url: 'http://127.0.0.1:1/', secret: 'a secret of the host' };
    const { clients, keys, table } = await seated(running, WOLF, ['Clover', 'Thistle'], { webhook });
    const [clover, thistle] = clients as [Client, Client];
    await running.api.post('/api/me/push', { key: keys[1], endpoint: 'http://127.0.0.1:1/', p256dh: 'no', auth: 'no' });
    thistle.close();
    await clover.until(({ online }) => online.length === 1);
    await clover.do({ kind: 'start' });
    await clover.until(({ legal }) => legal.length > 0);
    await clover.do({ kind: 'move', seat: 1, move: clover.legal[0] as string });
    await clover.do({ kind: 'move', seat: 1, move: 'nonsense' });
    await clover.until(({ info }) => info?.toAct.includes(2) === true);
    await fetch(`${running.api.base}/api`);
    const other = await fetch(`${running.api.base}/api/keys`, { method: 'POST', headers: { origin: 'https://other.example' } });
    expect(other.status).toBe(403);
    await vi.waitFor(async () => {
      const { text } = await figuresOf(running.api.base);
      expect(text).toContain('bellwether_webhook_calls_total{result="failed"}');
    });
    single = await figuresOf(running.api.base);
    secrets = [table, ...keys, 'Clover', 'Thistle', 'a secret of the host', '127.0.0.1'];
    const { api } = await runNode(await postgres.fresh());
    node = await figuresOf(api.base);
  });

  it('count what happened', () => {
    const { text } = single;
    for (const line of [
      'bellwether_people_online 1',
      'bellwether_connections 1',
      'bellwether_tables{status="playing"} 1',
      'bellwether_tables{status="open"} 0',
      'bellwether_queue_length{queue="commits"} 0',
      'bellwether_ready 1',
      'bellwether_writable 1',
      'bellwether_disk_bytes 5',
      'bellwether_disk_free_bytes 7',
      'bellwether_last_backup_timestamp_seconds 3',
      'bellwether_backup_interval_seconds 3600',
    ])
      expect(text).toContain(`\n${line}\n`);
    expect(text).toMatch(/^bellwether_moves_total\{game="wolf-and-hound"\} [1-9]/m);
    expect(text).toMatch(/^bellwether_request_seconds_count\{kind="api",status="2xx"\} [1-9]/m);
    expect(text).toMatch(/^bellwether_request_seconds_count\{kind="api",status="4xx"\} [1-9]/m);
    for (const line of [
      'bellwether_lease_held 1',
      'bellwether_nodes 1',
      'bellwether_links{direction="out"} 0',
      'bellwether_leases_lost_total 0',
    ])
      expect(node.text).toContain(`\n${line}\n`);
    // They are metrics of PostgreSQL's machine.
    expect(node.text).not.toContain('bellwether_disk_bytes');
  });

  it('name no table, key, person or address, and have few values', () => {
    for (const secret of secrets) expect(single.text).not.toContain(secret);
    for (const { text } of [single, node])
      expect(text.split('\n').filter((line) => line.startsWith('bellwether_')).length).toBeLessThan(300);
  });

  it('follow the naming rules of Prometheus', () => {
    for (const [name, type] of [...single.types, ...node.types].filter(([each]) => each.startsWith('bellwether_'))) {
      expect(name.endsWith('_total'), name).toBe(type === 'counter');
      expect(name, 'base units').not.toMatch(/milliseconds|_ms\b|kilobytes/);
    }
  });

  it('are exactly those of the table in docs/SELF-HOSTING.md, with these labels', () => {
    const table = documented();
    const ours = new Set([...single.types.keys(), ...node.types.keys()].filter((name) => name.startsWith('bellwether_')));
    expect([...table.keys()].sort()).toEqual([...ours].sort());
    for (const { labels, types } of [single, node])
      for (const [series, names] of labels) {
        const known = table.get(metricOf(series, types));
        if (known !== undefined) expect([...known, 'le'], series).toEqual(expect.arrayContaining([...names]));
      }
  });

  it.each([
    ['deploy/monitoring/grafana.json', (text: string) => stringsAt(['expr', 'query'], JSON.parse(text)).join('\n')],
    ['deploy/monitoring/alerts.yml', (text: string) => text],
  ])('are all that %s uses', (file, queriesOf) => {
    const uses = usesIn(queriesOf(read(file)));
    expect(uses.length).toBeGreaterThan(5);
    const table = documented();
    for (const { series, labels } of uses) {
      const types = new Map([...single.types, ...node.types]);
      const name = metricOf(series, types);
      expect([...types.keys()], series).toContain(name);
      if (series !== name) expect(types.get(name), series).toBe('histogram');
      expect([...(table.get(name) ?? []), ...ADDED], series).toEqual(expect.arrayContaining([...labels]));
    }
  });

  it('five alerts, each with a step of the runbook that exists', () => {
    const alerts = read('deploy/monitoring/alerts.yml');
    expect(alerts.match(/^ {6}- alert: Bellwether\w+$/gm)).toHaveLength(5);
    const steps = [...read('docs/RUNBOOK.md').matchAll(/^## (\d+)\. /gm)].map(([, number]) => number);
    expect(steps).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    const named = [...alerts.matchAll(/^ +runbook: 'docs\/RUNBOOK\.md, ([\d and]+)'$/gm)].flatMap(([, numbers = '']) =>
      numbers.split(' and '),
    );
    expect(named.length).toBeGreaterThanOrEqual(5);
    for (const number of named) expect(steps).toContain(number);
  });
});

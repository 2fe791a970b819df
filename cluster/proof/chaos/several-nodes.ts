import { within } from '@bellwether/server/time';
import pg from 'pg';
import type { ChaosPlan } from '../../../server/proof/chaos/one-server.ts';
import { PlayersRun } from '../../../server/proof/chaos/players-run.ts';
import { Api } from '../../../server/proof/harness/api.ts';
import { PostgresStore } from '../../src/postgres/postgres-store.ts';
import { Cable, type Direction } from '../fleet/cable.ts';
import { Fleet, type NodeProcess } from '../fleet/fleet.ts';
import { Database, freePort } from '../postgres/database.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Timeout after which a fault counts as not recovered. */
const RECOVERY_TIMEOUT_MS = 30_000;
/** Longer than a lease. */
const FREEZE_MS = 4_500;
/** Longer than a node may take to answer for a table it cannot reach (docs/SCALING.md). */
const PARTITION_MS = 12_000;
const UNANSWERED_AFTER_MS = 15_000;
const PARTITIONS: readonly (readonly Direction[])[] = [['there'], ['back'], ['there', 'back']];

export interface ClusterPlan extends ChaosPlan {
  readonly nodes: number;
  readonly freeze: number;
  readonly database: number;
  /** Nodes stopped cleanly and started again, as by an update. */
  readonly restarts: number;
  /** Length of the one database outage, in seconds. */
  readonly outage: number;
  /** How often the other nodes' links to a home go silent, in one direction or both. */
  readonly partitions: number;
}

type Fault = 'kills' | 'freezes' | 'primaries killed' | 'restarts' | 'outages' | 'partitions';

/** Several nodes behind a balancer, and a primary with a synchronous standby if it is to be killed. */
class Scene {
  readonly fleet: Fleet;
  readonly run: PlayersRun;
  readonly #waits: Record<Fault, number[]> = { kills: [], freezes: [], 'primaries killed': [], restarts: [], outages: [], partitions: [] };
  /** By node address: the proxy in front of it. */
  readonly #cables: ReadonlyMap<string, Cable>;
  /** Requests during a partition that no node answered. */
  unanswered = 0;
  #primary: Database;
  #standby: Database | undefined;

  private constructor(fleet: Fleet, run: PlayersRun, cables: ReadonlyMap<string, Cable>, primary: Database, standby: Database | undefined) {
    this.fleet = fleet;
    this.run = run;
    this.#cables = cables;
    this.#primary = primary;
    this.#standby = standby;
  }

  static async set({ nodes, tables, seed, database, partitions }: ClusterPlan): Promise<Scene> {
    const ports = [await freePort(), await freePort()] as const;
    const primary = await Database.start({ port: ports[0] });
    const standby = database > 0 ? await primary.withStandby(ports[1]) : undefined;
    const url = `postgres://bellwether@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/postgres`;
    const many = '1000000';
    const limits = [
      '--connections-per-address',
      many,
      '--messages-per-second',
      many,
      '--requests-per-minute',
      many,
      '--tables-per-hour',
      many,
    ];
    const fleet = await Fleet.start(url, nodes, ['--bot-pause', '5', '--log-level', 'silent', ...limits]);
    const cables = partitions > 0 ? await wired(primary.url, fleet) : new Map<string, Cable>();
    const run = new PlayersRun(seed, () => PostgresStore.open(url, { node: 0, isHeld: true }));
    const makers = fleet.nodes.map((node) => node.port);
    await run.seat(fleet.balancer.port, tables, seed, makers);
    await pause(500);
    return new Scene(fleet, run, cables, primary, standby);
  }

  /** The home of one of the tables; a node without tables would not be missed. */
  async #atHome(): Promise<{ readonly node: NodeProcess; readonly table: string | undefined }> {
    const [row] = await query(
      this.#primary.url,
      'SELECT address, id FROM bellwether.nodes JOIN bellwether.tables ON home = node ORDER BY random() LIMIT 1',
    );
    const { nodes } = this.fleet;
    const node = nodes.find(({ address }) => [address, this.#cables.get(address)?.address].includes(row?.address));
    return { node: node ?? (nodes[0] as NodeProcess), table: row?.id };
  }

  async home(): Promise<NodeProcess> {
    return (await this.#atHome()).node;
  }

  async kill(): Promise<void> {
    const node = await this.home();
    await node.kill();
    await this.#mended('kills');
    await node.start();
  }

  /** The node thaws while others own its tables, and finds stale input in its sockets. */
  async freeze(): Promise<void> {
    const node = await this.home();
    node.signal('SIGSTOP');
    await pause(FREEZE_MS + this.run.random.below(1_500));
    node.signal('SIGCONT');
    await this.#mended('freezes');
  }

  async restart(): Promise<void> {
    const node = await this.home();
    const stopped = node.stop();
    await this.#mended('restarts');
    await stopped;
    await node.start();
  }

  async killPrimary(): Promise<void> {
    const [old, next] = [this.#primary, this.#standby as Database];
    await old.kill();
    await next.promote();
    await this.#mended('primaries killed');
    // What the old primary had beyond the standby was never acknowledged: discard it.
    await old.stop();
    this.#primary = next;
    this.#standby = await next.withStandby(old.port);
    await this.#mended('outages');
  }

  async loseDatabase(seconds: number): Promise<void> {
    await this.#primary.kill();
    await pause(1_000 * seconds);
    await this.#primary.startAgain();
    await this.#mended('outages');
  }

  /** The other nodes' links to a home drop everything silently. Requests meanwhile must still get an answer. */
  async partition(): Promise<void> {
    const { node, table } = await this.#atHome();
    const cable = this.#cables.get(node.address);
    cable?.cut(...(PARTITIONS[this.run.random.below(PARTITIONS.length)] ?? []));
    const asked = this.fleet.nodes.map(({ port }) => this.#isAnswered(port, table));
    const [answers] = await Promise.all([Promise.all(asked), pause(PARTITION_MS)]);
    this.unanswered += answers.filter((isAnswered) => !isAnswered).length;
    cable?.mend();
    await this.#mended('partitions');
  }

  #isAnswered(port: number, table: string | undefined): Promise<boolean> {
    const answer = new Api(port).post(`/api/tables/${table}/look`, {});
    return within(UNANSWERED_AFTER_MS, answer).catch(() => false);
  }

  /** Waits until every client has received an event that happened after the fault, and records the longest wait. */
  async #mended(fault: Fault): Promise<void> {
    const began = performance.now();
    const newest = new Map<string, number>();
    for (const { client } of this.run.players)
      newest.set(client.options.table, Math.max(newest.get(client.options.table) ?? 0, client.seq));
    // Nothing happens any more at a match table that has ended.
    const isRight = () => this.run.players.every(({ client, isDone }) => isDone || client.seq > (newest.get(client.options.table) ?? 0));
    while (!isRight() && performance.now() - began < RECOVERY_TIMEOUT_MS) await pause(20);
    this.#waits[fault].push(isRight() ? performance.now() - began : Number.POSITIVE_INFINITY);
    await pause(100 + this.run.random.below(400));
  }

  sayWaits(): void {
    for (const [fault, waits] of Object.entries(this.#waits)) {
      if (waits.length === 0) continue;
      const sorted = waits.toSorted((a, b) => a - b);
      const at = (share: number) => ((sorted[Math.floor(share * (sorted.length - 1))] as number) / 1_000).toFixed(2);
      console.log(`${fault}: until the last page was right again, p50 ${at(0.5)} s, p95 ${at(0.95)} s, longest ${at(1)} s`);
    }
  }

  async end(): Promise<void> {
    await this.fleet.stop();
    for (const cable of this.#cables.values()) cable.close();
    await this.#standby?.stop();
    await this.#primary.stop();
  }
}

async function query(url: string, sql: string): Promise<Record<string, string>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows as Record<string, string>[];
  } finally {
    await client.end();
  }
}

/** Puts a proxy in front of every node: the database has its address instead of the node's, also after a restart. */
async function wired(url: string, { nodes }: Fleet): Promise<Map<string, Cable>> {
  const cables = new Map<string, Cable>();
  for (const { address } of nodes) cables.set(address, await Cable.start(address));
  const pairs = [...cables].map(([address, cable]) => `('${address}', '${cable.address}')`);
  await query(
    url,
    `SET search_path TO bellwether;
    CREATE TABLE cables (node text, cable text);
    INSERT INTO cables VALUES ${pairs.join()};
    CREATE FUNCTION wire() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW.address := (SELECT cable FROM cables WHERE node = NEW.address); RETURN NEW; END $$;
    CREATE TRIGGER wire BEFORE INSERT ON nodes FOR EACH ROW EXECUTE FUNCTION wire();
    UPDATE nodes SET address = cable FROM cables WHERE cables.node = address`,
  );
  return cables;
}

/** True if there were no violations. */
export async function severalNodes(plan: ClusterPlan): Promise<boolean> {
  const scene = await Scene.set(plan);
  const { run } = scene;
  const faults: Record<Fault, number> = {
    kills: plan.kills,
    freezes: plan.freeze,
    'primaries killed': plan.database,
    restarts: plan.restarts,
    outages: plan.outage > 0 ? 1 : 0,
    partitions: plan.partitions,
  };
  const left = Object.entries(faults).flatMap(([fault, count]) => Array.from({ length: count }, () => fault as Fault));
  const began = Date.now();
  for (let done = 0; left.length > 0; done++) {
    const [fault] = left.splice(run.random.below(left.length), 1) as [Fault];
    if (fault === 'kills') await scene.kill();
    else if (fault === 'freezes') await scene.freeze();
    else if (fault === 'restarts') await scene.restart();
    else if (fault === 'outages') await scene.loseDatabase(plan.outage);
    else if (fault === 'partitions') await scene.partition();
    else await scene.killPrimary();
    if (done % 10 === 9) {
      await run.compare();
      console.log(`${done + 1} faults after ${((Date.now() - began) / 1_000).toFixed(0)} s, ${run.ledger.acknowledged.size} acknowledged`);
    }
  }
  run.stop();
  await pause(3_000);
  scene.sayWaits();
  if (plan.partitions > 0) console.log(`questions that no node answered during a partition: ${scene.unanswered}`);
  const what = Object.entries(faults)
    .filter(([, count]) => count > 0)
    .map(([fault, count]) => `${fault} ${count}`);
  const isGood = await run.close(what.join(', ') || 'no faults');
  await scene.end();
  return isGood && scene.unanswered === 0;
}

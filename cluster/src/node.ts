/** One of several servers on one database: its lease, the tables it owns, and the links to other nodes. */
import type { AddressInfo } from 'node:net';
import type { Server as TlsServer } from 'node:tls';
import { background, fatal } from '@bellwether/server/background';
import type { Host, Membership, NodeEvents } from '@bellwether/server/membership';
import type { ClusterFigures } from '@bellwether/server/ops/metrics';
import { newKey, systemRandom } from '@bellwether/server/secrets';
import { NewerSchemaError } from '@bellwether/server/store/migrations';
import { type FindTable, NoHomeError, type TableApi } from '@bellwether/server/table/table-api';
import type { HomeHere } from '@bellwether/server/table/table-context';
import type { OrderAnswer, TableOrder } from '@bellwether/server/table/table-order';
import { systemTime, type Time } from '@bellwether/server/time';
import { Guests } from './guests.ts';
import { type Found, Homes } from './homes.ts';
import { Lease } from './lease.ts';
import { PostgresStore, prepareDatabase } from './postgres/postgres-store.ts';
import { isLost } from './postgres/session.ts';
import { RemoteHome, RemoteTable } from './remote-table.ts';
import { connectSecured, listenSecured } from './secured.ts';

/** Time for a table without a home to get one: a lease of three seconds must end first. */
const HOME_WITHIN_MS = 5_000;
const LOOK_AGAIN_MS = 250;
/** Cache size for homes of tables. */
const MAX_KNOWN = 100_000;

/** A node without a lease for this long sends its clients to other nodes. */
const STRANDED_AFTER_MS = 5_000;
/** How long to wait for the database at the start, and the retry interval. */
const DATABASE_WITHIN_MS = 15_000;
const TRY_AGAIN_MS = 500;

export class ClusterNode implements Membership {
  readonly store: PostgresStore;
  /** The cluster's time, the same at every node. */
  readonly time: Time;
  readonly #lease: Lease;
  #attendedSince: number;
  readonly #homes: Homes;
  readonly #secret: string;
  readonly #listener: TlsServer;
  /** By node number: the link, or the attempt to open it. */
  readonly #remote = new Map<number, Promise<RemoteHome | undefined>>();
  readonly #known = new Map<string, number>();
  readonly #guests = new Set<Guests>();
  #host: Host | undefined;
  #find: FindTable = () => Promise.resolve('stopping');
  #isDoubted = false;
  #whenWritable = () => {};
  #cancelStranded = () => {};
  readonly #whenChanged = new Set<() => void>();
  readonly #whenLost = new Set<() => void>();

  private constructor(store: PostgresStore, lease: Lease, homes: Homes, secret: string, listener: TlsServer) {
    this.store = store;
    this.#lease = lease;
    this.#attendedSince = lease.now();
    this.#homes = homes;
    this.#secret = secret;
    this.#listener = listener;
    this.time = { now: () => lease.now(), after: systemTime.after };
    listener.on('secureConnection', (socket) => {
      if (this.#host === undefined) socket.destroy();
      else
        this.#guests.add(
          new Guests(
            socket,
            this.#host,
            () => lease.node,
            (guests) => this.#guests.delete(guests),
          ),
        );
    });
  }

  /** `address`: host and port for the other nodes; port 0 picks a free one. */
  static async join(url: string, address: string): Promise<ClusterNode> {
    await patiently(() => prepareDatabase(url));
    // This store writes only settings, so it needs no lease.
    const settings = await PostgresStore.open(url, { node: 0, isHeld: true });
    const secret = await settings.keep('node-secret', newKey(systemRandom));
    await settings.close();
    const listener = listenSecured(secret, () => {});
    const at = address.lastIndexOf(':');
    const host = address.slice(0, at);
    await new Promise<void>((resolve, reject) => {
      listener.once('error', reject);
      listener.listen({ host, port: Number(address.slice(at + 1)) }, resolve);
    });
    const lease = await Lease.begin(url, `${host}:${(listener.address() as AddressInfo).port}`);
    return new ClusterNode(await PostgresStore.open(url, lease), lease, new Homes(url, lease), secret, listener);
  }

  begin(host: Host, find: FindTable, events: NodeEvents): void {
    this.#host = host;
    this.#find = find;
    this.#lease.on({
      lost: () => {
        this.#drop();
        for (const lost of [...this.#whenLost]) lost();
        events.lost();
        // A single node has nowhere to send clients.
        if (this.#lease.nodes.size > 1) this.#cancelStranded = systemTime.after(STRANDED_AFTER_MS, () => events.stranded());
      },
      gained: () => {
        this.#attendedSince = this.#lease.now();
        this.#cancelStranded();
        events.gained();
        this.#isDoubted = false;
        this.#changed();
        this.#whenWritable();
        events.othersLeft();
      },
      nodes: (gone) => {
        for (const node of gone) this.#hangUp(node);
        for (const guests of [...this.#guests]) if (gone.includes(guests.from)) guests.close();
        this.#changed();
        events.othersLeft();
      },
      bans: () => events.bansChanged(),
      devices: () => events.devicesChanged(),
    });
  }

  /**
   * Becomes the home of a table without one; otherwise returns the table's remote API. Waits while its home is gone but not yet considered
   * dead.
   */
  async home(table: string): Promise<HomeHere | TableApi | undefined> {
    const until = performance.now() + HOME_WITHIN_MS;
    for (;;) {
      const known = this.#known.get(table);
      const address = known === undefined ? undefined : this.#lease.nodes.get(known);
      const found: Found | undefined = known !== undefined && address !== undefined ? { node: known, address } : await this.#claim(table);
      if (found === undefined) return undefined;
      const { node } = found;
      if (node === this.#lease.node) return { absences: found.absence ? [found.absence] : [], isStill: () => this.#isHome(node) };
      const remote = await this.#to(node, found.address);
      if (remote !== undefined) {
        this.#remember(table, node);
        return remote.table(table);
      }
      this.#known.delete(table);
      if (performance.now() > until) throw new NoHomeError('the home of the table does not answer');
      await this.#change();
    }
  }

  figures(): ClusterFigures {
    return { isLeaseHeld: this.#lease.isHeld, nodes: this.#lease.nodes.size, links: { out: this.#remote.size, in: this.#guests.size } };
  }

  async order(order: TableOrder): Promise<OrderAnswer | undefined> {
    const table = await this.#find(order.table).catch(() => undefined);
    return table instanceof RemoteTable ? table.order(order) : undefined;
  }

  /** Stops waiting for the database once the lease has ended. */
  #claim(table: string): ReturnType<Homes['claim']> {
    return new Promise((resolve, reject) => {
      const lost = () => reject(new NoHomeError('this node has no lease'));
      if (!this.#lease.isHeld) {
        lost();
        return;
      }
      this.#whenLost.add(lost);
      const claimed = this.#homes.claim(table, this.#attendedSince).finally(() => this.#whenLost.delete(lost));
      claimed.then(resolve, reject);
    });
  }

  #isHome(node: number): boolean {
    return this.#lease.node === node && this.#lease.isHeld;
  }

  #remember(table: string, node: number): void {
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    this.#known.set(table, node);
  }

  /** The link to a node; undefined if it does not answer now. */
  #to(node: number, address: string | undefined): Promise<RemoteHome | undefined> {
    const known = this.#remote.get(node);
    if (known !== undefined) return known;
    const way = this.#connect(node, address);
    this.#remote.set(node, way);
    const forget = () => {
      if (this.#remote.get(node) === way) this.#remote.delete(node);
    };
    const forgotten = way.then(async (remote) => {
      await remote?.ended;
      forget();
    });
    this.#inBackground('a connection to a node', forgotten);
    return way;
  }

  async #connect(node: number, address: string | undefined): Promise<RemoteHome | undefined> {
    const socket = address === undefined ? undefined : await connectSecured(address, this.#secret);
    return socket && new RemoteHome(socket, { from: this.#lease.node, to: node }, (table) => this.#find(table));
  }

  #hangUp(node: number): void {
    const way = this.#remote.get(node);
    if (way === undefined) return;
    this.#remote.delete(node);
    const closed = way.then((remote) => remote?.close());
    this.#inBackground('hanging up', closed);
  }

  #inBackground(what: string, work: Promise<unknown>): void {
    background(what, work, this.#host?.problem ?? fatal);
  }

  /** Stops serving this node's tables, and pauses its clients' subscriptions at other nodes until the lease is back. */
  #drop(): void {
    for (const guests of [...this.#guests]) guests.close();
    for (const node of [...this.#remote.keys()]) this.#hangUp(node);
    this.#known.clear();
  }

  /** Waits for a change among the nodes, with a timeout. */
  #change(): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.#whenChanged.delete(go);
        resolve();
      };
      const timer = setTimeout(go, LOOK_AGAIN_MS);
      this.#whenChanged.add(go);
    });
  }

  #changed(): void {
    for (const go of [...this.#whenChanged]) go();
  }

  get isWritable(): boolean {
    return this.#lease.isHeld && !this.#isDoubted;
  }

  /** A write failed. If the lease still holds, the next attempt will show whether the database works. */
  markUnwritable(): void {
    if (this.#isDoubted) return;
    this.#isDoubted = true;
    systemTime.after(1_000, () => {
      this.#isDoubted = false;
      if (this.#lease.isHeld) this.#whenWritable();
    });
  }

  onWritable(call: () => void): void {
    this.#whenWritable = call;
  }

  /** Kept by table (HomeHere). */
  downtimeSince(): number {
    return 0;
  }

  attendedSince(): number {
    return this.#attendedSince;
  }

  lastBeat(): Promise<number | undefined> {
    return this.store.lastSign();
  }

  async leave(): Promise<void> {
    this.#cancelStranded();
    await this.#lease.leave();
    this.#listener.close();
    this.#drop();
  }

  async close(): Promise<void> {
    await this.leave();
    await this.#homes.close();
  }
}

/** Retries while the database starts. Errors that waiting cannot fix are reported at once. */
async function patiently(work: () => Promise<void>): Promise<void> {
  const until = performance.now() + DATABASE_WITHIN_MS;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (error instanceof NewerSchemaError || !isLost(error) || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}

import type { Liveness } from './heartbeat.ts';
import type { WorkBudgets } from './limits/work-budgets.ts';
import type { ClusterFigures } from './ops/metrics.ts';
import type { Store } from './store/store.ts';
import type { FindTable } from './table/table-api.ts';
import type { Housing } from './table/table-context.ts';
import type { OrderAnswer, TableOrder } from './table/table-order.ts';
import type { Tables } from './table/tables.ts';

/** What a table's home node needs from its server to serve clients of other nodes. */
export interface Host {
  readonly tables: Pick<Tables, 'atHome'>;
  readonly work: WorkBudgets;
  obey(order: TableOrder): Promise<OrderAnswer>;
  problem(what: string, table: string, error: unknown): void;
}

/** Events that the node reports to its server. */
export interface NodeEvents {
  /** This node lost its lease: drop all tables. */
  lost(): void;
  /** This node has been unable to serve for a while; other nodes may. */
  stranded(): void;
  /** It can serve again. */
  gained(): void;
  /** Another node may have left tables and webhook calls behind. */
  othersLeft(): void;
  bansChanged(): void;
  /** Devices were moved to another person or revoked. */
  devicesChanged(): void;
}

/**
 * A server's membership in a cluster on one database. The server knows only this interface; package `cluster`
 * implements it.
 */
export interface Membership extends Liveness, Housing {
  readonly store: Store;
  /** Starts serving other nodes and reporting to the server. `find` returns a table of any node. */
  begin(host: Host, find: FindTable, events: NodeEvents): void;
  /** For metrics. */
  figures(): ClusterFigures;
  /** Sends the order to the table's home if that is another node. */
  order(order: TableOrder): Promise<OrderAnswer | undefined>;
  /** Releases all tables: other nodes take over immediately. */
  leave(): Promise<void>;
}

/** Joins the cluster on this database. `address`: host and port for the other nodes. */
export type JoinCluster = (url: string, address: string) => Promise<Membership>;

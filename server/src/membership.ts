import type { Liveness } from './heartbeat.ts';
import type { WorkBudgets } from './limits/work-budgets.ts';
import type { Store } from './store/store.ts';
import type { Housing } from './table/table-context.ts';
import type { FindTable } from './table/table-door.ts';
import type { OrderAnswer, TableOrder } from './table/table-order.ts';
import type { Tables } from './table/tables.ts';

/** What the home of a table needs of its server to serve the guests of other nodes. */
export interface Host {
  readonly tables: Pick<Tables, 'atHome'>;
  readonly work: WorkBudgets;
  obey(order: TableOrder): Promise<OrderAnswer>;
  problem(what: string, table: string, error: unknown): void;
}

/** What the node reports to its server. */
export interface NodeEvents {
  /** Tables are no longer at home here: drop them all. */
  lost(): void;
  /** It cannot serve anybody, and has not for a while; other nodes may. */
  stranded(): void;
  /** It can serve again. */
  gained(): void;
  /** Others may have left tables and calls behind. */
  othersLeft(): void;
  bansChanged(): void;
  /** Devices changed hands or were revoked. */
  devicesChanged(): void;
}

/** A server's place among several that share a database. The server knows nothing else of them: package `cluster` implements it. */
export interface Membership extends Liveness, Housing {
  readonly store: Store;
  /** Begins to serve the other nodes and to report to the server. `find`: a table, wherever it is. */
  begin(host: Host, find: FindTable, events: NodeEvents): void;
  /** Has the home of the table carry the order out, if that is another node. */
  order(order: TableOrder): Promise<OrderAnswer | undefined>;
  /** Hands everything over: others take the tables from this moment on. */
  leave(): Promise<void>;
}

/** Joins the servers on the database of this URL. `address`: host and port at which the others reach this one. */
export type JoinCluster = (url: string, address: string) => Promise<Membership>;

import type { Logger } from 'pino';
import type { Ban } from '../store/store.ts';
import type { OrderAnswer } from '../table/table-order.ts';
import type { CheckReport, Repaired, Verdict } from './check.ts';
import type { Order } from './operator.ts';
import type { Person, Report, TableFilter, TableRow, Unrated } from './read.ts';

/** What the admin commands need if tables are not in the data folder. Package `cluster` implements it. */
export interface Archive {
  tables(most: number, only?: TableFilter): Promise<TableRow[]>;
  table(id: string): Promise<object>;
  people(most: number): Promise<Person[]>;
  reports(): Promise<Report[]>;
  unrated(): Promise<Unrated[]>;
  bans(): Promise<Ban[]>;
  stats(days: number, now: number): Promise<object>;
  find(kind: 'table' | 'person', beginning: string): Promise<{ name: string } | { error: string }>;
  checkAll(): Promise<CheckReport>;
  check(table: string): Promise<Verdict>;
  repair(table: string): Promise<Repaired | undefined>;
  /** Sends the order to a server that uses the database, or carries it out if none runs. */
  obey(order: Order, log: Logger): Promise<OrderAnswer>;
  close(): Promise<void>;
}

export type OpenArchive = (url: string) => Promise<Archive>;

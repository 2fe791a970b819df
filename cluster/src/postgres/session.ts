import { JobQueue } from '@bellwether/server/job-queue';
import pg from 'pg';

/** Timeouts for connecting, and for a statement unless it has its own. */
const CONNECT_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 10_000;

/** What statements need of the connection they run on. */
export type Row = Readonly<Record<string, unknown>>;

/** A statement that each connection plans once. */
export interface Prepared {
  readonly name: string;
  readonly text: string;
}

/** `postgres://user@one:5432,two:5432/name` names a primary and its standbys in any order: returns a URL for each. */
export function urlsOf(url: string): string[] {
  const parts = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url);
  if (parts === null) return [url];
  const [, begin = '', hosts = '', end = ''] = parts;
  return hosts.split(',').map((host) => `${begin}${host}${end}`);
}

/** Whether the outcome of a statement is unknown: the connection broke, the server is shutting down or is no longer the primary. */
export function isLost(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true;
  return /^(08|57P|25006|40001|40P01)/.test(error.code ?? '');
}

/** bigint columns are milliseconds: parsed as numbers. */
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** One connection to the primary that reconnects automatically. Statements run in order. */
export class Session {
  readonly #url: string;
  readonly #settings: string;
  readonly #statementTimeoutMs: number;
  readonly #queue = new JobQueue();
  #client: Promise<pg.Client> | undefined;
  #isClosed = false;

  /** `settings`: PostgreSQL settings of this connection. */
  constructor(url: string, settings: Readonly<Record<string, string>> = {}, statementTimeoutMs = STATEMENT_TIMEOUT_MS) {
    this.#url = url;
    this.#statementTimeoutMs = statementTimeoutMs;
    const all = { search_path: 'bellwether', jit: 'off', ...settings };
    this.#settings = Object.entries(all)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' ');
  }

  /** Rejects if the connection is lost; the outcome of the statement is then unknown. */
  query<T extends object = Row>(statement: string | Prepared, values: readonly unknown[] = []): Promise<T[]> {
    return this.#queue.run(() => this.#ask<T>(statement, values));
  }

  async #ask<T extends object>(statement: string | Prepared, values: readonly unknown[]): Promise<T[]> {
    const text = typeof statement === 'string' ? { text: statement } : statement;
    const client = await this.#connected();
    try {
      const { rows } = await client.query({ ...text, values: [...values] });
      return rows as T[];
    } catch (error) {
      if (isLost(error)) this.#forget(client);
      throw error;
    }
  }

  #connected(): Promise<pg.Client> {
    if (this.#isClosed) return Promise.reject(new Error('the store is closed'));
    this.#client ??= this.#connect().catch((error: unknown) => {
      this.#client = undefined;
      throw error;
    });
    return this.#client;
  }

  /** Connects to the first host that is a primary. */
  async #connect(): Promise<pg.Client> {
    let why: unknown = new Error('no host is named');
    for (const connectionString of urlsOf(this.#url)) {
      const client = new pg.Client({
        connectionString,
        options: this.#settings,
        application_name: 'bellwether',
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        query_timeout: this.#statementTimeoutMs,
        keepAlive: true,
        types,
      });
      client.on('error', () => this.#forget(client));
      try {
        await client.connect();
        const { rows } = await client.query('SELECT pg_is_in_recovery() AS waits');
        if (!(rows[0] as { waits: boolean }).waits) return client;
        why = new Error('no host is a primary');
      } catch (error) {
        why = error;
      }
      hangUp(client);
    }
    throw why;
  }

  #forget(client: pg.Client): void {
    this.#client?.then(
      (current) => {
        if (current === client) this.#client = undefined;
      },
      // Callers that wait for the connection get the error.
      () => {},
    );
    hangUp(client);
  }

  /** Finishes pending statements first. */
  async close(): Promise<void> {
    await this.#queue.settled();
    this.#isClosed = true;
    const client = await this.#client?.catch(() => undefined);
    await client?.end().catch(() => {});
  }

  /** Fails pending statements now, without waiting for an unresponsive server. */
  drop(): void {
    this.#client?.then(
      (client) => this.#forget(client),
      () => {},
    );
  }
}

function hangUp(client: pg.Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

import type { Downtime } from '@bellwether/server/store/downtime';
import type { Lease } from './lease.ts';
import { LEASE_MS } from './lease-keeper.ts';
import { Session } from './postgres/session.ts';

/** After a node's last heartbeat, other nodes own its tables by then, and players have reconnected. */
const TAKEOVER_MS = LEASE_MS + 2_000;

/** The home of a table. `absence`: how long it had none, if it has just got one. */
export interface Found {
  readonly node: number;
  /** The address for other nodes. */
  readonly address?: string | undefined;
  readonly absence?: Downtime;
}

/** Which node owns a table. Recorded in the database, once for each table and node, and valid while that node lives. */
export class Homes {
  readonly #session: Session;
  readonly #lease: Lease;

  constructor(url: string, lease: Lease) {
    this.#session = new Session(url);
    this.#lease = lease;
  }

  /**
   * The home of the table; this node, if it had none. Undefined if there is no such table. A node that lived when the last home died
   * (`attendedSince`) could have served the table from then on, even if no one asked, so that time is not downtime.
   */
  async claim(table: string, attendedSince: number): Promise<Found | undefined> {
    const { node } = this.#lease;
    for (;;) {
      const [row] = await this.#session.query<{ home: number | null; address: string | null; seen: number | null }>(LOOK, [table]);
      if (row === undefined) return undefined;
      if (row.home !== null && row.address !== null) return { node: row.home, address: row.address };
      // Node numbers are never reused: if it is unchanged, no one has taken the table since we looked.
      const taken = await this.#session.query(TAKE, [table, node, row.home]);
      const from = row.seen ?? 0;
      const until = Math.min(this.#lease.now(), Math.max(from + TAKEOVER_MS, attendedSince));
      if (taken.length > 0) return { node, absence: { from, until } };
    }
  }

  close(): Promise<void> {
    return this.#session.close();
  }
}

const LOOK = {
  name: 'home',
  text: `SELECT home, (SELECT address FROM nodes WHERE node = home) AS address, (SELECT seen FROM former_nodes WHERE node = home) AS seen
    FROM tables WHERE id = $1`,
};
const TAKE = { name: 'take', text: 'UPDATE tables SET home = $2 WHERE id = $1 AND home IS NOT DISTINCT FROM $3 RETURNING id' };

import type { CommandBody, Done, Look, Refused } from '@bellwether/wire';
import type { Payer } from '../limits/payer.ts';
import type { Subscription } from './subscription.ts';

/** Why an existing table cannot be played. */
export type UnplayableReason = 'old-rules' | 'table-stopped';
export type NoTableReason = UnplayableReason | 'stopping';

/** The table's home does not answer. The table is fine: retry, another node may take over. */
export class NoHomeError extends Error {
  override readonly name = 'NoHomeError';
}

/** A table's operations, wherever its home is. `key` is always a hash. */
export interface TableApi {
  readonly id: string;
  do(command: CommandBody, key: string, payer?: Payer): Promise<Done | Refused>;
  /** Grants the subscription, or says why not. No effect if it has ended by then. */
  watch(
    subscription: Subscription,
    look: Look & { readonly views?: boolean },
    key: string | undefined,
    payer?: Payer,
  ): Promise<Refused | undefined>;
  /** One `table` message in JSON, without subscribing. */
  lookText(look: Look, key: string | undefined, payer?: Payer): Promise<string | Refused>;
  /** The record, if the caller may read all of it. */
  record(key: string | undefined, payer?: Payer): Promise<string | Refused>;
}

/** Finds a table of any node, or says why it cannot be used. */
export type FindTable = (table: string) => Promise<TableApi | NoTableReason | undefined>;

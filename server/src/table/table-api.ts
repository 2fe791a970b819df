import type { CommandBody, Done, Look, Refused } from '@bellwether/wire';
import type { Payer } from '../limits/payer.ts';
import type { Subscription } from './subscription.ts';

/** Why a table that is there cannot be played. */
export type UnplayableReason = 'old-rules' | 'table-stopped';
export type NoTableReason = UnplayableReason | 'stopping';

/** The table has no home that answers just now: the next try may find another one. Nothing is wrong with it. */
export class NoHomeError extends Error {
  override readonly name = 'NoHomeError';
}

/** What people may ask of a table, wherever it is at home. A `key` is the hash of one. */
export interface TableApi {
  readonly id: string;
  do(command: CommandBody, key: string, payer?: Payer): Promise<Done | Refused>;
  /** Grants the subscription, or says why not. Nothing happens if it has ended by then. */
  watch(
    subscription: Subscription,
    look: Look & { readonly views?: boolean },
    key: string | undefined,
    payer?: Payer,
  ): Promise<Refused | undefined>;
  /** One look, for those who do not stay. A `table` message in JSON. */
  lookText(look: Look, key: string | undefined, payer?: Payer): Promise<string | Refused>;
  /** The record, for those who may read all of it now. */
  record(key: string | undefined, payer?: Payer): Promise<string | Refused>;
}

/** A table, wherever it is at home; or why not. */
export type FindTable = (table: string) => Promise<TableApi | NoTableReason | undefined>;

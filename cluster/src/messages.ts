import type { TableOrder } from '@bellwether/server/table/table-order';
import type { CommandBody, Look, Refused } from '@bellwether/wire';

/** The caller's node number, and the number it believes the other node has. */
export interface Hello {
  readonly from: number;
  readonly to: number;
}

/** A request to the home of a table, on behalf of a client connected elsewhere. Keys are hashed before they are sent. */
export type Call =
  | { readonly op: 'do'; readonly table: string; readonly key: string; readonly from?: string; readonly command: Omit<CommandBody, 'key'> }
  | {
      readonly op: 'watch';
      readonly table: string;
      readonly key?: string;
      readonly from?: string;
      /** The subscription's number on this link. */
      readonly subscription: number;
      readonly look: Look;
    }
  | { readonly op: 'look'; readonly table: string; readonly key?: string; readonly from?: string; readonly look: Look }
  | { readonly op: 'record'; readonly table: string; readonly key?: string; readonly from?: string }
  | { readonly op: 'order'; readonly table: string; readonly order: TableOrder };

/** `null` for an empty answer. */
export type Answer = object | string | null;

export function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 't' in answer && answer.t === 'refused';
}

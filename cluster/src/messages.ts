import type { TableOrder } from '@bellwether/server/table/table-order.ts';
import type { CommandBody, Look, Refused } from '@bellwether/wire';

/** Who calls: the number of the node, and the number it believes the other one has. */
export interface Hello {
  readonly from: number;
  readonly to: number;
}

/** What a node asks of the home of a table, for somebody who is connected to it. Keys are hashed before they come here. */
export type Call =
  | { readonly op: 'do'; readonly table: string; readonly key: string; readonly from?: string; readonly command: Omit<CommandBody, 'key'> }
  | {
      readonly op: 'watch';
      readonly table: string;
      readonly key?: string;
      readonly from?: string;
      /** Its number on this link. */
      readonly subscription: number;
      readonly look: Look;
    }
  | { readonly op: 'look'; readonly table: string; readonly key?: string; readonly from?: string; readonly look: Look }
  | { readonly op: 'record'; readonly table: string; readonly key?: string; readonly from?: string }
  | { readonly op: 'order'; readonly table: string; readonly order: TableOrder };

/** `null` where there is nothing to say. */
export type Answer = object | string | null;

export function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 't' in answer && answer.t === 'refused';
}

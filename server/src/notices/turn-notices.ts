import type { TableContext, TurnNotice } from '../table/table-context.ts';
import type { Push } from './push.ts';
import type { Webhook, Webhooks } from './webhooks.ts';

/** Notifies the host's webhook, and the browsers of a player who is away. */
export function notifyTurn(notice: TurnNotice, push: Push, webhooks: Webhooks, problem: TableContext['problem']): void {
  const { table, game, gameNumber, seat, seq, key, away, webhook } = notice;
  if (webhook !== null)
    webhooks
      .call(JSON.parse(webhook) as Webhook, JSON.stringify({ kind: 'turn', table, game, gameNumber, seat, seq }))
      .catch((error: unknown) => problem('a webhook failed', table, error));
  if (away)
    push.notify(key, JSON.stringify({ kind: 'your-turn', table, seq })).catch((error: unknown) => problem('a push failed', table, error));
}

import { keyOfMove } from './moves.ts';
import type { Policy } from './policy.ts';
import { type Question, winAfter } from './question.ts';
import type { State } from './state.ts';

/** Scores moves by a policy alone. Decisions other than playing a card are scored by the value function after the move. */
export function scorerOf(question: Question, policy: Policy): (key: number) => number {
  const table = question.worlds.blank();
  const scratch = question.worlds.blank();
  return (key) => {
    if (table.asks === 'play') return policy.score(table, key);
    if (table.asks !== 'exchange') return winAfter(question, key, scratch);
    const keep = keyOfMove(table, { kind: 'exchange', exchange: false });
    return key === keep ? policy.score(table, table.turnedUp) : expectedTop(question, policy, table);
  };
}

/** The score of the top card of a dummy deck: exact if it was seen, else the mean over all unseen cards. */
function expectedTop({ worlds, view }: Question, policy: Policy, table: State): number {
  const top = view.dummyDecks[table.turn]?.[0];
  if (top) return policy.score(table, keyOfMove(table, { kind: 'play', card: top }));
  let sum = 0;
  for (const type of worlds.hidden) sum += policy.score(table, type);
  return worlds.hidden.length === 0 ? 0 : sum / worlds.hidden.length;
}

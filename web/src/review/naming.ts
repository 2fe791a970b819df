import { type GameTypes, ParseError, replay } from '@bellwether/kernel';
import type { Decision } from '@bellwether/review';
import type { Looking } from './useLooking.ts';

/** The view of a move's player before it. */
function viewBefore({ game, record }: Pick<Looking, 'game' | 'record'>, ply: number): GameTypes['View'] | undefined {
  const seat = record.moves[ply]?.seat;
  if (seat === undefined) return undefined;
  return game.view(replay(game, record, ply), seat);
}

/** Names moves at `ply` (from 0) as their player would, from notation. */
export function namesAt({ words, game, record, parts, gameWords }: Looking, ply: number): (text: string) => string {
  const view = viewBefore({ game, record }, ply);
  return (text) => {
    const move = game.read(text);
    return view === undefined || move instanceof ParseError ? text : parts.moveName(words, gameWords, view, move);
  };
}

/** The most important reason that has a phrase; “you” is the reader. Empty if there is none. */
export function reasonOf({ words, parts, gameWords, game, record, me }: Looking, { ply, reasons }: Decision): string {
  const view = viewBefore({ game, record }, ply);
  if (view === undefined) return '';
  const listener = { ...view, viewer: me ?? 'spectator' };
  const heavy = reasons.filter(({ worth }) => Math.round(100 * worth) > 0);
  return heavy.map((reason) => parts.reason(words, gameWords, listener, reason)).find((text) => text !== '') ?? '';
}

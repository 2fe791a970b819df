import { Boolean as Flag, Integer, Literal, Optional, type Static, String as Text, Union } from 'typebox';
import { LIMITS } from './limits.ts';
import { CommandId, Count, Key, Mark, Mixing, Name, oneOf, only, SeatNumber, TableId } from './parts.ts';
import { Access } from './table.ts';
import { PHRASES, REACTIONS } from './talk.ts';

/** A change that a client asks for at a table. */
export const Action = Union([
  /** Take an empty seat. During a game, a bot's seat: at an open table from the next deal on, elsewhere if the host agrees. */
  only({ kind: Literal('sit'), seat: SeatNumber, name: Name, program: Optional(Flag()), mark: Optional(Mark) }),
  /** Leave: before the game the seat is free again, during it a bot plays on. */
  only({ kind: Literal('stand'), seat: SeatNumber }),
  /** The host seats a bot of this level, or empties a bot's seat again. Before the game only. */
  only({ kind: Literal('bot'), seat: SeatNumber, level: Text({ minLength: 1, maxLength: 20 }) }),
  only({ kind: Literal('empty'), seat: SeatNumber }),
  /** The host has the seats mixed at the start; without `mix`, not mixed. Before the game only. */
  only({ kind: Literal('mix'), mix: Optional(Mixing) }),
  /** The host starts the game; bots fill the empty seats. */
  only({ kind: Literal('start') }),
  /** A move in the game's own notation. */
  only({ kind: Literal('move'), seat: SeatNumber, move: Text({ minLength: 1, maxLength: LIMITS.move }) }),
  /** Take the seat back from the bot that covered it. */
  only({ kind: Literal('return'), seat: SeatNumber }),
  only({ kind: Literal('say'), seat: SeatNumber, phrase: oneOf(PHRASES) }),
  only({ kind: Literal('react'), seat: SeatNumber, reaction: oneOf(REACTIONS) }),
  /** Deal another game after this one, in the same seats or mixed. */
  only({ kind: Literal('rematch'), seat: SeatNumber, mix: Optional(Mixing) }),
  /** Propose or answer another game after this one; the vote lasts fifteen seconds. The proposal decides about mixing. */
  only({ kind: Literal('ready'), seat: SeatNumber, ready: Flag(), mix: Optional(Mixing) }),
  /** No one moves until someone resumes. Not at open tables. */
  only({ kind: Literal('pause'), seat: SeatNumber }),
  only({ kind: Literal('resume'), seat: SeatNumber }),
  /** Withdraw an `ask` or `reserve`. */
  only({ kind: Literal('leave') }),
  /** The host changes access, removes a person, or makes another player host. */
  only({ kind: Literal('access'), access: Access }),
  only({ kind: Literal('remove'), seat: SeatNumber }),
  only({ kind: Literal('host'), seat: SeatNumber }),
  /** The host lets a person who asked sit down, now or from the next deal on, or declines. */
  only({ kind: Literal('agree'), ask: Count, when: oneOf(['now', 'deal']) }),
  only({ kind: Literal('decline'), ask: Count }),
  /** The host ends the game here to continue from its record elsewhere. Only while no one else plays. */
  only({ kind: Literal('withdraw') }),
]);
export type Action = Static<typeof Action>;

/**
 * `rev` is the last sequence number the client knows. The command is refused as stale if the question it answers has changed since. Other
 * changes, such as another player's pick in the same draft, do not matter.
 */
export const CommandBody = only({ id: CommandId, rev: Integer({ minimum: 0 }), key: Key, action: Action });
export type CommandBody = Static<typeof CommandBody>;

export const Command = only({ t: Literal('do'), table: TableId, ...CommandBody.properties });
export type Command = Static<typeof Command>;

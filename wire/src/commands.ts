import { Boolean as Flag, Integer, Literal, Optional, type Static, String as Text, Union } from 'typebox';
import { LIMITS } from './limits.ts';
import { CommandId, Count, Key, Mark, Mixing, Name, oneOf, only, SeatNumber, TableId } from './parts.ts';
import { Access } from './table.ts';
import { PHRASES, REACTIONS } from './talk.ts';

/** What somebody wants to change at a table. */
export const Action = Union([
  /** Take an empty seat. During a game a bot's: at an open table from the next deal on, elsewhere as the host agrees. */
  only({ kind: Literal('sit'), seat: SeatNumber, name: Name, program: Optional(Flag()), mark: Optional(Mark) }),
  /** Leave: before the game the seat is free again, during it a bot plays on. */
  only({ kind: Literal('stand'), seat: SeatNumber }),
  /** The host seats a bot of this level, or empties a bot's seat again. Before the game only. */
  only({ kind: Literal('bot'), seat: SeatNumber, level: Text({ minLength: 1, maxLength: 20 }) }),
  only({ kind: Literal('empty'), seat: SeatNumber }),
  /** The host lets the seats be mixed at the start; without `mix` everybody stays. Before the game only. */
  only({ kind: Literal('mix'), mix: Optional(Mixing) }),
  /** The host begins; empty seats are bots from then on. */
  only({ kind: Literal('start') }),
  /** A move in the game's own notation. */
  only({ kind: Literal('move'), seat: SeatNumber, move: Text({ minLength: 1, maxLength: LIMITS.move }) }),
  /** Take the seat back from the bot that covered it. */
  only({ kind: Literal('return'), seat: SeatNumber }),
  only({ kind: Literal('say'), seat: SeatNumber, phrase: oneOf(PHRASES) }),
  only({ kind: Literal('react'), seat: SeatNumber, reaction: oneOf(REACTIONS) }),
  /** Another game once this one is over: in the same seats, or in mixed ones. */
  only({ kind: Literal('rematch'), seat: SeatNumber, mix: Optional(Mixing) }),
  /** The next game, once this one is over: asked of everybody, for fifteen seconds. The first says whether the seats are mixed. */
  only({ kind: Literal('ready'), seat: SeatNumber, ready: Flag(), mix: Optional(Mixing) }),
  /** Nobody moves until somebody resumes. Not at open tables. */
  only({ kind: Literal('pause'), seat: SeatNumber }),
  only({ kind: Literal('resume'), seat: SeatNumber }),
  /** I do not want to sit down any more, now or with the next deal. */
  only({ kind: Literal('leave') }),
  /** The host opens or closes the table, sends somebody away from it, or hands it on to whoever sits there. */
  only({ kind: Literal('access'), access: Access }),
  only({ kind: Literal('remove'), seat: SeatNumber }),
  only({ kind: Literal('host'), seat: SeatNumber }),
  /** The host lets somebody who asked sit down at once or from the next deal on, or does not. */
  only({ kind: Literal('agree'), ask: Count, when: oneOf(['now', 'deal']) }),
  only({ kind: Literal('decline'), ask: Count }),
  /** The host takes the game home: it ends here, and its record may be read. Only while nobody else plays. */
  only({ kind: Literal('withdraw') }),
]);
export type Action = Static<typeof Action>;

/**
 * `rev` is the last sequence number the client knows. The command is refused as stale if the question it answers has changed since;
 * what others did meanwhile without changing it, such as a pick in the same draft or a word, does not matter.
 */
export const CommandBody = only({ id: CommandId, rev: Integer({ minimum: 0 }), key: Key, action: Action });
export type CommandBody = Static<typeof CommandBody>;

export const Command = only({ t: Literal('do'), table: TableId, ...CommandBody.properties });
export type Command = Static<typeof Command>;

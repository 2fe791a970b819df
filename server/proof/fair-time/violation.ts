/** The rules of fair time. */
export const RULES = [
  // No one waits for another player longer than the settings of the table allow.
  'wait-too-long',
  // Time that was spent is not given back.
  'time-given-back',
  // Once the time is up, the bot moves.
  'moves-without-time',
  // A clock or the grace period does not end before its time.
  'covered-too-early',
  // Absent players are covered in time, bots move in time, and votes end.
  'not-covered',
  'bot-never-moves',
  'vote-never-ends',
  'vote-ends-too-early',
  // The seats shown as online are those that are watched.
  'wrong-presence',
  // No command stops the table for everybody.
  'table-stopped',
  // An idle table is not loaded from the database again and again.
  'loaded-again-and-again',
] as const;
export type Rule = (typeof RULES)[number];

/** A sequence broke a rule. */
export class Violation extends Error {
  override readonly name = 'Violation';
  readonly rule: Rule;

  constructor(rule: Rule, what: string) {
    super(`${rule}: ${what}`);
    this.rule = rule;
  }
}

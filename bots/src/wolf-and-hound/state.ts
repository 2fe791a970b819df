import { at, type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';

/** An engine state made from a view: its hidden cards are the bot's own guess. */
export type State = WolfAndHound['State'];
export type Rules = State['rules'];
export type Move = WolfAndHound['Move'];
export type View = WolfAndHound['View'];

/** Makes a move of the seat to act. */
export function advance(state: State, move: Move): void {
  wolfAndHound.apply(state, at(wolfAndHound.toAct(state), 0), move);
}

/** The team of the current seat, also if that seat is a dummy. */
export function teamInTurn({ rules, turn }: State): number {
  return wolfAndHound.teamOf(rules.config, turn + 1);
}

/** 1 if this team has won, 0 if the other has, undefined while the game continues. */
export function winFor({ rules, outcome }: State, team: number): 0 | 1 | undefined {
  if (outcome === undefined) return undefined;
  return outcome.winner === rules.teams[team] ? 1 : 0;
}

export function hasDummies({ config }: Rules): boolean {
  return config.players < 4;
}

import type { GameTypes, Seat } from '@bellwether/kernel';
import type { Balance, Decision, TeamBalance } from './review.ts';
import type { Story } from './story.ts';

/** The start and end values between which luck and skill are measured, by seat. */
export interface Ends {
  readonly start: readonly number[];
  readonly result: readonly number[];
  /** The standard error of the start; for a probability, it comes from sampling. */
  readonly startError: readonly number[];
}

/**
 * Luck and skill. Each decision's effect is the change it made to every seat's chance or lead. Luck is the remainder between start and
 * result: the cards.
 */
export function balanceOf<T extends GameTypes>(
  story: Story<T>,
  { start, startError, result }: Ends,
  decisions: readonly Decision[],
): Balance[] {
  const { seats, game, record } = story;
  const team = (seat: Seat) => game.teamOf(record.config, seat);
  const of = (seat: Seat) => decisions.filter((one) => one.seat === seat);
  const gave = (seat: Seat) => -choicesOf(of(seat), seat - 1);
  return seats.map((seat, i) => {
    const own = of(seat);
    const rivals = seats.filter((other) => team(other) !== team(seat));
    const choices = choicesOf(decisions, i);
    return {
      seat,
      start: start[i] as number,
      result: result[i] as number,
      decisions: own.length,
      given: gave(seat),
      givenError: errorOf(own, i),
      rivalsGave: sum(rivals.map(gave)) / Math.max(1, rivals.length),
      choices,
      luck: (result[i] as number) - (start[i] as number) - choices,
      luckError: Math.hypot(errorOf(decisions, i), startError[i] as number),
    };
  });
}

/** The same by team: partners' losses are added up, and partners share the same luck. */
export function teamsOf<T extends GameTypes>({ game, record }: Story<T>, balance: readonly Balance[]): TeamBalance[] {
  const groups = Map.groupBy(balance, ({ seat }) => game.teamOf(record.config, seat));
  const gave = new Map([...groups].map(([team, own]) => [team, sum(own.map(({ given }) => given))]));
  return [...groups].map(([team, own]) => {
    const rivals = [...gave].filter(([other]) => other !== team).map(([, given]) => given);
    const { choices, luck, luckError } = own[0] as Balance;
    return {
      team,
      seats: own.map(({ seat }) => seat),
      given: gave.get(team) ?? 0,
      rivalsGave: sum(rivals) / Math.max(1, rivals.length),
      choices,
      luck,
      luckError,
    };
  });
}

/** The sum of the effects of all decisions on a seat. */
export function choicesOf(decisions: readonly Pick<Decision, 'effect'>[], player: number): number {
  return sum(decisions.map(({ effect }) => effect[player] as number));
}

/** The standard error of that sum. */
function errorOf(decisions: readonly Decision[], player: number): number {
  return Math.hypot(...decisions.map(({ effectErrors }) => effectErrors[player] as number));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, x) => total + x, 0);
}

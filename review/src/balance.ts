import type { GameTypes, Seat } from '@bellwether/kernel';
import type { Balance, Decision, TeamBalance } from './review.ts';
import type { Story } from './story.ts';

/**
 * Luck and skill. Every decision changed each seat's chance by its effect. What all of them together do not explain of the way from the
 * first chance to the result is luck: the cards.
 */
export function balanceOf<T extends GameTypes>(story: Story<T>, start: readonly number[], decisions: readonly Decision[]): Balance[] {
  const { seats, result, game, record } = story;
  const team = (seat: Seat) => game.teamOf(record.config, seat);
  const gave = (seat: Seat) => sum(decisions.filter((one) => one.seat === seat).map(({ given }) => given));
  const error = Math.hypot(...decisions.map((one) => one.error));
  return seats.map((seat, i) => {
    const own = decisions.filter((one) => one.seat === seat);
    const rivals = seats.filter((other) => team(other) !== team(seat));
    const choices = choicesOf(decisions, i);
    return {
      seat,
      decisions: own.length,
      given: gave(seat),
      givenError: Math.hypot(...own.map((one) => one.error)),
      rivalsGave: sum(rivals.map(gave)) / Math.max(1, rivals.length),
      choices,
      luck: (result[i] as number) - (start[i] as number) - choices,
      luckError: error,
    };
  });
}

/** The same by team: what partners gave away adds up, their luck is one. */
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

/** What all decisions together changed in a seat's chance. */
export function choicesOf(decisions: readonly Decision[], player: number): number {
  return sum(decisions.map(({ effect }) => effect[player] as number));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, x) => total + x, 0);
}

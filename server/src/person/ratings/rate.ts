import { rate } from 'openskill';
import type { RatedSeat, Rating, Result, Strength } from './rating.ts';

/** Elo in which the odds of a win grow by e. */
const C = 400 / Math.LN10;
/** So much Elo is one standard deviation of how well a side plays on a day: with it the model of Weng and Lin is that of Elo. */
const BETA = C / Math.SQRT2;
/**
 * How much of what is not known about the sides blurs a game's result: a logistic curve blurred by a normal one is a logistic curve again, wider by
 * this share of the variance. Weng and Lin widen it by all of it, so that their intervals shrink too slowly; `gamma` makes up for that.
 */
const BLUR = Math.PI / 8;
const SETTINGS = { beta: BETA, tau: 0, gamma: (c: number) => c ** 2 / (C ** 2 + BLUR * (c ** 2 - C ** 2)) };

/** A rating after one more game; everybody else is as strong as they were then. */
export function after({ elo, spread, games }: Rating, { seats, me, won }: Pick<Result, 'seats' | 'me' | 'won'>): Rating {
  const team = seats[me]?.team ?? 0;
  const mine = seats.flatMap((seat, i) => (seat.team === team ? [i === me ? { elo, spread } : seat] : []));
  const place = seats.slice(0, me).filter((seat) => seat.team === team).length;
  // Against those who did not win too, if there are such.
  const others = teamsOf(seats).filter((side) => side.team !== team);
  const losers = others.filter((side) => !won.includes(side.team));
  const isShared = won.includes(team) && losers.length === 0;
  const own = spreadOf(mine);
  const rivals = rivalOf(won.includes(team) && !isShared ? losers : others, own);
  // A team is as strong as its members are on average, as in the bots' ladder, where partners are alike.
  const side = mine.map((one) => ({ mu: one.elo / mine.length, sigma: one.spread / mine.length }));
  const rank = isShared ? [1, 1] : won.includes(team) ? [1, 2] : [2, 1];
  const next = rate([side, [{ mu: rivals.elo, sigma: rivals.spread }]], { ...SETTINGS, rank })[0]?.[place];
  return next === undefined ? { elo, spread, games } : { elo: next.mu * mine.length, spread: next.sigma * mine.length, games: games + 1 };
}

function teamsOf(seats: readonly RatedSeat[]): RatedSeat[] {
  return [...new Set(seats.map(({ team }) => team))].map((team) => {
    const members = seats.filter((seat) => seat.team === team);
    return { team, elo: members.reduce((sum, { elo }) => sum + elo, 0) / members.length, spread: spreadOf(members) };
  });
}

function spreadOf(members: readonly Strength[]): number {
  return Math.hypot(...members.map(({ spread }) => spread)) / members.length;
}

/**
 * One side as hard to beat as all of these together: where several play, each wins as often as its share of the odds (Plackett and Luce). `own`: the
 * spread of the side that meets them, which the model reckons in.
 */
function rivalOf(sides: readonly Strength[], own: number): Strength {
  const shares = (c: number) => {
    const odds = sides.map(({ elo }) => Math.exp(elo / c));
    const all = odds.reduce((sum, one) => sum + one, 0);
    return { all, share: odds.map((one) => one / all) };
  };
  const { share } = shares(C);
  const spread = Math.hypot(...sides.map((side, i) => side.spread * (share[i] ?? 0)));
  const c = Math.hypot(own, spread, C);
  return { elo: c * Math.log(shares(c).all), spread };
}

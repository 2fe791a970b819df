import type { RatedSeat, Rating, Result, Strength } from '../../notes/shapes.ts';

/**
 * Elo in which the odds of a win grow by e. Weng and Lin's model with a performance deviation of C / √2 equals Elo's.
 */
const C = 400 / Math.LN10;
/**
 * How much both sides' spread widens the outcome distribution: a logistic curve convolved with a normal one is nearly
 * logistic, wider by this share of the variance. Weng and Lin use all of it, so their intervals shrink too slowly.
 */
const BLUR = Math.PI / 8;
/** Lower bound on the factor by which a game shrinks the variance. */
const MIN_SHARE = 1e-4;

/** A rating after one more game. All others keep their strength of that time. */
export function after({ elo, spread, games }: Rating, { seats, me, won }: Pick<Result, 'seats' | 'me' | 'won'>): Rating {
  const team = seats[me]?.team ?? 0;
  const mine = seats.flatMap((seat, i) => (seat.team === team ? [i === me ? { elo, spread } : seat] : []));
  // Against the other losers, if there are any.
  const others = teamsOf(seats).filter((side) => side.team !== team);
  const losers = others.filter((side) => !won.includes(side.team));
  const isShared = won.includes(team) && losers.length === 0;
  const own = spreadOf(mine);
  const rivals = rivalOf(won.includes(team) && !isShared ? losers : others, own);
  const score = isShared ? 0.5 : won.includes(team) ? 1 : 0;
  return { ...updated({ elo, spread }, mine, rivals, score), games: games + 1 };
}

/**
 * Weng and Lin's update (2011) for one member of `mine` after a game of two sides. `score`: 1 for a win, 0.5 for a
 * shared one, 0 for a loss.
 */
export function updated({ elo, spread }: Strength, mine: readonly Strength[], rivals: Strength, score: number): Strength {
  // A team's strength is its members' mean, as in the bots' ladder, where partners are alike.
  const elos = mine.reduce((sum, one) => sum + one.elo, 0) / mine.length;
  const variance = C ** 2 + spreadOf(mine) ** 2 + rivals.spread ** 2;
  const c = Math.sqrt(variance);
  const chance = 1 / (1 + Math.exp((rivals.elo - elos) / c));
  // The member's share of the team's variance, and so of the surprise.
  const own = (spread / mine.length) ** 2;
  const shrunk = 1 - (own * chance * (1 - chance)) / (C ** 2 + BLUR * (variance - C ** 2));
  return { elo: elo + (mine.length * own * (score - chance)) / c, spread: spread * Math.sqrt(Math.max(shrunk, MIN_SHARE)) };
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
 * Combines several opponents into one: each wins in proportion to its odds (Plackett–Luce). `own`: the rating spread of
 * the side playing against them, which the model uses too.
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

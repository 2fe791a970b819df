import type { Game, GameTypes, Seat } from '@bellwether/kernel';

/** Weakest first. The levels differ in their algorithms, not only in search time. */
export const LEVELS = ['lamb', 'shepherd', 'herder', 'fox', 'wolf'] as const;
export type Level = (typeof LEVELS)[number];

/** Baselines to measure levels against: a random legal move; a one-ply greedy player; good heuristics with card counting. */
export const REFERENCES = ['random', 'greedy', 'rule'] as const;
export type Reference = (typeof REFERENCES)[number];

export const PLAYERS = [...REFERENCES, ...LEVELS] as const;
export type PlayerName = (typeof PLAYERS)[number];

/** The players that search. Advice comes from one of them, so the web app needs them before the others move. */
export type SearchingPlayer = 'fox' | 'wolf';

const WEAKEST_PARTNER: Level = 'herder';

/** The level at which a bot plays as a person's partner: Herder or better. A partner's blunder annoys people more than a strong opponent. */
export function levelForPartner(level: Level): Level {
  return LEVELS.indexOf(level) < LEVELS.indexOf(WEAKEST_PARTNER) ? WEAKEST_PARTNER : level;
}

/** The level a bot plays at in its seat: as a person's partner, Herder or better. */
export function seatedLevel<T extends GameTypes>(
  game: Game<T>,
  config: T['Config'],
  seat: Seat,
  level: Level,
  isPerson: (seat: Seat) => boolean,
): Level {
  const team = game.teamOf(config, seat);
  const partners = game.seats(config).filter((other) => other !== seat && game.teamOf(config, other) === team);
  return partners.some(isPerson) ? levelForPartner(level) : level;
}

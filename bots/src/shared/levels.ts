/** Weakest first. Each level thinks in another way, not only longer. */
export const LEVELS = ['lamb', 'shepherd', 'herder', 'fox', 'wolf'] as const;
export type Level = (typeof LEVELS)[number];

/** Fixed players to measure levels against: a random legal move; one ply of greed; good rules with card counting. */
export const REFERENCES = ['random', 'greedy', 'rule'] as const;
export type Reference = (typeof REFERENCES)[number];

export const PLAYERS = [...REFERENCES, ...LEVELS] as const;
export type PlayerName = (typeof PLAYERS)[number];

const WEAKEST_PARTNER: Level = 'herder';

/** The level at which a bot plays as a person's partner: Herder or better. A partner's blunder annoys people more than a strong opponent. */
export function levelForPartner(level: Level): Level {
  return LEVELS.indexOf(level) < LEVELS.indexOf(WEAKEST_PARTNER) ? WEAKEST_PARTNER : level;
}

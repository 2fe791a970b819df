/** Weakest first. Levels differ by how they think. */
export const LEVELS = ['lamb', 'shepherd', 'herder', 'fox', 'wolf'] as const;
export type Level = (typeof LEVELS)[number];

/** Fixed players to measure against: any legal move, one ply of plain greed, good rules with card counting. */
export const REFERENCES = ['random', 'greedy', 'rule'] as const;
export type Reference = (typeof REFERENCES)[number];

export const PLAYERS = [...REFERENCES, ...LEVELS] as const;
export type PlayerName = (typeof PLAYERS)[number];

const WEAKEST_PARTNER: Level = 'herder';

/** People forgive a strong opponent sooner than a partner's blunder: a bot that sits as a person's partner is Herder or better. */
export function levelForPartner(level: Level): Level {
  return LEVELS.indexOf(level) < LEVELS.indexOf(WEAKEST_PARTNER) ? WEAKEST_PARTNER : level;
}

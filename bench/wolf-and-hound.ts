import type { wolfAndHound } from '@bellwether/wolf-and-hound';

export type Config = Parameters<typeof wolfAndHound.start>[0];

/** The base game: Hound 01 and Wolf 01, four players. */
export const BASE: Config = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false };

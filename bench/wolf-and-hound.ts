import type { Config } from '@bellwether/wolf-and-hound';

/** The base game: Hound 01 and Wolf 01, four players. */
export const BASE: Config = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false };

/** The base game at random: our engine against the same game written for boardgame.io, as one gets it from its tutorial. */
import { againstBoardgameIo } from './peers/boardgame-io/contest.ts';
import type { Row } from './row.ts';

export const bench = (): Promise<Row[]> => againstBoardgameIo('as installed', 'wolf-and-hound/base');

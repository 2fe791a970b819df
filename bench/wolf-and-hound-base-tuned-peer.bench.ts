/** The same against boardgame.io in its fastest configuration. */
import { againstBoardgameIo } from './peers/boardgame-io/contest.ts';
import type { Row } from './row.ts';

export const bench = (): Promise<Row[]> => againstBoardgameIo('tuned', 'wolf-and-hound/base-tuned-peer');

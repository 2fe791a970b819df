import type { GameReview } from '../../../review/game.ts';
import type { Side } from '../../../review/lines.ts';
import type { ReviewWords } from '../../../review/words/en.ts';
import { SEAT_COLOURS } from '../art/seat-colours.ts';
import { score } from '../extras.ts';
import { seatName, shownName } from '../names.ts';
import { tellReason } from '../narrate.ts';
import type { Config } from '../vocabulary.ts';
import type { SheepWords } from '../words/en.ts';
import { Account } from './Account.tsx';
import { Board } from './Board.tsx';
import { Ending } from './Ending.tsx';
import { Hand } from './Hand.tsx';
import { moveName, tellMove } from './moves.ts';

function side(words: SheepWords, _: Config, seat: number, me: number | undefined): Side {
  const name = shownName(words, { viewer: me ?? 'spectator' }, seat);
  const colour = SEAT_COLOURS[seat - 1] ?? 'blue';
  return { team: seat - 1, name, called: name, colour, pointed: seat % 2 === 0, sign: String(seat) };
}

const parts = {
  Board,
  Hand,
  Account,
  Ending,
  side,
  seatName: (words: SheepWords, _: Config, seat: number) => seatName(words, seat),
  tellMove,
  moveName,
  reason: (_: ReviewWords, ...said: Parameters<typeof tellReason>) => tellReason(...said),
  score,
};

export const review = parts as unknown as GameReview;

import type { GameReview } from '../../../review/game.ts';
import type { Side } from '../../../review/lines.ts';
import { seatName } from '../names.ts';
import { moveName, tellReason } from '../narrate.ts';
import { score } from '../score.ts';
import { teamAt } from '../team.ts';
import type { Config } from '../vocabulary.ts';
import type { WolfWords } from '../words/en.ts';
import { Account } from './Account.tsx';
import { Board } from './Board.tsx';
import { Hand } from './Hand.tsx';

function side(words: WolfWords, config: Config, seat: number): Side {
  const { team, pointed } = teamAt(config, seat);
  const called = words.teams[team];
  const name = words.table.side(called, 'none');
  return { team: pointed ? 1 : 0, name: name.charAt(0).toUpperCase() + name.slice(1), called, colour: team, pointed, sign: '' };
}

const parts = { Board, Hand, Account, side, seatName, moveName, reason: tellReason, score };

export const review = parts as unknown as GameReview;

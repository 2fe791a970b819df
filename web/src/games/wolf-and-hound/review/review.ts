import type { GameReview } from '../../../review/game.ts';
import type { Side } from '../../../review/lines.ts';
import type { ReviewWords } from '../../../review/words/en.ts';
import { score } from '../extras.ts';
import { animalInPlay, seatName } from '../names.ts';
import { moveName, tellAll } from '../narrate.ts';
import { teamAt } from '../team.ts';
import type { Config, EventView, Move, View } from '../vocabulary.ts';
import type { WolfWords } from '../words/en.ts';
import { Account } from './Account.tsx';
import { Board } from './Board.tsx';
import { Ending } from './Ending.tsx';
import { Hand } from './Hand.tsx';
import { reason } from './reason.ts';

function side(words: WolfWords, config: Config, seat: number): Side {
  const { team, pointed } = teamAt(config, seat);
  const called = words.teams[team];
  const name = words.table.side(called, 'none');
  return { team: pointed ? 1 : 0, name: name.charAt(0).toUpperCase() + name.slice(1), called, colour: team, pointed, sign: '' };
}

function name(words: ReviewWords, game: WolfWords, view: View, move: Move): string {
  if (move.kind === 'flip') return words.turn.flips(animalInPlay(game, view.config, move.animal));
  if (move.kind === 'activate') return words.turn.activates(animalInPlay(game, view.config, move.animal));
  return moveName(game, view, move);
}

const parts = {
  Board,
  Hand,
  Account,
  Ending,
  side,
  seatName,
  tellMove: (_: ReviewWords, game: WolfWords, view: View, events: readonly EventView[]) => tellAll(game, view, events),
  moveName: name,
  reason,
  score,
};

export const review = parts as unknown as GameReview;

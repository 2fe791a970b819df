import { TEAMS, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { GameReview } from '../../../review/game.ts';
import type { Side } from '../../../review/lines.ts';
import { seatName } from '../names.ts';
import { moveName, tellReason } from '../narrate.ts';
import { teamAt } from '../team.ts';
import type { Config, Outcome } from '../vocabulary.ts';
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

/** The sheep of the own team and of the other: “3 : 5”. */
function score(_: WolfWords, config: Config, { sheep }: Outcome, seat: number): string {
  const own = wolfAndHound.teamOf(config, seat);
  const sums = TEAMS[config.edition].map((__, team) =>
    sheep.reduce((sum, n, i) => (wolfAndHound.teamOf(config, i + 1) === team ? sum + n : sum), 0),
  );
  return `${sums[own] ?? 0} : ${sums[1 - own] ?? 0}`;
}

const parts = { Board, Hand, Account, side, seatName, moveName, reason: tellReason, score };

export const review = parts as unknown as GameReview;

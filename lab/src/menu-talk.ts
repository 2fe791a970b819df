import type { GameTypes } from '@bellwether/kernel';
import { cancel, isCancel, select, text } from '@clack/prompts';
import type { AnyLabGame } from './lab-game.ts';
import type { Answer, TableTalk } from './table-talk.ts';

/** The screen and what scrolled off it, emptied: the hand seen last was somebody else's. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';
const LEAVE = -1;

/** Legal moves as a menu, for a person at a terminal. */
export function menuTalk({ game, moveLabel, foresee, question }: AnyLabGame): TableTalk<GameTypes> {
  const say = (words: string) => process.stdout.write(`${words}\n`);
  let handSeen = false;
  return {
    say,
    close: () => {},
    async handOver(seat) {
      if (handSeen) process.stdout.write(CLEAR);
      const ready = await text({ message: `Seat ${seat} is to move. Press Enter when only seat ${seat} can see the screen.` });
      process.stdout.write(CLEAR);
      handSeen = true;
      return !isCancel(ready);
    },
    async ask({ seat, view, legal }): Promise<Answer<GameTypes>> {
      const chosen = await select({
        message: `Seat ${seat}: ${question(view)}`,
        options: [
          ...legal.map((move, i) => {
            const written = game.write(move);
            const label = moveLabel(move, view);
            return { value: i, label: `${written}  ${label}`, hint: foresee(move, view, seat) };
          }),
          { value: LEAVE, label: 'leave the table' },
        ],
        showInstructions: false,
      });
      if (isCancel(chosen) || chosen === LEAVE) {
        cancel('You leave the table.');
        return { kind: 'leaves' };
      }
      return { kind: 'says', move: legal[chosen] as GameTypes['Move'] };
    },
  };
}

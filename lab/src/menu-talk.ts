import type { GameTypes } from '@bellwether/kernel';
import { cancel, isCancel, select, text } from '@clack/prompts';
import type { AnyLabGame } from './lab-game.ts';
import type { Answer, Asked, TableTalk } from './table-talk.ts';
import { typedMove } from './typed-move.ts';

/** Clears the screen and its scrollback: the hand shown last belongs to another person. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';
const MOST_SHOWN = 16;

type Move = GameTypes['Move'];

/** Legal moves as menus, choice by choice, for a person at a terminal. */
export function menuTalk(lab: AnyLabGame): TableTalk<GameTypes> {
  let handSeen = false;
  return {
    say: (words) => process.stdout.write(`${words}\n`),
    close: () => {},
    async handOver(seat) {
      if (handSeen) process.stdout.write(CLEAR);
      const ready = await text({ message: `Seat ${seat} is to move. Press Enter when only seat ${seat} can see the screen.` });
      process.stdout.write(CLEAR);
      handSeen = true;
      return !isCancel(ready);
    },
    async ask(asked): Promise<Answer<GameTypes>> {
      const move = await askMove(lab, asked);
      if (move !== undefined) return { kind: 'says', move };
      cancel('You left the table.');
      return { kind: 'leaves' };
    },
  };
}

/** Undefined if the person quits. */
async function askMove(lab: AnyLabGame, asked: Asked<GameTypes>): Promise<Move | undefined> {
  const { moves, view, seat } = asked;
  let left = moves.map((move) => ({ move, steps: lab.steps(move, view) }));
  let depth = 0;
  for (;;) {
    const choices = [...new Set(left.map(({ steps }) => steps[depth]))];
    const chosen = await select<string>({
      message: depth === 0 ? `Seat ${seat}: ${lab.question(view)}` : 'And then?',
      options: [
        ...choices.map((choice, i) => {
          const those = left.filter(({ steps }) => steps[depth] === choice);
          const hint = those.length === 1 && those[0] ? lab.foresee(those[0].move, view, seat) : `${those.length} ways`;
          return { value: String(i), label: choice ?? 'done', hint };
        }),
        ...(depth > 0 ? [{ value: 'back', label: 'go back' }] : []),
        {
          value: 'type',
          label: 'type the move',
          hint: asked.more ? 'more moves than the menu can show' : 'in the notation of records',
        },
        { value: 'leave', label: 'leave the table' },
      ],
      maxItems: MOST_SHOWN,
      showInstructions: false,
    });
    if (isCancel(chosen) || chosen === 'leave') return undefined;
    if (chosen === 'type') {
      const move = await askTyped(lab, asked);
      if (move !== undefined) return move;
    } else if (chosen === 'back') {
      left = moves.map((move) => ({ move, steps: lab.steps(move, view) }));
      depth = 0;
    } else {
      left = left.filter(({ steps }) => steps[depth] === choices[Number(chosen)]);
      if (left.length === 1) return left[0]?.move;
      depth++;
    }
  }
}

/** Undefined if the person goes back to the menu. */
async function askTyped(lab: AnyLabGame, asked: Asked<GameTypes>): Promise<Move | undefined> {
  const why = (line: string | undefined) => {
    const typed = typedMove(lab, (line ?? '').trim(), asked);
    return typed.kind === 'no' ? typed.why : undefined;
  };
  const line = await text({ message: 'Move in notation (Escape for the menu)', validate: why });
  if (isCancel(line)) return undefined;
  const typed = typedMove(lab, line.trim(), asked);
  return typed.kind === 'move' ? typed.move : undefined;
}

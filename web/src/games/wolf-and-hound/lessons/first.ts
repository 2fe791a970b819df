import type { Lesson } from '../../../learn/lesson.ts';
import type { WolfSay } from '../words/en-lessons.ts';

const plate = (seat: number) => `[data-key="plate:${seat}"] .plate`;
const animal = (id: string) => `[data-key="animal:${id}"]`;

/**
 * Two sheep each, so that the game ends within the lesson: chase, be helped, help, defend, win. Only the last card
 * wins.
 */
export const wolfLesson: Lesson<WolfSay> = {
  id: 'wolf-and-hound',
  game: 'wolf-and-hound',
  record: `[Game "wolf-and-hound"]
[Rules "1"]
[Edition "2016"]
[Players "4"]
[Animals "hound-01 wolf-01"]
[Sheep "2 2 2 2"]
[Seats "guest; bot:herder; bot:herder; bot:herder"]
[Deal "B1 W2 W4 B4 B1 B4 W1 W3 B3 W2 W4 B2 B3 W3 W1 B2 B3 W1 B2 W2 B2 B1 B1 B3 B3 B4 W1 W2 W3 W3 W4 W4"]
`,
  steps: [
    { kind: 'tell', say: 'wolfGoal', at: plate(1) },
    { kind: 'tell', say: 'wolfTwo', at: plate(1) },
    { kind: 'tell', say: 'wolfPartner', at: plate(3) },
    { kind: 'play', move: 'B1', says: { card: 'wolfChase' } },
    { kind: 'tell', say: 'wolfChased', at: plate(2) },
    { kind: 'watch', move: 'B1' },
    { kind: 'tell', say: 'wolfHit', at: plate(3) },
    { kind: 'watch', move: 'B3' },
    { kind: 'watch', move: 'B3', say: 'wolfBack' },
    { kind: 'tell', say: 'wolfHome', at: animal('hound-01') },
    { kind: 'play', move: 'W2', says: { card: 'wolfHelp' }, asks: { press: 'card', at: plate(3), wrong: 'wolfHelpWrong' } },
    { kind: 'watch', move: 'B4' },
    { kind: 'tell', say: 'wolfLap', at: plate(3) },
    { kind: 'watch', move: 'W2' },
    { kind: 'watch', move: 'W3', say: 'wolfGuard' },
    { kind: 'tell', say: 'wolfRobbed', at: plate(1) },
    { kind: 'play', move: 'B3', says: { card: 'wolfDefend' }, asks: { press: 'card', at: animal('wolf-01'), wrong: 'wolfDefendWrong' } },
    { kind: 'watch', move: 'W1' },
    { kind: 'watch', move: 'W4' },
    { kind: 'tell', say: 'wolfMill', at: plate(4) },
    { kind: 'watch', move: 'B3' },
    { kind: 'play', move: 'B3', says: { card: 'wolfFinish' }, asks: { press: 'card', at: plate(2), wrong: 'wolfFinishWrong' } },
    { kind: 'tell', say: 'wolfWon', at: plate(2) },
    { kind: 'tell', say: 'wolfCount' },
  ],
};

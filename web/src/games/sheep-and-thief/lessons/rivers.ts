import type { Lesson } from '../../../learn/lesson.ts';
import type { SheepSay } from '../words/en-lessons.ts';

const DECK = `river:S river:NW river:ES river:NE ${Array(28).fill('meadow').join(' ')}`;
const TWO_MEADOWS = 'keep(meadow)+(meadow)';
const CHIP = '[data-key="chip:rivers"]';

/**
 * Three cards, three cells: the table does not show which fit, but explains why another does not. Turns end
 * automatically.
 */
export const riverDrill: Lesson<SheepSay> = {
  id: 'rivers',
  game: 'sheep-and-thief',
  record: `[Game "sheep-and-thief"]
[Rules "1"]
[Edition "2017"]
[Players "2"]
[Deck "${DECK}"]
[Seats "guest; bot:herder"]
[Deal "${DECK}"]

1. 1:keep(river:S)+(river:NW)  2. ${TWO_MEADOWS}  3. 1:${TWO_MEADOWS}  4. ${TWO_MEADOWS}
5. place(river:S)@1,2  6. place(meadow)@1,2
`,
  steps: [
    { kind: 'tell', say: 'riverMeet' },
    {
      kind: 'play',
      move: 'place(river:NW)@2,2',
      says: { back: 'riverApart', card: 'riverCard', cell: 'riverOnly' },
      asks: { press: 'cell', wrong: 'riverWrong' },
    },
    { kind: 'tell', say: 'riverTwo', at: CHIP },
    { kind: 'watch', move: 'place(meadow)@1,3' },
    {
      kind: 'play',
      move: 'place(river:ES)@2,1',
      says: { back: 'riverApart', card: 'riverCard', cell: 'riverLonger' },
      asks: { press: 'cell', wrong: 'riverWrong' },
    },
    { kind: 'tell', say: 'riverThree', at: CHIP },
    { kind: 'watch', move: 'place(meadow)@1,4' },
    {
      kind: 'play',
      move: 'place(river:NE)@3,1',
      says: { back: 'riverApart', card: 'riverCard', cell: 'riverLonger' },
      asks: { press: 'cell', wrong: 'riverWrong' },
    },
    { kind: 'tell', say: 'riverFour', at: CHIP },
  ],
};

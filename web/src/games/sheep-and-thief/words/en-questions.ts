import type { Questions } from '../../../words/en/rules.ts';

/** Questions people ask at the table, by the rule that answers them. */
export const questions = {
  'S-TABLE': [['Where does the fox start?', 'On the same space of every board: row 3, column 3 (our guess).']],
  'R-SEATS': [
    ['Who is the starting player?', 'By the book, the player who looks most like an adventurous sheep. Any way of choosing will do.'],
  ],
  'S-DECK': [['May I turn or rotate a card?', 'No. Landscape cards are never turned.']],
  'S-DRAFT': [
    [
      'How many cards do I get, and how many do I keep at a time?',
      'Five, and you keep one at a time. With two players six, and you keep two.',
    ],
    ['In which direction do we pass the cards?', 'To the left in rounds 1 and 3, to the right in round 2.'],
    ['What is different with two players?', 'You get six cards and keep two at a time; between rounds each discards one in secret.'],
  ],
  'S-PLACEMENT': [['How many rounds are there, and how many cards do I place?', 'Three rounds, with four cards placed in each.']],
  'S-ADJACENT': [
    ['Where may I place a card? Is diagonal allowed?', 'On a free space next to one of your own cards. Diagonal does not count.'],
  ],
  'R-RIVER': [
    ['May a river end at a road or a meadow?', 'No. A river must meet a river wherever two of your cards touch.'],
    ['May a road simply end?', 'Yes. Only rivers must continue; roads may end anywhere.'],
    ['May a river run off the board?', 'Yes. Off the board, into a town or toward a free space is fine.'],
  ],
  'R-YARD-DRY': [['May a river run into the farmyard?', 'No. The farmyard has no river.']],
  'S-FOX-BLOCKS': [['May I place a card on the space with the fox?', 'No. The fox blocks its space.']],
  'R-FACEDOWN': [['What if no card in my hand fits and I cannot place any: may I skip?', 'No. You place any one of them face down.']],
  'R-ANYORDER': [
    ['In what order do I use the animals on a card?', 'In any order you like: sheep first, fox first, or back and forth.'],
    ['Do I have to use a dog?', 'No. Dogs are optional; sheep and foxes are not.'],
  ],
  'S-SHEEP': [['What if there are no white sheep left in the supply?', 'You get none.']],
  'S-DOG': [
    ['May a dog drive sheep onto the card with the fox?', 'No. It may only drive them off that card.'],
    ['May two dogs move the same sheep, and only some of a herd?', 'Yes to both: you choose which sheep go, and they may be driven again.'],
  ],
  'S-FOX': [
    [
      'What does the fox do?',
      'It moves one space on every board and steals the other players’ sheep from each card it enters, unless there is a barn.',
    ],
    ['The fox enters my own card with sheep: where do they go?', 'Back to the supply. Only the sheep of other players go to your paddock.'],
    [
      'Two foxes: must I move both, may the fox go back, may it leave the board?',
      'Each fox image is one step and must be taken. The fox may go back where it came from, but never off the board.',
    ],
    ['Does the fox move on everybody’s board?', 'Yes. It always stands on the same space of every board.'],
  ],
  'A-BARN': [['Does a barn protect my sheep from the fox?', 'Yes. The fox takes no sheep from a card with a barn.']],
  'S-ROUND-END': [['Who starts the next round?', 'The next player clockwise.']],
  'R-KEPT': [
    [
      'What happens to the last card left in my hand?',
      'It joins your next hand. After the third round it goes back to the box and scores nothing.',
    ],
  ],
  'S-SCORE': [
    [
      'What do I score gold for?',
      'White sheep on your board and in your paddock, towns and rivers; missions and the black sheep if you use them.',
    ],
    ['How many points is a sheep worth?', 'One gold for each white sheep on your board and in your paddock.'],
  ],
  'A-RIVERS': [
    ['How much gold is a river worth?', '1, 3, 5, 8, 11, 15 for one to six cards, then 5 more for each further card.'],
    ['Does a river of a single card count?', 'Yes, it pays 1 gold.'],
  ],
  'S-TOWNS': [
    ['Which town pays 10 gold?', 'Sheepville, bottom right. Baabourne and Woolington pay 5 each.'],
    ['When is a town connected?', 'When an unbroken road runs from your farmyard to the town.'],
  ],
  'R-BRIDGE': [['Are a road and a river that cross on one card connected?', 'No. They cross on a bridge, and each continues by itself.']],
  'A-END': [['When does the game end, and who wins?', 'After the third round. The player with the most gold wins.']],
  'S-TIES': [
    ['Two players have the same gold: who wins?', 'The one with more white sheep on their own board; if still tied, they share the win.'],
  ],
  'S-MISSIONS': [['When do I show my mission?', 'At the end of the game. Until then it is secret.']],
  'R-MISSION-TIE': [['Two players tie for a mission: who gets the gold?', 'Both get the smaller amount. Anyone behind them gets nothing.']],
  'A-MISSIONS': [
    [
      'Which missions are there?',
      'Nine: longest river, longest road, most barns, foxes, dogs or sheep cards, sheep in two areas, and the fox at a town.',
    ],
  ],
  'S-BLACK': [
    ['What happens when the fox meets the black sheep?', 'It goes home to the farmyard, unless a barn protects it. It is never stolen.'],
  ],
  'A-BLACK': [['How many points is the black sheep worth?', 'What its space pays, from 0 at the top left to 15 at the bottom right.']],
  'R-BLACK-BARN': [['Is the black sheep safe in a barn?', 'Yes. A barn protects it like a white one.']],
  'R-BLACK-TIE': [['Does the black sheep break a tie?', 'No. Only white sheep on the board do.']],
  'S-SECRETS': [
    ['May I look at other players’ cards?', 'No. Cards, choices and missions are secret; boards, sheep and paddocks are open.'],
  ],
  'R-LASTCARD': [['What happens to the very last card of the draft?', 'It is passed on and kept without a choice.']],
  'R-BLACK-ONCE': [['Does the black sheep also count as an ordinary sheep for gold?', 'No. It pays for its space only.']],
  'R-BLACK-COUNTS': [['Does the black sheep count for missions?', 'Yes, for the missions about the bottom rows and the right columns.']],
} satisfies Questions;

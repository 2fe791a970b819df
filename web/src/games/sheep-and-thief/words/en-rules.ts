import { help, type RulesWords, type RuleText } from '../../../words/en/rules.ts';
import { lookup } from './en-lookup.ts';

/** The rules the help tells, in the order of a game. English says which there are: all of RULES.md that a player meets. */
const rules = {
  'S-TABLE': {
    title: 'The table',
    text: 'Everybody has a board of 4 × 4 cells with a farmyard at the top left, a fox, and a paddock for stolen sheep. The fox stands on the same cell of every board, at first in row 3, column 3 (our reading). One white sheep waits on each farmyard.',
  },
  'R-SEATS': {
    title: 'Who sits where',
    text: 'Chance finds the starting player. “Mix the seats” lets chance decide who sits where: seat 1 starts. You may also choose the seats yourselves.',
  },
  'S-DECK': {
    title: 'Landscape cards',
    text: 'Cards are never turned. A road or a river may leave through the middle of each edge. Cards show sheep, dogs, foxes, and sometimes a barn. No text lists them: this deck is our reconstruction.',
  },
  'S-DRAFT': {
    title: 'Card phase',
    text: 'You get five cards (with two players six). All at once keep one (with two players two) and pass the rest: to the left in rounds 1 and 3, to the right in round 2. Go on until every card is kept.',
  },
  'R-LASTCARD': { title: 'The last cards', text: 'What is left at the end of the draft is passed on and kept without a choice.' },
  'S-PLACEMENT': {
    title: 'Placement phase',
    text: 'Clockwise from the starting player everybody places one card at a time, four in a round. There are three rounds.',
  },
  'S-ADJACENT': {
    title: 'Beside a card',
    text: 'A card goes on a free cell right beside one of your own, not diagonally. The farmyard and face-down cards count.',
  },
  'R-RIVER': {
    title: 'Rivers must meet',
    text: 'Where two of your cards touch, either both edges carry a river or neither does. Every edge counts by itself. Towards free cells, off the board and into towns a river may run freely; never into the farmyard. Roads need not go on.',
  },
  'R-YARD-DRY': {
    title: 'No river at the farmyard',
    text: 'The farmyard has no river (our reading; no text says so). Beside it your card must show none on that side.',
  },
  'S-FOX-BLOCKS': { title: 'The fox blocks', text: 'No card goes on the cell where the fox stands.' },
  'R-FACEDOWN': {
    title: 'Face down',
    text: 'Only if no card of your hand fits anywhere you lay one face down. Then the river rule does not count, the other two do. It counts as an empty meadow.',
  },
  'R-ANYORDER': {
    title: 'Images in any order',
    text: 'Every image on the placed card is one action. Take them in any order, even mixed. All sheep and foxes must be taken; dogs may rest.',
  },
  'S-SHEEP': {
    title: 'Sheep',
    text: 'For each sheep image one white sheep comes from the supply onto the placed card. An empty supply gives nothing.',
  },
  'S-DOG': {
    title: 'Dogs',
    text: 'A dog drives one or more sheep from one of your cards to a card right beside it, never onto the fox’s. The same sheep may be driven again. Sheep may leave the fox’s card.',
  },
  'S-FOX': {
    title: 'The fox',
    text: 'For each fox image you send the fox one step any way you like, on every board at once. From each card it enters, the others’ white sheep go to your paddock and your own go back to the supply, unless the card has a barn. Only entering steals. The farmyard has a barn.',
  },
  'S-ROUND-END': {
    title: 'End of a round',
    text: 'With two players each secretly puts one of the two cards left out of the game. Then everybody is dealt four cards (two players: five) and the next seat becomes starting player.',
  },
  'R-OUT-SECRET': { title: 'Put out in secret', text: 'With two players nobody learns which card the other has put out of the game.' },
  'R-KEPT': {
    title: 'The card left over',
    text: 'The card you did not place joins your next hand and may be passed on. After the third round it goes back to the box.',
  },
  'S-SCORE': {
    title: 'Gold',
    text: 'The game ends after three rounds: most gold wins. One gold for every white sheep on your board and in your paddock. Towns. Each river by its number of cards: 1, 3, 5, 8, 11, 15, then 5 more for each. Missions and the black sheep, where played.',
  },
  'S-TOWNS': {
    title: 'Towns',
    text: 'Baabourne, top right, and Woolington, bottom left, pay 5; Sheepville, bottom right, pays 10. A town pays if an unbroken road leads there from the farmyard and leaves the corner cell by one of its outer edges. Which edges count is our reading.',
  },
  'R-BRIDGE': { title: 'Bridges', text: 'A road and a river on one card cross on a bridge: both go on, they do not join.' },
  'S-2014': { title: 'Rivers in 2014', text: 'The edition of 2014 pays two gold for each river card that is joined to another instead.' },
  'H-COPY': {
    title: 'Values of your own copy',
    text: 'Whoever owns the printed game may correct what no text fixes: what each landscape card shows, the fox’s first cell, the edges by which a road arrives in a town, and the farmyard’s roads. It stays the same card. Everybody at the table sees what differs.',
  },
  'S-TIES': { title: 'Ties', text: 'On equal gold, more white sheep on the own board win; otherwise the win is shared.' },
  'S-MISSIONS': {
    title: 'Missions',
    text: 'One secret mission each, shown at the end. First alone pays the large value, a shared first the small one.',
  },
  'R-MISSION-TIE': {
    title: 'Tied missions',
    text: 'A shared first pays the small value, even with nothing counted. Behind anybody pays nothing.',
  },
  'S-BLACK': {
    title: 'The black sheep',
    text: 'It starts on the farmyard instead of the white one. Dogs drive it like any other. A fox that enters its card sends it home unless a barn is there; it is never stolen. At the end its cell pays 0 to 15 gold, more towards the bottom right.',
  },
  'R-BLACK-BARN': {
    title: 'The black sheep in a barn',
    text: 'A barn protects the black sheep as it does the white ones: it stays where it is.',
  },
  'R-BLACK-ONCE': {
    title: 'Gold for its cell alone',
    text: 'The black sheep pays by its cell. It does not bring one more gold as a sheep.',
  },
  'R-BLACK-TIE': {
    title: 'The black sheep and ties',
    text: 'The gold of the black sheep breaks no tie: only white sheep on the board do.',
  },
  'R-BLACK-COUNTS': {
    title: 'The black sheep in missions',
    text: 'For the missions of the bottom rows and the right columns the black sheep counts as a sheep.',
  },
  'S-SECRETS': {
    title: 'Secrets',
    text: 'Your cards, your choices and your mission are yours alone. Boards, sheep, paddocks and the number of cards are everybody’s.',
  },
} satisfies Record<string, RuleText>;

export const words = {
  ...help,
  title: 'Rules of Sheep & Thief',
  rules: { ...rules, ...lookup },
};

export type SheepRuleId = keyof typeof words.rules;
export type SheepRules = RulesWords<SheepRuleId>;

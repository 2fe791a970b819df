import { help, type RulesWords, type RuleText } from '../../../words/en/rules.ts';
import { lookup } from './en-lookup.ts';
import { questions } from './en-questions.ts';
import { reasons } from './en-reasons.ts';
import { phrasings } from './phrasings/en.ts';

/** Rules of the help in the order of a game. English determines the set: all rules of RULES.md that a player meets. */
const rules = {
  'S-TABLE': {
    title: 'Setup',
    text: 'Each player has a board of 4 × 4 spaces with a farmyard in the top left corner, a fox, and a paddock for stolen sheep. The fox always stands on the same space of every board. It starts in row 3, column 3 (our guess). One white sheep waits on each farmyard.',
  },
  'R-SEATS': {
    title: 'Who sits where',
    text: 'In the rulebook, the player who looks most like an adventurous sheep starts. Here, “Random seats” decides who sits where, and seat 1 starts. You can also choose the seats yourselves.',
  },
  'S-DECK': {
    title: 'Landscape cards',
    text: 'Cards are never turned. A road or a river may leave a card through the middle of each edge. Cards show sheep, dogs, foxes, and sometimes a barn. No rulebook lists them: this deck is our reconstruction.',
  },
  'S-DRAFT': {
    title: 'Card phase',
    text: 'You get five cards (six with two players). Everyone keeps one card (two with two players) at the same time and passes the rest: to the left in rounds 1 and 3, to the right in round 2. Continue until every card is kept. You may look at the cards you have kept.',
  },
  'R-LASTCARD': { title: 'The last cards', text: 'The cards left at the end of the draft are passed on and kept without a choice.' },
  'S-PLACEMENT': {
    title: 'Placement phase',
    text: 'Clockwise from the starting player, everyone places one card at a time, four in each round. You may play your cards in any order. There are three rounds.',
  },
  'S-ADJACENT': {
    title: 'Next to a card',
    text: 'Place a card on a free space next to one of your own cards, not diagonally. The farmyard and face-down cards count.',
  },
  'R-RIVER': {
    title: 'Rivers must continue',
    text: 'Where two of your cards touch, either both edges carry a river or neither does. Each edge counts separately. A river may lead to a free space, off the board or into a town, but never into the farmyard. Roads may end anywhere.',
  },
  'R-YARD-DRY': {
    title: 'No river at the farmyard',
    text: 'The farmyard has no river (our ruling: no rulebook says so). A card next to it must not have a river on that side.',
  },
  'S-FOX-BLOCKS': { title: 'The fox blocks', text: 'You cannot place a card on the space where the fox stands.' },
  'R-FACEDOWN': {
    title: 'Face down',
    text: 'You place a card face down only if no card in your hand fits anywhere. It may be any card from your hand. Ignore the river rule for it, but not the other two. It counts as an empty meadow, and you may drive sheep onto it.',
  },
  'R-ANYORDER': {
    title: 'Images in any order',
    text: 'Each image on the placed card is one action. Take them in any order, even mixed. You must use all sheep and foxes; dogs are optional.',
  },
  'S-SHEEP': {
    title: 'Sheep',
    text: 'For each sheep image, put one white sheep from the supply onto the placed card. If the supply is empty, you get none.',
  },
  'S-DOG': {
    title: 'Dogs',
    text: 'A dog (Gustav or his son) drives one or more sheep from one of your cards to a card next to it, but never onto the fox’s card. Rivers, roads and woods do not stop them. The same sheep may be driven again. Sheep may leave the fox’s card.',
  },
  'S-FOX': {
    title: 'The fox',
    text: 'For each fox image, you move the fox (Fritz) one space in any direction, on every board at once. Each image is one step and must be taken. The fox may enter free spaces and go back where it came from, but never leaves the board. From each card it enters, the other players’ white sheep go to your paddock and your own go back to the supply, unless the card has a barn. The fox steals only when it enters a card. The farmyard has a barn (no rulebook says so; reviews do).',
  },
  'S-ROUND-END': {
    title: 'End of a round',
    text: 'With two players, each secretly discards one of their two remaining cards. Then everyone is dealt four cards (five with two players), and the next player clockwise becomes the starting player.',
  },
  'R-OUT-SECRET': { title: 'Discarded in secret', text: 'With two players, nobody learns which card the other one discarded.' },
  'R-KEPT': {
    title: 'The leftover card',
    text: 'The card you did not place joins your next hand, and you may pass it on. After the third round it returns to the box.',
  },
  'S-SCORE': {
    title: 'Gold',
    text: 'The game ends after three rounds. The player with the most gold wins. You get one gold for every white sheep on your board and in your paddock, gold for towns, and gold for each river by its number of cards: 1, 3, 5, 8, 11, 15, then 5 more for each card. Missions and the black sheep count if you play with them.',
  },
  'S-TOWNS': {
    title: 'Towns',
    text: 'Baabourne, top right, and Woolington, bottom left, pay 5; Sheepville, bottom right, pays 10. A town pays if an unbroken road leads there from the farmyard and leaves the corner space through one of its outer edges. Which edges count is our guess.',
  },
  'R-BRIDGE': { title: 'Bridges', text: 'A road and a river on one card cross on a bridge. Both continue, but they do not join.' },
  'S-2014': {
    title: 'Rivers in 2014',
    text: 'In the 2014 edition, rivers instead pay two gold for each river card joined to another. We know this from reviews; we have no rulebook of that edition.',
  },
  'H-COPY': {
    title: 'Values of your own copy',
    text: 'If you own the printed game, you may correct what no rulebook gives: what each landscape card shows and how many there are, the fox’s starting space, the edges a road must reach to enter a town, the roads, barn and river of the farmyard, the number of white sheep, and the gold for rivers in 2014. Everyone at the table sees what differs.',
  },
  'S-TIES': {
    title: 'Ties',
    text: 'If players tie for the most gold, the one with more white sheep on their own board wins; otherwise the win is shared.',
  },
  'S-MISSIONS': {
    title: 'Missions',
    text: 'Everyone gets one secret mission and reveals it at the end. If you alone are first, it pays the larger amount; if you tie for first, the smaller.',
  },
  'R-MISSION-TIE': {
    title: 'Tied missions',
    text: 'A tie for first pays the smaller amount, even at zero. If anyone beats you, you get nothing.',
  },
  'S-BLACK': {
    title: 'The black sheep',
    text: 'It starts on the farmyard instead of the white sheep. Dogs drive it like any other sheep. When the fox enters its card, it goes home, unless there is a barn. It is never stolen. At the end, its space pays 0 to 15 gold, more toward the bottom right.',
  },
  'R-BLACK-BARN': {
    title: 'The black sheep in a barn',
    text: 'A barn protects the black sheep like the white ones: it stays where it is.',
  },
  'R-BLACK-ONCE': {
    title: 'Gold for its space only',
    text: 'The black sheep pays for its space. It does not pay one more gold as a sheep.',
  },
  'R-BLACK-TIE': {
    title: 'The black sheep and ties',
    text: 'The gold of the black sheep does not break ties. Only white sheep on the board do.',
  },
  'R-BLACK-COUNTS': {
    title: 'The black sheep in missions',
    text: 'For the missions about the bottom rows and the right columns, the black sheep counts as a sheep.',
  },
  'S-SECRETS': {
    title: 'Secrets',
    text: 'Only you see your cards, your choices and your mission. Boards, sheep, paddocks and the number of cards are open to everyone.',
  },
} satisfies Record<string, RuleText>;

export const words = {
  ...help,
  title: 'Rules of Sheep & Thief',
  rules: { ...rules, ...lookup },
  questions,
  phrasings,
  reasons,
};

export type SheepRuleId = keyof typeof words.rules;
export type SheepRules = RulesWords<SheepRuleId>;

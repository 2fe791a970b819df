import { help, type RulesWords, type RuleText } from '../../../words/en/rules.ts';
import { helpOfCards } from '../card-lookups.ts';
import { lookup } from './en-lookup.ts';
import { questions } from './en-questions.ts';
import { reasons } from './en-reasons.ts';
import { phrasings } from './phrasings/en.ts';

/**
 * Rules of the help in the order of a game. English determines the set: all of RULES.md except the rules of single
 * cards.
 */
const rules = {
  'W-TABLE': {
    title: 'Setup',
    text: 'Four players sit in a ring. You and the player across from you are a team: seats 1 and 3 are Blue, seats 2 and 4 are Yellow (Green and Orange in the 2015 draft). Seat 1 (Player 1) starts. You are shepherds in the French Alps. On your pasture board, your sheep stand inside the fence, lost sheep in the dark forest. There are 32 number cards, 16 black and 16 white, from 1 to 4. Each player holds four of them; the rest form the deck on the central board. All animals in the game start at seat 1.',
  },
  'R-SEATS': {
    title: 'Who sits where',
    text: 'The printed player cards are shuffled and dealt. They decide the teams and who starts. “Random seats” does the same: anyone may end up in any seat. Seat 1 starts. If you would rather balance beginners and experienced players, choose your seats yourselves, or use random seats that keep partners together. Teams stay the same throughout a series.',
  },
  'R-START': {
    title: 'Sheep at the start',
    text: 'With four players: three each. With three players: 2, 4, 3, 3. With two players: 2, 3, 3, 3. With two or more wolf cards, everyone starts with one more sheep (in the draft only with four players). Cards that can turn into hounds do not count as wolf cards here. You can also choose any number from 1 to 5.',
  },
  'W-TURN': {
    title: 'Your turn',
    text: 'Activation phase: the animals in front of you activate (not on the very first turn): sheep cards, then wolves, then hounds. A wolf chases one sheep into the dark forest; a hound brings one home. You never have fewer than 0 sheep or more than you started with. Then comes the end check. Play phase: you put one card face up in front of you, and every animal of its color moves. Draw phase: you draw a card, unless the deck is empty.',
  },
  'R-ORDER': {
    title: 'Which activates first',
    text: 'Sheep cards first, then wolves, then hounds. Wolf and hound at once: the wolf takes your last sheep, the hound brings it back, and you are not out. Every animal in front of you activates: two wolves take two sheep. You choose the order among animals of one kind. With the published cards the order never matters, so you are not asked; with custom cards you are asked when it does.',
  },
  'R-SKIPEND': { title: 'After a skipped turn', text: 'A turn that is skipped or passed still has its end-of-turn step.' },
  'R-NOMATCH': { title: 'A card that moves nothing', text: 'You may play a card even if it moves no animal.' },
  'W-MOVE': {
    title: 'Moving',
    text: 'Animals move clockwise, one player per step. The movement modifier on the card changes the number: +1 one more, -1 one fewer, ½ half, ↺½ (printed -1/2) half and counter-clockwise, ×3 three times. Halves are rounded down.',
  },
  'R-MOVESET': {
    title: 'Who moves',
    text: 'The colors showing when the card is played decide who moves: several wolves all move, and so do several hounds. They all move first and turn over afterward (in the 2015 draft, on the way).',
  },
  'R-ZERO': { title: 'Moving 0 is not moving', text: 'An animal that moves 0 has not moved: nothing stops it and nothing turns it over.' },
  'R-LAP': { title: 'Once around', text: 'Four steps lead past everyone and back to where the animal began.' },
  'R-WALK': {
    title: 'Step by step',
    text: 'Animals take steps one at a time. Meat, Bone and seat 1 matter on the way.',
  },
  'W-MEAT': {
    title: 'Meat and Bone',
    text: 'An expansion of seven number cards with a symbol. A moving wolf stops at the first player it reaches whose last card shows Meat; a hound stops at Bone. Neither affects sheep cards. For a metamorphic card, the side that is showing counts.',
  },
  'R-MEAT-OWN': { title: 'Your own symbol', text: 'A symbol does not affect animals moved by the player it lies in front of.' },
  'R-MEAT-START': {
    title: 'Where it starts',
    text: 'A symbol does not stop an animal from leaving. If the animal comes around to that player again, it stops there.',
  },
  'R-MEAT-DIR': { title: 'Both ways', text: 'Meat and Bone stop animals in both directions.' },
  'R-MEAT-LAST': {
    title: 'While it lies on top',
    text: 'A symbol counts while it is on the last card that player has played, even through a turn without a play.',
  },
  'W-CARDS': {
    title: 'Animal cards',
    text: 'An animal targets the player it stands in front of, unless it shows an arrow. Black cards move wolves (black), white cards move hounds (white), and all cards move sheep cards (pink). A mark shows the values that no rulebook gives: they are our best guess.',
  },
  'R-ONLY3': {
    title: 'Nothing but 3s',
    text: 'If you cannot play a 3 and hold nothing else, you show your hand to everyone and pass: you do not play or draw, and you keep your cards.',
  },
  'R-NOPASS': { title: 'No passing', text: 'If you hold a card that is allowed, you must play one.' },
  'R-META-ONCE': {
    title: 'Metamorphic cards turn over',
    text: 'A metamorphic card is a wolf on one side and a hound on the other. After all animals have moved, each metamorphic card that passed or stopped at seat 1 turns over once, however often it passed. (In the 2015 draft it turns on the way, as soon as it reaches seat 1.)',
  },
  'R-META-LEAVE': { title: 'Leaving seat 1', text: 'Starting from seat 1 does not count as passing it: the card does not turn over.' },
  'R-META-PAIR': {
    title: 'Two of one color',
    text: 'If two metamorphic cards of one color then stand in front of the same player, one of them turns over; the current player chooses which. If they differ only in number, the higher one turns over.',
  },
  'R-META-START': {
    title: 'Metamorphic cards at the start',
    text: 'In card order, metamorphic cards start on their front, back, front, back: of two, the lower number shows its wolf and the higher one its hound. This is our ruling; the rulebooks do not say.',
  },
  'R-META-MORE': {
    title: 'Three or four',
    text: 'You may play with three or four metamorphic cards. Wherever two or more stand together and all show one color, one turns over, clockwise from the current player, who chooses which. If they differ only in number, the highest one turns over.',
  },
  'R-META-DRAFT': {
    title: 'Metamorphic cards in the draft',
    text: 'In the 2015 draft, a card turns over each time it reaches seat 1 on its way.',
  },
  'R-ENDORDER': {
    title: 'The end of a turn',
    text: 'In this order: an empty hand starts the last lap; Grandpa Wolf moves; the Blanket Wolf moves; the Confused Hound turns over if it is not alone.',
  },
  'W-END': {
    title: 'The end of the game',
    text: 'If a player has an empty pasture at the end check, their team loses. Once a player runs out of cards, you play the last lap and count the sheep: the team with more sheep wins. Yellow wins ties (Orange in the draft; with two players there, seat 1’s team). The first team to win three games wins the series.',
  },
  'R-BOTH0': {
    title: 'Both teams empty',
    text: 'If both teams have an empty pasture, the first one clockwise loses, starting with the current player.',
  },
  'R-LASTLAP': {
    title: 'The last lap',
    text: 'Once a hand is empty at the end of a turn, play continues until seat 1’s next turn. Its animals activate, the end check follows, and then the sheep are counted. Cards left in hand are not played.',
  },
  'W-DUMMY': {
    title: 'Three and two players',
    text: 'Empty seats are dummies: seat 4 with three players, seats 3 and 4 with two. A dummy’s four cards lie face down. On its turn, the top card of the deck is turned up. Before it moves anything, the dummy’s partner may exchange it once for the dummy’s top card (Exchange Call). The card from the deck then goes face down under the dummy’s cards.',
  },
  'R-DUMMY-NODRAW': { title: 'Dummies do not draw', text: 'A dummy never draws a card.' },
  'R-EXCHANGE-DECK': {
    title: 'Dummy: empty deck',
    text: 'When the deck is empty, the dummy plays its own top card, and there is nothing to exchange.',
  },
  'R-DUMMY-3': {
    title: 'A dummy’s forbidden 3',
    text: 'If a turned-up 3 is forbidden, you may exchange it. If the card is still a 3, it is set aside and moves nothing; this counts as a turn without a play.',
  },
  'W-DRAFT': {
    title: 'The 2015 draft',
    text: 'An older edition: Tornado cards instead of sheep cards, no Meat and Bone, no Extra or Designer’s cards, no targets across, and some other values. The draft names only eleven of its sixteen cards; the other five are our guess. The teams are Green and Orange. Orange wins ties; with two players, seat 1’s team does. With three and two players, two wolf cards do not add sheep.',
  },
  'W-SECRET': {
    title: 'Secrets',
    text: 'Your hand is secret, even from your partner. Nobody sees the decks. Everything else is open. Once shown, cards stay known until they are played.',
  },
  'H-CUSTOM': {
    title: 'Custom cards',
    text: 'A game may have home-made animal cards and another number deck: values 1 to 9, at most 30 different cards, 16 to 120 in all. A game has at most 24 animals. You make them in the workshop, and play with them at once, online too. Such games are not rated. Everyone sees the cards in the lobby, before sitting down.',
  },
  'H-COPY': {
    title: 'Values of your own copy',
    text: 'If you own the printed game, you may correct what no rulebook gives: the uncertain values of each animal, which side of a metamorphic card is the front and which it shows at the start, whether one of the draft’s unnamed cards exists, and how many number cards there are of each value (16 black and 16 white; in the draft 32 in all). Everyone at the table sees what differs.',
  },
  'H-STILL': {
    title: 'A lap without a card',
    text: 'If nobody plays a card for a whole lap, the last lap starts. This cannot happen with the published cards.',
  },
} satisfies Record<string, RuleText>;

export const words = {
  ...help,
  title: 'Rules of Wolf & Hound',
  rules: { ...rules, ...lookup },
  questions,
  phrasings,
  reasons,
  ofCards: helpOfCards('en'),
};

export type WolfRuleId = keyof typeof words.rules;

/** `ofCards`: texts of the rules of single cards, from their files. */
export interface WolfRules extends RulesWords<WolfRuleId> {
  readonly ofCards: Readonly<Record<string, RuleText>>;
}

import { help, type RulesWords, type RuleText } from '../../../words/en/rules.ts';
import { helpOfCards } from '../card-lookups.ts';
import { lookup } from './en-lookup.ts';

/** The rules the help tells, in the order of a game. English says which there are: all of RULES.md but those that are one card's own. */
const rules = {
  'W-TABLE': {
    title: 'The table',
    text: 'Four seats in a ring; you and whoever sits across are a team: seats 1 and 3 are Blue, 2 and 4 Yellow (Green and Orange in the 2015 draft). Seat 1 (Player 1) starts. Everybody has a pasture board: sheep stand inside its fence, lost ones in the dark forest. There are 32 number cards, 16 black and 16 white, from 1 to 4. Everybody holds four of them; the rest is the deck on the central board. The animals of the game all start at seat 1.',
  },
  'R-SEATS': {
    title: 'Who sits where',
    text: 'The printed player cards are shuffled and dealt: they say who is with whom and who starts. “Mix the seats” does the same: everybody may come to any seat. Seat 1 starts. If you would rather choose your partner, so that beginners and old hands are balanced, choose the seats yourselves or mix them with partners together. In a series the teams stay.',
  },
  'R-START': {
    title: 'Sheep at the start',
    text: 'With four players three each; with three players 2, 4, 3, 3; with two players 2, 3, 3, 3. Two or more wolf cards bring one more to every seat (in the draft only with four players). Cards that can turn into hounds are no wolf cards here. You may also set any number from 1 to 5.',
  },
  'W-TURN': {
    title: 'Your turn',
    text: 'Activation phase: the animals at your gate activate (not on the very first turn): sheep cards, then wolves, then hounds. A wolf chases one sheep into the dark forest, a hound brings one home: never below 0, never above the number at the start. Then comes the end check. Play phase: you put one card face up before you, and every animal of its colour moves. Draw phase: you draw a card; if the deck is empty, you draw none.',
  },
  'R-ORDER': {
    title: 'Which activates first',
    text: 'Every animal at your gate activates: two wolves take two sheep. Those of one kind go in the order you like. With the published cards the order never matters, so nobody is asked; with cards of your own you are asked when it does.',
  },
  'R-SKIPEND': { title: 'After a skipped turn', text: 'A turn that is skipped or passed still has its end-of-turn step.' },
  'R-NOMATCH': { title: 'A card that moves nothing', text: 'You may play a card even if no animal follows it.' },
  'W-MOVE': {
    title: 'Moving',
    text: 'Animals walk clockwise, one seat a step. The movement modifier on the card changes the number: +1 one more, -1 one fewer, ½ half, ↺½ (printed -1/2) half and counter-clockwise, ×3 three times. Halves are rounded down.',
  },
  'R-MOVESET': {
    title: 'Who moves',
    text: 'The colours that show when the card is played decide who moves: several wolves all move, and so do several hounds. All of them move first; turning over comes afterwards (in the draft of 2015 on the way).',
  },
  'R-ZERO': { title: 'No step is no move', text: 'An animal that moves 0 has not moved: nothing stops it, nothing turns it over.' },
  'R-LAP': { title: 'Once around', text: 'Four steps lead past everybody and back to where they began.' },
  'R-WALK': {
    title: 'Step by step',
    text: 'Steps are taken one at a time. On the way it matters who has Meat or Bone, and where seat 1 is.',
  },
  'W-MEAT': {
    title: 'Meat and Bone',
    text: 'An expansion of seven number cards with a symbol. A wolf on its way stops at the first seat it enters whose last card shows Meat; a hound stops at Bone. Sheep cards mind neither. A metamorphic card goes by the side that shows.',
  },
  'R-MEAT-OWN': { title: 'Your own symbol', text: 'The symbol in front of whoever moves the animal does nothing to that move.' },
  'R-MEAT-START': {
    title: 'Where it starts',
    text: 'The seat an animal starts from does not hold it. If it comes round to that seat again, it enters it and stops.',
  },
  'R-MEAT-DIR': { title: 'Both ways', text: 'Meat and Bone stop animals in both directions.' },
  'R-MEAT-LAST': {
    title: 'While it lies on top',
    text: 'A symbol counts as long as it is on the last card that seat has played, also over a turn without a play.',
  },
  'W-CARDS': {
    title: 'Animal cards',
    text: 'The target of an animal is the seat it stands at unless it shows an arrow. Black cards move wolves (black), white cards hounds (white), all cards move sheep cards (pink). “Pinned” values are told by the rulebooks’ text; “reconstructed” ones are our best reading.',
  },
  'R-ONLY3': {
    title: 'Nothing but 3s',
    text: 'If no 3 may be played and you hold nothing else, you show your hand to all and pass: no play, no draw, the cards stay.',
  },
  'R-NOPASS': { title: 'No passing', text: 'Whoever holds a card that is allowed must play one.' },
  'R-META-ONCE': {
    title: 'Metamorphic cards turn over',
    text: 'A metamorphic card is a wolf on one side, a hound on the other. After everything has moved, each one that passed or stopped at seat 1 turns over once, however often it came by. (In the draft of 2015 it turns on its way, as soon as it reaches seat 1.)',
  },
  'R-META-LEAVE': { title: 'Leaving seat 1', text: 'Setting out from seat 1 is not passing it: the card does not turn over for that.' },
  'R-META-PAIR': {
    title: 'Two alike',
    text: 'If two metamorphic cards of one colour then share a gate, one of them turns over; whoever is in turn chooses. If they differ in nothing but their number, the higher one turns. At the start the lower number shows its wolf, the higher its hound.',
  },
  'R-META-MORE': {
    title: 'Three or four',
    text: 'Three or four metamorphic cards may play. At every gate where two or more of them stand and all show one colour, one turns over, clockwise from the seat in turn, which chooses. If they differ in nothing but their numbers, the highest one turns.',
  },
  'R-META-DRAFT': {
    title: 'Metamorphic cards in the draft',
    text: 'In the draft of 2015 a card turns over each time it reaches seat 1 on its way.',
  },
  'R-ENDORDER': {
    title: 'The end of a turn',
    text: 'In this order: an empty hand starts the last lap; Grandpa Wolf moves; the Blanket Wolf moves; the Confused Hound turns over if it is not alone.',
  },
  'W-END': {
    title: 'The end of the game',
    text: 'An empty pasture at the end check loses the game for its team. Once a player has no cards left in hand, the last lap is played and the sheep are counted: the team with more sheep wins. A tie is Yellow’s; in the draft Orange’s, and with two players there the team of seat 1 has it. A series goes to three wins.',
  },
  'R-BOTH0': {
    title: 'Empty on both sides',
    text: 'If both teams have an empty pasture, the first one clockwise loses, starting with the seat in turn.',
  },
  'R-LASTLAP': {
    title: 'The last lap',
    text: 'Once a hand is empty at the end of a turn, play goes on to seat 1’s next turn. Its animals activate, the end check follows, then the sheep are counted. Cards still in hands are not played.',
  },
  'W-DUMMY': {
    title: 'Three and two players',
    text: 'Empty seats are dummies: seat 4 with three players, seats 3 and 4 with two. A dummy’s four cards lie face down. On its turn the top card of the deck is turned up; its partner may exchange it once for the dummy’s top card before it moves anything (Exchange Call). The card from the deck then goes face down under the dummy’s cards.',
  },
  'R-DUMMY-NODRAW': { title: 'Dummies do not draw', text: 'A dummy never draws a card.' },
  'R-EXCHANGE-DECK': {
    title: 'Dummy: empty deck',
    text: 'When the deck is empty, the dummy plays the top of its own cards, and there is nothing to exchange.',
  },
  'R-DUMMY-3': {
    title: 'A dummy’s forbidden 3',
    text: 'A turned-up 3 that may not be played can be exchanged. If it is still a 3, it is set aside and moves nothing; the turn counts as one without a play.',
  },
  'W-DRAFT': {
    title: 'The draft of 2015',
    text: 'An older edition: Tornado cards instead of sheep cards, no Meat and Bone, no Extra or Designer’s cards, and some other values. The teams are Green and Orange. A tie is Orange’s; with two players it goes to the team of seat 1. With three and two players two wolf cards bring no more sheep.',
  },
  'W-SECRET': {
    title: 'Secrets',
    text: 'Your hand is yours alone; not even your partner sees it. Nobody sees the decks. All else is open. Cards once shown stay known until they are played.',
  },
  'H-CUSTOM': {
    title: 'Cards of your own',
    text: 'A file of cards may add animals and replace the number deck: values 1 to 9, at most 30 different cards, 16 to 120 in all. At most 24 animals are in one game. Only the program for the command line can load it. Here you see such cards when you open the record of a game that was played with them.',
  },
  'H-COPY': {
    title: 'Values of your own copy',
    text: 'Whoever owns the printed game may correct what no text fixes: modifier, target and effect of every animal with a value that is not certain, and how many number cards there are of each value, 16 black and 16 white in all. It stays the same card. Everybody at the table sees what differs.',
  },
  'H-STILL': {
    title: 'A lap without a card',
    text: 'A whole lap in which nobody plays a card starts the last lap. It cannot happen with the published cards.',
  },
} satisfies Record<string, RuleText>;

export const words = {
  ...help,
  title: 'Rules of Wolf & Hound',
  rules: { ...rules, ...lookup },
  ofCards: helpOfCards('en'),
};

export type WolfRuleId = keyof typeof words.rules;

/** `ofCards`: the rules of single cards, which are told in their files. */
export interface WolfRules extends RulesWords<WolfRuleId> {
  readonly ofCards: Readonly<Record<string, RuleText>>;
}

import type { Questions } from '../../../words/en/rules.ts';

/** Questions people ask at the table, by the rule that answers them. The nine of the rulebook's FAQ are among them. */
export const questions = {
  'W-TABLE': [
    ['How do we set up the game?', 'Deal four number cards each, give everyone their sheep, and put all animals in front of seat 1.'],
    ['Where do the animals start?', 'All of them start in front of seat 1.'],
  ],
  'R-SEATS': [['Who goes first?', 'Player 1: whoever is dealt that player card.']],
  'W-TURN': [
    ['What do I do on my turn?', 'The animals in front of you activate, you check for the end, you play a card, and you draw one.'],
    ['When does a wolf chase away a sheep?', 'At the start of your turn, if it stands in front of you. Only passing by does nothing.'],
    ['When do I draw a new card?', 'At the end of your turn, after playing a card, as long as the deck has any.'],
    ['Do the animals activate on the very first turn?', 'No. The first turn of the game has no activation.'],
  ],
  'R-ORDER': [
    ['Which animal activates first?', 'Sheep cards first, then wolves, then hounds.'],
    [
      'I have one sheep left, and a wolf and a hound are in front of me: am I out?',
      'No. The wolf takes your last sheep, the hound brings it back, and only then do you check for the end.',
    ],
    ['Two wolves are in front of me: do I lose two sheep?', 'Yes. All animals in front of you activate, and their effects add up.'],
  ],
  'A-LIMITS': [
    [
      'Can I have fewer than zero sheep?',
      'No. A wolf takes nothing once your pasture is empty; a hound can still bring a sheep home afterward.',
    ],
    ['Can a hound give me more sheep than I started with?', 'No. If none of your sheep is lost, the hound does nothing.'],
  ],
  'R-NOMATCH': [['May I play a card that moves nothing?', 'Yes, even if no animal of its color is on the table.']],
  'R-NOPASS': [
    ['Can I pass or skip my turn instead of playing a card?', 'No. If you have a card you are allowed to play, you must play one.'],
  ],
  'R-ONLY3': [['I have only 3s and may not play them: what now?', 'Show your hand and pass. You do not draw, and you keep your cards.']],
  'R-MOVESET': [['Does a number card move only one animal?', 'No. It moves every animal of its color.']],
  'W-MOVE': [
    ['Which way do the animals move?', 'Clockwise, one player per step, unless the card shows a minus half.'],
    ['What does the half sign on a card mean?', 'The animal moves half the number, rounded down.'],
  ],
  'R-ZERO': [['A 1 is halved: does the animal move?', 'No. Half of 1 is 0 steps, and an animal that moves 0 does not move.']],
  'R-LAP': [['Where does a 4 take an animal?', 'Once around the table, back to where it was.']],
  'W-CARDS': [['Which color moves which animal?', 'Black cards move wolves, white cards move hounds, and both move sheep cards.']],
  'A-ARROWS': [
    [
      'What does the arrow on an animal card mean?',
      'The animal acts on another player: left is the next one, right the previous one, across the partner.',
    ],
  ],
  'W-MEAT': [
    [
      'When does Meat or Bone stop an animal?',
      'When it enters the place of a player whose last card shows it: Meat stops wolves, Bone stops hounds.',
    ],
  ],
  'R-MEAT-OWN': [
    [
      'Does my own Meat or Bone take effect at once and stop the animal I move?',
      'No. Your own symbol never stops the animals that you move.',
    ],
  ],
  'R-MEAT-START': [
    ['The wolf already stands at the Meat: can it leave?', 'Yes. Meat stops an animal that arrives, not one that sets out.'],
  ],
  'R-MEAT-LAST': [['How long does a Meat or Bone symbol last?', 'Until that player plays another card on top of it.']],
  'A-SEVEN': [['Which cards do we swap for Meat & Bone?', 'The seven cards replace the same numbers without a symbol.']],
  'A-SHEEP-01': [
    [
      'A skip card and a wolf are in front of me: do I lose a sheep?',
      'No. The sheep card activates first and ends your turn at once, so the wolf does not activate.',
    ],
  ],
  'A-SHEEP-02': [['May I play a 3 with Sheep 02 in front of me?', 'No, neither a black 3 nor a white 3 this turn.']],
  'R-META-ONCE': [
    ['When does a metamorphic card flip over?', 'Once, at the end of the movement, if it passed or stopped at seat 1.'],
    ['A metamorphic card stops exactly at player 1: does it flip?', 'Yes. Stopping at seat 1 turns it over just like passing.'],
  ],
  'R-META-LEAVE': [
    ['A metamorphic card starts at player 1 and leaves: does it flip?', 'No. Starting from seat 1 does not count as passing it.'],
  ],
  'R-META-PAIR': [
    [
      'Two metamorphic cards of the same color stand together: what happens?',
      'One of them turns over. The current player chooses which, unless only their numbers differ.',
    ],
  ],
  'R-META-START': [
    ['Which side of a metamorphic card is up at the start?', 'Of two, the lower number shows the wolf and the higher one the hound.'],
  ],
  'R-GRANDPA': [
    [
      'When does Grandpa Wolf move, and by which card?',
      'At the end of every turn, counter-clockwise, by the number card played on the previous turn.',
    ],
  ],
  'R-CONFUSED': [['When does the Confused Hound turn around?', 'At the end of every turn, if any other animal stands with it.']],
  'R-BLANKET': [
    [
      'When does the Blanket Wolf run off on its own?',
      'While it shows its back, because no blanket is with it: one player counter-clockwise at the end of every turn.',
    ],
  ],
  'A-RED-DEVIL': [['How far does the Red Devil move?', 'Three times the number: 3, 6, 9 or 12 steps.']],
  'W-END': [
    ['How do I win?', 'Your team wins if an opponent has no sheep at the end check, or if you have more sheep when the cards run out.'],
    ['When does the game end?', 'When a player has no sheep at the end check, or after the last lap once someone has no cards.'],
    ['Both teams have the same number of sheep at the end: who wins?', 'Yellow, the team of seats 2 and 4.'],
    ['How many games are there in a series?', 'At most five: the first team to win three games wins the series.'],
    [
      'Am I out as soon as my last sheep is gone?',
      'Not at once. Your team loses if your pasture is still empty at the end check, after all animals have activated.',
    ],
  ],
  'R-BOTH0': [
    [
      'Several players have no sheep: which team loses?',
      'The team of the first empty pasture, counted clockwise from the current player, who counts first.',
    ],
  ],
  'R-LASTLAP': [
    [
      'One player has run out of cards: do the others still play theirs?',
      'Only until seat 1’s next turn. Cards left in hand after that are discarded.',
    ],
  ],
  'R-START': [
    ['Do two wolf cards change the number of starting sheep?', 'Yes. With two or more wolf cards, everyone starts with one more sheep.'],
  ],
  'A-SHEEP-START': [
    ['How many sheep does everyone start with?', 'Three each with four players; three players 2, 4, 3, 3; two players 2, 3, 3, 3.'],
  ],
  'A-NUMBERS': [['How many cards are there of each number?', '16 black and 16 white, in values 1 to 4; Black 3 is the most common.']],
  'W-DUMMY': [
    ['How do we play with only three or two players?', 'Dummies take the empty seats: seat 4 with three players, seats 3 and 4 with two.'],
    [
      'How does the dummy player take a turn?',
      'Turn up the top card of the deck for it. Its partner may exchange that card once, and then it moves the animals.',
    ],
    ['What is an Exchange Call?', 'A dummy’s partner swaps the turned-up card once for the top card of the dummy’s own four.'],
  ],
  'R-EXCHANGE-DECK': [['Is an Exchange Call possible when the deck is empty?', 'No. The dummy then plays its own top card.']],
  'A-THREE': [['With three players, who plays alone?', 'Seat 2, with the dummy across: ideally the most experienced player.']],
  'A-LEVELS': [
    ['Which animal cards are good for beginners?', 'Start with Hound 01 and Wolf 01; add other cards once everyone has played a game.'],
  ],
  'W-SECRET': [
    ['May I show my cards to my partner or talk about them?', 'No. Your hand is secret, even from your partner.'],
    ['May I look at cards that were already played?', 'Yes. Only hands and decks are hidden; everything else is open.'],
  ],
  'R-META-MORE': [
    ['May we play with three or four metamorphic cards?', 'Yes. Where two or more stand together and all show one color, one turns over.'],
  ],
  'R-MEAT-DIR': [['Does Meat also stop a wolf that moves backward?', 'Yes. Meat and Bone stop animals in both directions.']],
  'R-DUMMY-3': [
    ['A dummy turns up a 3 that is forbidden: what now?', 'You may exchange it. If it is still a 3, set it aside: it moves nothing.'],
  ],
  'R-ENDORDER': [['In what order do things happen at the end of a turn?', 'Empty hand, Grandpa Wolf, Blanket Wolf, Confused Hound.']],
} satisfies Questions;

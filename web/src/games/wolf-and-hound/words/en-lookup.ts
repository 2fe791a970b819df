import type { RuleText } from '../../../words/en/rules.ts';

/** Things to look up that are no rules of their own: single cards, numbers, advice. Lists that the engine knows are added where they are shown. */
export const lookup = {
  'A-SHEEP-01': {
    title: 'Sheep 01 (skip)',
    text: 'A sheep card (in the draft: Tornado 01). Activated, it skips the turn, which ends at once: wolves and hounds at that gate do not activate, nothing is checked, played or drawn. Both colours move it, half the number, counter-clockwise. On the very first turn it does nothing.',
  },
  'A-SHEEP-02': {
    title: 'Sheep 02 (no 3)',
    text: 'A sheep card (in the draft: Tornado 02). Activated, it forbids every 3, black or white, for this turn. Who holds only 3s shows the hand and passes. Both colours move it, half the number, counter-clockwise.',
  },
  'A-RED-DEVIL': {
    title: 'Red Devil (Designer’s 01)',
    text: 'A wolf that black cards move three times as far: 3, 6, 9 or 12 steps. A Black 4 leads it three times round the table and back to its place. To play it with Hound 01 is our suggestion; no book names a set for it.',
  },
  'A-LIMITS': {
    title: 'Never below 0, never above the start',
    text: 'A wolf takes no sheep where none is left, and a hound brings no sheep home if none is lost. Nobody ever has more sheep than at the start, nor fewer than 0.',
  },
  'A-NUMBERS': {
    title: 'The number cards',
    text: '32 cards, 16 black and 16 white. The number on a card moves the animals. The printed player aids list how many there are of each. The books tell that Black 3 is the most common one; the other counts are our reconstruction.',
  },
  'A-SEVEN': {
    title: 'The seven cards of Meat & Bone',
    text: 'These seven replace the same numbers without a symbol, so that there are still 32 cards.',
  },
  'A-SHEEP-START': {
    title: 'Starting sheep, seat by seat',
    text: 'Counted from seat 1 on. With two or more wolf cards everybody gets one more; in the draft only with four players. The blanket set always counts as two wolves.',
    lines: ['Four players: 3, 3, 3, 3', 'Three players: 2, 4, 3, 3', 'Two players: 2, 3, 3, 3'],
  },
  'A-THREE': {
    title: 'Advice for three players',
    text: 'Seat 2 plays alone with the dummy across. Let the most experienced player sit there. The game is best with four.',
  },
  'A-LEVELS': {
    title: 'Levels of the sets',
    text: 'Sheep, metamorphic, Extra and Designer’s cards are for experienced players. You may also add cards, take some away, or combine sets.',
    lines: [
      'First game: for everybody’s first game.',
      'Beginner: when all have played once.',
      'Experienced: when all know the rules well.',
      'Gamer: for those who love to plan.',
      'Designer’s cards: special cards; Red Devil with Hound 01 is our own suggestion.',
    ],
  },
  'A-ARROWS': {
    title: 'Targets and arrows',
    text: 'Some cards change the target: the arrow on an animal card is read by whoever it lies in front of. Left is the next player, right the one before, across the partner. Without an arrow (or with one that points down) it acts on that player.',
  },
  'A-TIPS': {
    title: 'Tips for the game',
    text: 'Finding out is the fun: read this only when you want to.',
    spoiler: true,
    lines: [
      'Count the number cards. Black 3 is the most common one: beware of a wolf that three steps would bring to you or your partner.',
      'Who did not play a card that would have hurt you probably does not hold it. Do not be too sure: it may have been drawn since.',
      'Keep what your partner needs: your cards move the animals before your partner’s turn.',
      'You may play a card that moves nothing, so that all animals stay where they are: useful if they stand well for you.',
      'Metamorphic cards change everything: count who will be a wolf when it arrives.',
    ],
  },
  'A-UNKNOWN': {
    title: 'What we do not know',
    text: 'No text we have fixes these values of the two games. They are our reconstruction, each with its reason. If you own a game, you can correct them for yours.',
  },
  'A-OTHERWISE': {
    title: 'If your rulebook says otherwise',
    text: 'The books have a few errors. We play it like this:',
    lines: [
      'All books on the end of the game (English chapter 4): the end check follows the last activation, too; only then are the sheep counted.',
      'English and German, example 8-2: three steps from seat 1 lead to seat 4, as the Japanese book says.',
      'English and German 8-3: metamorphic cards turn over when they stop at seat 1, too, as 8-1 says; in the German book also every time, not only “to the back”.',
      'German FAQ A1: that team loses.',
      'German, Confused Hound: it turns over every time, not always “to the back”.',
      'German, Blanket Wolf: company is one of the two blankets. In example 15-2 it is the Blanket Wolf that stays.',
      'German 7-3: phase 3 is called “Bewegung” there; it is the play phase.',
      'Japanese 11-1: with two players it is one against one.',
      'French draft 9-2: the lists of halves mean the numbers 1, 2, 3 and 4.',
      'French draft 12-2: player 1 is called “left of the dummy” although there are two dummies; it changes nothing.',
    ],
  },
} satisfies Record<string, RuleText>;

export type WolfLookup = Record<keyof typeof lookup, RuleText>;

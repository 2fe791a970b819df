import type { RuleText } from '../../../words/en/rules.ts';

/**
 * Help articles that are not rules: single cards, numbers, advice. Lists from the engine are filled in where they are
 * shown.
 */
export const lookup = {
  'A-SHEEP-01': {
    title: 'Sheep 01 (skip)',
    text: 'A sheep card (in the draft: Tornado 01). When it activates, the turn ends at once: wolves and hounds in front of that player do not activate, and nothing is checked, played or drawn. Both colors move it, half the number, counter-clockwise. It does nothing on the very first turn.',
  },
  'A-SHEEP-02': {
    title: 'Sheep 02 (no 3)',
    text: 'A sheep card (in the draft: Tornado 02). When it activates, it forbids every 3, black or white, for this turn. A player with only 3s shows their hand and passes. Both colors move it, half the number, counter-clockwise.',
  },
  'A-RED-DEVIL': {
    title: 'Red Devil (Designer’s 01)',
    text: 'A wolf that black cards move three times as far: 3, 6, 9 or 12 steps. A Black 4 takes it three times around the table and back to its place. Playing it with Hound 01 is our suggestion; no rulebook names a set for it.',
  },
  'A-LIMITS': {
    title: 'Never below 0, never above the start',
    text: 'A wolf takes no sheep if there are none left, and a hound brings none home if none are lost. Nobody ever has more sheep than at the start or fewer than 0.',
  },
  'A-NUMBERS': {
    title: 'The number cards',
    text: '32 cards, 16 black and 16 white. The number on a card moves the animals. Each printed card and the player aids show how many copies there are. The 2016 rulebooks say only that Black 3 is the most common; the other counts are our reconstruction. The 2015 draft says only that there are 32 cards of 8 kinds.',
  },
  'A-SEVEN': {
    title: 'The seven cards of Meat & Bone',
    text: 'These seven cards replace the same numbers without a symbol, so there are still 32 cards.',
  },
  'A-SHEEP-START': {
    title: 'Starting sheep, seat by seat',
    text: 'Counted from seat 1. With two or more wolf cards, everyone gets one more; in the draft only with four players. The blanket set always counts as two wolves.',
    lines: ['Four players: 3, 3, 3, 3', 'Three players: 2, 4, 3, 3', 'Two players: 2, 3, 3, 3'],
  },
  'A-THREE': {
    title: 'Advice for three players',
    text: 'Seat 2 plays alone with the dummy across. Ideally the most experienced player sits there. The game is best with four.',
  },
  'A-LEVELS': {
    title: 'Levels of the sets',
    text: 'Sheep, metamorphic, Extra and Designer’s cards are for experienced players. You may also add cards, remove some, or combine sets.',
    lines: [
      'First game: for everyone’s first game.',
      'Beginner: once everyone has played a game.',
      'Experienced: once everyone knows the rules well.',
      'Gamer: for players who love to plan.',
      'Designer’s cards: special cards; Red Devil with Hound 01 is our own suggestion.',
    ],
  },
  'A-ARROWS': {
    title: 'Targets and arrows',
    text: 'Some cards change the target. Read the arrow on an animal card from the point of view of the player it lies in front of. Left is the next player, right the previous one, across the partner. Without an arrow (or with one pointing down), the animal acts on that player.',
  },
  'A-TIPS': {
    title: 'Tips for the game',
    text: 'Finding out for yourself is the fun: read this only if you want to.',
    spoiler: true,
    lines: [
      'Count the number cards. Black 3 is the most common: watch out for a wolf three steps away from you or your partner.',
      'Help your partner: that is the heart of the game.',
      'If a player did not play a card that would have hurt you, they probably do not hold it. Do not be too sure: they may have drawn it since.',
      'In the last turns, work out the other hands from your own and the cards already played.',
      'Metamorphic cards change everything: work out which side will be showing when they arrive.',
      'New players: keep the same partners for a few games.',
      'Our own tip: keep what your partner needs. Your cards move the animals before your partner’s turn.',
      'Our own tip: you may play a card that moves nothing. It is useful when the animals stand well for you.',
    ],
  },
  'A-UNKNOWN': {
    title: 'What we do not know',
    text: 'None of the rulebooks we have gives these values of the two games. Each one is our reconstruction or comes from reviews, with its reason. If you own a game, you can correct most of them for your copy.',
  },
  'A-OTHERWISE': {
    title: 'If your rulebook says otherwise',
    text: 'The rulebooks contain a few errors. We play it like this (your publisher may list errata, too):',
    lines: [
      'All rulebooks, end of the game (English chapter 4): the end check follows the last activation, too. Only then are the sheep counted.',
      'English and German, example 8-2: three steps from seat 1 lead to seat 4, as the Japanese rulebook says.',
      'English and German 8-3: metamorphic cards also turn over when they stop at seat 1 (see 8-1), and every time, not only “to the back” as in German.',
      'German FAQ A1: that team loses.',
      'German, Confused Hound: it turns over every time, not always “to the back”.',
      'German, Blanket Wolf: company means one of the two blankets. In example 15-2, it is the Blanket Wolf that stays.',
      'German 7-3: phase 3 is called “Bewegung”; it is the play phase.',
      'Japanese 11-1: with two players, it is one against one.',
      'Japanese 12 (note): Meat and Bone last until that player’s next card, not their next turn.',
      'French draft 5: not five rounds, but best of five: the first team to win three games.',
      'French draft 9-2: the lists of halves mean the numbers 1, 2, 3 and 4.',
      'French draft 12-2: player 1 is called “left of the dummy” although there are two dummies. This changes nothing.',
    ],
  },
} satisfies Record<string, RuleText>;

export type WolfLookup = Record<keyof typeof lookup, RuleText>;

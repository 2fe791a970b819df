import type { RuleText } from '../../../words/en/rules.ts';

/** Help articles that are not rules. Lists from the engine are filled in where they are shown. */
export const lookup = {
  'A-END': {
    title: 'The end of the game',
    text: 'The game ends after the third round. Every board then holds 13 cards, including the farmyard; cards left in hand return to the box. The player with the most gold wins. On a tie, the player with more white sheep on their own board wins.',
  },
  'A-MISSIONS': {
    title: 'The nine missions and their gold',
    text: 'The first number is for being first alone, the second for a tie for first place. For “Sheep cards”, the farmyard counts, too; every player has one.',
  },
  'A-BLACK': {
    title: 'Gold of the black sheep, space by space',
    text: 'Rows from the top; the farmyard is top left, Sheepville bottom right. The black sheep is not also worth one gold as a sheep, and its gold does not break ties. For missions about rows and columns, it counts as a sheep.',
  },
  'A-RIVERS': {
    title: 'Gold for rivers',
    text: 'Each river pays gold by its number of cards, even a single one:',
  },
  'A-BARN': {
    title: 'Barns',
    text: 'Sheep on a card with a barn (S.H.E.E.P.) are safe: a fox that enters takes no white sheep and does not send the black one home. The farmyard has a barn too (no rulebook says so; reviews do). Dogs may drive sheep in and out.',
  },
  'A-UNKNOWN': {
    title: 'What we do not know',
    text: 'None of the rulebooks we have gives these values of the two games. Each one is our reconstruction or comes from reviews, with its reason. If you own a game, you can correct most of them for your copy.',
  },
  'A-OTHERWISE': {
    title: 'If your rulebook says otherwise',
    text: 'The German and English rulebooks differ in a few places. We play it like this:',
    lines: [
      'Towns: the English rulebook swaps two names in one place. Baabourne is top right, Woolington bottom left, Sheepville bottom right.',
      'Black sheep and barns: the English rulebook mentions barns, the German one does not. A barn protects it.',
      'Rivers: the English rulebook speaks of the river, the German one of its ends. Every end must continue.',
      'Longest road: the English rulebook says road, the German one network. The largest joined network counts.',
      'Order of the images: the English rulebook names the kinds, the German one the animals. You may take all images in any order.',
    ],
  },
} satisfies Record<string, RuleText>;

export type SheepLookup = Record<keyof typeof lookup, RuleText>;

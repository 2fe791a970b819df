import type { RuleText } from '../../../words/en/rules.ts';

/** Things to look up that are no rules of their own. Lists that the engine knows are added where they are shown. */
export const lookup = {
  'A-END': {
    title: 'The end of the game',
    text: 'After the third round the game is over. Every board then holds 13 cards, the farmyard among them; cards left in hand go back to the box. Whoever has the most gold wins. On equal gold, more white sheep on the own board win.',
  },
  'A-MISSIONS': {
    title: 'The nine missions and their gold',
    text: 'The first number is for whoever is first alone, the second for a tie for first place.',
  },
  'A-BLACK': {
    title: 'Gold of the black sheep, cell by cell',
    text: 'Rows from the top; the farmyard is top left, Sheepville bottom right. The black sheep is not also worth one gold as a sheep, and its gold breaks no tie. For the missions of rows and columns it counts as a sheep.',
  },
  'A-RIVERS': {
    title: 'Gold of rivers',
    text: 'Each river pays by its number of cards, a single card too:',
  },
  'A-BARN': {
    title: 'Barns',
    text: 'Sheep on a card with a barn are safe: a fox that enters takes no white sheep and does not send the black one home. The farmyard has a barn too. Dogs may drive sheep in and out.',
  },
  'A-UNKNOWN': {
    title: 'What we do not know',
    text: 'No text we have fixes these values of the two games. They are our reconstruction, each with its reason. If you own a game, you can correct them for yours.',
  },
  'A-OTHERWISE': {
    title: 'If your rulebook says otherwise',
    text: 'The German and the English text differ in a few places. We play it like this:',
    lines: [
      'Towns, English: one place swaps two names. Baabourne is top right, Woolington bottom left, Sheepville bottom right.',
      'Black sheep and barn: the German text is silent, the English one names barns: a barn protects it.',
      'Rivers: the English text speaks of the river, the German of its ends. Every end must meet.',
      'Longest road: the English text says road, the German network: the largest joined network counts.',
      'Order of the pictures: the English text names the kinds, the German the animals: every picture may be taken in any order.',
    ],
  },
} satisfies Record<string, RuleText>;

export type SheepLookup = Record<keyof typeof lookup, RuleText>;

import { wolfPuzzles } from '@bellwether/bots/wolf-and-hound/puzzles';
import { anyAdapter } from '@bellwether/kernel';
import { wolfAndHoundReview } from '@bellwether/review/wolf-and-hound';
import { conformance, lawKit, pointsOf, randomConfig, type WolfAndHound, wolfAndHoundWithPositions } from '@bellwether/wolf-and-hound';
import type { LabGame } from '../lab-game.ts';
import { checkCards, listCards } from './cards.ts';
import { called, foresee, question, steps } from './choice.ts';
import { wolfAndHoundChoices } from './choices.ts';
import { wolfFairness } from './fairness.ts';
import { askSetup } from './menu.ts';
import { animalName, because, explainRefusal, tellEvent, WHY_ENDED } from './phrases.ts';
import { options, readSetup } from './setup.ts';
import { table } from './table.ts';

export const wolfAndHoundLab: LabGame<WolfAndHound> = {
  game: wolfAndHoundWithPositions,
  title: 'Wolf & Hound',
  adapter: anyAdapter(conformance),
  options,
  readSetup,
  askSetup,
  describe: (config) =>
    [
      `Wolf & Hound, ${config.edition} edition`,
      `${config.players} players`,
      config.animals.map((id) => animalName(id, config)).join(', '),
      ...(config.expansion ? ['Meat & Bone'] : []),
    ].join(' · '),
  table,
  question,
  steps,
  called,
  foresee,
  tell: tellEvent,
  tellAll: tellEvent,
  explain: explainRefusal,
  because,
  sumUp: ({ winner, reason }) => ({ winners: [`team ${winner}`], reason: WHY_ENDED[reason] }),
  points: pointsOf,
  review: wolfAndHoundReview,
  puzzles: wolfPuzzles,
  choices: wolfAndHoundChoices,
  benchmark: [
    { setup: 'first-game', players: 4 },
    { setup: 'every-set', players: 4 },
  ],
  laws: { kit: lawKit, randomConfig },
  fairness: wolfFairness,
  listCards,
  checkCards,
};

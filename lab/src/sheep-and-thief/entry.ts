import { sheepPuzzles } from '@bellwether/bots/sheep-and-thief/puzzles';
import { anyAdapter } from '@bellwether/kernel';
import { sheepAndThiefReview } from '@bellwether/review/sheep-and-thief';
import { conformance, lawKit, pointsOf, randomConfig, type SheepAndThief, sheepAndThiefWithPositions } from '@bellwether/sheep-and-thief';
import type { LabGame } from '../lab-game.ts';
import { checkCards, listCards } from './cards.ts';
import { foresee, question, steps } from './choice.ts';
import { sheepAndThiefChoices } from './choices.ts';
import { sheepFairness } from './fairness.ts';
import { askSetup } from './menu.ts';
import { because, explainRefusal, tellEvent } from './phrases.ts';
import { options, readSetup } from './setup.ts';
import { table } from './table.ts';

export const sheepAndThiefLab: LabGame<SheepAndThief> = {
  game: sheepAndThiefWithPositions,
  title: 'Sheep & Thief',
  adapter: anyAdapter(conformance),
  options,
  readSetup,
  askSetup,
  describe: (config) =>
    [
      `Sheep & Thief, ${config.edition} edition`,
      `${config.players} players`,
      ...(config.missions ? ['missions'] : []),
      ...(config.blackSheep ? ['black sheep'] : []),
    ].join(' · '),
  table,
  question,
  steps,
  called: (move) => sheepAndThiefWithPositions.write(move),
  foresee,
  tell: tellEvent,
  tellAll: tellEvent,
  explain: explainRefusal,
  because,
  sumUp: ({ winners }) => ({
    winners: winners.map((seat) => `seat ${seat}`),
    reason: winners.length > 1 ? 'several seats share the win' : 'one seat wins alone',
  }),
  points: pointsOf,
  review: sheepAndThiefReview,
  puzzles: sheepPuzzles,
  choices: sheepAndThiefChoices,
  benchmark: [
    { setup: 'plain', players: 2 },
    { setup: 'modules', players: 4 },
  ],
  laws: { kit: lawKit, randomConfig },
  fairness: sheepFairness,
  listCards,
  checkCards,
};

import { type Config, DECK, DOUBTS, deckWarnings, MISSION_GOLD, MISSIONS, TOWNS } from '@bellwether/sheep-and-thief';
import { columns } from '../columns.ts';
import { MISSION_NAMES } from './phrases.ts';
import { checked, readDeck } from './setup.ts';

const FIRST_GAME: Config = { edition: '2017', players: 4, missions: false, blackSheep: false };

/** The deck by number, the towns and the missions. */
export function listCards(): string {
  const towns = Object.entries(TOWNS).map(([name, { cell, gold, unsure }]) => [
    name,
    cell,
    `${gold} gold`,
    `edges ${DOUBTS[unsure.edges]}`,
  ]);
  const missions = MISSIONS.map((mission) => {
    const { sole, shared } = MISSION_GOLD[mission];
    return [mission, MISSION_NAMES[mission], `${sole} gold alone, ${shared} shared`, 'pinned'];
  });
  return [
    `Landscape cards (${DOUBTS[DECK.unsure.cards]}): ${DECK.cards.length}\n${columns(DECK.cards.map((card, i) => [`#${i + 1}`, card]))}`,
    `Towns\n${columns(towns)}`,
    `Missions\n${columns(missions)}`,
    'pinned: given by a rulebook. reviews: given only by reviews of the game. reconstructed: our best guess, because no text gives it.',
  ].join('\n\n');
}

/** A custom deck: a JSON list of cards in notation. */
export function checkCards(text: string, file: string): string {
  const deck = readDeck(text, file);
  const fits = ([4, 3, 2] as const).filter((players) => deck.length > 0 && checkedFor(deck, players));
  const warnings = fits.flatMap((players) =>
    deckWarnings({ ...FIRST_GAME, players, deck }).map(
      ({ facts }) => `\nWith ${players} players the supply may run out: up to ${facts.images} sheep images for ${facts.supply} sheep.`,
    ),
  );
  return `${file} is a valid deck of ${deck.length} cards, enough for ${fits.join(', ')} players.${warnings.join('')}\n\nTry it: npm run lab -- play --game sheep-and-thief --players ${fits[0]} --cards ${file}`;
}

/** Two players need the fewest cards, so an error with two is one for all numbers of players. */
function checkedFor(deck: readonly string[], players: Config['players']): boolean {
  if (players === 2) return checked({ ...FIRST_GAME, players, deck }) !== undefined;
  try {
    return checked({ ...FIRST_GAME, players, deck }) !== undefined;
  } catch {
    return false;
  }
}

import { pick, type Random, shuffle } from '@bellwether/kernel';
import { type Config, DECK, EDITIONS, PLAYERS } from '@bellwether/sheep-and-thief';

/** Cards no printed deck need have, to be mixed into it. */
const ODD_CARDS = ['meadow', 'road:N', 'river:NESW', 'sheep:3 dogs:2 foxes:2 barn', 'road:NS river:EW sheep:2 dogs:1 foxes:1'];

/** Any set-up the rules allow: both editions, all player counts, all modules, now and then a deck of the players' own. */
export function randomConfig(random: Random): Config {
  const chance = (one: number) => random.below(one) === 0;
  return {
    edition: pick(EDITIONS, random),
    players: pick(PLAYERS, random),
    missions: chance(2),
    blackSheep: chance(2),
    ...(chance(4) && { deck: shuffle([...DECK.cards, ...DECK.cards.slice(0, 20), ...ODD_CARDS], random) }),
  };
}

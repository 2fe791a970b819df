/** Times random games of a single set-up and sends the nanoseconds per game to the parent process. */
import { type Config, wolfAndHound } from '@bellwether/wolf-and-hound';
import { contest } from './measure.ts';
import { randomGames } from './random-games.ts';

const config = JSON.parse(process.argv[2] as string) as Config;
const { games } = await contest({ games: randomGames(wolfAndHound, config) }, { rounds: 5, milliseconds: 250 });
process.send?.(games, () => process.disconnect());
